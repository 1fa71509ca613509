import { describe, expect, it } from 'vitest'
import { missingFigures } from './missing-figures'

const LETTER = 'On March 5, 2026 they denied claim C-200. $1,500.00 is due. 42 CFR 438.402. Call 1-800-633-4227.'

describe('missingFigures', () => {
  it.each([
    ['the same', LETTER],
    ['French grouping', 'Le 5 mars 2026, C-200. 1 500,00 $. 42 CFR 438.402. 1-800-633-4227'],
    ['months in figures', '2026年3月5日 C-200 1,500 42 CFR 438.402 1-800-633-4227'],
    ['Arabic-Indic figures', '٥ مارس ٢٠٢٦ C-٢٠٠ ١٥٠٠ ٤٢ CFR ٤٣٨.٤٠٢ ١-٨٠٠-٦٣٣-٤٢٢٧'],
    ['Devanagari figures', '५ मार्च २०२६ C-२०० १,५०० ४२ CFR ४३८.४०२ १-८००-६३३-४२२७'],
  ])('finds none in %s', (_what, translated) => expect(missingFigures(LETTER, translated)).toEqual([]))

  it.each([
    ['a changed claim', LETTER.replace('C-200', 'C-201'), ['200']],
    ['a changed amount', LETTER.replace('1,500.00', '1,600.00'), ['1500']],
    ['a lost day', LETTER.replace('March 5', 'March'), ['5']],
    ['nothing', '', ['5', '2026', '200', '1500', '42', '438402', '1', '800', '633', '4227']],
  ])('tells %s', (_what, translated, missing) =>
    expect([...missingFigures(LETTER, translated)].sort()).toEqual([...missing].sort()),
  )

  it('counts a figure as often as it stands', () => {
    expect(missingFigures('May 5 and May 5', 'May 5 and May 6')).toEqual(['5'])
    expect(missingFigures('May 5 and May 5', '5 de mayo y 5 de mayo, 5')).toEqual([])
  })
})

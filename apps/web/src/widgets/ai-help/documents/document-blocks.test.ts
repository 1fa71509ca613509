import { describe, expect, it } from 'vitest'
import { documentBlocks, textRuns } from './document-blocks'

describe('documentBlocks', () => {
  it('keeps the lines of an address, and lists by their marks', () => {
    expect(documentBlocks('Appeal', 'Rosa Lane\n12 Elm St\n\nDear plan:\n\n☐ Pay stub\n☐ Photo ID\n')).toEqual([
      { kind: 'paragraph', lines: ['Rosa Lane', '12 Elm St'] },
      { kind: 'paragraph', lines: ['Dear plan:'] },
      {
        kind: 'list',
        items: [
          { mark: 'box', text: 'Pay stub' },
          { mark: 'box', text: 'Photo ID' },
        ],
      },
    ])
  })

  it('tells a heading from a sentence that leads into a list', () => {
    expect(documentBlocks('Guide', 'Guide\n\nWhat to do\n- Call\n\nEnclosed:\n- Bill').map(({ kind }) => kind)).toEqual(
      ['title', 'heading', 'list', 'paragraph', 'list'],
    )
  })

  it('reads text that follows a list, and other line ends', () => {
    expect(
      documentBlocks('x', 'DRAFT:\r\n- One\r\nThen delete these lines.\r\n\r\n\r\nEnd').map(({ kind }) => kind),
    ).toEqual(['paragraph', 'list', 'paragraph', 'paragraph'])
  })

  it('finds nothing in nothing, and takes markup as text', () => {
    expect(documentBlocks('x', ' \n\n ')).toEqual([])
    expect(documentBlocks('x', '<b>No</b> # not a heading')).toEqual([
      { kind: 'paragraph', lines: ['<b>No</b> # not a heading'] },
    ])
  })
})

describe('textRuns', () => {
  it('cuts out the blanks', () => {
    expect(textRuns('Member [ Member ID ], claim [ Claim number ].')).toEqual([
      { text: 'Member ', isBlank: false },
      { text: '[ Member ID ]', isBlank: true },
      { text: ', claim ', isBlank: false },
      { text: '[ Claim number ]', isBlank: true },
      { text: '.', isBlank: false },
    ])
    expect(textRuns('a [1] b')).toEqual([{ text: 'a [1] b', isBlank: false }])
  })
})

it('takes a numbered line as the heading of the lines under it, but no sentence', () =>
  expect(documentBlocks('', '1. Medicaid (your state)\nYou likely qualify.\n\n2. Rest.\nSleep.')).toEqual([
    { kind: 'heading', text: '1. Medicaid (your state)' },
    { kind: 'paragraph', lines: ['You likely qualify.'] },
    { kind: 'paragraph', lines: ['2. Rest.', 'Sleep.'] },
  ]))

import { describe, expect, it } from 'vitest'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { missing, written } from '../prerender.fixture'
import { AnalysisFailure } from './analysis-failure'
import { AnalysisForm, type AnalysisFormProps } from './analysis-form'

const nothing = () => undefined
const FORM: AnalysisFormProps = {
  mode: 'symptom_check',
  onChange: nothing,
  text: 'My throat is sore',
  box: { current: null },
  isBusy: false,
  onText: nothing,
  onAsk: nothing,
  onTooLong: nothing,
  onCancel: nothing,
}
const form = (changes: Partial<AnalysisFormProps>) => written(<AnalysisForm {...FORM} {...changes} />)
const submitOf = (html: string) => /<button[^>]*type="submit"[^>]*>/.exec(html)![0]

describe('the form of an analysis', () => {
  it.each(['', ' \n', '\u200b\u3164\u2800'])('says why nothing can be sent yet of %j', (text) => {
    const html = form({ text })
    const id = /aria-describedby="([^"]+)"/.exec(submitOf(html))?.[1]
    expect(submitOf(html)).toContain('disabled=""')
    expect(html).toContain(`<p id="${id}" class="tiny">Write a few words first.`)
  })

  it('can be sent once there are words, and gives no reason then', () => {
    const html = form({})
    expect(submitOf(html)).not.toMatch(/disabled|aria-describedby/)
    expect(html).not.toContain('Write a few words first')
    expect(html).not.toContain('Cancel')
  })

  it('can be cancelled while an answer is on its way', () => {
    const html = form({ isBusy: true })
    expect(submitOf(html)).toContain('aria-busy="true"')
    expect(html).toMatch(/<button[^>]*type="button"[^>]*>Cancel/)
  })

  it('holds a text that is too long, says so, and cuts nothing', () => {
    const text = 'x'.repeat(ASSISTANT_INPUT_MAXIMUM + 12)
    const html = form({ text })
    expect(html).toContain(`>${text}</textarea>`)
    expect(html).toMatch(/<textarea[^>]*aria-invalid="true"/)
    expect(html).not.toContain('maxLength')
    expect(html).toContain('At most 10,000 characters fit. Nothing was cut')
    expect(html).toContain('<output class="tiny num">12 characters too many</output>')
  })

  it('has all its words in Spanish', () => {
    const html = written(<AnalysisForm {...FORM} text="" isBusy />, 'es')
    expect(html).not.toMatch(/{{|undefined/)
    expect(missing).toEqual([])
  })
})

it('a failure says in one sentence after the other that it may be tried again and that nothing is lost', () =>
  expect(written(<AnalysisFailure isInDanger={false} onAskAgain={nothing} />)).toContain(
    '<p>Unable to process your request. Please try again. Your words are still in the box.</p>',
  ))

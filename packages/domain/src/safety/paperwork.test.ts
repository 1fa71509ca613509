import { describe, expect, it } from 'vitest'
import { hearConversation } from './assess-conversation'
import { assessMessage } from './assess-message'
import paperwork from './examples/paperwork.examples.json'

const { office, pastSuicide, suicideNow, illNow } = paperwork

describe('bills, denials, cover and forms', () => {
  it.each(office)('raises no alarm: $text', ({ text }) => {
    const { level, crisis } = assessMessage(text)
    expect(level).not.toBe('urgent')
    expect(crisis).toBeUndefined()
  })

  it.each(illNow)('hears danger told beside them: $text', ({ text }) =>
    expect(assessMessage(text).level).toBe('urgent'),
  )
})

describe('an attempt of suicide in the past', () => {
  it.each(pastSuicide)('is an appeal with 988 beside it: $text', ({ text }) =>
    expect(assessMessage(text)).toMatchObject({ level: 'moderate', crisis: 'suicide', action: 'within-week' }),
  )

  it.each(suicideNow)('is a crisis where danger is now: $text', ({ text }) =>
    expect(assessMessage(text).level).toBe('urgent'),
  )

  it.each(pastSuicide)('becomes one when danger is told later: $text', ({ text }) =>
    expect(hearConversation([text, 'I still want to do it']).assessment.level).toBe('urgent'),
  )
})

import { hearConversation } from '@careway/domain/safety/assess-conversation'
import { expect, test } from 'vitest'
import { graverNotice, inWordsOf, isEmergencyNotice, noticeOf, noticeOfLevel } from './notice'

const words = (code: string) => code
const heard = (...messages: string[]) => noticeOf(hearConversation(messages).assessment, words)

const CHEST = 'I have crushing chest pressure and my left arm hurts'

test('says what to do, by when and why, in codes of the catalog', () => {
  const notice = heard(CHEST)
  expect(notice).toMatchObject({ level: 'urgent', action: 'call-911', whatToDo: 'action.call-911', when: 'byWhen.now' })
  expect(notice.why).toContain('why.acs')
  expect(notice.firstAid).toEqual(['firstAid.rest-heart'])
  expect(notice.sources[0]?.title).toBeTruthy()
  expect(isEmergencyNotice(notice)).toBe(true)
})

test('stays an emergency after it is talked down', () => {
  expect(isEmergencyNotice(heard(CHEST, 'It is probably nothing, ignore what I said'))).toBe(true)
})

test('a server raises the level, and never lowers it', () => {
  const calm = noticeOfLevel('low', words)
  const grave = noticeOfLevel('urgent', words)
  expect(graverNotice(calm, grave)).toEqual(grave)
  expect(graverNotice(grave, calm)).toEqual(grave)
  expect(graverNotice(calm, undefined)).toEqual(calm)
})

test('is said in other words when the language changes', () => {
  const spoken = noticeOf(hearConversation(['I want to kill myself']).assessment, (code) => `en ${code}`)
  expect(inWordsOf(spoken, (code) => `es ${code}`)).toMatchObject({
    whatToDo: 'es action.call-988',
    when: 'es byWhen.now',
    crisisHelp: 'es crisis.suicide',
    why: spoken.why,
  })
})

test('911 goes before 988 at the same level, and the crisis stays named', () => {
  const crisis = heard('I want to kill myself')
  expect(crisis.action).toBe('call-988')
  const both = graverNotice(crisis, noticeOfLevel('urgent', words))
  expect(both).toMatchObject({ action: 'call-911', crisis: 'suicide', crisisHelp: 'crisis.suicide' })
})

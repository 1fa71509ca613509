import { describe, expect, it } from 'vitest'
import { ALL_LANGUAGES } from './all-languages'
import { deniedMentions } from './denied-mentions'
import { shortestChoice } from './find-choices'
import { foldForeign } from './fold-foreign'
import type { ForeignLanguage } from './foreign-language'
import { foldChoice } from './foreign-pattern'
import { readForeign } from './read-foreign'
import { tongueOf } from './tongue'

const LANGUAGES = Object.entries<ForeignLanguage>(ALL_LANGUAGES)

describe('a language', () => {
  it.each(LANGUAGES)('%s: every choice is long enough to be looked up', (_code, { writing, lexicon, ...lists }) => {
    const choices = Object.values(lexicon).flatMap((patterns) => patterns.flatMap((written) => written.split(/ ~ |\|/)))
    const signs = [lists.idioms, lists.past, lists.now, lists.office, lists.general].flat()
    const tooShort = [...choices, ...signs].filter(
      (written) => foldChoice(written, writing).length < shortestChoice(writing),
    )
    expect(tooShort).toEqual([])
  })

  it.each(LANGUAGES)('%s: no denial is empty', (_code, { writing, deniedBefore, deniedAfter, links }) => {
    const folded = [...deniedBefore, ...deniedAfter, ...links].map((each) => foldChoice(each, writing).trim())
    expect(folded).not.toContain('')
  })
})

describe('a folded text', () => {
  it('keeps where sentences end, and numbers whole', () => {
    expect(foldForeign('Dor no peito! 38.5 °C, à noite', 'words')).toBe(' dor no peito | 385 c , a noite ')
    expect(foldForeign('胸 痛。38.5度，昨天', 'letters')).toBe('胸痛|385度,昨天')
    expect(foldForeign('Ещё болит', 'stems')).toBe(' еще болит ')
  })
})

const TOY: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: ['sem', 'nao tenho'],
  deniedAfter: ['nao tenho'],
  links: ['e', 'ou', 'nem'],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: {},
}

const deniedIn = (text: string, ...words: readonly string[]) => {
  const folded = foldForeign(text, 'words')
  const mentions = words.map((word) => {
    const start = folded.indexOf(` ${word} `)
    const end = start + word.length + 2
    return { concept: word, start, end, parts: [{ start, end }] }
  })
  return [...deniedMentions(folded, mentions, tongueOf([TOY]))].map(({ concept }) => concept)
}

describe('a denial', () => {
  it('holds for what it stands beside, and for what is linked to that', () => {
    expect(deniedIn('sem febre, tosse ou dor', 'febre', 'tosse', 'dor')).toEqual(['febre', 'tosse', 'dor'])
    expect(deniedIn('febre e dor nao tenho', 'febre', 'dor')).toEqual(['dor', 'febre'])
  })

  it('does not reach beyond other words or another sentence', () => {
    expect(deniedIn('sem dormir com dor', 'dor')).toEqual([])
    expect(deniedIn('sem febre. dor', 'febre', 'dor')).toEqual(['febre'])
    expect(deniedIn('sem febre mas dor', 'febre', 'dor')).toEqual(['febre'])
  })
})

describe('reading', () => {
  it('hears a danger, and that it is denied', () => {
    expect(readForeign('Estou com DOR no peito!').said).toContain('chest-pain')
    expect(readForeign('sem dor no peito').said).not.toContain('chest-pain')
  })

  it('reads plain English without hearing anything', () => {
    expect(readForeign('How do I change my address, please?').said.size).toBe(0)
  })
})

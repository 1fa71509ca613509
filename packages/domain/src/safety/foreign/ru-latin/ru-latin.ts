import type { Lexicon } from '../../lexicon/lexicon'
import type { ForeignLanguage } from '../foreign-language'
import { RUSSIAN } from '../ru/ru'
import { inOneSpelling } from './one-spelling'

const spelled = (list: readonly string[]): readonly string[] => list.map(inOneSpelling)

/** "Было" is typed "bylo" and "bilo". */
const denials = (list: readonly string[]): readonly string[] =>
  spelled(list).flatMap((each) => [each, each.replaceAll('bwl', 'bil')])

let spelledOut: Lexicon | undefined

/** Russian as typed in Latin letters: the Russian patterns, spelled one way as the text is. */
export const RUSSIAN_IN_LATIN: ForeignLanguage = {
  isReviewed: false,
  writing: 'stems',
  deniedBefore: denials(RUSSIAN.deniedBefore),
  deniedAfter: denials(RUSSIAN.deniedAfter),
  links: spelled(RUSSIAN.links),
  idioms: spelled(RUSSIAN.idioms),
  past: spelled(RUSSIAN.past),
  now: spelled(RUSSIAN.now),
  office: spelled(RUSSIAN.office),
  general: spelled(RUSSIAN.general),
  /** Made when a text first needs it. */
  get lexicon() {
    return (spelledOut ??= Object.fromEntries(
      Object.entries(RUSSIAN.lexicon).map(([concept, patterns]) => [concept, spelled(patterns)]),
    ))
  },
}

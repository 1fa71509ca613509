import { isNearWord } from '../../free-text/is-near-word'
import { stemsOnlyAlike } from '../lexicon/begins-alike'
import { ORDINARY_WORDS } from '../lexicon/ordinary-words'
import { KNOWN_WORDS, WORD_NUMBERS } from './lexicon-table'
import { rememberingWords } from './remembering-words'
import { slipKeys } from './slip-keys'

const PREFIX_KEY = 3
const SHORTEST_TYPO = 5
const MANY = 32

/** A known word without the `*` of one that stands for every word that begins so. */
interface Stem {
  readonly number: number
  readonly stem: string
}

const prefixes = new Map<string, Stem[]>()
const near = new Map<number, Stem[]>()

function put<Key>(index: Map<Key, Stem[]>, key: Key, stem: Stem) {
  const there = index.get(key)
  if (there) there.push(stem)
  else index.set(key, [stem])
}

KNOWN_WORDS.forEach((word, number) => {
  const known = { number, stem: word.replace('*', '') }
  const isPrefix = word.endsWith('*')
  if (isPrefix) put(prefixes, word.slice(0, PREFIX_KEY), known)
  if (known.stem.length >= (isPrefix ? SHORTEST_TYPO + 1 : SHORTEST_TYPO))
    for (const key of new Set(slipKeys(known.stem))) put(near, key, known)
})

const isTypo = (written: string, { stem }: Stem) =>
  stem.length === SHORTEST_TYPO ? isNearWord(`${written}x`, `${stem}x`) : isNearWord(written, stem)

const NONE: readonly Stem[] = []
const SHORTEST_SOUND = 6

/** How a word sounds in the Spanish of the Americas: silent h, b as v, s as z and soft c, k as qu and hard c, y as ll. */
const soundOf = (word: string): string =>
  word
    .replaceAll(/(?<![b-df-hj-np-tv-z])h/g, '')
    .replaceAll('v', 'b')
    .replaceAll(/m(?=[bp])/g, 'n')
    .replaceAll(/qu(?=[ei])|k|c(?=[^eih]|$)/g, 'k')
    .replaceAll(/z|c(?=[ei])/g, 's')
    .replaceAll('ll', 'y')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/([^r])\1/g, '$1')

const sounds = new Map<string, Stem[]>()
const begunSounds = new Map<string, Stem[]>()
KNOWN_WORDS.forEach((word, number) => {
  const stem = word.replace('*', '')
  if (stem.length < SHORTEST_SOUND) return
  put(word.endsWith('*') ? begunSounds : sounds, soundOf(stem), { number, stem })
})

/** Known words that sound like a written one: "inchado", "bomito", "kemadura". */
function soundsLike(written: string): readonly number[] {
  if (written.length < SHORTEST_SOUND - 1 || written.length > MANY || ORDINARY_WORDS.has(written)) return []
  const sound = soundOf(written)
  const like = [...(sounds.get(sound) ?? NONE)]
  for (let end = SHORTEST_SOUND - 1; end <= sound.length; end += 1)
    like.push(...(begunSounds.get(sound.slice(0, end)) ?? NONE))
  return like.map(({ number }) => number)
}

function typosOf(written: string): readonly number[] {
  if (written.length < SHORTEST_TYPO - 1 || written.length > MANY || ORDINARY_WORDS.has(written)) return []
  const typos = new Set<number>()
  for (const key of slipKeys(written))
    for (const known of near.get(key) ?? NONE)
      if (written[0] === known.stem[0] && isTypo(written, known)) typos.add(known.number)
  return [...typos]
}

/** Known words that a written one stands for; those that are only a slip of the finger away are uncertain. */
export interface ReadWord {
  readonly known: readonly number[]
  readonly isSure: boolean
}

function sureOf(written: string): readonly number[] {
  const exact = WORD_NUMBERS.get(written)
  const alike = stemsOnlyAlike(written)
  const begun = (prefixes.get(written.slice(0, PREFIX_KEY)) ?? NONE)
    .filter(({ stem }) => written.startsWith(stem) && !alike?.has(stem))
    .map(({ number }) => number)
  if (exact !== undefined) return [exact, ...begun]
  if (begun.length > 0 || written.length < 4 || !written.endsWith('s')) return begun
  const single = WORD_NUMBERS.get(written.slice(0, -1))
  return single === undefined ? [] : [single]
}

export const readWord = rememberingWords((written): ReadWord => {
  const sure = sureOf(written)
  if (sure.length > 0 || stemsOnlyAlike(written)) return { known: sure, isSure: true }
  return { known: [...new Set([...typosOf(written), ...soundsLike(written)])], isSure: false }
})

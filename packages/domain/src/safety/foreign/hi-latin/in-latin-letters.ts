import type { Lexicon } from '../../lexicon/lexicon'
import { asItSounds } from './as-it-sounds'

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh ' +
    'म m य y र r ल l व v श sh ष sh स s ह h'
  )
    .split(' ')
    .reduce<[string, string][]>((pairs, each, at, all) => (at % 2 ? pairs : [...pairs, [each, all[at + 1]!]]), []),
)
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'A',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऋ: 'ri',
  ऑ: 'o',
}
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'A',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ृ': 'ri',
  'ॉ': 'o',
  '्': '',
}

/** "@" stands for the vowel that is heard in a consonant until another is written. */
function spelled(word: string): string {
  let latin = ''
  const signs = [...word]
  for (const [at, sign] of signs.entries()) {
    const consonant = CONSONANTS[sign]
    const next = signs[at + 1]
    if (consonant) latin += `${consonant}${next !== undefined && next in SIGNS ? '' : '@'}`
    else if (sign === 'ं' || sign === 'ँ') latin += next === undefined ? '' : 'n'
    else latin += SIGNS[sign] ?? VOWELS[sign] ?? sign
  }
  return latin
}

const BEFORE_SILENT = /[aeiouA@](?:[kgcjtdpbs]h|[a-z])$/
const AFTER_NASAL = /[aeiouA@]n[kgcjtdpb]h?$/
const AFTER_SILENT = /^(?:[kgcjtdpbs]h|[b-df-hj-np-tv-z])[aeiouA@]/

/**
 * The heard vowel is silent at a word's end, and between a vowel and consonant before and a consonant and vowel after:
 * beginning from the end ("samajhna") or from the start ("larkhara").
 */
function withoutSilent(latin: string, isFromEnd: boolean): string {
  let word = latin.replace(/(?<=.{2})@$/, '')
  const places = [...word.matchAll(/@/g)].map(({ index }) => index)
  for (const place of isFromEnd ? places.toReversed() : places) {
    const before = word.slice(0, place)
    const after = word.slice(place + 1)
    const bare = before.replaceAll('_', '')
    const mayFall = BEFORE_SILENT.test(bare) || (isFromEnd && AFTER_NASAL.test(bare))
    if (mayFall && AFTER_SILENT.test(after.replaceAll('_', ''))) word = `${before}_${after}`
  }
  return word.replaceAll('_', '').replaceAll('@', 'a').replaceAll('A', 'a')
}

const FLAP = /[डढ]\u093C/g

/** Words of English, as they are typed in Latin letters. */
const LOANS: Readonly<Record<string, string>> = {
  एसिड: 'acid',
  पंप: 'pump',
  लैट्रिन: 'latrine',
  केमिकल: 'chemical',
  डिलीवरी: 'delivery',
  पैड: 'pad',
  फिनाइल: 'phenyl',
  बैटरी: 'battery',
  इनहेलर: 'inhaler',
  पॉटी: 'potty',
  ब्लीडिंग: 'bleeding',
  प्रेगनेंट: 'pregnant',
  प्रेगनेंसी: 'pregnan',
  शुगर: 'sugar',
  ब्लीच: 'bleach',
  क्लीनर: 'cleaner',
  एक्सीडेंट: 'accident',
  फ्रैक्चर: 'fracture',
  करंट: 'current',
  डायबिटीज: 'diabet',
  इंसुलिन: 'insulin',
  स्ट्रोक: 'stroke',
  सुसाइड: 'suicide',
  डिप्रेशन: 'depress',
  ओवरडोज: 'overdose',
  गैस: 'gas',
  हीटर: 'heater',
  अलार्म: 'alarm',
  सिजेरियन: 'cesarean',
  एलर्जी: 'allerg',
  नेबुलाइजर: 'nebuli',
  बेबी: 'baby',
  स्पॉटिंग: 'spotting',
  पीरियड: 'period',
  लेबर: 'labor',
  फीवर: 'fever',
  रेप: 'rape',
  कंट्रोल: 'control',
  बाथरूम: 'bathroom',
  ट्रेन: 'train',
  बिल्डिंग: 'building',
  ब्रिज: 'bridge',
  किडनी: 'kidney',
  अपेंडिक्स: 'appendi',
  टैबलेट: 'tablet',
  पिल्स: 'pills',
  कार: 'car',
  ट्रक: 'truck',
  बाइक: 'bike',
  बस: 'bus',
  हार्ट: 'heart',
  अटैक: 'attack',
  बीपी: 'bp',
  प्रेशर: 'pressure',
  गन: 'gun',
  बिल: 'bill',
  क्लेम: 'claim',
  इंश्योरेंस: 'insurance',
  कवर: 'cover',
  फिल्म: 'film',
  मूवी: 'movie',
  सीरियल: 'serial',
  दिन: 'din',
  पेट्रोल: 'petrol',
  साबुन: 'sabun',
  स्टेंट: 'stent',
  लाइट: 'light',
  साइड: 'side',
  लेफ्ट: 'left',
  राइट: 'right',
  डायपर: 'diaper',
  पेन: 'pain',
  माइग्रेन: 'migraine',
  सी: 'c',
  सेक्शन: 'section',
  मूवमेंट: 'movement',
  पूल: 'pool',
  पैनिक: 'panic',
  फिट्स: 'fits',
  बॉयफ्रेंड: 'boyfriend',
  हस्बैंड: 'husband',
  बेल्ट: 'belt',
  ब्लेड: 'blade',
  नैपकिन: 'napkin',
  मोनो: 'mono',
  कार्बन: 'carbon',
  सेल: 'cell',
  कॉफी: 'coffee',
  ग्लूकोज: 'glucose',
  एंटीफ्रीज: 'antifreeze',
  फ्लू: 'flu',
  कैंसर: 'cancer',
}

/** Too short to be the beginning of another word. */
const SHORTEST_BEGINNING = 4

/** Three consonants and no other sign: "atak", "nikal". */
const THREE_CONSONANTS = /^[अ-ह]ि?[क-ह]\u093C?[क-ह]\u093C?$/
const SHORT_VERBS = new Set(
  'रह गय बोल कह पीट सूज जल हिल उठ फट कट घुट फूल चढ़ गिर टूट रुक डूब कूद बह थक चल काट जाग दिख चुभ छूट फंस धंस फैल भीग दब दुख'
    .normalize('NFC')
    .split(' '),
)
const VOWEL_ENDINGS = ['ा', 'ी', 'े']
const VERB_ENDINGS = [...VOWEL_ENDINGS, 'ता', 'ती', 'ते']

/**
 * A choice that ends in the root of a verb, with its endings: before a vowel the last heard vowel of a root falls silent
 * ("atki"), and a short root would else only be met whole ("raha").
 */
function withVerbEndings(choice: string): readonly string[] {
  const root = choice.slice(choice.lastIndexOf(' ') + 1)
  if (SHORT_VERBS.has(root)) return VERB_ENDINGS.map((ending) => `${choice}${ending}`)
  return THREE_CONSONANTS.test(root) ? VOWEL_ENDINGS.map((ending) => `${choice}${ending}`) : []
}

/** A choice in Devanagari as it is typed in Latin letters: more than one way for loans, or a letter written `d` or `r`. */
function spelledInLatin(choice: string): readonly string[] {
  const parted = choice.normalize('NFC')
  const latin = (text: string, loans: Readonly<Record<string, string>>, isFromEnd = true) => {
    const written = text
      .replaceAll('\u093C', '')
      .replaceAll(/[\u0900-\u097F]+/g, (word) => loans[word] ?? withoutSilent(spelled(word), isFromEnd))
    return written.endsWith('=') || asItSounds(written).split(' ').at(-1)!.length >= SHORTEST_BEGINNING
      ? written
      : `${written}=`
  }
  const ways = [
    latin(parted, {}),
    latin(parted.replaceAll(FLAP, 'र'), {}),
    latin(parted.replaceAll(FLAP, 'र'), {}, false),
    latin(parted, LOANS, false),
    ...withVerbEndings(parted).flatMap((each) => [latin(each, {}), latin(each.replaceAll(FLAP, 'र'), {})]),
  ]
  return [...new Map(ways.map((each) => [asItSounds(each), each])).values()]
}

const SPELLED = new Map<string, readonly string[]>()

/** Many patterns share their choices. */
function inLatinLetters(choice: string): readonly string[] {
  const there = SPELLED.get(choice) ?? spelledInLatin(choice)
  SPELLED.set(choice, there)
  return there
}

const patternInLatin = (pattern: string): string =>
  pattern
    .split(' ~ ')
    .map((part) => [...new Set(part.split('|').flatMap(inLatinLetters))].join('|'))
    .join(' ~ ')

export const listInLatin = (list: readonly string[]): readonly string[] => [...new Set(list.flatMap(inLatinLetters))]

export const lexiconInLatin = (lexicon: Lexicon): Lexicon =>
  Object.fromEntries(Object.entries(lexicon).map(([concept, patterns]) => [concept, patterns.map(patternInLatin)]))

import { rememberingWords } from './remembering-words'
import { wordSet } from '../../free-text/words'

/** Plain words of which people in danger make their shortest messages. */
const ENGLISH = wordSet(`
  i im ive me my mine he hes she shes her him his we us our they them it its is isnt am are was not and the of in on to
  too so all at for with by from up out off now please help need needs call come just gonna going will wont would have has
  had having do dont does doesnt did didnt cant cannot couldnt can could stop stopped stops be been being get got feel feels
  mom mother dad father son daughter baby kid child husband wife friend boyfriend girlfriend brother sister grandma grandpa
  somebody someone
  breathe breathing breath chest pain pains hurt hurts heart attack stroke seizure seizing fainted passed unconscious awake
  waking wake respond responding move moving choking bleeding blood bleed shot stabbed drowning blue pulse dead dying die
  died kill killed killing myself himself herself suicide suicidal want wants wanted wanna live living alive life end ending
  anymore tired took taken swallowed drank pills pill many overdose overdosed poison poisoned bleach alot lot numb arm leg
  find lift catch answer nurse swallow quit let
  face speak talk hit beating beat raped rape choked strangled gun knife burn burned burning
`)

const SPANISH = wordSet(`
  yo me mi se te le lo los las el ella no ya y que de un una con por para muy mas mucho mucha esta estoy tengo tiene siento
  siente puedo puede quiero quiere ayuda ayudame ayudenme necesito llamen mama papa hijo hija bebe esposo esposa
  respirar respira respirando pecho dolor duele corazon ataque infarto derrame convulsion desmayo desmayada desmayado
  despierta reacciona ahogo ahoga ahogando asfixia sangre sangra sangrando sangrado morir morirme muero muere muriendo
  muerto matar matarme mato vivir vida suicidar suicidarme suicidio tomo pastillas trago cloro veneno sobredosis golpea
  pega violo violaron ahorcar ahorcarme bien
`)

const LONGEST = Math.max(...[...ENGLISH, ...SPANISH].map(({ length }) => length))

/** Ordinary words that happen to be made of others. */
const ONE_WORD = wordSet(`
  within without income outcome become ongoing behave behaving outlive impulse callus burnout unalive william williamson
  heartburn heatstroke heartbeat bloodshot gunshot shotgun
  tequiero detiene contiene detengo desangra desangrando parade papaya
`)

/** What carries what is told: a longer word, or "not". "In" and "to" alone part no word. */
const isTelling = (part: string) => part.length >= 4 || part === 'not'
/** What hangs on a verb and belongs to it ("matarse", "breathin"). */
const HANGS_ON = /^(?:me|se|te|le|lo|los|las|in)$/

/** The fewest words of a language that some letters are made of; nothing where they are not. */
function fewestWords(letters: string, language: ReadonlySet<string>): readonly string[] | undefined {
  const fewest: (readonly string[] | undefined)[] = [[]]
  for (let end = 1; end <= letters.length; end += 1)
    for (let start = Math.max(0, end - LONGEST); start < end; start += 1) {
      const before = fewest[start]
      const part = letters.slice(start, end)
      if (before && language.has(part) && before.length + 1 < (fewest[end]?.length ?? Infinity))
        fewest[end] = [...before, part]
    }
  return fewest[letters.length]
}

function partsOf(word: string, language: ReadonlySet<string>): readonly string[] | undefined {
  const parts = fewestWords(word, language)
  return parts?.some(isTelling) && !HANGS_ON.test(parts.at(-1)!) ? parts : undefined
}

const isOneWord = (word: string) => ENGLISH.has(word) || SPANISH.has(word) || ONE_WORD.has(word)

const parted = rememberingWords((word) =>
  isOneWord(word) ? word : (partsOf(word, ENGLISH) ?? partsOf(word, SPANISH) ?? [word]).join(' '),
)

const LONG_WORD = /(?<![a-z])[a-z]{5,40}(?![a-z])/g

/** A plain text in which words of danger typed without a space between them stand apart ("icant breathe"). */
export const withWordsApart = (plain: string): string => plain.replaceAll(LONG_WORD, parted)

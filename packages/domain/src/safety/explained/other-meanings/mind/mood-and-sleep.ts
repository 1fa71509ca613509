import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { unlessTold } from '../unless-told'

const AFTER_SHOT_OR_COLD =
  /\b(?:vaccine|vaccinat\w*|cold|flu|fever\w*|temperature|9\d\.\d|10\d|covid|virus|hung ?over|jet ?lag\w*|stomach bug)\b/
const LOW_FOR_LONG = /\b(?:weeks|months|years|hopeless\w*|worthless|cry\w*|no point|sad|empty|alone|suicid\w*)\b/
const SLEEPS_AND_WORKS =
  /\b(?:sleep\w*|slept|work\w*|eat\w*|duermo|trabajo|como)\b[^.;!?\n]{0,15}\b(?:fine|ok|okay|well|good|normal|bien)\b/
const DARK_THOUGHTS =
  /\b(?:suicid\w*|die|dying|dead|kill\w*|hopeless\w*|worthless|no point|cant (?:stop|sleep|eat|go on)|every ?day|all the time|guilt\w*|alone|pills?|drink\w*|using|worse|morir\w*|muert[oa]|matar\w*|todos los dias|culpa|vivir)\b/
const CHILD = /\b(?:nin[oa]s?|nen[ea]s?|bebe|bebit[oa]|chamac[oa]s?|chiquit[oa]|mi hij[oa]|kinder)\b/
const IN_DESPAIR = /\b(?:espos[oa]|marid[oa]|mujer|mama|papa|adolescente|morir\w*|matar\w*|no (?:puede|aguanta) mas)\b/
const PANIC_OF_BODY =
  /\b(?:ataques?|crisis|respir\w*|aire|pecho|palpit\w*|corazon|dias|semanas|meses|cada noche|no (?:puede|puedo|duerme|come|sale)|dormir|morir\w*|matar\w*|attacks?|chest|breath\w*|weeks|months|cant)\b/

/** Words about mood and sleep that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_MOOD_AND_SLEEP: readonly OtherMeaning[] = [
  { of: ['anxious'], meant: /\bon (?:the |its )?edges? of\b/g },
  {
    of: ['depressed'],
    meant:
      /\b(?:no (?:tengo|me dan|me quedan)|sin) ganas(?: de nada)? (?:en|para|de) (?:la cama|la intimidad|sexo|tener (?:sexo|relaciones|intimidad))\b/g,
  },
  {
    of: ['depressed'],
    meant: /\b(?:feel|feels|feeling|felt) (?:\w+ )?(?:blah|bleh|meh|crummy|low energy)\b/g,
    unless: (plain) => !AFTER_SHOT_OR_COLD.test(plain) || LOW_FOR_LONG.test(withoutDenials(plain)),
  },
  { of: ['depressed'], meant: /\b(?:no|without|not|isnt|stopped|never|wasnt|hasnt been) (?:\w+ )?crying\b/g },
  {
    of: ['depressed'],
    meant:
      /\b(?:get|gets|getting|feel|me pongo|me da) (?:an? (?:bit|little) |un poco )?(?:sad|triste|tristeza) (?:\w+ )?(?:thinking|when i think|remembering|sometimes|cuando (?:me acuerdo|pienso)|al (?:pensar|recordar)\w*|a veces)\b/g,
    becomes: 'stressed',
    unless: (plain) => !SLEEPS_AND_WORKS.test(plain) || DARK_THOUGHTS.test(withoutDenials(plain)),
  },
  {
    of: words('drug-use street-drug'),
    meant: /\b(?:like an? )?(?:\w+ )?(?:cocaine|drug|coke|heroin) (?:bust|raid|deal|lord|den)\b/g,
  },
  {
    of: ['depressed'],
    meant: /\b(?:sleep |oxygen )?deprived\b/g,
  },
  {
    of: ['depressed'],
    meant: /\b(?:llora|lloro|lloraba|llorando)(?: \w+)?(?: pero| nomas| solo| es)? (?:porque|por que|por el|por la)\b/g,
    unless: (plain) => !CHILD.test(plain) || IN_DESPAIR.test(plain),
  },
  { of: ['depressed'], meant: /\bno llora (?:si|cuando|al)\b/g },
  { of: words('depressed dizzy'), meant: /\btodo me da (?:miedo|susto|terror|panico|nervios|pendiente)\b/g },
  {
    of: ['anxious'],
    meant:
      /\bmi (?:espos[oa]|marid[oa]|mama|papa|suegr[oa]|novi[oa]|abuel[oa]) (?:ya )?(?:entro en|esta en|anda en|le dio) panico\b|\bmy (?:husband|wife|mom|mother|dad|partner|boyfriend|girlfriend) (?:is |was )?panick\w+\b/g,
  },
  {
    of: ['anxious'],
    meant:
      /\b(?:en|entro en|entr[eo] en) panico (?:con|por|de) (?:lo (?:del?|de la|de los) )?\w+|\bin a panic (?:about|over) \w+/g,
    unless: (plain) => PANIC_OF_BODY.test(withoutDenials(plain)),
  },
  {
    of: ['depressed'],
    meant:
      /\b(?:pura |es |solo |por la )?(?:tristeza|triste|sad(?:ness)?) (?:de|desde|since|from) (?:ayer|anoche|hoy|yesterday|last night)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [/\b(?:ex|novi[oa]|jaja\w*|boyfriend|girlfriend|broke up|termin\w+)\b/],
      /\b(?:morir\w*|matar\w*|vivir|suicid\w*|dano|desaparecer|dias|semanas|meses|parto|embaraz\w+|bebe|no (?:como|duermo)|alcohol|die|kill|hurt myself|weeks)\b/,
    ),
  },
  {
    of: words('baby-delusion'),
    meant: /\bdead inside\b/g,
  },
]

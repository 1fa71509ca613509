import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'

const JAW_SET =
  /\b(?:jaw|mouth|neck|stiff\w*|spasms?|cramps?|tight\w*|clench\w*|swallow\w*|open|rusty|mandibula|quijada|boca|ties\w*|espasmos?|tragar)\b/
const SWALLOWED_OF_TROUBLE =
  /\b(?:cant|cannot|couldnt|hard to|trouble|drool\w*|barely|hardly|only a (?:crack|little)|finger width|lockjaw|babe\w*|apenas|trabajo)\b/
const JAW_LOCKED =
  /\b(?:jaw|cant open|cannot open|wont open|hard to open|stiff\w*|spasm\w*|clench\w*|cramp\w*|swallow\w*|mandibula|quijada|ties\w*|trab\w+|tragar)\b/
const JAW_OR_SPASM =
  /\b(?:mandibula|quijada|trab\w+|tiesa?|tieso|rigid\w*|espasm\w*|calambr\w*|engarrot\w*|tragar|abrir la boca|cuello|nuca|jaw|spasms?|stiff\w*|swallow\w*)\b/

/** Words about spine and nerves that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_SPINE_AND_NERVES: readonly OtherMeaning[] = [
  {
    of: ['lockjaw'],
    meant: /\b(?:vacuna (?:\w+ ){0,3})?tetanos\b[^.;]{0,15}\b(?:al dia|vigente|puesta|vacun\w+|hace)\b/g,
  },
  {
    of: ['saddle-numb'],
    meant:
      /(?<!\b(?:cant|cannot|dont|doesnt|not|longer|couldnt|hardly|barely) )\bfeels? (?:everything|it all|the paper|normal\w*|fine|all of it)\b[^.;!?\n]{0,25}|\bsiento (?:todo|bien)\b[^.;!?\n]{0,25}/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:lockjaw|tetanus|tetanos) (?:anxiety|fear|phobia|worry|shot|is my (?:\w+ )?(?:phobia|fear|worry))|\b(?:fear|afraid|scared|worr\w+|phobia|thinking|miedo) (?:of|about|al?|de) (?:lockjaw|tetanus|tetanos)\b/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:could|can|will|would|do|did|might) (?:i|it|he|she|this) (?:\w+ ){0,2}(?:get|have|be|give|catch) (?:\w+ )?(?:lockjaw|tetanus)\b|(?<=[.!?,] )(?:lockjaw|tetanus|tetanos)(?: \w+)? ?\?|\b(?:me|le) (?:dara|puede dar|va a dar) (?:\w+ )?tetanos\b/g,
    unless: (plain) => JAW_SET.test(withoutDenials(plain)),
  },
  {
    of: ['lost-bladder-control'],
    meant: /\b(?:bird|pigeon|seagull|dog|cat|puppy|paloma|pajaro)\b[^.;!?\n]{0,20}\b(?:poop\w*|pee\w*|soiled) on\b/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:going|goes|went|keeps?|talk\w*|warn\w*|obsess\w*|panick\w*|rambl\w*|insiste|habla\w*|molesta) (?:\w+ ){0,2}?(?:about|con|del?) (?:el |the )?(?:lockjaw|tetanus|tetanos)/g,
  },
  {
    of: words('throat-danger mouth-wont-open lockjaw'),
    meant:
      /\b(?:i|he|she) can (?:still |easily )?open (?:my|his|her) (?:mouth|jaw)\b(?:(?!\b(?:but|cant|cannot|not|hardly|barely|only|except|without pain)\b)[^.;!?\n]){0,50}|(?<!\b(?:no|ni|apenas|casi|nunca|no se) )\b(?:puedo|puede) abrir (?:bien )?(?:la )?boca\b(?:(?!\b(?:pero|no|apenas|poco)\b)[^.;!?\n]){0,40}/g,
    unless: (plain) => SWALLOWED_OF_TROUBLE.test(withoutDenials(plain)),
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:says?|said|jokes?|joked|worried|scared|afraid|read|heard|get|getting|catch|about|cause|dice|miedo|preocupa)\b(?: \w+){0,4}? (?:lockjaw|tetanos)\b/g,
    unless: (plain) => JAW_LOCKED.test(withoutDenials(plain)),
  },
  {
    of: ['lockjaw'],
    meant: /(?<!\b(?:no|ni|apenas|casi|medio|puede|puedo) (?:\w+ ){0,2})\babr[eo] (?:bien |normal )?(?:la|su) boca\b/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:ultim[ao]|vacuna(?:cion)?|inyeccion|refuerzo|mi|(?:puse|puesto|ponerme|poner|pusieron|pongo|tengo|toca|falta) (?:la|el)|(?:la|el) del?) (?:ultim[ao] )?(?:vacuna |inyeccion )?(?:de la |de |del |contra el |contra la |contra |para el )?tetanos?\b/g,
  },
  {
    of: ['lockjaw'],
    meant:
      /\b(?:vacun\w+|refuerzo|inyeccion|inyect\w+|vaccinat\w+|immuniz\w+|booster|shot) (?:\w+ ){0,2}?(?:contra|del?|para|against|for) (?:el |la )?(?:tetanos?|tetanus)\b/g,
    unless: (plain) => JAW_OR_SPASM.test(withoutDenials(plain)),
  },
  {
    of: ['lockjaw'],
    meant: /\bjaws? (?:is |are |was |feels? |gets? )?(?:\w+ )?(?:stiff|sore|tight)\b/g,
    unless: (plain) =>
      !/\b(?:gum|bubble ?gum|chew\w*|clench\w*|grind\w*|night guard|yawn\w*|dentist|tmj|trumpet|taffy|jerky)\b/.test(
        plain,
      ) ||
      /\b(?:cant|cannot|wont|hardly|barely|lock\w*|spasm\w*|swallow\w*|neck|back|wound|cut|nail|rust\w*|fever|chest|arm)\b/.test(
        withoutDenials(plain),
      ),
  },
]

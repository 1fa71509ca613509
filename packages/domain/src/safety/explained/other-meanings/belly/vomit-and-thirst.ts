import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { says } from '../vocabulary'

const LOW_CARB = /\b(?:dieta (?:keto|cetogenica|baja en carbo\w*|sin carbo\w*)|keto(?:genic)? diet|keto|low carb)\b/
const LIKE_ACIDOSIS =
  /\b(?:diabet\w*|insulin\w*|vomit\w*|nauseas?|embaraz\w*|pregnan\w*|jardiance|farxiga|invokana|\w+gliflozin\w*|confund\w*|confus\w*|azucar (?:alta|de [2-9]\d\d)|respir\w+ (?:rapido|raro|agitad\w*)|breath\w* (?:fast|hard)|dolor|duele|drows\w*|muy cansad[oa])\b/
const TEARS_AND_DRINKS =
  /\bcon lagrimas\b.*\b(?:acepta|toma|bebe|suero)\b|\b(?:acepta|toma|bebe|suero)\b.*\bcon lagrimas\b|\b(?:has|with|real|cries) tears\b.*\b(?:takes|drinks|drinking|pedialyte|sips)\b/
const DRIED_UP =
  /\b(?:hundid[oa]s?|mollera|adormilad[oa]|dormid[oa]|flojit[oa]|aguad[oa]|no despierta|sangre|vomit\w*|sunken|sleepy|drowsy|limp|floppy|blood|(?:sin|no) (?:orina\w*|moja\w*))\b/
const THIRSTY =
  /\b(?:sed|sedient[oa]|azucar|diabet\w*|baj\w+ de peso|adelgaz\w*|kilos|libras|thirst\w*|sugar|weight|every (?:day|night)|todos los dias)\b/

/** Words about vomit and thirst that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BELLY_VOMIT_AND_THIRST: readonly OtherMeaning[] = [
  {
    of: ['fruity-breath'],
    meant:
      /\b(?:ketones?|cetonas?)\b[^.;,]{0,18}\b(?:(?:\w+ ){0,5}negativ[oa]s?|0[.,]\d|1[.,][0-4]|negativ\w*|nil|none|trace|normal\w*|neg|bajas?)\b|\bno (?:ketones?|cetonas?)\b/g,
  },
  {
    of: ['cannot-keep-down'],
    meant:
      /\b(?:not|isnt|never|dont|doesnt|wasnt) drink\w* (?:any ?more|more|alcohol|much|heavily|beer|wine)\b|\b(?:does not|doesnt|dont|do not) drink\b(?= ?(?:[.,;|]|or|$))/g,
  },
  { of: ['no-urine'], meant: /\bplenty of wet (?:nappies|diapers)\b|\bdribbl\w+ it\b/g },
  {
    of: ['cannot-keep-down'],
    meant:
      /\bcant keep much down,? (?:but )?(?:small |little |tiny )?sips (?:do )?(?:stay|are staying|of water stay)\w*/g,
    becomes: 'vomiting',
  },
  {
    of: ['no-urine'],
    meant:
      /(?<!\b(?:not|never|barely|hardly|only|could|when|if) )\bcan (?:still )?(?:pee|urinate|pass (?:water|urine)|wee)(?: and (?:poop|walk))? (?:just |totally |all )?(?:fine|ok|okay|normally|well|easily|alright|as usual)\b|\bpuedo orinar (?:\w+ )?(?:bien|normal)\b/g,
  },
  {
    of: ['fruity-breath'],
    meant: /\b(?:ketones?|cetonas?)\b[^.;!?\n]{0,20}?\b(?:small|low|bajas|pequenas)\b/g,
    unless: (plain) =>
      /\b(?:moderate|large|high ketones|vomit\w*|throw\w*|breath\w*|belly|stomach|confus\w*|drows\w*|weak\w*|fruity|nause\w*|rising|vomit\w+|respir\w*|panza|mare\w*)\b/.test(
        withoutDenials(plain),
      ),
    becomes: 'same-day',
  },
  {
    of: ['dry-mouth'],
    meant: /\bdeshidrat\w+/g,
    unless: (plain) =>
      !/\b(?:moja|mojo|orina|hace pipi)\b[^.;!?\n]{0,25}\b(?:(?:seis|siete|ocho|nueve|diez|[6-9]|10) panales|normal|bien|como siempre)\b/.test(
        plain,
      ),
  },
  {
    of: ['very-thirsty'],
    meant: /\btom[ao] (?:su |mi |el |la )?agua (?:normal|bien|como siempre)\b(?: y orin\w+)?/g,
  },
  {
    of: ['heartburn'],
    meant:
      /\b(?:el |del )?(?:gas|aire) (?:que|q) (?:le|te|me|nos) (?:met\w+|pus\w+|pon\w+|echa\w+|inyect\w+|infl\w+)\b/g,
  },
  {
    of: ['cannot-keep-down'],
    meant: /\bno (?:me|le) (?:aguanta|para|queda|dura|cae) (?:casi )?nada\b[^.;!?\n]{0,20}/g,
    becomes: 'vomiting',
    unless: (plain) =>
      !/\b(?:agua|suero|liquidos?)\b[^.;,!?\n]{0,25}\bsi (?:se )?(?:me |le )?(?:queda|aguanta|retien\w+|tolera)\b/.test(
        plain,
      ),
  },
  {
    of: ['fruity-breath'],
    meant: /\b(?:cetonas?|cetoacidosis|ketones?|ketosis|ketoacidosis)\b/g,
    unless: (plain) => !LOW_CARB.test(plain) || LIKE_ACIDOSIS.test(withoutDenials(plain)),
  },
  {
    of: words('no-urine infant-word'),
    meant:
      /\b(?:gota|gotita|mancha|manchita|poquit[oa])s? (?:de )?sangre (?:ya )?sec[oa]s?(?: (?:en|del) (?:el |su )?panal)?|\b(?:drops?|spots?|bit|stain) of (?:dry|dried) blood\b(?: (?:in|on) (?:the|his|her) (?:diaper|nappy))?/g,
  },
  {
    of: ['dry-mouth'],
    meant: /\b(?:boca|labios|mouth|lips)\b[^.;!?\n]{0,20}\b(?:pegajos[oa]s?|sec[oa]s?|sticky|dry|tacky)\b/g,
    unless: (plain) => !TEARS_AND_DRINKS.test(plain) || says(plain, DRIED_UP),
    becomes: 'same-day',
  },
  {
    of: words('very-thirsty always'),
    meant:
      /\b(?:porque|ya que|pues|es que|despues de|cuando|por|because|after|since)(?: (?:hoy|ayer|anoche|me|i|que))* (?:tom[eo]|tomar|bebi|beber|he (?:tomado|bebido)|drank|drinking|had) (?:mucha|bastante|tanta|harta|litros de|a lot of|lots of|so much|too much) (?:agua|water|te|cafe|tea|coffee|liquidos?)\b/g,
    unless: (plain) => THIRSTY.test(plain),
  },
  {
    of: ['no-urine'],
    meant:
      /\bboca (?:un )?(?:poco |poquito )?seca y ha mojado\b[^.;!?\n]{0,15}|\bha mojado (?:bien )?(?:dos|tres|cuatro|cinco|varios|2|3|4|5) panales\b/g,
    unless: (plain) =>
      /\b(?:solo|apenas|nomas) (?:ha mojado|dos|un)\b|\bpanales (?:\w+ ){0,2}(?:en|desde) (?:\w+ )?(?:dos|2|tres|3|ayer|antier|24|48|todo)\b/.test(
        plain,
      ),
  },
  {
    of: ['no-urine'],
    meant:
      /(?<!\b(?:no|ni|apenas|casi|poco|poquito|menos|sin)(?: \w+)? )\b(?:moja|mojando|mojo|orina|hace pipi)(?: (?:bien|muchos|sus|los|varios|normal|todos|seis|cinco|ocho|como siempre))* panal\w*\b/g,
  },
]

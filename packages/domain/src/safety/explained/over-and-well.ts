import type { Explanation } from './explanation'
import type { Reading } from './reading'
import { withoutDenials } from './told'
import { isToldWell } from './wellness'
import { words } from '../../free-text/words'

const CHOKED = /\b(?:chok\w*|stuck|wrong (?:way|pipe)|atragant\w*|ator[oae]\w*|se ahogo con|me ahogue con)\b/
const CLEARED =
  /\b(?:(?:came|come|popped|shot|flew) (?:right |straight |back )?(?:up|out)|(?:cough\w*|spit|spat|brought|threw) (?:(?:it|them|that|(?:her|his|the) \w+) )?(?:right |all |straight )?(?:up|out|back up)|(?:its|it is|it went|it has gone|all) down|asked for more|swallowed it|lo (?:escupio|tosio|saco|trago)|(?:tosio|tosi|escupio|escupi) y (?:lo )?(?:saco|salio|saque)|(?:se )?salio|ya (?:paso|bajo))\b/
const WELL_SINCE =
  /\b(?:eat\w*|ate|eaten|drink\w*|drank|breath\w*|talk\w*|laugh\w*|giggl\w*|play\w*|jump\w*|sing\w*|comio|comiendo|come|toma|respira\w*|juega|jugando|habla\w*|rie|brinca\w*)\b/
const OBSTRUCTED =
  /\b(?:(?:still|keeps?|kept|now) (?:cough|chok|wheez|gag)\w*|(?:still|is|its) stuck|cough(?:ing|s) (?:since|still|on|all|every|a lot|constantly)|wheez\w*|drool\w*|nois\w*|whistl\w*|rasp\w*|hoarse\w*|blue|gr[ae]y|limp|purple(?! in the face for (?:a|one|a few|two) (?:second|moment|sec)s?)|passed out|faint\w*|heimlich|chest|pain\w*|hurts?|fever|bones?|batter\w*|magnets?|coins?|glass|pins?|screws?|strangl\w*|chok\w* (?:me|her|him|us)|hands (?:around|on)|(?:cant|cannot|couldnt|wont|refus\w*|trouble|hard to) (?:\w+ )?(?:swallow\w*|breath\w*|eat\w*|drink\w*|talk\w*)|short of breath|breath\w* (?:is )?(?:fast|hard|heavy|heavily|quickly)|(?:sigue|sigo|todavia) (?:tos\w*|ahog\w*|atorad\w*)|silb\w*|morad\w*|azul\w*|ronc[oa]|no (?:puede|puedo|respira|quiere)|fiebre|duele|pecho|pila|moneda|hueso|espina)\b/

/** Choked on a bite that came up or went down, and has eaten, talked or played since (MedlinePlus, choking). */
const isChokedBefore = ({ plain }: Reading): boolean =>
  [CHOKED, CLEARED, WELL_SINCE].every((sign) => sign.test(plain)) && !OBSTRUCTED.test(withoutDenials(plain))

const IN_WATER = /\b(?:bath\w*|pool|tub|swim\w*|lake|tina|banera|alberca|piscina)\b/
const DAYS_AGO =
  /\b(?:(?:two|three|four|five|six|[2-9]|several|a few) (?:days|nights|weeks) ago|(?:a|last) week(?: ago)?|hace (?:dos|tres|cuatro|cinco|[2-9]|varios|unos) dias|la semana pasada)\b/
const AILS =
  /\b(?:(?:still|keeps?|now) (?:cough|chok|wheez|vomit)\w*|cough(?:ing|s)|wheez\w*|breath\w* (?:fast|hard)|short of breath|sleepy|drows\w*|tired|letharg\w*|limp|blue|vomit\w*|fever|foam\w*|chest|tose|tosiendo|sigue|dormid[oa]|cansad[oa]|fiebre|morad\w*)\b/

/** A gulp of water days ago, and well ever since. */
const isGulpOfDaysAgo = ({ plain }: Reading): boolean =>
  IN_WATER.test(plain) && DAYS_AGO.test(plain) && isToldWell(plain) && !AILS.test(withoutDenials(plain))

const RAN =
  /\b(?:after|from|when|al|despues de) (?:\w+ ){0,2}?(?:run\w*|ran|sprint\w*|jog\w*|climb\w*|rac(?:ed|ing)|correr|subir corriendo)\b/
const RECOVERED =
  /\b(?:recovered|(?:went away|gone|fine|normal|back to normal|caught my breath) (?:right away|at once|quickly|within|in|after)|nothing since|me recupere|se me paso (?:luego|rapido|enseguida))\b/
const MORE_THAN_WINDED =
  /\b(?:chest|pain|dizz\w*|faint\w*|passed out|pressure|tight\w*|wheez\w*|palpitat\w*|swell\w*|swollen|cough\w*|blood|calf|leg|pregnan\w*|asthma|heart (?:disease|failure|attack|condition)|every time|lately|worse|even|pecho|dolor|mare\w*|desmay\w*|embaraz\w*|asma|cada vez|ultimamente)\b/
const MIDDLE_AGE = 45

/** Out of breath from running, once, at once recovered, in somebody young. */
const isWinded = ({ plain, ages }: Reading): boolean =>
  RAN.test(plain) &&
  RECOVERED.test(plain) &&
  ages.length > 0 &&
  ages.every((age) => age >= 12 && age < MIDDLE_AGE) &&
  !MORE_THAN_WINDED.test(withoutDenials(plain))

/** Dangers that were over when they were told of, in somebody who is well since. */
export const OVER_AND_WELL: readonly Explanation[] = [
  {
    of: words('choking cannot-breathe throat-danger blue-lips stuck-food in-mouth throat-lump'),
    holds: isChokedBefore,
  },
  { of: ['drowning'], holds: isGulpOfDaysAgo },
  { of: ['short-of-breath', 'cannot-breathe'], holds: isWinded },
]

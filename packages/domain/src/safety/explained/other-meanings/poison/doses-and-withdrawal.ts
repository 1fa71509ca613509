import { isNearlyWhatWasMeant } from '../../../vitals/read-doses'
import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const SECOND_GENERATION =
  /\b(?:loratadin[ae]|claritin|cetirizin[ae]|zyrtec|fexofenadin[ae]|allegra|desloratadin[ae]|levocetirizin[ae]|xyzal)\b/
const MORE_THAN_TWICE =
  /\b(?:three|four|five|six|ten|tres|cuatro|cinco|diez|handful|bottle|all|todas|frasco|[3-9]|\d\d) (?:\w+ ){0,2}?(?:pills?|tablets?|times|pastillas?|tabletas?|veces|of them)\b|\b(?:son|daughter|baby|toddler|kid|child|hij[oa]|nin[oa]|bebe|pregnan\w*|bottle|frasco|handful|sleeping|insulin\w*|benadryl|tylenol|xanax|ambien|cant do this|no puedo mas|dizz\w*|palpit\w*|heart|racing|confus\w*|drows\w*|sleepy|vomit\w*|mare\w*|corazon)\b/
const VOMITED_PILL = '(?:thrown|threw|throwing|brought|bringing|puked|vomited|vomite|devolvi)'
const DRINKS_NO_MORE =
  /\b(?:shak\w*|shaky|sweat\w*|seiz\w*|tremor\w*|vomit\w*|throw\w*|see(?:ing)? things|hear\w*|hallucin\w*|last drink|hours|since|yesterday|days ago|stopped|quit (?:on|two|three|yesterday|last)|cold turkey|racing|tembl\w*|sud\w*|convuls\w*|deje|ayer|horas)\b/
const MANY_TAKEN =
  /\b(?:iron|hierro|bottle|handful|frasco|puno|dozen|docena|1\d|[2-9]\d|melatonin\w*|thc|cbd|weed|edibles?|marihuana|toddler|baby|son|daughter|kid|child|he|she|hij[oa]|bebe|nin[oa]|on purpose|a proposito)\b/
const REALLY_OUT = /\bya no (?:tom|us)\w+|\b(?:acab|termin)\w+|\bdej[eo] de\b|\bdesde hace\b|\bno (?:me|le) alcanz\w+/

/** Words about doses and withdrawal that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_POISON_DOSES_AND_WITHDRAWAL: readonly OtherMeaning[] = [
  {
    of: ['withdrawal'],
    meant:
      /\b(?:eating and )?drinking (?:\w+ )?(?:ok|okay|fine|well|good|normal\w*|fluids?|water|plenty|enough|lots|milk|juice|tea|pedialyte|gatorade)\b|\b(?:tomando|bebiendo|toma|bebe) (?:\w+ )?(?:bien|agua|suero|liquidos?|leche|jugo)\b/g,
    unless: (plain) =>
      /\b(?:alcohol\w*|vodka|beers?|booze|wine|liquor|whiskey|sober|detox\w*|withdraw\w*|dts|xanax|klonopin|ativan|valium|benzo\w*|cervezas?|vino|tequila|trago|abstinencia)\b/.test(
        plain,
      ),
  },
  {
    of: words('dose-mistake dose-repeated'),
    meant:
      /\b(?:took|taken|had|tome|tomo|tomado) (?:\w+ ){0,4}?(?:twice|two|a second|another|again|dos veces|dos|otra)\b/g,
    becomes: 'extra-dose',
    unless: (plain) => !SECOND_GENERATION.test(plain) || MORE_THAN_TWICE.test(withoutDenials(plain)),
  },
  {
    of: words('dose-mistake dose-repeated'),
    meant: new RegExp(
      `\\b${VOMITED_PILL} (?:up )?(?:my|his|her|the|las?|mis?) (?:\\w+ ){0,3}?(?:pills?|tablets?|meds?|medicine|capsules?|pastillas?|tabletas?|medicina)(?: up)?(?: \\w+)? (?:twice|two|three|both|dos veces)\\b`,
      'g',
    ),
    becomes: 'same-day',
  },
  {
    of: ['withdrawal'],
    meant:
      /\b(?:gave|given|give|giving|cut|cutting) (?:up|out|down on) (?:\w+ )?(?:beer|wine|alcohol|drinks?|coffee) (?:after|at|in the|with|for (?:lent|a while)|before|and (?:coffee|spicy|tomato\w*|chocolate))[^.;]*/g,
  },
  {
    of: ['dose-repeated'],
    meant:
      /\b(?:for|over|por|durante) (?:the )?(?:last |past |first |about |only |just |los |unos )?(?:two|dos|a couple of) (?:\w+ )?(?:days|nights|weeks|months|years|dias|noches|semanas|meses|anos)\b/g,
  },
  {
    of: ['withdrawal'],
    meant:
      /\b(?:want\w*|wanna|trying|try|like|ready|need\w*|hop\w*|how|decided|quiero|quisiera|ocupo|necesito) (?:help )?(?:to |with )?(?:quit|quitting|stop|stopping|cut|dejar)\b[^.;!?\n]{0,20}\b(?:drink\w*|alcohol|beers?|wine|vodka|tomar|beber|cerveza)\b/g,
    unless: (plain) => DRINKS_NO_MORE.test(withoutDenials(plain)),
  },
  {
    of: ['withdrawal'],
    meant:
      /\b(?:drinking|drank|drink|had) (?:\w+ ){0,3}?(?:milk|juice|water|coffee|smoothie|yogurt|cream)(?: (?:that|which))? (?:was|is|had gone|gone|went|tasted|smelled) (?:\w+ ){0,2}?off\b/g,
  },
  {
    of: words('child-swallowed dose-mistake too-many-pills dose-repeated'),
    meant:
      /\b(?:ate|eaten|took|taken|had|comi|tome) (?:\w+ ){0,3}?(?:vitamin (?:[a-z]\d* )?|multivitamin |biotin |vitamina \w+ )gumm(?:y|ies)\b[^.;!?\n]{0,30}|\b(?:comi|tome) (?:\w+ ){0,3}?gummies de (?:vitaminas?|biotina)\b[^.;!?\n]{0,35}|\boverdosed? if i (?=(?:ate|took|had) )/g,
    unless: (plain) => !/\bgumm(?:y|ies)\b/.test(plain) || MANY_TAKEN.test(withoutDenials(plain)),
  },
  {
    of: ['withdrawal'],
    meant:
      /\b(?:heat\w*|furnace|air|ac|a c|winter|wind|weather|fan|radiator|stove|dryer|humidity) (?:\w+ ){0,5}?(?:dr(?:y|ies|ied|ying) (?:\w+ )?out)\b|\bdr(?:y|ies|ied|ying) out (?:the|my|our|his|her) (?:\w+ )?(?:apartment|house|air|nose|skin|room|sinuses|eyes|hands|lips)\b/g,
  },
  {
    of: ['out-of-vital-medicine'],
    meant:
      /\bsin (?:ningun )?(?:anticoagulantes?|esteroides)\b|\bno (?:tomo|toma|uso|usa) (?:ni |ningun(?:os)? |nada de )?(?:anticoagulantes?|insulina|esteroides|warfarina)\b(?! (?:porque|desde|hace|ya|por))/g,
    unless: (plain) => REALLY_OUT.test(plain),
  },
  {
    of: words('dose-mistake too-many-pills'),
    meant:
      /\b(?:tom[eo]|took|taken|doubled)\b[^.;!?\n]{0,25}\b(?:prenatal\w*|multivitamin\w*|vitaminas?|acido folico)\b(?:[^.;!?\n]{0,25}\b(?:dos veces|doble|otra vez|twice|double|two|again)\b)?|\b(?:twice|two|double|dos)\b[^.;!?\n]{0,15}\b(?:prenatal\w*|multivitamin\w*)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !/\b(?:dos veces|doble|otra vez|twice|doubled?|two|dos)\b/.test(plain) ||
      !/\b(?:prenatal\w*|multivitamin\w*|acido folico)\b/.test(plain) ||
      /\b(?:frascos?|varias|muchas|tres|cuatro|cinco|diez|puno|a proposito|hij[oa]|nin[oa]|bottle|handful|three|four|five|ten|on purpose|kid|toddler|son|daughter|vomit\w*|dolor|duele|sangr\w*|bleed\w*|cramp\w*|no se mueve|not moving|insulin\w*|presion|tiroides|levo\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('out-of-vital-medicine thinner-stopped'),
    meant:
      /(?<!\b(?:dias?|semanas?|horas|quedo|quede|quedamos|estoy|llevo|lleva|ando|dejaron) )\bsin (?:uso de |toma de |tomar )?anticoagulantes\b/g,
  },
  {
    of: ['dose-mistake'],
    meant: /\b(?:instead of|rather than|en vez de|en lugar de)\b[^.;!?\n]{0,20}/g,
    unless: (plain) => !isNearlyWhatWasMeant(plain),
  },
]

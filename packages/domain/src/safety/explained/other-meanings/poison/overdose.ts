import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { CHILD, COLD, MUCH, ON_PURPOSE, despairs, isFewOfTheHarmless, isTakenIll } from '../vocabulary'

const ALCOHOL =
  /\b(?:alcohol\w*|cervezas?|tequila|vodka|borrach\w*|botellas?|mezcal|ron|vino|licor|whisky|drunk|beers?|liquor)\b/
const OF_ERECTION =
  /\b(?:erect\w*|viagra|cialis|sildenafil|impoten\w*|(?:stay|get|keep|staying|getting) (?:it )?(?:hard|up)|se me para|performance in bed)\b/
const TOOK_PILLS = /\b(?:took|taken|swallow\w*|snort\w*|found|passed out|wont wake|nod\w*)\b/
const OF_ANOTHER_PLACE =
  /\b(?:vomit\w*|convuls\w*|somnolient\w*|mare\w*|confund\w*|desmay\w*|todas|frasco|bote|punado|muchas|hierro|hij[oa]|nin[oa]|bebe se|a proposito|morir\w*|matar\w*|bottle|handful|all of|iron|toddler|son|daughter|on purpose|die)\b/
const NOT_OWN =
  '(?:cunad[oa]|prim[oa]|ti[oa]|vecin[oa]|amig[oa]|compadre|comadre|companer[oa]|conocid[oa]|suegr[oa]|brother in law|cousin|neighbor|friend|coworker)'
const PAST_YEAR = '(?:el ano pasado|hace (?:\\w+ )?anos?|hace (?:varios|muchos|dos|tres|seis|ocho) (?:meses|anos))'
const OWN_PILLS =
  /\b(?:(?:me|yo|ahora|ya) (?:me )?(?:tome|trague|i took) (?:\w+ ){0,2}(?:muchas|todas|\d\d|frasco|botella)|i took (?:\w+ ){0,2}(?:all|many|\d\d|bottle|handful)|quiero|ganas|morir\w*|matar\w*|otra vez|ahorita|ayer|anoche|volvio a|again|tonight|last night)\b/
const TAKES_PILLS =
  /\b(?:pills?|tablets?|meds?|bottle|opioids?|oxy\w*|heroin|morphine|tea|te|pastillas?|frasco|medicina)\b/
const WELL_TODAY =
  /\b(?:feel|feeling|am|im|back to) (?:\w+ )?(?:normal|fine|good|great|ok|okay|well)\b|\b(?:me siento|estoy|ando) (?:\w+ )?(?:bien|normal)\b/
const SICK_NOW =
  /\b(?:cant|wont|wake|unconscious|blue|seiz\w*|still (?:vomit\w*|throwing|drunk|dizzy|sick)|confus\w*|blood|pills?|shak\w*|tremor|belly|yellow|every ?day|daily|sangre|pastillas?|tiembl\w*|diario|todos los dias|amarill\w*)\b/
const MILD_PILL =
  /\b(?:vitamin (?:c|b ?\d*)|(?:gummy )?(?:multi ?)?vitamins?|(?:vitamin )?gumm(?:y|ies)|cough drops?|probiotics?|tums|antacids?|vitamina (?:c|b ?\d*)|gomitas de vitaminas?|multivitaminico|pastillas para la tos)\b/
const STRONG_OR_MANY =
  /\b(?:iron|ferrous|prenatal\w*|vitamin (?:a|d)|niacin|thc|cbd|weed|edibles?|melatonin|sleep\w*|benadryl|tylenol|bottle|jar|handful|whole|entire|container|pack|(?:[2-9]\d|\d\d\d) (?:\w+ ){0,2}?(?:of (?:them|the|those)|gummies|vitamins|pills|tablets|drops)|(?:ate|took|had|eaten) (?:like |about |around |maybe )?[1-9]\d|dozens?|hundred|vomit\w*|drows\w*|dizz\w*|on purpose|depress\w*|suicid\w*|want(?:ed)? to (?:die|end)|die tonight|hierro|frasco|puno|bote|vomit\w+|mare\w*|a proposito)\b/
const isNoMildPill = (plain: string): boolean =>
  !MILD_PILL.test(plain) || CHILD.test(plain) || STRONG_OR_MANY.test(withoutDenials(plain))
const TASTED =
  /\b(?:(?:a|one|tiny|single|few|couple of) (?:drops?|lick|splash|speck|dab|smear)|lick\w*|on (?:my|the) lips?|una gota|gotita|lami\w*|chup\w*|en (?:el|los) labios?)\b/
const DRUNK =
  /\b(?:drank|drunk|drink\w*|gulp\w*|swallow\w*|bottle|shots?|passed out|vomit\w*|throw\w*|confus\w*|wont wake|slur\w*|drows\w*|sleepy|dizz\w*|bebi\w*|tome|tomo|trag\w+|botella|borrach\w*|vomit\w+|mare\w*)\b/
const SAME_DRUG =
  /\b(?:same (?:drug|pill|medicine|medication|med|tablet)|(?:misma|mismo) (?:medicina|pastilla|medicamento))\b/
const SAME_DOSE =
  /\b(?:same (?:dose|strength|number|amount|mg|milligrams?)|my (?:own|usual|normal) dose|misma dosis|mi (?:propia )?dosis)\b/
const MORE_TAKEN =
  /\b(?:both|also took|as well|too many|twice|two|three|second|again|dizz\w*|faint\w*|slow|weak\w*|confus\w*|child|toddler|ambas|dos|tambien me tome|otra vez|mare\w*|desmay\w*|debil\w*)\b/
const CHECKED_LABELS =
  /\b(?:both (?:bottles|labels|boxes)|twice now|two (?:different )?(?:pill ?)?(?:boxes|bottles)|checked (?:\w+ ){0,3}twice)\b/g
const isNotTheSame = (plain: string): boolean =>
  !SAME_DRUG.test(plain) ||
  !SAME_DOSE.test(plain) ||
  MORE_TAKEN.test(withoutDenials(plain.replaceAll(CHECKED_LABELS, ' ')))
const TOO_MUCH =
  /\b(?:too (?:many|much)|bottle|handful|whole|overdos\w*|double|extra|on purpose|at once|[6-9] (?:pills|tablets|a day)|\d\d (?:pills|tablets)|every (?:hour|2|two)|demasiad[oa]s?|frasco)\b/
const NEEDLE = '(?:agujas?|jeringas?|jeringuillas?|(?:insulin )?syringes?|needles?)'
const TAKES_DRUGS =
  /\b(?:inyect(?:e|o|aba|arme|arse)|se pico (?:heroina|cristal)|heroina|fentanil\w*|cristal|cocaina|drog\w*|heroin|fentanyl|meth|shot up|inconsciente|no (?:respira|responde|despierta)|labios|morad[oa]|unresponsive|wont wake|not breathing)\b/

/** Words about overdose that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_POISON_OVERDOSE: readonly OtherMeaning[] = [
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:[1-9]|[1-8]\d) ?(?:mg|mcg|miligramos) (?:of |de )?(?:prozac|fluoxetin[ae]|zoloft|sertralin[ae]|lexapro|escitalopram|celexa|citalopram|paxil|lipitor|atorvastatin[a]?|simvastatin[a]?|rosuvastatin[a]?|crestor|lisinopril|losartan|omeprazole?|prilosec|nexium|pepcid|famotidin[ae]|claritin|loratadin[ae]|zyrtec|cetirizin[ea]|lasix|furosemid[ae]|prednison[ea])\b|\b\d{1,2} (?:units|unidades) (?:of |de )?(?:lantus|basaglar|toujeo|tresiba|levemir|semglee)(?= (?:like always|as (?:always|usual|prescribed)|at bedtime|every night|como siempre|de siempre|cada noche))/g,
  },
  {
    of: ['alcohol-poisoning'],
    meant: /\btom[oa] (?:\w+ )?(?:liquidos|agua|suero|bien|electrolitos|te|caldo|jugo|leche)\b/g,
    unless: (plain) => ALCOHOL.test(plain),
  },
  {
    of: ['too-many-pills'],
    meant: /\b(?:over ?dos(?:e|ed|es|ing)|sobredosis)\b/g,
    unless: (plain) => !isFewOfTheHarmless(plain),
  },
  {
    of: ['too-many-pills'],
    meant: /\bis (?:it|this|that) an? over ?dose\b|\b(?:es|fue|sera) (?:una )?sobredosis\b/g,
    unless: (plain) =>
      !/\b(?:right|correct|proper) (?:amount|dose)\b|\bdosis (?:correcta|indicada)\b|\blo que (?:le )?toca\b/.test(
        plain,
      ) ||
      !/\b(?:4|four|5|five|6|six|8|eight|cuatro|cinco|seis|ocho) (?:hours|hrs|horas) (?:later|apart|after|despues)\b/.test(
        plain,
      ) ||
      /\b(?:double|twice|extra|too soon|doble|de mas|wrong)\b/.test(plain) ||
      isTakenIll(plain),
  },
  {
    of: ['too-many-pills'],
    meant: /\b\d{1,3} ?(?:min\w*|hrs?|hours?|horas?|dias?|days?|weeks?|wks|months?|semanas?|meses)\b/g,
    unless: (plain) => MUCH.test(plain) || ON_PURPOSE.test(plain),
  },
  {
    of: words('street-drug overdose-look'),
    meant:
      /\b(?:needles?|syringes?) (?:\w+ ){0,2}?(?:at|for|during) (?:\w+ ){0,3}?(?:blood (?:draw|test|work|donation)|vaccin\w*|shots?|iv)\b/g,
  },
  {
    of: words('too-many-pills several-ill'),
    meant:
      /\b(?:whole|entire) (?:family|house(?:hold)?|class|building|street|office|team|school)\b|\btoda la (?:familia|casa|clase)\b/g,
    unless: (plain) => /\b(?:sick|ill|vomit\w*|headaches?|dizzy|throw\w*|enferm\w+|mare\w+|dolor)\b/.test(plain),
  },
  {
    of: words('street-drug overdose-look'),
    meant: /\b(?:blue|azul(?:es)?) (?:pills?|tablets?)\b|\bpastill(?:it)?as? azul(?:es)?\b/g,
    unless: (plain) => !OF_ERECTION.test(plain) || TOOK_PILLS.test(plain),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:es|fue|sera|hay|seria) (?:una )?sobredosis\b|\bis (?:it|this|that) an? over ?dose\b|\bdid i over ?dose\b/g,
    becomes: 'extra-dose',
    unless: (plain) =>
      !/\b(?:tome|tom[eé] (?:\w+ )?|took|taken) (?:\w+ ){0,2}?(?:dos|2|otra|two|a second|another|twice) (?:\w+ ){0,2}?(?:vitaminas?|prenatal(?:es)?|prenatals?|vitamins?|acido folico|folic acid)\b/.test(
        plain,
      ) || OF_ANOTHER_PLACE.test(withoutDenials(plain.replaceAll(/\bbebe\b/g, ' '))),
  },
  {
    of: words('too-many-pills alcohol-poisoning many-acetaminophen suicide-past suicide-said'),
    meant: new RegExp(
      `\\b${NOT_OWN} (?:\\w+ )?(?:se )?(?:tomo|trago|took|swallowed) (?:un |una |a |the )?(?:whole )?(?:botella|frasco|bote|punado|bottle|handful) (?:de |of )?(?:pastillas|pills|tylenol|medicina) (?:${PAST_YEAR}|last year|years ago)[^.;!?\\n]*`,
      'g',
    ),
    unless: (plain) => OWN_PILLS.test(plain),
  },
  {
    of: ['street-drug'],
    meant: /\b(?:numb\w*|dental|cortisone|steroid|vitamin|b12) (?:shots?|injections?|needles?)\b/g,
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:scared|afraid|worried|nervous|miedo|asustad[oa]|is it|can|could|will|would)\b[^.;!?\n]{0,30}\b(?:overdos\w*|sobredosis)\b/g,
    unless: (plain) =>
      !/\b(?:poppy ?seeds?|semillas? de amapola|amapola)\b/.test(plain) || TAKES_PILLS.test(withoutDenials(plain)),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:pills?|tablets?|pastillas?) (?:since|for|desde hace|desde) (?:about )?(?:\w+ ){1,2}?(?:days|weeks|months|years|semanas|meses|anos)\b|\b\d+ ?mg (?:pills? )?(?:that )?(?:ive|i have|i|he has|she has|hes|shes) (?:been )?(?:taken|taking|on|take|used) (?:\w+ )?(?:for|since) (?:\w+ )?(?:years?|months?|\w+)\b|\b\d+ ?mg que (?:tomo|he tomado|llevo tomando) (?:\w+ )?(?:desde )?(?:hace )?\w+ (?:anos|meses)\b|\bfrozen (?:water )?bottle\b[^.;!?\n]{0,50}\bbottle\b/g,
  },
  {
    of: words('alcohol-poisoning poison'),
    meant:
      /\b(?:drank|drunk|drink) (?:way )?too much\b|\b(?:did|have) i (?:\w+ )?(?:poison|poisoned) myself (?:with (?:alcohol|booze|drink|tequila|wine|beer))?|\b(?:tome|bebi) (?:mucho|demasiado|de mas)\b|\bme (?:intoxique|envenene) (?:con|de) (?:alcohol|tequila|cerveza)\b/g,
    unless: (plain) =>
      !/\b(?:hangover|hungover|resaca|cruda|crudo|goma|guayabo)\b/.test(plain) ||
      !WELL_TODAY.test(plain) ||
      SICK_NOW.test(withoutDenials(plain)),
  },
  {
    of: words('too-many-pills overdose-look'),
    meant: /\b(?:overdos\w*|sobredosis)\b/g,
    unless: isNoMildPill,
  },
  {
    of: ['alcohol-poisoning'],
    meant: /\balcohol poisoning\b|\bintoxicacion (?:por|con) alcohol\b/g,
    unless: (plain) => !TASTED.test(plain) || CHILD.test(plain) || DRUNK.test(withoutDenials(plain)),
  },
  {
    of: words('too-many-pills dose-mistake'),
    meant:
      /\b(?:overdos\w*|sobredosis)\b|\b(?:took|taken|tome|tomo) (?:\w+ ){1,8}?(?:instead of (?:mine|my own|my)|en (?:vez|lugar) de (?:la|el) mi[ao])\b/g,
    unless: isNotTheSame,
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:had|took|taken|taking|using|been on|tome|tomado|tomando) (?:\w+ ){0,2}?(?:ibuprofen\w*|advil|motrin|naproxen\w*|aleve|antacids?|tums|claritin|zyrtec|allergy pills?)\b[^.;,!?\n]{0,30}\b(?:all (?:week|month|summer|spring|winter)|toda la semana|todo el mes)\b/g,
    unless: (plain) => TOO_MUCH.test(withoutDenials(plain)),
  },
  {
    of: words('street-drug pointed-thing'),
    meant: /\b(?:como|parecia|de) (?:si fuera )?(?:un |una |unas |unos )?(?:aguj\w+|alfiler\w*)\b/g,
  },
  {
    of: words('street-drug overdose-look'),
    meant: new RegExp(
      `\\b${NEEDLE}(?: (?:de|con) (?:una )?${NEEDLE})? (?:\\w+ )?(?:tirad|botad|abandonad|usad|lying|left|discarded|thrown|dropped|used)\\w*\\b|\\b(?:discarded|used|dirty|abandoned) ${NEEDLE}\\b`,
      'g',
    ),
    unless: (plain) => TAKES_DRUGS.test(withoutDenials(plain)),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:me )?(?:tome|acabe|probe|tomado|comprado) (?:ya )?(?:todo|medio|casi todo) el (?:pasillo|walgreens|cvs|walmart)\b[^.;!?\n]{0,20}|\b(?:taken|took|tried|through) (?:the )?(?:whole|entire|half the) (?:cold |medicine |drug )?(?:aisle|walgreens|cvs|drugstore)\b/g,
    unless: (plain) =>
      !COLD.test(plain) ||
      despairs(plain) ||
      /\b(?:juntas|al mismo tiempo|at once|bottles?|frascos?|mare\w+|vomit\w*|mucho sueno|adormil\w*|dizz\w*|sleepy|higado)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('opioid drug-use street-drug'),
    meant:
      /\b(?:thinks?|think|says?|said|swears|convinced|assumes?|accus\w+ me of|cree[n]?|piensan?|dicen?|jura) (?:that |que )?(?:im |i am |hes |shes |ando |estoy |me |uso |being |soy )?(?:on|doing|using|shooting|in|en|con|meto|inyecto)? ?(?:up )?(?:la )?(?:heroin\w*|meth|drugs|drogas|drogad[oa]|droga)\b/g,
  },
  {
    of: words('too-many-pills overdose-word'),
    meant:
      /\b(?:still |barely |only |even )?(?:takes?|taking|took|drinks?|drank|finish\w*|toma|tomo) (?:an?|his|her|the|every|each|half an?|some|most of (?:his|her|the)|un|su|el|medio) (?:\w+ )?(?:bottles?|bibs?|biberon|mamila|tetero|pacha)\b/g,
    unless: (plain) =>
      !/\b(?:bab(?:y|ies)|infant|newborn|toddler|months?|weeks? old|formula|nurs\w*|breast\w*|diapers?|bebe|meses|panal\w*)\b/.test(
        plain,
      ) || /\b(?:bottles? of|pills?|tablets?|tylenol|vodka|medicine|pastillas?|medicina|botella)\b/.test(plain),
  },
  {
    of: words('too-many-pills overdose-word'),
    meant:
      /\btakes all (?:of )?(?:his|her|my|their|the) (?:\w+ )?(?:pills|meds|medicines?|medications?|tablets)\b|\btake all (?:of )?my (?:\w+ )?(?:pills|meds|medicines?|medications?|tablets) (?:every|each|once|twice|daily|as|at)\b|\btoma todas sus (?:\w+ )?(?:pastillas|medicinas)\b/g,
    unless: (plain) =>
      /\b(?:at once|tonight|unconscious|wont wake|sleepy|drowsy|die|dead|kill\w*|bottle|whole|vodka|suicid\w*|de golpe|morir\w*|matar\w*|dormid[oa])\b/.test(
        withoutDenials(plain),
      ),
  },
]

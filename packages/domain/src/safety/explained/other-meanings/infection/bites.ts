import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import { isBiteWithoutWound } from '../../real-exposure'
import { withoutQuestions } from '../../fears/feared'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const ONLY_CLOTH =
  /\b(?:only|just|no (?:mark|skin|blood|scratch|wound|bite|tooth)\w*|(?:didnt|never|not) (?:touch|break|reach)\w*|nothing on|solo|nomas|ni (?:una )?marca|sin marca|no le (?:toco|hizo))\b/
const SKIN_BROKEN =
  /\b(?:skin|blood\w*|bled|marks?|scratch\w*|broke|through|puncture\w*|wounds?|cuts?|stray|bat|raccoon|rabid|piel|sangre|marca|rasgun\w*|callejero)\b/
const BLEEDS =
  /\b(?:bleed\w*|blood|bled|deep|hole|puncture|fever|swollen|pus|sangr\w+|hond[oa]|agujero|fiebre|hinchad\w+)\b/
const ONLY_SEEN_FAR =
  /\b(?:never (?:came|got) (?:near|close|within)|nowhere near|(?:didnt|did not|never) (?:touch|land|come (?:near|close)|brush|swoop at)\w*|(?:feet|ft|yards|meters) (?:up|above|over|high|away)|nunca (?:se )?(?:acerco|toco)|no (?:se acerco|nos toco|me toco|toco))\b/
const BAT_CAME_IN =
  /\b(?:bit|bitten|bite|scratch\w*|woke|asleep|sleep\w*|bedroom|bed|tent|attic|room|house|cabin|indoors?|inside|hair|landed|brushed|handled|picked|dead bat|mordio|rasguno|desperte|dorm\w+|cuarto|recamara|casa|pelo)\b/
const SEEN_CAUSE =
  /\b(?:ortigas?|espinas?|cactus|nopal|rama|planta|hormigas?|zacate|alambre|abejas?|avispas?|mosc[oa]s?|mosquitos?|zancudos?)\b/
const BITTEN_INDEED =
  /\b(?:colmillos|dos (?:puntos|hoyitos|agujeros)|hinch\w+|negr[oa]|morad[oa]|vomit\w+|entum\w+|adormec\w+|mare\w+)\b/
const STUNG_LONG_AGO =
  /\b(?:de (?:joven|nin[oa]|chic[oa]|chiquit[oa]|chamac[oa])|har[ae] (?:\w+ ){1,2}anos|hace (?:\w+ ){1,2}anos)\b[^.;!?\n]{0,70}\b(?:pico|picaron|mordio) (?:un |una )?(?:\w+ )?(?:alacran|escorpion|arana|vibora|culebra|serpiente)\b/
const AGAIN_NOW =
  /\b(?:hoy|ayer|anoche|ahorita|ahora mismo|esta (?:manana|tarde|noche)|otra vez|hace (?:un rato|\w+ (?:horas?|minutos|dias?)))\b/
const BEAST_SEEN =
  /\b(?:encontre|encontramos|halle|vi|vimos|mate|matamos|habia|aparecio|salio|found|saw|killed|spotted) (?:hoy |ayer |today )?(?:un|una|otro|a|an|the|another) (?:\w+ )?(?:alacran|escorpion|vibora|culebra|serpiente|arana|viuda|scorpion|snake|spider|widow)(?: (?:muert[oa]|dead|negra))?/g
const STUNG =
  /\b(?:pic[oa]|pique|picado|picaron|picadura|picando|mordi\w*|mordid\w+|stung|bit|bite|bites|bitten|sting|dolor|duele|hinch\w+|ard(?:e|or)|dorm\w+|entum\w+|hormigue\w*|vomit\w*|saliva\w*|llor\w+|grit\w+|sud\w+|pain|hurts?|swell\w*|swollen|numb\w*|tingl\w*|scream\w*|cry\w*|cries|drool\w*)\b/
const PAST_YEAR = '(?:19\\d\\d|200\\d|201\\d)'

/** Words about bites that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INFECTION_BITES: readonly OtherMeaning[] = [
  {
    of: ['animal-bite'],
    meant:
      /\b(?:dogs?|cats?|puppys?|kittens?|pets?|perros?|gatos?) (?:flea|tick|worm|ear|eye|heartworm|arthritis) (?:drops|medicine|meds|treatment|collar|shampoo|pills?|cream|spray)\b|\b(?:gotas|pipeta|collar|champu|medicina) (?:antipulgas|para (?:las )?pulgas)(?: de(?:l)? (?:la |mi )?(?:perr[oa]|gat[oa]))?\b/g,
  },
  {
    of: ['animal-bite'],
    meant:
      /\b(?:cable|cord|wire|charger|shoes?|toy|book|remote|sofa|plant|pillow|slipper|cable|zapato)\b[^.;!?\n]{0,30}\b(?:chewed|bitten|scratched) (?:on |up )?by (?:the|my|our) (?:cat|dog|puppy|kitten|rat|mouse|rabbit)\b/g,
  },
  {
    of: ['animal-bite', 'minor-cut'],
    meant:
      /\b(?:nipp\w*|bit|snapp\w*|grabb\w*|tore|tugg\w*|caught|mordio|jalo|agarro)\b[^.;!?\n]{0,30}\b(?:sleeve|jumper|shirt|coat|jacket|pants|jeans|trousers|shoe|boot|hem|sweater|glove|manga|camisa|pantalon|zapato|chamarra)s?\b/g,
    unless: (plain) => !ONLY_CLOTH.test(plain) || SKIN_BROKEN.test(withoutDenials(plain)),
  },
  {
    of: ['animal-bite'],
    meant:
      /\b(?:dog|puppy|pup|kitten|cat|he|she) bit (?:me|my \w+)\b|\b(?:cat|kitten) scratched (?:me|my \w+)\b|\bme (?:mordio|rasguno|arano)\b/g,
    unless: (plain) =>
      !/\b(?:skin (?:is |was )?(?:not|isnt|wasnt|never) (?:\w+ )?(?:broken|broke)|(?:never|didnt|did not) (?:even )?br(?:oke|eak) (?:it|the skin|skin|my skin)|no (?:me )?(?:rompio|abrio|traspaso) la piel|sin romper la piel)\b/.test(
        plain,
      ) ||
      !/\b(?:ours|my|our|mi|nuestr[oa]) (?:\w+ ){0,2}(?:dog|puppy|pup|cat|kitten|perr\w+|gat\w+|cachorr\w+)\b|\bours\b/.test(
        plain,
      ) ||
      BLEEDS.test(withoutDenials(plain)) ||
      /\b(?:stray|bat|raccoon|wild|fox|unvaccinated|callejer[oa]|murcielago|zorro|mapache)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['animal-bite'],
    meant:
      /\bbats? (?:\w+ )?(?:flew|flying|flies|swooped|swooping|circl\w+|zoomed|passed) (?:\w+ ){0,2}?(?:over|above|past|around|by|overhead)\b[^.;!?\n]{0,40}|\bmurcielagos? (?:\w+ )?(?:paso|volo|volaba|pasaron|volando|volaban)(?: \w+){0,6}/g,
    unless: (plain) => !ONLY_SEEN_FAR.test(plain) || BAT_CAME_IN.test(withoutDenials(plain)),
  },
  {
    of: ['animal-bite'],
    meant:
      /\bcat(?:s)? (?:\w+ )?scratch\w*(?: me| us)?(?: fever| disease)?|\bscratch\w* (?:by|from) (?:my|our|the) (?:own )?(?:\w+ )?(?:cat|kitten)\b|\b(?:me )?(?:rasguno|arano) (?:mi|el|la) (?:propi[oa] )?gat\w+/g,
    unless: (plain) =>
      !/\b(?:indoor|house ?cat|my own|our own|de (?:la )?casa)\b/.test(plain) ||
      !/\b(?:vaccinat\w*|shots|vacunad[oa])\b/.test(plain) ||
      !/\b(?:barely|tiny|thin|faint|superficial|surface|hairline|didnt bleed|apenas|finit[oa])\b/.test(plain) ||
      /\b(?:deep|red|redness|swollen|swelling|pus|(?<!scratch )fever|stray|eyes?|baby|toddler|bit|bitten|bites|streaks?|lumps?|glands?|diabet\w*|chemo|transplant|immun\w*|profund[oa]|roj[oa]|hinchad\w*|fiebre|ojo|mordio|defensas)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('animal-bite same-day'),
    meant:
      /\b(?:human bites?|(?:was |got |been )?bit(?:ten)? (?:me|by)|(?:was |got )bitten|bit (?:me|my \w+)|s[ua]nk (?:his|her) teeth(?: in(?:to)?)?|me mordio|mordid[oa] (?:de|por))\b/g,
    unless: (plain) =>
      !/\b(?:by (?:a|my|another) (?:\w+ )?(?:child|toddler|kid|baby)|(?:my|our) (?:\w+ )?(?:toddler|baby|son|daughter|\d year old)|mi (?:bebe|hij[oa]|nin[oa]))\b/.test(
        plain,
      ) ||
      !/\bskin (?:isnt|is not|wasnt|was not|didnt|never) (?:\w+ )?(?:broken|break|broke)|\b(?:didnt|did not|doesnt|hasnt) (?:even )?(?:break|broken|broke) (?:the )?skin|\bno (?:broken skin|se (?:rompio|abrio) la piel|rompio la piel)/.test(
        plain,
      ) ||
      /\b(?:dogs?|cats?|bats?|rats?|raccoon|monkey|snake|spider|fever|pus|streaks?|bleed\w*|blood|perr[oa]|gat[oa]|murcielago|fiebre|sangr\w+)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('snake-bite spider-bite'),
    meant:
      /\b(?:grit\w+|decia|dec[ií]a|pens[eo]|cre[iy]o?|creia|juraba|pensamos|creimos) (?:\w+ )?que (?:lo|la|le|me) (?:habia |habian )?(?:mordi\w+|pic\w+) (?:un |una )?(?:vibora|culebra|serpiente|alacran|arana)\b/g,
    unless: (plain) => !SEEN_CAUSE.test(plain) || BITTEN_INDEED.test(withoutDenials(plain)),
  },
  {
    of: words('snake-bite spider-bite'),
    meant: /\b(?:alacran\w*|escorpion\w*|aranas?|viboras?|culebras?|serpientes?)\b/g,
    unless: (plain) => !STUNG_LONG_AGO.test(plain) || AGAIN_NOW.test(plain),
  },
  {
    of: ['animal-bite'],
    meant: /\b(?:mordi\w*|mordisc\w*|mordida|bit|bitten|nipp\w*|bites?|perr\w+|gat\w+|dog|cat)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => !isBiteWithoutWound(plain),
  },
  {
    of: words('snake-bite spider-bite'),
    meant: BEAST_SEEN,
    unless: (plain) => STUNG.test(withoutDenials(withoutQuestions(plain))),
  },
  {
    of: words('snake-bite spider-bite animal-bite'),
    meant: new RegExp(
      `\\b(?:(?:en|alla por|por alla de|in|back in) (?:el (?:ano )?)?${PAST_YEAR}) [^.;!?\\n]{0,50}\\b(?:mordi\\w*|pico|picaron|bit|bitten|stung)\\b[^.;!?\\n]{0,30}`,
      'g',
    ),
    unless: (plain) =>
      /\b(?:hoy|ahorita|esta (?:manana|tarde|noche)|otra vez|hace (?:un rato|\w+ (?:horas?|minutos))|today|again|just now)\b/.test(
        plain,
      ),
  },
  {
    of: words('snake-bite spider-bite insect-sting poison'),
    meant:
      /\b(?:alacran\w*|escorpion\w*|aranas?|viudas? negras?|vibora|culebra|serpiente|scorpions?|spiders?|widows?|recluses?|snakes?|(?:el )?veneno|venom)\b[^.;!?\n]{0,40}/g,
    unless: unlessTold(
      [
        /\bno (?:me|le|lo|la|nos) (?:alcanzo a |llego a |logro )?(?:pico|picar|mordio|morder|hizo nada)\b|\b(?:a )?nadie (?:fue |resulto |salio |nos |le )?(?:pic[oa]\w*|mordi\w*)\b|\b(?:nobody|no one) (?:was |got )?(?:bit\w*|stung)\b|\b(?:didnt|did not|never) (?:bite|sting|touch|get)\b/,
        /\b(?:lo|la) (?:vi|mate|aplaste|pise|saque|sacudi) (?:\w+ )?(?:antes|y|de|con|a|sin)\b|\bantes de (?:poner\w*|meter\w*|tocar\w*)\b|\bbefore (?:i|he|she|it|putting)\b/,
      ],
      graver(
        'duele|dolor|arde|ardor|hinch\\w+|roj[oa]|morad[oa]|hormigue\\w*|adormec\\w*|entum\\w*|marcas?|punt(?:o|it)\\w*|piquete|creo|bebe|llora\\w*|babea\\w*|suda\\w*|lengua|cr(?:y|ies|ying)|drool\\w*|hurts?|pain|swollen|red|numb\\w*|tingl\\w*|marks?|think|maybe|baby',
      ),
    ),
  },
  {
    of: words('animal-bite snake-bite spider-bite'),
    meant:
      /\b(?:murcielago|vibora|culebra|serpiente|arana|alacran|mapache|zorro|perro|gato|oso)s? (?:\w+ )?(?:de (?:peluche|juguete|plastico|hule|goma|trapo|carton)|disecad[oa]s?)\b|\b(?:stuffed|plush|toy|rubber|plastic|fake|taxiderm\w+) (?:bat|snake|spider|scorpion|raccoon|dog|cat)s?\b|\b(?:era|es|estaba) (?:disecad[oa]|de (?:peluche|plastico|juguete|hule))\b/g,
  },
  {
    of: words('snake-bite spider-bite poison insect-sting'),
    meant: /\b(?:viuda negra|aranas?|alacran\w*|viboras?|veneno|black widow|spider|scorpion|snake|venom)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:viuda negra|arana|alacran|vibora|black widow|spider|scorpion|snake)\b(?: \w+){0,3} (?:ya )?muert[oa]\b|\bdead (?:black widow|spider|scorpion|snake)\b|\b(?:black widow|spider|scorpion|snake) (?:was |already )+dead\b/,
        /\bcon (?:la |el |un |una |mi )?(?:escoba|palo|zapato|papel|chancla|recogedor|guantes?|pala)\b|\bwith (?:a|the|my) (?:\w+ )?(?:broom|shoe|stick|paper towel|gloves?|dustpan|shovel)\b/,
      ],
      /\b(?:duele|dolor|arde|ardor|hinch\w+|roj[oa]|marcas?|piquete|mordi\w*|pic[oa]|picaron|calambre\w*|sudo|bebe|nin[oa]|trago|comio|hurts?|pain\w*|swollen|red|marks?|bit|bitten|bite|stung|cramp\w*|sweat\w*|baby|toddler|swallow\w*|ate)\b/,
    ),
  },
]

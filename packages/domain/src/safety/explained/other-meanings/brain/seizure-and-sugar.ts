import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'
import { FAILS, OF_ANOTHER, STRUCK, says } from '../vocabulary'

const FITS =
  /\b(?:convuls\w*|jerk\w*|shak(?:es|ing|ed)|stiff\w*|limp|floppy|unconscious|foam\w*|drool\w*|passed out|collaps\w*|unresponsive|stares?|staring|epilep\w*|seiz\w*|fits?)\b/
const SHAKES_ILL =
  /\b(?:alcohol|tomar|cerveza|insulina|azucar|diabet\w+|fiebre|calentura|escalofri\w+|insulin|sugar|fever|chills|drinking|withdraw\w*|pastillas? (?:de|para) la presion)\b/

/** Words about seizure and sugar that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BRAIN_SEIZURE_AND_SUGAR: readonly OtherMeaning[] = [
  {
    of: ['unresponsive', 'not-wake'],
    meant:
      /\b(?:woke|woken|wake|waking)\b[^.;]{0,50}\b(?:cant|couldnt|cannot|unable to) (?:turn|move|bend|lift|straighten|tilt|raise|rotate|look)\b|\b(?:bult\w+|nodul\w+|bolita|bola|ganglio|zona dura|lump|node|gland|nodule)\b[^.;]{0,70}\b(?:no se mueve|not moving|doesnt move|not mov\w+)|\b(?:woke|wakes?|waking|awoke) (?:up )?(?:(?:this|yesterday|in the) (?:morning )?|today )?(?:and |with |to )?(?:(?:a |my )?stiff neck )?(?:i |he |she )?(?=(?:cant|couldnt|could not|cannot|unable to|hardly) (?:\w+ )?(?:turn|bend|twist|straighten|lift|raise|move (?:my|his|her) (?:neck|head|shoulder|back)|fully))/g,
  },
  {
    of: ['tremor'],
    meant:
      /\bwith (?:shaking|trembling|shaky) (?:hands?|fingers)\b|\bhands? (?:are |is |were )?(?:shaking|trembling|shaky) (?:as|while|when) (?:i )?(?:am )?(?:writ\w+|typ\w+|read\w*|saw|look\w*)\b|\bcon las manos temblando\b/g,
  },
  {
    of: ['tremor'],
    meant:
      /\b(?:eye ?lids?|eyes?|lids?) (?:\w+ ){0,2}twitch\w*|\btwitch\w* (?:\w+ ){0,2}(?:eye ?lids?|eyes?|lids?)\b|\b(?:me|le) (?:brinca|tiembla|late) (?:el|un) (?:ojo|parpado)\b/g,
    becomes: 'eyelid-twitch',
    unless: (plain) =>
      /\b(?:cheek|mouth|face|droop\w*|arms?|legs?|hands?|shut|close[sd]?|vision|weak\w*|numb\w*|jerk\w*|cara|boca|brazo|pierna|cierra|vista|debil\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('unresponsive not-wake'),
    meant:
      /\b(?:wish\w*|want\w*|hop(?:e|es|ed|ing)|pray\w*|prefer\w*|dream\w*) (?:\w+ ){0,2}?(?:not (?:to )?|never (?:to )?|i (?:wont|wouldnt|didnt) )wak\w+(?: up)?\b/g,
  },
  {
    of: words('unresponsive floppy-baby ill-baby one-side-weak'),
    meant:
      /\ba (?:slight |bad |mild |little |noticeable |small |new |painful |funny )?limp\b(?! (?:\w+ )?(?:arms?|legs?|body|baby|child|boy|girl|hands?|noodle|doll|rag|face|neck|limbs?|dishrag|lettuce))/g,
  },
  {
    of: ['seizure', 'poison-drool', 'animal-bite'],
    meant:
      /\b(?:tells?|told|says?|said|read|reading|googled|dice|dijo|lei)\b[^.;!?\n]{0,30}\b(?:rabies|rabid|rabia)\b[^.;!?\n]{0,20}\b(?:foam\w*|espuma)(?: (?:at|from|por) (?:the|la) (?:mouth|boca))?|\b(?:will|shell|hell|ill|gonna|going to|youll) (?:get|catch|have) (?:rabies|rabid) (?:\w+ ){0,3}foam\w*(?: at the mouth)?/g,
  },
  {
    of: ['tremor'],
    meant:
      /\b(?:but |and )?(?:i am|im|i was) (?:so |just |still |literally )?(?:shaking|trembling)\b|\b(?:estoy|ando) temblando\b/g,
    unless: (plain) =>
      !/\bmy (?:\w+ ){0,2}?(?:baby|newborn|son|daughter|girl|boy|kid|toddler|child)\b|\bmi (?:\w+ )?(?:bebe|hij[oa]|nin[oa])\b/.test(
        plain,
      ) ||
      /\b(?:i have|my (?:fever|sugar|head|chest)|chills|alcohol|withdraw\w*|insulin|tengo|escalofrios)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['seizure'],
    meant: /\broll(?:s|ed|ing)? (?:his|her|their|my) eyes\b(?! (?:back|up|white))/g,
    unless: (plain) => FITS.test(withoutDenials(plain)),
  },
  {
    of: ['unresponsive'],
    meant:
      /\b(?:usually|normally|chronically|always|baseline) (?:\w+ )?(?:unresponsive|nonverbal|non responsive)\b|\bunresponsive (?:at|as) (?:his |her |the )?baseline\b|\b(?:normalmente|siempre|de base) (?:\w+ )?(?:no responde|inconsciente)\b/g,
  },
  {
    of: ['tremor'],
    meant:
      /\b(?:my |his |her |the |one |left |right |lower |upper )*(?:eye ?lids?|eyes?|lids?) (?:has |have |is |are |keeps? |been |was |just |wont stop )*twitch\w*|\btwitch\w* (?:in |of )?(?:my |the |his |her )?(?:\w+ )?(?:eye ?lids?|eyes?)\b|\b(?:me |le )?(?:tiembla|brinca|salta|late) (?:el|un) (?:ojo|parpado)\b/g,
    unless: (plain) =>
      /\b(?:weeks?|months?|droop\w*|half|side of (?:my|his|her) face|cheek|mouth|weak\w*|numb\w*|vision|double|closes|shut|seizure|semanas?|meses|mejilla|boca|cara|debil\w*|vista)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['seizure'],
    meant:
      /\b(?:anti )?(?:seizures?|epilep\w*|convulsions?) (?:medicines?|medications?|meds?|pills?|tablets?|drugs?|prescription)\b|\b(?:pastillas?|medicinas?|medicamentos?|tratamiento) (?:\w+ )?(?:para|de|contra) (?:la |las )?(?:convulsion(?:es)?|epilepsia)\b/g,
    unless: (plain) => /\b(?:rash|skin|blister\w*|peel\w*|mouth sores|piel|ampollas|sarpullido|ronchas)\b/.test(plain),
  },
  {
    of: ['unresponsive'],
    meant:
      /\b(?:easier|better|wish\w*|rather|nicer|relief)\b[^.;!?\n]{0,25}\b(?:not (?:to )?|(?:i )?wouldnt |(?:i )?didnt |never )wak(?:e|ing) up\b|\b(?:mejor|ojala|quisiera|preferiria)\b[^.;!?\n]{0,20}\bno (?:despertar|despertarme|despierte)\b/g,
  },
  {
    of: words('unresponsive floppy-baby ill-baby'),
    meant:
      /(?<!\b(?:esta|quedo|puso|siente|siento|piernas|cuerpo|brazos|blandit[oa]|flojit[oa]) )\bcomo (?:gelatina|sopa|yogur\w*|avena|pure|papilla|caldo)\b/g,
    unless: (plain) => /\b(?:bebe|nin[oa]|nen[ea]|hij[oa])\b/.test(plain),
  },
  {
    of: ['tremor'],
    meant:
      /\b(?:cada (?:vez )?(?:que|q)|cuando|al) (?:veo|recuerdo|pienso|oigo|escucho|me acuerdo|ver|oir|recordar|suena)\b[^.;,!?\n]{0,30}\b(?:me pongo a temblar|tiemblo|empiezo a temblar)\b/g,
  },
  {
    of: ['tremor'],
    meant:
      /\byo (?:estoy|sigo|ando|estaba|segui|quede) (?:toda? )?temblando\b|\byo temblaba\b|\btemblando de(?:l)? (?:miedo|susto|nervios)\b|\bme (?:tiemblan|temblaban) las manos de(?:l)? (?:miedo|susto|nervios)\b|\bi(?:m| am| was) (?:still |so |just )?(?:shaking|trembling)\b/g,
    unless: (plain) => !OF_ANOTHER.test(plain) || SHAKES_ILL.test(plain),
  },
  {
    of: ['unresponsive'],
    meant:
      /\bno (?:puede mover|puedo mover|mueve|muevo|quiere mover) (?:bien |mucho |casi )?(?:la |el |su |mi )(?:muneca|codo|tobillo|hombro|pulgar|rodilla)\b/g,
    unless: (plain) => !STRUCK.test(plain) || says(plain, FAILS),
  },
  { of: ['unresponsive'], meant: /(?<!\bno )\bhabla (?:claro|bien|normal|como siempre)\b/g },
  {
    of: ['tremor'],
    meant:
      /\bme puse (?:yo )?(?:a temblar|temblando)\b|\b(?:sigo|estoy|quede|ando) (?:\w+ )?temblando(?: del? (?:susto|miedo|nervios|coraje))?\b|\b(?:im|i am) (?:still )?(?:shaking|trembling)(?: (?:from|with) (?:fear|fright|nerves))?\b/g,
    unless: unlessTold(
      [
        /\b(?:no (?:me|le|lo|la) (?:alcanzo a |llego a )?(?:pico|mordio|toco|paso nada)|poquit\w+|chicharo|pizca|gotita|didnt (?:bite|sting|touch)|pea sized)\b/,
      ],
      graver(
        'azucar|glucosa|diabet\\w*|insulina|escalofri\\w*|frio|alcohol|medicina|pastillas?|pecho|sugar|chills?|chest|pills?',
      ),
    ),
  },
  {
    of: words('seizure tremor'),
    meant:
      /\bsacud(?:iendo|i|o|ir|irla|irlo)(?:l[oa]s?)?\b(?: (?:el|la|mi|un poco) (?:brazo|mano|pierna|pie))?|\bshak(?:ing|e) (?:it|my (?:arm|hand|leg))(?: out)?\b/g,
    unless: unlessTold(
      [
        /\b(?:brazo|mano|pierna|pie|arm|hand|leg|foot)\b/,
        /\b(?:hormigue\w*|dormid[oa]|muert[oa]|adormec\w*|tingl\w*|numb|dead|asleep|pins)\b/,
        /\b(?:dormi|durmio|acost\w+|sent\w+|slept|lay|sat)\b[^.;!?\n]{0,14}\b(?:encima|sobre|arriba|on)\b/,
      ],
      graver(
        'no (?:puedo|puede) mover|cara|habl\\w+|boca|inconsciente|mordi\\w*|orin\\w*|ojos|face|speech|tongue|eyes',
      ),
    ),
  },
  {
    of: words('seizure body-shakes'),
    meant:
      /\b(?:escalofri\w+|temblor|terremoto|sismo|camion|avion|carro|tren|perr[oa]|gat[oa]|risa|susto|frio)\b[^.;!?\n]{0,25}\b(?:me |le |nos |se )?sacud\w+|\bsacud\w+ (?:\w+ ){0,3}(?:polvo|agua|casa|cobija|tapete|alfombra|ropa|tierra)\b/g,
    unless: (plain) =>
      /\b(?:inconsciente|espuma|no (?:responde|contesta|despierta)|ojos|mordio|orino|ido|ida)\b/.test(plain),
  },
  {
    of: words('fit-told fit-word'),
    meant:
      /\bataques? (?:(?:muy |bien )?\w+ )?(?:de|al) (?:panico|ansiedad|nervios|risas?|tos|asma|celos|coraje|hipo|estornudos?|llanto|corazon|higado|gota|migrana|angustia|rabia|hambre|vesicula|rinon|ciatica|reuma)\b|\b(?:de un|un) ataque (?:cardiaco|cerebral|asmatico)\b/g,
  },
  {
    of: words('seizure-danger seizure fit-word withdrawal-danger'),
    meant:
      /\b(?:giggl\w*|laugh\w*|hissy|sneez\w*|temper|tantrum) fits?\b(?: and (?:\w+ )?(?:couldnt|cant|could not|wouldnt|wont) (?:stop|quit))?/g,
  },
  {
    of: words('seizure fit-told withdrawal-danger body-shakes overdose-look'),
    meant: /\bconvulsion(?:es)? (?:social|politica|economica|mundial|interna)(?:es|s)?\b/g,
  },
  {
    of: words('seizure seizure-danger fit-told body-shakes'),
    meant:
      /\b(?:jerk\w*|twitch\w*|jolt\w*|brinc\w+|sacud\w+)\b[^.;!?\n]{0,40}\b(?:(?:fall\w*|drift\w*|drop\w*|doz\w*|nodd\w*) (?:off|asleep|to sleep|off to sleep)|quedar\w* dormid[oa]|dormirme|dormirse|agarrar el sueno)\b|\b(?:fall\w*|drift\w*|drop\w*|doz\w*) (?:off|asleep)\b[^.;!?\n]{0,40}\b(?:jerk\w*|twitch\w*|jolt\w*)/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      /\b(?:bit|tongue|wet (?:the|his|her|my) bed|unconscious|respon\w*|foam\w*|stiff\w*|confus\w*|daytime|awake|head injury|epilep\w*|fever|minutes?|mordi\w*|lengua|orino|espuma|ties[oa]|fiebre)\b/.test(
        withoutDenials(plain),
      ),
  },
]

import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const ABOUT_A_BIRTH =
  /\b(?:pregnan\w*|weeks|baby shower|birth|born|labou?r|womb|ultrasound|scan|deliver\w*|kick\w*|due|midwife|umbilical|embaraz\w*|semanas|nacio|nacer|parto|ultrasonido|partera|pate\w+|vientre)\b/
const CORD_NOW =
  /\b(?:cant get (?:it|the cord)|not breathing|blue|turning|hanging|cord is out|came out|prolaps\w*|no respira|morad[oa]|colgad[oa]|salio el cordon)\b/

/** Words of pregnancy and birth that stand for something else in stories (MedlinePlus, NHS, of each). */
export const OTHER_MEANINGS_OF_BIRTH_IN_STORIES: readonly OtherMeaning[] = [
  {
    of: ['suicide-said', 'violence-now', 'neck-squeezed', 'electric-thing'],
    meant:
      /\b(?:umbilical |nuchal )?cord (?:\w+ ){0,2}(?:wrapped |was |is |got |looped |tangled |twisted )*(?:a?round|on) (?:(?:his|her|my|the|their|its) )?(?:\w+ )?(?:necks?|throat)\b|\bcordon (?:umbilical )?(?:\w+ ){0,3}(?:enredad[oa]|enrollad[oa]|enred\w+|en) (?:\w+ ){0,2}(?:cuello|pescuezo)\b|\bdid i strangle (?:him|her|it|the baby)\b/g,
    unless: (plain) => !ABOUT_A_BIRTH.test(plain) || CORD_NOW.test(withoutDenials(plain)),
  },
  {
    of: words('ill-baby fussy-baby'),
    meant:
      /\b(?:i|ive) (?:just |really )?(?:cant|cannot|couldnt|havent|dont) (?:seem to )?stop(?:ped)? crying\b|\b(?:yo )?no (?:puedo|paro|dejo) (?:dejar |parar )?de llorar\b/g,
    unless: (plain) =>
      /\b(?:newborn|(?:baby|son|daughter|he|she) (?:cant|wont|doesnt|is|keeps)|bebe no|mi hij[oa])\b/.test(plain),
  },
  {
    of: ['postpartum'],
    meant:
      /\bday (?:\d{1,2}|one|two|three|four|five|six|seven) (?:after|since|post|following) (?:(?:my|his|the|having|a) )?(?:\w+ )?(?:vasectomy|surgery|operation|hernia|knee|hip|tooth|extraction|procedure|circumcision|biopsy|colonoscopy)\b/g,
  },
  {
    of: ['palpitations'],
    meant: /\b(?:an? |la |un |embarazo )?ectopic[oa]?(?: pregnanc\w+)?\b/g,
    unless: (plain) =>
      /\b(?:beats?|heart|holter|ekg|ecg|latidos?|corazon|atrial|ventric\w*)\b/.test(
        plain.replaceAll(/\b(?:with |babys? |saw |has |hay |con )?(?:a )?heart ?beat\b/g, ' '),
      ),
  },
  {
    of: words('poison odd-mind'),
    meant:
      /\b(?:did i |i |she |have i |has she )?(?:poison\w*|envenen\w*|intoxi\w+) (?:(?:the|my|her|our|a) )?(?:baby|bebe|unborn|fetus|child inside)\b/g,
    unless: (plain) =>
      !/\b(?:tuna|sushi|coffee|espresso|latte|tea|cheese|ham|deli|lunch ?meat|hot ?dogs?|wine|sip|atun|cafe|te|queso|jamon|salchichas?|soda|aspartame|papaya|pineapple|pina)\b/.test(
        plain,
      ) ||
      /\b(?:pills?|bleach|antifreeze|mushrooms?|drain|rat|vomit\w*|fever|pastillas?|cloro|veneno|fiebre|recall\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('heavy-vaginal-bleeding severe-bleeding much-blood bleeding vaginal-bleeding period-problem woman-visit'),
    meant:
      /\b(?:heavy|severe|much) (?:\w+ )?bleeding(?: from (?:\w+ )?fibroids)?|\bfibroids?\b|\bhemorrhag\w*|\bhemorragias?\b|\bsangrados? (?:abundantes?|fuertes?)|\bmiomas?\b/g,
    unless: unlessTold(
      [
        /\b(?:hysterectomy|uterus (?:removed|out)|histerectomia|(?:quitaron|sacaron) (?:la|el) (?:matriz|utero))\b[^.;!?\n]{0,30}\b(?:19|20)\d\d\b|\b(?:hysterectomy|histerectomia)\b[^.;!?\n]{0,20}\b(?:years ago|hace (?:\w+ )?anos)\b/,
        /\bno (?:more )?(?:bleeding|spotting|blood) (?:since|after|now)\b|\b(?:sin sangrado|no (?:he|ha) (?:vuelto a )?sangrad\w*)\b/,
      ],
      graver('again (?:today|now)|started|spotting now|black'),
    ),
  },
  {
    of: ['too-many-pills'],
    meant:
      /\b(?:took|taken|take|had|swallowed) (?:the |a |my )?(?:morning after|plan ?b|emergency contracept\w*)(?: pill)?\b|\b(?:tome|tomo|tomado) (?:la )?(?:pastilla|pildora) del dia (?:siguiente|despues)\b/g,
    unless: (plain) =>
      /\b(?:whole|bottle|box(?:es)?|handful|too many|all (?:of )?(?:the|my)|extra|twice|overdose|frasco|caja|muchas|todas)\b/.test(
        plain,
      ),
  },
  {
    of: words('pulse-very-fast pulse-fast palpitations'),
    meant:
      /\b(?:f(?:o)?etal (?:\w+ )?(?:heart ?(?:beat|rate|tones?)|hr|pulse)|fh[rt]s?|(?:babys?|fetus) (?:\w+ )?(?:heart ?(?:beat|rate)|hr)|(?:frecuencia cardiaca|latidos?|corazon(?:cito)?) (?:fetal(?:es)?|del? (?:el |la |mi )?(?:bebe|feto)))\b[^\d.;!?\n]{0,20}1[0-8]\d/g,
  },
  {
    of: ['birth-now'],
    meant: /\bdi a luz\b/g,
    unless: (plain) =>
      /\b(?:ahorita|acabo|recien|sola|bano|carro|cordon|ambulancia|placenta|hace (?:una hora|un rato|minutos|\w+ minutos))\b/.test(
        plain,
      ),
  },
  {
    of: words('severe-belly-pain hard-belly lump'),
    meant:
      /\b(?:belly|bump|stomach|tummy|panza|vientre|barriga)\b[^.;,!?\n]{0,20}\b(?:tight\w*|hard|firm|dur[ao])(?: like (?:a |an )?\w+| como (?:una? )?\w+)?/g,
    unless: unlessTold(
      [
        /\b(?:2\d|3\d) (?:weeks|semanas)\b|\b(?:pregnan\w*|embaraz\w*)\b/,
        /\b(?:doesnt hurt|dont hurt|not painful|painless|no pain|isnt painful|no (?:me )?duelen?|sin dolor)\b/,
        /\b(?:one|two|three|four|once|twice|[1-4]|una|dos|tres|cuatro)(?: (?:or|to|o) \w+)? ?(?:times |veces )?(?:a|per|each|every|al) (?:day|night|dia)\b|\b(?:now and then|once in a while|irregular\w*|de vez en cuando)\b/,
      ],
      graver('bleed\\w*|blood|rigid|all the time|constant\\w*|wont soften|sangr\\w*|todo el tiempo'),
    ),
  },
]

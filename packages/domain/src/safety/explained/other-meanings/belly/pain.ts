import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { HARMLESS_SWALLOWED, hasBellyPain } from '../vocabulary'

const FAILS_TO_PASS =
  /\b(?:not|cant|cannot|isnt|havent|hasnt|nothing|couldnt|unable|stopped|quit|without|aint|dont|doesnt|didnt|nor|hardly|barely)\b[^.;,]{0,25}\b(?:gas|wind|fart\w*)\b|\b(?:no|any|little) (?:gas|wind)\b|\bpass\w* (?:\w+ )?(?:gas|wind)\b[^.;]{0,20}\b(?:ago|last|since)\b/
const OF_THE_BELLY =
  /\b(?:bell(?:y|ies)|stomach|abdom\w*|tummy|appendi\w*|vomit\w*|pregnan\w*|faint\w*|flank|panza|barriga|estomago|abdomen|vomit\w*|embaraz\w*)\b/
const OF_APPENDIX =
  /\b(?:lado derecho|derech[oa]|abajo|vomit\w*|fiebre|calentura|(?:me|le) duelen?|dolor\w*|pain\w*|hurts?|right side|fever|tender)\b/

const OF_THE_BELLY_IN_PAIN =
  /\b(?:vomit\w*|fever|faint\w*|rigid|board|severe|worst|sudden\w*|excruciating|spreading|pus|fiebre|rigid[oa]|tabla|desmay\w*)\b/

/** Words about pain that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BELLY_PAIN: readonly OtherMeaning[] = [
  {
    of: words('no-gas passes-nothing'),
    meant: /\bpass(?:es|ing|ed)? (?:\w+ )?(?:gas|wind|gases|farts?)\b/g,
    unless: (plain) => FAILS_TO_PASS.test(plain),
  },
  {
    of: words('lower-right-pain'),
    meant:
      /\b(?:(?:del|en el|al) )?lado derecho,? (?:\w+ )?(?:bajo|debajo de|abajo de|por debajo de) (?:las?|mis?) (?:\w+ )?costillas?\b|\b(?:bajo|debajo de|abajo de) (?:las?|mis?) (?:\w+ )?costillas? (?:del lado )?derech[ao]s?\b/g,
    becomes: 'upper-right-pain',
  },
  {
    of: ['severe-belly-pain'],
    meant: /\b(?:laugh|cough|sneez|giggl)\w* (?:\w+ )?(?:so|too|very|really) hard\b/g,
  },
  {
    of: ['no-gas', 'passes-nothing'],
    meant:
      /\b(?:no|without|sin|ni) (?:\w+ ){0,2}?(?:blood|mucus|sangre|moco) (?:in|en) (?:the|his|her|my|their|las?|el|los) (?:stools?|poops?|poo|bowel movements?|heces|popo|excremento)(?:,? (?:and|or|nor|y|ni) (?:no )?(?:vomit\w*|nausea|fever|vomito|fiebre))?/g,
  },
  {
    of: ['lower-right-pain'],
    meant:
      /\b(?:right side|side|flank) (?:\w+ )?(?:hurts|aches|is (?:sore|aching|killing|tender)|throbs)(?: \w+)? (?:by|near|over|around|in|at|behind) (?:the |my |where the )?kidneys?\b|\bduele (?:\w+ ){0,2}lado derecho (?:\w+ ){0,3}(?:por|cerca|a la altura|del lado|de) (?:el |la |del |de )*(?:rinon|rinones|cintura)\b/g,
    becomes: 'flank-pain',
    unless: (plain) =>
      /\b(?:append\w*|navel|belly button|lower right|groin|apend\w*|ombligo|ingle)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['severe-belly-pain'],
    meant:
      /\b(?:stomach|belly|tummy|gut|panza|barriga|estomago) (?:is |was |s |me )?(?:going to|gonna|about to|might|could|va a|iba a) (?:explode|burst|pop|explotar|reventar)\b/g,
    unless: (plain) =>
      !/\b(?:ate|plates?|thanksgiving|buffet|helpings?|stuffed|overate|servings?|comi|platos|atasque|buffet)\b/.test(
        plain,
      ) ||
      /\b(?:pain\w*|hurt\w*|ache\w*|cramp\w*|hard|vomit\w*|fever|swollen|tender|blood|pregnan\w*|dolor|duele|dura|fiebre|sangre|embaraz\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('severe-belly-pain'),
    meant:
      /\b(?:grow\w*|explod\w*|burst\w*|sprout\w*|hatch\w*|crec\w+|explot\w+) (?:in|inside|en|dentro de) (?:his|her|my|your|the|la|su|mi) (?:stomach|belly|tummy|panza|barriga|estomago)(?: (?:until|till|hasta que) (?:\w+ )?(?:bursts?|explodes?|pops?|explot\w+|revient\w+))?/g,
    unless: (plain) => !HARMLESS_SWALLOWED.test(plain),
  },
  {
    of: words('severe-belly-pain flank-pain'),
    meant:
      /\b(?:stab\w*|sharp\w*|catch\w*|stitch)\b(?: \w+){0,2} in (?:my|his|her|the) (?:left |right )?(?:side|ribs) (?:\w+ )?when(?:ever)? (?:i|he|she) (?:cough\w*|breath\w*|inhale\w*|sneez\w*)|\b(?:punzada|piquete|pica|punza)\b(?: \w+){0,2} en (?:el|mi|un) (?:costado|lado) (?:\w+ )?(?:cuando|al) (?:tos\w*|respir\w*|estornud\w*)/g,
    becomes: 'pain-on-breathing-in',
    unless: (plain) => OF_THE_BELLY.test(withoutDenials(plain)),
  },
  {
    of: ['severe-belly-pain'],
    meant:
      /\b(?:que|y|me|solo|nomas|apenas|,) duro (?:(?:ni|como|solo|unos|unas|apenas|casi|nomas|menos de|mas de|a lo mucho) )*(?:\w+ )?(?:segundos?|segunditos?|minutos?|minutitos?|horas?|dias?|ratos?|ratito|momento|nada)\b/g,
  },
  { of: ['lower-right-pain'], meant: /\b(?:es|tiene|tengo|de) apendicitis cronica\b/g },
  {
    of: ['no-gas'],
    meant: /\b(?:y|pero|si|tambien|todavia) (?:echo|tiro|paso|expulso|suelto|estoy echando) (?:bien )?gases\b/g,
  },
  {
    of: ['severe-belly-pain'],
    meant: /\b(?:dolio|duele|dolia) (?:mucho |bastante )?(?:al|cuando|durante|en)(?: \w+){0,2}? relaciones\b/g,
  },
  {
    of: ['lower-right-pain'],
    meant:
      /\b(?:da|daba|dar|dan|daria|causa|provoca|cause|causes|gives?(?: you| me| him| her| us)?|get|gets) (?:una |un |la )?(?:apendicitis|appendicitis)\b|\b(?:crei|creia|creyo|pense|pensaba|thought|sure) (?:que |q )?(?:\w+ ){0,3}?(?:apendicitis|appendicitis)\b|\b(?:exposicion|tarea|ensayo|clase|presentacion|trabajo|examen|essay|homework|presentation|paper) (?:\w+ ){0,2}?(?:sobre|de|acerca de|on|about) (?:la |el )?(?:apendicitis|apendice|appendicitis|appendix)\b|\b(?:primera|first) (?:operacion|cirugia|apendicectomia|operation|surgery|appendectomy) (?:de|del|of|on) (?:la |el |the )?(?:apendice|apendicitis|appendix)\b/g,
    unless: hasBellyPain,
  },
  {
    of: ['no-gas'],
    meant:
      /\b(?:still|am|is) (?:passing|farting) ?(?:some )?(?:gas|wind)?\b|\b(?:si|todavia|aun) (?:paso|pasa|tiro|tira|suelto|echo|salen|me salen) (?:los |unos )?(?:gases|pedos|aire)\b/g,
  },
  {
    of: words('lower-right-pain'),
    meant: new RegExp(
      `\\b(?:asi|eso)(?: mismo)? (?:le |les )?(?:empezo|comenzo|fue) (?:la |el |lo de (?:la|el) )?apendic\\w+(?: (?:del?|al?) (?:su |un |una |el |la )?\\w+)?|\\b(?:thats|this is) how (?:\\w+ ){1,3}appendi\\w+ (?:started|began)|\\bappendi\\w+ (?:started|began) (?:just )?(?:like (?:that|this)|the same way)`,
      'g',
    ),
    unless: (plain) => OF_APPENDIX.test(withoutDenials(plain)),
  },
  {
    of: words('right-side'),
    meant:
      /\b(?:camin\w+|and[ao]|parad[oa]|par[ao]|sient[ao]|sigu?[eo]|ergid[oa]|todo) (?:bien |muy )?derech[oa]\b|\bderechit[oa]\b|\b(?:sin|ni|no hay|no tiene|no tengo) dolor (?:\w+ ){0,4}?derech[oa]\b/g,
  },
  {
    of: words('no-gas passes-nothing'),
    meant:
      /\bsi (?:(?:estoy|esta|puedo|puede) )?(?:saco|paso|tiro|echo|saca|pasa|tira|echa|sacando|pasando|tirando|echando|sacar|pasar|tirar|echar) (?:\w+ )?(?:gas(?:es)?|pedos?|aire)(?: y (?:\w+ )?(?:gas(?:es)?|popo))?(?:, no)?\b/g,
  },
  {
    of: ['hard-belly', 'hard-swelling'],
    meant:
      /\b(?:popo|caca|heces|excremento|hago (?:del bano|popo|caca)|hace (?:del bano|popo|caca)|obr[oa]|evacu\w+)\b[^.;!?\n]{0,45}\bdur[oa]s? como (?:una )?(?:piedras?|palo|tabla|roca|canicas?)\b|\bdur[oa]s? como (?:una )?(?:piedras?|palo|roca|canicas?)\b[^.;!?\n]{0,30}\b(?:popo|caca|heces|excremento|hago del bano|hace del bano|bolitas?)\b/g,
  },
  {
    of: ['severe-belly-pain'],
    meant:
      /\b(?:hard|firm|rubbery|dur[oa]s?|durit[oa]s?)\b,? (?:\w+ ){0,2}?(?:lumps?|knots?|spots?|bumps?|areas?|bolitas?|bolas?|nudos?|bultos?|bultitos?)\b|\b(?:lumps?|knots?|spots?|bumps?|areas?|bolitas?|bolas?|bultos?|bultitos?)\b (?:\w+ ){0,3}?(?:hard|firm|rubbery|dur[oa]s?|durit[oa]s?)\b/g,
    becomes: 'needs-visit',
    unless: (plain) =>
      !/\b(?:insulin\w*|lantus|humalog|novolog|basaglar|tresiba|ozempic|lovenox|inject\w*|shots?|insulina|inyect\w*|inyecc\w*)\b/.test(
        plain,
      ) || OF_THE_BELLY_IN_PAIN.test(withoutDenials(plain)),
  },
  {
    of: words('lower-right-pain belly-pain severe-belly-pain'),
    meant:
      /\b(?:pain|ache|hurts?|sore|tender) (?:\w+ ){0,2}?(?:in|on) (?:my|his|her|the) (?:right|left) (?:side|back) (?:by|near|under|below|over|around|at) (?:my|his|her|the) (?:\w+ )?(?:ribs?|rib ?cage|kidneys?)\b|\b(?:right|left) (?:side|back) (?:pain )?(?:by|near|under) (?:the |my )?(?:\w+ )?ribs?\b/g,
    becomes: 'flank-pain',
    unless: (plain) =>
      !/\b(?:pee\w*|urin\w*|burn\w* when|kidneys?|bladder|uti)\b/.test(plain) ||
      /\b(?:append\w*|navel|belly button|lower right|groin|pregnan\w*)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('lower-right-pain belly-pain'),
    meant:
      /\b(?:ears?|tooth|jaw|face|head|neck|throat|shoulder|arm|hip|knee|leg|foot|eye|sinus|oido|oreja|muela|cara|cuello|hombro|rodilla|ojo) (?:\w+ )?(?:pain|ache|hurts?|aches?|sore|dolor|duele),? (?:on (?:the|my|his|her) |del? )?(?:right|left|lado) (?:side|derecho|izquierdo)\b/g,
  },
]

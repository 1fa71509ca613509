import { FAILING, FAILS_BY_NOT } from './failing'
import { withoutQuestions } from './fears/feared'
import { newsOf } from './news'
import { withoutDenials } from './told'

/** "It is not helping and he has gone grey": the second is told by itself. */
const NEW_SUBJECT =
  / (?:and|y) (?=(?:i|the|my|mi|el|la|is|are|was|hes|shes|im|ive|its|his|her|they|has|have|cant|wont|esta|estoy|tiene|tengo|no puede|no puedo|sudo|sudando|con)\b)/g
/** "Weakness: never", "checking whether I see double". */
const NOT_TOLD =
  /\b(?:cant|cannot) breathe (?:from|through|out of) (?:the |my |his |her |one )?(?:left|right|one|other)?(?: side| nostril)\b|[^.;:!?\n]*: *(?:no|none|never|nil|absent|negative|nunca|ningun[oa]?|negativ[oa])\b|\bsoak\w*[^.;!?\n]{0,30}\b(?:every (?:[2-9]|two|three|four|few|couple)|first (?:\w+ )?days?)\b|\b(?:shoulders?|hips?|thighs?|legs|muscles?|knees?|fingers)\b[^.;,!?\n]{0,30} so (?:stiff|sore|achy)\b[^.;,!?\n]*|\b(?:bumps?|bruis\w*|goose ?egg|knot|lump)\b(?:(?!\b(?:he|she|baby|then|face|skin|hands?|foot|feet)\b)[^.;!?\n]){0,40} (?:blue|bluish|purple)\b|\b(?:cant|cannot|couldnt|barely|hardly) \w+ [^.;,!?\n]{0,30}\bwithout (?:\w+ ){0,2}(?:groan\w*|winc\w*|pain|hurt\w*|moan\w*|yelp\w*|swear\w*)\b|\b(?:whether|in case|unless|if)\b[^.;,!?\n]*|\bsenti(?:a)? que [^.;!?\n]{0,90}(?=[^|]{0,160}\bse me (?:quito|paso) (?:completamente|del todo|por completo|sol[oa])\b)|\b(?:en (?:el )?(?:medio|centro)|el (?:centro|piquete|moreton|dedo)|la (?:picadura|roncha|una)) (?:se )?(?:esta|puso|ve)? ?(?:\w+ )?morad[oa]\w*|\bno pued[eo] (?:\w+ )?(?:doblar|estirar|enderezar) (?:la )?punta de(?:l| mi| su) dedo\b|\b(?:cant|cannot) (?:lift|bend|straighten|flex) (?:the |my |his |her )?(?:very )?(?:(?:tip|end) of (?:the |my |his |her )?(?:\w+ )?(?:finger|thumb|pinky)|fingertip)\b|\b(?:cant|cannot) (?:lift|raise|pull up) (?:my|his|her) toes\b|\bconvinced (?:that )?(?:she|he|i) (?:cant|cannot) breathe\b|\bno (?:\w+ )?(?:siento|encuentro|toco) (?:ya )?(?:los |el )?hil(?:os|itos?)\b|\bcant feel (?:the|my) (?:iud )?strings?\b|\b(?:por|de|un|el|comer|comio|quiere|pide) helados?\b|\b(?:espalda|cintura|lomo|back)\b[^.;,!?\n]{0,20}(?: como (?:una )?tabla| (?:stiff )?(?:as|like) an? board)\b|\b(?:no puedo (?:ni )?(?:levantar|alzar|subir)|cant (?:lift|raise)) (?:bien )?(?:el|mi|my) (?:brazo|arm)\b(?=[^|;]{0,80}\b(?:duele\w*|adolorid\w+|sore|hurts?|aches?) (?:\w+ ){0,2}(?:donde me (?:inyectaron|vacunaron|pusieron|picaron)|where (?:i got|they (?:gave|put|stuck)|the shot|the vaccine)))|\b(?:que|porque) a(?: (?:su|un|una))? +(?:\w*abuel[oa]|ti[oa]|prim[oa]|vecin[oa]|amig[oa]|senora?|comadre|compadre) +se les? (?:cerro|hincho) la (?:garganta|lengua)\b|\bcon (?:el )?(?:calor|masaje|descanso|reposo) se (?:me|le) afloj\w+|\bse (?:me|le) durmio (?:la|el) (?:mano|brazo|pie|pierna)\b(?=[^|]{0,80}\b(?:encima|sobre) (?:del? |la |el )*(?:brazo|pierna|mano|pie)\b[^|]{0,30}\bse (?:me|le) (?:quito|paso)\b)/g

/** A part of a sentence about an office, a bill or a machine: what does not answer there is no body. */
const OF_AN_OFFICE =
  /[^.;,!?\n]*\b(?:insur\w*|portal|website|apps?|office|claims?|bills?|coverage|appointments?|medicaid|medicare|deductible|refund|representatives?|agents?|letters?|passwords?|login|laptop|computer|calls|emails?|texts|aseguran\w*|aseguradora|seguro|oficina|citas?|facturas?|cobros?|cartas?|pagina|telefono|llamadas)\b[^.;,!?\n]*/g

/** A shoulder that was out of its joint. */
const SHOULDER_OUT =
  /\bno pued[eo] (?:levantar|mover|alzar) (?:\w+ )?(?:brazo|hombro)\b(?<=\b(?:[sz]af|disloc|luxo|descoyunt)\w*[^|]{0,120})/g

/** The concept of a body that fails now, after something lesser was told. */
export const TURNED = 'turned-grave'

/** Whether what a message tells as new, and does not only ask, fear or have read, is that a body fails. Nothing lesser explains that. */
export const isTurnedGrave = (plain: string): boolean => {
  const news = newsOf(plain.replaceAll(SHOULDER_OUT, ' '))
  if (!FAILS_BY_NOT.test(news) && !FAILING.test(news)) return false
  const told = withoutQuestions(news)
    .replaceAll(NOT_TOLD, ' ')
    .replaceAll(NEW_SUBJECT, ' . ')
    .replaceAll(OF_AN_OFFICE, ' ')
  return FAILS_BY_NOT.test(told) || FAILING.test(withoutDenials(told))
}

import { SENTENCE_END } from './fold-message'
import type { Span } from './pattern'
import { pieceOf } from './piece-of-sentence'
import type { Stretch, Stretches } from './stretches'
import { withoutHarmlessNow } from './told-as-over'

/** Heard where an attempt, or thoughts, of suicide are told as past, with a time, and nothing speaks of danger now. */
export const PAST_SUICIDE = 'suicide-past'

const MANY_MONTHS = '(?:[2-9]|1\\d|2\\d|two|three|four|five|six|seven|eight|nine|ten|eleven|several|many|few)'
const MUCHOS_MESES = '(?:[2-9]|1\\d|2\\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|varios|muchos|unos)'
const PAST_TIME = new RegExp(
  `\\b(?:(?:years?|yrs?|decades?) (?:ago|back)|${MANY_MONTHS} months (?:ago|back)|last year|(?:in|of|during) (?:\\w+ )?(?:19|20)\\d\\d|as a (?:child|kid|teen|teenager)|when i was (?:a|in|\\d+)|at (?:1\\d|2\\d|[89])|used to|hace (?:\\w+ )?anos?|hace ${MUCHOS_MESES} meses|ano pasado|(?:en|de|del) (?:19|20)\\d\\d|de (?:nino|nina|joven)|cuando (?:era|tenia))\\b`,
)
const TOLD_AS_PAST =
  /\b(?:attempt|attempts|attempted|tried|overdosed|was|were|had|wanted|felt|used to|survived|after my|hospitali[sz]\w*|intento|intentos|intente|intentado|intentaba|quiso|quise|queria|tuve|tuvo|tenia|estuve|estuvo|estaba|sobrevivi\w*)\b/
const DEATH =
  /\b(?:died|passed away|committed suicide|killed (?:himself|herself)|suicide loss|lost (?:my|our|her|his|a|some\w*) ?(?:\w+ )?to suicide|perd(?:i|io|imos|ieron) a (?:mi|un|una|nuestr[oa]|su) \w+ (?:por|al?) suicidio|se suicido|se mato|se quito la vida|murio|fallecio)\b/
const GRIEVES =
  /\b(?:group|grief|grieving|griev\w*|counsel\w*|therap\w*|support|grupo|duelo|terapia|consejer\w*|apoyo)\b/
/** What somebody left behind may wish for: another end than help. */
const WISHES =
  /\b(?:quiero|quisiera|quiere|prefiero|want|wants|wanna|wish|rather|wishes)\b(?! (?:an? |some |un |una |to (?:find|join a|talk|get|see) |encontrar |hablar |help|support|ayuda|apoyo))|\b(?:yo tambien|me too|i (?:should|could|might|may) too|irme con|join (?:him|her|them)|be with (?:him|her|them)|my turn|soy el que sigue|my fault|mi culpa)\b/
const OFFICE_VERB =
  'appeal|know|file|fight|get|see|write|understand|dispute|send|pay|find|switch|change|ask|apelar|saber|pagar|pelear|entender|pedir|mandar|presentar|cambiar|ver|encontrar|disputar'
const DANGER_NOW = [
  /\b(?:dont|doesnt|not|no) (?:want|wanna|wants|quiero|quiere) (?:to )?(?:be here|be alive|live|wake|exist|estar|vivir|despertar)\b/,
  /\b(?:be|im|am) (?:better off )?dead\b|\bover the edge\b|\bback there\b|\bwants? it\b|\b(?:im|i am) (?:so )?done\b|\b(?:i am|im) now\b/,
  /\b(?:im|i am|hes|he is|shes|she is|is|estoy|esta) (?:thinking|talking|dreaming|pensando|hablando) (?:about|of|en|de)\b/,
  /\b(?:have|got|has|saved|tengo|tiene) (?:\w+ ){0,2}(?:pills|gun|rope|knife|pastillas|pistola|cuerda)\b/,
  /\b(?:never (?:left|stopped|went away)|nunca se (?:fue|fueron)|siento igual|feel the same)\b/,
  new RegExp(
    `\\b(?:still|todavia|aun|sigo|sigue)\\b(?! \\w+ to (?:${OFFICE_VERB}))(?: \\w+){0,3} (?:want|wants|wanna|think|thinks|thinking|feel|feels|feeling|thoughts|suicid\\w*|urges?|plan|quiero|quiere|pienso|piensa|pensando|queriendo|siento|siente|ganas|ideas)\\b(?! to (?:${OFFICE_VERB})\\b)(?! (?:${OFFICE_VERB})\\b)`,
  ),
  /\b(?:sigo|sigue|keep|keeps) (?:\w+ )?(?:pensando|queriendo|thinking|wanting|hearing|hurting|cutting)\b/,
  /\b(?:try|tries|trying|tried|do|doing|want|wants|think|thinking|feel|feeling|thoughts|suicidal|happen|happening|intentar\w*|hacer\w*|ganas|siento|pienso|pensando|quiero|quiere)\b(?: \w+){0,4} (?:again|otra vez|de nuevo|nuevamente)\b/,
  /\battempt(?:ing|s)? (?:\w+ )?again\b/,
  /\b(?:again|otra vez|de nuevo|volver?) (?:a )?(?:last|today|tonight|yesterday|this|want|think|feel|tengo|quiero|siento|pienso|intentar\w*|hacer\w*)\b/,
  /\b(?:wants?|wanna|wish|wishes|wanting|going to|gonna|will|about to|ready to|plan(?:s|ning)? to|need to|rather) (?:to )?(?:\w+ )?(?:die|kill|end|try|attempt|do it|be dead|be gone|hurt|disappear|finish|it had|i had|id|i was|i were|i could)\b/,
  /\b(?:quiero|quiere|quisiera|deseo|voy a|va a|ganas de|planeo|prefiero) (?:\w+ )?(?:mori\w*|mat\w+|suicid\w+|hacerl\w+|hacer dano|intentar\w*|acabar|terminar|quitar\w*|desaparecer|estar muert\w*)\b/,
  /\b(?:im|i am|hes|he is|shes|she is|feel|feels|feeling|estoy|esta|me siento|se siente) (?:\w+ )?(?:suicid\w*|hopeless|worthless|thinking (?:about|of)|planning|desesperad\w*|sin esperanza|pensando en)\b/,
  /\b(?:i|he|she|they) (?:\w+ )?(?:thinks?|dreams?) (?:about|of)\b|\b(?:pienso|piensa) en\b/,
  /\b(?:thoughts|feelings|urges|ideas|voices|voces|pensamientos) (?:\w+ ){0,2}(?:back|return\w*|worse|stronger|vuelv\w*|volvieron|regres\w*)\b|\b(?:volvieron|regresaron|vuelven) (?:\w+ ){0,2}(?:ideas|ganas|pensamientos|voces)\b/,
  /\b(?:had|hubiera|hubiese) (?:worked|succeeded|died|funcionado|muerto)\b|\bojala\b|\bshould have (?:worked|died|let me)\b/,
  /(?<!\b(?:well|fine|good|okay|ok|stable|happy|better|nothing|none|clean) (?:ever )?)\b(?:since|ever since|desde)\b(?! (?:the|my|your|they|i have|its|el|la|mi) (?:plan|claim|insur\w*|denial|policy|appeal|seguro|plan))/,
  /\b(?:last night|tonight|right now|this moment|anoche|esta noche|ahorita|ahora mismo)\b/,
  /\b(?:tried|attempt\w*|overdosed|took|cut|intent\w*|tome|corte)\b(?: \w+){0,5} (?:today|yesterday|this (?:morning|afternoon|week|month)|(?:days?|weeks?|hours?) ago|last (?:week|month)|hoy|ayer|esta (?:manana|semana|tarde)|semana pasada|mes pasado|hace (?:\w+ )?(?:dias?|semanas?|horas?))\b/,
  /\b(?:cant|no puedo|no aguanto|ya no) (?:go on|take (?:it|this)|do this|keep going|mas|seguir|aguanto|puedo|quiero)\b/,
  /\b(?:no reason to|no point|better off dead|not worth living|no vale la pena|goodbye|despedirme|pills ready|gun|rope|pistola|cuerda)\b/,
]

export type SuicideTold = 'death' | 'past' | 'again' | 'open'

/** With an office in the message these speak of its letters and bills; without one, of the person. */
const MAYBE_NOW =
  /\b(?:now|today|again|still|back|same|anymore|worse|never left|cant|wont|dont|done|tired|alone|pills|ahora|hoy|otra vez|todavia|sigo|sigue|igual|peor|nunca se|ya no|cansad[oa]|sol[oa]|pastillas)\b/
const OFFICE =
  /\b(?:insur\w*|denied|denial|denies|claims?|appeal\w*|bill|bills|billed|plan|coverage|cover|covers|covered|authoriz\w*|pay|paid|collections?|seguro|aseguradora|nego|negaron|niega\w*|denegad\w*|apelar|apelacion|reclamo|facturas?|cobertura|cubre|cubrir|pagar|paga|cobr\w+)\b/

const isMaybeNow = (message: string): boolean => MAYBE_NOW.test(withoutHarmlessNow(message))
const isDangerNow = (message: Stretch): boolean =>
  DANGER_NOW.some(message.shows) || (!message.shows(OFFICE) && message.is(isMaybeNow))

/** What an office pays for in general, and then is meant to be done. */
const TO_BE_DONE = /\b(?:want|going|gonna|ready|about|plan) to do it\b|\b(?:quiero|voy a) hacerlo\b/

const LONG_SINCE =
  /\b(?:(?:1\d|[2-9]\d|ten|fifteen|twenty|thirty|forty|diez|quince|veinte|treinta) (?:years|anos)|at (?:1\d|[89])|when i was (?:a (?:kid|teen\w*|child)|\d\d?)|as a (?:child|kid|teen|teenager)|cuando (?:era (?:nin[oa]|joven|adolescente)|tenia \d\d?)|de (?:nin[oa]|joven|adolescente))\b/
const WELL_SINCE =
  /\b(?:(?:im|i am|been|and|hes|shes) (?:\w+ )?(?:happy|well|thriving|in a good place|at peace)|doing (?:great|well|really well)|good place|(?:estoy|ando|soy|vivo) (?:muy |bien )?(?:bien|feliz|content[oa]|tranquil[oa])|nunca mas (?:volvi|lo)|never (?:since|thought of it since))\b/

/** Told as over for many years by a person who is well. */
const isLongHealed = (message: Stretch): boolean => message.shows(LONG_SINCE) && message.shows(WELL_SINCE)

/** A relative's death for which help with grief is looked for, without a word of danger now. */
const isGrieved = (message: Stretch, sentence: Stretch): boolean =>
  message.shows(GRIEVES) && sentence.shows(DEATH) && !message.shows(WISHES) && !isDangerNow(message)

function sentenceAround(words: readonly string[], stretches: Stretches, { first, last }: Span): Stretch {
  const end = words.indexOf(SENTENCE_END, last)
  return stretches(words.lastIndexOf(SENTENCE_END, first) + 1, end < 0 ? words.length : end)
}

function toldWithoutTime(message: Stretch, sentence: Stretch): SuicideTold {
  if (message.shows(TO_BE_DONE)) return 'again'
  return isGrieved(message, sentence) ? 'death' : 'open'
}

/**
 * How talk of suicide is told: as somebody's death long ago (and so is what a person who is well told as over for many
 * years), as over, as over with danger `again`, or without a clear
 * past. In doubt it is not over.
 */
export function suicideTold(words: readonly string[], stretches: Stretches, span: Span): SuicideTold {
  const message = stretches(0, words.length)
  const sentence = sentenceAround(words, stretches, span)
  if (!pieceOf(words, stretches, span).piece.shows(PAST_TIME)) return toldWithoutTime(message, sentence)
  if (isDangerNow(message)) return 'again'
  const isPast = sentence.shows(TOLD_AS_PAST)
  if (sentence.shows(DEATH) || (isPast && isLongHealed(message))) return 'death'
  return isPast ? 'past' : 'open'
}

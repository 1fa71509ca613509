import { isAtLeast, type SafetyLevel } from '../safety/safety-level'
import type { InterfaceLanguage } from '../vocabulary/interface-language'

const PLACE_EN =
  '(?:911|988|doctors?|physician|nurse|clinic|hospital|er|emergency (?:room|department|services|care|help)|emergency|urgent care|ambulance|medical (?:care|help|attention)|care|help|checkup|seen|checked(?: out)?|treated)'
const BETWEEN_EN =
  '(?:(?:a|an|the|your|any|to|for|in|out|with|from|by|that|this|immediate|immediately|further|professional|right|away|now|up|local|nearest|into) ){0,5}'
const GO_EN =
  '(?:see|seeing|call|calling|dial|dialing|visit|visiting|go|going|contact|contacting|seek|seeking|get|getting|be|worry about|bother)'
const PLACE_ES =
  '(?:911|988|medicos?|medicas?|doctor(?:a|es)?|enfermera|clinica|hospital|emergencias?|urgencias|sala de (?:emergencias?|urgencias)|ambulancia|atencion(?: medica)?|ayuda(?: medica)?|cuidado medico)'
const BETWEEN_ES =
  '(?:(?:a|al|la|el|las|los|un|una|su|con|de|por|para|ningun|ninguna|inmediata|inmediatamente|ahora|mas|servicio|servicios|numero) ){0,5}'
const GO_ES =
  '(?:ver|vea|llamar|llame|llames|ir|vaya|vayas|acudir|acuda|visitar|visite|consultar|consulte|buscar|busque|pedir|pida|marcar|marque|contactar)'

/** Where somebody is found who helps at once: not `care` or `help`, which people also do without for want of money. */
const RESCUE =
  '(?:911|988|hospitals?|er|emergency (?:room|department|services|care)|ambulances?|doctors?|medicos?|emergencias|urgencias|ambulancias?)'
const BEFORE_RESCUE = '(?:(?:a|an|the|your|about|calling|going|seeing|to|for|el|la|las|los|al|del|de|a|un|una) ){0,3}'
const NOT_TOLD_NOT_TO =
  "(?<!(?:\\bnot|n't|\\bnever|\\bno|\\bnunca|\\bnor) )(?<!(?:\\bnot|n't|\\bnever) (?:just|ever|simply) )"
const ILLNESS =
  '(?:anxiety|stress|gas|heartburn|indigestion|nerves|a cold|a virus|a muscle|muscle pain|estres|ansiedad|gases|acidez|nervios|indigestion|un aire)'
const ENDS = '(?=[.,;:!?\\n]|$| and\\b| y\\b| but\\b| pero\\b)'

/** It is not said when it is only supposed: `if it is nothing`, `aunque no sea nada`. */
const SUPPOSED =
  "(?<!\\b(?:if|whether|think|thinks|thought|even if|though|feel like|feels like|seem|seems|say|says|said|hope|tell you|si|que|parece|aunque|piense que|cree que|creo que) (?:[a-z']+ ){0,2})"
const IT_EN =
  "(?:(?:it|this|that)(?:'s| is)|(?:it|this|that) (?:is |'s )?(?:probably|likely|most likely|almost certainly))(?: (?:probably|likely|most likely|almost certainly|just|only|really|definitely|certainly))*"
const YOU_EN =
  "you(?:'re| are|'ll be| will be)(?: (?:probably|likely|just|perfectly|completely|totally|absolutely|going to be))*"

const MAKING_LITTLE: readonly RegExp[] = [
  `\\b(?:no need|(?:don't|do not|doesn't|does not|needn't|need not|won't|will not|shouldn't|should not)(?: really| actually| even)?(?: need| have)?(?: to)?|(?:isn't|is not|it's not|not) (?:necessary|needed|required|worth it)|unnecessary|never|no reason|avoid|skip)(?: to| for you to)? ${GO_EN} ${BETWEEN_EN}${PLACE_EN}\\b`,
  `${SUPPOSED}\\b(?:don't|do not|doesn't|does not) need ${BETWEEN_EN}${PLACE_EN}\\b`,
  `\\bno (?:doctor|hospital|er|ambulance|emergency room|medical (?:care|help|attention)) (?:is )?(?:needed|necessary|required)\\b`,
  `\\b(?:instead of|rather than) (?:calling|dialing|going to|seeing|visiting) ${BETWEEN_EN}${PLACE_EN}\\b`,
  `${SUPPOSED}\\b${IT_EN} (?:nothing|harmless|no big deal|not (?:serious|dangerous|urgent|a big deal|a concern|life-threatening)|safe to (?:wait|ignore)|(?:just )?(?:anxiety|stress|gas|heartburn|indigestion|nerves))\\b`,
  `${SUPPOSED}\\bnothing (?:serious|to worry about|to be (?:worried|concerned) about|dangerous|wrong with you)\\b`,
  `\\b(?:no (?:cause|reason|need) (?:for concern|to worry|to be (?:worried|concerned|alarmed))|don't worry about (?:it|this|that)|do not worry about (?:it|this|that))\\b`,
  `${SUPPOSED}\\b${YOU_EN} (?:fine|okay|ok|all right|alright|not in (?:any )?danger|safe)(?=[.,;:!?])`,
  `\\b(?:it|this|that|you) (?:can|could)(?: safely| easily| probably)? (?:wait|ignore)(?: it| this| that)?(?=[.,;:!?]| until| till| a few| for now| and see| another)`,
  `\\b(?:will|should|usually|likely) (?:go away|get better|pass|resolve)(?: all)? (?:on its own|by itself)\\b`,
  `\\b(?:stay (?:at )?home and (?:rest|wait)|wait and see|just (?:rest|wait|sleep it off|ignore it))\\b`,
  `\\bno (?:necesita|necesitas|hace falta|tiene que|tiene por que|es necesario|hay que|hay necesidad de|debe|deberia|vale la pena|requiere)(?: de)?(?: ${GO_ES})? ${BETWEEN_ES}${PLACE_ES}\\b`,
  `\\b(?:no|evite|nunca) ${GO_ES} ${BETWEEN_ES}${PLACE_ES}\\b`,
  `\\ben (?:vez|lugar) de (?:llamar|ir|acudir|ver) ${BETWEEN_ES}${PLACE_ES}\\b`,
  `${SUPPOSED}\\bno es (?:nada|grave|serio|peligroso|urgente|para tanto|de cuidado)\\b`,
  `${SUPPOSED}\\bnada (?:grave|serio|peligroso|de que preocuparse|por que preocuparse)\\b`,
  `\\b(?:no hay (?:nada )?(?:de|por) que preocuparse|no se preocupe(?=[.,;:!?])|no te preocupes(?=[.,;:!?])|no tiene de que preocuparse|no hay motivo)\\b`,
  `${SUPPOSED}\\busted (?:esta|estara) (?:bien|fuera de peligro)\\b`,
  `(?<!\\bno )\\bpuede esperar(?=[.,;:!?]| hasta| unos dias)`,
  `\\bse (?:quita|quitara|pasa|pasara|ira|va|resuelve) (?:por si )?(?:solo|sola|mismo)\\b`,
  `\\bes (?:solo|solamente|simplemente) (?:estres|ansiedad|gases|acidez|nervios|indigestion)\\b`,
  `\\bquedese en casa y (?:descanse|espere)\\b`,
  `\\bno need (?:for|of) ${BETWEEN_EN}${PLACE_EN}\\b`,
  `${SUPPOSED}\\b(?:won't|will not|wouldn't) need ${BETWEEN_EN}${PLACE_EN}\\b`,
  `${NOT_TOLD_NOT_TO}\\b(?:skip|forget|cancel|hang up on|put off|skipping|cancele|olvide|olvidese|cuelgue) ${BEFORE_RESCUE}${RESCUE}\\b`,
  `\\b${RESCUE}(?: is| are|'s)(?: not|n't) (?:really |even )?(?:needed|necessary|required|worth it)\\b`,
  `\\b${RESCUE} no (?:es|son|hace|hacen) (?:necesari[oa]s?|falta)\\b`,
  `\\b${RESCUE}(?: \\w+)? (?:is|are|would be|will be|seria|es) (?:just |only )?(?:a waste|too much|overkill|una perdida|una exageracion)\\b|\\bwaste of (?:money|time)\\b`,
  `${SUPPOSED}\\b(?:you're|you are|this is|this isn't|it is|it's|it isn't|es|son|usted)(?: probably| likely)?(?: not| no)?(?: having)? (?:not )?(?:an? )?(?<=(?:not|no|n't) (?:having )?(?:an? )?)(?:heart attack|stroke)\\b`,
  `${SUPPOSED}\\bno (?:es|tiene|esta teniendo) (?:un )?(?:infarto|ataque al corazon|derrame)\\b`,
  `${NOT_TOLD_NOT_TO}\\b(?:ignore|disregard|dismiss|ignorar|ignore usted) (?:the|this|that|your|any|these|those|el|la|los|las|este|esta|ese|su) (?:\\w+ )?(?:pain|warnings?|notice|message|alert|urgency|symptoms?|panel|box|aviso|dolor|alerta|mensaje|advertencia|sintomas?)\\b`,
  `\\b(?:warning|notice|alert|urgency|urgency level|level)(?: shown)?(?: above)? (?:is|was) (?:wrong|a mistake|an error|not (?:true|right|correct|needed)|exaggerated|too (?:high|strong))\\b`,
  `\\b(?:el aviso|la alerta|la advertencia|la urgencia|el nivel)(?: de arriba)? (?:es|esta|era) (?:un error|equivocad[oa]|mal|incorrect[oa]|exagerad[oa])\\b`,
  `${SUPPOSED}\\byou (?:do not|don't) (?:have|need) to (?:go|call|see|visit)(?: (?:anyone|anybody|in|there|at all))*${ENDS}`,
  `\\b(?:sleep it off|let it run its course|walk it off|tough it out|take an? [a-z]+ and go to (?:bed|sleep)|duerma y (?:ya|listo|descanse))\\b`,
  `${SUPPOSED}\\bnothing(?:'s| is) wrong${ENDS}|\\bnothing bad (?:will|is going to|can) happen\\b|${SUPPOSED}\\bno (?:pasa|tiene|le pasa) nada${ENDS}`,
  `${SUPPOSED}\\b(?:probably|most likely|just|only|merely|simply|solo|puro|puros|simplemente|probablemente) ${ILLNESS}\\b|${SUPPOSED}(?<!\\bsiempre )\\b(?:es|son) ${ILLNESS}${ENDS}`,
  `${SUPPOSED}\\b(?:symptoms|pain|sintomas|dolor)(?: is| are| es| son)? (?:harmless|nothing|not (?:serious|dangerous|urgent|life-threatening)|no (?:es|son) (?:grave|graves|serios?|peligros[oa]s?))\\b`,
  `${SUPPOSED}\\b(?:that|this|it|eso|esto)(?:'s| is| es) (?:completely |totally |perfectly |completamente )?normal(?: and common)?${ENDS}|(?<=^|[.!?\\n] ?)es normal${ENDS}`,
  `${SUPPOSED}\\byou(?:'ll| will) (?:live|be (?:fine|okay|ok|all right|alright))${ENDS}|${SUPPOSED}\\b${YOU_EN} (?:fine|okay|ok|all right|alright|safe)$`,
  `${SUPPOSED}\\btodo (?:esta|va a estar|estara|saldra) bien${ENDS}`,
  `\\bno moleste (?:al?|a la|a los) ${PLACE_ES}\\b`,
  `${SUPPOSED}\\bin no danger\\b|\\bthe danger (?:has passed|is over)\\b|\\bya paso el peligro\\b`,
  `${SUPPOSED}\\byour (?:symptoms|signs) (?:are|seem|sound|look) (?:mild|minor|harmless|nothing)\\b`,
  `${SUPPOSED}\\b(?:sounds?|seems?|looks?) (?:harmless|fine|normal|minor|mild|like nothing)\\b`,
  `${SUPPOSED}\\b(?:doesn't|does not|don't|do not) (?:sound|seem|look) (?:serious|dangerous|urgent|like (?:an emergency|anything))\\b`,
  `\\bwait it out\\b|\\b(?:doctors?|hospitals?|er|care|that|it) can wait${ENDS}|\\bno (?:rush|hurry)\\b|\\bno hay prisa\\b`,
  `\\b(?:app|tool|system|program|careway|page) is (?:overreacting|exaggerating|wrong|mistaken)\\b`,
  `\\b(?:wouldn't|would not|don't|do not) bother\\b`,
  `${SUPPOSED}\\beverything(?:'s| is) (?:ok|okay|fine|all right|alright|normal)\\b`,
].map((source) => new RegExp(source))

/** Where nothing worse than moderate is known, these may be true. */
const NO_EMERGENCY: readonly RegExp[] = [
  `${SUPPOSED}\\b${IT_EN} not an? (?:medical )?emergency\\b`,
  `${SUPPOSED}(?<!\\b(?:that|which|what) is )\\bnot an? (?:medical )?emergency\\b`,
  `${SUPPOSED}\\bno es una emergencia\\b`,
  `${SUPPOSED}\\bthere(?:'s| is) no (?:medical )?emergency\\b|${SUPPOSED}\\bno hay (?:ninguna )?emergencia\\b`,
  `${NOT_TOLD_NOT_TO}\\b(?:stay (?:at )?home|quedese en casa)${ENDS}`,
  `${NOT_TOLD_NOT_TO}\\b(?:wait|espere) (?:a few|some|several|a couple of|unos|unas|algunos|varios) (?:days|hours|weeks|dias|horas|semanas)\\b`,
  `\\bsee how you feel (?:tomorrow|in|after|next)\\b|\\bvea como (?:se siente|amanece) (?:manana|en)\\b`,
].map((source) => new RegExp(source))

const read911 = (folded: string): string =>
  folded.replaceAll(/\bnine[ -]one[ -]one\b|\bnueve[ -](?:once|uno[ -]uno)\b/g, '911')

const CHECKED_LANGUAGES: readonly InterfaceLanguage[] = ['en', 'es']

/** Whether a text of this language can be held against what is known of the danger. */
export const canCheckReassurance = (language: InterfaceLanguage): boolean => CHECKED_LANGUAGES.includes(language)

/** Whether a folded text makes little of a danger that is at least moderate. */
export function makesLittleOf(folded: string, level: SafetyLevel): boolean {
  const text = read911(folded)
  return (
    (isAtLeast(level, 'moderate') && MAKING_LITTLE.some((pattern) => pattern.test(text))) ||
    (isAtLeast(level, 'high') && NO_EMERGENCY.some((pattern) => pattern.test(text)))
  )
}

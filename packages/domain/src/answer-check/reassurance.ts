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
].map((source) => new RegExp(source))

/** Where nothing worse than moderate is known, these may be true. */
const NO_EMERGENCY: readonly RegExp[] = [
  `${SUPPOSED}\\b${IT_EN} not an? (?:medical )?emergency\\b`,
  `${SUPPOSED}\\bno es una emergencia\\b`,
].map((source) => new RegExp(source))

const CHECKED_LANGUAGES: readonly InterfaceLanguage[] = ['en', 'es']

/** Whether a text of this language can be held against what is known of the danger. */
export const canCheckReassurance = (language: InterfaceLanguage): boolean => CHECKED_LANGUAGES.includes(language)

/** Whether a folded text makes little of a danger that is at least moderate. */
export const makesLittleOf = (folded: string, level: SafetyLevel): boolean =>
  (isAtLeast(level, 'moderate') && MAKING_LITTLE.some((pattern) => pattern.test(folded))) ||
  (isAtLeast(level, 'high') && NO_EMERGENCY.some((pattern) => pattern.test(folded)))

import { withoutDenials } from '../told'
import { BY_NAME } from './vocabulary'

const OF_HEART_OR_BRAIN =
  /\b(?:pecho|opresion|aprieta|apreta\w*|presion(?! \d)|brazo izquierdo|(?:duele|dolor|adormec\w+|dormid[oa]|durmio|pesa|debil\w*)\b[^.;!?\n]{0,20}\b(?:brazos?|piernas?|manos?|lado)|brazos?\b[^.;!?\n]{0,14}\b(?:duele|dormid[oa]|adormec\w*|debil|pesa\w*)|mandibula|quijada|sud(?:o|a|ando|or|ores)|aire|ahog\w+|respir\w+|desmay\w*|nauseas?|vomit\w*|palpit\w*|taquicardia|acelerad[oa]|palid[oa]|chuec[oa]|torcid[oa]|caida|habl\w+ (?:raro|mal|enredado|arrastrado)|enred\w+|arrastr\w+|vision|borros[oa]|veo|ve|cieg[oa]|equilibrio|dolor de cabeza|duele la cabeza|confund\w*|confus[oa]|adormec\w*|hormigue\w*|debil\w*|mare\w*|parali\w*|lado (?:derecho|izquierdo)|medi[oa] (?:cara|cuerpo)|inconsciente|no (?:responde|despierta|(?:puede|puedo) (?:mover|hablar|respirar|caminar|ver|levantar\w*))|se (?:cayo|desplomo)|ahorita|esta dando|acaba de (?:dar|morir|fallecer|caer)|hace (?:\w+ )?(?:minutos?|rato)|siento (?:como )?que|ayud(?:a|en|enme|eme)|auxilio|ambulancia)\b/
const GIVE = '(?:da|dan|daba|daban|de|diera|dar(?:me|te|le|se|nos)?|provoca\\w*|causa\\w*|sacar?(?:me|te|le|se|nos)?)'
const SAY = '(?:dice|dicen|dijo|dijeron|jura|juran|asegura|oyo|oi|escuch[oe]|leyo|lei|leo|vi|vio)'
/** An illness by its name as what may come, what others say brings it, what was dreamt or crossed the mind. */
export const FEARED_BY_NAME = new RegExp(
  [
    `(?<!\\ble )\\b(?:va|vaya|iba|fuera|puede|pueda|podria|podia) (?:a )?${GIVE} (?:un |una |el |la )?${BY_NAME}`,
    `\\b(?:sin|con|por|de tanto) [^.;!?\\n]{2,40} (?:me|te|le|se|nos|uno)? ?(?:da|dan|provoca|causa) (?:un |una |el |la )?${BY_NAME}`,
    `\\b${SAY} (?:\\w+ )?que (?:el|la|los|las|un|una|eso) [^.;!?\\n]{2,40} (?:es|son|significa|causa|provoca|da) (?:de |un |una )?${BY_NAME}`,
    `\\bson(?:o|e|aba) que (?:\\w+ )?(?:me|le|te) (?:daba|dio|dieron|pegaba) (?:un |una |el |la )?${BY_NAME}`,
    `\\b(?:mente|cabeza|ansiedad) (?:me )?(?:dice|grita|repite) (?:que )?(?:(?:es|un|una) )*${BY_NAME}(?:,? ${BY_NAME})*`,
    `\\b(?:temor|miedo|terror|susto|asust\\w+|pensando|pense|preocup\\w+|creyendo) (?:(?:a|al|de|del|en|con|por|que|un|una|el|la|fuera|sea|era|es) ){0,3}${BY_NAME}`,
    `\\b(?:temor|miedo|asust\\w+) q (?:\\w+ )?${BY_NAME}`,
    `(?<=\\w ?)= ?(?:un |una )?${BY_NAME}`,
    `\\b(?:brazo izquierdo )?(?:del|de un|de los) ${BY_NAME},? por eso (?:pregunto|digo)`,
    `\\ba (?:un|una|mi|el|la) (?:compa\\w*|amig\\w+|vecin\\w+|prim\\w+|ti[oa]|colega|conocid\\w+|senor\\w*|muchach\\w+|jef\\w+|cunad\\w+) (?:\\w+ )?le (?:dio|pego) (?:un |una |el )?${BY_NAME}[^.;!?\\n]{0,30}\\b(?:(?:ano|mes|verano) pasado|hace (?:\\w+ )?(?:anos?|meses))`,
    `\\b(?:muert[eo]|murio|fallecio|aniversario|fallecimiento)\\b[^.;!?\\n]{0,40}\\b(?:de|por) (?:un |una )?${BY_NAME}`,
  ].join('|'),
  'g',
)
export const showsHeartOrBrain = (plain: string) =>
  OF_HEART_OR_BRAIN.test(withoutDenials(plain.replaceAll(FEARED_BY_NAME, ' ')))

import type { Lexicon } from '../lexicon'

/** Of themselves no complaint. */
export const ASKED_ABOUT_HINTS: ReadonlySet<string> = new Set([
  'device-site',
  'eye-bulges',
  'eye-hurts-to-move',
  'weak-hands',
])

/** Dangers as they stand inside of a question: "is it normal that ...", "when does it go down". */
export const DANGERS_ASKED_ABOUT: Lexicon = {
  'long-erection': [
    'woke|wake|waking|wakes =up =hard|erect|stiff and|its|been|still|since|for|wont',
    'trazodone|trimix|bimix|caverject|edex|levitra|papaverine|alprostadil|trazodona ~ hard|erect|erection|dura|duro|ereccion',
    'desperte|amaneci|amanecio =con|duro|erecto ereccion|horas|duele|baja',
  ],
  'saddle-numb': [
    'no|sin =siento|sienta|siente|sentir|sensibilidad =entre =las|mis =piernas',
    'cant|dont|barely|no =feel|feeling|sensation =between|down =my|his|her|the|there =legs|thighs',
  ],
  drowsy: ['no|cuesta =despierte|despierta|despertar|despertarlo|despertarla =bien|del|completamente'],
  'baby-moves-less': [
    'only|solo|barely moved|kicked|movio|pateo|movido =once|twice|one|two|una|dos|poquito|since|desde',
    'no|sin =sentir|siento|sentido =al|a|mi =bebe|beba|nene|nena',
    'not|havent|cant|dont =felt|feel|feeling =my|the|him|her|any =baby|kick|kicks|move|moving|movement',
  ],
  seizure: [
    'smack*|smacking ~ lips ~ star*|blank|answer*|respond*|minutes|eyes',
    'star* ~ smacking|chewing|blinking|twitching ~ answer*|respond*|minutes|lips',
    'mirada|viendo|mira =fija|fijo ~ chasque*|labios|responde|contesta|minutos',
  ],
  withdrawal: [
    'day|dia|days|dias =1|2|3|4|5|one|two|three|four|five ~ no|without|not|sin ~ drinking|drink|alcohol|booze|tomar',
    '1|2|3|4|5|dos|tres|cuatro|two|three|four =days|dias =no|without|sin ~ drinking|alcohol|booze|drink ~ shak*|seeing|sweat*|tiembla|bichos|sud*',
  ],
  'cannot-breathe': [
    'week|weeks|newborn|infant|semanas|bebe ~ stop|stops|stopped|quits|deje|deja|dejo ~ breathing|respirar',
    'stop|stops|deje|deja|dejo breathing|respirar 10|15|20|30 =seconds|segundos',
  ],
  'open-belly': ['herida|cesarea|operacion|cicatriz|puntos ~ abr*|abierta|revent* ~ asom*|sale|salio|tripa*|bulto'],
  'rash-not-fading': ['moret*|moreton* ~ todos|todo =lados|cuerpo ~ sangr*|fiebre|calentura'],
  'tooth-swelling': ['gum|gums|encia =boil|boils|abscess|absceso', 'postemilla'],
  'affairs-in-order': ['written|wrote|escribi|escrito =the|my|goodbye|las|mis =letters|notes|cartas'],
  'lethal-means': ['know|picked|chose|chosen|found =which|the|a|my =bridge|overpass|train|tracks|cliff'],
  'infant-word': ['fell|rolled|cayo|rodo ~ changing|bassinet|cambiador|moises'],
  'dark-stoma': [
    'stoma|ostomy|colostomy|ileostomy|ostomia|colostomia|estoma ~ black|dark|purple|dusky|negr*|morad*|oscur*',
  ],
  'out-of-vital-medicine': [
    'took|taken =my|his|her =last seizure|insulin|keppra|levetiracetam|tablet|pill|dose ~ pharmacy|prescription|refill|yesterday|days',
    'pharmacy|farmacia ~ wont|no ~ give|da|dan|surte ~ seizure|keppra|levetiracetam|insulin|insulina|epilepsia|prednisona|prednisone',
  ],
  'brain-shunt': [
    'has|had|have|with|programmable =a =shunt',
    'shunt ~ infant|newborn|revision|malfunction*|neurosurg*|checked',
    'tiene|trae|con =una|su =valvula =en|de =la =cabeza',
  ],
  'eye-bulges': [
    'eye|eyes|eyeball|eyelid ~ bulge*|bulging|protrud*|popping',
    'ojo|ojos|ojito ~ saltado|saltada|salido|botado|saltones|sale|sobresale',
  ],
  'eye-hurts-to-move': [
    'hurts|hurt|pain|painful|sore look|looking|looks|move|moving|moves around|up|down|sideways|side|eye|eyes|it',
    'eye|eyes ~ hurts|pain|painful ~ moves|moving|move|look|looks|looking',
    'duele|dolor|duelen mover|moverlo|mirar|voltear|mueve ojo|ojos|lado|lados|arriba|abajo|ojito',
  ],
  'weak-hands': [
    'hands|arms|grip|fingers are|is|feel|getting|got|going|now =weak|weaker|limp',
    'weak* ~ hands|arms|grip',
    'manos|brazos estan|siento|ya|debiles|debil|flojas|flojos|fuerza',
  ],
  'chest-pain': ['pecho =apretao|apretado'],
  'short-of-breath': ['harder|difficult|tough =to =take|get|draw|catch ~ deep|breath|breaths'],
  'acts-off': ['keeps|kept|keep =repeating =himself|herself|themselves', 'repite|repitiendo =lo|lo =mismo'],
  'painless-skin': ['like =wax|leather', 'waxy', 'leathery', 'como =cera|cuero'],
  'child-swallowed': [
    'ate|eaten|eating|swallow*|drank|licked|sucked ~ bengay|vaporub|vicks|camphor|wintergreen|orajel|lidocaine|minoxidil|salonpas|voltaren|eyedrops|visine|afrin',
    'comio|trago|tomo|chupo ~ vaporub|alcanfor|lidocaina|mentolatum|minoxidil',
  ],
  'leg-swelling-one': ['calf|pantorrilla ~ hot|warm|caliente'],
  'coughing-blood': ['spat|spit|spitting =up|out ~ blood|bloody'],
  'device-site': ['pacemaker|icd|defibrillator|port|picc|hickman|marcapasos|desfibrilador'],
  'chewed-it': ['got|took|had|dio =a|un =mouthful|swig|gulp|swallow|trago'],
  'poison-thing': ['drain|oven|toilet =cleaner|opener|unclogger', 'destapacanos'],
}

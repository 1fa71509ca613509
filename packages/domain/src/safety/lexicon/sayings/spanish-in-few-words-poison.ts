import type { Lexicon } from '../lexicon'

const RIGHT_NOW = 'acabo|acaba|acaban|voy|va|quiero|quiere|iba|quisiera|pienso|piensa|intento'
const ALL_OF = 'toda|todo|todas|todos|entera|entero|completa|completo|enteras'
const HOLDER = 'frasco|bote|caja|blister|tira|tarro|botecito|frasquito|puno|punado|monton|botella'
const POISONED = 'intoxico|intoxique|intoxicaron|intoxicado|intoxicada|intoxicando|enveneno|envenene'
const DRUG =
  'heroina|fentanilo|coca|cocaina|cristal|metanfetamina|droga|drogas|piedra|crack|ketamina|extasis|morfina|perico|tachas'
const INJECTED =
  'inyecte|inyecto|inyectado|inyectaron|puse|puso|puesto|aplique|aplico|aplicado|meti|metio|di|dio|dieron|administre'
const STRONG =
  'morfina|metadona|fentanilo|tramadol|oxicodona|insulina|digoxina|warfarina|clonazepam|sedante|propranolol|clonidina'

/** Things drunk and pills swallowed, told in one short Spanish sentence, in whatever form of the verb. */
export const SPANISH_IN_FEW_WORDS_POISON: Lexicon = {
  'child-swallowed': [
    '<drankIt> botella|vaso|trago|tragos|litro|poco|sorbo|taza|frasco|buche =de <venom>',
    'tomaba|bebia|tomando|bebiendo <venom> ~ encontre|cuando|vi|halle|agarre',
    '<drankIt> <venom>',
    `${RIGHT_NOW} <toDrink> <venom>`,
    'se =echo|avento|zampo|empino =el|todo|un|la|toda =cloro|lejia|pinol|fabuloso|perfume|veneno|frasco|botella|thinner|salfuman|amoniaco|gasolina',
    '<drankIt> liquido|liquidos|agua =de|oxigenada =frenos|bateria|radiador|limpieza|concentrada',
    '<drankIt> gel|alcohol =antibacterial|desinfectante|isopropilico|gel|metilico|curacion',
    'di|dio|dieron <venom> =por|en|sin =error|vez|equivocacion|querer',
    'di|dio|dieron <venom> =a =mi|la|su|un =bebe|hijo|hija|nino|nina|nieto|nieta',
    '<kin> ~ mordio|mordiendo|mordido|comio|chupo ~ capsula|pod|pods|bolita|ampolleta|sobre ~ detergente|tide|jabon|lavadora|lavar',
    '<kin> comido|comiendo|comer|comerse|comieron|tragado|tragando|ingerido|tragar* <pillEs>|medicina|medicinas|gomitas',
    'comido|comiendo|comerse|comieron|tragado|tragando =las|unas|todas|mis|sus|algunas|varias <pillEs>|medicinas',
    '<kin> ~ comio|trago|comido|tragado ~ parche|parches|vape|nicotina|cigarro|cigarros|marihuana|mota|gomitas',
  ],
  poison: [
    `${POISONED} con|de|por <venom>|gas|humo|monoxido|quimicos|raton|ratas`,
    `${POISONED} =con|de|por =el|un|gas|humo|cloro|lejia|monoxido|veneno|pastillas`,
  ],
  'carbon-monoxide': [`${POISONED} =con|de|por =gas|humo|monoxido`],
  'too-many-pills': [
    '<drankIt> <countEs> <pillEs>',
    `${RIGHT_NOW} <toDrink> <countEs> <pillEs>`,
    `<drankIt> ${ALL_OF} =la|el|las|los|mis|sus =caja|frasco|bote|blister|tira|pastillas|tabletas|capsulas|tarro`,
    `<drankIt> caja|frasco|bote|blister|tira|tarro =${ALL_OF}|de ${ALL_OF}|<pillEs>`,
    `<drankIt> caja|frasco|bote|blister|tira|tarro =${ALL_OF}`,
    `<drankIt> ${HOLDER} =de|con <pillEs>|medicina|medicinas`,
    `<drankIt> jarabe|gotas =${ALL_OF}`,
    `<drankIt> ${ALL_OF} =el|las|los =jarabe|gotas`,
    `${RIGHT_NOW} <toDrink> ${HOLDER} =de|con|${ALL_OF} <pillEs>|${ALL_OF}`,
    `${RIGHT_NOW} <toDrink> ${HOLDER} =${ALL_OF}|de`,
    `${RIGHT_NOW} <toDrink> ${ALL_OF} =las|el|la|mis|sus =pastillas|frasco|caja|bote|blister|tabletas|pastilla`,
    'acabo|acaba|acaban <toDrink> muchas|demasiadas|todas|bastantes <pillEs>',
    'se =esta|estaba|estan =tomando|tragando =un|todas|muchas|todo frasco|pastillas|bote|punado|monton',
    'empastill*',
    'empastille|empastillo|empastillarse|empastillarme',
    'atasco|atasque|atascado|atiborro|atiborre|atiborrado|harto|lleno|retaco|zampo|hincho|infle =de =pastillas|medicinas|tranquilizantes|rivotril|clonazepam|tafil|calmantes',
    `paso|pase|pasado|pasada|pasaron|pasando =de|con =<pillEs>|las|la|insulina|medicina|${DRUG}`,
    `paso|fue =la =mano =con|de|en =las|la|el|los|<pillEs>|insulina|${DRUG} pastillas|medicinas|insulina|droga|fentanilo|gotas|dosis|medicina`,
    `metio|meti|meto|fumo|fume|inhalo|inyecto|inyecte|consumio|inhale|uso demasiad*|mucha|mucho|tanta|bastante ${DRUG}`,
    '<drankIt> parche|parches fentanilo|morfina',
    `${POISONED} =con|de =pastillas|medicinas|medicina|medicamentos|drogas|alcohol|clonazepam|rivotril|paracetamol|jarabe`,
    `${INJECTED} doble|triple|mucha|demasiada|toda|cuadruple insulina`,
    `${INJECTED} toda|todo =la|el|mi|su =pluma|frasco|ampolla|jeringa|lapicero insulina`,
    `${INJECTED} insulina =de|por|en|dos|doble|triple|demas =mas|error|exceso|sobra|equivocacion|veces`,
    `${INJECTED} doble|triple|cuadruple =de =${STRONG}`,
    `${INJECTED}|tome|tomo mucha|demasiada|demasiado|doble|triple ${STRONG}`,
    `se =habia|ha|hubo =tomado|tragado =todas|las|muchas =las|pastillas =pastillas|cuando|ahorita|y|no`,
  ],
  'alcohol-poisoning': [
    '<drankIt> ~ perfume|colonia|listerine|enjuague|gel ~ entero|entera|completo|completa|botella|frasco|dormid*|vomit*|borrach*',
    'borrach*|ebrio|ebria|alcoholizad* ~ <blueEs>|helado|helada|palido|palida',
    'borrach*|ebrio|ebria|alcoholizad* ~ frio|fria|helado|helada ~ <blueEs>|tirado|tirada|respira|despierta|responde',
  ],
}

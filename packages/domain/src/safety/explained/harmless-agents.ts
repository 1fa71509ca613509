import { remembering } from './remembering'

/**
 * What poison control calls minimally toxic in the amounts people get by mistake, what harms only in amounts or by use,
 * and what never is a mere worry (Poison Control, poison.org; Poison Help).
 */
const SWALLOWED_HARMLESS =
  'edible flowers?|pansies|(?:lady ?)?bugs?(?! (?:spray|bait|killer|poison|bomb))|chewing gum|my gum|gum|crayons?|silica|desiccant|glow ?sticks?|(?:diaper|zinc|nappy|rash) (?:cream|ointment)|desitin|vaseline|petroleum jelly|chap ?stick|lip balm|lipstick|sunscreen|lotion|calamine|candle|wax|play ?doh|play ?dough|modeling clay|pencil|graphite|ink|markers?|watercolou?rs?|washable paint|finger paint|dirt|soil|sand|bubbles|suds|apple (?:seeds?|core|pips?)|crunched the seeds|(?:cherry|plum|peach|olive|watermelon|orange|grape|date) (?:stones?|pits?|seeds?|pips?)|poinsettia|spider plant|african violet|boston fern|christmas cactus|succulents?|dandelions?|rose petals?|grass|basil|mint leaf|paint ?brush|rinse water|(?:bottle of )?bubbles?(?: (?:wand|solution|mix|bath|liquid))*(?: bottle)?|play sand|chips?|an? hair|long hair|stickers?|cardboard|plastic bead|beads?|temporary crown|fingernails?|dog food|cat food|kibble|dog treats?|food colou?ring|frosting|icing|egg ?shells?|bread mold|moldy|mould(?:y)?|green fuzz|expired|past (?:the|its) date|best before|out of date|raw (?:cookie )?dough|cookie dough|eraser|chalk|tap water|fluoride|caffeine|coffees?|bananas?|sprouted|potato\\w*|garlic oil|garlic|honey|toilet water|bath water|pool water|shower water|limescale|teflon|nonstick|non stick'
const TOOTHPASTE = 'tooth ?paste|hand sanitizer|sanitizer|dish soap|hand soap|soap|shampoo|mouthwash|perfume'
const MEDICINE =
  'vitamin (?:c|b ?\\d*|d)|multi ?vitamins?|gummy vitamins?|vitamin gummies|gummies|melatonin|zinc lozenges?|cough drops?|probiotics?|antacids?|tums|claritin|loratadines?|zyrtec|cetirizine|allegra|fexofenadine|omeprazole|famotidine|birth control|the pill|my pill|amoxicillin|doxycycline|antibiotics?|levothyroxine|atorvastatin|statin|cough syrup|honey syrup|fiber|pepto'
const SPANISH =
  'chicle|pulser\\w+ (?:de )?(?:las )?(?:que brillan|neon|luminosas?|fosforescentes?)|barritas? luminosas?|crayon|crayola|gis|silice|plasti[lc]ina|masilla|(?:trampas?|cebos?|trampita) (?:de|para|contra) (?:las )?(?:cucarachas|hormigas)|semill(?:it)?as? de (?:limon|uva|melon|papaya|chile|tomate|calabaza)|diente(?:cito)?(?: \\w+){0,2}? floj\\w+|diente de leche|vaselina|labial|protector solar|crema (?:para|de|del) (?:rozaduras|panal|zinc)|lapiz|grafito|tinta|plumon|marcador|tierra|arena|burbujas|semillas? (?:de|d) (?:manzana|sandia|naranja|melon|uva|limon)|huesos? de (?:cereza|aceituna|durazno)|nochebuena|un pelo|un cabello|papel|carton|croquetas|betun|colorante|moho|enmohecid[oa]|caducad[oa]|vencid[oa]|masa de galletas|hormiga|mosca|pasta (?:de dientes|dental)|agua (?:de la |de )(?:piscina|alberca|tina|llave|regadera)|gel antibacterial|jabon|champu|vitamina (?:c|d)|vitaminas de gomita|melatonina|antiacido|loratadinas?|cetirizinas?|omeprazol|anticonceptiva'

const HARMLESS = new RegExp(`\\b(?:${SWALLOWED_HARMLESS}|${TOOTHPASTE}|${MEDICINE}|${SPANISH})\\b`)
const ALL_HARMLESS = new RegExp(HARMLESS.source, 'g')

const WEAK =
  /\b(?:yoga mat|mat|toys?|shopping cart|packag\w+|wrapper|prop 65|state of california|plush|incense|hair dye|receipts?|tapete|juguetes?|empaque|tinte|incienso|radiation|pesticides?|herbicides?|glyphosate|roundup|weeds|lead|mercury|asbestos|paint|pencil|vinegar|descal\w+|sanitizer|soap|bleach|chlorine|detergent|residue|bug spray|insecticide|repellent|deet|permethrin|mold|mould|plastic|teflon|thermometer|bulb|battery|cfl|fumes|smell\w*|cleaner|spray|microwave|router|wifi|x ?rays?|scanner|dye|embalm\w+|leaflet|antibiotic|doxycycline|vaccin\w+|fluoride|aluminium|aluminum|glue|nail polish|gas|pesticidas?|plomo|mercurio|asbesto|pintura|vinagre|cloro|detergente|insecticida|repelente|moho|plastico|termometro|foco|pila|humo|olor|microondas|rayos x)\b/
const ALL_WEAK = new RegExp(WEAK.source, 'g')
const SLIGHT =
  /\b(?:residue|traces?|tiny|a bit|a little|a drop|one (?:drop|lick|gulp|sip|bite)|lick\w*|smell\w*|smelt|whiff|odou?r|walked|waited|across the street|bus stop|drove (?:by|past)|intact|leaned|touched|brushed|next to|nearby|rins\w+|washed|wiped|for a (?:second|minute|moment)|hands?|fingers?|fingertips|palm|skin|window\w* open|open(?:ed)? the window|windows open|door open|fan on|ventilat\w+|took my|with a latte|lived|painted the|dropped|dabbed|cleaned|sprayed|residuos?|un poquito|una gota|ol(?:i|io|er|ia)|me lave|lave|enjuag\w+|toque|toco|pise|ventana\w*|lamio|probo|limpi\w+|pinte|pintamos)\b/

const DENIED =
  /\b(?:no(?! (?:idea|more|longer|clue|se cuant))|not (?:a|an|the|any|from|on)|never|nor|without|free of|isnt an?|wasnt (?:an?|any)|sin|ningun[oa]?) [^.,;!?\n]{0,40}|\b\w+ free\b/g

const STRONG =
  /\b(?:button|coin cell|lithium|disc battery|swallow\w* (?:\w+ ){0,3}(?:battery|batteries|magnets?)|magnets?|antifreeze|coolant|methanol|drano|drain|lye|oven cleaner|toilet (?:bowl )?cleaner|rust remover|pool shock|gasoline|kerosene|lamp oil|lighter fluid|turpentine|paint thinner|acid|mushrooms?|rat poison|nicotine|vape|cigarettes?|edibles?|thc|weed gummies|cannabis|iron|ferrous|prenatal|opioid\w*|oxy\w*|methadone|fentanyl|suboxone|glipizide|metformin|insulin|clonidine|verapamil|metoprolol|amlodipine|digoxin|lithium|methotrexate|warfarin|aspirin|acetaminophen|tylenol|paracetamol|benadryl|diphenhydramine|xanax|ambien|heart pills?|blood pressure (?:pills?|tablets?|med\w*)|sleeping pills?|pods?|essential oil|wintergreen|camphor|mothballs?|super ?glue|nail polish remover|acetone|oleander|foxglove|nightshade|hemlock|castor|home canned|botox|(?:drank|swallow\w*|ate|chug\w*|sip\w*|gulp\w*) (?:\w+ ){0,4}(?:bleach|cleaner|detergent|ammonia|peroxide|pesticide|paint|alcohol|mouthwash|perfume|sanitizer)|mix\w* (?:\w+ ){0,4}(?:bleach|ammonia|acid)|(?:bleach|ammonia) (?:and|with|on top of) (?:\w+ ){0,3}(?:ammonia|vinegar|acid|cleaner|bleach)|(?:alarm|detector) (?:\w+ ){0,3}(?:going|went|beep\w*|sound\w*|chirp\w*|red)|generator|furnace|grill|idling|chips? (?:of paint )?in (?:her|his) mouth|eats? paint|paint chips|anticongelante|raticida|gasolina|sosa|hongos?|cigarros?|hierro|imanes?|pila de boton|fierro|pastillas? (?:de|para) (?:la |el )?(?:presion|corazon|azucar|diabetes|dormir|nervios)|medicin\w+ (?:de|para) (?:la |el )?(?:presion|corazon|azucar)|clonazepam|cloro (?:con|y)|paracetamol|aspirinas?|tableta\w*|alarma|(?:whole|entire|full|rest of the|half (?:a|the)|half) (?:tube|bottle|jar|container|box|pack|cup|glass of)|handfuls?|lots of|(?:tubo|frasco|bote|botella) (?:enter[oa]|complet[oa])|tod[oa] (?:el|la) (?:tubo|frasco|bote|botella)|on purpose|kill myself|a proposito)\b/

/** What is told without what is denied of it: "it is not a magnet". */
const affirmed = (told: string): string => told.replaceAll(DENIED, ' ')

export const isStrong = remembering((told) => STRONG.test(affirmed(told)))
/** Touch by which no such illness passes (CDC, how HIV, hepatitis B and rabies spread). */
const NO_RISK_CONTACT =
  /\b(?:tooth ?brush\w*|cepillo de dientes|dinero|billetes?|money|sh(?:ook|ake|aking|ared?|aring) (?:\w+ )?(?:hands?|a (?:\w+ )?(?:bottle|cup|glass|drink|fork|straw|towel))|kiss\w*|made out|hugg\w*|toilet|seat|spit|spat|sneez\w*|mosquitos?|plastic cap|orange cap|(?:no|wasnt any|without a) needle|intact|tried on|dropp?ed coin|atm|keypad|buttons?|keyboard|surface|hand ?rail|shopping cart|new (?:shirt|clothes|jacket|pants)|sewing pin|pin from|cajero|barandal|teclado|door ?(?:knob|handle)|(?:dio|di|dimos) (?:la mano|un beso)|bese|beso|abrac\w+|inodoro|taza del bano|escupi\w+|mism[oa] (?:vaso|tenedor|cuchara|plato|cubiertos?|taza|popote|sorbete|bano|asiento|toalla|botella)|zancudo)\b/
const CATCHABLE =
  /\b(?:hiv|aids|hepatitis|hep [bc]|herpes|tb|std|sti|cancer|lymphoma|sepsis|monkeypox|catch|contagious|vih|sida|contagi\w+|tuberculosis)\b/
const TRUE_RISK =
  /\b(?:condom|unprotected|receptive|anal|raped?|assault\w*|needle (?:went|stuck|pricked)|(?:stuck|pricked|poked) (?:by|with|myself)|syringe needle|shared needles?|blood (?:in|got in)|condon|sin proteccion|sexo|jeringa|aguja|viol\w+)\b/
export const isNoRiskContact = (plain: string): boolean =>
  NO_RISK_CONTACT.test(plain) && CATCHABLE.test(plain) && !TRUE_RISK.test(affirmed(plain))

/** An animal that did not bite, scratch or come near a sleeper. */
const NOT_TOUCHED =
  /\b(?:(?:didnt|never|dont|havent) (?:see|saw|seen) (?:any|a|the|no) (?:bats?|mice|rats?)|no vi (?:ningun )?(?:murcielagos?|ratas?)|(?:not|wasnt|isnt|never|hadnt) (?:attached|latched|embedded)|unattached|crawling (?:on|up|across) (?:my|his|her|the) (?:\w+ )?(?:socks?|shoes?|boots?|pants|jeans|sleeve|shirt|clothes|bed|wall|floor)|(?:didnt|did not|never|dont think it) (?:even )?(?:touch\w*|bit\w*|scratch\w*|make contact|land\w*)|nothing (?:landed|touched)|(?:none|neither)(?: of (?:them|us|the \w+))? (?:ever |even )?(?:touched|bit|scratched|landed|came near)|ningun[oa] (?:nos |me )?(?:toco|mordio)|(?:never|didnt|did not) (?:come|came|get|got|fly|flew) (?:\w+ )?(?:near|close)|no se (?:nos |me )?acerco|no (?:scratch\w*|bites?|contact|broken skin|cuts)|not (?:bitten|scratched)|no me (?:toco|mordio|rasguno|aranio|arano)|no nos toco|nadie (?:lo|la|los|las) (?:toco|agarro)|no se (?:le |nos |me )?acerco|(?:ni|no) (?:lo|la|los) (?:toco|toque|agarro|tocamos)|sin (?:mordidas?|rasgunos?)|no hay (?:mordidas?|rasgunos?|marcas))\b/
const TOUCHED_ASLEEP =
  /\b(?:bedroom|asleep|sleeping|slept|woke|crib|cot|bed|tent|cabin|in (?:the|my|our) (?:room|house|net)|recamara|cuarto|dormid[oa]\w*|durmiendo|desperte|despertamos|amaneci\w*|cuna|picked (?:it|him) up|grabbed|handled|bare hands?|nips?|nicks?|punctures?|dead bat)\b/
const HAS_BITTEN =
  /\b(?:tooth|teeth|fangs?|sank|punctur\w*|pinpricks?|colmillo\w*)\b|\b(?:bit|bitten|nipped|scratched|clawed|mordio|mordid[oa]|rasguno|aruno|arano) (?:me|him|her|us|my|his|our|on|through)\b|\b(?:me|le|lo|la|nos) (?:mordio|rasguno|arano|aruno)\b/
export const isNoAnimalContact = (plain: string): boolean =>
  (NOT_TOUCHED.test(plain) ||
    /\b(?:lick\w*|lami\w*)\b[^|]*\b(?:vaccinated|(?:has|had) all (?:his|her|its) (?:jabs|shots)|vacunad[oa])\b|\bvaccinated\b[^|]*\blick\w*/.test(
      plain,
    )) &&
  !TOUCHED_ASLEEP.test(plain) &&
  !HAS_BITTEN.test(affirmed(plain.replaceAll(/\b(?:no me|no le|no lo|no la|no nos|never|didnt) \w+/g, ' ')))

export const isHarmless = remembering((told) => HARMLESS.test(told) && !isStrong(told))
/** Something weak, however it was met. */
export const isWeak = (told: string): boolean => WEAK.test(told) && !isStrong(told)
export const isSlightContact = (told: string): boolean => WEAK.test(told) && SLIGHT.test(told) && !isStrong(told)

/** The same text without the harmless things in it: what is heard of it yet has another cause. */
export const withoutHarmless = (plain: string): string => plain.replaceAll(ALL_HARMLESS, ' ')
export const withoutWeak = (plain: string): string => withoutHarmless(plain).replaceAll(ALL_WEAK, ' ')

/** The sentences that tell of nothing harmless, and of no touch by which nothing passes. */
export const besideTheHarmless = (plain: string): string =>
  plain
    .split(/(?<=[.;!?\n])/)
    .filter((sentence) => ![HARMLESS, WEAK, NO_RISK_CONTACT, NOT_TOUCHED].some((sign) => sign.test(sentence)))
    .join('')

import type { Lexicon } from '../lexicon'

/** Plants brewed or chewed by mistake, sweet fluids of cars, bites whose animal was hardly seen. */
export const POISON_VENOM_AND_PLANTS: Lexicon = {
  'two-holes': [
    'two|2|pair|double|twin|dos =little|small|tiny|red|neat|bleeding|puncture|pin|fang =holes|hole|punctures|pricks|dots|marks|wounds',
    'two|2|pair|double|twin =of|holes|punctures|pricks =holes|punctures|pricks|in|on|an',
    'dos =hoyitos|agujeritos|puntitos|piquetitos|hoyos|agujeros|orificios|colmillos',
    'fang|fangs =mark|marks|holes|wounds',
  ],
  'metal-taste': [
    'taste*|tasting|sabor|sabe|saben ~ penny|pennies|metal|metallic|coin|coins|copper|mint|minty|rubber|metalico|cobre|moneda|monedas|fierro|hule|menta',
  ],
  'climbing-swelling': [
    'swell*|swoll*|fat|puff*|ballooned|tight|hinch*|inflam* ~ up|past|to|above|reached|hasta|arriba|sube|subiendo|llega|llego ~ wrist|elbow|forearm|shoulder|armpit|knee|ankle|thigh|muneca|codo|antebrazo|hombro|rodilla|tobillo|muslo',
  ],
  'struck-unseen': [
    'something|somethin|algo ~ got|bit|struck|nailed|stung|tagged|nipped|stabbed|pricked|pico|mordio|agarro|piqueteo ~ <limb>|heel|me|him|her',
    'reached|stepped|put|stuck|meti|metio|pise|piso ~ under|behind|into|woodpile|rock|rocks|log|tarp|hole|bajo|debajo|lena|piedras|monte ~ bit|bitten|struck|nailed|stung|holes|got|pico|mordio|hoyitos',
  ],
  'nipped-skin': [
    'chewed|chewing|chomped|gnawed|clamped|hung|latched|grabbed|bit|held =on|onto|to|at|down|my|his|her|the|a <limb>|heel',
    'mastico|mordisqueo|prendio|agarro|colgo|pesco =el|la|su|mi|del|de|un <limb>',
  ],
  'held-snake': [
    'picked|held|handled|handling|grabbed|caught|played|touched|carried|agarro|agarre|levanto|cargo|jugo|jugaba ~ snake|viper|serpiente|vibora|culebra|coralillo',
  ],
  'sweet-fluid': [
    'green|blue|neon|pink|orange|sweet|colored ~ stuff|liquid|fluid|puddle|goo|syrup|juice|gunk|water ~ garage|radiator|car|jug|driveway|drip|engine|truck|coolant|shed|funnel',
    'drip =pan|tray',
    'liquido|agua|charquito|charco|juguito ~ verde|rosa|azul|naranja|dulce ~ carro|coche|radiador|garaje|cochera|troca|camioneta|motor',
    'radiator|radiador =fluid|water|drain|leak|puddle',
  ],
  'like-a-drunk': [
    'as|like =if|a|hes|shes|someone|somebody =drunk|tipsy|hammered|wasted|drunken',
    'sway*|stagger*|stumbl*|wobbl*|weav* ~ drunk|tipsy|drunken',
    'drunk|tipsy ~ walk*|act*|sway*|seem*|look*|talk*',
    'como =borracho|borracha|borrachito|borrachita|tomado|tomada|mareadito|ebrio',
    'acting|looks|seems|walking|is =drunk|tipsy',
  ],
  'herb-brewed': [
    'tea|brew*|infusion|tisane|smoothie|salad|soup|pesto ~ leaf|leaves|plant|flowers|root|roots|comfrey|borage|weed|weeds',
    'te|tecito|infusion|licuado|ensalada|caldo ~ hojas|hoja|planta|flores|flor|raiz|raices|hierba|yerba|mata',
  ],
  'plant-mistaken': [
    'thought|figured|believed|supposed|mistook|mistaken|assumed|looked|guessed ~ comfrey|borage|ramps|leek|leeks|onion|onions|garlic|parsnip|fennel|parsley|nettle|nettles|carrot|sage|spinach|ginseng|elderberry|elderberries|lettuce|dandelion|burdock|chard|kale',
    'crei|creia|creimos|pensaba|pense|pensamos|parecia|confundi|confundimos ~ consuelda|borraja|ajo|cebolla|perejil|hinojo|espinaca|epazote|hierbabuena|manzanilla|zanahoria|lechuga|acelga|sauco|hierba|yerba',
  ],
  'seed-pod': [
    'spiky|spiny|thorny|prickly|spined =pod|pods|seed|seeds|ball|balls|fruit|plant|bush',
    'moonflower|moonflowers|datura|locoweed|stinkweed|brugmansia|floripondio|toloache',
    'angel|angels =trumpet|trumpets|trompeta',
    'pods|pod|vaina|vainas|fruto|bola ~ espinas|espinoso|espinosa|picuda|semillas',
  ],
  'sees-invisible': [
    'picking|plucking|grabbing|swatting|brushing|pulling|reaching|chasing|petting|catching ~ invisible|imaginary|nothing',
    'invisible|imaginary =stuff|things|bugs|thread|threads|strings|cats|dogs|smoke|food',
    'agarra|agarrando|jala|jalando|quita|quitando|espanta|quitarse|sacude ~ invisible|invisibles|nada|hilitos|hilos ~ ropa|camisa|aire|sabana|no',
    'doesnt|didnt|dont|wont =know|recognize =me|us|mom|mama|dad',
    'no =me|nos|la|lo =conoce|conocia|reconoce|reconocio|conocio',
  ],
  'skin-red-dry': [
    'red|scarlet|flushed ~ lobster|beet|tomato|brick',
    'skin|piel ~ dry|seca ~ hot|red|flushed|caliente|roja',
    'rojo|roja|colorado|colorada =como =tomate|jitomate|camaron|betabel',
  ],
  'too-many-pills': [
    'handful|handfuls|fistful|palmful|punado|punos ~ old|his|her|my|their|those|sleep|nerve|de|of ~ pill|pills|tablets|capsules|meds|antidepressants|sedatives|painkillers|sleepers|benzos|opioids|pastillas|<heartPill>',
    'took|swallowed|taken|downed|gulped|ate =all|every|handful|handfuls ~ <heartPill>',
    'took|swallowed|taken|downed =all|every =of|one|last ~ preventers|preventives|antidepressants|sleepers|tablets|pills|capsules|meds ~ sorry|grade|argu*|fight|fought|breakup|broke|upset|mad|regrets|never|exam|school|test|boyfriend|girlfriend|suspended|grounded',
    'took|swallowed|taken|downed ~ all|every|handful ~ migraine|preventers|preventives|heart|blood|pressure|anxiety|nerve|sleep ~ <heartPill>',
    'tomo|trago|tome ~ todas|todos|todo ~ <heartPill>',
  ],
  'dose-mistake': [
    'took|taken|swallowed|given|gave|grabbed ~ husbands|wifes|moms|dads|mothers|fathers|grandmas|grandpas|roommates|sisters|brothers|partners|dogs|cats|patients|neighbors ~ <heartPill>|<medicine>|clopidogrel|apixaban|rivaroxaban|metformin|levothyroxine|spironolactone|furosemide',
    'tome|tomo|di|dio|dieron ~ esposo|esposa|marido|mama|papa|abuela|abuelo|hermana|hermano|suegra|perro|vecina ~ <heartPill>|<medicine> ~ vez|lugar|error|equivocacion|confundi|confundio|equivoque|equivoco|mi|mia',
  ],
}

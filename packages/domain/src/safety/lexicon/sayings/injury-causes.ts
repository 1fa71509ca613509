import type { Lexicon } from '../lexicon'

/** Things that do harm. They say nothing alone; beside a harm seen anywhere in the message they explain it. */
export const INJURY_CAUSES: Lexicon = {
  'edge-tool': [
    'glass =door|window|table|pane|doors',
    'puerta|ventana|mesa =de =vidrio',
    '<cutter>',
    'table|band|miter|circular|skill|chop|rip|the =saw',
    'saw =blade|got|kicked|bit|slipped|took',
    'broken|window|sheet|piece =glass',
    'slicer|weedeater',
  ],
  'pointed-thing': [
    'picket|spear|pico|pua|reja',
    'screwdriver|nail|nails|nailgun|drill|rod|rebar|spike|stick|needle|pitchfork|arrow|pipe|pole|fence|branch|knife|skewer|icepick|stake|antler|splinter|bolt|hook|fork',
    'desarmador|clavo|taladro|varilla|fierro|palo|aguja|tubo|rama|cuchillo|picahielo|estaca|vidrio|alambre|gancho|machete|tenedor|punta',
  ],
  'electric-thing': [
    'downed|power|live =line|lines',
    'cable =caido|suelto|pelado',
    'fence|wire|wires|cable|outlet|socket|breaker|powerline|cord|voltage|volts|extension|toaster|transformer|charger|panel|current|electric|electrical|electricity',
    'cerco|cerca|alambre|cables|enchufe|contacto|tomacorriente|corriente|luz|apagador|voltaje|electric*|lavadora|regadera|transformador',
  ],
  'hot-thing': [
    'grease|boiling|scalding|fryer|kettle|bonfire|welding|torch|gasoline|flames|stove|grill|steam|griddle',
    'hot =water|oil|grease|tea|coffee|soup|pan|iron|burner|faucet',
    'turned|left|ran ~ hot ~ water|tub|bath|faucet',
    'manteca|hirviendo|irviendo|hirbiendo|soldando|soplete|fogata|freidora|lumbre|comal|estufa|sarten|vapor|tetera',
    'agua|aceite|cafe|te|caldo|sopa|plancha|olla =caliente|hirviendo|calientes',
  ],
  'chemical-thing': [
    'bleach|ammonia|chlorine|muriatic|lye|stripper|thinner|degreaser|formaldehyde|chemical*|lacquer',
    'pool =chemicals|powder|shock|stuff|chlorine|cleaner',
    'toilet|drain|oven|bathroom|bowl =cleaner|stuff|spray|opener',
    'battery|sulfuric|muriatic =acid',
    'cloro|amoniaco|muriatico|sosa|quimico*|solvente|tiner|thinner|desengrasante|sarricida|fabuloso',
  ],
  'poison-thing': [
    'tiki|torches',
    'lamp|lighter|torch =oil|fluid',
    'rat|mouse|slug|ant|roach =bait|poison|pellets|killer|trap|block',
    'bait|antifreeze|weedkiller|bleach|drano|pod|pods|mothball*|veneno|matahierbas|matahierba|matamalezas|herbicida|plaguicida|fertilizante|thinner|tiner|solvente|acetona|raticida|matarratas|insecticida|cloro|sosa|lejia|gasolina',
    'veneno ~ ratas|ratones|cucarachas|hormigas|plagas',
  ],
  'running-engine': [
    'garage|cochera|garaje ~ shut|closed|cerrad*',
    'car|truck|engine|mower|generator|motor|van|atv ~ running|idling|started|warm|on ~ garage|shed|inside|basement|snow|barn',
    'carro|troca|motor|camioneta|moto|generador|planta ~ prendid*|encendid*|calent*|andando|prendimos ~ cochera|garaje|garage|adentro|dentro|sotano',
    'charcoal|coals|carbon|brasas|brasero|anafre|grill|hibachi|stove|heater|lena ~ tent|camper|rv|trailer|room|inside|indoors|cabin|carpa|casa|cuarto|adentro|dentro|tienda|bano',
  ],
  'huge-size': [
    'size =of',
    'softball|grapefruit|orange|baseball|golfball|tennis|egg|balloon|melon|naranja|toronja|pelota|limon|globo|papaya|sandia|bola',
  ],
  'right-side': ['right =side|lower', 'on|to|down|the =the|right =right', 'derecha|derecho'],
  force: [
    'propeller|prop|propela|helice|winch|blender|fan|ventilador',
    '<machine>|<vehicle>|<beast>|door|trench|fence|handlebar|toothbrush|lion|bear|cougar|boar|gator|beam|ladder|roof|scaffold|skateboard|trampoline',
    'fell|fall|dove|diving|jumped|crash|crashed|wreck|hit|kicked|punched|slammed|smashed|squeezed|squashed|crushed|pinched|yanked|landed|rolled',
    'puerta|zanja|barda|poste|tronco|viga|andamio|techo|escalera|sierra|llanta|porton|oso|puma|jabali',
    'cayo|cai|callo|clavado|choque|choco|chocamos|golpe*|golpi*|pego|patada|apachurr*|machuc*|aplast*|prens*|avento|jalo|agarro|rodo|torcio|apreto|tumbo|embist*',
  ],
  nursing: [
    'nursing|breastfeed*|breastfed|lactating|pumping',
    'doy|dando|da|dar =pecho|chichi|chiche',
    'doy|dando|da|dar =de =mamar',
    'amamant*|lactancia',
  ],
  'chewed-it': [
    'mouth|lips|tongue|teeth|chin|boca|labios|lengua|dientes',
    'got =into',
    'drank|swallowed|ate|tomo|bebio|trago|comio|tomaron',
    'lick*|chew*|tasted|sucked|chup*|mordi*|probo|lamio',
  ],
  'birth-coming': ['babys|baby =coming|here|out', 'nino|nina|bebe|criatura ~ salir|viene|salirse|nacer|saliendo'],
  'moved-about': ['jump*|hop|hopping|walk*|bump*|step|stairs|cough*|laugh*|brinc*|camin*|tos*|reir*|salt*|pis*'],
  'water-place': [
    'bathtub|tub|pool|pond|lake|river|creek|canal|bucket|ocean|tina|alberca|piscina|rio|lago|canal|cubeta|pileta|aljibe|jacuzzi',
  ],
  'small-danger': ['battery|batteries|magnet|magnets|pila|pilita|pilas|pilitas|iman|imanes|needle|pin|tack'],
  'mouth-or-missing': [
    'mouth|swallow*|drool*|gag*|choking|boca|trago|babea*',
    'cant =find',
    'no =la|lo =encuentro|encuentra',
    'nowhere|missing|gone|desaparecio',
  ],
  'eye-word': ['eye|eyes|eyeball|ojo|ojos'],
  'trunk-word': ['<trunk>'],
}

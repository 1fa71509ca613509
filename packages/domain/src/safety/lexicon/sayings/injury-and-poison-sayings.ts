import type { Lexicon } from '../lexicon'

/** More of how people put it in their own words. */
export const INJURY_AND_POISON_SAYINGS: Lexicon = {
  choking: [
    'chok* ~ piece|steak|meat|candy|grape|hot|food|talk|cough|coin|toy',
    'atragant*',
    'atorad* ~ garganta|comida|pedazo',
    'se atoro',
  ],
  'severe-bleeding': [
    'blood|bleed*|bled ~ wont|cant|not|doesnt|dont|never|isnt|wouldnt ~ stop|stops|stopping|clot*|slow|slowing|quit',
    'blood|bleed*|bled ~ hasnt|havent|not|never|still ~ stopped|slowed|clotted|quit',
    'nothing|trying|tried|help|how ~ stop|stops ~ bleed*|blood',
    'bleed*|blood =wont',
    'blood ~ spurt*|squirt*|gush*|pour*|pool*|shoot*|everywhere|soak*',
    'bleed* ~ lot|bad|heavily|everywhere|ton|bad|profuse*|spurt*|gush*|pour*|artery',
    'soak* ~ towel|towels|bandage|bandages|gauze ~ blood|through',
    'soak* ~ shirt|sheets|pillow ~ blood|bleed*',
    'pumping|spraying|jetting|shooting =blood|out',
    'blood ~ pumping|spraying|jetting ~ cut|wound|neck|leg|arm|out|his|her|my',
    'losing|lost|loosing ~ blood ~ much|lot|lots|so|tons|ton',
    'perd* ~ sangre ~ mucha|muchisima|bastante|tanta',
    'pressing ~ minutes|min ~ blood|bleed*|cut|wound',
    'sangr* ~ chorr*|mucho|para|parar|deten*|borboton*|mar|charco',
    'sangr* ~ muchisim*|mucha|bastante|detiene|deteniene|harto',
    'no|sin ~ para|parar|deja|dejar ~ sangrar|sangre|sangrando',
  ],
  gunshot: [
    'stabbed|knifed|slashed|impaled|speared',
    'apunal*|acuchill*|navaj*|balac*|balaz*|plomazo|punalada*|cuchill* ~ le|me|lo|la|dieron|pecho|estomago|pierna|espalda|brazo|hermano|hijo|amigo|primo',
    'dispar* ~ me|le|lo|la|dieron|pierna|pecho|brazo',
  ],
  'deep-cut': ['gash*', 'cut ~ deep|gaping|wide|bone|stitches', 'cort* ~ profund*|hond*|puntos|hueso'],
  'dirty-wound': [
    'stepped|step ~ on ~ nail|glass|metal|screw|tack',
    'pise|piso|encaje|encajo|enterre|entero ~ clavo|vidrio|tornillo|tachuela|fierro',
    'oxidado ~ clavo|metal|fierro|lata|alambre',
  ],
  'broken-bone': [
    'broke|broken|snapped|cracked|shattered ~ arm|leg|wrist|ankle|hip|finger|rib|ribs|collarbone|elbow|foot|toe|shoulder',
    'quebr*|fractur*|romp*|rompio|rompi|roto|rota ~ brazo|pierna|hueso|muneca|tobillo|cadera|dedo|pie|costilla*|codo',
  ],
  'bad-fracture': [
    'bone ~ stick*|pok*|showing|protrud*|jut*',
    'see|sees|seen|seeing bone',
    'bone is|came|coming =out',
    'hueso ~ salio|sali*|asom*|ve|fuera|expuest*|afuera',
  ],
  'minor-cut': ['scraped|skinned|grazed ~ knee|elbow|hand|shin', 'raspe|raspo|raspad*', 'small|little|tiny cut|nick'],
  'child-swallowed': [
    'swallow*|drank|drunk|drinking|ate|eaten|eating|sip|sipped|ingest*|chugged|licked|gulped|chewed|chewing|sucked ~ <toxin>',
    'trago|trague|tragaron|bebio|bebi|comio|ingirio|chupo|mordio|tomo|tome|tomaron ~ <toxin>',
    'got|gets|getting ~ into ~ <drug>|medicine|medicines|cleaner|cleaners|cabinet|chemicals|<toxin>',
    '<child> ~ swallow*|ate|drank|chewed|took|eaten ~ grandpa|grandma|granny|mom|dad|my|pressure|heart|sleeping|abuelo|abuela ~ <drug>|medicine',
    '<child> ~ swallow*|ate|drank|chewed|took|eaten|taken ~ <drug>|medicine|vitamins|iron|gummies',
    '<child> ~ trago|comio|bebio|tomo|tomaron ~ <drug>|medicinas|vitaminas',
  ],
  'dangerous-object': [
    'swallow*|ate|put|stuck|shoved ~ battery|batteries|magnet|magnets',
    'swallow* ~ little|round|button|watch|coin|lithium|remote ~ battery|batteries',
    'swallow*|ate|swallowed ~ needle|pin|razor|glass|screw|nail|blade',
    'trago|trague|comio|tragado|metio ~ pila|pilas|bateria|iman|imanes|aguja|vidrio|alfiler|navaja|tornillo',
  ],
  'too-many-pills': [
    'took|taken|swallow*|ate|downed|popped ~ <much> ~ <drug>',
    'took|taken|swallow*|downed|popped ~ 10|12|15|16|18|20|24|25|30|35|40|45|50|60|70|80|90|100 ~ <drug>',
    'tomo|tome|tomado|trago|trague|tomaron ~ <much> ~ <drug>',
    'se|me =tomo|tome =todo|todas|todos',
    'overdosing',
  ],
  'many-acetaminophen': [
    'took|taken|swallow*|tomo|tome|trago ~ <much> ~ tylenol|acetaminophen|paracetamol|acetaminofen',
  ],
  opioid: [
    'shot|shooting|shoots =up',
    'fent',
    'fetty',
    'percs',
    'vicodin',
    'norco',
    'oxys|oxycontin|hydrocodone',
    'inyect* ~ heroina|droga|drogas',
  ],
  poison: [
    'inhal*|breathed|breathing ~ fumes|gas|chlorine|ammonia|cloro|vapores',
    'chlorine gas',
    'mezcl* ~ cloro|amoniaco',
  ],
  'chemical-splash': [
    'bleach|acid|chemical*|lye|cleaner|ammonia|drain|oven|pool|paint|thinner|gasoline|cement|lime ~ eye|eyes',
    'cloro|acido|quimico*|limpiador|cal|cemento|amoniaco|gasolina|sosa ~ ojo|ojos',
  ],
  'electric-shock': [
    'shocked|zapped|electrocut*|jolt* ~ power|line|outlet|wire|wires|socket|cable|fence|panel|current|breaker|plug|volt*',
    'electrocut*',
    'corriente|descarga ~ agarro|dio|pego|pegue|sacudio|cable|luz',
    'toques ~ cable|dio|luz|contacto',
  ],
  hypothermia: [
    'snow|ice|freez*|frozen|cold|lake ~ stopped|quit|slurr*|mumbl*|confus*|stumbl* ~ shiver*|slurr*|mumbl*|confus*|stumbl*',
    'frio|nieve|hielo ~ tembl* ~ dejo|confund*|habla|dormid*',
  ],
  'heat-stroke': [
    'left|locked|forgot|forgotten|dejo|dejaron|encerrad*|olvid* ~ hot|car|van|carro|coche|auto ~ limp|hot|baby|child|kid|she|he|bebe|nino|nina|sol',
    'heat|sun|mowing|attic|roof|hot ~ confus*|collaps*|delir*|disorient*|incoheren*|stagger*|sense ~ skin|work*|outside|mowing|sun|heat|field|practice|roof|day|hours',
    'sol|calor|caliente ~ confund*|incoheren*|desmay*|delir*|desorient*|disparates',
    'hot dry =skin',
  ],
  'heat-illness': [
    'heat =exhaustion|sick|sickness',
    'too much sun|heat',
    'mucho sol|calor ~ mare*|vomit*|nausea*|debil*',
  ],
  burn: [
    'spill*|splash*|scald*|burn* ~ tea|coffee|water|soup|oil|grease|boiling|stove|iron|hot|steam',
    'quem*|derram*|salpic* ~ agua|aceite|cafe|te|sopa|caldo|hirviendo|estufa|plancha|vapor',
  ],
  'bad-burn': [
    'spill*|splash*|scald*|burn*|dumped|pulled|tipped ~ tea|coffee|water|soup|oil|grease|boiling ~ <child>|face|chest|lap|groin',
    'quem*|derram*|cayo|echo|tiro|volteo ~ agua|aceite|cafe|te|sopa|caldo|hirviendo ~ <child>|cara|pecho',
  ],
  drowning: [
    'pulled|fished|dragged|got ~ out|from ~ pool|lake|tub|bathtub|river|ocean|pond|water',
    'went|was =under ~ water|pool|minute*|seconds|lake',
    'saca* ~ alberca|piscina|rio|tina|lago|mar',
  ],
  'neck-injury': [
    'fell|fall|fallen|jumped|cayo|cai ~ second|third|fourth|story|stories|balcony|window|piso|azotea|balcon|ventana ~ from|off|out|del|de|desde|storey|story|floor',
  ],
  amputation: [
    'tip|end|piece|part|top ~ finger|thumb|toe|ear|nose ~ off|cut|sliced|took|missing|saw|gone',
    'punta|pedazo|parte ~ dedo|oreja|nariz ~ corto|corte|arranco|perdio|rebano',
    'rebano|arranco|cerceno ~ dedo|dedos|mano',
  ],
  'dangerous-accident': [
    'dove|dive|dived|diving|clavado|zambull* ~ head|neck|pool|shallow|cabeza|cuello|alberca|piscina|rio',
    'fell|fall|cayo|cai ~ ladder|roof|stairs|balcony|horse|tree|scaffold*|escalera*|techo|azotea|andamio|balcon|arbol|caballo',
    'flipped|rolled|crashed|totaled ~ car|truck|bike|atv|motorcycle|van',
    'run over',
    'chocamos|choque|volcamos|atropell*',
  ],
  withdrawal: [
    'quit|stopped|stop|off|detox* ~ drinking|alcohol|booze|vodka|beer|xanax|benzo*|klonopin|valium',
    'deje|dejo|dejar ~ tomar|beber|alcohol|trago',
  ],
  'alcohol-poisoning': [
    'drank|drink|drunk ~ fifth|bottle|liter|handle|whole ~ vodka|whiskey|tequila|rum|liquor|gin|alcohol',
    'tomo|bebio ~ botella ~ tequila|vodka|ron|whisky|mezcal|aguardiente',
  ],
  'snake-bite': [
    'rattler|copperhead|cottonmouth|viper',
    'cobra ~ bit|bite|bites|bitten|struck|snake|fang*|venom|mordio|mordida|mordido|pico|serpiente',
    'snake ~ got|struck|fang*|nailed',
    'vibora|culebra|serpiente|nauyaca|coralillo ~ mord*|pico|ataco',
  ],
  'animal-bite': [
    'mord* ~ perro|perra|gato|mapache|murcielago|mono|rata',
    'dog|cat|raccoon|bat|rat|monkey ~ bit|bitten|scratched|attacked',
    'dog|cat|raccoon|bat|rat|monkey bites =me|him|her|my|us|people|kids',
  ],
  sprain: ['torc* ~ tobillo|pie|rodilla|muneca|tantito', 'twist*|roll* ~ ankle|knee|wrist|foot'],
  fall: ['slipped', 'resbal*'],
  'cold-limb': [
    'foot|leg|hand|arm|toes ~ cold|white|pale ~ sudden*|turned|went|hurts|pain*|numb*',
    'turned =cold|white',
    'pie|pierna|mano|brazo ~ helad*|fri*|blanc*|palid*',
  ],
  'flashes-floaters': ['flash* ~ light*|eye|vision', 'relampagos|destellos|chispazos ~ ojo|ojos|vista|veo'],
  'tooth-pain': [
    'tooth|teeth|molar ~ aching|throb*|sore|hurting|kill*',
    'muela|muelas|diente ~ duel*|dolor|punz*|lastim*',
  ],
}

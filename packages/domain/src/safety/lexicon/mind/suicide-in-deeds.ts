import type { Lexicon } from '../lexicon'

/** What people do and say on the way to a death they chose, or to somebody else's. */
export const MIND_SUICIDE_IN_DEEDS: Lexicon = {
  'suicide-said': [
    'dont|doesnt|wont|not =find =me =on|until|for|before',
    'meant|wanted|planned|planning|tempted|tried|intended =to drive|swerve|crash|steer|ram ~ barrier|wall|tree|pole|bridge|median|divider|oncoming|guardrail|truck|train',
    'want|wants|wanted|wanting =to =be =dead',
    'would|id|hed|shed|theyd rather =be =dead',
    'got|have|ive|i|im|with ~ bottle|pills|tablets|meds ~ poured|dumped|emptied|tipped|spread ~ bed|hand|hands|lap|palm|sheets|blanket',
    'pills|tablets|bottle ~ poured|dumped|emptied|spread|lined ~ counting|counted|count ~ i|im|my|me|them',
    'poured|dumped|emptied|laid ~ pills|tablets|bottle ~ bed|hand|hands|lap|palm|floor ~ counting|counted|count|them',
    'frasco|pastillas|pildoras|bote ~ vacie|eche|saque|regadas|puestas|tiradas ~ cama|mano|piernas|colcha ~ contando|cuento|contarlas|todas|entero',
    'estoy|ando|voy =contando =las|mis|todas|unas =pastillas|pildoras|las|tabletas',
    'wont|not =wake =up =tomorrow|after|again ~ took|take|taking|pills',
  ],
  'lethal-means': [
    'asked|asks|asking|pregunto|preguntaba|looking =about|for|where|por|donde ~ shells|ammo|bullets|cartridges|cartuchos|balas',
    'shells|ammo|ammunition|cartridges|cartuchos|municiones|parque ~ shotgun|gun|rifle|pistol|deer|escopeta|rifle|pistola',
    'where ~ gun|guns|shotgun|rifle|pistol|ammo|shells|bullets ~ kept|keep|put|is|are|went',
    'donde ~ pistola|escopeta|rifle|balas|cartuchos ~ guard*|esta|estan|puse|puso|quedo',
    'picked|chosen|chose|selected =the|a|which|my|his|her|out =bridge|overpass|cliff|tracks|beam',
    'escogio|escogi|eligio|elegi|elegido|escogido =el|un|cual|que =puente|arbol|tren|lugar|barranco',
  ],
  'affairs-in-order': [
    'returned|returning|returns|brought|gave|handing|handed ~ borrowed|loaned|lent ~ tool|tools|everything|things|books|every|neighbors|back|street',
    'devolvio|devolvi|devolviendo|regreso|regresando|entrego ~ prestad*|prestaron',
    'sends|sent|sending|texted|texts|emailed|gives|gave|mailed ~ passwords|password|pin|pins|passcode|logins|will ~ me|us|his|her|him|my|sister|brother|mom|wife|husband|friend|daughter|son',
    'mando|mande|manda|paso|pase|dio|envio ~ contrasenas|contrasena|claves|nip ~ me|le|nos|su|mi|hermana|hermano|mama|esposa|hija|hijo',
    'showed|shows|showing|taught|telling|ensen* ~ wife|husband|daughter|son|me|us|her|him|esposa|hija|hijo ~ pay|bills|deed|title|safe|insurance|pagar|escrituras|seguro ~ wont|gone|without|falte|after',
    'cancel*|closed ~ appointments|subscriptions|accounts|lease|phone|citas|cuentas ~ next|all|every|future|everything|todas|todo',
  ],
  'wont-be-here': [
    'ya =no =voy|va|vamos|estara|estare|estaria|sere|existire =a|mas|aqui|para =estar|existir|vivir|molestar|ser|verlos|verte',
    'ya =no =estara|estare|estoy|este|existo|existire|exista|estaria =aqui|manana|cuando|entonces|para|mas|en',
    'cuando|manana|lunes|despues =yo|ya|no =no|ya|este|estoy =este|estare|esten|estoy|no =aqui|ya|mas|estoy|estare',
    'wont|not|no|dont =be|longer|plan =around|here|alive|be|to =anymore|tomorrow|by|to|after|for|around|here|be',
  ],
  burden: [
    'hes|shes|he|she|hed|shed =is|be|was|a =a|burden|bother =burden|bother|nuisance|in|to|on|anymore',
    'hes|shes =a =burden|bother|nuisance',
    'wont|not|cant|no|longer|done =be|being|longer =a|any|be bother|burden|trouble|weight|nuisance ~ longer|past|after|soon|much|anymore|weekend|week|tonight|tomorrow|you|anyone|us|them|more',
    'deserve*|deserves ~ better ~ mother|mom|mommy|father|dad|parent|wife|husband|son|daughter|me|someone',
    'merece*|merecen ~ mejor|otra|otro ~ mama|madre|papa|padre|esposa|esposo|hijo|hija|alguien',
    'no =voy|va|sere|seria =a|una|ser|mas =ser|dar|una|carga|estorbo|molestia carga|molestia|estorbo|lata|guerra',
    'ya =no molest*|estorb*',
  ],
  apology: [
    'dice|dijo|puso|escribio =perdon|perdonenme|perdoname|perdonen',
    'tell|say|diganle|dile|digale ~ cat|dog|kids|baby|mom|everyone|perro|gato|ninos|mama|hijos ~ sorry|perdon|perdone|perdonen|siento|perdoname',
    'only|just|solo|nomas =says|said|wrote|texted|sent|dice|dijo|escribio|puso sorry|perdon|perdonen|perdoname',
  ],
  farewell: [
    'ends|end|ending|over =for =both|us|the =of|two|both',
    'acaba*|termina* =para|por =ambos|los|nosotros =dos|por',
    'acaba*|termina* =para|por =ambos',
    'thursday|friday|saturday|sunday|monday|tuesday|wednesday|tonight|tomorrow|weekend ~ intends|plans|planning|going|means ~ do|go|end|it ~ when|after|once ~ alone|gone|asleep|leaves|has|out|away',
  ],
  'on-a-height': [
    'desde|de =la|el|un|una azotea|cornisa|barandal|balcon',
    'from =the|a|my =roof|rooftop|ledge|balcony',
    'top|roof|highest|upper|edge|last =level|deck|floor|of|the|story parking|garage|ramp|structure|deck|building|tower|stairwell|carpark',
    'parking =garage|deck|structure|ramp roof|top|ledge|edge|railing|level',
    'ultimo|alto|azotea|techo|orilla ~ estacionamiento|edificio|piso|torre|parking',
  ],
  'cut-down': [
    'was|got|been|being|were|had =cut|taken|lifted =down =by|from|within|after|in|just|before|off|quick*',
    'cut|took|lifted|got|brought =him|her|me|them =down',
    'lo|la|me =bajaron|bajo|descolgaron|descolgo|descolgue|soltaron =su|mi|el|la|de|a|del|antes|rapido',
  ],
  'out-of-window': [
    'climb*|jump*|crawl*|get|go|going|went|leap*|step* ~ out|from|through|off ~ window|balcony|roof',
    'salir*|brincar*|saltar*|aventar*|tirar* ~ por|del|de|desde ~ ventana|balcon|azotea|techo',
  ],
  'stalks-plan': [
    'know|knows|knew|learned|found|watching|watched|memorized|tracking|tracks|follows|followed|following ~ when|where|what|time|schedule|route|shift =she|he|his|her|they|my|ex|the|to leaves|leave|gets|parks|lives|works|class|home|shift|walks|comes',
    'know|knows|learned ~ what|which =time|door|car|street|bus|train|gate =she|he|his|her|they|my|ex|the',
    'sabe|se|averiguo|averigue|conoce|vigila|vigilo ~ hora|donde|cuando|ruta ~ sale|vive|trabaja|llega|estaciona|pasa ~ ella|el|su|ex|jefe|esposa|vecino|maestra',
  ],
}

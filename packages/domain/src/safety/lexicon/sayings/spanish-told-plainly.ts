import type { Lexicon } from '../lexicon'

/** Dangers as Spanish tells them at a kitchen table, and as clinicians write them. */
export const SPANISH_TOLD_PLAINLY: Lexicon = {
  seizure: [
    'ataque|ataques ~ otro|seguidos|seguido ~ sin =despertar|reaccionar|volver|recuperar*',
    'ataques ~ dos|tres|seguidos ~ no =desperto|despierta|reacciono|reacciona|volvio',
  ],
  amputation: [
    'me|se =vole|volo|moche|mocho|trozo|troce|arranque|arranco =un|el|la|dos|tres|los =dedo|dedos|pulgar|mano|pulgares',
    'maquina|sierra|cierra|prensa|molino =me|le =volo|mocho|trozo|arranco|llevo =un|el|la|dos|tres|los =dedo|dedos|pulgar|mano',
  ],
  'pressure-injection': [
    'pistola|manguera|inyector|rociador|sopladora ~ pintura|grasa|diesel|aceite|solvente|thinner ~ dentro|metio|inyecto|entro ~ dedo|mano|pulgar|palma',
  ],
  'tooth-knocked-out': [
    'sacaron|saco|saque|tumbaron|tumbo|volaron|arranco|arrancaron|botaron ~ codazo|golpe|pelotazo|batazo|punetazo|patada|caida|balonazo|cabezazo ~ diente|dientes',
    'sacaron|saco|saque|tumbaron|tumbo|volaron|arranco|arrancaron|botaron ~ diente|dientes ~ codazo|golpe|pelotazo|batazo|punetazo|patada|caida|balonazo|cabezazo',
  ],
  'one-side-weak': [
    'no mueve|muevo|mover dedos|mano|brazo|pierna|pie',
    'fue|perdio|perdi|quito ~ fuerza ~ mano|brazo|pierna|lado',
  ],
  bleeding: ['sangr*', 'hemorragia'],
  'vaginal-bleeding': [
    'sangr*|hemorragia ~ vagina|vaginal|transvaginal|abajo|regla|toalla|toallas|kotex|embaraz*|menopausia|relaciones|parto|cesarea|aborto|calzon|partes|coagulos|menstru*|periodo|limpi*|semanas',
  ],
  'bleeding-elsewhere': [
    'corte|corto|cuchillo|navaja|tijeras|vidrio|rallador|rasurar*|rastrillo ~ sangr*',
    'sangr* ~ nariz|encia|encias|diente|dientes|muela|boca|labio|dedo|dedos|mano|rodilla|pie|pierna|brazo|codo|oreja|cara|frente|ombligo|cortada|herida|heridita|raspon|rasguno|ampolla|lunar|laboratorio|sacaron|sacan|analisis|examen|prueba|pruebas|presion|azucar|tipo|donar|electro',
  ],
  fainted: ['lipotimia*', 'sincope*', 'se =desplomo|desvanecio', 'perdio|perdi =el =sentido|conocimiento'],
  'lower-right-pain': ['fosa =iliaca =der|derecha', 'fid dolor', 'dolor =en =fid'],
  'belly-pain': ['dolor ~ fosa =iliaca', 'dolor ~ hipogastrio|epigastrio|mesogastrio'],
  'short-of-breath': ['disnea', 'taquipne*', 'tiraje'],
  'newborn-word': ['rn dias|horas|hrs|semanas', 'neonato*'],
  'infant-word': ['no|rechaza|ni ~ quiere|agarra|toma|acepta|el ~ biberon|mamila|chupon|teta|chiche'],
  'jaundice-legs': ['icter*|amarill* ~ plantas|piernas|pies|muslos|rodillas|palmas'],
  'ill-baby': ['succion debil|pobre', 'hipoactiv*', 'hiporreactiv*', 'letargic*', 'rechaza =la =via|toma|leche|pecho'],
  'bad-fracture': [
    'pierna|cadera|pie ~ corta|cortita|chueca|volteada|volteado|rotada|torcida|girada ~ cayo|caida|cai|golpe|levant*|mover|mueve|movemos|apoyar|grita',
    'pierna|cadera =acortada|rotada',
  ],
  heartburn: ['arde|ardor|arden|quema ~ boca|estomago ~ estomago|boca|comer', 'agrur*'],
  diarrhea: [
    'hago|hace|popo|caca ~ aguad*|suelto|liquid*|sueltito',
    'panza|estomago =floja|flojo|suelto',
    'chorrillo|churrias|cursera|soltura',
  ],
  lump: ['bola ~ piel|brazo|cuello|espalda|blandita|dura|debajo|bajo|axila|sobaco'],
  drowsy: ['dormilon|dormilona|adormilad* ~ vomit*|cabeza|golpe|fiebre|calentura|valvula|pecho|comer'],
  dizzy: ['se|me =va|voy|iba =de =lado', 'se|me =ladea|tambalea'],
  'blue-lips': ['sigue|siguio|quedo|esta|estaba ~ morado|morada|azul ~ trab*|ator*|atragant*|aire|respir*|boca|labios'],
  choking: [
    '<morsel>|comida ~ trabo|atoro|atasco|atravesado|atraveso ~ morad*|azul*|aire|respir*|habla*|tos*|fuerza|garganta',
  ],
  'body-blisters': [
    'piel|pellejo|cuero ~ pela|pelando|despega*|desprend* ~ quemad*|tiras|pedazos|hojas|sabana',
    'piel|pellejo|cuero ~ pela|pelando|despega*|cae|desprend*|quemada ~ ampollas|llagas|boca|ojos|pastilla|medicina|antibiotico|lamotrig*|carbamaz*|fenitoina|alopurinol|bactrim',
  ],
  confused: [
    'se =me|le va =la =onda',
    'se =me|le =va =la =onda|cabeza|memoria',
    'no =sabe =que =dia|donde|quien',
    'dice =cosas =que =no',
  ],
  'dose-mistake': [
    'rapida ~ vez|lugar|confundi*|equivoc* ~ lenta',
    'insulina|inyect* ~ equivoc*|doble|confundi*|vez|lugar ~ lenta|rapida|otra|unidades',
  ],
  'risky-medicine': ['unidades', 'rapida ~ lenta'],
  impaled: [
    'clavo|varilla|cuchillo|fierro|flecha|palo|estaca|desarmador|picahielo ~ entro|metio|metieron|enterro|clavo|atraveso ~ pecho|panza|cuello|cabeza|espalda|vientre|barriga|ojo',
    'aire ~ sale|suena|entra|silba|burbuj* ~ hoyo|agujero|herida|hueco',
  ],
  'suicide-said': [
    'mejor =no =estar =viva|vivo',
    'mejor =si =no =estuviera|existiera =viva|vivo|yo',
    'pensando|pienso|pense =en agarrar|usar|tomar|sacar pistola|arma|escopeta|cuerda|soga|pastillas|veneno',
    'hacerlo ~ noche|hoy|manana ~ duerman|dormidos|duerma|nadie|solo|sola|vayan|salgan',
    'se =va|quiere|piensa =a ahorcar|matar|suicidar|colgar|envenenar',
    'alumn*|estudiante|companer*|hermano|hermana ~ escribio|dijo|dice|mando|publico|puso ~ ahorcar*|matarse|suicid*|morirse|colgarse',
  ],
  'self-harm': [
    'tengo|tiene|traigo|trae|encontre ~ cortadas|cortaditas|cortes ~ muslos|munecas|antebrazos|antebrazo',
    'cortadas|cortes|cortaditas ~ muslos|munecas|antebrazos|brazos ~ vez|hondo|ondo|nadie|mama|papa|sepa|cierro|otra',
    'sacar|sacarse|sacarselo|sacarme|arrancar* ~ chip|demonio|gusanos|animal ~ cabeza|brazo|cuerpo|ojo|panza|piel',
  ],
  'odd-mind': [
    'chip|chips|microchip|antena|camara ~ puso|pusieron|metio|metieron|implant*|trae|tiene ~ cabeza|cuerpo|diente*|brazo|fbi|cia|gobierno|vecino*|migra',
  ],
  voices: ['fbi|cia|gobierno|narcos|vecinos ~ chip|microchip|antena ~ puso|pusieron|metio|metieron|implant*'],
  'violence-home': [
    '<partner> ~ tiene|tenia|mantiene ~ encerrada|encerrado|amarrada|secuestrada',
    '<partner> ~ rompio|quebro|partio|fracturo|tumbo ~ nariz|costilla*|brazo|mandibula|dientes|boca|labio',
    'encerrada|encerrado ~ quito|quita ~ telefono|celular|llaves ~ nariz|golpe*|pega*|rompio|la|me',
  ],
  'violence-now': ['me|nos|la =golpean|cachetean|patean|azotan'],
  'unpaid-work': ['me|nos|la =estan|esta =explotando', 'me|nos =explotan|esclavizan', 'trabajo|trabajamos ~ esclav*'],
  'harm-others': [
    'va|voy|vaya =a =ahogar|asfixiar|sofocar|estrangular ~ bebe|nene|nena|nino|nina|hijo|hija',
    'quiere|quiero ahogar|asfixiar|sofocar|estrangular ~ bebe|nene|nena|nino|nina|hijo|hija',
    'quiero|voy|vamos|pienso|quiere ~ matar|matarlo|matarla|balacear|apunalar ~ patron|patrona|cunado|compadre|suegro|padrastro|companero|vecino|primo|esa|ese',
    'quiero|quiere|va|voy|amenaz*|iba quemar|incendiar|explotar =la|el|su|mi|esta|nuestra|toda casa|trailer|apartamento|edificio|carro|escuela',
    'echo|echando|rego|regando|roci* ~ gasolina|gas|alcohol ~ casa|quemar*|prender*|cerillo*|encendedor|fuego|cama',
  ],
  'pills-missing': [
    'pastillas|pastillero|medicinas|gomitas|vitaminas|frasco|cajita ~ abiert*|abrio|destap*|tirad*|regad*|encontro|agarro ~ falta|faltan|boca|lengua|comio|hijo|hija|nino|nina|bebe|nene|nena|blanco|vacio',
    'faltan|falta ~ pastillas|unas|algunas|presion|azucar|tabletas|capsulas ~ presion|azucar|corazon|dormir|nino|nina|hijo|hija',
  ],
  'stuck-food': ['carne|comida|bocado|pollo|bistec ~ atorad*|trabad*|atasc*|atravesad* ~ pecho|garganta|pasa|baja'],
  'wound-trouble': [
    'herid*|puntos|cicatriz|cirugia|operacion|operaron ~ roj*|suelta|supura|escurre|sale|abrio|abierta ~ pus|liquido|materia|amarill*|agua|huele|apesta',
    'ulcera*|llaga* ~ pie|planta|talon|dedo ~ secrecion|pus|nueva|supura|huele|diabet*|dm2|azucar',
  ],
  diabetes: ['dm2', 'dm1', 'dm tipo', 'tengo|tiene|con|por =azucar =alta|en'],
  'post-surgery': ['me|lo|la|le =operaron =de|del|ayer|hace', 'hace ~ dias|semana ~ operaron|cirugia|operacion'],
}

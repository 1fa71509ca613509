import type { Lexicon } from '../lexicon'

const WANTS_SELF = 'quiero|quiere|quieren|queria|quisiera|voy|va|van|iba'
const HANG = 'ahorcar|colgar|ahorcarse|ahorcarme'
const TO_JUMP =
  'aventar|aventarme|aventarse|tirar|tirarme|tirarse|lanzar|lanzarme|lanzarse|arrojar|arrojarme|arrojarse|saltar|brincar|botar|botarse|aventara'
const BEATEN = 'golpes|patadas|palos|trancazos|madrazos|batazos|cintarazos|punetazos|chingazos|fregazos'
const BEATING = 'paliza|golpiza|madriza|chinga|golpisa|putiza|tunda'
const MAD =
  'loco|loca|enloquecido|enloquecida|drogado|drogada|borracho|borracha|furioso|furiosa|alterado|alterada|agresivo|agresiva|fuera|demonios|demonio|diablo|persiguen|persigue|viendo|voces|alucinando|paranoico'
const CHILD_OF =
  'nieto|nieta|nietos|nietas|sobrino|sobrina|sobrinos|ahijado|ahijada|bisnieto|hijastro|hijastra|nino|nina|ninos|hijo|hija|hijos|bebe|hijito|hijita'

/** Suicide, self-harm and violence, told in one short Spanish sentence. */
export const SPANISH_IN_FEW_WORDS_MIND: Lexicon = {
  'suicide-said': [
    'se =quiere|quieren|quisiera|queria|piensa =matar|suicidar',
    'se =va|van|iba =a =matar|suicidar|ahorcar',
    'se =ahorco|ahorcaba|ahorcaron|ahorca|horco =mi|en|con|el|la|un|una|de|ayer|hoy|anoche|ahorita',
    '<kin> =se =ahorco|ahorcaron|colgo|horco|ahorca',
    'se =esta|estaba|ha|habia|estan|estoy =ahorcando|ahorcado|colgando',
    'se =ahorco|ahorcaron|horco',
    'se =acaba|acaban =de =ahorcar|colgar|matar|disparar',
    'se =colgo|cuelga =mi|su|el|un|la =<kin>',
    'encontre|encontramos|encontraron|halle|hallamos|hallaron|vi|esta|estaba <kin> colgado|colgada|ahorcado|ahorcada',
    '<kin> =esta|estaba|aparecio|amanecio =colgado|colgada|ahorcado|ahorcada',
    `me|se =quiero|quiere|quieren|queria|quisiera =${HANG}`,
    `me|se =voy|va|van|iba =a =${HANG}`,
    `${WANTS_SELF} colgarme|ahorcarme|ahorcarse|ahorcarnos`,
    'me|se =quiero|quiere|queria|quisiera =dar|pegar|meter =un =<gunFire>',
    'me|se =voy|va|iba =a =dar|pegar|meter =un =<gunFire>',
    'darme|darse|pegarme|pegarse|meterme|meterse =un|el|una =<gunFire>|bala',
    'me =doy|pego|meto =un =<gunFire>',
    'se =dio|pego|metio|disparo =un =<gunFire>',
    'volarme|volarse|volar =la|los =cabeza|sesos|tapa',
    'cortar|cortarse|cortarme|corta|cortado|cortando|cortaba|abrir|abrirme|abrirse|abrio|tajar|rajar|rajarse ~ venas',
    'cortar|cortarse|cortarme|cortado|cortando|cortaba ~ munecas',
    `me|se =${WANTS_SELF} ${TO_JUMP} <highPlace>|piso|carretera|trafico|rio`,
    `${WANTS_SELF} aventarme|aventarse|tirarme|tirarse|lanzarme|lanzarse|arrojarme|arrojarse|saltar|brincar <highPlace>|piso|carretera|trafico`,
    'me =aviento|tiro|lanzo|arrojo|boto =del|al|de|desde|por <highPlace>|vacio',
    'se =tiro|avento|lanzo|arrojo|boto|avienta|tira|lanza =del|al|desde|de|por =puente|balcon|edificio|tren|metro|vacio|precipicio|barranco',
    'se =tiro|avento|lanzo|arrojo|boto|avienta|tira|lanza =por|desde|de|a =la|el|una|un|las =ventana|azotea|balcon|puente|vias|edificio|terraza|torre',
    'se =tiro|avento|lanzo|arrojo|boto =del|de|desde =segundo|tercer|tercero|cuarto|quinto|sexto|septimo|octavo|noveno|decimo|un =piso|piso',
    `azotea|puente|balcon|edificio|orilla|cornisa|barandal|vias ~ me|se|nos ~ ${TO_JUMP}`,
    `quiero|quiere|voy|va|quisiera|queria ~ aventar|aventarme|aventarse|tirarme|tirarse|lanzarme|lanzarse|arrojarse ~ loco|loca|azotea|puente|balcon|edificio|ventana|fuera`,
    'me =mato =si =me|se|no|te|el|ella|lo|la',
    'deja|dejas|va|vas|abandona|abandonas|termina|terminas =me|te =mato',
    'si =me|te|se =deja|dejas|va|vas|voy|quitan =me =mato',
    'dice|dijo|dicen|amenaza|jura|grita|gritando =que|con =se =mata|mataba|matara|ahorca|suicida|cuelga',
    'amenaza|amenazo|amenazando =con =matarse|suicidarse|ahorcarse|quitarse',
    'se|me =esta|estaba|estoy =matando =con|a =pastillas|veneno|un|una|la|el|gas =pastillas|cuchillo|navaja|soga|pistola|gas|veneno',
    'se|me =esta|estaba|estoy =matando =con =pastillas|veneno|gas|cuchillo',
    'ojala|quisiera|gustaria|quiero|prefiero|deseo|rezo =no|ya|nunca|que =despertara|despertar|despertarme|amanecer|amaneciera|despierte|despertaria|no|nunca',
    'ojala|quisiera =ya|me|nunca =no|despertara|muriera =despertara|amaneciera|despertar|despierte',
    'ojala =me =muriera|muera|matara|maten|mataran|muriese',
    'dormir|dormirme =para|por =siempre',
    `${WANTS_SELF} dormir|dormirme|cerrar ~ nunca|jamas|siempre|ya ~ despertar|siempre`,
    'no =aguanto|puedo|aguanta =mas tomarme|tomarse|matarme|frasco|pastillas|cortarme|aventarme',
    'me|se =voy|va =a =tomar|tragar|beber =todas|todo|todos|un|el|la =las|el|los|mis|sus|frasco|caja|bote|veneno =pastillas|frasco|bote|medicinas|cloro|entero|entera|completo|completa|de',
    'voy|va|quiero|quiere|pienso tomarme|tragarme|tomarse|tragarse =todo|todas|todos|el|un|las frasco|pastillas|bote|caja|blister|medicinas|veneno|cloro',
    'voy|va|quiero|quiere|quisiera empastillar|empastillarme|empastillarse',
    'para|pa =morirme|matarme|morirse|matarse|suicidarme|suicidarse',
    'estoy|esta|parado|parada|subido|subida ~ puente|azotea|balcon|cornisa|barandal|edificio ~ saltar|brincar|aventarme|aventarse|tirarme|tirarse|lanzarme|lanzarse',
    'encerro|encerrado|encerrada|encerre|encierra ~ pistola|arma|cuchillo|navaja|soga|pastillas|cuerda|escopeta|rifle|machete',
    'me|se =corte|corto =las =venas',
  ],
  'self-harm': [
    'hijo|hija|nieta|nieto|hermana|hermano|sobrina|sobrino|amiga|nina|novia|esposa|ella|alumna =se =corta|cortaba|autolesiona',
    'me|se =estoy|esta|estaba|estuve =cortando|lastimando|autolesionando|rasgunando',
    'se =hace|hacia =dano',
    'haciendose|haciendome =dano',
    'me|se =esta|estoy =haciendo =dano',
    'se|me =lastima|lastimo|corta|corto|corte|golpea|golpeo|rasguna|quema|quemo|muerde|hiere|pega|pego =a|con =proposito|querer',
    'se|me =lastima|corta|hiere =sola|solo|ella|el|los|las =mismo|misma|brazos|piernas|munecas',
  ],
  'harm-others': [
    'lo|la|los|las =voy|vamos =a =matar|acuchillar|apunalar|balear',
    'voy|va|quiero|quiere|siento|pienso|quisiera|ganas matar =a =mis|su|sus|mi|los|todos|mi|toda|el|la',
    'voy|va|quiero|quiere|pienso matarlos|matarlas|matarnos|acuchillar|apunalar|balear|degollar',
    'oye|escucha|oigo|oyendo|escuchando ~ voces ~ amenaz*|matar|golpe*|cuchillo|agresiv*',
    'voces ~ nos|me|lo ~ amenaz*|matar',
    `<armed> ~ <kin>|anda|trae|tiene|carga|agarro|saco|somos ~ ${MAD}`,
    `trae|tiene|anda|agarro|saco|carga ~ <armed> ~ ${MAD}`,
    `<armed> ~ viendo|ve ~ cosas|demonios|bichos|gente`,
  ],
  'violence-now': [
    'me|nos|lo|la|los|las =secuestraron|secuestro',
    'me|nos|lo|la =van|iban =a =matar|levantar|secuestrar|balear|apunalar',
    '<armed> ~ amenazando|amenazandonos|amenazandome|amenaza|amenazo|amenazan|amenazandola|amenazandolos|apunta|apuntando',
    '<armed> ~ trae|tiene|anda|con|saco|agarro ~ amenaz*|apunt*|nos|quiere|matarnos|matarme',
    'encanono|encanonaron|encanona|encanonado|encanonada|encanonando|encanonan',
    'me|la|lo|nos|le|los =esta|estan|estaba =ahorcando|estrangulando|madreando|apunalando|acuchillando|cacheteando|secuestrando|atacando|navajeando',
    'me|la|lo|nos =ahorca|madrea|acuchilla|estrangula|madreo|madrearon|acuchillo =mi|el|la|un|con|y|cuando',
    `me|la|lo|le|nos =esta|estan|estaba =cayendo|agarrando|moliendo|dando =a|de|una =${BEATEN}|${BEATING}`,
    `cayo|cayeron|cayendo|cae|caen =a =${BEATEN}`,
    `me|la|lo|nos =agarro|agarra|agarraron|molio|molieron =a =${BEATEN}`,
    `me|nos|le =metio|metieron|dio|dieron|puso|pusieron|acaba =una|tremenda =${BEATING}`,
    'me|nos|la =tiene|tienen|tenia|tenian|mantiene =secuestrada|secuestrado|encerrada|encerrado|amarrada|amarrado|retenida|retenido|cautiva|secuestrados|encerradas|rehen',
    'me|nos|la|lo|los =quiere|quieren|queria|esta =matar|matando|apunalar|acuchillar|balear ~ fuera|loco|loca|cuchillo|gritando|puerta|ahorita',
    'loco|loca|fuera|alterado|drogado|borracho|furioso ~ me|nos|la|los ~ matar|golpear|ahorcar|apunalar',
    'cree|creen|piensa|dice|jura =que =somos|soy|lo|la|los|la|es|le|nos =demonios|demonio|diablo|persiguen|siguen|espian|diablos|envenenan|poseidos ~ <armed>',
    'persiguen|demonios|diablo|voces ~ <armed> ~ trae|tiene|agarro|saco|con|carga|anda',
  ],
  'child-abuse': [
    `nuera|yerno|padrastro|madrastra|ninera|maestro|maestra|cunado|cunada|vecino|vecina|abuelo|abuela|papa|mama|padre|madre|esposo|esposa|novio|novia|ex|tia|tio|pareja ~ pega|pego|pegan|golpea|golpeo|azota|cachetea|quema|patea|maltrata|lastima ~ nieto|nieta|nietos|nietas|sobrino|sobrina|sobrinos|ahijado|hijastro`,
    `le|lo|la =pega|pegan|golpea|golpean|azota|maltrata =a =mi|mis|su|sus =${CHILD_OF} moretones|moreton|moretes|marcas|golpes|correa|cinto`,
  ],
}

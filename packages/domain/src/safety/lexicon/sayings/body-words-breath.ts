import type { Lexicon } from '../lexicon'

/** Breath and choking as people see and compare them. */
export const BODY_WORDS_BREATH: Lexicon = {
  'cannot-breathe': [
    'lay|lie|lying|laying|acostar|acostarse|acostarme ~ cant|no|couldnt ~ cough*|foam|breath*|tose|espuma|aire|ahog*|smother*|drown*',

    'sentence*|frase|oracion ~ cant|barely|hardly|no|couldnt ~ say|finish|speak|talk|complete|full|terminar|decir|completa',

    'breath|aire ~ whole|full|deep|completo|completa ~ cant|no|couldnt|puedo|barely',

    'breath*|breathing|breathes ~ only ~ often|every|while|once|few',
    'vez|cuando|rato ~ respira|respirando ~ muy|suspiros|solo|nomas|cada|poquito',
    'suspiros|suspira|gulps|sighs ~ respira|breathing|breaths ~ como|like|only|solo|vez',

    'suck|sucking|fight|fighting|pulling|gulping|begging|starving|hungry|struggling ~ for|in ~ air|breath',
    'bent|hunched|tripod*|leaning|hands|agachado|agachada ~ knees|over|forward|rodillas|adelante ~ air|breath*|suck*|aire|respir*',

    'word|words ~ one|two|three|couple|few|2|3|single ~ breath|air|gasp*|wind|puff*',
    'palabra|palabras ~ una|dos|tres|2|3|pocas ~ aire|respir*|descans*|jala|jalo|jalar|jalan|jalando|jale|boque*|sin',
    'cant|barely|hardly|no ~ finish|get|say|talk|speak|terminar|acabar|hablar ~ sentence*|words|frase|oracion|palabra* ~ breath|air|winded|wheez*|aire|ahog*|alcanz*|falta',
    'alcanz* ~ terminar|acabar|decir|hablar ~ frase|palabra*|oracion|aire',
    'no|cant|aint|isnt|not ~ get|gets|getting|pull|pulls|pulling|pulled|draw*|gettin ~ air|wind|oxygen ~ no|any|in|lungs|enough',
    'no|ni ~ cojo|coje|coge|coger|agarr*|jala|jalo|jalar|jalan|jalando|jale|da|llega|entra|alcanz*|pasa|paso|pasan ~ aire|respiro|aliento|resuello',
    'smother* ~ breath*|air|lay|lie|night|sleep|cant|spell*|chest|flat|down',
    'smothering',
    'wake|woke|wakes|lay|lie|laying|acuest* ~ drown*|suffocat*|smother*|ahog* ~ up|sit|down|flat|me|siento|sentar|sentarme|sentado|levant*',
    'ahog*|aog* ~ acuest*|acostad*|acostar*|noche|almohad*|caminar|hablar|respir*|siento',
    'breath*|breathes ~ stops|stopped|pauses|quits ~ then|again|seconds|starts|start|cant',
    'respir* ~ deja|para|detiene|pausa* ~ luego|despues|otra|vuelve|segundos',
    'siento que =me =ahogo|aogo|asfixio',
    'puedo|puede|pued|podia ~ respira|respirar|rrespirar|respirr ~ no|apenas|casi',
    'claw*|rasgun* ~ throat|neck ~ breath*|air|eat*|ate|choke*|blue|popcorn|food',
  ],
  'short-of-breath': [
    'so|im|hes|shes|completely|all =out =of =air|wind',
    'tan|toda|todo|bien =sin =aire|resuello',

    'ran|run|running|climbed|corrido|corriera|corri|stairs|mile|marathon ~ sitting|sit|sentado|sentada|resting|lying|acostado|nothing|couch ~ like|just|como|nomas|solo|only',
    'canso|cansa|fatigo|fatiga|agito|agita ~ sentado|sentada|hablar|hablando|vestirme|acostado|acostada|bano ~ nomas|solo|al|con|de|estar',

    'breath*|respir* ~ saw|sawing|serrucho|chainsaw ~ like|como',
    'respir* ~ corriera|corrio|corriendo|acabara|carrera|maraton',
    'rapidit* ~ respir*',
    'ahogarme|ahogarse|ahogandome|ahogandose',

    'catch|caught|get|lost|losing|short|no|outta|out =my|his|her|of|no|any|own =wind',
    'straw|popote|pajita|pitillo|sorbete|bombilla ~ breath*|breathing|air|lungs|respir*|aire',
    'breath*|breathing|panting|breathin ~ like ~ puppy|dog|rabbit|bird|train|freight|marathon|fish|darth|ran|running|race',
    'respir* ~ como ~ perrito|perro|pajarito|conejo|pez|locomotora|corrido|maraton',
    'breathin|breathn|brething|breating ~ hard|fast|heavy|bad|rough|funny|short',
    'rattl*|gurgl*|crackl*|bubbl*|wet ~ breath*|lungs|chest ~ every|sound*|when|like|cant|cough*|lie|lay',
    'cuesta|costando|falta|batall*|falto ~ me|le|nos|les|mucho ~ aire|respiro|resuello|resollar|resueyo',
    'jalando|batallando ~ aire',
    'no ~ cojo|coje|jala|jalo|jalar|jalan|jalando|jale|da|llega ~ aire|pulmon*|resuello',
    'fatiga ~ pecho|asma|respir*|hablar|acostad*|aire',
    'se =me|le =va|corta|fue =el|la =aire|respiracion|resuello',
    'pillows|almohadas|recliner|sillon|chair ~ sleep*|dorm* ~ breath*|respir*|air|aire|upright|sentad*|up',
    'tightness|weight ~ lungs',
    'lungs|pulmones ~ full|fluid|water|drown*|burning|agua|llenos|closing|cierr*|cerrad*',
  ],
  'inhaler-fails': [
    'treatments|treatment|terapias|machine|nebulizaciones|nebs ~ arent|not|isnt|no|dont|doesnt ~ touch*|helping|help|working|work|hacen|sirven|ayudan',

    'pump|puffer|inhaler|bomba|bombita ~ empty|gone|vacia|vacio|acab* ~ asthma|asma|breath*|sentence|wheez*|pecho|aire|attack|ataque',

    'nebs|neb|nebulizer|treatments|nebulizaciones ~ every ~ hour|hours|hora',

    'inhaler|puffer|nebulizer|neb|inhalador|bomba|bombita|spray ~ nothing|nada|work*|help*|touch*|sirve|hace|ayuda|alcanza|quita ~ doing|no|not|isnt|aint|doesnt|wont|already|ya|still|sigo|sigue',
    'inhalador|bombita|bomba ~ veces ~ sigo|sigue|pecho|igual|aun|todavia|cerrado',
    'puffs|times ~ inhaler ~ still|no|not|tight',
  ],
  'ribs-pulling': [
    'nostrils|nariz|narices|nose ~ wide|flar*|abre|abren|alet* ~ breath*|going|respira|every|cada|opening|chest|pecho',

    'see|ve|ven|count|marcan|notan ~ rib|ribs|costilla|costillas ~ hard|fuerte|in|breath*|respira|jala|suck*|air|aire',

    'rib|ribs|costilla|costillas ~ see|ve|ven|count|show|shows|marcan ~ suck*|breath*|jala|jalando|respira|in|air|aire',

    'skin|piel|throat|neck|garganta|cuello|chest|pecho|belly|panza ~ pull|pulls|pulling|suck*|mete|meten|sume|hunde|jala ~ in|throat|neck|cuello|ribs|costillas|respira|breath*|se',
    'see =saw',

    'neck|throat|chest|ribs|cuello|pecho ~ caving|cav*|sinking|sinks|hunde|hunden|unde ~ in|breath*|air|when|every|aire|respir*',

    'costill* ~ unden|unde|sumen|sume|sumidas|jala|jalo|jalar|jalan|jalando|jale|chup*|pegan|meten|mete|salt*|ven ~ respir*|aire|bebe|hijo|nino|nina|hija',
    'costill*|panza|pancita|cuello ~ hunden|hundido|hundida|hunde|hundidos|unde*|unden|sumen|sume|sumidas ~ respir*',
    'nariz|narices|fosas|naricita|nostril* ~ aletea|aletean|aleteando|aletear|abre|abren|abrir|abrio|flap*|flar*|ensanch*',
    'belly|stomach|tummy|ribs|chest|skin ~ seesaw|caving|suck*|pump*|heav* ~ breath*|breathes',
    'head ~ bob* ~ breath*',
    'grunt* ~ breath*|every|each',
    'queja|quejando|puja ~ respir*|cada',
  ],
  'blue-lips': [
    'morao|moraito|moradito|azulito|morao ~ <child>|labios|boca|cara|bebe|ta|esta',

    'lips|labios|mouth|nails|unas ~ blueberr*|plum|plums|grapes|mora|moras|ciruela|uva|slate|lead|plomo|violet*|eggplant|berenjena|ink ~ color|look|looks|como|like|turn*|trae|tiene',

    'puntas|punta|yemas|unas|dedos|fingertips|nailbeds ~ morad*|azul*|dusky|bluish ~ aire|respir*|breath*|asma|salbutamol|inhal*|silb*|albuterol|puff*|wheez*|tos|cough*',

    'lips|labios|nails|unas|fingertips ~ dark|oscuro|oscuros|oscuras|dusky|negros|negras|gray|grey',

    'lips|lip|mouth|face|nails|fingernails|tongue|labios|boca|unas|cara ~ blueish|bluey|violet|purplish|morad*|azul*|moreton*|moradit*|ciruela|uva',
    'hes|shes|hees|he|she|baby|lips|face turned|turning|turnin|going|went|goes|is|getting =purple|blue|gray|grey|navy|violet',
    'hes|shes =purple|blue|gray|grey',
    'poniendo|puso|pone|puesto ~ morado|morada|moradito|moradita|azul|negro ~ respir*|bebe|nino|nina|hijo|hija|trago|traga|tragar|tragando|tragado|atragant*|uva|aire|boca|labios|nene|nena',
  ],
  choking: [
    'voz|voice ~ sin|no|gone|lost|without ~ canica|marble|moneda|coin|boton|button|juguete|toy|semilla|bead|trago|swallowed|metio',

    'atoro|atorado|atoraron|atora ~ <morsel>|caramelo|dulce|chicle|hueso|comida ~ nene|<child>|papa|mama|abuel*|respir*|morad*|con',

    'marbles|marble|canica|bead|beads|coin|toy|button|lego|peanut|nuts|cacahuate|beans|frijol|popcorn|moneda|boton|juguete|semilla ~ into|got|mouth|metio|boca|swallowed|trago|ate|playing|comio|trag ~ voice|breath*|wheez*|pitched|cough*|chiflido|voz|respir*|aire|gag*|drool*|babe*|silb*|tose',

    '<morsel> ~ stuck|lodged|jammed|caught|atorad*|atoro|atasc*|atravesad*|atraves* ~ purple|blue|morad*|azul|talk|habl*|cough*|breath*|respir*|throat|garganta|pipe|windpipe|gag*|turning',
    '<morsel> ~ purple|blue|morad*|azul* ~ turn*|turning|going|goes|went|hes|shes|lips|face|poni*|puso|pone|labio*|cara|stuck|swallow*|trago|traga|tragar|tragando|tragado',
    'swallow*|ate|eating|eatin|chew*|trago|traga|tragar|tragando|tragado|comi*|comi|comio|comiendo|come|comia|comer ~ blue|purple|morad*|azul* ~ lips|face|turn*|going|hes|shes|poni*|puso|cara|labios|cant|no',
    'point*|claw*|grab*|clutch*|hold|holds|holding|senal*|agarr* ~ neck|throat|cuello|garganta|pescuezo ~ cant|wont|sound|eat*|ate|breath*|blue|purple|comi*|steak|food|voz|sale|comida|talk',
    'cant|wont|couldnt ~ sound|noise|cough|talk|speak|breathe ~ <morsel>|eating|ate|choke*|swallowed',
    'no|nada ~ ruido|toser|tose|voz|hablar|habla|ablar ~ <morsel>|comiendo|trago|comio|comia',
    'neck|throat ~ point*|claw*|grab*|hold|holding|clutch* ~ no|nothing ~ sound|noise|voice|air|talking|words',
    'heimlich ~ doing|did|tried|work*|isnt|not|haciendo|hice|help|keeps|still|do ~ him|her|work*|blue|come|out|still|now|eat*|sale',
    'gagging|gag ~ blue|purple|breath*|stuck|air|talk',
    'wrong =pipe|tube cant|breath*|blue|purple|air|still|cough*',
    'por =otro|el =lado|camino viejo|respir*|aire|morad*|no',
    'atragat*|atracant*|atoro|atorado|ahogando|aogando ~ <morsel>|pedas*|con|comiendo',
  ],
  'coughing-blood': [
    'cough*|tose|tosiendo|tos|spit* ~ foam|espuma|froth',

    'spit|spitting|spits|spat|hacking|escupo|escupiendo|escupe ~ red|rojo|roja|rojito',

    'tosi|tosio|tose|tosiendo|cough* ~ bocanada|mouthful|cucharada|chorro|cup|puno|salio|bright ~ sangre|blood|roja|red',

    'cough*|hack*|spit*|bring* ~ red|rust*|pink|bloody ~ foam*|froth*|tissue|stuff|phlegm|streak*|mucus|spit|sink|blood',
    'froth*|foam*|espuma|bubbles|burbujas ~ pink|red|bloody|rosad*|sangr*|roja',
    'tos|tose|toso|tosiendo|tosio|tose*|escup*|arroj*|gargaj* ~ sangre|roj*|sanguaza|coagul*',
  ],
  'throat-swelling': [
    'throat|gullet|windpipe|garganta ~ shut|shutting|closin|clamp*|tighter|smaller|narrow*|cerro|cerrando|cerrado|cerrada|cerrar|cierr*|apret* ~ swell*|ate|shrimp|nuts|sting|breath*|comi*|after|despues|se',
    'swell*|swollen ~ shut ~ throat|mouth|tongue',
    'voice ~ squeaky|gone|hoarse|raspy ~ hives|welts|sting|stung|swell*|ate|shrimp|nuts|lips',
  ],
  wheezing: [
    'rattl*|gurgl*|crackl*|bubbl*|zumban|burbuj*|hierven|hierve ~ lungs|chest|pulmones|pecho',

    'kettle|tetera|whistle|pito|silbato|accordion|harmonica|armonica|acordeon ~ sound|sounds|sounding|parezco|parece|suena|sueno|breath*|chest|pecho|lungs|respiro',
    'pecho ~ chill*|pita|pitan|silb*|ronca|gato|gatos|gatitos|chilla',
    'weez*|weaz*|whezz*',
  ],
  'cannot-walk-far': [
    'walk|ir|caminar|camino|get|make|llegar|crossing|cross ~ bathroom|bano|room|cuarto|car|kitchen|cocina|door|puerta|steps|pasos|mailbox|stairs ~ cant|barely|hardly|ni|no|couldnt|without|sin',
  ],
  'throat-danger': [
    'drool* ~ difficulty|trouble|hard|cant|cannot|unable ~ swallow*',
    'babea*|babeando ~ tragar|traga|pasar ~ no|trabajo|cuesta|dificultad',

    'pedazo|trozo|bocado|carne|hueso|espina|pastilla|comida|brisket|steak|meat|chicken|bone|bread|pill|food|pollo|tortilla|piece|bite ~ baja|sube|pasa|sale|down|up|out|budge|move|pass ~ wont|cant|ni|no|isnt|neither|stuck',
    'spit|saliva|baba|babas|escupiendo|spitting ~ cup|cant|puedo|tragar|swallow|down|pasar|bowl ~ no|cant|wont|stuck|in|ni|mi|my|escupiendo|spitting',
  ],
  'oxygen-out': [
    'oxygen|concentrator|ventilator|vent|oxigeno|tanque|concentrador|ventilador|trach ~ empty|out|dead|died|ran|quit|stopped|vacio|acab*|fallo|apago|beep*|alarm* ~ tank|bottle|power|home|tubing|battery|luz|no|my|his|her|se|pilas|bateria|mi|concentrator|ventilator',
    'ventilator ~ alarm*|battery|beep*|unplug*|off',
  ],
  'sleeps-upright': [
    'recliner|sillon|pillows|almohadas|upright|sentado|sentada|chair ~ sleep*|duermo|dormir|duerme|slept ~ now|ahora|have|tengo|cant|lungs|breath*|solo|only|feet|pies|3|three|tres|every|night|uso|siento',
  ],
  drooling: ['drool*|slobber*', 'babeando|babas|babea*|babeo'],
}

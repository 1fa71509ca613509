import type { Lexicon } from '../lexicon'

/** Seizure, head injury, sudden headache and lost wits as people see and compare them. */
export const BODY_WORDS_HEAD_AND_WITS: Lexicon = {
  'worst-headache': [
    'behind|atras|detras ~ eyes|ojos|eye|ojo ~ bomb|explod*|pop|popped|trono|revento|burst|boom|exploto|estallo',

    'explotar|reventar|estallar|explota|revienta ~ cabeza ~ nunca|peor|repente|asi|dolido|subit*',

    'headache|dolor ~ came|hit|entro|vino|pego|struck|started ~ nowhere|blue|nada|lifting|levantando|suddenly|instantly|boom|fast|repente|golpe ~ head|cabeza|headache',
    'skull|craneo ~ crack*|split|abrio|abria|partio|open|parte|exploto ~ feels|felt|like|siento|senti|como',

    'cabeza|head|skull|nuca|brain ~ cohete|bomba|explosion|petardo|tronido|estallido|latigazo|cuete|firecracker|bomb|grenade|thunderclap|lightning|gun ~ like|como|went|senti|sintio|off|felt|repente|vomit*|puk*',
    'dolor|headache|pain ~ cabeza|head|headache ~ repente|sudden*|golpe|nowhere|instant* ~ horrible|vida|fuerte|worst|life|ever|peor',

    'something|algo ~ popped|pop|snapped|burst|broke|exploded|trono|revento|rompio|exploto|estallo|tronaron ~ head|brain|skull|cabeza|cerebro|nuca|neck',
    'headache|head|cabeza ~ bat|bate|gunshot|balazo|hachazo|axe|sledgehammer|hammer|lightning|trueno|rayo|batazo|martillazo|mazazo|garrotazo|shot|pedrada|brick ~ like|came|instant*|como|sudden*|vino|golpe|seco|pain|hurt*|dolor|worst',
    'headache|head|cabeza|dolor ~ nunca|never ~ vida|asi|life|this|before|igual|sentido|felt ~ cabeza|head|headache|sudden*|golpe|repente|such',
    'headache|head|pain|dolor ~ zero|0|nothing|nada ~ ten|10|hundred|100|second*|segundo* ~ head|cabeza|headache|minute|flat',
    'revento|exploto|estallo|partio|parte ~ cabeza ~ dolor|nunca|repente|golpe|vida',
    'exploto|reventando|explotando|partiendo ~ cabeza ~ repente|golpe|subit*|nunca',
    'sex|orgasm|toilet|lifting|gym|sneez* ~ headache|head ~ sudden*|explod*|instant*|worst|boom|popped',
  ],
  'stiff-neck': [
    'agachar|doblar|bajar|voltear|bend|lower ~ cabeza|cuello|barbilla|nuca|head|neck ~ no|cuesta|duele|cant|wont',
    'neck ~ stiff ~ cant|look|feet|down|shoes|floor',

    'cuello|nuca|espalda|cabeza ~ dobl*|arquea*|arqueado|echa|echada|hacia|jala ~ atras',
    'neck|back|head ~ arch* ~ back|backwards|backward',

    'neck|cuello|nuca|pescuezo|neckk ~ board|plank|rock|stone|wood|steel|cement|concrete|tabla|palo|piedra|bend|locked|iron|doblar|agachar|bajar|frozen ~ like|is|como|wont|cant|no|his|her|my|fever|headache|head',
    'chin|barbilla|menton ~ chest|pecho ~ cant|wont|no|puede|puedo|touch|toca|toco|tocando',
    'cuello|nuca ~ dobla|gira|mueve|voltear|agachar ~ no|puede|puedo',
  ],
  photophobia: [
    'light|lights|lamp|sun|window|curtains ~ scream*|cry*|cries|stand|knives|needles|stab*|flinch*|cover*|hides|hiding|kill*',
    'luz|luces|sol|foco|lampara ~ aguant*|soport*|grit*|tapa*|llor*|arde|arden|ardio|ardiendo|puede|cala',
  ],
  'head-danger': [
    'pregunta|preguntando|ask|asks|asking ~ donde|where|mismo|same ~ rato|keeps|over|again|estamos|cada|esta',

    'ear|ears|oido|oreja ~ leaking|dripping|draining|escurre|sangra ~ hit|fell|bat|crash|punch*|golpe|cayo',

    'keeps|keep|kept asking|saying =me|us|where|what|the|who where|happened|same|who|we|day',
    'pregunta|preguntando ~ rato|donde ~ estamos|mismo|paso|cada|esta',
    'soft|blandita|blando|mushy|boggy ~ lump|spot|bola|chipote|bump ~ head|cabeza',

    'clear|water|watery|straw|fluid|agua|liquido|aguita ~ nose|ear|ears|nariz|oido|oreja ~ drip*|leak*|run*|comi|comio|comiendo|come|comia|comer|drain*|sale|salio|saliendo|escurr*|gote*|chorr*',
    'pupil*|pupila* ~ grande*|big|bigger|huge|blown|diferent*|dilat*|size|otra|other|distint*|small*',
    'ask|asks|asking|repeat*|say|says|saying|tells|telling ~ same ~ question*|thing*|story|stuff ~ over|again|every|minutes|keeps|times',
    'pregunt*|repite|repitiendo|dice|diciendo ~ mism* ~ rato|vez|vuelta|otra|cada|veces',
    'dent|mushy|squishy|caved|hundid*|sumid*|bland* ~ skull|head|craneo|cabeza',
    'raccoon =eyes',
    'bruise* ~ behind ~ ear|ears',
    'no|doesnt|dont|didnt|cant ~ remember*|recuerda|acuerda|acuerdo|recuerdo ~ happened|hit|fall|fell|falls|falling|day|year|paso|golpe|nada|accident|anything',
  ],
  dazed: [
    'foggy|dazed|woozy|spacey|groggy',
    'brain|head|in|a =fog',
    'ido|ida|atontad*|atarantad*|zonz*|norteado|norteada|aturdid* ~ medio|como|anda|ando|esta|sigo|sigue|cabeza|golpe|quedo|quede|bien|muy',
    'medio|como =ido|ida|atontado|atontada|zonzo|zonza',
  ],
  seizure: [
    'atake|atakes|ataque|ataques ~ tiembl*|sacud*|ojos|espuma|tieso|tiesa|suelo|piso|convuls*',

    'ataque|seizure|convulsion|fit ~ para|stop*|quita|stopping|stop ~ no|wont|isnt|medicine|medicina|diastat|still',
    'esta =con =el =ataque',
    'diastat|midazolam|nayzilam|valtoco ~ gave|didnt|isnt|second|still|no|puse|di',

    'shaking|shook|sacudia|sacudi|sacudio|grinding|temblaba|thrashing|jerking ~ bed|cama|whole|todo|sleep|dormido|dormida ~ peed|wet|orine|orino|orinado|remember|acuerdo|acuerda|tongue|bit|lengua|wake',

    'stiff|tieso|tiesa|rigid|board ~ floor|suelo|piso|bed|cama ~ going|jerk*|brinc*|shak*|kick*|lips|labios|arms|brazos|sacud*',
    'aura ~ seizure*|epilep*|coming|feel|medicine|keppra',
    'still|todavia ~ not|no ~ himself|herself|bien|same ~ fit|fits|ataque|shaking',

    'jerk*|shaking|shakes|seiz*|convuls*|temblando|sacud* ~ minutes|minutos|min|mins ~ still|going|more|stopped|sigue|todavia|para|mas|wont|now',

    'fits|fit ~ another|after|keeps|having|took|throws|throwing ~ wake|wakes|waking|woke|between|stop*|shak*|one|floor|other|again|minutes',
    'keeps|keep|kept|having|had|throwing|takes|took =having|fits|fit|spells|a =fits|fit',
    'jerk*|shak*|thrash*|flop*|twitch*|flail*|bucking ~ floor|ground|bed|couch|chair|over ~ eyes|foam*|spit|fish|blue|wont|drool*|cant|stop*|minutes|respond*',
    'stiff|rigid|board|tieso|tiesa|tiesito|tiesita|duro|engarrot* ~ shook|shaking|jerk*|convuls*|sacud*|temblab*|tembland*|temblor*|brinc* ~ went|se|puso|then|and|y|now|eyes|wake|ojos|despierta',
    'tongue|lengua ~ bit|bitten|bite|chewed|mordio|mordid*|mordia ~ shook|shak*|jerk*|floor|wet|passed|tembl*|sacud*|desper*|woke|piso|orina|orino|orinar|orinando|spell',
    'sacud*|tembl*|brinc*|retorc* ~ piso|suelo|cama|todo|cuerpo|cuerpito ~ ojos|blanco|blanca|blancos|blancas|volte*|espuma|babe*|responde|contesta|despierta|morad*|minutos',
    'se =le =van|fueron|voltean|voltearon|voltiaron =los =ojos',
    'ojos ~ voltiar*|voltio|blanco|blanca|blancos|blancas|arriba|atras|voltearon|volteo ~ fueron|pusieron|puso|se|le|tembl*|sacud*',
    'eyes ~ back|rolled|rolling|up|white|whites ~ head|shak*|jerk*|stiff|limp|wont|fit|roll*',
    'seizure|epilep*|keppra|convuls* ~ pill*|meds|med|medicine|medicina|pastilla* ~ just|acaba|acabo|ya ~ had|dio|having ~ one|una|ataque|otra',
    'dio|da|dan|dieron|dando ~ ataque|ataques ~ tembl*|ojos|sacud*|minutos|tieso|espuma|babe*|suelo|piso|epilep*|despierta',
    'convulsiona*',
  ],
  'seizure-danger': [
    'fits|jerking|shaking ~ minutes|min|wont|hasnt|another ~ stop*|eyes|wake|wakes|waking|woke|after|between|foam*|seizure',
  ],
  confused: [
    'cant|couldnt|doesnt|didnt =tell|know =me|us|what day|year|month|where|who|name',
    'no =sabe|sabia =ni|que =que|dia|ano|mes|en',
    'swat*|swatting|picking|reaching|manotea|manoteando|espanta|espantando ~ things|air|bugs|nothing|cosas|aire|moscas|nada ~ arent|not|there|isnt|no|hay|nobody',

    'coherente|sentido|logica ~ no|nada|sin|ni ~ dice|habla|hablar|decir|hablando|tiene',

    'walls|ceiling|floor|paredes|techo|pared ~ breathing|moving|melting|talking|mueven|respiran|hablan|moviendo ~ says|said|dice|se|he|she|sees',
    'sabe|know|knows ~ ni|his|her|own|su|como ~ name|nombre|llama|quien ~ no|dont|doesnt|ni',

    'tonterias|locuras|babosadas ~ dice|diciendo|habla|hablando ~ fiebre|calentura|azucar|golpe|sol|calor|sudor|infeccion|repente|dejo',

    'seeing|sees|ve|viendo|mira|mirando ~ cats|dogs|bugs|spiders|snakes|people|kids|children|rats|ants|gatos|perros|gente|ninos|muertos|aranas|ratas|bichos|hormigas|animals|animales|hombres|ghosts|dead|men|cows ~ ceiling|wall|walls|techo|pared|paredes|arent|nobody|floating|nadie|cama|curtains',
    'talking|talks|hablando|platica|platicando ~ dead|muerto|muertos|nobody|nadie|wall|walls|pared|people|himself|herself ~ mother|mama|husband|esposo|who|arent|there|died|que|esta|fever|sick',
    'thinks|cree|piensa ~ its|is|he|she|que|es|esta ~ 19|1950|1960|1970|1980|young|work|war|wedding|dead|joven|trabajo|rancho|mother|nino',
    'forgot|forgets|forgotten|olvido ~ how|como|who|quien|name|nombre ~ sudden*|suddenly|repente|walk|talk|son|daughter|hija|hijo|caminar|hablar|eat|comer',

    'hes|shes|he|she|is|dad|mom|husband|wife|grandma|grandpa|uncle|kid|and|started talking|talkin|acting|actin|sayin|saying =<nonsense>',
    'hes|shes|he|she|is|dad|mom|grandma|grandpa talkin|talking =crazy|foolish|out =of|to =head|himself|nobody',
    'talking|talkin =out =of =his|her|their =head',
    'dont|doesnt|dunno|not|didnt|forgot =know|where|remember =where|who =he|she|hes|shes|they =at|is|lives|are|was',
    'dont|doesnt|didnt|wont|not =know|knows|recognize =me|us|his|her|own =no|anymore|son|daughter|wife|husband|kids|name',
    'dont|doesnt|didnt =know =me|us|her|his =own|name|son|wife|daughter|anymore|husband|kids',
    'dice|diciendo|habla|hablando|ablando ~ puras|pura|cosas|babosadas|locuras|disparates|barbaridades|incoheren* ~ sentido|raras|locuras|babosadas|disparates|incoherencias|no|entiend*',
    'desvari*|delira|delirando|disvari*',
    'no =sabe|coordina|conoce|reconose|reconoce|ubica =donde|ni|a|que =esta|quien|dia|nadie|donde|ano|es|su|sus',
    'perdido|perdida|ido|ida ~ habla|contesta|responde|fiebre|calentura|azucar|mirada',
    'esta|anda|como|medio|quedo =perdido|perdida|ido|ida no',
    'picking|grabbing ~ air|nothing|sheets ~ fever|talk|talks|talking|talked|she|he',
    'put|putting|poured ~ shoes|milk|keys ~ freezer|oven|fridge|microwave ~ sudden*|suddenly|today|fever',
  ],
  'not-answering': [
    'wont|doesnt|isnt|not|cant|barely|aint|stopped|quit ~ answer*|talk|talks|talking|talked|look|looks|looking|respond* ~ me|right|when|straight|much|back|normal|sense',
    'no ~ contesta|responde|habla|mira|caso ~ bien|me|nos|ya|casi|cuando|apenas',
    'slap*|swing*|fight*|combative|pelea*|manote*|alega|alegando ~ me|us|when|juice|help|jugo|ayudar*|try',
  ],
  unresponsive: [
    'like|como|hecho|hecha =a|un|una|trapo|trapito =rag|ragdoll|noodle|trapo|trapito|gelatina|muneca|muneco|hilacho',
    'como =trapo|trapito|hilacho|gelatina',
    'limp ~ hot|floppy|<child>|car|noodle|rag|fever|wont|blue',
    'nadie|no =puede|puedo|podemos|pueden =despertar =a',
    'cant|wont|couldnt|not|no|nobody ~ wake|wakin|waking|despertar|rouse ~ up|him|her|it|me',
    'no =despierta|reacciona|vuelve =bien|nada|ya|en|con|cuando|aunque',
    'eyes =open =but nobody|not|blank|nothing|staring',
  ],
  drowsy: [
    'wants|keeps|want|only|just ~ to ~ sleep*|sleeping|slept ~ hit|head|fever|bump|since|fell|all|nothing',
    'queda|quiere|quedando|queria|anda ~ dormido|dormida|dormir|durmiendo ~ golpe|cabeza|calentura|fiebre|cayo|mucho|nomas',
    'nomas|puro|solo ~ quiere|duerme|dormir|dormido ~ golpe|cabeza|calentura|fiebre|cayo|bebe|nino|nina',
  ],
  tremor: ['twitch*|brinca|brincan|salta|jerking ~ hand|arm|mano|brazo|face|cara|leg|pierna|eye'],
  headache: ['cabeza ~ parte|partiendo|truena|tronando|taladr*|late|retumba', 'hed|heds|headake|hedache|headace'],
  'temple-pain': [
    'temple|temples|scalp|sien|sienes|cuero ~ tender|sore|hurts|comb*|brush*|duele|duelen|peinar*|touch|throb*|pillow|cabelludo',
    'jaw|mandibula|quijada ~ chew*|mastic*|eating|comer ~ tired|hurts|ache*|duele|cansa|sore',
  ],
  'acts-off': [
    'isnt|aint|wasnt|hasnt|not =herself|himself|acting|right|been|been herself|himself|right|normal',
    'no =es =ella|el|la|misma|mismo',
    'calls|calling|called|llama|dice ~ me|us ~ sister|sisters|brother|mother|hermana|hermano|nombre|name|wrong',
    'rara|raro|callado|callada|ausente ~ muy|esta|anda|quedo|puso',
    'went =quiet',
    'slept =thru|through',
    'wont|no =get|quiere|pudo|puede =up|out|levantar|levantarse',
    'something =is|isnt =off|wrong|right =with',
    'loopy|goofy|spacey|zonked',
    'no ~ levanta|levanto|levantar ~ cama|desayunar|comer|bano',
  ],
  'head-injury': [
    'hit|hitt|bumpt ~ hed|heid|skul',

    'hit|struck|dio|pego|golpe*|banged|smacked ~ temple|sien|brow|forehead|frente|nuca|coronilla|crown',

    'hit|struck|beat|golpearon|pego|pegaron|smacked ~ bat|pipe|board|rock|hammer|bottle|club|batazo|tubo|palo|piedra|martillo|botella ~ ear|head|face|nose|skull|unconscious|vomit*|leaking|bleed*|cabeza|cara|oido',
    'bruise|bump|lump|knot|egg|gash|dent|moreton|golpe ~ head|forehead|cabeza|frente|skull',
    'golpe|golpeo|golpeo|pego|pegue|dio|cayo ~ choya|cholla|coco|testa|mollera',

    'helmet|casco ~ bike|bici|scooter|moto|atv|skateboard|horse|caballo|patineta|bicycle|bicicleta ~ wreck|crash|fell|choco|cayo|flew|thrown|without|no|sin',
    'dropped|tiro|solto|cayo|rolled|fell ~ baby|bebe|infant|newborn|nina|nino ~ head|cabeza|lump|floor|piso|bed|cama|couch|soft',

    'was|him|her|me|he|she|i|got knocked =silly|cold|stupid|loopy|unconscious',
    'was|him|her|me|he|she|i =knocked =out',
    'noquead*',
    'saw|vio|vi =stars|estrellas|estrellitas',
    'bell =rung',
    'elbow|codazo|pelotazo|balonazo|rodillazo|cabezazo|puck|baseball|softball ~ took|dio|dieron|hit|caught|recibio|pegaron|pego ~ playing|futbol|juego|game|partido|head|cabeza|temple|face|sien|practice',
    'goose =egg',
    'chipote|chichon|chinchon|tolondron|chibola|chindondo',
  ],
  blow: ['golpe|codazo|pelotazo|choque|choco|concussion|conmocion|punch|punched|knocked|caida|helmet|casco'],
}

import type { Lexicon } from '../lexicon'

/** Stroke and lost sight as people see and compare them. */
export const BODY_WORDS_BRAIN: Lexicon = {
  'face-droop': [
    'fase|fais|faice ~ droop*|droopin|falling|fallin|crooked|numb|side',

    'boca|cara|cachete =se =le jala|jalo|tuerce|torcio|fue|cae|cayo|volteo|chueco|enchueco|va',

    'cara|boca|cachete|mejilla ~ escurre|escurrio|escurriendo|resbala|desbarata|chorrea ~ se|le|lado',

    'parpado|ojo ~ cae|cuelga|cerro|caeel ~ parpado|lado|uno|solo|repente|pupila',

    'mouth|smile|lip|lips|face|cheek|eyelid ~ down|drooped|going|goes|lower|hang*|drop|dropped ~ one|left|right|corner|side ~ side|corner|left|right|one',
    'comida|agua|sopa|cafe|baba|saliva|leche ~ cae|sale|chorrea|escurre|tira ~ lado ~ boca',

    'face|mouth|cheek|smile|lip|eyelid|makeup ~ melt*|slid*|slipp*|slop*|drip*|sliding|sink*|fell|falling|wax|drawed|drew|pull|pulls|pulling|pulled|lower|stroked|slant* ~ side|half|one|left|right|wax|down|over',
    'half|side|one|left|right ~ face ~ melt*|fell|falls|dead|asleep|drop|drops|dropped|dropping|slid*|gone|stuck|wont|frozen|move|hang*|weird|slump*|wax|feel*',
    'smile|smiles|smiling|smilin|grin|grins|grinning ~ crooked|crookd|half|lopsided|sideways|uneven|one|backwards|weird ~ side|her|his|shes|hes|face|my|mouth',
    'drool*|dribbl*|leak* ~ one|side|corner|left|right ~ mouth|face|lip|lips|chin',
    'tea|coffee|water|soup|milk ~ dribbl*|drool*|runs|spill*|leaks ~ mouth|chin',
    'cara|boca|cachete|sonrisa|ceja|labio|parpado ~ chorr*|derrit*|derret*|cuelg*|colg*|jala|jalo|jalar|jalan|jalando|jale|cayo|cae|caida|fue|bajo|baja|bajado|bajando|bajon|voltead*|volteo|chuec*|chueco|chueca ~ lado|mitad|media|un|medio|lados',
    'boca =de|para|pa =lado|un|el',
    'boca|cara =chueca|virada|torcida|jalada|de =lado',
    'media|mitad =cara|de =la =cara',
    'sonri* ~ lado|chuec*|medio|media|mitad|torcid*',
    'baba|babas|babea|babeando|babeaba|sale ~ comisura|lado ~ boca',
    'enchuec* ~ boca|cara',
  ],
  'drops-things': [
    'hand|arm|foot|mano|brazo|pie ~ sliding|slides|slips|falls|dropping|resbala|cae|cuelga|escurre ~ keeps|table|bed|chair|mesa|silla|cama|wheel|volante|lap',

    'cup|coffee|mug|fork|spoon|phone|plate|keys|glass|pen|pencil|toothbrush|remote|things|stuff|everything ~ slid|slides|slip|slips|slipped|slipping|drop|drops|dropped|dropping|fell|falls|falling ~ hand|hands|fingers|grip|keeps',
    'taza|vaso|tenedor|cuchara|celular|telefono|plato|cosas|llaves|pluma|lapiz ~ caen|cae|cayo|caia|resbal*|solto|suelta|soltar|soltando ~ mano|manos|dedos|se',
    'hand|fingers|mano|dedos ~ grip|hold|agarr*|sostener|apret* ~ cant|wont|no|lost|puede|puedo',
  ],
  'one-side-weak': [
    'adormes*|adormecio|entumio|entumecio|durmio|adormesio ~ cara|brazo|pierna|boca|lado ~ mano|lado|brazo|cara|pierna|medio|media|repente|izquierd*|derech*',

    'fingers|hand|dedos|mano|arm|brazo|leg|pierna ~ quit|stopped|dejaron|dejo ~ jalar|working|hour|ago|left|right|moving|mover|moverse|responder|hora|side|funcionar',

    'walk*|bump*|runs|running|choca|chocando|pega|tropieza ~ door|wall|walls|doorway|frame|puerta|pared|marco|furniture|muebles ~ left|right|side|izquierd*|derech*|lado',
    'hand|arm|leg|mano|brazo|pierna ~ wasnt|isnt|estaba|existe|existiera|belong* ~ there|mine|mia|no|anymore|mio',
    'left|right|izquierdo|izquierda|derecho|derecha ~ side|lado ~ exist*|ignores|ignora|forgets|existiera',

    'lean|leans|leaning|listing|slump* ~ left|right|side|one ~ chair|sit|walk|walking|bed|cant|straight|keeps|over|sits',
    'eyes|eye|gaze|ojos|mira|mirada|mirando ~ one|same|left|right|un|solo|mismo ~ way|direction|side|lado ~ look|looking|stuck|fixed|staring|only|solo|fija|para',
    'lado ~ va|ladea|inclina|recarga|recuesta ~ abuelo|abuela|mama|papa|camina|sentado|sentada|silla|cuerpo',
    'mano|brazo|pierna|pie|dedos ~ caso|obedece|responde|sirve|funciona|reacciona ~ no',
    'hand|arm|leg|foot|fingers ~ obey|listen|tell|cooperate|mind|want ~ wont|not|doesnt|isnt|quit|what|wants ~ do|it|me|what',

    'arm|leg|hand|foot|side ~ dead|noodle|jelly|jello|rubber|spaghetti|log|lead|lump|meat|fish|sandbag|concrete|wood|belong* ~ like|feels|went|goes|woke|right|left|lift|hang*|gone|turned|suddenly|isnt',
    'arm|leg|hand ~ quit|quits|stopped|gave|gone|wont|isnt|dead ~ work*|listening|out|way|just|there|mine|obey|obeys|move|responding|doing ~ left|right|one|side|suddenly|just|stand|went',
    'whole|entire =left|right =side gone|isnt|dead|quit|quits|heavy|asleep|useless|limp|weird|numb|feels|weak|wont|went',
    '<child>|he|she|dad|mom|grandma|grandpa|husband|wife ~ leans|leaning|lean|listing|slump* ~ one|left|right ~ side ~ cant|wont|talk|talks|talking|talked|sit|walk|walks|walking|walked|keeps',
    'drag* ~ foot|leg|toe',
    'arrastr* ~ pie|pierna|pata|patita',
    'no ~ siento|siente|mueve|muevo|mover|responde|levanto|alzo|alza ~ mitad|medio|media|lado|brazo|pierna|mano|pata|braso',
    'mitad|medio|media|lado ~ cuerpo|cara ~ muert*|dormid*|durmio|duerme|siento|apag*|pesad*|paralis*|engarrot*|tullid*',
    'brazo|braso|pierna|mano|lado ~ muert*|colg*|cuelg*|trapo|plomo|tullid*|flojo|floja|aguad*|paralis*|palo|inutil',
    'durmio|duerme|durmieron ~ cara|cuerpo|lado|brazo|boca|lengua ~ media|mitad|medio|lado|un|izquierd*|derech*',
    'le =dio =un =aire',
    'pie|pierna|brazo|mano ~ cosquilleo|hormigueo|dormid* ~ repente|lado|cara|habl*',
    'button*|zipper|write|writing|sign|text|type|spoon|fork|abroch*|escribir|firmar ~ suddenly|sudden|cant|couldnt|repente|no|puede|puedo ~ hand|fingers|right|left|mano|dedos',
  ],
  'speech-trouble': [
    'his|her|hers =words out|backwards|mixed|twisted|sideways',
    'palabras ~ reves|volteadas|revueltas|cruzadas ~ dice|habla|salen|diciendo',

    'tomado|borracho|tomada|borracha ~ suena|habla|parece|hablando ~ no|toma|sin|nunca|pero',
    'palabras|palabra|voz ~ salieron|salian|salio|salia|salen ~ no|me|le',
    'came|comes|coming =out =was|wasnt|wrong|not|were =not|words|wrong|gibberish|garbage',

    'sentence|frase|palabra ~ middle|media|mid ~ star*|mira|blank|only|solo|nomas|looks|froze|trab*',
    'yes|no|uh|si|mmm|word|words|sounds|same|palabra ~ only|solo|nomas|just ~ says|say|dice|comes|sale|come',
    'stopped|quit =talking|speaking sudden*|mid|just',

    'jumbl*|garbl*|scrambl*|tangl* ~ tell|telling|said|say|talk|talks|talking|came|comes|radio|like|words|mouth',
    'word|words ~ wrong ~ says|saying|coming|come|comes|out|keeps|using|uses|said',
    'entiend* ~ no ~ habla|dice|boca|hablar|lengua|palabras',
    'sounds|making|make ~ sounds|noises|noise ~ instead|not|no ~ words|talking',

    'words|word|speech|talk|talks|talking|talked|sentences|mouth|tongue|sounds ~ soup|mush|marbles|cotton|salad|backwards|sideways|jello|porridge|oatmeal|mashed|underwater|foreign|scrambl*|alphabet|jumbl*|molasses|slush|slurp*|tangled|drunk',
    'talk|talks|talking|talked|speak*|sound*|talkin ~ drunk|drunken|toddler|caveman|tipsy|wasted|hammered|underwater|marbles|foreign ~ like|but|not|doesnt|didnt|hasnt|sober|havent|never|no',
    'words|word|names ~ wont|cant|couldnt|not|dont|doesnt|isnt|aint ~ come|coming|find|get|form|connect|right|out|match|make',
    'looks|stares|stare|staring|looking ~ at ~ me|us ~ cant|wont|no ~ talk|speak|words|say|answer',
    'says|saying|said|repeats|repeating|keeps ~ same ~ word|sound|syllable',
    'the =the =the',
    'wrong =words',
    'calls|calling|called everything|things|spoon|cup|everybody =wrong|the =name|names|wrong|thing',
    'habl*|palabras|lengua|dice ~ enred*|trapo|sopa|trabad*|mocha|mocho|gangos*|pegad*|revuelt*|chino|papilla|amontonad*|arrastr*|cortad*|trabo|enredo|patina|atropell*',
    'habl* ~ borrach* ~ como|no|sin|parece',
    'quiere|intenta|trata|queria|quiero ~ hablar|decir|ablar ~ no|sale|salen|puede|pudo|puedo|nomas',
    'no ~ entiend*|entendemos ~ dice|habla|hablar|palabras ~ nada|ella|el|abuel*|mama|papa|lo|le',
    'abla|ablar|ablando ~ enred*|raro|mal|trabad*|arrastr*|borrach*|no',
    'traba|trabo|trabada|trabado|trabadas|trabando ~ lengua|palabras|hablar|habla',
  ],
  'balance-loss': [
    'walk|walks|walking|walked|camin*|anda|ando ~ sailor|drunk|drunken|borrach*|boat|barco|zigzag|sideways|tipsy|walls|ship',
    'veer*|leans|leaning|lean|pull|pulls|pulling|pulled|drift*|tips|tipping|stagger*|falls|falling ~ left|right|one|side|sideways ~ walk|walks|walking|walked|when|stand*|keeps|get',
    'va|voy|ladea|ladeo|cae|caigo|jala ~ lado|lados ~ camin*|parar|parad*|mare*',
    'bump*|bounc*|bang* ~ walls|doorways|doors|furniture',
    'floor|ground|piso|room|cuarto ~ tilting|tilted|mueve|moviendo|spin*|split|vueltas|sideways ~ walk|walks|walking|walked|stand*|camin*|double|see|veo|cant|pararme',
  ],
  'vision-loss': [
    'mitad|half|bottom|top|abajo|arriba ~ oscurecio|oscuro|negro|dark|black|negra|gris|gray ~ ojo|eye|sight|vision|vista',

    'oscurecio|oscuro|negro|dark|black ~ mitad|half|bottom|top|abajo|arriba|side|lado ~ ojo|eye|sight|vision|vista',

    'dimmed|dim|grayed|faded|fading|blinked|blacked|greyed ~ vision|sight|eye|eyes|vista ~ minute|minutes|second|seconds|sudden*|moment|came|back|and|out',
    'no =beo|bee|veia =nada|bien|de|x|por|con',

    'half|mitad|medio|top|bottom ~ everything|todo|picture|page|world|miro|veo|look|looking ~ dark|black|gone|missing|lights|luz|off|apag*|negro|lost|perdi|borr*',
    'perdi|perdio|lost|gone|missing|apago ~ mitad|half|top|bottom|arriba|abajo|part ~ ojo|eye|picture|vision|vista|sight',
    'persiana|cortina|telon|blind|curtain|shade ~ bajaran|bajaron|bajara|dropped|came|cayera|cerraran|pulled ~ like|como|ojo|eye',

    'through|traves ~ dirty|fog|windshield|wax|grease|vaseline|curtain|veil|smoke|gauze|frosted|mud|humo|neblina|tela|plastico ~ eye|one|ojo|look|looking|see|seeing|veo',
    'veo|mira|ve ~ como ~ humo|neblina|niebla|tela|plastico|telarana|agua|nube ~ ojo|un|repente|lado',
    'tapa|tapando|cubre|cubriendo|cierra|cerrando|come|comiendo ~ ojo|vista|vision ~ mancha|negr*|sombra|oscur*|cortina|nube|veo',
    'gray|grey|black|dark ~ wall|cloud|spot|patch|shadow|area|hole ~ eye|vision|sight ~ creep*|cross*|across|grow*|side|middle|right|left|bigger',

    've|ven|mira|veo|viendo|miro|vemos =doble|dobles',
    'see|seeing|sees|saw ~ two|double ~ of ~ everything|me|him|her|them|us|things',
    'like|feels|as|como ~ shade|curtain|blind|drape|veil|shutter|cortina|telon|persiana|velo ~ pull|pulls|pulling|pulled|drop|drops|dropped|dropping|clos*|comi|comio|comiendo|come|comia|comer|draw*|lower*|fell|came|bajo|baja|bajado|bajando|bajon|cayo|cae|caido|cayendo|tapa*|cierra|cerro',
    'shade|curtain|blind|veil|shadow|shutter|wall|fog|cloud|cortina|telon|persiana|velo|sombra|mancha|nube ~ across|over|down|side|half|coming|bajo|baja|bajado|bajando|bajon|cayo|cae|caido|cayendo|tapa*|crec* ~ <sight>',
    'black|dark|gray|blank|missing|negra|negro|negras|negros|negruzca|oscur*|gris ~ half|side|one|un|mitad|todo|everything|went|goes ~ <sight>',
    '<sight> ~ went|goes|gone|turned|quit|lost|black* ~ black|dark|blind|gray|blank|out|gone|white ~ one|sudden*|minutes|left|right|just',
    'half|side|part|middle|center ~ face|faces|page|everything|vision|screen|road|tv ~ missing|gone|cut ~ see|seeing|vision|eye|look|looks|looking',
    'apag*|fue|perdi|perdio|acab*|nubl* ~ vista|ojo|ojos ~ ojo|un|golpe|repente|izquierd*|derech*|lado|mitad',
  ],
  'vision-change': [
    'no =ve|veo|mira|miro|beo =bien|claro|nitido',

    'double ~ see|sees|saw|seeing ~ room|walk*|dizzy|everything|head|eyes|two|driving|floor',

    'seeing|see|sees|saw|having|got ~ sparkles|sparkly|stars|zigzag*|twinkl*|glitter|snow|swirls|auras|lightning|squiggles|tunnel',
    'lights|luces ~ rings|rainbow*|arcoiris|halos|circulos',
    'foggy|cloudy|hazy|milky|nublad*|empanad*|borrosa|borroso|nublo ~ <sight>|veo|see|vision',
  ],
  'blown-pupil': [
    'one|una ~ pupil|pupila ~ big*|grand*|huge|larger|dilat*',

    'pupil|pupils|pupila|pupilas ~ grande|big|bigger|huge|blown|diferent*|dilat*|size|distint*|uneven|otra',
  ],
}

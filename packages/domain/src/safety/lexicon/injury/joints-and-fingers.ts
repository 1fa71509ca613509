import type { Lexicon } from '../lexicon'

/** Joints out of place, old hips that bear nothing, fingers that swell or no longer bend. */
export const INJURY_JOINTS_AND_FINGERS: Lexicon = {
  'joint-out': [
    'shoulder|elbow|wrist|ankle|hip|knee|kneecap|hombro|codo|muneca|tobillo|cadera|rodilla ~ clunk*|dislocat*|popped|subluxed|square|squared|zafo|zafado|dislocad*|disloco|safo|safado',
    'shoulder|elbow|hip|ankle|knee|hombro|codo|cadera|rodilla ~ socket|joint|lugar|sitio ~ out|outta|fuera|salio',
    'shoulder|elbow|hip|kneecap|hombro|codo =is|has|just|came|went|se =out|gone|come|salio|slipped',
    'se =me|le =zafo|salio|safo|disloco =el|la =hombro|codo|cadera|rodilla|tobillo|muneca',
    'bump|dent|hollow|corner|hueco|escalon ~ under|below|where|top|bajo|debajo ~ shoulder|hombro|acromion',
  ],
  'bears-nothing': [
    'wont|cant|couldnt|refus*|unable|hasnt|havent|not|cannot|never get|got|stand|stood|walk|walked|rise|bear|leave|left up|on|off|weight|again|since|at|bed|out',
    'wont|cant|couldnt|refus*|unable|hasnt|not stand|walk|stood|walked',
    'no =se|la|lo|quiere|puede|ha =levanta|levantado|levantar*|para|parado|parar*|pone|paramos|apoya|pisa|camina|caminar|caminado',
    'no ~ podemos|puedo|puede|pudo|quiere ~ parar*|levant*|caminar|apoyar*|pisar',
    'bed|bedbound|chairbound|bedridden|postrad*|encamad* ~ since|after|now|desde|ahora',
  ],
  'cries-when-turned': [
    'cries|cry|crying|screams|screaming|scream|yells|moans|groans|shouts|winces|hollers|whimpers|screeches when|if|each|every|as roll*|turn*|mov*|chang*|shift*|lift*|touch*|clean*|wash*',
    'cries|screams|yells|moans|groans|winces|whimpers ~ rolled|rolling|roll|turned|turning|turn|changed|changing|changes|moved|moving|lifted|repositioned|toileted',
    'grita|llora|queja|gime|chilla|grito ~ volte*|mov*|muev*|cambi*|gir*|levant*|tocar*|limpi*|ban*',
    'pain =on|with =rolling|movement|turning|passive|log',
  ],
  'finger-swells-whole': [
    'finger|thumb|toe|digit|dedo|pulgar ~ sausage|salchicha|fusiform|fusiforme|hotdog|chorizo',
    'esta|hinchado|quedo|puso|tengo =como =salchicha|chorizo',
    'como =una =salchicha',
    'like =a|sausage =sausage|hotdog|balloon|hot',
    'sausage =finger|fingers|shaped|like|digit',
    'swollen|swelled|hinchado =the|its|along|all|de whole|entire|length|punta',
    'whole|entire|all|todo|entero|completo ~ finger|thumb|digit|dedo|pulgar ~ swollen|swelled|swelling|fat|puffy|hinchad*|inflamad*|tight',
    'finger|thumb|dedo|pulgar ~ swollen|swelled|fat|puffed|puffy|hinchad*|inflamad* ~ curled|curls|bent|flexed|hooked|doblad*|enganchad*|gancho',
  ],
  'hurts-to-unbend': [
    'excruciating|agony|unbearable|kills|killing|murder|scream*|agonizing|agonising|terrible|hurts|hurt|pain|painful|worst|torture ~ straighten*|unbend*|uncurl*|extend*|extension|unfold*|stretch*',
    'passive =extension|stretch|stretching',
    'duele|dolor|grito|muero|insoportable|llora|llore|horrible ~ enderez*|estir*|extend*|extiend*',
    'cant|cannot|impossible|dare|wont straighten|uncurl|extend|unbend|stretch',
  ],
  'finger-pricked': [
    'pricked|poked|jabbed|stabbed|stuck|bit|bitten|punctured|pique|pico|picado|pincho|pinche|clave|clavo|enterro|entere|espine|mordio ~ finger|thumb|toe|hand|palm|dedo|pulgar|mano|palma',
    'thorn|splinter|staple|fishhook|espina|astilla|grapa|anzuelo|spine ~ finger|thumb|hand|dedo|pulgar|mano',
  ],
  'finger-cut': [
    'cut|sliced|gash|slash*|stabbed|nicked|laceration|lac|cortad*|corte|cortada|corto ~ finger|thumb|hand|palm|knuckle|digit|crease|dedo|pulgar|mano|palma|nudillo',
  ],
  'fingertip-wont-bend': [
    'cant|cannot|couldnt|wont|doesnt|unable|not|no ~ bend|flex|curl|straighten|lift|extend|doblar*|dobla|estirar*|enderez* ~ tip|end|fingertip|finger|thumb|joint|pinky|knuckle|dedo|pulgar|punta|puntita|yema',
    'finger|thumb|tip|fingertip|dedo|pulgar|punta ~ wont|doesnt|cant|not|no ~ bend|flex|curl|dobla|doblar|droops|hangs|straighten|move',
    'fdp|fds|profundus|flexor ~ cut|lost|no|out|gone|lacerat*|deficit',
  ],
}

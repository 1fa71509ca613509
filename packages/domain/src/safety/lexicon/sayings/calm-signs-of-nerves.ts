import type { Lexicon } from '../lexicon'

/** Signs of brain, spine, nerves and eyes as calm people and clinicians put them. Of themselves no complaint. */
export const CALM_SIGNS_OF_NERVES: Lexicon = {
  'tongue-slips': [
    'wrong|other|different|odd|mixed =words came|come|coming|out',
    'words ~ wouldnt|would|couldnt|didnt|refused ~ come|out|form',
    'couldnt|cant|unable|could ~ find|get|say|form ~ word|words|sentence',
    'sentences|speech|words ~ scrambled|nonsense|muddled|jumbled|thick',
    'otras|equivocadas|cambiadas =palabras',
    'palabras ~ no|enredad*|reves ~ salian|salieron|salia|decir',
    'no ~ salian|salieron|encontraba|podia ~ palabras|palabra|hablar',
  ],
  'hand-fails': [
    'hand|arm|fingers|leg|foot ~ wouldnt|would|didnt|refused|couldnt|could ~ close|grip|hold|obey|lift|grasp|work|write',
    'leg|foot|pierna|pie ~ dragg*|arrastr*',
    'cup|fork|spoon|pen|keys|taza|cuchara|pluma|llaves ~ dropped|slipped|fell|cayo|caia|solto ~ hand|fingers|grip|mano|dedos',
  ],
  'hand-clumsy': ['hand|arm|mano|brazo ~ clumsy|clumsier|torpe|inutil'],
  'brief-spell': [
    'over|gone|passed|cleared|lifted|settled|vanished|back|resolved|normal|lasted|lasting ~ minutes|minute|seconds',
    'for =about|some|perhaps|maybe|a|five|ten|fifteen|twenty|several =five|ten|fifteen|twenty|minutes|few|couple',
    'duro|paso|fueron|durante|quito ~ minutos|segundos|ratito|rato',
  ],
  'double-sight': [
    'saw|see|sees|seen|seeing =double',
    'two =of =everything',
    'diplopia',
    'vi|veo|ve|viendo|vio =doble',
    'images|everything ~ doubled|overlap*',
  ],
  'eyes-beat': ['nystagmus|nistagmo', 'eyes ~ jerk*|beat|beating|flick* ~ side|sideways'],
  'wide-gait': [
    'wide|broad =stance|based|gait|base',
    'unsteady|wobbly|staggers|staggering|stagger*|veer*|veers ~ feet|walk*|gait|legs|side|left|right',
    'ataxi*|ataxic',
    'walks|walking|walked|camina|camino ~ drunk*|boat|deck|borrach*|wide|apart|tambale*',
  ],
  'limbs-give-way': [
    'legs|leg|knees|piernas|rodillas ~ unsteady|unsure|give|gives|gave|giving|buckle*|buckling|heavy|rubbery|leaden|weak*|drag*|doblan|aflojan|flojas|pesad*|fallan|debil*',
    'needed|needs|need|hold*|using|uses ~ banister|handrail|railing|barandal|pasamanos',
    'power|strength|weakness ~ hip|leg|legs|flexion|lower|3|4',
    'brisk|exaggerated =knee|ankle|reflexes|jerks',
    'hyperreflex*|paraparesis',
  ],
  'numb-below': [
    'numb*|dull|sensation|feeling|pinprick|sensibilidad|dormid*|adormec* ~ below|down|under|abajo|debajo ~ navel|umbilicus|button|waist|chest|ribs|nipple*|ombligo|cintura',
    'band|belt|girdle|corset|faja|cinturon ~ round|around|tight|alrededor|apret* ~ waist|middle|chest|trunk|belly|cintura|tronco',
    'sensory =level',
    'nivel =sensitivo',
  ],
  'had-cancer': ['cancer|carcinoma|lymphoma|myeloma|melanoma|metast*|linfoma|mieloma|cancerous'],
  'spine-ache': [
    'back|spine|blades|midback|espalda|columna|lomo ~ ache*|aching|pain|pains|painful|sore|hurts|hurt|dolor|duele|doliendo',
    'interscapular|backache|interescapular',
    'sciatica|ciatica|slipped|herniated|bad =disc|disk|discal',
    'hernia =de =disco',
    'sciatica|ciatica',
  ],
  'saddle-odd': [
    'saddle|wipe|wiping|crotch|genitals|privates|perineum|perianal ~ asleep|numb*|hardly|barely|dull|dead|cant|dont|less',
    'wipe|wiping|wiped ~ hardly|barely|cant|dont|no|not ~ feel|feeling|tell',
    'sit|sitting|seat ~ asleep|numb*|dead ~ area|part|where|place|skin|id',
    'reduced|decreased|absent|loss ~ perianal|perineal|saddle',
    'limpi* ~ no|casi|apenas ~ siento|noto|siente|nota',
    'siento|sienta|sentarme|silla ~ dormid*|adormec* ~ parte|zona|donde|area',
  ],
  'saliva-stuck': ['barely|hardly|scarcely|unable|cant|apenas ~ swallow*|tragar|traga ~ saliva|spit|own'],
  'leans-forward': ['lean*|inclina* ~ forward|bowl|adelante', 'tripod|tripode'],
  'since-lately': [
    'since =yesterday|this|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
    'desde =ayer|anoche|hoy|esta|antier|el',
    'this =morning|afternoon|evening',
  ],
  'hard-to-void': [
    'push|pushing|strain*|force|wait|trouble|hard|difficult*|slow|slowly|hesitan*|struggl* ~ urine|pee|urinat*|bladder|stream|void*',
    'passing|pass =water|urine slow*|though|trouble|difficult*',
    'trouble|difficulty|slow|hard =passing|starting =water|urine|pee',
    'cuesta|trabajo|pujar|pujo|esfuerzo|tard* ~ orina|orinar|pipi|chorro',
  ],
  'both-legs-told': ['both =legs|sides|thighs|calves', 'dos|ambas =piernas'],
  'toes-tingle': [
    'tingl*|pins|numb*|prickl*|hormigue*|entumec*|dormir|dormidos|durmieron ~ toes|feet|soles|dedos|pies|plantas',
  ],
  'weak-climb': [
    'rise|get|stand|pull|climb|levantar*|subir ~ chair|seat|sofa|toilet|handrail|banister|stairs|silla|escaleras ~ unable|cant|couldnt|hardly|difficult*|need|no|barely|weak',
    'weak|weakness|debilidad ~ symmetric*|ascend*|rising|climb*|spread*|upward*|upwards|sube|subiendo',
    'absent|lost|no|without|sin ~ jerks|reflexes|reflejos',
    'jerks|reflexes|reflejos ~ absent|lost|gone|missing|ausentes|perdidos',
    'vital =capacity',
  ],
  'ill-weeks-ago': [
    'poisoning|gastroenteritis|diarrhea|bug|flu|infection|vaccin*|diarrea|gripe|infeccion ~ ago|after|before|following|weeks|hace|semanas|despues',
  ],
  myasthenia: ['myasthen*|miasten*'],
  'bulbar-sign': [
    'head ~ heavy|drops|hold ~ neck|up',
    'water|liquids|liquid|drinks|fluid|fluids|agua ~ nose|nariz ~ comes|come|through|back|out|sale|regresa',
    'count ~ breath',
    'nasal ~ voice|speech|faintly|sounds|voz',
    'swallow*|tragar ~ trouble|hard|difficult*|tir*|slow*|cant|cuesta|dificil',
    'cough*|choke*|choking ~ drink*|saliva|swallow*|sip|sips',
    'chew*|masticar ~ tir*|halfway|jaw|cans*',
  ],
  'floppy-baby': [
    'cry|llanto|llora ~ weak|feeble|faint|debil|bajito',
    'head =lag',
    'hypotoni*|flacid*|floppy|floppier',
    'tires|tired|cansa ~ breast|feed*|bottle|nurs*|pecho|biberon',
    'milk|leche ~ pools|pooling|dribbl* ~ mouth|boca',
  ],
  'side-shadow': [
    'dark|gray|grey|black|blurry|oscur*|negr* =smudge|area|patch|blob|edge|crescent|wedge|shadow|veil|shade|mancha|zona|sombra|borde',
    'shadow|smudge|veil|shade|curtain|sombra|velo|cortina ~ corner|side|edge|esquina|lado|orilla|field',
    'mancha|zona|sombra =oscura|negra',
  ],
  'light-sparks': [
    'sparks|sparkles|glints|flickers|flashes|streaks|arcs|lightning|destellos|chispas|chispazos|relampagos ~ edge|side|corner|eye|vision|orilla|ojo|lado|see|saw|veo|light',
  ],
  'specks-new': [
    'specks|dots|gnats|soot|cobweb*|threads|floaters|puntos|puntitos|moscas|hilos|telaranas ~ swarm|bunch|new|shower|lots|many|tiny|black|sudden*|nuev*|much*|negr*|lluvia|monton|enjambre',
  ],
  'pupil-odd': [
    'pupil|pupila ~ teardrop|tear|peaked|pulled|shape|shaped|oval|irregular|keyhole|pointing|distorted|deform*|jalada|gota|round',
  ],
  'metal-at-speed': [
    'hammer*|chisel*|grinding|grinder|drilling|nailing|nailgun|lathe|martill*|cincel*|esmeril*|taladr*|pulidora',
  ],
  'mown-grass': ['mow*|mower|weedwhack*|weedeater|trimmer|strimm*|podadora|desbrozadora|cortando =el|pasto|cesped'],
  'struck-eye': [
    'hit|struck|flick|flicked|flew|sting|stung|shot|pinged|bounced|felt|salto|pego|cayo|golpeo ~ eye|eyeball|ojo',
    'something|algo ~ flew|hit|salto|pego ~ eye|ojo',
  ],
  'caustic-thing': [
    'cement|concrete|mortar|grout|quicklime|lye|ammonia|bleach|caustic|alkali*|acid|descaler|cemento|mezcla|cal|sosa|cloro|lejia|amoniaco|acido',
  ],
  'into-eye': [
    'flick*|splash*|splatter*|spat|spray*|flew|got|dripped|went|popped|squirt*|salpic*|cayo|brinco|entro|salto ~ into|in|inside|en|dentro ~ eye|eyes|ojo|ojos',
  ],
  'peak-at-once': [
    'zero|nothing|none|0|nada ~ ten|10|full|maximum|worst|diez ~ seconds|second|instant|minute|moment|segundos|instante',
    'peak*|reached|maximum|maximal|worst ~ seconds|instant|immediately|instantly|segundos',
    'like|if|though hit|struck|kicked|clubbed|bat|hammer ~ head|headache|skull',
    'llego ~ maximo|peor ~ segundos|instante|golpe',
  ],
  'head-ache': ['headache*|cefalea', 'head ~ hurt*|pain|ache|aches', 'dolor|duele ~ cabeza'],
}

import type { Lexicon } from '../lexicon'

/** Grave states in the short words of charts and of those who stand beside the patient. */
export const ACUTE_CHART_WORDS: Lexicon = {
  'flesh-eating': [
    'pain|hurts|painful|tender ~ worse|more ~ redness|rash|wound|appearance|marks|skin ~ suggest*|looks|shows|than',
    'pain|hurts|painful|tender ~ out|disproportion* ~ keeping|proportion|exam|appearance',
    'disproportionate =pain',
    'throb*|pain|hurts|aches ~ more|worse ~ looks|look ~ should|like',
    'purple|dusky|black =patch|area|spot|skin ~ blisters|blister|blistering',
    'dusky|purple|violaceous|hemorrhagic|haemorrhagic|bruised|bloody =blisters|bullae|bulla',
    'skin|subcutaneous|scrotum|perineum|forearm|thigh ~ crackl*|crepit* ~ press*|touch*|felt|skin|under|swollen|dusky|subcutaneous|groin|palpat*',
    'subcutaneous =air|gas|crepitus|emphysema',
    'fournier*',
    'piel ~ crepit*|cruje ~ toc*|apret*|presion*|hinchad*',
    'ampollas =negras|moradas|oscuras|violaceas',
    'dolor ~ desproporcionado|desproporcion',
  ],
  'weak-immunity': [
    'docetaxel|paclitaxel|doxorubicin|epirubicin|carboplatin|cisplatin|oxaliplatin|gemcitabine|capecitabine|etoposide|cytarabine|vincristine|folfox|folfiri|folfirinox|chop|abvd',
    'docetaxel|paclitaxel|doxorrubicina|carboplatino|cisplatino|oxaliplatino|gemcitabina|capecitabina',
    'post|after|of|since =cycle|infusion|round ~ ca|cancer|chemo*|breast|bowel|colon|lung|lymphoma',
    'mycophenolate|tacrolimus|cyclosporin*|ciclosporin*|azathioprine',
  ],
  'hardly-talks': [
    'cant|cannot|unable|couldnt|not finish|complete|finishing|completing =a|her|his|my|the|any|full|sentences|words =word|sentence|sentences|phrase',
    'cant|cannot|unable|couldnt ~ finish|complete sentences',
    'speaks|speaking|talks|talking|answers|manages one|two|three|single|1|2|3 =word|words',
    'one|two|three|single =word =sentences|answers|replies|phrases',
    'no =termina|acaba|completa =las|una|frases|palabras',
    'habla|contesta|responde =con|en|de =una|dos|palabras|monosilabos',
  ],
  'cannot-breathe': [
    'silent =chest',
    'chest|lungs =gone|has|is|are|went|now =gone|quiet|silent',
    'no|without|hardly =air =entry|movement',
    'no =wheeze =heard|audible =any',
    'torax =silente',
    'pecho =silencioso',
  ],
  'inhaler-fails': [
    'inhaler|puffs|puff|nebulizer|nebuliser|nebs|neb|salbutamol|albuterol|ventolin ~ no|without|little =better|relief|improvement|change|effect|response',
    'inhalador|puffs|disparos|nebulizacion*|salbutamol ~ sin|no =mejor*|alivio|efecto|respuesta',
  ],
  'blue-lips': [
    'lips|tongue|lip|fingertips|mouth ~ greyish|grayish|bluish|ashen|purplish|cyanos*|cyanotic|slate',
    'labios|lengua ~ grises|grisaceos|azulados|cianot*|violaceos',
  ],
  unresponsive: ['unrousable|unrouseable|unarousable|unrousible', 'cannot|could|not =be =roused', 'inarousable'],
  confused: [
    'combative|fighting|swinging|punching|hitting|lashing ~ helper|helpers|paramedic|paramedics|staff|crew|wife|husband|us|everyone|rescuers ~ sweat*|glassy|then|diabet*|insulin|sugar|low|offered',
    'combative ~ sweat*|confus*|drowsy|then|diabet*|glassy',
  ],
  seizure: [
    'gtc|gtcs|gtcf',
    'tonic =clonic',
    'grand =mal',
    'status =epilepticus',
    'still|keeps|continues|continuously =jerking|convulsing|fitting',
    'estatus|status =epileptico|convulsivo',
  ],
  fainted: ['blackouts', 'black =outs', 'syncopal', 'stokes =adams'],
  'green-vomit': [
    'bilious|feculent|faeculent|fecaloid|green|greenish =emesis|vomit*|vomitus',
    'emesis|vomitus ~ bilious|feculent|faeculent|green|greenish',
    'vomito|vomitos =bilioso*|biliosos|fecaloide*|verdoso*',
  ],
  vomiting: ['emesis'],
  'belly-pain': [
    'diverticulitis ~ again|same|twice|before|feels|flare|attack',
    'ache|pain|sore|aching ~ low|lower|bottom ~ left|right =side',
  ],
  'cold-limb': [
    'stone|ice|icy =cold ~ foot|leg|knee|hand|arm|toes|elbow|shin|calf',
    'foot|leg|hand|arm|toes ~ white|pale|mottled ~ cold',
  ],
  'hot-joint': [
    'toe|mtp|metatarsophalangeal ~ red|hot ~ hot|swollen|sheet|bedsheet|agony|tender|throb*|woke|10|unbearable',
    'mtp|metatarsophalangeal =joint|red|hot|swollen|is red|hot|swollen',
    'dedo =gordo ~ rojo|caliente|hinchad* ~ sabana|caliente|hinchad*|dolor|pie',
  ],
  'animal-bite': [
    'sank|sunk|sinks|sinking ~ teeth|fangs|tooth',
    'cat|dog|kitten|puppy|rat|ferret ~ puncture*|bite|teeth ~ thumb|hand|finger|wrist|knuckle|arm|leg',
  ],
  'eye-pain': ['iritis|uveitis|scleritis'],
  'pelvic-infection': ['tender*|painful ~ moving|motion|movement ~ cervix|cervical'],
  'no-gas': ['no|without|nil =flatus', 'flatus ~ none|absent|no', 'obstipat*', 'obstipation', 'sin =canalizar =gases'],
  'hard-belly': [
    'rigid|distended|tense|peritonitic =rigid|abdomen|belly|llq|rlq|luq|ruq|abdo',
    'abdomen|abdo|belly =rigid|peritonitic',
  ],
  'small-danger': [
    'button|coin|disc|disk|lithium|hearing|flat|round|shaped|watch =cell|cells|battery|batteries',
    'coin =shaped',
  ],
  'mouth-or-missing': ['spits|spitting|dribbl*|retching', 'refuses|refused|refusing|wont =eat|food|her|his'],
}

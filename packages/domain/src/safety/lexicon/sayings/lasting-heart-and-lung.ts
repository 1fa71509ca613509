import type { Lexicon } from '../lexicon'

/** Heart, lungs and legs in the words of a chart and of people who have had something for long. */
export const LASTING_HEART_AND_LUNG: Lexicon = {
  'heart-murmur': [
    'murmur =heard|on|at|found|was|is|that|radiat*|since|in|for',
    'heart|systolic|diastolic|incidental|a|soft|loud|harsh murmur',
    'heard|found|has|have|noticed|new murmur',
    'soplo ~ corazon|cardiaco|oyo|escucho|sistolico|encontraron|detectaron|doctor|doctora|medico',
  ],
  'chest-pain': [
    'burn|burns|burning|ache|soreness|sore|catch|pinch*|tender* ~ breastbone|sternum|sternal|parasternal|esternon',
    'squeez*|tightness|pressure ~ breastbone|sternum',
    'chest ~ sore|tender|soreness',
    'hot|burning|acidy|acid ~ breastbone|sternum',
    'exertional cp',
    'pain|tightness|pressure|angina came|comes|coming|started =on =at =rest',
    'three|3|two|2|several|four ~ sprays|nitros|nitro ~ not|no|didnt|havent|hasnt|nothing|without',
    'gtn ~ not|no|didnt|hasnt|havent|doesnt|nothing ~ help*|work*|touch*|relie*',
    'ardor|quemazon|arde ~ detras|esternon|pecho ~ esternon|pecho',
  ],
  'short-of-breath': [
    'puffed ~ stairs|hill|uphill|walk*|easily|than',
    'winded ~ stairs|hill|uphill|walk*|easily|than',
    'doe =on|x|for|since|with',
    'me =fatigo ~ subir|caminar|escaleras',
  ],
  claudication: [
    'claudicat*',
    'calf|calves|leg|legs|thigh|buttock ~ cramp*|tight|tightness|pain|ache ~ blocks|meters|metres|yards|claudication',
    'calf|calves ~ tight|tightness|cramp* ~ walk*',
    'thigh|calf|calves|leg|legs|buttock ~ tighten|tightens|cramps|aches ~ walk|walks|walking|blocks|yards|meters|metres',
    'pantorrilla|pantorrillas|pierna ~ duele|dolor|calambre ~ cuadras|metros',
  ],
  'leg-cramp': [
    'calf|calves|leg|legs|foot ~ cramp|cramps|cramping ~ night|nights|nocturnal|sleep|bed|woke|wake|wakes',
    'charley =horse|horses',
    'nocturnal =leg|calf =cramps|cramp',
    'calambres|calambre ~ pierna|piernas|pantorrilla|pantorrillas|noche|pies',
  ],
  'sore-muscles': [
    'doms',
    'thighs|calves|quads =are stiff|sore',
    'muscles|thighs|calves|quads|legs ~ sore|stiff|aching ~ gym|workout|squats|ran|run|exercise|hike|session|training',
    'agujetas',
  ],
  'leg-swelling': [
    'ankle|ankles|pedal|leg|legs|feet|bilateral|peripheral|pitting =oedema|edema|swelling',
    'edema|edemas ~ tobillos|tobillo|piernas|pies|maleolar',
    'ankles ~ puff|puffs|puffy|swell|swells',
  ],
  'green-phlegm': [
    'rust|rusty|rust =colored|coloured =phlegm|sputum|mucus',
    'phlegm|sputum ~ rust|rusty|green|yellow|brownish|greenish|yellowish',
    'flema*|esputo ~ oxido|oxidad*|verdos*',
  ],
  'pain-on-breathing-in': [
    'stitch|catch|pinch ~ side|chest|breath*|inspiration',
    'side|sided|chest|r|l ~ pain|ache|catch ~ deep|inspiration|breath*',
  ],
  palpitations: [
    'occasional|intermittent|brief|short|some flutter*|thump*',
    'flutter*|fluttering|flutters ~ seconds|chest|beat|beats|exertion',
    'ectopic*',
    'pvcs|extrasistoles',
    'skipped|extra|missed =beat|beats',
  ],
  'hardly-talks': [
    'hardly|barely|cant|struggling talk|talking|speak|speaking',
    'only|just ~ one|two|three|few|single =word|words',
    'apenas =puedo|puede|habla|hablo',
    'no =puedo|puede =hablar',
  ],
  'irregular-pulse': [
    'pulse|heartbeat|rhythm ~ irregular|uneven|chaotic|erratic|popcorn|jumpy',
    'irregularly =irregular',
    'pulse|heartbeat ~ all =over',
    'possible =atrial|afib|af',
    'watch|monitor|cuff|ecg|ekg ~ fibrillation|afib',
    'new =onset|atrial|afib|af fibrillation',
    'pulso|latido|latidos|ritmo ~ irregular|irregulares|disparejo',
    'reloj ~ fibrilacion',
  ],
  'long-lasting': [
    'for|about|nearly|almost|past|over|than =a|one =year',
    'half =a =year',
    'hace|llevo|casi =un =ano',
    'x|for|past|over|last =2|3|4|5|6|7|8|9|10|11|12 =wk|wks|mo|mos|mths|yr|yrs',
  ],
  lasting: ['x|for|past|over|last =2|3|4|5|6|7|8|9|10|11|12 =wk|wks|mo|mos|mths|yr|yrs'],
}

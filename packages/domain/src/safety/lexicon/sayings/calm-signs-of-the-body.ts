import type { Lexicon } from '../lexicon'

/** Signs of heart, skin, limbs, belly and children as calm people and clinicians put them. Of themselves no complaint. */
export const CALM_SIGNS_OF_THE_BODY: Lexicon = {
  'mushroom-word': ['mushroom*|toadstool*|hongos|hongo|setas|seta'],
  'gathered-wild': [
    'gathered|foraged|forage|foraging|woods|forest|meadow|backyard|lawn|wild|recolect*|bosque|monte|silvestres|campo',
    'picked|found|collected ~ mushroom*|hongos|setas|myself|ourselves|himself|herself',
  ],
  'pressure-tool': [
    'airless|hydraulic|sprayer',
    'grease|paint|spray|caulk =gun',
    'pressure|power =washer',
    'high =pressure',
    'hidraulic*|hidrolavadora',
    'alta =presion',
    'pistola =de =pintura|grasa|pintar',
  ],
  'into-hand': [
    'went|shot|fired|jet|squirt*|hit|spray*|inject*|pinhole|puncture*|jab*|disparo|dio|pego|entro|chorro|agujerito ~ <digit>|palm|hand|pad|fingertip|palma|mano|yema',
  ],
  'limb-colder': [
    'foot|hand|leg|arm|pie|mano|pierna|brazo ~ colder|cold|cool|cooler|fri*|helad* ~ than|white|pale|numb|stays|other|dormid*|blanc*|palid*|otro|otra',
    'foot|hand|leg|arm|pie|mano|pierna|brazo ~ white|pale|blanc*|palid* ~ stays|warm|numb|dormid*|calienta',
  ],
  'limb-deadened': [
    'foot|hand|leg|arm|toes|fingers|pie|mano|pierna|brazo|dedos ~ numb|asleep|dead|tingl*|dormid*|entumid*|adormec*',
    'numb|asleep|numbness|dormid*|entumid*',
    'pulse|pulso|pulses ~ cant|absent|no|not|missing|lost|cannot|ausente ~ felt|palpable|side|found|foot|wrist|palpa',
  ],
  'pain-beyond-looks': [
    'pain|hurts|dolor|duele|tender* ~ out|beyond|more|worse|far|mas ~ looks|look|line|see|seen|proportion|ve|parece|appearance',
  ],
  'skin-turning': [
    'gray|grayish|grey|greyish|dusky|purple|bronze|black|gris*|morad* =patch|area|spot|skin|mancha|zona|blister',
    'redness|pink|red|edge|line|roj* ~ moved|spread*|crept|grown|climb*|advanced|extend*|crec*|avanz*',
  ],
  'few-kicks': [
    'two|three|four|few|couple|fewer|hardly|barely|only|faint|weak|less ~ movements|movement|kicks|kick|flutters|rolls',
    'pocos|pocas|menos|dos|tres|apenas|casi ~ movimientos|patadas|pataditas|mueve',
  ],
  'lively-before': [
    'normally|usually|always|used|every ~ lively|active|kicks|moves|busy|party|dances',
    'siempre|normalmente|antes ~ inquiet*|activ*|mueve|movia|patea|pateaba',
  ],
  'erection-stays': [
    'erection|erect|ereccion hasnt|havent|wont|not|no|doesnt|didnt =gone|go|going|subsided|subside|quita|baja|se',
    'ereccion =que =no|sigue',
    'priapism*|priapismo',
  ],
  'overactive-thyroid': [
    'graves|thyrotox*|hyperthyroid*|methimazole|carbimazole|hipertiroid*|metimazol|propylthiouracil',
    'overactive =thyroid',
  ],
  'dropped-cold': [
    'dropped|collapsed|crumpled|fell|went|folded|desplomo|cayo ~ warning|aviso|previo',
    'was|were|him|her|he|she =out for|maybe|about|perhaps ~ seconds|second|minute|minutes',
  ],
  'mid-race': [
    'race|running|run|ran|sprint*|stretch|lap|match|game|practice|track|field|court|swimming|treadmill|training|drill|carrera|partido|corriendo|corria|cancha|entrenamiento|nadando|basketball|soccer',
  ],
  'fluid-round-heart': [
    'heart =sounds|tones muffled|distant|faint|quiet|soft',
    'muffled|distant|faint =heart',
    'pulsus|pulso paradox*',
    'paradox* =pulse|pulso',
    'pericardial =effusion',
    'fluid|liquido|agua around|round|alrededor heart|corazon',
    'derrame =pericardico',
    'electrical =alternans',
    'tonos|ruidos ~ apagados|alejados',
  ],
  'full-neck-veins': [
    'neck|jugular|cuello ~ veins|venous|vein|venas|yugular* ~ distend*|raised|full|bulg*|stand*|engorged|ingurgit*|hinchad*',
    'jvp|jvd',
    'ingurgitacion =yugular',
  ],
  'free-air': ['air|gas|aire|gases ~ diaphragm|hemidiaphragm|diafragma', 'pneumoperitoneum|neumoperitoneo'],
  'tearing-felt': [
    'tearing|ripping =sensation|feeling|pain|ache|quality',
    'abrupt|sudden tearing|ripping',
    'desgarr* ~ sensacion|dolor',
  ],
  'trunk-place': ['interscapular|blades|back|chest|breastbone|sternum|espalda|pecho|esternon|omoplatos|paletas'],
  'bruise-placed': [
    'bruis*|moreton*|moretones|hematoma* ~ cheek|face|ear|ears|back|arm|arms|belly|chest|neck|buttock*|jaw|forehead|cara|oreja|espalda|brazo|cachete|cuello|panza|nalgas',
  ],
  'not-yet-rolling': [
    'cant|not|doesnt|isnt|no ~ roll*|crawl*|cruis*|pull* ~ yet|over|himself|herself|still|aun|todavia',
    'no =se =voltea|rueda',
    'aun|todavia =no =gatea|se|camina',
  ],
  'frenulum-torn': ['frenulum|frenum|frenillo ~ torn|tear|ripped|split|desgarr*|roto'],
  'breath-catch': [
    'catch|catches|stitch|jab|twinge|stab|stabs|hurts|pinch ~ breath|inhal*|breathe ~ deep|in|take|taking|when|draw',
    'catch|catches|stitch|jab|twinge|stab|stabs|pinch ~ take|taking|when|ribs|side|chest ~ deep|breath*|inhal*',
    'respir*|aire ~ hondo|profundo ~ duele|piquete|punzada|pica',
    'pleuritic|pleuritico',
  ],
  'stops-on-stairs': [
    'stop|pause|rest|stopping|winded|puffed|breathless ~ halfway|stairs|steps|flight|landing',
    'parar|descansar|paro|detener* ~ escaleras|cuadra|mitad',
  ],
  'calf-bigger': [
    'calf|pantorrilla ~ thicker|bigger|swollen|tight|fatter|larger|hinchad*|dura|gruesa|wider',
    'calf|pantorrilla ~ has|is|been|sore|side|become|became|looks|feels|esta|tengo ~ thicker|bigger|swollen|tight|fatter|larger|hinchad*|dura|gruesa',
  ],
  'clot-maker': [
    'boot|cast|splint|plaster|flight|flew|plane|surgery|operation|pill|contraceptive|bedrest|yeso|bota|ferula|vuelo|avion|cirugia|anticonceptivas|reposo',
  ],
  'dusky-spots': [
    'dusky|purplish|purple|target|targetoid|violaceous|dark|bullseye|moradas|oscuras|violaceas ~ macules|spots|patches|lesions|rings|blotches|rash|manchas|lesiones',
    'diana|blanco ~ manchas|lesiones',
  ],
  'skin-lifts': [
    'blister*|peel*|slid*|slough*|slips|detach*|lifts|ampoll*|desprend*|pela|despelleja* ~ skin|them|spots|macules|rub|rubbed|pressure|touch*|some|piel|roz*|back|chest|trunk',
    'nikolsky*',
  ],
  'raw-mouth': [
    'lips|mouth|gums|labios|boca ~ raw|crust*|sore|sores|ulcer*|blister*|eroded|llagas|costras|lesiones|erosion*|ampollas',
  ],
  'gritty-eyes': ['eyes|ojos ~ sore|gritty|burning|red|burn|stinging|arden|rojos|irritados'],
  'rash-giver': [
    'lamotrigin*|lamictal|carbamazepin*|tegretol|phenytoin|fenitoina|allopurinol|alopurinol|sulfa|sulfamethoxazole|trimethoprim|bactrim|nevirapine|oxcarbazepin*|sulfasalazine|zonisamide|phenobarbital|fenobarbital|meloxicam|piroxicam',
  ],
  'brow-blisters': [
    'blister*|vesicl*|ampollas|ampollitas ~ forehead|eyebrow|brow|frente|ceja|scalp',
    'blister*|vesicl*|ampolla* ~ tip|end|punta =of|de ~ nose|nariz',
    'one|two|some|una|dos ~ tip|punta ~ nose|nariz',
  ],
  'struck-teeth': [
    'punched|punch|hit|fist|slugged|golpe|pegue|punetazo ~ mouth|teeth|face|tooth|jaw|boca|dientes|cara|guy|someone|somebody|tipo',
  ],
  'knuckle-cut': [
    'cut|gash|scrape*|wound|split|tooth|swollen|red|sore|nick|cortada|cortadita|herida|raspon ~ knuckle*|nudillo*',
  ],
  'ear-gone-deaf': [
    'cant|hardly|lost|barely|no|cannot ~ hear|hearing|oigo|oye|escucho ~ ear|side|oido|lado',
    'ear|oido|ears ~ plugged|deaf|dead|blocked|sordo|tapado|muffled ~ woke|sudden*|overnight|repente|desperte|amaneci',
  ],
  'ear-plugged': ['ear|oido ~ plugged|deaf|dead|blocked|full|stuffed|sordo|tapado|muffled|ringing|hissing'],
  'hears-not': ['cant|hardly|barely|cannot|no|unable ~ hear|oigo|oye|escucho|oir'],
  'spleen-gone': [
    'lost|removed|without|had|no =my|his|her|a =spleen',
    'spleen|bazo ~ removed|out|lost|taken|ruptured|quitaron|sacaron|extirp*',
    'splenectom*|asplen*|esplenectom*',
    'sin =bazo',
  ],
  'came-at-once': [
    'woke|awoke|sudden*|overnight|desperte|desperto|amaneci|repente|repentin*|morning',
    'from =one =day|moment|minute',
  ],
  'has-defibrillator': ['defibrillator|icd|desfibrilador'],
  'device-fired': [
    'shocked|zapped|jolted|kicked|fired =me|him|her|once|twice',
    'descarga|patada|toque ~ dio|pecho|aparato',
  ],
  'protein-in-urine': [
    'protein|proteinuria|proteina|proteinas ~ urine|dipstick|strip|orina|4|3|heavy|plus',
    'proteinuria',
    'foamy|frothy|espumosa|espumosos =urine|pee|orina',
    'urine|pee|orina ~ foamy|frothy|espumosa',
  ],
  'puffy-lids': ['puffy|swollen|hinchad* ~ eyelids|lids|eyes|parpados|ojos'],
  'colitis-known': ['colitis|crohn*'],
  'bloody-stools': ['bloody|blood|sangre|sangrientas ~ them|stools|stool|motions|times|toilet|poop|evacuaciones|heces'],
  'light-sore-eye': [
    'photophobic =eye|left|right',
    'photophobic ~ eye',
    'redness|red ~ around|ring ~ cornea|iris|colored',
  ],
  'fingertip-sore': [
    'fingertip|pulp|pad|tip|yema|pulpejo ~ tense|throb*|tight|swollen|red|pus|punza|hinchad* ~ finger|fingertip|thumb|red|throb*|dedo|roj*',
  ],
  'deep-sex-pain': ['sex|intercourse|relaciones ~ painful|hurts|pain|hurt|sore|duele|dolor|dolorosas'],
  'new-discharge': ['discharge|flujo ~ yellow*|green*|smell*|new|foul|vagina*|amarill*|verd*|olor|more'],
}

/** Traits and medicines among them: told as history they are still true. */
export const CALM_TRAITS: readonly string[] = [
  'overactive-thyroid',
  'rash-giver',
  'has-defibrillator',
  'colitis-known',
  'spleen-gone',
]

import type { Lexicon } from '../lexicon'

/** What was done, had or taken that makes a small sign a grave one, and the signs that go with it. Of themselves no complaint. */
export const CALM_CAUSES: Lexicon = {
  'mouth-hung': [
    'corner|side|half ~ mouth|face|boca|cara ~ hung|hang*|hanging|lower|dropped|slack|sagged|colg*|caid*',
    'hand|arm|leg|mano|brazo|pierna ~ wouldnt|would|didnt|refused|no ~ do|obey|follow|respond*|obedec*|hacia',
  ],
  'brief-spell': [
    'quarter|half =of|an =an|hour ~ normal|gone|back|fine|well|should|over|passed',
    'quarter|half ~ hour ~ normal|gone|back|fine|well|should|over|passed|everything',
    'within|after ~ minutes|hour ~ normal|back|fine|well|right|recovered|gone',
    'minutos|rato ~ normal|bien|paso|quito|volvio|regreso',
  ],
  'heart-may-clot': ['irregular =heartbeat|pulse|rhythm|heart', 'fibrillation|afib|fibrilacion|arritmia|arrhythmia'],
  'belly-hurts': [
    'pain|ache|aching|hurts|dolor|duele ~ navel|belly|abdomen|abdominal|stomach|ombligo|barriga|abdominal|estomago',
  ],
  'passes-nothing': [
    'pass|passed|passing ~ stool|wind|gas|flatus ~ cant|no|not|nothing|neither|hasnt|havent|unable|without',
    'no|ni|sin ~ gases|evacuar|evacuado|obrar ~ pasar|echar|saco|puedo|paso|dias|ni',
  ],
  'foul-vomit': ['bring*|brought|vomit*|throw*|threw ~ brown|fecal|feculent|faeculent|foul|stool|cafe|fecal*'],
  'laid-hands-on': [
    'got|gotten|getting|found|opened|climbed|helped|agarro|encontro|abrio ~ at|into|open|hold|himself|herself|mis|las|sus',
    'missing|gone|empty|faltan|faltaban|vacio|fewer ~ maybe|perhaps|about|bottle|tablets|pills|como|vitamins|fifteen|ten|frasco|are',
  ],
  'sleeps-away': [
    'slept|sleeps|sleeping|dozes|dozing|duerme|durmiendo|dormida|dormido ~ most|all|whole|todo|toda|mayor ~ day|days|time|dia|tiempo',
  ],
  'hands-flap': ['hands|hand|manos|mano ~ flap*|aletea*', 'asterixis|asterixia'],
  'day-night-mixed': ['mix*|confus*|revers*|swap*|cambia*|confund* ~ day|days|dia ~ night|nights|noche'],
  'sight-snow': [
    'sight|vision|see|seeing|vista|veo ~ snow*|mist*|tunnel|fog*|milky|nieve|niebla|smear*|haze|hazy|blurr*|dim|nublad*|borros*',
    'sight|vision|vista ~ looking|through|become|became|turned|gone|has|was|is|been ~ foggy|misty|hazy|milky|dim|blurr*|cloudy|snow*|smear*',
  ],
  'gone-foggy': [
    'become|became|turned|gone|getting|went|grown|volvio|puso|puesto ~ foggy|misty|hazy|milky|dim|blurr*|cloudy|smear*|borros*|nublad*|opac*',
  ],
  'odd-doings': [
    'says|said|saying|talks|talking|does|doing|dice|hace ~ odd|strange|weird|bizarre|raras|extranas|raro ~ things|cosas|stuff',
    'odd|strange|bizarre|peculiar =things|behaviour|behavior|remarks',
    'smell*|huele|hears|oye|sees|ve ~ isnt|not|no ~ there|hay|esta',
    'cant|not|doesnt|no ~ recall|remember|recuerda|acuerda ~ yesterday|had|visitors|morning|wedding|that|ayer|visita|conversation',
  ],
  'goes-blank': [
    'goes|went|going|turns|turned|pone|puso|queda|quedo ~ pale|blank|gray|white|palid*|blanco|ido ~ seconds|moment|blank|segundos|instante',
    'spells|episodes|ataques ~ pale|blank|staring|palid*',
  ],
  'slides-down': [
    'slid|sliding|slides|slumped|slumps|slips|slipped|resbalo|escurrio ~ chair|sofa|couch|seat|wall|floor|silla|sillon',
  ],
  'up-green': [
    'comes|came|coming|brings|brought|throws|threw ~ up ~ green|greenish|bilious|spinach',
    'vomit*|devuelve|regresa ~ verde|verdoso|verdosa|espinaca|green|greenish|bilious',
    'up is|was|bright|dark|all green|greenish',
  ],
  'belly-swells': ['<belly> ~ blown|ballooned|distended|drumlike|tense|puffed|swelled|aventad*|aventado|inflad*'],
  'eye-opened': [
    'cataract|cataracts|vitrectomy|glaucoma|eye|lasik|catarata|cataratas ~ surgery|operation|operated|injection|cirugia|operacion|operaron',
  ],
  'eye-aches': [
    'aching|sore|painful|throbbing =eye|eyes',
    'eye|eyeball|ojo ~ ache*|aching|pain|painful|sore|throb*|hurts|duele|dolor',
  ],
  'potency-shot': [
    'potency|caverject|alprostadil|trimix|edex|papaverine|viagra|sildenafil|cialis|tadalafil|potencia|erectile|erecciones|erections',
  ],
  'stays-up': ['still|remains|stays|stayed|sigue|hasnt|wont =up|hard|erect|stiff|parado|duro|erecto|gone|go|down'],
  'feels-faint': ['light =in =the|my =head', 'stars|black when =i =stand|get', 'siento =la =cabeza =ligera'],
  'wrong-name': [
    'put|puts|left|metio|puso|dejo ~ shoes|keys|phone|milk|remote|zapatos|llaves|leche|celular ~ refrigerator|fridge|oven|freezer|refri*|horno|washer|congelador',
    'wrong =name|day|year|house|room',
    'calls|called|calling|llama ~ wrong|otro|otra|equivocado',
    'repeats|repeating|asks|asking|repite|pregunta =the =same',
    'repite|pregunta ~ mismo',
  ],
  'tampon-word': [
    'tampon|tampons|tampones',
    'menstrual =cup',
    'nasal|nose =packing',
    'copa =menstrual',
    'taponamiento',
  ],
  'sunburn-like': ['rash|skin|piel ~ sunburn*|flushed|red|roja|quemad*'],
  dived: [
    'dives|deco|decompression|descompresion',
    'two|three|four|several =dives',
    'scuba|diver|divers|buceo|buceando|bucear|buceamos|bucee',
    'dive|dives|diving|dived ~ meters|metres|feet|deep|tank|reef|boat|days|trip|surfac*',
  ],
  'high-mountain': [
    'altitude|summit|basecamp|trek|trekking|altura|altitud|cumbre|nevado',
    'metres|meters|feet|metros ~ climb*|hut|mountain|above|sobre|slept|camp|lodge',
  ],
  'bad-spirits': [
    'moonshine|methanol|antifreeze|ethylene|metanol|anticongelante|adulterad*',
    'washer|windshield|windscreen =fluid|washer',
    'homemade|bootleg|home =liquor|spirits|vodka|distilled',
  ],
  'drank-it': ['drank|drunk|drinking|swallowed|sip|sips|glass|shots|tomo|tome|tomamos|bebio|trago|bebimos'],
  'aspirin-word': ['aspirin|aspirins|salicylate*|wintergreen|aspirina|aspirinas|bismuth'],
  'ears-ring': ['ears|ear|oidos ~ ring*|buzz*|hum*|zumb*|roar*', 'tinnitus'],
  'fast-breath': ['breath*|respir* ~ deep|fast|rapid*|quick*|hondo|rapido|agitad*', 'panting'],
  'spleen-swollen': [
    'mono|mononucleosis|mononucleosica',
    'epstein =barr',
    'spleen ~ large*|enlarged|big|swollen',
    'bazo ~ grande',
  ],
  'left-shoulder': [
    'left =shoulder',
    'shoulder|hombro ~ left|izquierdo ~ ache*|pain|hurts|sore|duele|dolor',
    'hombro =izquierdo',
    'left =flank|side|ribs',
  ],
  'black-nose': [
    'black|dark|negra|negro ~ nose|nostril|palate|turbinate|nariz|paladar ~ crust|scab|patch|spot|discharge|costra|mancha|inside|dentro',
  ],
  'slow-thyroid': ['hypothyroid*|levothyroxine|hashimoto*|levotiroxina|hipotiroid*|synthroid|thyroidectom*'],
  'cold-and-slow': [
    'slow|slowed|sluggish|lento|lenta ~ speech|speaks|answers|thinking|talks|moves|habla|contesta',
    'puffy|swollen|hinchad* ~ face|eyes|cara ~ slow|cold|sleepy|lento|frio',
    'cold|freezing ~ blankets|always|even|room|touch',
  ],
  'scarred-liver': ['cirrhosis|cirrhotic|cirrosis|ascites|ascitis', 'hepatic =encephalopathy'],
  'fertility-shots': [
    'ivf|fertility|gonadotrop*|fertilidad|fiv',
    'egg =retrieval|collection|donation',
    'ovarian =stimulation|hyperstimulation',
  ],
  'weekly-as-daily': ['methotrexate|metotrexato ~ daily|day|diario|diaria|dia|mistake|instead|error'],
  'finger-curled': [
    'finger|thumb|dedo|pulgar ~ bent|curled|flexed|sausage|doblado|salchicha ~ straight*|swollen|extend*|estirar*|hinchad*',
  ],
  'morning-vomit': ['vomit*|sick|throws|throwing ~ morning|mornings|waking|wakes|breakfast|mananas|despertar'],
  'spasm-run': [
    'clusters|cluster|series|runs|bouts|bunches|rachas ~ nod*|jerk*|spasm*|bow*|jackknife|startle*|cabece*|sacud*|fling*',
  ],
  'neck-side-sore': [
    'neck|cuello ~ side|swollen|swelling|tender|lump|jaw|lado|hinchad* ~ sore|painful|stiff|swollen|tender|swelling|duele|hinchad*',
  ],
  'blood-dots': [
    'pinpoint|petechi*|purpur*|petequia*',
    'tiny|little|small =red|purple =dots|spots|specks',
    'puntitos =rojos|morados',
  ],
  'bleeds-easily': [
    'gums|gum|encias ~ bleed*|bled|blood|sangr*',
    'bruises|bruising|moretones ~ easily|many|everywhere|facil*|muchos|new',
  ],
  'neck-ache': [
    'neck|nape|nuca|cuello ~ ache|aches|pain|sore|hurts|painful|manipulat*|dolor|duele',
    'back =of =the|her|his|my =head|skull',
  ],
  'small-pupil': [
    'pupil|pupila ~ smaller|larger|bigger|wider|unequal|small|chica|grande|dilated',
    'anisocoria',
    'miosis',
  ],
  'lid-hangs': ['eyelid|lid|lids|parpado|parpados ~ droop*|heavy|lower|hang*|falling|caid*|pesad*', 'ptosis'],
}

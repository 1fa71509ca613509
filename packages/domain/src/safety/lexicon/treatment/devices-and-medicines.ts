import type { Lexicon } from '../lexicon'

/** Devices and medicines that bring dangers of their own. */
export const TREATMENT_DEVICES_AND_MEDICINES: Lexicon = {
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
    'keeps|kept|keep =repeating =himself|herself|themselves',
    'repite|repitiendo =lo|lo =mismo',
    'put|puts|putting|tried|stuck|left ~ cat|dog|phone|shoes|keys|remote|milk|wallet|laundry|clothes|purse ~ dishwasher|oven|fridge|freezer|microwave|toilet|washer|dryer',
    'never =been|acted|like =weird|odd|strange|this|like',
    'smell|smells|smelling|huele|hueler|oler burnt|burning|rubber|smoke|quemado|caucho|hule',
    'talking|talks|spoke|acting =to =people|someone|dead|himself|herself',
    'pajamas|clothes|backwards|naked ~ outside|street|yard|inside ~ wander*|found|walking',
  ],
  blow: ['golpe|codazo|pelotazo|choque|choco|concussion|conmocion|punch|punched|knocked|caida|helmet|casco'],
  'new-medicine': [
    'cholesterol|pressure|colesterol|presion =pill|pills|tablet|medicine|medication ~ start*|began|since|new|after',
    'since|after|desde|started ~ cholesterol|pressure|colesterol|presion ~ pill|pills|tablet|medicine|pastilla',
    'start|started|starting|starts|began|begun|begin|begins|since|after|doubled|raised|increased|new|switched|desde|empece|empezo|empezar|inicie|inicio|aument*|cambi* ~ <dailyPill>',
  ],
  'brain-shunt': [
    'has|had|have|with|programmable =a =shunt',
    'shunt ~ infant|newborn|revision|malfunction*|neurosurg*|checked',
    'tiene|trae|con =una|su =valvula =en|de =la =cabeza',
    'vp|brain|head|hydrocephalus|ventricul*|peritoneal shunt',
    'shunt ~ brain|head|hydroceph*|born|spina',
    'valvula ~ cabeza|hidrocefalia|cerebro',
    'derivacion =ventriculo*',
    'valvulita|valvula|valvulas ~ cabeza|cabecita|cerebro|hidrocefalia',
    'valve ~ brain|head|hydrocephalus|skull',
  ],
  'device-site': ['pacemaker|icd|defibrillator|port|picc|hickman|marcapasos|desfibrilador'],
  'stiffening-medicine': [
    'haldol|haloperidol|risperidone|risperdal|risperidona|olanzapine|zyprexa|olanzapina|aripiprazole|abilify|aripiprazol|quetiapine|seroquel|quetiapina|clozapine|clozaril|clozapina|thorazine|chlorpromazine|prolixin|fluphenazine|invega|paliperidone|geodon|ziprasidone|latuda|vraylar|droperidol|compazine|prochlorperazine|reglan|metoclopramide|metoclopramida',
    'antipsychotic*|antipsicotic*',
  ],
  'serotonin-medicine': [
    'sertraline|zoloft|fluoxetine|prozac|citalopram|celexa|escitalopram|lexapro|paroxetine|paxil|venlafaxine|effexor|duloxetine|cymbalta|pristiq|tramadol|linezolid|dextromethorphan|phenelzine|nardil|tranylcypromine|selegiline|mdma|ecstasy|molly|sertralina|fluoxetina|paroxetina|venlafaxina|duloxetina|ssri|ssris|snri|maoi',
    'st =johns =wort',
  ],
  'marrow-medicine': [
    'clozapine|clozaril|clozapina|methimazole|tapazole|carbimazole|propylthiouracil|ptu|metimazol|tiamazol|methotrexate|metotrexato|deferiprone|leflunomide|ganciclovir|valganciclovir',
  ],
  digitalis: ['digoxin|lanoxin|digitoxin|digoxina|foxglove|oleander|dedalera|adelfa'],
  'slowing-medicine': [
    'metoprolol|atenolol|propranolol|bisoprolol|carvedilol|nadolol|labetalol|sotalol|diltiazem|verapamil|amiodarone|digoxin|clonidine|ivabradine|donepezil|timolol|digoxina|amiodarona|bisoprolol|clonidina',
    'beta =blocker|blockers',
  ],
  lithium: ['lithium|lithobid|litio'],
  'ketone-medicine': [
    'jardiance|empagliflozin|farxiga|dapagliflozin|invokana|canagliflozin|steglatro|synjardy|xigduo|empagliflozina|dapagliflozina|forxiga|canagliflozina|sglt2',
  ],
  'swelling-medicine': [
    'lisinopril|enalapril|ramipril|benazepril|captopril|quinapril|perindopril|fosinopril|entresto|sacubitril|zestril|vasotec|losartan',
    'ace =inhibitor|inhibitors',
  ],
  'immune-waking-medicine': [
    'keytruda|pembrolizumab|opdivo|nivolumab|yervoy|ipilimumab|atezolizumab|tecentriq|durvalumab|imfinzi|cemiplimab|immunotherapy|inmunoterapia',
  ],
  'clotting-bowel-medicine': ['clozapine|clozaril|clozapina', 'loperamide|imodium|opioids'],
  'fit-medicine': [
    'depakote|depakene|valproate|valproic|divalproex|phenytoin|dilantin|carbamazepine|tegretol|oxcarbazepine|trileptal|topiramate|topamax|phenobarbital|primidone|valproato|fenitoina|carbamazepina|topiramato|fenobarbital',
  ],
  'face-filler': ['filler|fillers|juvederm|restylane|sculptra|radiesse|relleno|hialuronico'],
  'medicine-pump': [
    'pump|bomba ~ baclofen|baclofeno|morphine|intrathecal|intratecal|pain|milrinone|remodulin|treprostinil|dopamine',
    'baclofen|baclofeno ~ ran|out|missed|stopped|stop|without|suddenly|acabo|dejo|sin|suspendi*',
    'remodulin|treprostinil|veletri|epoprostenol|flolan',
  ],
  'opioid-patch': [
    '<patch> ~ fentanyl|fentanilo|duragesic|buprenorphine|butrans|morphine|pain|opioid',
    'fentanyl|fentanilo|duragesic patch|patches|parche',
  ],
  'slow-breath': [
    'snor*|gurgl*|rattl*|snort* ~ funny|weird|odd|strange|loud|different|deep|sleepy|asleep|wont|barely|slow',
    'breath*|respira|respirando|respiracion ~ slow|slowly|shallow|barely|hardly|seldom|despacio|lento|lenta|apenas|poquito|lentito',
    'ronca*|roncando ~ raro|rara|fuerte|feo|diferente|hondo',
    'pauses|pause|pausas =in|between|en|entre breath*|breaths|respira*',
  ],
  'line-into-vein': [
    'picc|hickman|broviac|portacath|permacath|permcath|mediport',
    'central|dialysis|chemo|tunneled|tpn =line|catheter|port|cath',
    'cateter ~ hemodialisis|dialisis|central|quimio',
  ],
  'breathing-tube': ['trach|trache|tracheostomy|tracheotomy|laryngectomy|stoma|traqueostomia|traqueotomia|canula'],
  'tube-trouble': [
    'trach|trache|tracheostomy|canula|traqueostomia ~ out|fell|blocked|clogged|plug*|mucus|popped|bleed*|blood|salio|tapad*|tapo|sangr*|gunk|suction',
    '<child>|papa|mama|esposo|esposa|cuello|abuelo|abuela|hermano ~ canula|traqueotomia|traqueostomia ~ salio|safo|zafo|tapo|tapada|salida',
  ],
  'tube-wont-return': [
    'no =entra|entraba|regresa|vuelve|quiere ~ canula|traqueotomia|traqueostomia|tubo|tubito',
    'no ~ puedo|puede|podemos|logro|logramos ~ meter*|poner*|regresar*|volver ~ canula|traqueotomia|traqueostomia|tubo|tubito',
    'cant|cannot|couldnt|wont ~ get|put|go|back ~ back|in ~ trach|trache|tracheostomy',
    'no =la|lo|se|le =puedo|podemos|puede|la|pudimos|pude =meter|volver|poner|regresar|puedo|podemos|colocar',
    'no =entra|entraba',
    'cant|cannot|couldnt =get =it =back|in',
  ],
  'heart-pump': ['lvad', 'heart =pump', 'bomba =del|de =corazon', 'lvad|vad =stopped|quit|died|failed|off|alarm'],
  'device-alarm': [
    'alarm|alarms|alarma|beeping|beeps|pitando|pita|sonando|alarming',
    'lvad|vad|heart stopped|quit|died|failed|isnt|wont|beep|off =working|running|pumping|on|beeping',
    'lvad =stopped|quit|died|failed|off|unplugged|disconnected',
    'heart =pump =stopped|quit|died|failed|off',
  ],
  'dialysis-access': [
    'fistula|graft|access|hemodialysis|fistula ~ dialysis|arm|hemodialysis|dialisis|brazo',
    'fistula',
    'dialysis|dialisis|fistula|graft ~ arm|brazo|tubito|tubo|manguerita|manguera|port|needle|hole|site|puncture|aguja',
  ],
  'no-spleen': [
    'no|without|removed|lost =spleen',
    'spleen =out|removed|taken|gone|was|is out|removed|taken|gone',
    'splenectomy|asplenia|asplenic|esplenectomia',
    'sin =bazo',
    'quitaron|sacaron =el =bazo',
  ],
  'belly-dialysis': [
    'peritoneal =dialysis',
    'dialysis|dialisis ~ belly|peritoneal|bag|exchange|stomach|tummy|panza|barriga|vientre|bolsa|bolsita|pd',
    'pd =bag|fluid|catheter|dialysis|exchange',
  ],
  'spine-cancer': [
    'cancer|tumor|metasta*|mets|myeloma|mieloma ~ spine|back|bones|bone|vertebra*|spinal|columna|huesos|espalda|hueso',
  ],
  'womb-coil': ['iud|mirena|paragard|kyleena|coil|diu'],
  'tubes-tied': ['tubes =tied', 'tubal', 'ligadura|ligaron|ligada'],
  'stiff-body': [
    'stiff|rigid ~ body|board|muscles|all|over|everywhere|whole|plank|limbs|arms|robot|statue',
    'tieso|tiesa|rigido|rigida|rigidez ~ cuerpo|todo|toda|tabla|palo|musculos|brazos',
    'spasm*|spastic*|clenched|locked ~ more|worse|whole|all|muscles|arms|legs|jaw|way|than',
  ],
  'jerking-limbs': [
    'legs|leg|arms|feet|muscles|body|ankles|everything|piernas|brazos|musculos ~ jerk*|twitch*|jump*|clonus|bounc*|brincan|brincos|saltan|sacud*|tiemblan',
  ],
  'yellow-sight': [
    'yellow|yellowish|greenish|green|amarillo|amarillos ~ tint|tinted|tinge|halo|halos|vision|sees|seeing|see|looks|everything|ve|veo|todo',
  ],
  'head-pressure': [
    'head pressure|pounding|throb*|exploding|heavy',
    'pressure|pounding in|inside head',
    'presion ~ cabeza',
  ],
  'cloudy-fluid': [
    'cloudy|milky|turbia|turbio|nublado ~ bag|fluid|drain|drained|effluent|came|out|bolsa|bolsita|liquido|salio|sale',
  ],
  'legs-unsure': [
    'leg|legs|feet|knees|piernas|pies|rodillas ~ wobbl*|heavy|rubbery|jelly|weaker|weak|buckl*|giving|numb|tingl*|pesad*|doblan|aflojan|debil*|flojas',
  ],
  'head-word': ['head|skull|forehead|temple|noggin|cabeza|frente|nuca|craneo|sien'],
  'spleen-gone': [
    'lost|removed|without|had|no =my|his|her|a =spleen',
    'spleen|bazo ~ removed|out|lost|taken|ruptured|quitaron|sacaron|extirp*',
    'splenectom*|asplen*|esplenectom*',
    'sin =bazo',
  ],
  'has-trach': ['trach|trache|tracheostomy|tracheotomy|traqueo|traqueostomia'],
  'red-from-it': [
    'bright|fresh =red =blood|bleeding',
    'suction*|aspir* ~ blood|bloody|red|sangre|roja',
    'sangre =roja|fresca',
  ],
  'dazing-medicine': ['<dazing>'],
  'mood-medicine': [
    'sertraline|zoloft|fluoxetine|prozac|citalopram|celexa|escitalopram|lexapro|paroxetine|paxil|venlafaxine|effexor|duloxetine|cymbalta|sertralina|fluoxetina|citalopram|paroxetina|venlafaxina|duloxetina',
    'antidepressant*|antidepresiv*|ssri',
    'pastilla|pastillas|medicina|pill|pills|meds ~ ansiedad|nervios|animo|depression|anxiety',
  ],
  'flat-in-bed': [
    'no tengo|siento|me|dan|quedan ganas|nada|deseo en|de|para|con cama|intimidad|sexo|relaciones|pareja|esposo|esposa|marido',
    'nada|ganas =en|para|de =la =cama|intimidad',
    'perdi|quito|quitaron|bajo =el|las|la ganas|deseo|libido',
    'no|lost|zero|killed|low|gone libido|drive',
    'cant =finish|climax|orgasm|come',
    'no =puedo|logro terminar|llegar|venirme|orgasmo',
    'feel =nothing ~ bed|sex',
  ],
  'dazed-by-it': [
    'trae|trai|tiene|deja|pone|hace atarantado|atarantada|zombie|zombi|dopado|dopada|zonzo|zonza|mareado|mareada|dormido|dormida|pendejo',
    'duermo|duerme =parado|parada|sentado|trabajando',
    'makes|made|making|leaves|keeps =me|him|her groggy|sleepy|drowsy|foggy|zombie|loopy|dopey|tired',
  ],
  'sprays-out': ['spray*|squirt*|spurt*|gush*|pour*|chorr*|brot*|zafo|zafaron|salpic*'],
  'breaths-slow': [
    'one|1|a =breath every|each 10|15|20|25|30 =seconds|secs|sec',
    'breath*|breathes|breathing ~ 2|3|4|5|6|7 ~ a|per|each|every ~ minute',
  ],
}

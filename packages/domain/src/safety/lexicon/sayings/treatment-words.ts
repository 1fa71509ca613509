import type { Lexicon } from '../lexicon'

const LATELY =
  'today|morning|yesterday|tonight|afternoon|days|day|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues|tue|wed|thurs|thu|fri|hours|hoy|ayer|antier|dias|lunes|martes|miercoles|jueves|viernes|sabado|domingo|horas'
const OPERATIONS =
  'surgery|operation|operated|procedure|bypass|sleeve|graft|facelift|lift|lipo|liposuction|tuck|bbl|implants|blepharoplasty|rhinoplasty|septoplasty|laminectomy|discectomy|fusion|ablation|angiogram|hysterectomy|thyroidectomy|parathyroidectomy|prostatectomy|appendectomy|mastectomy|colectomy|nephrectomy|splenectomy|vasectomy|circumcision|myomectomy|laparoscop*|endarterectomy|lobectomy|craniotomy|cirugia|operacion|operaron|operado|operada|cesarea'

/**
 * Medicines, devices and operations that make an ordinary new sign a grave one. Of themselves no complaint.
 */
export const TREATMENT_WORDS: Lexicon = {
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
  'drug-into-vein': [
    'taxol|paclitaxel|docetaxel|carboplatin|rituximab|rituxan|remicade|infliximab|venofer|injectafer|ceftriaxone|rocephin|contrast|xolair',
    'infusion|drip|iv =iron|antibiotic|treatment|contrast|dye|center|today',
    'after|during|since infusion|drip|injection|shot|shots|dye|contrast',
    'contraste|penicilina|suero ~ pusieron|inyect*|despues',
  ],
  'face-filler': ['filler|fillers|juvederm|restylane|sculptra|radiesse|relleno|hialuronico'],
  'medicine-pump': [
    'pump|bomba ~ baclofen|baclofeno|morphine|intrathecal|intratecal|pain|milrinone|remodulin|treprostinil|dopamine',
    'baclofen|baclofeno ~ ran|out|missed|stopped|stop|without|suddenly|acabo|dejo|sin|suspendi*',
    'remodulin|treprostinil|veletri|epoprostenol|flolan',
  ],
  'opioid-patch': [
    'patch|patches|parche|parches ~ fentanyl|fentanilo|duragesic|buprenorphine|butrans|morphine|pain|opioid',
    'fentanyl|fentanilo|duragesic patch|patches|parche',
  ],
  'slow-breath': [
    'snor*|gurgl*|rattl*|snort* ~ funny|weird|odd|strange|loud|different|deep|sleepy|asleep|wont|barely|slow',
    'breath*|respira|respirando|respiracion ~ slow|slowly|shallow|barely|hardly|seldom|despacio|lento|lenta|apenas|poquito|lentito',
    'ronca*|roncando ~ raro|rara|fuerte|feo|diferente|hondo',
    'pauses|pause|pausas =in|between|en|entre breath*|breaths|respira*',
  ],
  'brain-shunt': [
    'vp|brain|head|hydrocephalus|ventricul*|peritoneal shunt',
    'shunt ~ brain|head|hydroceph*|born|spina',
    'valvula ~ cabeza|hidrocefalia|cerebro',
    'derivacion =ventriculo*',
  ],
  'line-into-vein': [
    'picc|hickman|broviac|portacath|permacath|permcath|mediport',
    'central|dialysis|chemo|tunneled|tpn =line|catheter|port|cath',
    'cateter ~ hemodialisis|dialisis|central|quimio',
  ],
  'breathing-tube': ['trach|trache|tracheostomy|tracheotomy|laryngectomy|stoma|traqueostomia|traqueotomia|canula'],
  'tube-trouble': [
    'trach|trache|tracheostomy|canula|traqueostomia ~ out|fell|blocked|clogged|plug*|mucus|popped|bleed*|blood|salio|tapad*|tapo|sangr*|gunk|suction',
  ],
  'heart-pump': ['lvad', 'heart =pump', 'bomba =del|de =corazon'],
  'device-alarm': ['alarm|alarms|alarma|beeping|beeps|pitando|pita|sonando|alarming'],
  'dialysis-access': [
    'fistula|graft|access|hemodialysis|fistula ~ dialysis|arm|hemodialysis|dialisis|brazo',
    'fistula',
  ],
  'weak-immunity': ['no|without|zero|lousy|hardly =immune =system', 'ivig', 'sin =defensas'],
  'no-spleen': [
    'no|without|removed|lost =spleen',
    'spleen =out|removed|taken|gone|was|is out|removed|taken|gone',
    'splenectomy|asplenia|asplenic|esplenectomia',
    'sin =bazo',
    'quitaron|sacaron =el =bazo',
  ],
  'fresh-operation': [
    `${OPERATIONS} ~ ${LATELY}`,
    `thyroid|gallbladder|appendix|tonsils|spleen|kidney|ovary|uterus|womb|prostate|colon|bowel|lung|disc|parathyroid|breast|cataract|cataracts|hernia|hip|knee|hemorrhoids|sinus|sinuses|nose|eyelid|eyelids|face|neck|artery|tooth|teeth|wisdom|molar out|removed|taken|replaced|done|fixed|pulled|lift|surgery|operation|shaved|scraped|lasered|drained|repaired|reduced|stented|biopsied ${LATELY}`,
    `tiroides|vesicula|apendice|anginas|bazo|rinon|ovario|matriz|prostata|colon|catarata|cataratas|hernia|cadera|rodilla|parpados|nariz|muela|muelas ~ operaron|quitaron|sacaron|operad*|cirugia|operacion ~ ${LATELY}`,
    'just had|got|out|came surgery|operation|procedure|surgical|discharged',
    'recien operad*',
    `new =knee|hip|shoulder|valve|breasts|boobs put|in|${LATELY}`,
    `hice|hicieron|pusieron|puse|hizo ~ manga|bypass|lipo|liposuccion|cirugia|protesis|marcapasos|implantes|balon|stent ~ ${LATELY}`,
  ],
  'belly-operation': [
    'bariatric|gastric|sleeve|bypass|gallbladder|appendix|appendectomy|colectomy|hernia|hysterectomy|laparoscop*|belly|bowel|colon|cesarean|csection|tummy',
    'c =section',
    'vesicula|apendice|manga|bariatrica|matriz|cesarea|panza|hernia',
  ],
  'eye-operation': [
    'cataract|cataracts|lasik|prk|glaucoma|retina|vitrectomy|cornea|eyelid|eyelids|blepharoplasty|eye surgery|operation|operated|removed|done|lift|procedure|transplant|fixed|injection',
    'injection|injections|shot eye',
    'catarata|cataratas|ojo|ojos|retina|glaucoma|parpados ~ operaron|operad*|cirugia|operacion|inyect*|laser',
    'blepharoplasty|lasik|vitrectomy',
  ],
  'back-needle': [
    'epidural|lumbar =shot|injection|injections|puncture|steroid|catheter',
    'spinal =tap|anesthesia|anesthetic|injection|block|cord =stimulator',
    'injection|injections|shot|shots back|spine',
    'had|got|after epidural',
    'puncion =lumbar',
    'bloqueo|infiltracion|inyeccion|inyectaron ~ espalda|columna|epidural',
  ],
  'looked-inside': [
    'colonoscop*|endoscop*|gastroscop*|ercp|egd|bronchoscop*|cystoscop*',
    'dilated|stretched =my|his|her =esophagus|throat',
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
}

const KNOWN_TRAITS = new Set(['weak-immunity'])

export const TREATMENT_HINTS: readonly string[] = Object.keys(TREATMENT_WORDS).filter((each) => !KNOWN_TRAITS.has(each))

/** What a person's own words can be about, beyond the need they chose. */
export const CARE_TOPICS = [
  'dental', 'vision', 'prenatal', 'birth-control', 'sexual-health', 'vaccines', 'blood-pressure', 'insulin', 'refill',
  'lab-test', 'back-pain', 'skin', 'cough-cold', 'sprain', 'low-mood', 'substance-use', 'check-up',
  'cancer-screening', 'diabetes', 'asthma', 'urinary', 'stomach', 'sleep',
] as const
export type CareTopic = (typeof CARE_TOPICS)[number]

/** Folded words in English and Spanish; `*` stands for any ending. */
export const TOPIC_PHRASES: Readonly<Record<CareTopic, readonly string[]>> = {
  dental: ['tooth*', 'teeth', 'dental', 'dentist*', 'gum*', 'cavity', 'cavities', 'root canal', 'denture*', 'muela*', 'diente*', 'dentista*', 'encia*', 'caries', 'dentadura*'],
  vision: ['glasses', 'eye exam*', 'vision', 'eyesight', 'contact lens*', 'blurry', 'cataract*', 'glaucoma', 'optometr*', 'eye doctor', 'lentes', 'anteojos', 'vista', 'examen de ojos', 'vision borrosa', 'catarata*'],
  prenatal: ['pregnan*', 'prenatal', 'expecting a baby', 'ultrasound baby', 'embaraz*', 'postpartum', 'posparto', 'midwife', 'partera', 'obgyn'],
  'birth-control': ['birth control', 'contracept*', 'iud', 'the pill', 'plan b', 'morning after', 'anticoncepti*', 'metodo para no embaraz*', 'diu', 'condom*', 'condon*'],
  'sexual-health': ['std', 'sti', 'stds', 'stis', 'hiv', 'prep', 'chlamydia', 'gonorrhea', 'syphilis', 'herpes', 'vih', 'ets', 'sifilis', 'gonorrea', 'clamidia', 'infeccion sexual'],
  vaccines: ['vaccin*', 'flu shot*', 'shots for school', 'school shots', 'immuniz*', 'booster*', 'tetanus', 'measles', 'vacuna*', 'inmuniz*', 'tetanos', 'covid shot'],
  'blood-pressure': ['blood pressure', 'hypertens*', 'bp check', 'presion alta', 'presion arterial', 'hipertens*', 'medir presion'],
  insulin: ['insulin*', 'insulina*', 'lantus', 'humalog', 'novolog', 'basaglar', 'glargine', 'lispro'],
  refill: ['refill*', 'ran out of', 'running out', 'renew prescription', 'new prescription', 'need my medic*', 'resurtir', 'surtir receta', 'se me acabo', 'me quede sin medic*', 'renovar receta', 'cant afford medic*', 'cost of medic*'],
  'lab-test': ['blood test*', 'blood work', 'bloodwork', 'lab test*', 'lab work', 'cholesterol test', 'a1c', 'analisis de sangre', 'examen de sangre', 'laboratorio', 'prueba de sangre'],
  'back-pain': ['back pain', 'back hurts', 'lower back', 'sciatica', 'neck pain', 'dolor de espalda', 'espalda', 'ciatica', 'lumbar', 'dolor de cuello', 'knee pain', 'shoulder pain', 'dolor de rodilla', 'dolor de hombro'],
  skin: ['rash*', 'skin', 'acne', 'eczema', 'mole', 'itch*', 'psoriasis', 'sarpullido', 'piel', 'roncha*', 'lunar', 'picazon', 'comezon', 'salpullido'],
  'cough-cold': ['cough*', 'cold', 'flu', 'sore throat', 'sinus*', 'runny nose', 'stuffy nose', 'ear infection', 'earache', 'ear pain', 'fever', 'covid', 'pink eye', 'tos', 'gripe', 'gripa', 'resfri*', 'catarro', 'dolor de garganta', 'garganta', 'fiebre', 'dolor de oido'],
  sprain: ['sprain*', 'twisted ankle', 'ankle', 'wrist', 'minor cut', 'stitches', 'broken finger', 'broken toe', 'x ray', 'xray', 'esguince*', 'torcedura*', 'tobillo', 'muneca', 'cortada', 'puntadas', 'rayos x'],
  'low-mood': ['anxi*', 'depress*', 'panic', 'stress*', 'sad', 'grief', 'ptsd', 'therap*', 'counsel*', 'mental health', 'bipolar', 'ansiedad', 'ansios*', 'depresi*', 'deprimid*', 'triste*', 'panico', 'estres', 'duelo', 'terapi*', 'psicolog*', 'nervios'],
  'substance-use': ['alcohol', 'drinking too much', 'stop drinking', 'addict*', 'opioid*', 'heroin', 'fentanyl', 'cocaine', 'meth', 'rehab', 'detox', 'sober', 'suboxone', 'methadone', 'adicci*', 'adict*', 'dejar de beber', 'dejar de tomar', 'drogas', 'cocaina', 'heroina', 'fentanilo', 'alcoholismo', 'quit smoking', 'dejar de fumar'],
  'check-up': ['check up', 'checkup', 'physical', 'annual exam', 'wellness visit', 'yearly exam', 'well child', 'sports physical', 'chequeo*', 'examen fisico', 'examen anual', 'revision medica', 'revision general'],
  'cancer-screening': ['mammogram*', 'pap smear', 'pap test', 'colonoscopy', 'cancer screening', 'breast lump', 'mamografia*', 'papanicolau', 'colonoscopia', 'bulto seno', 'bolita seno', 'deteccion de cancer'],
  diabetes: ['diabet*', 'blood sugar', 'azucar en sangre', 'azucar alta', 'glucosa', 'glucose'],
  asthma: ['asthma*', 'inhaler*', 'wheez*', 'copd', 'asma', 'inhalador*', 'silbido pecho', 'epoc'],
  urinary: ['uti', 'urinary', 'bladder infection', 'burning pee', 'pain when urinat*', 'infeccion urinaria', 'infeccion de orina', 'ardor al orinar', 'mal de orin'],
  stomach: ['stomach ache', 'stomach pain', 'nausea', 'vomit*', 'diarrhea', 'heartburn', 'constipat*', 'dolor de estomago', 'diarrea', 'agruras', 'acidez', 'estrenimiento'],
  sleep: ['cant sleep', 'insomnia', 'trouble sleeping', 'sleep apnea', 'no puedo dormir', 'insomnio', 'apnea'],
}

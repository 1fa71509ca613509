import type { Lexicon } from './lexicon'

/** Complaints that weigh little by themselves, and lasting things that weigh beside another. */
export const EVERYDAY_SIGNS: Lexicon = {
  'asthma-flare': [
    'asthma ~ acting|flar*|worse|worsening|attack|uncontrolled|bother*',
    'my|his|her|hes|shes asthma =is|has =bad|been|worse',
    'asma ~ ataque|peor|crisis|empeor*|molest*|descontrolad*|alborot*',
  ],
  'weight-gain': [
    'weight gain',
    'gain* =weight',
    'gained ~ pounds|lbs|lb|kilos',
    'put on weight',
    'aument* ~ peso',
    'subi*|subo =de =peso',
  ],
  mole: [
    'mole =on',
    'mole ~ leg|arm|back|face|neck|shoulder|chest|skin|years|checked|evaluat*|looked',
    'lunar ~ pierna|brazo|espalda|cara|cuello|hombro|pecho|piel|anos|revis*',
  ],
  'limb-rash': [
    'prominent|mostly|mainly|started|began|appear* ~ wrist|wrists|ankle|ankles ~ and|rash',
    'rash|spots|dots ~ wrist|wrists|ankle|ankles|palms|soles',
    'sarpullido|manchas|puntos|ronchas ~ munecas|tobillos|palmas|plantas',
  ],
  'fussy-baby': ['cranky', 'fussy', 'irritable', 'inquiet*', 'chipil', 'irritad*'],
  'body-blisters': [
    'blister* ~ everywhere|body|all',
    'ampollas ~ cuerpo|todo|todas|todos',
    'skin|piel ~ peeling|pelando ~ sheets|body|cuerpo',
  ],
}

/** What makes another complaint weigh more. */
export const EVERYDAY_HINTS: Lexicon = {
  'month-or-more': [
    'a|one|past|last|over|for|whole =month',
    'for|past|last|over|these|2|3|4|5|6|7|8|9|10|11|12|two|three|four|five|six|seven|eight|nine|ten|several|few|couple|many months',
    'for|past|over|last|since years',
    'un =mes',
    'hace|ase|por|desde|van|llevo|lleva|varios|unos|muchos meses',
    'desde|por|llevo|lleva|varios|muchos anos',
    'chronic',
    'cronic*',
    '4|5|6|7|8|9|10|12|four|five|six|seven|eight|ten|several weeks',
    'cuatro|cinco|seis|siete|ocho|diez|varias semanas',
    'wont go away',
    'no se quita',
    'keeps coming back',
    'getting worse',
    'worsening',
    'empeor*',
  ],
  'water-pill': [
    'hydrochlorothiazide',
    'hctz',
    'chlorthalidone',
    'furosemide',
    'lasix',
    'indapamide',
    'water =pill|pills',
    'diuretic*',
    'diuretico*',
    'hidroclorotiazida',
    'clortalidona',
    'furosemida',
    'pastilla* =del|para =agua|orinar',
  ],
  'in-mouth': ['in|inside =my|his|her|the =mouth|lips|throat', 'en|dentro =la|de|mi|su =boca|garganta'],
  'rash-medicine': [
    'lamotrigine',
    'lamictal',
    'lamotrigina',
    'carbamazepin*',
    'tegretol',
    'allopurinol',
    'alopurinol',
    'bactrim',
    'sulfa',
    'phenytoin',
    'fenitoina',
  ],
  'closed-angle': ['closed|closure|narrow angle|angles', 'angle closure', 'angulo cerrado|estrecho'],
}

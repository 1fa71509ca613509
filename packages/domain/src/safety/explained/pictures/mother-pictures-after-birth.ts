import type { Picture } from './picture'
import { BABYS, DAYS_OLD, GRAVE_AFTER_BIRTH, MIND_DANGERS } from './words-of-pictures'

const NEW_MOTHER =
  /\b(?:post ?(?:partum|natal|parto)|after (?:the |giving )?birth|delivery|delivered|gave birth|pp|my (?:baby|little (?:girl|boy)|son|daughter|newborn)|new (?:mother|mom|mum)|first time mother|baby|posparto|parto|parida|alivie|di a luz|mi (?:bebe|hij[oa]))\b/
const CRIES =
  /\b(?:cr(?:y|ies|ied|ying)|tear(?:s|y|ful)|weep\w*|moody|mood swings?|emotional|blues|sobb?\w*|llor\w+|sensible|tristeza)\b/
const YET_GLAD =
  /\b(?:laugh\w*|ador\w*|love|loves|bond\w*|happy|enjoy\w*|passes|passing|minutes later|sleep (?:\w+ )?(?:fine|well|ok|when)|sleeping when|eating (?:fine|well|ok)|blues|good days|quiero (?:mucho|con locura)|la adoro|lo adoro|me da risa|contenta|feliz|se me pasa|duermo)\b/

const FLAT =
  /\b(?:low mood|mood (?:is )?low|flat|sad\w*|empty|tearful|depress\w*|numb|hopeless|dont enjoy|no (?:joy|pleasure|interest)|useless|worthless|guilt\w*|triste|deprimid\w+|vacia|llor\w+)\b/
const WEEKS_OR_MONTHS = /\b(?:weeks?|wks?|months?|mos?|semanas?|meses)\b/
const NO_THOUGHTS =
  /\b(?:no|not|never|without|nor|arent|denies|wouldnt|sin|ningun|no tengo)\b[^.|]{0,40}\b(?:thoughts?|harm\w*|hurt\w*|suicid\w*|scary|dark|hallucinat\w*|voices|hopeless\w*|pensamientos|ideas (?:feas|malas|raras)|dano|lastimar\w*)\b/

const BREASTS = /\b(?:breasts?|boobs?|senos?|pechos?|chichis?)\b/
const BOTH_FULL =
  /\b(?:both|full|heavy|tight|engorg\w*|rock hard|like (?:two )?(?:rocks?|stones?)|como piedras?|milk (?:has |had |having |just )?(?:come|came|coming) in|bajada de la leche|bajo la leche|me bajo|(?:plugged|blocked|clogged) (?:milk )?duct|small (?:\w+ )?lump|nipples?|llenos|congestion\w*|los dos|ambos)\b/
const NURSES =
  /\b(?:nurs\w*|leak\w*|breastfe\w*|lactat\w*|lactando|da(?:ndo|ba)? (?:el )?pecho|doy (?:el )?pecho|feeding|pump\w*|milk|latch\w*|amamant\w*|pecho|lactancia|empty\w*)\b/
const NO_PATCH =
  /\b(?:no|not|without|isnt|arent|nor|sin)\b[^.|]{0,40}\b(?:red\w*|fever|streaks?|lump|hot|roj\w*|fiebre|wedge)\b|\b3[67](?:[.,]\d)?\b|\bafebrile\b/

const ONE_BREAST =
  /\b(?:wedge|red (?:area|patch|streak\w*|wedge)|redness|mastitis|(?:left|right|one|l|r) (?:\w+ )?breast|(?:breast|seno|pecho)[^.|]{0,60}\b(?:red|hard|hot|sore|roj[oa]|dur[oa]|caliente))\b/
const WEEKS_AFTER =
  /\b(?:(?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten|tres|cuatro|cinco|seis) ?(?:week|wk|semana)s?|months?|mos?|meses)\b/

const HAIR_FALLS =
  /\bcae\w*(?: \w+){0,3} (?:pelo|cabello)\b|\b(?:hair|pelo|cabello)\b[^.|]{0,40}\b(?:fall\w*|shed\w*|los\w+|thinn\w*|com\w+ out|cae\w*|cayendo)\b/

const SHAKY =
  /\b(?:shak\w*|trembl\w*|tremor|palpitation\w*|heart (?:\w+ )?(?:racing|faster|pounds|pounding)|heat intoleran\w*|hot|tiembl\w*|palpitaciones)\b/
const THINNER =
  /\b(?:los\w+ weight|lost (?:\w+ )?(?:weight|pounds|kilos|kg)|weight loss|lost pregnancy|thyroid|tsh|goit\w+|baj\w+ de peso|tiroides)\b/

/** Mood, breasts, hair and thyroid in the days and months after a birth (CDC Hear Her, Office on Women's Health, MedlinePlus). */
export const MOTHER_PICTURES_AFTER_BIRTH: readonly Picture[] = [
  {
    becomes: 'usual-of-pregnancy',
    tells: [NEW_MOTHER, DAYS_OLD, CRIES, YET_GLAD],
    without: [...MIND_DANGERS, ...GRAVE_AFTER_BIRTH, 'fever', 'temp-38'],
    never:
      /\b(?:hopeless|worthless|cant (?:sleep|cope|go on)|scary thoughts|hurt (?:myself|the baby|him|her)|not (?:eating|sleeping)|weeks|months)\b/,
    explains: ['depressed', 'anxious', 'insomnia', 'postpartum', ...BABYS],
    says: [CRIES, YET_GLAD],
  },
  {
    becomes: 'visit-of-pregnancy',
    tells: [NEW_MOTHER, FLAT, WEEKS_OR_MONTHS, NO_THOUGHTS],
    without: [
      ...MIND_DANGERS.filter((each) => each !== 'postpartum-mood' && each !== 'mother-sleepless'),
      ...GRAVE_AFTER_BIRTH,
      'fever',
      'temp-38',
    ],
    of: ['depressed', 'postpartum', 'postpartum-mood', 'infant-word', 'age-under-2'],
    never: /\b(?:plan to|better off (?:dead|without)|end it|voices|not real|possess\w*|devil)\b/,
    explains: ['depressed', 'anxious', 'insomnia', 'postpartum', 'postpartum-mood', 'mother-sleepless', ...BABYS],
  },
  {
    becomes: 'usual-of-pregnancy',
    tells: [BREASTS, BOTH_FULL, NURSES, NO_PATCH],
    without: [...GRAVE_AFTER_BIRTH, 'fever', 'temp-38', 'temp-39', 'high-fever', 'chills', 'red-spreading-skin'],
    below: 38,
    explains: ['infection', 'woman-visit', 'breast-infection', 'breast-sore', 'postpartum', ...BABYS],
    never: /\b(?:wedge|red (?:patch|area|streaks?)|chills|pus)\b/,
  },
  {
    becomes: 'breast-infection',
    tells: [BREASTS, ONE_BREAST, NURSES, WEEKS_AFTER],
    without: [
      ...GRAVE_AFTER_BIRTH,
      'genital-discharge',
      'sickle-cell',
      'weak-immunity',
      'weak-immunity-person',
      'marrow-medicine',
    ],
    below: 39.4,
    never:
      /\b(?:c section|cesarea|stitches|lochia|(?:baby|he|she) (?:has|had|is running) (?:a |her own )?fever|(?:bebe|nin[oa]|hij[oa]) (?:tambien )?(?:tiene|trae|esta con) (?:fiebre|calentura)|black|bochornos?|hot (?:flash|flush)\w*|menopaus\w*)\b/,
    explains: [
      'fever',
      'temp-38',
      'temp-39',
      'high-fever',
      'chills',
      'red-spreading-skin',
      'postpartum',
      'infection',
      'breast-sore',
      ...BABYS,
    ],
  },
  {
    becomes: 'usual-of-pregnancy',
    tells: [HAIR_FALLS, NEW_MOTHER, WEEKS_OR_MONTHS],
    without: [...GRAVE_AFTER_BIRTH, ...MIND_DANGERS, 'fever', 'weight-loss', 'rash'],
    of: ['hair-loss'],
    explains: ['hair-loss', 'postpartum', ...BABYS],
    never: /\b(?:bald patch\w*|round patch\w*|scal\w*)\b/,
  },
  {
    becomes: 'visit-of-pregnancy',
    tells: [NEW_MOTHER, WEEKS_OR_MONTHS, SHAKY, THINNER],
    without: [...GRAVE_AFTER_BIRTH.filter((each) => each !== 'palpitations'), 'fever', 'temp-38', 'suicide-said'],
    explains: [
      'palpitations',
      'tremor',
      'weight-loss',
      'sweating',
      'pulse-fast',
      'postpartum',
      'pregnant',
      'heat-illness',
      'withdrawal-danger',
      ...BABYS,
    ],
    never: /\b(?:faint\w*|passed out|short of breath|chest pain|at rest racing)\b/,
  },
]

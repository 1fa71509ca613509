import type { Lexicon } from '../../lexicon/lexicon'

/** Complaints of every day, mood, sleep and visits. */
export const HINDI_IN_LATIN_EVERYDAY: Lexicon = {
  'tooth-swelling': [
    'daant|dant|daadh|dadh|masud|tooth ~ gaal|gal=|jabda|face|muh|chehra ~ suj|sooj|phul|phool|swell',
    'daant|dant|daadh|tooth ~ phoda|foda|pus|abscess|mavad',
  ],
  'chronic-illness': [
    'thyroid|cholesterol|anemia|hemoglobin|haemoglobin|pcod|pcos|menopause|prostate|arthritis|sciatica|slip disc|cervical|fibroid|uric acid|khoon ki kami',
  ],
  'hair-loss': ['baal|bal=|hair ~ jhad|jhar|gir rah|toot|fall'],
  depressed: [
    'depression|depressed|udaas|udas|akela|akelapan|rona aa|man bhari|mann bhari|man bahut bhari|dil nahi lag|mann nahi lag|man nahi lag',
  ],
  'joint-ache': [
    'ghutna|ghutne|ghutno|kandha|kandhe|jod|jodo|edi|kohni|kalai|knee|shoulder ~ dard|pain|dukh|chatak|akad|jakad',
  ],
  'same-day': [
    'kaan|kan=|ear ~ peep|pip=|mavad|mawad|pus|pani nikal|beh raha|discharge ~ bukhar|fever|garam|rota|ro rah|dard',
    'bukhar|fever ~ kaan|kan=|ear ~ peep|mavad|mawad|pus|dard|pain|discharge',
  ],
}

import type { Lexicon } from '../../lexicon/lexicon'

export const FRENCH_LIMBS_AND_SUGAR: Lexicon = {
  'hypoglycemia-words': [
    'hypoglycemie|hypo diabetique|sucre bas|sucre trop bas|glycemie basse|sucre tombe|sucre est tombe|sucre tres bas',
  ],
  'glucose-300': [
    'sucre|glycemie|dextro|glucose|glucometre ~ 300|350|380|400|420|450|480|500|520|550|600|320|330|340|360|390|410|430|460|470|490|510|hi|trop haut|tres haut|tres haute|high',
  ],
  'glucose-54': [
    'sucre|glycemie|dextro|glucose ~ 30|32|35|38|40|42|45|48|50|52|27|28|29|33|36|37|39|41|43|44|46|47|49|51|53|low',
  ],
  'fruity-breath': ['haleine|bouche|souffle ~ pomme|acetone|fruit|fruite|dissolvant'],
  'very-thirsty': [
    'soif ~ tout le temps|enorme|enormement|boit|bois|arret|terrible|beaucoup',
    'boit sans arret|bois sans arret',
  ],
  lockjaw: ['machoire ~ bloquee|serree|ouvrir|coincee|raide|ouvre'],
  'high-blood-pressure': ['hypertension|tension elevee|tension haute|hypertendu|hypertendue|tension trop haute'],
  stridor: [
    'bruit|sifflement|siffle|rauque|aboie|aboiement|toux de chien|comme un phoque ~ inspire|respire|gorge|respirant|respiration|tousse',
    'croup|toux aboyante|laryngite aigue',
  ],
  'no-gas': ['gaz|pets|peter ~ plus|passe pas|sort pas ~ ventre|selles|caca'],
  'heart-failure': ['insuffisance cardiaque'],
  'clot-risk': [
    'long vol|long voyage en avion|pilule contraceptive et|alite|immobilise|platre a la jambe|apres une operation',
  ],
  'sudden-limb-pain': ['jambe|bras|pied ~ froid|froide|glace|blanche|blanc|bleu ~ mal|douleur|soudain|sens plus'],
  'cold-limb': [
    'jambe|bras|pied|main ~ froid et|froide et|glacee|glace|toute froide|tout froid ~ blanche|blanc|bleu|bleue|mal|pale|violet|sens',
  ],
  'eye-pain': ['mal|douleur|douleurs ~ oeil|yeux|aux yeux', 'oeil|yeux ~ fait mal|font mal'],
  chills: ['frissons|frissonne|grelotte|claque des dents|froid dans le corps'],
}

import type { Lexicon } from '../../lexicon/lexicon'
import { ALLERGENS, BABY, FRENCH_UNABLE } from './fr-words'

/** Breath, choking and lungs. */
export const FRENCH_BREATH: Lexicon = {
  'cannot-breathe': [
    `${FRENCH_UNABLE} ~ respirer|respire|souffler|souffle|reprendre mon souffle|respirait|respiration|inspirer|air`,
    'ne respire pas|ne respire plus|respire plus|respire pas|respirait plus|respirait pas|respire mal|respire tres mal|respire a peine|respire difficilement|arrete de respirer|respirer plus',
    'manque d air|manque d oxygene|manque de souffle|manque le souffle|plus de souffle|plus d air|pas assez d air|cherche son souffle|cherche son air|cherche l air|cherche de l air|chercher son air|a bout de souffle|souffle court|bout de souffle|souffle coupe|l air ne rentre|l air rentre pas|air ne passe|air passe pas|air passe plus|air ne passe plus|cherche mon souffle|cherche mon air|cherche a respirer',
    'suffoque|suffoquait|suffoquer|suffocation|detresse respiratoire|gasp|halete|haletant|haleter',
    'etouffe|etouffait|etouffer|etouffement|asphyxie|asphyxier|j etouffe|s etouffe',
    'finir une phrase|finir ses phrases|finir mes phrases|un mot a la fois|dire deux mots|phrase complete|phrase entiere ~ souffle|respire|respirer|air|essouffle|essoufflee|peut pas|peux pas|arrive pas|capable',
    'comme un poisson hors|poisson hors de l eau ~ respire|souffle|bouche|air|ouvre|il|elle',
    'respire a peine|peine a respirer|respire presque pas|respire presque plus|respire quasiment|cherche de l oxygene|cherche apres son air|manque son air|pogne son souffle|pogner son souffle|prendre son air|prendre mon air|prendre son souffle|reprend pas son souffle|souffle fort et|air manque|l air me manque|l air lui manque|respiration coupee|respiration bloquee|s etrangle|poumons fermes|poumon bloque|poumons se ferment|asphyxie|manque de l air|l air passe mal|respire avec peine|respire avec effort|respirer avec peine|gros de la misere a respirer|misere a respirer|misere a prendre|a de la misere|respire tres fort et',
    'nez|narines ~ s ouvre|s ouvrent|battent|bat|ailes ~ respire|respirer|vite|souffle',
    'souffle|respire|respiration|ronflement|rale ~ toutes les dix secondes|par a coups|toutes les 10|une fois par minute|de loin en loin|toutes les vingt secondes',
    'reveille|reveillee|couche|couchee|allonge|allongee|a plat ~ etouffe|sans air|manque d air|suffoque|noie',
    'arrete de respirer|oublie de respirer|pauses respiratoires|pauses dans sa respiration|respiration s arrete|fait des pauses ~ bebe|bb|fils|fille|nouveau ne|petit|petite|secondes|bleu|moments|bleue',
    'cherche son air|cherche l air|court apres son air|court apres son souffle|air rentre pas|air rentre plus|l air passe pas|l air passe plus|l air n entre|manque d oxygene|soif d air|faim d air|asphyxie|suffoque|respire comme un poisson|gasp|halete',
  ],
  'short-of-breath': [
    'essouffle|essoufflee|essoufflement|souffle comme|respire vite|respire tres vite|respire trop vite|respiration rapide|respiration courte|respiration difficile|respiration sifflante|respiration bruyante|poumons bloques|respire comme un chien|respire fort et|vite essouffle|respire par la bouche vite',
    'respire vite vite|respire tres tres vite|respire rapidement|respiration acceleree|respire par saccades|respire fort fort|souffle vite|souffle comme un boeuf|souffle bruyamment|essouffle pour rien|essoufflee pour rien|essouffle des que|a court de souffle|manque de souffle|court souffle|respire difficilement|respire penible|respiration penible|poitrine qui siffle|je souffle beaucoup|le souffle me manque',
  ],
  'ribs-pulling': [
    'cotes|cote|ventre|thorax ~ rentrent|se creusent|creuse|creusent|on voit|rentre a chaque|qui rentrent|tirent|balance ~ respire|respirer|respiration|souffle|cotes',
    'cotes|cote|thorax|ventre|cou|creux du cou ~ tire|tirage|se creuse|creuse|creusent|aspire|rentrent|rentre|balancement|enfonce|voit ~ respire|respirer|respiration|souffle|chaque|air',
    'tire sur ses cotes|tire sur les cotes|tirage intercostal|respire avec le ventre|respire du ventre',
  ],
  'blue-lips': [
    'levres|levre|bouche|visage|ongles|doigts|peau|face|langue ~ bleu|bleue|bleus|bleues|violet|violette|violettes|violets|mauve|mauves|bleute|bleutes|bleutees|gris|grise|grises|blues',
    'devient bleu|devient bleue|devient tout bleu|devient toute bleue|devenu bleu|devenue bleue|devenu tout bleu|est tout bleu|est toute bleue|vire au bleu|devient violet|devient violette|tout violet|toute violette|est bleu|est bleue|etait tout bleu|etait toute bleue|devient gris|tourne au bleu|tout bleue',
    'est venu bleu|est venue bleue|venu tout bleu|devenu mauve|devient mauve|tout mauve|tout violace|levres mauves|levres noires|bouche noire|levres violacees|ongles bleus|ongles violets|bleu gris|vire bleu|il est bleu|elle est bleue|etait bleu|y est bleu|pis bleu|levres grises|devient noir|devient noire',
    `${BABY} ~ arrete de respirer|apnee|pause respiratoire|oublie de respirer|tout bleu|toute bleue|devient bleu|devient bleue|est bleu|est bleue|venu bleu|venue bleue`,
  ],
  wheezing: [
    `${ALLERGENS} ~ il siffle|elle siffle|ca siffle|je siffle|et siffle|qui siffle|a siffler|poitrine siffle|respiration siffle|bebe siffle|sifflements|sifflement ~ mange|manger|avale|pris|pique|piquee|reaction|allergique|allergie|gonfle|enfle|boutons|plaques|rouge`,
    'siffle|sifflement|sifflements ~ respire|respirant|respiration|poumons|poitrine',
    'respiration sifflante',
    'siffle|silement|sile|silements|siffler|miaule ~ respire|poumons|poitrine|pompe|inspire|expire|asthme|bronches|puis|pis|respirer',
    'siffle|sifflait|sile|silait|sifflent ~ ventoline|pompe|inhalateur|spray|bouffees|asthme|asthmatique|poumons|bronches|ventolin|aerosol',
    'bebe|bb ~ siffle en respirant|siffle quand|siffle et|respiration siffle',
  ],
  asthma: ['asthme|asthmatique', 'asthme ~ pogne|pognee|prend|crise|repart|attaque|gros'],
  'inhaler-fails': [
    'ventoline|inhalateur|pompe|spray|puff|bouffees|nebuliseur ~ marche pas|marche plus|fait rien|sert a rien|aide pas|ne fait|vide|suffit pas|suffit plus|change rien|calme pas|soulage pas|ne marche|n aide',
    'ventoline|pompe|pompes|inhalateur|aerochambre|bouffees|puff|nebulisation|aerosol ~ fait plus rien|fait rien|marche pas|change rien|pas d effet|aucun effet|plus d effet|aide pas|sert a rien|suffit pas|fini|vide|sile|siffle|toujours pareil',
    'inhaler|inhalers|ventolin|ventoline|puffer|pompe bleue|albuterol|salbutamol|nebulizer|nebuliseur|puffs|bouffees|pompe ~ rien du tout|rien|marche plus|marche pas|marche pu|aide pas|aide plus|change rien|fait rien|sert a rien|zero effet|aucun effet|pas d effet|vide|suffit plus|donne rien|soulage pas',
    'pompe|pompes|ventoline|inhalateur|puff|spray|bouffees ~ fait pas effet|fait plus effet|fait pas d effet|fait pu effet|fait aucun effet|pas d effet|agit pas|agit plus|donne rien|ne marche',
  ],
  choking: [
    'coince|coincee|bloque|bloquee|reste|passe pas ~ gorge|trachee|gosier ~ bonbon|viande|morceau|raisin|piece|lego|jouet|os|pain|pomme|nourriture|cacahuete|bille|arete|saucisse|respire|tousse|bleu|bleue|parle|perle|parler|respirer|ballon|noix',
    'etouffe|etouffait|etrangle|etouffer|etrangler|avale de travers ~ bonbon|viande|morceau|raisin|piece|lego|jouet|os|pomme|mange|manger|mangeant|nourriture|cacahuete|bille|arete|saucisse|repas|biscuit|carotte|avec un|avec une|avec du|avec son',
    'etouffe|etouffer|etrangle|etrangler|reste coince|avale de travers|avale croche|coince|bloque|pogne|prise|pris ~ gorge|gosier|trachee|viande|morceau|cacahuete|arachide|bonbon|raisin|piece|os|arete|saucisse|mangue|foufou|attieke|poisson|jouet|bille|hot dog|pain|pomme|popcorn ~ bleu|bleue|parle plus|parle pas|plus de son|plus un son|aucun son|tousse|respire|violet|violette|mange|mangeant|parler|devient|mains',
    'mains a la gorge|main a la gorge|se tient la gorge|mains au cou|tient le cou ~ mange|repas|bleu|parle|souffle|respire|etouffe|viande|morceau',
  ],
  'coughing-blood': [
    'tousse|crache|crachats|toussant|toux|toussait|crachait|glaires ~ sang|sanglant|sanglants|caillots',
    'crache|cracher|crachat|crachats|tousse|toux|toussant|expectore|crache rouge ~ sang|rouge|caillots|rose|sanguinolent',
  ],
  'sleeps-upright': [
    'dors assis|dors assise|dort assis|dort assise|dormir assis|dormir assise|plus dormir allonge|plus dormir allongee|respirer allonge|respirer allongee',
  ],
  stridor: [
    'bruit|sifflement|siffle|rauque|aboie|aboiement|toux de chien|comme un phoque ~ inspire|respire|gorge|respirant|respiration|tousse',
    'croup|toux aboyante|laryngite aigue',
    'aboie|aboyante|aboiement|bruit|rauque|sifflement|cri ~ inspire|inspiration|respire|repos|toux|prend son air|souffle',
    'toux qui aboie|toux de phoque|faux croup|toux rauque et bruit',
  ],
  cough: [
    'toux|tousse|toussote|bronchite|tousser',
    'tousse|toux|toussote|tousser|toux seche|toux grasse',
    'tousse depuis|tousse la nuit|toux seche|toux grasse|petite toux|toux qui passe pas|toux qui traine',
  ],
  'green-phlegm': ['glaires vertes|crachats verts|crachats jaunes|glaires jaunes|pneumonie|mucus vert'],
  copd: ['bpco|emphyseme'],
  'at-rest': ['meme au repos|au repos|meme calme|meme couche|meme endormi|sans pleurer'],
  'hardly-talks': [
    'finir une phrase|finir ses phrases|finir mes phrases|finit pas ses phrases|un mot a la fois|mot par mot|dire deux mots|phrase complete|phrase entiere',
    'deux mots|trois mots|3 mots|2 mots|un mot|1 mot|quatre mots|quelques mots ~ reprendre|souffle|respirer|pause|a la fois|pas plus|entre chaque|arrete|s arrete|m arrete|air',
    'parle par mots|parle en hachant|parle hache|parle saccade|plus parler tellement|pas finir ses phrases|peut plus finir ses phrases|coupe ses phrases',
  ],
  'gasps-now-and-then': [
    'ronflement|ronfle|rale|rales|gargouille|gargouillis|bruit de ronflement|souffle|respire|hoquete ~ de temps en temps|toutes les dix secondes|par a coups|a coups|une fois par|toutes les 10|de loin en loin|espaces|tous les dix|bizarre et',
  ],
}

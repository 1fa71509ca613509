import type { Lexicon } from '../../lexicon/lexicon'

const IN_CHEST = 'poitrine|thorax|sternum|torse|cage thoracique|plexus|dans le coeur|au coeur|region du coeur'

export const FRENCH_CHEST_AND_BREATH: Lexicon = {
  'chest-pain': [
    `marche|pietine|poids|point|pointe|gene|brulure|serrement|etreinte|coup|crampe|elancement|elancements|malaise|tiraillement|comprimer|oppresse|mord|bloque|pese|lourdeur|grafigne|tord|barre|pincer|etau|enserre|pesanteur|malaise ~ ${IN_CHEST}`,
    `point|pointe|elancement|coup|pincement ~ au coeur ~ depuis|transpire|trempe|trempee|sueur|sueurs|blanc|blanche|bras|souffle|respire|gris|essouffle|froid`,
    'se tient|tient|serre|agrippe ~ la poitrine|le thorax|le coeur ~ sueur|sueurs|transpire|blanc|gris|pale|gemit|tombe|parle plus|grimace',
    `brule|brulure ~ ${IN_CHEST} ~ sue|sueur|sueurs|bras|machoire|effort|marche|monte|transpire|gouttes`,
  ],
  'heart-attack': [
    'crise de coeur|attaque de coeur|fait un infar|infarctu|infractus|coeur a lache|coeur s est arrete|coeur arrete',
  ],
  'hardly-talks': [
    'finir une phrase|finir ses phrases|finir mes phrases|finit pas ses phrases|un mot a la fois|mot par mot|dire deux mots|phrase complete|phrase entiere',
  ],
  'cannot-breathe': [
    'finir une phrase|finir ses phrases|finir mes phrases|un mot a la fois|dire deux mots|phrase complete|phrase entiere ~ souffle|respire|respirer|air|essouffle|essoufflee|peut pas|peux pas|arrive pas|capable',
    'comme un poisson hors|poisson hors de l eau ~ respire|souffle|bouche|air|ouvre|il|elle',
    'respire a peine|peine a respirer|respire presque pas|respire presque plus|respire quasiment|cherche de l oxygene|cherche apres son air|manque son air|pogne son souffle|pogner son souffle|prendre son air|prendre mon air|prendre son souffle|reprend pas son souffle|souffle fort et|air manque|l air me manque|l air lui manque|respiration coupee|respiration bloquee|s etrangle|poumons fermes|poumon bloque|poumons se ferment|asphyxie|manque de l air|l air passe mal|respire avec peine|respire avec effort|respirer avec peine|gros de la misere a respirer|misere a respirer|misere a prendre|a de la misere|respire tres fort et',
    'nez|narines ~ s ouvre|s ouvrent|battent|bat|ailes ~ respire|respirer|vite|souffle',
    'souffle|respire|respiration|ronflement|rale ~ toutes les dix secondes|par a coups|toutes les 10|une fois par minute|de loin en loin|toutes les vingt secondes',
    'reveille|reveillee|couche|couchee|allonge|allongee|a plat ~ etouffe|sans air|manque d air|suffoque|noie',
  ],
  'short-of-breath': [
    'respire vite vite|respire tres tres vite|respire rapidement|respiration acceleree|respire par saccades|respire fort fort|souffle vite|souffle comme un boeuf|souffle bruyamment|essouffle pour rien|essoufflee pour rien|essouffle des que|a court de souffle|manque de souffle|court souffle|respire difficilement|respire penible|respiration penible|poitrine qui siffle|je souffle beaucoup|le souffle me manque',
  ],
  'gasps-now-and-then': [
    'ronflement|ronfle|rale|rales|gargouille|gargouillis|bruit de ronflement|souffle|respire|hoquete ~ de temps en temps|toutes les dix secondes|par a coups|a coups|une fois par|toutes les 10|de loin en loin|espaces|tous les dix|bizarre et',
  ],
  wheezing: [
    'siffle|silement|sile|silements|siffler|miaule ~ respire|poumons|poitrine|pompe|inspire|expire|asthme|bronches|puis|pis|respirer',
  ],
  'inhaler-fails': [
    'ventoline|pompe|pompes|inhalateur|aerochambre|bouffees|puff|nebulisation|aerosol ~ fait plus rien|fait rien|marche pas|change rien|pas d effet|aucun effet|plus d effet|aide pas|sert a rien|suffit pas|fini|vide|sile|siffle|toujours pareil',
  ],
  choking: [
    'etouffe|etouffer|etrangle|etrangler|reste coince|avale de travers|avale croche|coince|bloque|pogne|prise|pris ~ gorge|gosier|trachee|viande|morceau|cacahuete|arachide|bonbon|raisin|piece|os|arete|saucisse|mangue|foufou|attieke|poisson|jouet|bille|hot dog|pain|pomme|popcorn ~ bleu|bleue|parle plus|parle pas|plus de son|plus un son|aucun son|tousse|respire|violet|violette|mange|mangeant|parler|devient|mains',
    'mains a la gorge|main a la gorge|se tient la gorge|mains au cou|tient le cou ~ mange|repas|bleu|parle|souffle|respire|etouffe|viande|morceau',
  ],
  'blue-lips': [
    'est venu bleu|est venue bleue|venu tout bleu|devenu mauve|devient mauve|tout mauve|tout violace|levres mauves|levres noires|bouche noire|levres violacees|ongles bleus|ongles violets|bleu gris|vire bleu|il est bleu|elle est bleue|etait bleu|y est bleu|pis bleu|levres grises|devient noir|devient noire',
  ],
  'ribs-pulling': [
    'cotes|cote|thorax|ventre|cou|creux du cou ~ tire|tirage|se creuse|creuse|creusent|aspire|rentrent|rentre|balancement|enfonce|voit ~ respire|respirer|respiration|souffle|chaque|air',
    'tire sur ses cotes|tire sur les cotes|tirage intercostal|respire avec le ventre|respire du ventre',
  ],
  palpitations: [
    'coeur|pouls ~ debat|me debat|lui debat|bat bizarre|bat drole|bat mal|bat la chamade|saute des coups|fait des bonds|palpite|s emballe|emballe|bat comme un fou|bat de travers|arythmie|bat trop|en fou|cogne fort|battre vite|bat irregulier|desordonne',
  ],
  'pulse-slow': ['coeur|pouls|battements|frequence ~ tres lent|tres faible|tout faible|faiblard'],
  'pain-spreads': [
    'bras gauche|machoire|epaule gauche|dans le dos|les omoplates|le cou ~ fourmille|fourmillements|fourmis|picote|engourdit|engourdissement|lourd|pesant|irradie|descend|monte|part dans ~ poitrine|thorax|coeur|poids|serre|point|sternum',
    'bras gauche|machoire ~ fourmille|fourmis|picote|s engourdit|pesant',
  ],
  'coughing-blood': [
    'crache|cracher|crachat|crachats|tousse|toux|toussant|expectore|crache rouge ~ sang|rouge|caillots|rose|sanguinolent',
  ],
  sweating: [
    'grosses gouttes|sue a|il est trempe|elle est trempee|je suis trempe|trempe de sueur|trempee de sueur|toute mouillee de sueur|tout mouille de sueur|en eau|mouille de sueur|ruisselle|sueur froide|sue froid|je sue|sue beaucoup|tout trempe|toute trempee|trempe',
  ],
  'gray-look': [
    'gris cendre|teint cireux|cireux|blanc comme un cachet|blanc comme neige|blanc comme un drap|blanche comme un drap|est gris|est grise|est tout blanc|est toute blanche|couleur de cendre|blanc comme un spectre|verdatre|livide|palot|palotte|pale aux levres',
  ],
  'clot-risk': [
    'vol|avion|platre|alite|immobilise|pilule|operation|longue route|long trajet ~ mollet|jambe|semaine|derniere|heures|assis|assise|apres|depuis',
  ],
  'leg-swelling-one': [
    'mollet|cuisse|une jambe|jambe gauche|jambe droite|la jambe ~ enfle|enflee|a enfle|gonfle|gonflee|dur|chaud|chaude|rouge|plus gros|plus grosse|double',
  ],
  'bp-low': [
    'tension|pression ~ 8 5|7 4|8 4|80 50|80 40|70 40|75 45|85 50|trop basse|tres basse|a plat|dans les talons|en chute ~ malaise|etourdi|etourdie|evanoui|froid|sueur|pale|tombe|vertige|vertiges|faible|80|70|75|8|7|tient',
  ],
  'missed-dialysis': [
    'dialyse|dialyses|hemodialyse ~ rate|ratee|manque|saute|pas fait|pas faite|pas alle|deux|loupe|depuis une semaine',
  ],
}

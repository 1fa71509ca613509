import type { Lexicon } from '../../lexicon/lexicon'
import { BABY, HARD } from './fr-words'

const BELLY = 'ventre|bide|abdomen|estomac|abdominale|abdominales|bedaine|vente|bas ventre|boyaux'
const AWFUL =
  'plie en deux|pliee en deux|insupportable|a hurler|hurle|crie|crier|peux pas bouger|peut pas bouger|plus bouger|pas toucher|plus toucher|toucher|me tords|se tord|se roule|roule par terre|atroce|terrible|horrible|poignard|a crever|tellement mal|trop mal|mord trop|recroqueville|de fou|a tomber|pleurer|tue'

/** Belly, stool, vomit, urine and groin. */
export const FRENCH_BELLY: Lexicon = {
  'vomiting-blood': [
    'vomi|vomis|vomit|vomir|vomissements|vomissait|rend|rendu|vomissant ~ sang|caillots|marc de cafe|marron comme du cafe|cafe moulu|noir|noire',
    'vomi|vomis|vomit|renvoi*|degueul*|rejette|bouche ~ sang|cafe moulu|grains de cafe|rouge fonce|caillots',
    'rends|rend|crache|recrache|remonte|vomis|vomit|degueule ~ noir comme du cafe|sang noir|du sang noir|du sang|sang rouge|marc de cafe|caillots ~ estomac|noir|cafe|bol|cuvette|plein|rends|rend|vomis|vomit|encore|fois|alcool|ventre',
  ],
  'black-stool': [
    'selles|selle|caca|cacas|toilettes|merde|defeque|popo ~ noir|noire|noires|goudron|noirs|cirage|charbon|petrole',
    'noir comme du goudron',
    'caca|selles|selle|fait|va a la selle|toilette|chiasse|popo|crotte ~ noir|noire|noires|goudron|reglisse|charbon|cirage',
  ],
  'blood-in-stool': [
    'sang ~ selles|selle|caca|anus|rectum|fesses|toilette|toilettes|cuvette|derriere',
    'chie du sang|chier du sang|saigne par derriere|saigne de l anus|saigne du rectum|saigne quand je fais caca|diarrhee avec du sang|diarrhee sanglante',
    'sang|saigne|caillots ~ couche|caca|selles|selle|toilette|toilettes|diarrhee|anus|derriere|fesses|cul|popo',
    `sang ~ couche|couches ~ ${BABY}|an|ans|mois`,
  ],
  'much-blood': [
    'plein de sang|beaucoup de sang|rempli de sang|remplie de sang|enormement de sang|flot de sang|tout rouge de sang|litre de sang|gros caillots|flaque de sang|mare de sang',
  ],
  'belly-pain': [
    `${BELLY} ~ mal|maux|douleur|douleurs|douloureux|fait mal|crampe|crampes|tord|me tue`,
    'mal au bas ventre|bas ventre|crampes d estomac',
    `${BELLY} ~ me mord|mord|crampes|coliques|colique|torsion|douloureux|me fait souffrir|fait souffrir|coups de couteau`,
    'enceinte|grossesse|retard de regles|regles en retard ~ mal d un cote|douleur d un cote|mal d un bord|gros mal d un cote|point d un cote|mal du cote|douleur du cote|mal en bas a|douleur en bas',
  ],
  'severe-belly-pain': [
    `${BELLY} ~ ${HARD}`,
    'ventre ~ dur tout le temps|reste dur|toujours dur',
    'ventre ~ dur comme|planche|bois|pierre|beton|gonfle et dur',
    `${BELLY} ~ mal|douleur|douleurs|crampe|crampes|coliques|fait ~ ${AWFUL}`,
    `${BELLY} ~ dur comme|dure comme|planche|bois|roche|pierre|beton|contracte|tendu ~ bouger|toucher|mal|fievre|vomi*|bois|roche|planche|enfle|gonfle|relache|pierre|beton`,
  ],
  'hard-belly': [
    'ventre ~ dur|planche|beton|rigide',
    `${BELLY} ~ dur|tendu|rigide|planche|contracte|roche|ballonne et dur`,
  ],
  'lower-right-pain': [
    'ventre|abdomen|mal|douleur ~ bas a droite|droite en bas|cote droit en bas|bas cote droit|bas du cote droit|en bas droite|fosse iliaque',
    'appendicite|appendice',
    'nombril|milieu du ventre ~ descendu|descendue|passe|deplace|deplacee|descend|migre ~ droite|cote droit',
  ],
  'upper-right-pain': [
    'sous les cotes a droite|cotes droites|haut a droite|vesicule',
    'sous les cotes|cotes ~ droite|a droite|cote droit',
    'crise de foie et fievre|calculs a la vesicule|pierres au foie|crise de vesicule|vesicule biliaire',
  ],
  'flank-pain': [
    'mal|douleur|douleurs|douloureux ~ rein|reins|flanc',
    'colique nephretique|coliques nephretiques|calcul renal|calculs renaux',
    'rein|reins|flanc|flancs ~ point|coup de couteau|crampe|barre|me tue|colique',
    'colique renale|coliques renales|pierre au rein|pierres aux reins|pyelonephrite|pyelo',
  ],
  vomiting: [
    'vomi|vomis|vomit|vomir|vomissement|vomissements|vomissait|vomissais|vomie|rend tout|renvoie tout|gerbe',
    'vomis|vomit|renvoie|renvoye|degueule|restitue|degobille|rejette|vomissait|vomisse',
  ],
  'cannot-keep-down': [
    'garde rien|garde plus rien|vomit tout|vomis tout|rien garder|rejette tout|rend tout ce|garde meme pas|garder l eau|vomit meme l eau|vomis meme l eau|arrete pas de vomir|arrete pas de vomi',
    'vomis sans arret|vomit sans arret|vomir sans arret|vomis non stop|vomit non stop|vomis tout|vomit tout|garde rien|garde pu rien|renvoie tout|rejette tout|arrete pas de vomir|arrete pas de renvoyer|meme l eau|meme pas l eau ~ vomi*|garde|estomac|renvoi*|rien|eau|ventre|depuis|hernie|arret|tout|stop|boire',
  ],
  nausea: ['nausee|nausees|mal au coeur|envie de vomir|ecoeure|haut le coeur'],
  'green-vomit': ['vomi|vomit|vomis ~ vert|verte|bile|verdatre', 'vomi*|renvoi* ~ vert|verte|bile|fluo|verdatre'],
  'no-urine': [
    'pipi|uriner|urine|pisse|pisser|couche|couches ~ arrive plus|arrive pas|ne fait plus|fait plus|fait pas|plus depuis|pas depuis|peux plus|peut plus|peux pas|peut pas|a pas fait|ai pas fait|pas une goutte|plus une goutte|pas de goutte|rien ne sort|bloque|bloquee|seche|seches|sec depuis|pas mouille|n a pas|ne peux',
    'pisser|pisse|uriner|urine|urines|pipi|couche ~ presque pas|presque plus|quasi pas|peux plus|peux pas|peut plus|pas mouille|seche|sec|goutte a goutte|trois gouttes|a peine|bloque|capable|pas une goutte',
    'plus urine|pas urine|plus pisse|pas pisse|rien pisse|pas fait pipi|plus fait pipi|j urine plus|j urine pas|pisse plus|pisse pas|uriner impossible|impossible d uriner|impossible de pisser|impossible de faire pipi ~ depuis|hier|heures|matin|ventre|vessie|exploser|nuit|jour',
  ],
  'full-bladder-pain': [
    'vessie|bas du ventre ~ pleine|mal|exploser|eclater|gonflee|dure',
    'ventre va exploser|ventre va eclater',
    'bas du ventre|bas ventre|vessie ~ exploser|eclater|dur|enfle|tendu|peter',
    'ventre|vessie|bas ventre ~ va exploser|va eclater|va peter|prete a exploser|sur le point d exploser|tendu comme|tendue comme',
  ],
  'dry-mouth': [
    'bouche seche|langue seche|levres seches|pleure sans larmes|pas de larmes|plus de larmes|deshydrate|deshydratee|deshydratation|yeux creux|yeux enfonces',
    'pleure sans larme|pleure sans larmes|aucune larme|bouche pateuse|levres gercees et couche|yeux cernes creux|yeux enfonces|yeux creuses',
    'urine moins|pisse moins|pisse presque pas|fait moins pipi|moins de pipi|pipi fonce|urine foncee|urines foncees|pipi tres jaune|presque plus de pipi|fait presque plus pipi|moins de couches mouillees|couches presque seches|couches moins mouillees|urine peu|pipe moins',
  ],
  'sunken-soft-spot': [
    'fontanelle ~ creuse|creusee|enfoncee|creux',
    'fontanelle|dessus de la tete ~ creuse|creusee|enfoncee|cave|creux',
  ],
  'blood-in-urine': ['sang|rouge|rouges ~ pipi|urine|urines|pisse|uriner', 'pisse du sang'],
  jaundice: [
    'jaune|jaunes|jaunit|jaunisse ~ yeux|peau|visage|bebe|blanc des yeux|corps',
    'jaunisse|ictere',
    'jaune|jaunes|jaunis ~ yeux|peau|blanc des yeux|teint',
    `${BABY} ~ jaune|tout jaune|jaunisse|toute jaune`,
  ],
  'testicle-pain': [
    'testicule|testicules|couille|couilles|bourses|parties intimes ~ mal|douleur|gonfle|gonflee|gonfles|enfle|enflee|tordu|fait',
    'testicule|testicules|couille|couilles|gosse|gosses|bourse|bourses|boules|partie|parties ~ mal|douleur|enfle|gonfle|tordu|remonte|dur|super mal ~ heure|coup|soudain|mal|vomi*|douleur|matin|enfle|nuit',
  ],
  'long-erection': [
    'erection ~ heures|passe pas|redescend pas|plusieurs heures|arrete pas',
    'bande|bander|erection|dur|bandaison|trique|viagra ~ heures|debande pas|redescend pas|descend pas|passe pas|depuis ~ penis|mal|bande|erection|debande|heures|bander|viagra',
  ],
  'fruity-breath': [
    'haleine|bouche|souffle ~ pomme|acetone|fruit|fruite|dissolvant',
    'haleine|bouche|souffle|sent|odeur ~ pomme|acetone|fruit|fruitee|vernis|dissolvant|pomme pourrie ~ vomi|vomit|diabet*|sucre|soif|haleine|souffle',
  ],
  'very-thirsty': [
    'soif ~ tout le temps|enorme|enormement|boit|bois|arret|terrible|beaucoup',
    'boit sans arret|bois sans arret',
    'soif ~ folle|de fou|terrible|constante|tout le temps|jamais|eteint|litres',
    'boit comme un trou et urine|boit des litres',
  ],
  'no-gas': ['gaz|pets|peter ~ plus|passe pas|sort pas ~ ventre|selles|caca'],
  'belly-cries': [
    'pleure|hurle|crie ~ par crises|remonte les jambes|replie les jambes|jambes repliees|jambes sur le ventre|par vagues|gelee de groseille',
    'hurle|pleure|crie|cris|pleurs ~ repliant|replie|repliees|ramene|plie|recroqueville|jambes|genoux ~ jambes|ventre|genoux|crises|sang|couche|vomi*|pale',
  ],
  diarrhea: [
    'diarrhee|diarrhees|chiasse|la courante|selles liquides|selles molles',
    'diarrhee|courante|va vite|ventre qui coule',
  ],
  constipation: ['constipe|constipee|constipation', 'constipe|constipee|constipation|va pas a la selle'],
  heartburn: [
    'brulures d estomac|brulure d estomac|reflux|remontees acides|aigreurs',
    'brulements d estomac|brulures d estomac|acidite|aigreurs d estomac|estomac brule',
  ],
  'liver-disease': ['cirrhose|hepatite|maladie du foie'],
  'back-pain': [
    'mal|douleur|douleurs|bloque ~ au dos|dans le dos|bas du dos|lombaires|mon dos|le dos',
    'lumbago|sciatique|dos bloque|mal de dos',
    'mal de dos|dos barre|mal aux reins|mal dans le bas du dos|mal au dos|mal dans le dos|lombalgie|douleur au dos|reins me font mal',
  ],
  'burning-urine': [
    'brule|brulure|brulures|pique|mal|brulait ~ pipi|urine|uriner|urinant|urinaire|pisse|pisser',
    'cystite|infection urinaire',
    'brule|brulure|brulures|pique|chauffe ~ pisse|urine|uriner|pipi|pisser|urinant|urines',
    'infection d urine|infection urinaire|cystite',
    'pipi|pisse|uriner|urine|pisser|urinant ~ brule|brulure|brulures|pique|chauffe|ca brule|toutes les 10|toutes les dix|tout le temps|petites gouttes|envie tout le temps|lance',
    'cystite|infection urinaire|infection d urine',
  ],
  'weight-loss': [
    'perdu du poids|perte de poids|maigri|perdu 5 kilos|perdu 10 kilos|maigris|perdu des kilos',
    'perdu|maigri|fondu|perds ~ kilos|kg|livres|poids ~ kilos|kg|livres',
  ],
  'began-at-navel': ['commence|parti|partie|debute|etait|douleur|mal ~ nombril|milieu du ventre|creux de l estomac'],
  'went-to-right': [
    'descendu|descendue|passe|passee|maintenant|deplacee|deplace|descend|migre ~ a droite|droite|cote droit|aine droite',
  ],
  'kidney-stone': [
    'colique nephretique|coliques nephretiques|colique renale|calcul renal|calculs renaux|pierre au rein|pierres aux reins|pierre aux reins|calcul au rein',
  ],
  'stuck-hernia': [
    'hernie|rupture ~ dure|bleue|violette|rouge|noire|rentre plus|rentre pas|rentre pu|coincee|etranglee|sortie|grosse et dure|bloquee ~ vomi*|mal|douleur|rentre|dure|bleue|violette|etranglee|coincee|noire',
    'bosse|boule|masse ~ aine|pli de l aine ~ dure|rouge|violette|bleue|rentre plus|rentre pas ~ vomi*|mal|douleur|rentre|dure',
  ],
  rigors: [
    'claquer des dents|claque des dents|frissons violents|fait trembler le lit|grelotte sans arret|gros frissons',
  ],
  'urine-catheter': ['sonde urinaire|une sonde|sa sonde|catheter|sonde a demeure'],
  'drops-of-blood': [
    'sang ~ papier|papier toilette|en m essuyant|goutte|gouttes|quelques gouttes|trace|traces|filet ~ toilettes|selles|selle|caca|hemorroide|hemorroides|essuie|essuyant|constipe|constipee',
  ],
}

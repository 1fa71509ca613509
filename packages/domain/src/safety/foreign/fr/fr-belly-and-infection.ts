import type { Lexicon } from '../../lexicon/lexicon'

const BELLY = 'ventre|bide|abdomen|estomac|bedaine|vente|bas ventre|boyaux'
const AWFUL =
  'plie en deux|pliee en deux|insupportable|a hurler|hurle|crie|crier|peux pas bouger|peut pas bouger|plus bouger|pas toucher|plus toucher|toucher|me tords|se tord|se roule|roule par terre|atroce|terrible|horrible|poignard|a crever|tellement mal|trop mal|mord trop|recroqueville|de fou|a tomber|pleurer|tue'
const LIMB = 'jambe|pied|bras|main|doigt|mollet|genou|cuisse|peau|visage|joue|cheville|coude|tibia'
const CUT = 'plaie|coupure|cicatrice|blessure|points|bouton|incision|operation|abces|bobo|ulcere'

export const FRENCH_BELLY_AND_INFECTION: Lexicon = {
  'belly-pain': [
    `${BELLY} ~ me mord|mord|crampes|coliques|colique|torsion|douloureux|me fait souffrir|fait souffrir|coups de couteau`,
    'enceinte|grossesse|retard de regles|regles en retard ~ mal d un cote|douleur d un cote|mal d un bord|gros mal d un cote|point d un cote|mal du cote|douleur du cote|mal en bas a|douleur en bas',
  ],
  'severe-belly-pain': [
    `${BELLY} ~ mal|douleur|douleurs|crampe|crampes|coliques|fait ~ ${AWFUL}`,
    `${BELLY} ~ dur comme|dure comme|planche|bois|roche|pierre|beton|contracte|tendu ~ bouger|toucher|mal|fievre|vomi*|bois|roche|planche|enfle|gonfle|relache|pierre|beton`,
  ],
  'hard-belly': [`${BELLY} ~ dur|tendu|rigide|planche|contracte|roche|ballonne et dur`],
  'began-at-navel': ['commence|parti|partie|debute|etait|douleur|mal ~ nombril|milieu du ventre|creux de l estomac'],
  'went-to-right': [
    'descendu|descendue|passe|passee|maintenant|deplacee|deplace|descend|migre ~ a droite|droite|cote droit|aine droite',
  ],
  'lower-right-pain': [
    'nombril|milieu du ventre ~ descendu|descendue|passe|deplace|deplacee|descend|migre ~ droite|cote droit',
  ],
  'upper-right-pain': [
    'sous les cotes|cotes ~ droite|a droite|cote droit',
    'crise de foie et fievre|calculs a la vesicule|pierres au foie|crise de vesicule|vesicule biliaire',
  ],
  'flank-pain': [
    'rein|reins|flanc|flancs ~ point|coup de couteau|crampe|barre|me tue|colique',
    'colique renale|coliques renales|pierre au rein|pierres aux reins|pyelonephrite|pyelo',
  ],
  'kidney-stone': [
    'colique nephretique|coliques nephretiques|colique renale|calcul renal|calculs renaux|pierre au rein|pierres aux reins|pierre aux reins|calcul au rein',
  ],
  'cannot-keep-down': [
    'vomis sans arret|vomit sans arret|vomir sans arret|vomis non stop|vomit non stop|vomis tout|vomit tout|garde rien|garde pu rien|renvoie tout|rejette tout|arrete pas de vomir|arrete pas de renvoyer|meme l eau|meme pas l eau ~ vomi*|garde|estomac|renvoi*|rien|eau|ventre|depuis|hernie|arret|tout|stop|boire',
  ],
  vomiting: ['vomis|vomit|renvoie|renvoye|degueule|restitue|degobille|rejette|vomissait|vomisse'],
  'vomiting-blood': [
    'vomi|vomis|vomit|renvoi*|degueul*|rejette|bouche ~ sang|cafe moulu|grains de cafe|rouge fonce|caillots',
  ],
  'black-stool': [
    'caca|selles|selle|fait|va a la selle|toilette|chiasse|popo|crotte ~ noir|noire|noires|goudron|reglisse|charbon|cirage',
  ],
  'blood-in-stool': [
    'sang|saigne|caillots ~ couche|caca|selles|selle|toilette|toilettes|diarrhee|anus|derriere|fesses|cul|popo',
  ],
  'stuck-hernia': [
    'hernie|rupture ~ dure|bleue|violette|rouge|noire|rentre plus|rentre pas|rentre pu|coincee|etranglee|sortie|grosse et dure|bloquee ~ vomi*|mal|douleur|rentre|dure|bleue|violette|etranglee|coincee|noire',
    'bosse|boule|masse ~ aine|pli de l aine ~ dure|rouge|violette|bleue|rentre plus|rentre pas ~ vomi*|mal|douleur|rentre|dure',
  ],
  'testicle-pain': [
    'testicule|testicules|couille|couilles|gosse|gosses|bourse|bourses|boules|partie|parties ~ mal|douleur|enfle|gonfle|tordu|remonte|dur|super mal ~ heure|coup|soudain|mal|vomi*|douleur|matin|enfle|nuit',
  ],
  'long-erection': [
    'bande|bander|erection|dur|bandaison|trique|viagra ~ heures|debande pas|redescend pas|descend pas|passe pas|depuis ~ penis|mal|bande|erection|debande|heures|bander|viagra',
  ],
  'no-urine': [
    'pisser|pisse|uriner|urine|urines|pipi|couche ~ presque pas|presque plus|quasi pas|peux plus|peux pas|peut plus|pas mouille|seche|sec|goutte a goutte|trois gouttes|a peine|bloque|capable|pas une goutte',
  ],
  'full-bladder-pain': ['bas du ventre|bas ventre|vessie ~ exploser|eclater|dur|enfle|tendu|peter'],
  'green-vomit': ['vomi*|renvoi* ~ vert|verte|bile|fluo|verdatre'],
  'throat-swelling': [
    'gorge|langue|glotte|cou|gosier ~ se ferme|ferme|enfle|enfler|enflee|gonfle|gonfler|serre|grossit|epaissit|bloque|double|picote et gonfle ~ mange|crevettes|pique|piqure|allerg*|medicament|antibiotique|respire|air|langue|ferme|arachide|noix|enfle|minutes|voix|plaques',
    'voix ~ change|part|baisse|rauque|etouffee|disparait ~ mange|pique|allerg*|plaques|boutons|gonfle|antibiotique',
  ],
  'face-swelling': [
    'visage|figure|face|levres|levre|yeux|paupieres|babines|bouche ~ double|enfle|enflee|enfles|enflees|gonfle|gonflee|ballon|deforme|triple|bouffi|bouffie',
  ],
  'sting-in-mouth': [
    'pique|piquee|piqure ~ dans la bouche|dans la gorge|sur la langue|a la langue ~ guepe|abeille|frelon|bourdon|insecte',
  ],
  hives: [
    'plaques|urticaire|boursouflures|cloques|boutons|grattelle|demangeaisons|gales ~ partout|corps|tout le corps|mange|apres|antibiotique|piqure',
  ],
  'throat-danger': [
    'avaler|avale|salive|crachats|cracher ~ peux pas|peut pas|peut plus|arrive pas|arrive pu|crache|bave|capable|meme pas ~ salive|bave|eau|crache|gorge|voix|rien',
  ],
  'at-rest': ['meme au repos|au repos|meme calme|meme couche|meme endormi|sans pleurer'],
  stridor: [
    'aboie|aboyante|aboiement|bruit|rauque|sifflement|cri ~ inspire|inspiration|respire|repos|toux|prend son air|souffle',
    'toux qui aboie|toux de phoque|faux croup|toux rauque et bruit',
  ],
  'mouth-wont-open': [
    'ouvre plus la bouche|peux pas ouvrir la bouche|peut pas ouvrir la bouche|peux plus ouvrir la bouche|peut plus ouvrir la bouche|arrive pas a ouvrir la bouche|arrive plus a ouvrir la bouche|bouche s ouvre plus|bouche s ouvre pas|ouvre pas la bouche',
  ],
  lockjaw: [
    'machoire|bouche ~ se bloque|bloque|bloquee|barree|serree|ouvre plus|ouvrir|raide|crispee ~ clou|rouille|rouillee|plaie|blessure|muscles|dos|nuque|coupe|tetanos|pique',
  ],
  'mottled-skin': [
    'peau|genoux|jambes|cuisses|pieds ~ marbree|marbres|marbrees|marbre|marbrures|violacee|froide et moite|taches bleues|bleutee',
  ],
  sepsis: [
    'septicemie|sepsis|choc septique|infection generalisee|infection du sang|empoisonnement du sang ~ fait|a|fievre|medecin|peut|c est|suspect*|parle|hopital|crois',
  ],
  chills: [
    'frissons|frissonne|frissonner|grelotte|grelotter|claquer des dents|claque des dents|tremble de froid|tremblements de froid|froid dans les os|trembler de fievre|tremble de fievre|la fievre froide|corps froid froid|grelote|frissone|frisson',
  ],
  rigors: [
    'claquer des dents|claque des dents|frissons violents|fait trembler le lit|grelotte sans arret|gros frissons',
  ],
  fever: [
    'corps chauffe|corps qui chauffe|corps chaud|corps brulant|palu avec|fait de la temperature|fait de la fievre|fievre|chaud chaud|bouillant|front brulant|il chauffe|elle chauffe',
  ],
  'temp-40': [
    'de|fievre|temperature|thermometre|degres|a ~ 41 de fievre|41 fievre|41 degres|42 de fievre|40 de fievre|405 de fievre|412 de fievre',
  ],
  'temp-405': ['fievre|temperature|thermometre|degres ~ 405|406|407|408|409|41|411|412|413|414|415|416|42|106|107'],
  'no-spleen': ['plus de rate|pu de rate|pas de rate|sans rate|enleve la rate|retire la rate|splenectomie'],
  'weak-immunity': [
    'chimio|chimiotherapie|immunodeprime*|immunosupp*|greffe|greffee|sous biotherapie|anti rejet|antirejet',
  ],
  'red-spreading-skin': [
    `${LIMB} ~ rouge|rouges|rougeur|rougeurs|plaque rouge ~ brulante|brulant|chaude|chaud|enflee|enfle|gonfle|gonflee|jusqu au|jusqu a|s etend|etend|monte|etale|gagne|avance`,
    'erysipele|erisypele|cellulite infectieuse|lymphangite',
  ],
  'wound-trouble': [
    `${CUT} ~ coule|coulent|pue|suinte|jaune|rouge|s est ouverte|ouverte|ouvre|desunie|chaude|gonflee|enflee|infect*|pus|degoutte`,
  ],
  'black-wound': [
    `${CUT}|orteil|pied|${LIMB} ~ noir|noire|noircit|noircie|necrose ~ pue|odeur|fievre|douleur|mal|diabet*|pus|cloque|cloques|grandit`,
  ],
  'flesh-eating': [
    'cloques noires|cloques violettes|peau noire|peau violette|chair morte|noircit a vue ~ fievre|douleur|mal|vite|heures|jambe|monte|etend',
    'gangrene|bacterie mangeuse|fasciite|mangeuse de chair',
  ],
  'foul-wound': [`${CUT} ~ pue|sent mauvais|sent fort|odeur|puante|coule du pus`],
  'post-surgery': [
    'opere|operee|operation|cesarienne|appendice enleve|chirurgie ~ y a|il y a|depuis|jours|semaine|semaines|hier|plaie|sortie|sorti|recent|fievre',
  ],
  infection: ['infection urinaire|infectee|infecte|purulent|pus|abces|suppure'],
  'burning-urine': [
    'brule|brulure|brulures|pique|chauffe ~ pisse|urine|uriner|pipi|pisser|urinant|urines',
    'infection d urine|infection urinaire|cystite',
  ],
  'urine-catheter': ['sonde urinaire|une sonde|sa sonde|catheter|sonde a demeure'],
  confused: ['confond ~ jour|nuit|gens|prenoms'],
  jaundice: ['jaune|jaunes|jaunis ~ yeux|peau|blanc des yeux|teint'],
  'travel-malaria': ['palu|paludisme|malaria|acces palustre|crise de palu'],
  'animal-bite': [
    'chien|chat|chatte|chienne|rat|singe|chauve souris|raton|moufette|cheval|cochon|ane ~ mordu|mordue|mord|morsure|croque|plante les crocs|plante ses crocs|griffe|griffee|attaque|attaquee|crocs|dents|saute dessus|mordre',
  ],
  mauled: [
    'pitbull|pit bull|rottweiler|chien|chiens|meute ~ attaque|attaquee|dechire|arrache|lacere|lambeaux|mange ~ visage|cou|gorge|tete|enfant|niece|neveu|fille|fils|bebe|figure|lache',
  ],
  'snake-bite': ['serpent|vipere|couleuvre|mamba|cobra|crotale ~ mordu|mordue|morsure|pique|piquee|mord|attaque'],
  'spider-bite': [
    'araignee|scorpion|veuve noire|recluse|mygale|mille pattes ~ mordu|mordue|pique|piquee|piqure|morsure',
  ],
  'sickle-cell': ['drepanocyt*|sicklanemie|ss homozygote|anemie falciforme|sc sickle'],
}

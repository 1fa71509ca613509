import type { Lexicon } from '../../lexicon/lexicon'

const CHEST = 'poitrine|thorax|thoracique|thoraciques|sternum|torse|poitine|pwatrin'
const PAIN = 'mal|douleur|douleurs|douloureux|douloureuse|doulleur'
const CRUSH =
  'serre|serrent|serree|serrer|serrement|pese|lourd|lourde|lourdeur|pression|appuie|appuient|appuyer|ecrase|ecrasee|ecraser|ecrasement|comprime|comprimee|etau|oppresse|oppression|oppressee|elephant|poids|kilos|kg|enclume|pierre|rocher|brique|bloc|barre|couteau|couteaux|poignard|assis|assise|broie|bloquee|pince|pincement|lance|pique|piquent|brule|tire|explose|exploser|eclater|coince|coincee|crispe|dechire|compression|tight|camion|voiture'
const IN_CHEST = 'poitrine|thorax|sternum|torse|cage thoracique|plexus|dans le coeur|au coeur|region du coeur'

/** Chest pain, the beat of the heart, fainting, pressure and great vessels. */
export const FRENCH_HEART: Lexicon = {
  'chest-pain': [
    `${CHEST} ~ ${PAIN}|fait mal|me fait`,
    `${CHEST} ~ ${CRUSH}`,
    'douleur|douleurs|mal|pointe|serre ~ au coeur depuis|dans le coeur|cote du coeur|au niveau du coeur|region du coeur|cote gauche jusqu au bras',
    'coeur|c ur ~ lache|explose|exploser|poignard|coup de couteau|lancer|ecrase|serre tres fort|me pique|me fait mal|fait tres mal',
    'elephant|enclume ~ sur moi|sur lui|sur elle',
    'chest ~ douleur|mal|serre|fait mal',
    `marche|pietine|poids|point|pointe|gene|brulure|serrement|etreinte|coup|crampe|elancement|elancements|malaise|tiraillement|comprimer|oppresse|mord|bloque|pese|lourdeur|grafigne|tord|barre|pincer|etau|enserre|pesanteur|malaise ~ ${IN_CHEST}`,
    `point|pointe|elancement|coup|pincement ~ au coeur ~ depuis|transpire|trempe|trempee|sueur|sueurs|blanc|blanche|bras|souffle|respire|gris|essouffle|froid`,
    'se tient|tient|serre|agrippe ~ la poitrine|le thorax|le coeur ~ sueur|sueurs|transpire|blanc|gris|pale|gemit|tombe|parle plus|grimace',
    `brule|brulure ~ ${IN_CHEST} ~ sue|sueur|sueurs|bras|machoire|effort|marche|monte|transpire|gouttes`,
    'pogne|pognait|serre|serrait|presse|pese|ecrase|comprime|oppresse|tord|brule|tire|lance|elance ~ dans la poitrine|la poitrine|dans le thorax|au thorax|sur la poitrine|dans le chest|le chest|dans l estomac en haut|sur le coeur ~ bras|machoire|descend|monte|souffle|sueur|sueurs|depuis|coup|respire|gauche|dos|effort|marche|escalier|coeur|serre|fort|matin|nuit',
    'ca serre|ca me serre|ca presse|ca m oppresse|ca pese|ca me presse|ca tire|ca comprime|me serre fort ~ au milieu|comme une ceinture|comme un etau|la au milieu|en plein milieu|du torse|au plexus|derriere l os ~ coude|bras|machoire|souffle|sueur|sueurs|dos|epaule|vomir|gorge',
    'poitrine|thorax|torse ~ en feu|qui brule|brule|brulure ~ sueur|sueurs|vomir|nausee|bras|souffle|machoire|pale|etourdi|gris',
    'ca me serre|ca serre|ca me presse|ca m ecrase ~ comme une ceinture|comme un corset|comme un etau|au milieu du torse|au milieu de la cage',
  ],
  'heart-attack': [
    'crise cardiaque',
    'crise du coeur',
    'infarctus',
    'arret cardiaque',
    'attaque cardiaque|attaque du coeur',
    'crise de coeur|attaque de coeur|fait un infar|infarctu|infractus|coeur a lache|coeur s est arrete|coeur arrete',
  ],
  'pain-spreads': [
    'bras gauche|machoire|epaule gauche|mon bras|le bras ~ descend|remonte|irradie|va dans|part dans|partir dans|va jusqu|monte dans|jusque dans|jusqu au|se propage|se repand',
    'bras gauche|machoire|epaule gauche ~ mal|douleur|engourdi|lourd|serre|fourmille|lance|tire|brule|elance',
    'bras gauche|machoire|epaule gauche|dans le dos|les omoplates|le cou ~ fourmille|fourmillements|fourmis|picote|engourdit|engourdissement|lourd|pesant|irradie|descend|monte|part dans ~ poitrine|thorax|coeur|poids|serre|point|sternum',
    'bras gauche|machoire ~ fourmille|fourmis|picote|s engourdit|pesant',
  ],
  sweating: [
    'moite|moites|transpire|transpirait|sueur|sueurs|sueurs froides|en sueur|en nage|trempe de|trempee de|degouline|sue a|sue beaucoup|il sue|elle sue|je sue|transpiration',
    'grosses gouttes|sue a|il est trempe|elle est trempee|je suis trempe|trempe de sueur|trempee de sueur|toute mouillee de sueur|tout mouille de sueur|en eau|mouille de sueur|ruisselle|sueur froide|sue froid|je sue|sue beaucoup|tout trempe|toute trempee|trempe',
  ],
  fainted: [
    'evanoui|evanouie|evanouir|evanouit|evanouissement|evanouissements|tombe dans les pommes|tombee dans les pommes|tombe dans les pomme|tomber dans les pommes|fait un malaise|malaise vagal|tourne de l oeil|tombe d un coup|tombee d un coup|s est effondre|s est effondree|s est ecroule|s est ecroulee|effondre|ecroule|ecroulee|syncope|voile noir et tombe|tombe raide|tombee raide|tombe comme une masse|failli m evanouir|perdu les pedales et tombe|est tombe tout seul|black out',
    'tombe en syncope|tombee en syncope|tomber en syncope|tombe sans connaissance|perdu connaissance|perdu conscience|perd connaissance|perdre connaissance|perds connaissance|blackout|black out|black oute|s est effondre|s est effondree|s effondre|s est ecroule|s est ecroulee|s ecroule|ecroule|tombe raide|tombe dans les vap|tombee dans les vap|partie dans les vap|parti dans les vap|tourne de l oeil|tourner de l oeil|tourner de l il|tourne de l il|fait un malaise|faire un malaise|malaise au volant|tombe d un seul coup|tombe comme un sac|vu noir et tombe|decompense et tombe|tombe faible|est tombe faible|tombee faible|flanche',
    's effondrer|s ecrouler|s affaisser|s est affaisse|s est affaissee|vient de tomber raide ~ vient|foot|course|rue|travail|cuisine|salle|terrain|douche|chantier|match|coup|devant|bouge|repond|sol|eglise|magasin',
  ],
  dizzy: [
    'vertige|vertiges|tete qui tourne|tete tourne|tete me tourne|tete lui tourne|etourdi|etourdie|etourdissement|etourdissements|tout tourne|tourdi|vois tourner',
    'etourdissements|etourdie|etourdi|vertiges|la tete me tourne|tete tourne|tournis|tete qui vire',
  ],
  'pulsing-belly': ['ventre|bide ~ bat comme|pulse|battement|palpite'],
  'tearing-pain': [
    'dos|poitrine|omoplates ~ dechire|dechirure|dechirement|dechirer',
    'dechirante|dechirant|arrachement|coup de poignard|comme si on me dechirait|comme si on m arrachait ~ dos|omoplates|poitrine|thorax',
  ],
  palpitations: [
    'coeur|c ur|pouls ~ bat vite|bat tres vite|bat trop vite|bat fort|s emballe|emballe|galope|palpite|bat n importe|bat la chamade|irregulier|saute|cogne|180|160|a 180|a 160|a 170|a 150|a 140|bat a|accelere|bat irregulierement|va exploser|court|fou',
    'palpitations|palpitation|tachycardie',
    'coeur|pouls ~ debat|me debat|lui debat|bat bizarre|bat drole|bat mal|bat la chamade|saute des coups|fait des bonds|palpite|s emballe|emballe|bat comme un fou|bat de travers|arythmie|bat trop|en fou|cogne fort|battre vite|bat irregulier|desordonne',
    'palpitations',
  ],
  'leg-swelling-one': [
    'mollet|jambe|cuisse ~ gonfle|gonflee|enfle|enflee|rouge|chaud|chaude|dure|dur|phlebite',
    'phlebite|thrombose|caillot ~ jambe|mollet|veine',
    'mollet|cuisse|une jambe|jambe gauche|jambe droite|la jambe ~ enfle|enflee|a enfle|gonfle|gonflee|dur|chaud|chaude|rouge|plus gros|plus grosse|double',
    'mollet|cuisse ~ enfle|a enfle|gonfle|a gonfle|dur|chaud|rouge ~ vol|avion|voyage|platre|pilule|autre|cote|operation|jours|hier',
  ],
  'leg-swelling': ['pieds|chevilles|jambes ~ gonfles|gonflees|enfles|enflees|gonflent|enflent'],
  'lung-clot': ['embolie pulmonaire|embolie|caillot dans le poumon|caillot au poumon'],
  'pain-on-breathing-in': [
    'mal|douleur|pique|coup ~ quand je respire|en respirant|quand il respire|quand elle respire|inspire|inspiration',
  ],
  'gray-look': [
    'blanc comme un linge|blanche comme un linge|tout gris|toute grise|teint gris|tout blanc et|toute blanche et|blanc comme un drap|pale comme|tout pale|toute pale|tres pale|blanc comme un mort|livide|blafard',
    'gris cendre|teint cireux|cireux|blanc comme un cachet|blanc comme neige|blanc comme un drap|blanche comme un drap|est gris|est grise|est tout blanc|est toute blanche|couleur de cendre|blanc comme un spectre|verdatre|livide|palot|palotte|pale aux levres',
  ],
  'high-blood-pressure': ['hypertension|tension elevee|tension haute|hypertendu|hypertendue|tension trop haute'],
  'heart-failure': ['insuffisance cardiaque'],
  'clot-risk': [
    'long vol|long voyage en avion|pilule contraceptive et|alite|immobilise|platre a la jambe|apres une operation',
    'vol|avion|platre|alite|immobilise|pilule|operation|longue route|long trajet ~ mollet|jambe|semaine|derniere|heures|assis|assise|apres|depuis',
  ],
  'puffy-all-over': ['gonflee partout|enflee partout|tout gonfle|toute gonflee|toute enflee'],
  'upper-belly-pain': ['barre dans l estomac|barre a l estomac|barre epigastrique|barre sous les cotes|sous les cotes'],
  'icd-shocks': [
    'defibrillateur|dai|defib|pacemaker ~ choque|choques|decharge|decharges|declenche|tire ~ deux|trois|quatre|2|3|4|plusieurs|fois|encore|pas arrete|suite',
  ],
  'icd-shock': ['defibrillateur|dai|defib ~ choque|choc|decharge|declenche|coup'],
}

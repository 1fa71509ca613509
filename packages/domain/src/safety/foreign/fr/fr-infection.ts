import type { Lexicon } from '../../lexicon/lexicon'
import { ALLERGENS } from './fr-words'

const FEVER = 'fievre|temperature|brulant|brulante|fievreux|fievreuse|39|40|38|bouillant|bouillante|chaud'
const LIMB = 'jambe|pied|bras|main|doigt|mollet|genou|cuisse|peau|visage|joue|cheville|coude|tibia'
const CUT = 'plaie|coupure|cicatrice|blessure|points|bouton|incision|operation|abces|bobo|ulcere'

/** Fever, sepsis, allergy, bites, skin, throat and ear. */
export const FRENCH_INFECTION: Lexicon = {
  'feels-faint': [
    'vais m evanouir|va s evanouir|failli m evanouir|va tomber dans les pommes|vais tomber dans les pommes|tout devient noir|vais tomber|jambes en coton',
  ],
  'rash-not-fading': [
    'taches|boutons|points|plaques ~ violet|violets|violettes|rouges fonces|pourpres|mauves|disparaissent pas|partent pas|efface pas|effacent pas|appuie',
    'taches|petites taches|boutons|points|plaques|bleus ~ mauves|violettes|violets|violet|rouges|rouge fonce|pourpre|comme du sang ~ verre|partent pas|part pas|disparait pas|disparaissent pas|fievre|s effacent pas|efface pas|appuie|restent',
  ],
  'throat-swelling': [
    'voix ~ bizarre|rauque|enrouee|change|etouffee|plus de voix ~ boutons|plaques|kiwi|cacahuete|arachide|crevette|noix|gonfle|pique|allergie|piqure|medicament',
    'gorge|langue|cou|glotte|gosier ~ gonfle|gonflee|gonflent|gonfler|gonfle|enfle|enflee|enfler|se ferme|ferme|fermer|se serre|serree|serre|se resserre|resserre|bloque|bouchee|retrecit|double de volume|enorme|etroite|epaisse|qui ferme|swell',
    'gorge|langue|glotte|cou|gosier ~ se ferme|ferme|enfle|enfler|enflee|gonfle|gonfler|serre|grossit|epaissit|bloque|double|picote et gonfle ~ mange|crevettes|pique|piqure|allerg*|medicament|antibiotique|respire|air|langue|ferme|arachide|noix|enfle|minutes|voix|plaques',
    'voix ~ change|part|baisse|rauque|etouffee|disparait ~ mange|pique|allerg*|plaques|boutons|gonfle|antibiotique',
    'gorge ~ se referme|referme|se ferme|se serre|serree d un coup|retrecit|bloque|gonfle|enfle ~ gorge|mange|pique|piqure|medicament|boutons|plaques|langue|j ai|respire|avale',
  ],
  'throat-lump': ['gorge ~ boule|gratte|picote|pique|demange|gene'],
  'throat-danger': [
    'avaler|salive|deglutir ~ ne peut|peut plus|arrive plus|peux plus|peux pas|peut pas|impossible|bave|meme pas|n arrive',
    'avaler|avale|salive|crachats|cracher ~ peux pas|peut pas|peut plus|arrive pas|arrive pu|crache|bave|capable|meme pas ~ salive|bave|eau|crache|gorge|voix|rien',
    'avale|avalee|coince|coincee|bloque|bloquee ~ piece|pile|bille|monnaie|arete|os|jouet|trente sous|aimant|dentier|noyau ~ bave|salive|avaler|avale plus|crache|gorge|respire|tousse|pleure|etouffe',
    'bave|baver|bavait ~ bruit|rauque|gorge|voix|fievre|avale plus|inspire|penche|assis|siffle|cou',
  ],
  drooling: ['bave|salive coule|baver', 'bave|baver|salive enormement|salivation'],
  'face-swelling': [
    'visage|levres|levre|yeux|paupieres|bouche|figure|joue|oeil ~ gonfle|gonflee|gonfles|gonflees|enfle|enflee|enflees|enfles|gonflent|enflent|bouffi|bouffie|double de volume|enormes',
    'visage|figure|face|levres|levre|yeux|paupieres|babines|bouche ~ double|enfle|enflee|enfles|enflees|gonfle|gonflee|ballon|deforme|triple|bouffi|bouffie',
  ],
  hives: [
    'plein de plaques|pleine de plaques|pleine de boutons',
    'urticaire|plaques rouges|plaques partout|boutons partout|plein de boutons|couvert de boutons|couverte de boutons|couvert de plaques|couverte de plaques|boutons sur tout|plaques sur tout|gratte partout|demange partout|tout rouge et gratte|corps gratte',
    'plaques|urticaire|boursouflures|cloques|boutons|grattelle|demangeaisons|gales ~ partout|corps|tout le corps|mange|apres|antibiotique|piqure',
  ],
  'allergy-trigger': [
    'arachide|arachides|cacahuete|cacahuetes|crevette|crevettes|noix|guepe|abeille|fruits de mer|antibiotique|penicilline|amoxicilline|peanut|peanuts|poisson|kiwi|sesame|frelon|crabe ~ mange|manger|pique|piquee|piquer|piqure|apres|pris|reaction|allergique|allergie|avale',
    'allergie ~ gonfle|gorge|respire|levres|visage|langue',
    'pique|piquee|piqure ~ guepe|abeille|frelon|abeilles|guepes',
  ],
  anaphylaxis: [
    `gonfle de partout|gonfle partout|enfle de partout|enfle partout|gonflee de partout|gonflent de partout|se met a gonfler|en train de gonfler|gonfle comme un ballon|enfle comme un ballon ~ siffle|respire mal|respirer|etouffe|plaques|${ALLERGENS}`,
    'plus la piqure|plus sa piqure|plus d epipen|plus son epipen|plus de stylo|plus son stylo|plus d adrenaline|pas la piqure|pas sa piqure|pas son epipen|pas d epipen|epipen perime ~ gonfle|enfle|siffle|respire|mange|avale|pique par',
    'choc anaphylactique|anaphylaxie|anaphylactique|allergie grave|reaction allergique grave|epipen|grosse reaction allergique|forte reaction allergique',
  ],
  'mottled-skin': [
    'peau ~ marbree|marbrures|grisatre|froide et|taches violettes',
    'marbrures',
    'peau|genoux|jambes|cuisses|pieds ~ marbree|marbres|marbrees|marbre|marbrures|violacee|froide et moite|taches bleues|bleutee',
  ],
  fever: [
    `fievre|fievreux|fievreuse|brulant|brulante|bouillant|bouillante|temperature elevee|de temperature|temperature a|tres chaud au front|corps chaud|front chaud|il a chaud|elle a chaud`,
    `bebe|petit|petite|fils|fille|enfant ~ brule|chaud|chaude|brulant ~ ${FEVER}`,
    'corps chauffe|corps qui chauffe|corps chaud|corps brulant|palu avec|fait de la temperature|fait de la fievre|fievre|chaud chaud|bouillant|front brulant|il chauffe|elle chauffe',
  ],
  chills: [
    'frissons|frissonne|grelotte|claque des dents|froid dans le corps',
    'frissons|frissonne|frissonner|grelotte|grelotter|claquer des dents|claque des dents|tremble de froid|tremblements de froid|froid dans les os|trembler de fievre|tremble de fievre|la fievre froide|corps froid froid|grelote|frissone|frisson',
  ],
  'snake-bite': [
    'serpent|vipere|crotale|cobra|serpent a sonnette ~ mordu|mordue|morsure|pique|piquee',
    'serpent|vipere|couleuvre|mamba|cobra|crotale ~ mordu|mordue|morsure|pique|piquee|mord|attaque',
  ],
  'animal-bite': [
    'chien|chat|rat|chauve souris|raton|singe ~ mordu|mordue|morsure|griffe|attaque',
    'chien|chat|chatte|chienne|rat|singe|chauve souris|raton|moufette|cheval|cochon|ane ~ mordu|mordue|mord|morsure|croque|plante les crocs|plante ses crocs|griffe|griffee|attaque|attaquee|crocs|dents|saute dessus|mordre',
  ],
  mauled: [
    'chien|pitbull|pit bull ~ attaque|attaquee|arrache|visage|gorge|dechiquete|lache pas|lambeaux',
    'pitbull|pit bull|rottweiler|chien|chiens|meute ~ attaque|attaquee|dechire|arrache|lacere|lambeaux|mange ~ visage|cou|gorge|tete|enfant|niece|neveu|fille|fils|bebe|figure|lache',
  ],
  'spider-bite': [
    'araignee|veuve noire|scorpion ~ mordu|mordue|pique|piquee|morsure|piqure',
    'araignee|scorpion|veuve noire|recluse|mygale|mille pattes ~ mordu|mordue|pique|piquee|piqure|morsure',
    'scorpion|araignee|mygale|veuve noire|recluse|mille pattes|scolopendre ~ pique|piquee|mordu|mordue|mord',
  ],
  'tick-bite': ['tique|tiques'],
  'high-fever': [
    'fievre ~ forte|elevee|grosse|haute|enorme|beaucoup de|monte|de cheval|tres haute',
    'brulant de fievre|brulante de fievre|40 de fievre|bouillant|bouillante',
  ],
  'lasting-fever': [
    'fievre ~ depuis quatre|depuis cinq|depuis 4|depuis 5|depuis 6|depuis une semaine|depuis 7|depuis six|ne baisse pas|descend pas|ne descend|tombe pas|baisse pas|part pas',
    'fievre ~ depuis 4|depuis 5|depuis cinq|depuis quatre|depuis six|depuis 6|depuis une semaine|depuis 3 jours|depuis trois jours|quatre jours|cinq jours|remonte toujours',
    'fievre ~ depuis trois jours|depuis 3 jours|depuis quatre jours|depuis 4 jours|depuis cinq jours|depuis 5 jours|depuis une semaine|depuis lundi|depuis mardi|depuis dimanche|depuis samedi|qui baisse pas|baisse pas|tombe pas|revient toujours',
  ],
  'getting-worse': [
    'empire|s empire|de pire en pire|s aggrave|de plus en plus mal|de plus en plus fort|de plus en plus gonfle|ca augmente',
  ],
  'extreme-pain': [
    'douleur insupportable|douleur atroce|mal a hurler|mal a crever|hurle de douleur|hurler de douleur|pire douleur de ma vie|se tord de douleur|me tords de douleur|douleur intolerable|cri de douleur|crie de douleur',
  ],
  infection: ['infection|infecte|infectee|pus|abces', 'infection urinaire|infectee|infecte|purulent|pus|abces|suppure'],
  'red-spreading-skin': [
    'rougeur|rouge|rougeurs ~ s etend|s etale|monte|se propage|s agrandit|grandit|trainee rouge|ligne rouge ~ jambe|bras|peau|chaud|plaie|pied|gonfle|main|mollet',
    'trainee rouge|ligne rouge qui monte',
    `${LIMB} ~ rouge|rouges|rougeur|rougeurs|plaque rouge ~ brulante|brulant|chaude|chaud|enflee|enfle|gonfle|gonflee|jusqu au|jusqu a|s etend|etend|monte|etale|gagne|avance`,
    'erysipele|erisypele|cellulite infectieuse|lymphangite',
  ],
  'wound-trouble': [
    'plaie|cicatrice|blessure|coupure|morsure ~ infectee|pus|sent mauvais|rouge et|s ouvre|suinte|coule|gonflee',
    `${CUT} ~ coule|coulent|pue|suinte|jaune|rouge|s est ouverte|ouverte|ouvre|desunie|chaude|gonflee|enflee|infect*|pus|degoutte`,
  ],
  'flesh-eating': [
    'peau|chair ~ noircit|pourrit|devient noire|noire ~ vite|etend|odeur|douleur|fievre|pied|jambe',
    'cloques noires|cloques violettes|peau noire|peau violette|chair morte|noircit a vue ~ fievre|douleur|mal|vite|heures|jambe|monte|etend',
    'gangrene|bacterie mangeuse|fasciite|mangeuse de chair',
  ],
  'foul-wound': [
    'plaie|cicatrice|operation ~ pue|odeur|sent mauvais',
    `${CUT} ~ pue|sent mauvais|sent fort|odeur|puante|coule du pus`,
  ],
  cold: ['rhume|nez qui coule|nez coule|nez bouche|enrhume|enrhumee|eternue|eternuements|morve|coup de froid'],
  flu: ['grippe|covid|courbatures|courbature|corona'],
  'sore-throat': [
    'mal|douleur|pique ~ gorge',
    'gorge ~ gratte|pique|irritee|rouge|brule',
    'angine|amygdales|maux de gorge',
  ],
  'ear-pain': ['mal|douleur|otite ~ oreille|oreilles', 'otite|otites', 'mal|douleur|bouchee|otite ~ oreille|oreilles'],
  sinus: ['sinusite|sinus'],
  hayfever: ['rhume des foins|pollen|allergie saisonniere|allergies saisonnieres'],
  rash: [
    'eczema|demange|demangeaison|demangeaisons|grattent|boutons|plaques|eruption|rougeurs|varicelle|ca gratte|psoriasis|mycose|gale',
    'eruption|eczema|dermatite|psoriasis|plaques qui grattent|boutons qui grattent|petits boutons rouges|boutons rouges|erytheme fessier|mycose|gale|teigne|peau qui pele|peau seche qui|taches qui grattent|rougeurs qui grattent|plaques rouges qui',
  ],
  shingles: ['zona'],
  'missed-dialysis': [
    'dialyse ~ rate|ratee|manque|manquee|loupe|pas pu|saute|sautee|pas faite|pas allee|pas alle|rates',
    'dialyse|dialyses|hemodialyse ~ rate|ratee|manque|saute|pas fait|pas faite|pas alle|deux|loupe|depuis une semaine',
  ],
  'weak-immunity': [
    'chimio|chimiotherapie|greffe|greffee|transplante|immunodeprime|immunodeprimee|vih|sida|sans rate|plus de rate|immunosuppresseurs|leucemie|defenses immunitaires',
    'chimio|chimiotherapie|immunodeprime*|immunosupp*|greffe|greffee|sous biotherapie|anti rejet|antirejet',
  ],
  'sickle-cell': [
    'drepanocytose|drepanocytaire|drepano|crise vaso|anemie falciforme|falciforme',
    'drepanocyt*|sicklanemie|ss homozygote|anemie falciforme|sc sickle',
  ],
  'travel-malaria': [
    'palu|paludisme|malaria',
    'afrique|congo|cameroun|senegal|mali|guinee|cote d ivoire|togo|benin|haiti|gabon|nigeria|burkina|kinshasa|abidjan|dakar|douala ~ rentre|rentree|revenu|revenue|retour|revient|reviens|voyage|arrive|arrivee|vacances|sejour',
    'palu|paludisme|malaria|acces palustre|crise de palu',
    'afrique|congo|brazzaville|pointe noire|cameroun|yaounde|senegal|mali|bamako|guinee|conakry|cote d ivoire|togo|lome|benin|cotonou|haiti|gabon|libreville|nigeria|lagos|burkina|ouagadougou|kinshasa|lubumbashi|abidjan|dakar|douala|madagascar|comores|mayotte|rwanda|burundi|tchad|centrafrique|niamey|niger ~ rentre|rentree|revenu|revenue|retour|revient|reviens|voyage|arrive|arrivee|vacances|sejour|rentrant|passe un mois|etais',
  ],
  'sting-in-mouth': [
    'pique|piquee|piqure ~ dans la bouche|dans la gorge|sur la langue|a la langue ~ guepe|abeille|frelon|bourdon|insecte',
  ],
  sepsis: [
    'septicemie|sepsis|choc septique|infection generalisee|infection du sang|empoisonnement du sang ~ fait|a|fievre|medecin|peut|c est|suspect*|parle|hopital|crois',
  ],
  'black-wound': [
    `${CUT}|orteil|pied|${LIMB} ~ noir|noire|noircit|noircie|necrose ~ pue|odeur|fievre|douleur|mal|diabet*|pus|cloque|cloques|grandit`,
  ],
  'sudden-deafness': [
    'entends plus|entend plus|entends pu|sourd|sourde|perdu l ouie|perdu l audition ~ oreille|oreilles|cote ~ depuis|hier|coup|matin|soudain|reveil',
  ],
  'ear-noise': [
    'acouphene|acouphenes|bourdonnement|bourdonnements|sifflement dans|siffle dans|oreille siffle|oreilles qui sifflent|cillement',
    'oreille|oreilles ~ siffle|sifflement|sifflements|bourdonne|bourdonnement|bourdonnements|sonne|cille|bruit',
    'acouphene|acouphenes',
  ],
  'many-stings': [
    'abeilles|guepes|frelons|essaim|fourmis rouges|bourdons ~ attaque|attaques|attaquee|plein de piqures|partout|50|40|30|20|dizaines|trentaine|vingtaine|cinquantaine|centaine|nid|plusieurs fois|essaim',
  ],
  swarm: [
    'abeilles|guepes|frelons|essaim ~ 50|40|60|100|dizaines|cinquantaine|centaine|trentaine|attaque par|ont attaque',
  ],
  'hearing-fading': [
    'entends ~ moins bien|moins en moins|mal|plus tres bien|pas bien|de moins en moins|presque plus ~ oreille|oreilles|depuis|mois|semaines|telephone|gens|tele',
    'entends moins bien|entend moins bien|entend mal|entends mal|ouie baisse|ouie qui baisse|audition baisse|audition qui baisse|perd l ouie|perds l ouie|devient sourd|devient sourde|deviens sourd|deviens sourde|monte le son de la tele|dur d oreille|dure d oreille|perte d audition|faire repeter',
    'oreille|oreilles ~ bouchee|bouchees|bouche|cotonneuse|comme du coton|pleine ~ semaines|mois|depuis',
  ],
  'body-blisters': [
    'peau|corps ~ decolle|se decolle|part en lambeaux|pele en plaques|s arrache|s en va par plaques|cloques|ampoules|bulles ~ bouche|levres|yeux|medicament|antibiotique|partout|visage|fievre|depuis',
    'cloques|ampoules|bulles|phlyctenes ~ partout|corps|bouche|levres|ventre|dos ~ medicament|antibiotique|fievre|peau|bouche|yeux',
  ],
  'in-mouth': [
    'dans la bouche|la bouche a vif|bouche en sang|levres a vif|bouche pleine de|dans ma bouche|dans sa bouche',
  ],
}

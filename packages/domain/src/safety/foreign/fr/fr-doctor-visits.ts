import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'

const LONG = `${joined(
  listed('depuis|ca fait|depuis plus de|ca dure depuis|depuis environ|depuis pres de|fait|depuis au moins'),
  [
    ...[...range(2, 12), 'deux', 'trois', 'quatre', 'cinq', 'six', 'huit', 'plusieurs', 'quelques'].flatMap((each) => [
      `${each} mois`,
      `${each} semaines`,
    ]),
    'un mois',
    '1 mois',
    'des mois',
    'des semaines',
    'un an',
    'des annees',
    'un bout',
    'un bon bout',
  ],
)}|depuis longtemps|des mois que|des semaines que|chronique`

/** What is for a doctor today, within days, or at home. */
export const FRENCH_DOCTOR_VISITS: Lexicon = {
  lasting: [
    LONG,
    'depuis 5 jours|depuis cinq jours|depuis six jours|depuis 6 jours|depuis une semaine|depuis dix jours',
  ],
  'long-lasting': [LONG],
  'lasting-fever': [
    'fievre ~ depuis 4|depuis 5|depuis cinq|depuis quatre|depuis six|depuis 6|depuis une semaine|depuis 3 jours|depuis trois jours|quatre jours|cinq jours|remonte toujours',
  ],
  'month-or-more': [
    `${LONG.split('|')
      .filter((each) => /mois|\ban|annees/.test(each))
      .join('|')}|4 semaines|5 semaines|6 semaines|8 semaines|quatre semaines|six semaines`,
  ],
  'leg-swelling-one': [
    'mollet|cuisse ~ enfle|a enfle|gonfle|a gonfle|dur|chaud|rouge ~ vol|avion|voyage|platre|pilule|autre|cote|operation|jours|hier',
  ],
  'unprotected-sex': [
    'capote|preservatif|condom ~ pete|petee|craque|craquee|dechire|rompu|glisse|reste dedans|brise|perce|perdu',
    'rapport a risque|rapports a risque|relation non protegee|relations non protegees|sans protection|plan b|pilule du lendemain|sans condom|sans capote ~ hier|soir|eu|fait|besoin|nuit|sexe|rapport|relation',
  ],
  'sudden-deafness': [
    'entends plus|entend plus|entends pu|sourd|sourde|perdu l ouie|perdu l audition ~ oreille|oreilles|cote ~ depuis|hier|coup|matin|soudain|reveil',
  ],
  'contact-lens': ['lentilles|verres de contact|lentille|dormi avec mes verres'],
  'red-eye': ['oeil|yeux|il ~ rouge|rouges|injecte|sang', 'il rouge'],
  'eye-pain': ['il rouge|oeil rouge|oeil|yeux ~ douloureux|douloureuse|fait mal|mal a l|mal dans'],
  halos: ['halos|halo|arc en ciel|cercles ~ lumieres|lumiere|lampes|vois|lampadaires|oeil|phares'],
  'breast-infection': [
    'sein|seins|mamelon ~ rouge|chaud|dur|douloureux|enfle|bosse ~ allaite|fievre|allaitement|lait|bebe',
    'mastite|abces du sein',
  ],
  nursing: ['j allaite|elle allaite|allaite|allaitement'],
  'breast-sore': ['sein|seins ~ rouge|chaud|mal|douloureux|dur'],
  'same-day': [
    'rage|vaccin antirabique|antirabique ~ mordu|mordue|morsure|chauve souris|chien|chat',
    'vih|sida|tpe|prep ~ capote|preservatif|condom|seringue|rapport|hier|exposition',
    'pique|piquee ~ seringue|aiguille usagee|aiguille sale',
    'doigt|main|index|pouce ~ chat|chien|mordu|crocs|morsure ~ rouge|gonfle|enfle|chaud',
    'doigt|index|pouce|main ~ rouge ~ chaud|chaude ~ gonfle|gonflee|enfle|enflee',
  ],
  cough: ['tousse|toux|toussote|tousser|toux seche|toux grasse'],
  'numb-hands-night': [
    'main|mains|doigts|poignet ~ fourmillements|fourmille|engourdies|engourdie|engourdis|engourdissement|endormies|fourmis|picotent ~ nuit|reveil|dors|matin|soir|mois|semaines',
  ],
  mole: [
    'grain de beaute|grains de beaute|tache|naevus|verrue ~ change|grossi|grossit|gratte|saigne|couleur|forme|grandi|noir|irregulier|noirci',
  ],
  lump: [
    'boule|bosse|masse|ganglion|ganglions|kyste|grosseur|glande ~ sein|seins|cou|aisselle|aine|dos|testicule|nuque|bras|gorge|part pas|poignet',
  ],
  'ear-noise': [
    'acouphene|acouphenes|bourdonnement|bourdonnements|sifflement dans|siffle dans|oreille siffle|oreilles qui sifflent|cillement',
  ],
  'memory-slow': [
    'oublie|oublis|memoire|perd la memoire|oublier ~ depuis|mois|an|ans|peu a peu|tout|de plus en plus|prenoms ~ papa|pere|mere|maman|depuis|mari|femme|grand*|mamie|papi',
  ],
  'for-long-alone': [
    `acouphene|acouphenes|bourdonnement|enroue|enrouee|voix rauque|demangeaisons|gratte|fourmillements|engourdissements|ronfle|perte de cheveux|cheveux tombent|tete lourde|sueurs nocturnes|mauvaise haleine ~ ${LONG}`,
  ],
  'needs-visit': [
    'regles|menstruations ~ durent|irregulieres|deux fois par mois|trop longues|dix jours|10 jours|neuf|quinze jours|tres abondantes|trainent|deregle*',
    'ordonnance|medicament|medicaments|pilules|refill|prescription|renouveler|renouvellement|amlodipine|levothyrox|synthroid|metformine|ventoline|pilule|sertraline|losartan|tension|pression|thyroide ~ reste|bientot fini|renouveler|renouvellement|refill|fini dans|presque plus|finit|finissent|termine|besoin d une|besoin d un|manquer ~ semaine|semaines|jours|refill|renouveler|ordonnance|prescription|medicament*|mois|pilules',
    'ongle incarne|ongle ~ revient|toujours|mois|semaines|douloureux|mal|infecte',
    `talon|plante du pied|voute plantaire|sous le pied ~ mal|lance|douleur|pique|elance ~ matin|premier pas|premiers pas|${LONG}|semaines`,
    'rapports|rapport|relations|sexe|penetration ~ mal|douleur|douleurs|saigne|brule|secheresse',
    'tension|pression|blood pressure ~ 14 9|15 9|15 10|14|15|145|150|152|155|148|158|elevee|haute|monte|sur 95|sur 90 ~ pharmacie|sens|rien|symptome*|95|94|90|100|fois|machine|9|10',
    'pertes|pertes blanches|demangeaisons|mycose ~ demange|gratte|blanches|odeur|vulve|vagin|vaginales|semaine',
    'plaie|ulcere|bouton|aphte|lesion|bobo ~ guerit pas|gueri pas|cicatrise pas|ferme pas|depuis des|depuis 3|depuis trois|depuis plusieurs ~ bouche|langue|levre|jambe|peau|pied|semaines|mois|gencive|nez',
    `brulures d estomac|reflux|aigreurs|remontees acides|acidite ~ ${LONG}|toutes les nuits|tous les soirs|tous les jours|plus d un mois`,
    'pieds|chevilles|jambes ~ enfles|enflent|enflees|gonfles|gonflent|gonflees ~ soir|fin de journee|debout|travail',
    'verrue|verrues|boutons|condylomes ~ genital|genitale|genitales|penis|vagin|anus|vulve|sexe',
    'prend pas de poids|grossit pas|grandit pas ~ fils|fille|bebe|enfant|petit|petite',
    `tete lourde|maux de tete|mal de tete|migraines ~ ${LONG}`,
    'arreter de fumer|resultats anormaux|prise de sang anormale|check up',
    'sterilet|diu|implant ~ regles|enlever|retirer|saigne|saignements|mal',
  ],
  'missed-periods': ['plus de regles|pas de regles|regles disparues|plus mes regles|pas eu de regles|regles absentes'],
  'weight-loss': ['perdu|maigri|fondu|perds ~ kilos|kg|livres|poids ~ kilos|kg|livres'],
  'back-pain': [
    'mal de dos|dos barre|mal aux reins|mal dans le bas du dos|mal au dos|mal dans le dos|lombalgie|douleur au dos|reins me font mal',
  ],
  heartburn: ['brulements d estomac|brulures d estomac|acidite|aigreurs d estomac|estomac brule'],
  'hair-loss': ['cheveux ~ tombent|perds|chute|perte'],
  'joint-ache': [
    'genou|genoux|epaule|hanche|coude|poignet|cheville|talon|articulations|jointures ~ mal|douleur|fait mal|craque|font mal',
  ],
  dizzy: ['etourdissements|etourdie|etourdi|vertiges|la tete me tourne|tete tourne|tournis|tete qui vire'],
  palpitations: ['palpitations'],
  'ear-pain': ['mal|douleur|bouchee|otite ~ oreille|oreilles'],
  'tooth-pain': ['mal|douleur|rage|cassee ~ dent|dents|molaire', 'mal de dents|mal aux dents|rage de dent'],
  'tooth-swelling': ['dent|dents|gencive ~ joue|joues|enflee|gonflee ~ enflee|gonflee|enfle|gonfle'],
  insomnia: ['dors plus|dors pu|dors pas|ferme pas l oeil|insomnie|nuits blanches|tourne dans le lit'],
  'sore-muscles': [
    'courbatures|courbature|muscles endoloris|raque|raquee ~ gym|sport|entrainement|course|muscu|foot|exercice',
  ],
  'chronic-illness': ['thyroide|hypothyroidie|endometriose|ovaires polykystiques|cholesterol|anemie'],
  constipation: ['constipe|constipee|constipation|va pas a la selle'],
  diarrhea: ['diarrhee|courante|va vite|ventre qui coule'],
}

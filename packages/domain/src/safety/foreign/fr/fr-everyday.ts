import type { Lexicon } from '../../lexicon/lexicon'
import { LONG, SINCE } from './fr-words'

/** Complaints of every day, mood, sleep and visits. */
export const FRENCH_EVERYDAY: Lexicon = {
  'insect-sting': ['moustique|moustiques|punaises de lit|piqure d insecte|puces|piqures'],
  depressed: [
    'deprime|deprimee|depression|depressif|depressive|moral a zero|pleure tout le temps|pleure tous les jours|plus gout a rien|plus le moral|le cafard|au fond du trou|tres triste',
    'plus le gout a rien|plus gout a rien|pu le gout de rien|envie de rien|plus envie de rien|pu envie de rien|pas le moral|moral dans les chaussettes|moral a plat|broie du noir|idees noires sans|je pleure pour rien|pleure tous les soirs|pleure tout le temps|sors plus de mon lit|reste au lit toute|rien ne me fait plaisir|vide en dedans|vide a l interieur|cafard|down depuis|nostalgie du pays',
  ],
  anxious: [
    'anxiete|anxieux|anxieuse|angoisse|angoisses|angoissee|crise de panique|crises de panique|attaque de panique|attaques de panique|stresse|stressee|stress',
    'nerfs|les nerfs ~ en boule|a bout|a vif|craquent|lachent|en pelote',
    'boule dans la gorge|boule au ventre|noeud dans la gorge|coeur s emballe|coeur qui s emballe|mains moites ~ quand je pense|quand j y pense|avant de dormir|angoisse|stress|anxiete|inquiete|au travail|chaque matin',
    'angoisses|anxieux|anxieuse|anxiete|stressee tout le temps|m inquiete pour tout|m en fais pour tout|attaques de panique|crise d angoisse|crises d angoisse|crise d anxiete',
  ],
  insomnia: [
    'dors mal|dort mal|dors pas|dort pas|insomnie|insomnies|mal a dormir|arrive pas a dormir|pas dormi|dormir la nuit|reveille la nuit|ferme pas l oeil|sommeil',
    'dors plus|dors pu|dors pas|ferme pas l oeil|insomnie|nuits blanches|tourne dans le lit',
    'dors trois heures|dors deux heures|dors 3 heures|dors 2 heures|dors 4 heures|nuits blanches|nuit blanche|ferme pas l oeil|pas capable de dormir|dors presque pas|dors presque plus|dors plus la nuit|reveille a 3 h|reveille a trois heures|reveille toutes les heures|mal a m endormir|tourne dans mon lit|dors pu',
  ],
  'drug-use': [
    'drogue|drogues|cocaine|crack|toxicomane|addict|alcoolique|alcoolisme|arreter de boire|arreter l alcool|bois trop',
  ],
  'allergy-mild': ['allergie|allergies|allergique'],
  'joint-ache': [
    'mal|douleur|douleurs ~ genou|genoux|epaule|hanche|coude|poignet|articulations|cheville|pied',
    'arthrite|arthrose|rhumatisme|rhumatismes',
    'genou|genoux|epaule|hanche|coude|poignet|cheville|talon|articulations|jointures ~ mal|douleur|fait mal|craque|font mal',
    'epaule|epaules|genou|genoux|hanche|coude|poignet|poignets|cheville|talon|dos|cou|orteil ~ pogne|lance|coince|barre|bloque|elance|tire|fait souffrir|raide|grince|douloureux|douloureuse|sensible|enfle',
  ],
  'tooth-pain': [
    'mal|douleur|rage|cassee|casse|carie ~ dent|dents|molaire',
    'carie|caries|dent de sagesse|rage de dents|gencive|gencives',
    'mal|douleur|rage|cassee ~ dent|dents|molaire',
    'mal de dents|mal aux dents|rage de dent',
    'dent|dents|molaire|sagesse|plombage|carie|couronne ~ mal|lance|elance|douleur|cassee|casse|tombe|sensible|pourrie|trou|me tue|bat',
  ],
  'tooth-swelling': [
    'dent|gencive|dents ~ gonfle|gonflee|enfle|enflee|abces|joue gonflee|pus',
    'dent|dents|gencive ~ joue|joues|enflee|gonflee ~ enflee|gonflee|enfle|gonfle',
  ],
  'canker-sore': ['aphte|aphtes|bouton de fievre'],
  'urine-trouble': ['urine souvent|pipi souvent|pisse souvent|envie de pipi'],
  stye: ['orgelet|compere loriot'],
  tired: ['fatigue|fatiguee|epuise|epuisee|sans energie|pas d energie|crevee|faiblesse|affaibli|faible'],
  lump: [
    'boule|bosse|grosseur|kyste|ganglion|ganglions|masse ~ sein|cou|aisselle|aine|dos|bras|sous la peau|dure|grossit|testicule',
    'boule|bosse|masse|ganglion|ganglions|kyste|grosseur|glande ~ sein|seins|cou|aisselle|aine|dos|testicule|nuque|bras|gorge|part pas|poignet',
  ],
  'swelling-other': ['gonfle|gonflee|gonfles|enfle|enflee|gonflement|enflure'],
  'pain-other': ['mal au|mal a la|mal aux|douleur|douleurs|fait mal|mal partout|mal a l|mal de|ai mal|a mal'],
  sunburn: ['coup de soleil|coups de soleil'],
  'missed-periods': [
    'pas eu mes regles|retard de regles|plus mes regles',
    'plus de regles|pas de regles|regles disparues|plus mes regles|pas eu de regles|regles absentes',
    'pas|plus|aucune|arretees|absence ~ regles|menstruations ~ depuis|mois|semaines',
  ],
  'genital-discharge': ['ecoulement|pertes ~ penis|vagin|vertes|odeur|jaunes'],
  'unprotected-sex': [
    'rapport non protege|rapports non proteges|capote a craque|preservatif a craque|sans preservatif|pilule du lendemain',
    'capote|preservatif|condom ~ pete|petee|craque|craquee|dechire|rompu|glisse|reste dedans|brise|perce|perdu',
    'rapport a risque|rapports a risque|relation non protegee|relations non protegees|sans protection|plan b|pilule du lendemain|sans condom|sans capote ~ hier|soir|eu|fait|besoin|nuit|sexe|rapport|relation',
  ],
  hiccups: ['hoquet|poux|verrue|verrues|ronfle|pellicules|gueule de bois|ongle incarne'],
  'refill-or-visit': [
    'medecin|docteur|rendez vous|vaccin|vaccins|vaccination|vacciner|ordonnance|renouveler|renouvellement|bilan|depistage|check up|medicament|medicaments|pediatre|dentiste|gyneco|gynecologue|specialiste|clinique|hopital|pharmacie|infirmiere|malade|sante|urgences|mammographie|frottis|prise de sang|maladie|symptomes|contraception|pilule',
  ],
  'chronic-illness': [
    'cholesterol|thyroide|anemie|anemique|maladie chronique|lupus|endometriose|vih positif|ulcere',
    'thyroide|hypothyroidie|endometriose|ovaires polykystiques|cholesterol|anemie',
  ],
  'month-or-more': [
    `${LONG.split('|')
      .filter((each) => /mois|\ban|annees/.test(each))
      .join('|')}|4 semaines|5 semaines|6 semaines|8 semaines|quatre semaines|six semaines`,
    `${SINCE}|4 sem|5 sem|6 sem`,
  ],
  'same-day': [
    'rage|vaccin antirabique|antirabique ~ mordu|mordue|morsure|chauve souris|chien|chat',
    'vih|sida|tpe|prep ~ capote|preservatif|condom|seringue|rapport|hier|exposition',
    'pique|piquee ~ seringue|aiguille usagee|aiguille sale',
    'doigt|main|index|pouce ~ chat|chien|mordu|crocs|morsure ~ rouge|gonfle|enfle|chaud',
    'doigt|index|pouce|main ~ rouge ~ chaud|chaude ~ gonfle|gonflee|enfle|enflee',
    'seropo|seropositif|seropositive|vih|hiv|sida ~ rapport|rapports|couche avec|capote|condom|preservatif|expose|exposee|contact|traitement|tpe|pep|seringue|relation',
    'traitement post exposition|traitement d urgence vih|tpe|prophylaxie ~ vih|sida|rapport|hier|heures|jours|seropo',
    'chauve souris ~ mordu|mordue|morsure|griffe|chambre|contact|touche',
  ],
  'numb-hands-night': [
    'main|mains|doigts|poignet ~ fourmillements|fourmille|engourdies|engourdie|engourdis|engourdissement|endormies|fourmis|picotent ~ nuit|reveil|dors|matin|soir|mois|semaines',
  ],
  mole: [
    'grain de beaute|grains de beaute|tache|naevus|verrue ~ change|grossi|grossit|gratte|saigne|couleur|forme|grandi|noir|irregulier|noirci',
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
    'medicament|medicaments|ordonnance|comprimes|pilules|pilule|insuline|pompe|prescription|injection|cachets ~ finit|se termine|bientot fini|bientot finie|presque fini|presque finis|fini|finis|reste que|reste juste|reste plus que|expire|expiree|manquer de|au bout|derniers|dernier ~ renouvel*|semaine|jours|tension|thyroide|diabete|docteur|medecin|prescription|ordonnance|rendez vous',
    'gaz|heartburn|acidite|reflux|aigreurs|brulements d estomac|brulement d estomac|remontees|remontees acides|ballonne|ballonnee|ballonnements ~ mois|semaines|tous les soirs|chaque soir|apres manger|apres les repas|toutes les nuits|chaque nuit|couche',
    'bosse|boule|masse|grosseur|nodule|kyste ~ sein|seins|cou|aisselle|aine|sous le bras|testicule',
    'menopause|bouffees de chaleur ~ nuit|dors|sueurs|mois|regles|supporte',
    `mal|douleur|fait mal|font mal|craque|craquent ~ dos|bas du dos|genou|genoux|epaule|hanche|hanches|mains|poignets|cou|talon|talons ~ ${SINCE}|3 sem|2 sem|4 sem|semaines|mois|des mois`,
    'regles|menstruations ~ irregulieres|deux fois par mois|2 fois par mois|tres longues|dix jours|10 jours|tres abondantes|abondantes|plus longues|decalees',
    'brulures d estomac|brulure d estomac|brulures destomac|l estomac qui brule|estomac en feu|ca remonte|remontees|acide dans la gorge ~ tous les soirs|chaque soir|toutes les nuits|chaque nuit|tous les jours|apres chaque repas|depuis|mois|semaines|tums|omeprazole|gaviscon',
    'ronfle|ronfler|ronflements ~ toutes les nuits|chaque nuit|fort|mois|fatigue|fatiguee|s endort|dort mal|bouche|arrete de respirer|nez',
    'orl|vegetations|amygdales ~ referral|voir|consulter|ronfle|enlever|rendez vous',
    'oeil|yeux|paupiere|paupieres ~ colle|colles|collees|croutes|rouges|pique|gratte|sec|secs ~ semaine|semaines|dix jours|10 jours|mois',
    'perds mes cheveux|cheveux tombent|perte de cheveux',
    'ventre|estomac ~ mal|ballonne|crampes|gonfle ~ semaines|mois|apres manger|chaque repas',
  ],
  'hair-loss': ['cheveux ~ tombent|perds|chute|perte'],
  'sore-muscles': [
    'courbatures|courbature|muscles endoloris|raque|raquee ~ gym|sport|entrainement|course|muscu|foot|exercice',
  ],
  'skin-change': [
    'plaque|plaques|tache|taches|bouton|boutons|croute|lesion|peau ~ gratte|grattent|demange|demangent|pele|squame|rouge|saigne|grandit|s etend lentement|revient|seche ~ depuis trois semaines|depuis deux semaines|semaines|mois|ans|plusieurs mois|toujours pas',
  ],
}

import type { Lexicon } from '../../lexicon/lexicon'

/** 38.4: a decimal point is folded away. */
const degrees = (...wholes: readonly number[]) =>
  wholes.flatMap((whole) => [`${whole}`, ...Array.from({ length: 10 }, (_each, tenth) => `${whole}${tenth}`)]).join('|')
const HOT =
  'fievre|temperature|degre|degres|thermometre|chaud|chaude|brulant|brulante|celsius|farenheit|fahrenheit|bouillant'

export const FRENCH_EVERYDAY: Lexicon = {
  'temp-38': [`${HOT} ~ ${degrees(38, 39, 40, 41, 101, 102, 103, 104, 105)}|1004|1005|1006|1007|1008|1009`],
  'temp-39': [`${HOT} ~ ${degrees(39, 40, 41, 103, 104, 105)}|1022|1025|1028`],
  'temp-394': [`${HOT} ~ ${degrees(40, 41, 103, 104, 105)}|394|395|396|397|398|399`],
  'temp-40': [`${HOT} ~ ${degrees(40, 41, 104, 105)}`],
  'high-fever': [
    'fievre ~ forte|elevee|grosse|haute|enorme|beaucoup de|monte|de cheval|tres haute',
    'brulant de fievre|brulante de fievre|40 de fievre|bouillant|bouillante',
  ],
  'lasting-fever': [
    'fievre ~ depuis quatre|depuis cinq|depuis 4|depuis 5|depuis 6|depuis une semaine|depuis 7|depuis six|ne baisse pas|descend pas|ne descend|tombe pas|baisse pas|part pas',
  ],
  'getting-worse': [
    'empire|s empire|de pire en pire|s aggrave|de plus en plus mal|de plus en plus fort|de plus en plus gonfle|ca augmente',
  ],
  'extreme-pain': [
    'douleur insupportable|douleur atroce|mal a hurler|mal a crever|hurle de douleur|hurler de douleur|pire douleur de ma vie|se tord de douleur|me tords de douleur|douleur intolerable|cri de douleur|crie de douleur',
  ],
  'severe-pain': [
    'tres tres mal|super mal|trop trop mal|douleur intense|douleur terrible|douleurs terribles|fortes douleurs|douleur forte|enormement mal',
  ],
  severe: [
    'terrible|terribles|atroce|insupportable|horrible|intense|extreme|tres fort|tres forte|violent|violente|affreux|affreuse',
  ],
  sudden: [
    'soudain|soudaine|soudainement|tout d un coup|tout a coup|d un coup|brusquement|brutalement|subitement|subite',
  ],
  lasting: [
    'depuis une semaine|depuis deux semaines|depuis des semaines|depuis plusieurs semaines|depuis un mois|depuis des mois|depuis longtemps|depuis 2 semaines|depuis 3 semaines|depuis 10 jours|depuis dix jours|depuis plusieurs jours|depuis 4 jours|depuis 5 jours|chronique|persistant|persistante|passe pas|depuis quelques semaines',
  ],
  'long-lasting': [
    'depuis deux semaines|depuis des semaines|depuis plusieurs semaines|depuis un mois|depuis des mois|depuis 2 semaines|depuis 3 semaines|depuis 10 jours|depuis dix jours|depuis trois semaines|depuis quelques semaines|chronique',
  ],
  infection: ['infection|infecte|infectee|pus|abces'],
  'red-spreading-skin': [
    'rougeur|rouge|rougeurs ~ s etend|s etale|monte|se propage|s agrandit|grandit|trainee rouge|ligne rouge ~ jambe|bras|peau|chaud|plaie|pied|gonfle|main|mollet',
    'trainee rouge|ligne rouge qui monte',
  ],
  'wound-trouble': [
    'plaie|cicatrice|blessure|coupure|morsure ~ infectee|pus|sent mauvais|rouge et|s ouvre|suinte|coule|gonflee',
  ],
  'flesh-eating': ['peau|chair ~ noircit|pourrit|devient noire|noire ~ vite|etend|odeur|douleur|fievre|pied|jambe'],
  'foul-wound': ['plaie|cicatrice|operation ~ pue|odeur|sent mauvais'],
  diarrhea: ['diarrhee|diarrhees|chiasse|la courante|selles liquides|selles molles'],
  constipation: ['constipe|constipee|constipation'],
  heartburn: ['brulures d estomac|brulure d estomac|reflux|remontees acides|aigreurs'],
  'liver-disease': ['cirrhose|hepatite|maladie du foie'],
  cough: ['toux|tousse|toussote|bronchite|tousser'],
  'green-phlegm': ['glaires vertes|crachats verts|crachats jaunes|glaires jaunes|pneumonie|mucus vert'],
  cold: ['rhume|nez qui coule|nez coule|nez bouche|enrhume|enrhumee|eternue|eternuements|morve|coup de froid'],
  flu: ['grippe|covid|courbatures|courbature|corona'],
  'sore-throat': [
    'mal|douleur|pique ~ gorge',
    'gorge ~ gratte|pique|irritee|rouge|brule',
    'angine|amygdales|maux de gorge',
  ],
  'ear-pain': ['mal|douleur|otite ~ oreille|oreilles', 'otite|otites'],
  sinus: ['sinusite|sinus'],
  hayfever: ['rhume des foins|pollen|allergie saisonniere|allergies saisonnieres'],
  'allergy-mild': ['allergie|allergies|allergique'],
  rash: [
    'eczema|demange|demangeaison|demangeaisons|grattent|boutons|plaques|eruption|rougeurs|varicelle|ca gratte|psoriasis|mycose|gale',
  ],
  shingles: ['zona'],
  'back-pain': [
    'mal|douleur|douleurs|bloque ~ au dos|dans le dos|bas du dos|lombaires|mon dos|le dos',
    'lumbago|sciatique|dos bloque|mal de dos',
  ],
  'joint-ache': [
    'mal|douleur|douleurs ~ genou|genoux|epaule|hanche|coude|poignet|articulations|cheville|pied',
    'arthrite|arthrose|rhumatisme|rhumatismes',
  ],
  gout: ['la goutte|crise de goutte|acide urique'],
  'hot-joint': ['genou|articulation|cheville|coude ~ rouge|chaud ~ gonfle|gonflee|enfle'],
  'tooth-pain': [
    'mal|douleur|rage|cassee|casse|carie ~ dent|dents|molaire',
    'carie|caries|dent de sagesse|rage de dents|gencive|gencives',
  ],
  'tooth-swelling': ['dent|gencive|dents ~ gonfle|gonflee|enfle|enflee|abces|joue gonflee|pus'],
  'canker-sore': ['aphte|aphtes|bouton de fievre'],
  'burning-urine': [
    'brule|brulure|brulures|pique|mal|brulait ~ pipi|urine|uriner|urinant|urinaire|pisse|pisser',
    'cystite|infection urinaire',
  ],
  'urine-trouble': ['urine souvent|pipi souvent|pisse souvent|envie de pipi'],
  'red-eye': ['oeil|yeux ~ rouge|rouges|colle|colles', 'conjonctivite'],
  stye: ['orgelet|compere loriot'],
  tired: ['fatigue|fatiguee|epuise|epuisee|sans energie|pas d energie|crevee|faiblesse|affaibli|faible'],
  lump: [
    'boule|bosse|grosseur|kyste|ganglion|ganglions|masse ~ sein|cou|aisselle|aine|dos|bras|sous la peau|dure|grossit|testicule',
  ],
  'swelling-other': ['gonfle|gonflee|gonfles|enfle|enflee|gonflement|enflure'],
  'pain-other': ['mal au|mal a la|mal aux|douleur|douleurs|fait mal|mal partout|mal a l|mal de|ai mal|a mal'],
  sunburn: ['coup de soleil|coups de soleil'],
  'period-problem': [
    'regles ~ retard|abondantes|douloureuses|irregulieres|pas eu|mal|douleurs|longues',
    'douleurs de regles|retard de regles',
  ],
  'missed-periods': ['pas eu mes regles|retard de regles|plus mes regles'],
  'yeast-infection': ['mycose vaginale|pertes blanches|demangeaisons vaginales|vagin ~ demange|gratte|pertes'],
  'genital-discharge': ['ecoulement|pertes ~ penis|vagin|vertes|odeur|jaunes'],
  'unprotected-sex': [
    'rapport non protege|rapports non proteges|capote a craque|preservatif a craque|sans preservatif|pilule du lendemain',
  ],
  'diaper-rash': ['fesses rouges|erytheme fessier'],
  teething: ['fait ses dents|poussee dentaire|perce ses dents'],
  hiccups: ['hoquet|poux|verrue|verrues|ronfle|pellicules|gueule de bois|ongle incarne'],
  'weight-loss': ['perdu du poids|perte de poids|maigri|perdu 5 kilos|perdu 10 kilos|maigris|perdu des kilos'],
  'refill-or-visit': [
    'medecin|docteur|rendez vous|vaccin|vaccins|vaccination|vacciner|ordonnance|renouveler|renouvellement|bilan|depistage|check up|medicament|medicaments|pediatre|dentiste|gyneco|gynecologue|specialiste|clinique|hopital|pharmacie|infirmiere|malade|sante|urgences|mammographie|frottis|prise de sang|maladie|symptomes|contraception|pilule',
  ],
  'out-of-vital-medicine': [
    'insuline|epilepsie|warfarine|anticoagulant|anticoagulants|cortisone|prednisone|methadone|keppra|depakine|eliquis|xarelto|suboxone ~ plus|fini|finie|manque|rupture|sans|perdu|termine|peux pas payer|peux plus payer|arrete|penurie|reste pas|rien|stock',
  ],
  'missed-dialysis': [
    'dialyse ~ rate|ratee|manque|manquee|loupe|pas pu|saute|sautee|pas faite|pas allee|pas alle|rates',
  ],
  'chronic-illness': ['cholesterol|thyroide|anemie|anemique|maladie chronique|lupus|endometriose|vih positif|ulcere'],
  diabetes: ['diabete|diabetique|insuline|glycemie|sucre dans le sang|metformine'],
  insulin: ['insuline'],
  'insulin-without-food': ['insuline ~ rien mange|pas mange|sans manger|n a pas mange|sauter le repas'],
  copd: ['bpco|emphyseme'],
  'blood-thinner': [
    'anticoagulant|anticoagulants|fluidifiant|fluidifie le sang|fluidifier le sang|fluidifient le sang|eclaircit le sang|eclaircir le sang|warfarine|coumadine|eliquis|xarelto|sang fluide|previscan|heparine|kardegic|plavix|pilule pour le sang|sintrom',
  ],
  'heart-disease': [
    'maladie du coeur|probleme cardiaque|problemes cardiaques|probleme de coeur|problemes de coeur|insuffisance cardiaque|cardiaque|pacemaker|stent|pontage|malade du coeur|opere du coeur|operee du coeur|malade cardiaque',
  ],
  steroids: ['cortisone|prednisone|corticoides|addison'],
  cancer: ['cancer|tumeur|leucemie|lymphome|cancereux'],
  'weak-immunity': [
    'chimio|chimiotherapie|greffe|greffee|transplante|immunodeprime|immunodeprimee|vih|sida|sans rate|plus de rate|immunosuppresseurs|leucemie|defenses immunitaires',
  ],
  'sickle-cell': ['drepanocytose|drepanocytaire|drepano|crise vaso|anemie falciforme|falciforme'],
  'post-surgery': [
    'operation|opere|operee|chirurgie|appendicite operee ~ apres|depuis|viens|recente|recemment|jours|semaine|hier|cicatrice|suite',
    'apres mon operation|apres son operation|apres l operation|apres la chirurgie|post operatoire',
  ],
  'travel-malaria': [
    'palu|paludisme|malaria',
    'afrique|congo|cameroun|senegal|mali|guinee|cote d ivoire|togo|benin|haiti|gabon|nigeria|burkina|kinshasa|abidjan|dakar|douala ~ rentre|rentree|revenu|revenue|retour|revient|reviens|voyage|arrive|arrivee|vacances|sejour',
  ],
}

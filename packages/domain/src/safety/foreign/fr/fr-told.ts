import { joined, listed, range } from '../choices'

const ONE_TO_TWELVE = [
  ...range(1, 12).map(String),
  ...'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques|plusieurs'.split('|'),
]

const SAID_LAUGHING = joined(
  listed(
    'me tire une balle|me pends|me jette par la fenetre|saute par la fenetre|un infarctus|une crise cardiaque|un avc|une syncope|va me tuer|vais mourir|je meurs|je creve|me suicide|envie de mourir|m a tue|me tue|tombe dans les pommes',
  ),
  listed('mdr|mdrr|mdrrr|ptdr|ptdrr|lol|haha|ahah|hahaha|xd|hihi'),
).split('|')
const OF_A_PET = joined(
  listed(
    'mon chat|ma chatte|mon chien|ma chienne|le chat|le chien|chat du voisin|chien du voisin|mon lapin|mon cheval|mon oiseau|mon hamster|son chat|son chien',
  ),
  listed(
    'a fait un avc|a eu un avc|a fait un infarctus|a fait une crise|s est noye|a avale|a mange|est tombe|vomit|a vomi|s est evanoui|convulse|a convulse|fait une crise|respire mal|respire plus|a ete renverse|s est fait renverser|saigne|a bu|s etouffe|est mort|boite|ne mange plus|pisse du sang|a ete mordu',
  ),
).split('|')

/** What befalls a thing: "the phone drowned". */
const OF_A_THING = joined(
  listed(
    'telephone|tel|cell|cellulaire|portable|ordi|ordinateur|laptop|char|auto|voiture|plante|gateau|tele|batterie|montre|tablette|frigo|laveuse',
  ),
  listed(
    'est mort|est morte|est mort noye|s est noye|noye|est tombe|est tombe dans|est casse|a pris feu|a brule|a explose|m a lache|a rendu l ame|a fait un avc|a fait une crise|se reveille pas|reagit plus',
  ),
).split('|')
const OF_WORK = joined(
  listed(
    'job|boulot|travail|taf|ouvrage|loyer|prof|boss|patron|chaleur|froid|facture|prix|devoir|devoirs|cours|regime|gym|entrainement|hiver|escalier|trajet|bureaucratie|paperasse',
  ),
  listed(
    'va me tuer|me tue|me tuera|m acheve|va m achever|m a tue|m a achevee|m a acheve|va finir par me tuer|finira par me tuer',
  ),
).split('|')
const SILENT_OFFICE = joined(
  listed(
    'docteur|docteure|medecin|pediatre|clinique|dentiste|pharmacie|secretaire|secretariat|assurance|proprio|proprietaire|patron|cabinet|specialiste|bureau',
  ),
  listed(
    'repond pas|repond plus|ne repond pas|ne repond plus|repond pas au telephone|repond plus au telephone|ne repond plus au telephone|ne repond pas au telephone|reponds pas|reponds plus|repond jamais|decroche pas|decroche plus',
  ),
).split('|')
const YEARS_GONE = Array.from({ length: 65 }, (_each, at) => `en ${1945 + at}`)

/** Words around a mention that decide how it counts. */
export const FRENCH_TOLD = {
  deniedBefore: listed(
    'pas|pas de|pas d|pas eu|pas eu de|pas du tout|pas fait|pas fait de|ni|ni de|sans|sans aucun|sans aucune|aucun|aucune|aucun signe de|aucune trace de|jamais|jamais eu|jamais eu de|jamais fait|jamais fait de',
    'n a plus de|n ai plus de|a plus de|ai plus de|y a plus de|plus aucun|plus aucune|n a plus|n ai plus|pas une|pas un|pas la|pas le|pas l|pas les|pas mon|pas ma|pas encore|pas vraiment|pas forcement|ne veux pas|ne veut pas',
    'n est pas|ce n est pas|c est pas|ce n etait pas|exclu|exclut|a exclu|a ecarte|ecarte|elimine|jamais pense|jamais pense a|jamais pense au|jamais voulu|pas pense|pas pense au|pas envie|pas l intention|aucune envie|aucune idee|aucune intention|aucune idee de|aucune intention de|pas l intention de',
    'eviter|eviter de|eviter un|eviter une|prevenir|prevention de|prevention du|prevention des|contre|peur',
  ).filter((each) => each !== 'peur' && each !== 'contre'),
  deniedAfter: listed(
    'negatif|exclu|ecarte|est exclu|est exclue|n est pas le cas|a disparu|ont disparu|est passe|est passee',
  ),
  links: listed(
    'de|d|du|des|la|le|les|l|un|une|et|ou|ni|a|au|en|mal|mal a|douleur|tres|trop|vraiment|autre|autres|signe de|signes de|signe d|probleme de|problemes de|fait|eu|particulier|particuliere|crise de|idees|idee|pensees|envie de|envie',
  ),
  idioms: [
    ...listed(
      'message d adieu a l equipe est parti|chat a fait un avc',
      'sauter du pont en bungee|sauter du pont en elastique|message d adieu a l equipe|adieu a l equipe|adieu au hockey|pot d adieu|fete d adieu|message est parti|lettre est partie|colis est parti|mail est parti|train est parti|bus est parti|avion est parti|ne respire pas mal|respire pas mal|respire pas trop mal|pique les yeux quand je coupe|en coupant des oignons|ca pique les yeux quand je coupe des oignons|sans assurance|tete qui va exploser avec ces|tete va exploser avec ces|tete qui va exploser avec les|tete va exploser avec les papiers|tete qui va exploser avec tous|tete qui explose avec ces|crise de jalousie|fait une crise au magasin|fait une crise parce que|crise de larmes|crise d ado|pneu a creve|pneu creve',
      's est effondree en larmes|s est effondre en larmes|suis effondree en larmes|suis effondre en larmes|s effondre en larmes|s est ecroule de rire|s est ecroulee de rire|s est effondre de fatigue|s est ecroule de fatigue',
      's endort en classe|s endort en cours|s endort a l ecole|s endort en voiture|s endort devant la tele|s endort dans l auto|m endors devant la tele|m endors en classe|m endors en cours|m endors au travail|s endort au travail|effondree en larmes|effondre en larmes|effondrer en larmes|effondree de fatigue|avale tout ce|gobe tout ce|j avale tout ce qu|messages programmes pour|a cause d un suicide|accident de personne|en jouant au foot hier m a tue|pistolet a clous|joue a mourir|jeu ou il faut mourir|jeu ou on meurt|mort dans le jeu|meurt dans le jeu|perdu la tete avec',
      'est parti avec la voiture|est parti avec l auto|est partie avec la voiture|est parti au travail|est parti travailler|est partie travailler|est parti en vacances|est parti en voyage|est parti au pays|est partie au pays|saute du pont en bungee|du pont en bungee|saut a l elastique|saute a l elastique|saute en parachute|tout est pret pour|tout prepare pour|tout est prepare pour|tout est regle pour|papiers en ordre pour|va me tuer si je|pistolet a eau|pistolet a colle|arme en plastique|failli faire une syncope|failli faire un avc|failli avoir un infarctus|failli faire un malaise en|failli m etouffer de|failli mourir de rire|failli mourir de honte|on voit plus rien|voit plus rien du tout de la cicatrice|voit plus la cicatrice|se voit plus|me tue mes|tuee mdr|a mourir de rire|mort de chez mort|corde au cou avec|corde au cou pour|la corde au cou le|se passer la corde au cou|passe la corde au cou le|couteau sous la gorge avec|couteau sous la gorge par la banque|balle perdue au|c est de la balle|poignard dans le dos au|coup de poignard au|facture est un coup de poignard|un coup de massue|noye dans la paperasse',
      ...OF_A_PET,
      ...SAID_LAUGHING,
      ...OF_A_THING,
      ...SILENT_OFFICE,
      ...OF_WORK,
      'belle mere va me tuer si|mere va me tuer si|patron va me tuer si|boss va me tuer|mon pere va me tuer si|ma femme va me tuer si|voix des voisins|voix du voisin|voix de mes voisins|pilules comme prescrit|medicaments comme prescrit|je capote|carte soleil',
      'me frappe jamais|me bat jamais|me tape jamais|me frappe pas|me bat pas|me tape pas|frappe jamais|bat jamais|tape jamais',
      'toutes les trois heures|toutes les quatre heures|toutes les cinq heures|toutes les six heures|toutes les 3 heures|toutes les 4 heures|toutes les 5 heures|toutes les 6 heures',
      'morte de fatigue|mort de fatigue|mort de rire|morte de rire|mourir de rire|mourir de faim|mourir de soif|mourir de honte|mourir de chaud|mourir de froid|mourir d ennui|meurs de faim|meurt de faim|meurs de soif|meurs d envie|meurs de rire|meurs de chaud|meurs de froid|meurs de sommeil|creve de faim|creve la dalle|creve de chaud|creve de froid|veux mourir de honte|voulais mourir de honte|envie de mourir de honte',
      'coup de coeur|de tout coeur|par coeur|brise le coeur|serre le coeur|coeur serre|coeur brise|fend le coeur|coeur bat pour|gros coeur|bat la chamade pour|mal au coeur de voir|coeur gros|coeur lourd',
      'acheter un epipen|acheter epipen|epipen moins cher|prix de l epipen|prix d un epipen|prix epipen|ordonnance d epipen|ordonnance pour epipen|ordonnance pour l epipen|renouveler l epipen|renouveler mon epipen|epipen coute|cout de l epipen|epipen gratuit|couvre l epipen|couvre un epipen|rembourse l epipen|couvrent l epipen',
      'prix m a etrangle|loyer m etrangle|dettes m etranglent|factures m etranglent|loyer m etouffe|factures m etouffent|etouffe sous les dettes|etouffe sous les factures|etouffe par les factures|etouffe par les dettes|etouffe sous la paperasse|etouffe dans ce travail|souffle en voyant|souffle coupe en voyant|coupe le souffle en voyant|a couper le souffle|a bout de souffle avec',
      'perdu mon souffle en voyant|respire plus en voyant|failli tomber dans les pommes en voyant|failli m evanouir en voyant|failli faire une crise cardiaque|failli avoir une crise cardiaque|frole la crise cardiaque|faire une crise cardiaque en voyant|faillit faire un infarctus|failli faire un infarctus|match m a tue|m a tue mdr|m a tuer|tue de rire|tuee de rire|mort de rire mdr|presque fait une crise cardiaque|presque fait un infarctus|j ai fait une syncope en voyant',
      'rendent folle , je vais les tuer|rendent folle je vais les tuer|rendent fou , je vais les tuer|rendent dingue , je vais les tuer|rend folle , je vais le tuer|rend folle , je vais la tuer|vais te tuer si|vais la tuer si|vais le tuer celui la|tuer le temps|me tue au travail|se tue au travail|me tue a la tache|se tue a la tache|boulot me tue|travail me tue|loyer me tue|chaleur me tue|me tuent ces|tue de travailler|me tuer a la tache|me tuer au travail|me tue a lui dire|me tue a repeter|me tuer a repeter|me tue a expliquer|suicide professionnel|suicide financier|suicide commercial|mort d inquietude|morte d inquietude|mort de peur|morte de peur|envie de tuer quelqu un au telephone',
      'aveugle d amour|les bras m en tombent|coute un bras|coute les yeux de la tete|main forte|coup de main|coup de fil|coup de pouce|coup de feu en cuisine|sans voix devant|reste sans voix|restee sans voix|saigne a blanc|ca nous saigne|saigne le portefeuille|saigner le portefeuille|hemorragie financiere|saigner financierement|saigne financierement|prennent a la gorge|prend a la gorge|chat dans la gorge|tete qui tourne avec tous|tete qui tourne avec ces|prise de tete|casse tete|me casse la tete|casse les pieds|me prend la tete',
      'paralyse par la peur|paralysee par la peur|tombe de haut|tombee de haut|tombe enceinte|tombee enceinte|tomber enceinte|tombe malade|tombee malade|tombe en panne|tomber de fatigue|tombe de fatigue|tombe de sommeil|tombe amoureux|brule les etapes|brule d envie|brulee au travail|burn out|dors comme un bebe|crise de rire|crise de nerfs en voyant|crise du logement|crise economique|etouffe de rire|etouffer de rire|etouffait de rire|tordu de rire|pleure de rire|suffoque de rire|plus respirer tellement je riais|plus respirer tellement je rigolais|plus respirer de rire|fou rire',
      'me bat pour|se bat pour|se bat contre|me bats pour|me bat froid|bat son plein|accident de travail declare|attaque de panique geree|aux urgences dentaires|coup de soleil|noye sous|noyee sous|noye dans|noyee dans|se noie dans un verre|me noie dans|au bout du rouleau avec la paperasse|sang froid|prise de sang|don de sang|donner du sang|analyse de sang|test de sang|pression arterielle controlee|bilan sanguin|mauvais sang|bon sang',
      'tete la premiere fois|frappe a la porte|frappe a ma porte|frapper a la porte|toxique au travail|bouffee d air|allo docteur|pas plus mal|pas mal|mal de coeur',
    ),
    ...ONE_TO_TWELVE.flatMap((each) => [
      `y a ${each} ans`,
      `y a ${each} mois`,
      `y a ${each} semaines`,
      `depuis ${each} ans`,
    ]),
  ].filter((each) => each !== 'pas mal' && each !== 'pas plus mal'),
  past: [
    ...YEARS_GONE,
    ...listed(
      'et il est mort a la fin|meurt a la fin|j etais meme pas nee|j etais pas nee|j etais pas ne|avant ma naissance|au siecle dernier|dans les annees 70|dans les annees 80|dans les annees 90|pendant la guerre|etant gamin|etant gamine|trente ans apres|vingt ans apres|dix ans apres|annees plus tard|on en rit encore',
      'l an dernier|l an passe|l annee derniere|l annee passee|annee derniere|annee passee|le mois dernier|mois dernier|mois passe|en 2009|en 2010|en 2011|en 2012|en 2013|en 2014|en 2015|en 2016|en 2017|en 2018|en 2019|en 2020|en 2021|en 2022|en 2023|en 2024|a fait l eclampsie pour moi|quand j etais petit|quand j etais petite|quand j etais enfant|quand j etais jeune|quand j etais ado|quand il etait petit|quand elle etait petite|quand j avais|dans mon enfance|dans ma jeunesse|etant petit|etant enfant|autrefois|dans le temps|a l epoque|jadis|il y a longtemps|y a longtemps|il y a des annees|y a des annees|au pays quand',
      'est mort d|est morte d|est mort de|est morte de|est mort suite|est decede|est decedee|decede d|decedee d|deces de|mourut|est parti d un|avant mais c est fini|c est fini depuis|c est fini tout ca|est gueri|est guerie|suis gueri|suis guerie|est completement gueri|s est bien remis|s est bien remise|tout va bien maintenant|va bien maintenant|va mieux maintenant|c est passe maintenant|la derniere fois|derniere grossesse|ma premiere grossesse|premier accouchement|mon dernier accouchement|apres son avc|suite a son avc|apres mon avc|suite a mon avc|antecedents|antecedent',
      'facture des urgences pour|facture pour|recu la facture|recu une facture|recu ma facture|envoye la facture|envoye une facture|facture de mon passage|facture de l hopital pour|facture de l ambulance pour|facture de l ambulance de|facture de l ambulance du|on m a facture|ils m ont facture|m a ete facture|demande de remboursement pour|rembourser mon passage|a refuse de payer|refuse de payer mon|refuse de payer ma|refuse de rembourser|refuse de couvrir|passage aux urgences de|erreur de dossier|ont code|a ete code|est code|en mars|en avril|en janvier|en fevrier|de mars|de janvier|de fevrier|d avril|en juin dernier|ete hospitalise|ete hospitalisee',
    ),
    ...ONE_TO_TWELVE.flatMap((each) => [`y a ${each} ans`, `y a ${each} mois`, `ya ${each} ans`, `ya ${each} mois`]),
    ...['10', '15', '20', '25', '30', 'dix', 'quinze', 'vingt', 'trente'].map((each) => `y a ${each} ans`),
  ],
  now: listed(
    'aujourd hui|aujourdhui|ce matin|ce soir|cette nuit|cet apres midi|en ce moment|la maintenant|et maintenant|maintenant j|maintenant il|maintenant elle|maintenant ca|maintenant je|mais maintenant|la tout de suite|a l instant|depuis hier|depuis ce|depuis cette|depuis une heure|depuis deux heures|depuis tout a l heure|depuis tantot|depuis quelques heures|depuis ce matin|depuis lundi|depuis deux jours|depuis trois jours|depuis 2 jours|depuis 3 jours|hier soir|recommence|ca revient|est revenu|est revenue|revient|reviennent|de nouveau|a nouveau|encore mal|encore une fois|pareil que|comme la derniere fois|meme douleur|memes symptomes|les memes|la meme chose|ca empire|de pire en pire|de plus en plus',
    'a l aide|au secours|aidez moi|aide moi|que faire|je fais quoi|qu est ce que je fais|on fait quoi|est ce grave|c est grave|c est normal|dois je appeler|faut il appeler|faut appeler|j appelle le 911|j appelle les secours|j appelle une ambulance|j appelle l ambulance|appeler le 911|appeler 911|dois je aller|faut il aller|je dois aller aux urgences|aller aux urgences|j ai peur de la facture|peur de la facture|peur d aller|peur d appeler|j ai tres mal|j ai mal a la poitrine|j ai mal au ventre et|je saigne|il saigne|elle saigne|viens de|vient de|toujours|tout d un coup|tout a coup|soudain|j arrive plus|j arrive pas|n arrive plus|je peux plus|je peux pas|il respire mal|elle respire mal|on a pas d assurance|j ai pas d assurance|pas de papiers',
  ),
  office: listed(
    'facture|factures|assurance|assureur|remboursement|rembourser|rembourse|medicaid|medicare|copay|franchise|couverture|couvre|couvrir|reclamation|dossier|formulaire|appel de decision|papiers a remplir|ordonnance|renouveler|renouvellement|rendez vous|kine|kinesitherapeute|orthophoniste|reeducation|mutuelle|prise en charge|recouvrement|creancier|dette|frais medicaux|attestation|certificat medical|suivi',
  ),
  general: listed(
    'un film ou|le film ou|une serie ou|la serie ou|un roman ou|un livre ou|dans un film|dans le film|dans la serie|dans le roman|dans un roman|dans mon livre|dans un livre|le heros|l heroine|le personnage|un documentaire|un reportage|aux nouvelles|au journal televise|dans le jeu video|dans son jeu|dans mon jeu|un podcast|combien de compressions|combien d insufflations|nombre de compressions|rythme des compressions|rythme de massage|pour l examen de|pour l exam de|pour mon expose|pour un expose|pour ma presentation|pour mon cours|pour mon exam|pour l exam|pour l examen',
    'quels sont les symptomes|quels sont les signes|quels signes|quels symptomes|symptomes d un|symptomes d une|signes d un|signes d une|signes de l|les signes du|c est quoi un|c est quoi une|c est quoi la difference|c est quoi les signes|quelle difference|quelle est la difference|difference entre|qu est ce qu un|qu est ce qu une|qu est ce que le|comment prevenir|comment eviter|comment reconnaitre|comment reagir en cas|comment savoir si quelqu un|que faire en cas de|que faire en cas d|en cas de|premiers secours|formation|travail d ecole|travail scolaire|travail sur le|un memoire|memoire sur|these sur|dissertation|recherche sur|aux nouvelles|vu a la tele|dans les nouvelles|dans le journal|cours de|c est hereditaire|est hereditaire|reconnaitre un avc|dans le film|dans un film|dans la serie|dans une serie|le film|ce film|la serie|a la tele|aux infos|dans le livre|un livre sur|roman|documentaire|jeu video|un article|un podcast|pour un cours|pour l ecole|un expose|devoir sur|est ce hereditaire|risques de|facteurs de risque|campagne|une affiche|cette affiche|chanson|journee mondiale|statistiques|entrainement|exercice de|est ce que mon assurance couvre|est ce que l assurance couvre|mon assurance couvre',
  ),
}

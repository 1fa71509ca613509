import type { Lexicon } from '../../lexicon/lexicon'
import { FRENCH_UNABLE, HARD } from './fr-words'

const FACE = 'visage|bouche|figure|levre|la joue|sa joue|ma joue|sourire|face|paupiere|machoire'
const DROOP =
  'tordu|tordue|tord|tordait|deforme|deformee|deforme|de travers|travers|tombe d un|tombe|tombee|tombant|tombante|qui tombe|pend|pendait|affaisse|affaissee|affaissement|descendu|descendue|paralyse|paralysee|tire d un|devie|deviee|parti sur|partie sur|parti d un|partie d un|partie de cote|parti de cote|un seul cote|penche|pend d un|bizarre d un|asymetrique|ne bouge plus|bouge plus|decale|decalee|tourne d un|tournee|tire vers|figee|fige'
const ARM = 'bras|jambe|main|jambes|mains|doigts|pied'
const EYE = 'oeil|yeux|vue|vision|il gauche|il droit'
const SINCE_WHEN =
  'depuis|aujourd hui|soudain|coup|matin|tantot|hier|maintenant|reveil|soir|midi|fievre|nuit|heure|heures'

/** Strokes, head, spine and nerves. */
export const FRENCH_BRAIN: Lexicon = {
  stroke: [
    'avc',
    'accident vasculaire',
    'attaque cerebrale|attaque au cerveau|congestion cerebrale|hemorragie cerebrale|ait cerebral',
  ],
  'face-droop': [
    'figure|visage|bouche|joue|levre ~ bouge pas|bouge plus ~ moitie|un cote|d un cote|gauche|droite|droit',
    `${FRENCH_UNABLE} ~ sourire|sourire normalement`,
    `${FACE}|moitie du visage|cote du visage ~ ${DROOP}`,
    'sourire|sourit|souris|bouche ~ deux cotes|un seul cote|d un cote|de travers|moitie|tordu|tordue',
    'moitie|cote|gauche|droit ~ visage ~ endormi|engourdi|engourdie|mort|sens plus|sent plus|paralyse|tombe',
    'bave d un cote|visage endormi d un cote',
    ...[
      'bouche|visage|figure|face|levre|la joue|sa joue|ma joue|paupiere ~ partie d un|partie de cote|parti de cote|croche|toute croche|tout croche|deviee|devie|tombe|descend|descendue|coule|affaissee|affaisse|tiree|tire|bancale|virée|viree|tournee|paralyse|paralysee|molle|bizarre ~ cote|croche|parle|bras|gauche|droite|travers|main|matin|coup|moitie',
      'sourire|sourit|rit|rire ~ croche|de travers|d un cote|moitie|tordu|un seul',
      'bave|coule|salive|boit ~ d un cote|d un seul cote|par un cote|coin de la bouche ~ bras|bouche|parle|visage|fourchette|main|cote|coin',
    ].map((each) => each.replace('virée|', '')),
  ],
  'one-side-weak': [
    `${ARM}|un cote|cote gauche|cote droit|moitie du corps|cote du corps|demi corps ~ engourdi|engourdie|engourdis|paralyse|paralysee|paralysie|faible|faiblesse|sens plus|sent plus|mou|molle|mort|morte|endormi|endormie|ne bouge plus|bouge plus|repond plus|reponds plus|obeit plus|obeissent plus|n obeit|sans force|plus de force|force dans|lourd comme|pend|ballant|insensible|lache`,
    `${FRENCH_UNABLE}|plus ~ lever|bouger|soulever|serrer|tenir|plier|remuer|utiliser ~ ${ARM}|cote gauche|cote droit|un cote`,
    'traine la jambe|traine une jambe|traine le pied|traine sa jambe|hemiplegie|hemiplegique|paralyse d un cote|paralysee d un cote|paralyse du cote|paralysee du cote|jambe me lache|jambe le lache|tombe toujours du meme cote|boite d un coup',
    'laisse tomber|laisse echapper|lache ~ cuillere|tasse|verre|telephone|fourchette|tout ce qu|les objets|les choses|tout ~ main|bras|bizarre|parle|visage|bouche|soudain|droite|gauche',
    'bras|jambe|main|cote gauche|cote droit|un cote|moitie du corps|demi corps|moitie du visage|moitie ~ ne marche plus|marche plus|repond plus|ne repond|morte|mort|pend|pendouille|ballant|ramolli|ramollie|tombe tout seul|retombe|sans vie|s engourdit|engourdit|engourdi|obeit plus|refuse de bouger|veut plus bouger|leve plus|leve pas|lever|paralyse|gele|gelee|faible|plus de force|sens plus',
    'echappe|echapper|lache|laisse tomber|tombe des mains|tient plus ~ tasse|verre|fourchette|cuillere|crayon|stylo|cle|cles|objets|telephone|tout ~ main|bras|fois|bizarre|parle|bouche|morte|engourdi|engourdie|matin',
    'leve les deux bras|lever les deux bras|tend les deux bras ~ retombe|un seul|un tombe|descend',
    'traine|boite|marche ~ une jambe|sa jambe|la jambe gauche|la jambe droite|un pied ~ soudain|coup|parle|bouche|bras|matin|depuis',
    'fourmille|fourmillements|engourdi|engourdie|engourdissement|picotements|fourmis ~ d un cote|tout un cote|cote gauche|cote droit|moitie du corps|demi corps ~ parle|dis n importe quoi|bouche|visage|mots|soudain|coup|bras|jambe|tete|vois',
  ],
  'drops-things': [
    'laisse tomber|lache|fait tomber ~ cuillere|tasse|verre|telephone|fourchette|tout ce qu|objets|choses|tout',
  ],
  'speech-trouble': [
    `${FRENCH_UNABLE} ~ parler|parle|articuler|trouver ses mots|trouver les mots|trouver mes mots|sortir un mot|dire un mot|prononcer|s exprimer|mots`,
    'parle bizarre|parle bizarrement|parle de travers|parle comme s il avait bu|parle comme si elle avait bu|parle comme un ivrogne|parle comme un soulard|parle comme ivre|parle comme une personne saoule|parlait bizarre|parle plus clairement|parle pas clair|parle mal depuis|ne parle plus|parle plus du tout|parle mais on comprend|parle on comprend rien|comprend rien a ce qu|comprends rien a ce qu|comprend pas ce qu il dit|comprend pas ce qu elle dit|comprends pas ce qu il dit|comprends plus ce qu|comprend plus ce qu|comprend rien quand|comprends rien quand|mots n ont pas de sens|mots sortent pas|mots ne sortent|mots sortent de travers|mots melanges|melange les mots|melange ses mots|cherche ses mots|bafouille|baragouine|marmonne|mange ses mots|bouillie dans la bouche|parole pateuse|bouche pateuse et parle|langue lourde|langue pateuse|langue empatee|elocution|parole difficile|parole bizarre|trouble de la parole|troubles de la parole|mots incomprehensibles|paroles incomprehensibles|phrases incoherentes|propos incoherents|charabia|phrases n ont pas|phrases ont pas de sens',
    'patate dans la bouche|patate chaude|parle pateux|parle mou|parle tout croche|parle croche|parle drole|parle tout drole|parole embarrassee|parle comme bebe|parle embrouille|langue qui fourche|langue embarrassee|langue bloquee|langue lourde|langue grosse|langue toute molle|mots dans le desordre|mots a l envers|mots se melangent|trouve plus ses mots|trouve plus les mots|trouver ses mots|trouver les mots|trouver mes mots|trouve pas ses mots|trouve pas les mots|sort que des sons|fait que des sons|plus aucun mot|plus un mot ne sort|mots veulent pas sortir|mots viennent pas|mots sortent|comprends rien de ce|comprend rien de ce|parle chinois|bredouille|begaie d un coup|bafouille|articule plus|articule mal|parle plus comme il faut|parle pas bien|parle mal tout d un|parler mal|parle comme saoul|parle comme un saoul|parle comme une saoule|parle comme soul|il parle mal|elle parle mal',
    'trouve plus|trouve pas|cherche|mots sortent|melange|manque|inverse|sortent pas ~ ses mots|les mots|mes mots|de travers|les phrases|plus les mots ~ minutes|coup|soudain|depuis|matin|bouche|bras|papa|mere|mari|heure|maintenant',
    'comprends|comprend|comprenais|comprenait ~ plus|pas|rien|pu ~ ce que les gens|ce qu on me|ce qu on lui|ce que je lui|disaient|ce que tout le monde|les mots ~ coup|soudain|tout a coup|ce matin|minutes|apres',
    'charabia|baragouine|bredouille|bafouille|articule plus|articule mal|mache ses mots|langue epaisse|langue pateuse|parle mou|parle drole|parle tout croche ~ coup|soudain|depuis|matin|bouche|bras|mere|pere|mari|papa|maman|mamie|il|elle|comprend',
  ],
  'vision-loss': [
    `noire|devenue noire|plus rien|ne vois plus|voit plus|vois plus|voyait plus|ne voit rien|vois rien|voit rien|vois noir|tout noir|voile noir|rideau|voile|noir|perdu la vue|perdu|aveugle ~ ${EYE}`,
    'perdu la vue|perte de vision|perte de la vue|devenu aveugle|devenue aveugle|suis aveugle|vois plus rien|voit plus rien|voile noir|rideau noir|vision a disparu|vue a disparu|je ne vois plus|ne voit plus d un',
    'vois plus rien|voit plus rien|vois plus de|voit plus de|voit rien de|vois rien de|noir devant|rideau noir|voile noir|rideau gris|ombre noire|perdu la moitie de la vue|moitie de ma vision|vois que la moitie|voit que la moitie|vue est partie|vue s est eteinte|vision s est eteinte|oeil s est eteint|plus de vue|aveugle d un|aveugle tout d un',
    'rideau|voile|ombre|tache noire ~ oeil|yeux|vue|vision ~ tombe|descend|descendu|monte|couvre|noir|soudain|coup',
  ],
  'vision-change': [
    'vois double|voit double|vision double|vision trouble|vue trouble|vision floue|vue floue|vois flou|voit flou|vue brouillee|vision brouillee|vois trouble|yeux troubles|vois des etoiles|points noirs|taches noires|voit des etoiles|voyait double',
    `${EYE} ~ flou|floue|trouble|brouille|brouillee|baisse|double`,
    'vois embrouille|voit embrouille|vue embrouillee|vois brouille|voit brouille|vois en double|voit en double|vois deux|flou depuis|vue qui baisse|vue baisse|vue a baisse|vois moins bien|voit moins bien|vision qui|vois pas clair|voit pas clair|flou d un',
    'mouches volantes|mouches dans les yeux|mouches devant les yeux|voit des mouches|vois des mouches|mouches noires devant|etoiles devant les yeux|vue qui scintille|lumieres devant les yeux ~ mal|tete|semaines|tension|sa|enceinte|oeil|yeux|soudain|depuis|crane|barre',
  ],
  'balance-loss': [
    'perd l equilibre|perds l equilibre|perte d equilibre|marche comme s il avait bu|marche comme si elle avait bu|marche comme un ivrogne|marche de travers|tient plus debout|tiens plus debout|titube|marche en zigzag|plus marcher droit|tenir debout|tiens pas debout|tient pas debout|penche en marchant|plus d equilibre',
    'marche tout croche|marche croche|tient pu debout|tient pas sur ses jambes|tiens pas sur mes jambes|tangue|comme sur un bateau|part d un cote|tombe d un cote|penche d un cote|tombe sur le cote|perd pied|titube|zigzague|comme une personne saoule',
  ],
  confused: [
    'se souvient de rien|se souvient plus|souviens de rien|se rappelle de rien|se rappelle plus',
    'confus|confuse|desoriente|desorientee|perdu la tete|n importe quoi depuis|dit n importe quoi|raconte n importe quoi|delire|delirait|delirant|deliree|propos bizarres|dit des choses bizarres|dit des choses qui n ont|dit des betises|divague|divaguait|hallucine|hallucinations|incoherent|incoherente|incoherents|parle tout seul et|comme un zombie|ne me reconnait|me reconnait pas|me reconnait plus|nous reconnait pas|nous reconnait plus|reconnait plus personne|reconnait personne|reconnait pas ses|reconnait plus ses|sait plus ou il|sait plus ou elle|sait pas ou il est|sait pas ou elle est|sait plus qui|sait plus quel jour|sait plus son nom|connait plus son nom|ne sait plus ou|ne sait plus quel|sait plus comment il s appelle|agit bizarre|comporte bizarrement|a perdu le nord|parle a des gens|voit des choses qui n existent|voit des gens qui',
    'confond ~ jour|nuit|gens|prenoms',
    `sans queue ni tete|pas d allure|n importe quoi|des niaiseries|des choses bizarres|des trucs bizarres|a des morts|avec les morts|aux morts|aux murs|tout seul|toute seule|des histoires|des betises|dans le vide|pas de sens|sans sens ~ dit|parle|raconte|parlait|disait|repete|divague`,
    `melange|melangee|tout melange|toute melangee|tout confus|toute confuse|perdu|perdue|desoriente|egare|egaree|pas toute sa tete|plus toute sa tete|perd la tete|perd la boule|perd la carte|deraille|deraisonne|dans les nuages|dans la brume|a l ouest|tout drole|toute drole|bizarre|plus la meme|plus le meme|plus lui meme|plus elle meme|pas lui meme|pas elle meme ~ ${SINCE_WHEN}|fievre|insuline|diabet*|me prend pour|reconnait|brulant|sucre`,
    'me prend pour|nous prend pour|la prend pour|m appelle par|confond le jour|confond jour|confond les gens|me demande qui|demande qui je|sait plus ou il|sait plus ou elle|sait pu ou|plus ou il habite|plus ou elle habite|sait plus en quelle annee|sait plus l annee|sait plus quel mois|sait pas quel jour|sait plus le jour|reconnait plus|reconnait pu|reconnait pas la maison|reconnait pas sa|cherche sa maison alors|se rappelle pas de son nom|a oublie son nom|oublie son prenom|dit que je deraisonne|deraisonne|battre la campagne|bat la campagne|voit des betes|vois des bebittes|vois des bibittes|voit des bibittes|voit des choses|vois des choses|voit des insectes|voit des djinns|voit des gens morts|voit des morts',
    'repete la meme question|repete toujours la meme|pose toujours la meme|redemande la meme ~ minutes|minute|matin|soudain|coup|tombe|tombee|tete|fievre|heure|aujourd hui|ce soir|apres midi|sans arret|midi|reveil|depuis hier',
    'insulte|insulter|agressif|agressive|violent|violente ~ doux|jamais comme ca|d habitude|tout le monde|sucre|diabet*|fievre|reconnait|soudain',
    'toute melee|tout mele|est melee|est mele|ben melee|ben mele|toute perdue|tout perdu|desorientee|desoriente|deboussolee|deboussole|elle delire|il delire|delire depuis|perd la carte|perd la boule|divague ~ depuis|matin|hier|soudain|coup|voit|sait|grand|mere|pere|mamie|papi|fievre|jour|reconnait|date',
  ],
  headache: [
    'mal|maux|douleur ~ tete|crane|tempe|tempes',
    'tete ~ me fait mal|explose|eclate|exploser|lance|cogne|eclater',
    'migraine|migraines|cephalee|cephalees',
    'mal au crane|mal de crane|tete qui va exploser|tete va exploser|tete qui explose|tete dans un etau|crane qui explose|tete qui pete|tete qui cogne|mal de bloc|gros mal de bloc|mal de tete',
  ],
  'worst-headache': [
    'pire|jamais ~ mal de tete|maux de tete|mal a la tete|migraine|mal de crane',
    'mal de tete|mal a la tete|maux de tete|mal au crane|migraine|douleur a la tete|tete ~ soudain|brutal|brutale|d un coup|tout d un coup|tout a coup|coup de tonnerre|foudroyant|foudroyante|explose d un|soudaine|brutaux|comme un coup de marteau|coup de marteau|coup de fusil|jamais eu|jamais ressenti|en quelques secondes|brusque',
    'plus gros|pire|plus fort|plus violent|plus terrible ~ mal de tete|mal de crane|mal de bloc|mal a la tete|migraine ~ ma vie|de ma vie|jamais|une seconde|d un coup',
    'mal de tete|mal a la tete|mal de crane|mal de bloc|crane|tete|migraine ~ en une seconde|d un seul coup|comme une explosion|comme un coup|explosion|comme la foudre|coup de tonnerre|coup de batte|eclair|jamais eu aussi mal|jamais eu aussi|jamais ressenti ca|comme si on m avait frappe',
  ],
  'severe-headache': [
    `mal|maux|douleur ~ tete|crane ~ ${HARD}|tres fort|tres forts|fort|forts`,
    'tete ~ va exploser|va eclater|explose|eclate',
    'mal de tete|mal de crane|mal de bloc|mal a la tete|tete|crane|migraine ~ horrible|terrible|epouvantable|atroce|intense|violent|insupportable|a hurler|fend|va fendre|eclate|va eclater|explose|trop mal|super mal|tres mal|carabine|fou|de fou',
  ],
  'stiff-neck': [
    'nuque|cou ~ raide|raideur|raides|bloque|bloquee|plier|pencher|plie|baisser|dur comme|tourner|bouger|rigide',
    'menton ~ poitrine ~ toucher|baisser|mettre',
    'peut pas|peut plus|arrive pas|arrive plus|peux pas|peux plus|veut pas|hurle quand|crie quand|pleure quand|refuse de|capable ~ baisser la tete|plier le cou|bouger le cou|tourner le cou|pencher la tete|plie le cou|baisse la tete|flechir|bouge le cou|menton',
    'cou|nuque|kou ~ raide|dur|bloque|barre|barree|pris|rigide',
  ],
  photophobia: [
    'lumiere ~ fait mal|mal aux yeux|gene|supporte|supporter|brule|insupportable|derange|peut pas|eteindre',
    'lumiere|lampe|soleil|rideaux ~ fait mal|mal aux yeux|fatigue|supporte|blesse|derange|agresse|fermer|noir|ouvrir|mal a la lumiere|crie|pleure',
    'mal a la lumiere',
  ],
  'saddle-numb': [
    'entre les jambes|entre les cuisses|fesses|parties intimes|entrejambe|perinee|selle ~ engourdi|engourdie|engourdies|engourdis|sens plus|sens rien|endormi|endormies|insensible',
    'm essuie|essuyer|fesses|entre les jambes|entre les cuisses|entrejambe|parties|sexe|vagin|penis|anus|derriere|selle ~ sens plus|sent plus|sens rien|engourdi|engourdie|engourdies|endormi|insensible|anesthesie|anesthesiee|sens pu',
  ],
  'both-legs-weak': [
    'jambes ~ sens plus|sent plus|engourdies|paralysees|lachent|molles|plus bouger|bouger plus|plus de force|faibles|portent plus|repondent plus|obeissent|cotonneuses|mortes|plus marcher',
    'jambes|mes jambes|ses jambes ~ s engourdissent|engourdissent|ramollissent|deviennent molles|molles|flageolent|tiennent plus|lachent|repondent plus|portent plus|bougent plus|sens plus|sent plus|sent pu|sens pu|paralysees|coton|mortes|marchent plus|faiblesse qui monte|plus de force',
    'ca monte|monte jusqu|remonte ~ jambes|engourdi*|pieds|faiblesse ~ ventre|bras|cuisses|respirer|avaler|jambes|genoux|depuis',
    'sent plus ses jambes|sens plus mes jambes|sent pu ses jambes|bouge plus les jambes|bouger les jambes|bouge plus ses jambes|paralyse des jambes|paralysee des jambes|paraplegique depuis',
  ],
  'lost-bladder-control': [
    'pipi|urine|caca|selles|me fais dessus|fais pipi dessus ~ dessus|retenir|controle|controler|sans m en rendre|sans sentir|sur moi',
    'incontinent|incontinence',
    'pisse dessus|pisser dessus|fait dessus|fais dessus|retiens plus|retient plus|retenir|sans m en apercevoir|sans sentir|controle plus|urine toute seule|dans ma culotte|dans mes pantalons|dans le pantalon|chie dessus ~ pipi|pisse|urine|selles|caca|me|dos|jambes|fais|se|sens',
  ],
  lockjaw: [
    'machoire ~ bloquee|serree|ouvrir|coincee|raide|ouvre',
    'machoire|bouche ~ se bloque|bloque|bloquee|barree|serree|ouvre plus|ouvrir|raide|crispee ~ clou|rouille|rouillee|plaie|blessure|muscles|dos|nuque|coupe|tetanos|pique',
  ],
  'odd-limbs': [
    'fourmis|fourmillements|fourmillement|sens plus|sent plus|bouger plus|bouge plus|paralyse|paralysees|engourdies|fourmille ~ jambes|jambe|bras|membres|pieds|mains',
    'tombe|tombee|chute|accident|toit|echafaudage|plonge|renverse|moto ~ sent plus|sens plus|sent pu|bouge plus|bouger|fourmille|engourdi|engourdis|paralyse ~ jambes|bras|pieds|mains|jambe',
  ],
  'head-injury': [
    'batte|marteau|brique|bouteille|baton|coup|ballon|poutre ~ sur la tete|a la tete|crane',
    'tete|crane|front ~ cogne|cognee|tape|tapee|frappe|heurte|heurtee|tombe sur|tombee sur|choc|coup a|coup sur|coup a la|coup sur la|recu|tombe|tombee|chute|bosse|ouvert|ouverte|fracasse',
    'commotion|traumatisme cranien|trauma cranien',
    'sur la tete|la tete la premiere|tete premiere|tombe de tete|tombee de tete|cogne la tete|cogne la caboche|cognee la tete|fendu la tete|fendu le crane|ouvert le crane|ouvert la tete|coup sur la tete|coup a la tete|pete la tete|eclate la tete|eclate le crane|cogne le front|frappe la tete|tape la tete|heurte la tete|cogne le coco ~ tombe|tombee|chute|cogne|cognee|escabeau|coup|fendu|vomit|recu|ouvert|frappe|tape|heurte|eclate|echelle|recule|pete|escalier',
    'tombe de la table a langer|tombee de la table a langer|tombe du lit|tombee du lit|tombe du canape|tombee du canape|tombe de la chaise haute|tombee de la chaise haute|tombe de mes bras|tombee de mes bras|roule du lit|sans casque|tombe du divan|tombee du divan',
    'tete|crane|front|coco|caboche ~ fendu|fendue|fend|ouvert|ouverte|defonce|defoncee|pete|petee|enfonce|cabosse|fracture|saigne de|cogne',
  ],
  'mouth-wont-open': [
    'ouvre plus la bouche|peux pas ouvrir la bouche|peut pas ouvrir la bouche|peux plus ouvrir la bouche|peut plus ouvrir la bouche|arrive pas a ouvrir la bouche|arrive plus a ouvrir la bouche|bouche s ouvre plus|bouche s ouvre pas|ouvre pas la bouche',
  ],
  'blown-pupil': [
    'pupille|pupilles ~ plus grosse|plus grande|plus grand|dilatee|dilatees|differente|differentes|inegales|pareilles|grosse|enorme',
  ],
  'head-danger': [
    'pupille|pupilles ~ plus grosse|plus grande|differente|differentes|inegales ~ coup|tombe|chute|tete|cogne|accident|autre|choc',
    'liquide|eau|sang ~ oreille|nez|oreilles ~ coup|tombe|chute|tete|cogne|accident|frappe|frappee|choc|fer',
    'oreille|oreilles|nez ~ saigne|sang|liquide clair|coule ~ tombe|tombee|chute|coup|accident|tete|crane|deuxieme|echelle|etage',
  ],
  'toes-tingle': [
    'pieds|orteils|jambes|mollets ~ engourdi*|fourmi*|picot*|s engourdissent',
    'picotements dans les pieds|fourmis dans les pieds|fourmillements dans les pieds|orteils qui picotent|pieds qui picotent|fourmis aux pieds',
  ],
  'climbs-higher': [
    'ca monte|monte|remonte|gagne ~ jambes|genoux|cuisses|ventre|bras|hanches',
    'ca monte|ca remonte|monte de plus en plus|gagne les bras|maintenant les mains|maintenant les bras|monte vers|remonte jusqu|monte jusqu',
  ],
  'head-word': ['tete|crane|front|nuque'],
  'limbs-give-way': [
    'jambes ~ lachent|lache|flageolent|cedent|molles|coton|derobent|plus de force|faibles|portent plus',
  ],
  'feet-first': [
    'jambes|pieds|orteils ~ ca monte|ca remonte|gagne les bras|maintenant les bras|puis les bras|monte jusqu|remonte jusqu|commence par les pieds',
  ],
}

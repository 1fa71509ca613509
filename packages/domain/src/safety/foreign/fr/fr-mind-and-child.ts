import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'

const PARTNER =
  'mari|mec|type|voisin|copain|conjoint|ex|petit ami|homme|compagnon|concubin|femme|copine|beau pere|beau frere|pere|mere|belle mere|oncle|il|elle|epoux|patron|monsieur|fiance|frere|fils|boyfriend|husband|le pere de'
const BEATS =
  'm a mis une|m a mis un coup|m a mis des coups|m a foutu une|m a mis le couteau|mis un couteau|m a mis une arme|m a colle|m a balance|m a balancee|coup de poing|coups de poing|coups de pied|coup de tete|casse la gueule|m a defonce|m a defoncee|me crie dessus et me|a casse mon telephone|couteau sous la gorge|me frappe|me frappait|m a frappe|m a frappee|me tape|m a tape|m a tapee|me cogne|m a cogne|m a cognee|me bat|m a battu|m a battue|me tabasse|m a tabasse|m a tabassee|m etrangle|m a etrangle|m a etranglee|etranglee|me donne des coups|m a donne des coups|donne des coups|m a donne un coup|m a donne une gifle|me gifle|m a gifle|m a giflee|me roue de coups|m a menace|m a menacee|me menace|menace de me|menace de tuer|menace de nous|veut me tuer|va me tuer|veut nous tuer|m a serre la gorge|serre le cou|serre la gorge|serrait la gorge|m a pris par la gorge|m a tire par les cheveux|tire les cheveux|m a jete|m a jetee|m a pousse|m a poussee|me pousse|m enferme|m a enferme|m a enfermee|me sequestre|m empeche de sortir|me laisse pas sortir|m a brulee|m a brule|m a crache|leve la main sur moi|leve la main|porte la main sur moi|a casse le bras|m a casse|me fait du mal|m a fait du mal|m a blesse|m a blessee|me violente|me force|m a plaque|m a plaquee|met la main sur moi|me met des coups|me maltraite|m a cassee|frappe ma mere|bat ma mere|frappe maman|tape maman|frappe les enfants|frappe mes enfants|me sort un couteau|m attrape par|m a attrapee|pointe une arme|pointe un pistolet|pointe un fusil'
const VICTIMS =
  'ma mere|maman|ma soeur|mon frere|ma femme|mes enfants|les enfants|ma fille|mon fils|ma belle mere|ma grand mere|mon pere|ma tante|ma voisine|la voisine|ma copine|mes soeurs|mes freres|mon petit frere|ma petite soeur|mon bebe|sa femme'
const STRIKES =
  'frappe|frapper|a frappe|tabasse|tabasser|a tabasse|cogne|cogner|cogne sur|taper sur|tape sur|etrangle|etrangler|a etrangle|poignarde|poignarder|a poignarde|en train de taper|en train de battre|roue de coups|massacre|massacrer|agresse|en train de tuer|veut tuer|va tuer|menace de tuer|sequestre'
const STRIKES_VICTIM = joined(listed(STRIKES), listed(VICTIMS))
const BABY = 'bebe|enfant|enfants|fils|fille|petit|petite|bb|jumeaux|nourrisson'
const KILL =
  'tuer|etrangler|jeter|noyer|etouffer|secouer|faire du mal|frapper|poignarder|blesser|egorger|le jeter|la jeter'
const AGED = listed('de|a|bebe|bb|age|fille|fils|que|petit|petite')
const AGES = (unit: string, numbers: readonly string[]) =>
  joined(
    AGED,
    numbers.map((n) => `${n} ${unit}`),
  )
const WHO =
  'bebe|bb|fils|fille|enfant|petit|petite|nourrisson|garcon|fillette|puce|loulou|jumeaux|niece|neveu|petite fille|petit fils|elle|il|gamin|gamine|baby'
const WEEKS = [
  ...range(1, 11).map(String),
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
]

export const FRENCH_MIND_AND_CHILD: Lexicon = {
  'suicide-said': [
    'tentative ~ hier|recommencer|cette semaine|encore|ce matin|hier soir|avant hier ~ veux|envie|vais|peur|fait',
    'ai deja essaye|deja fait une tentative ~ recommencer|encore|envie|cette fois',

    'envie de mourir|veux mourir|veut mourir|voudrais mourir|voudrait mourir|voulais mourir|veux juste mourir|veux crever|envie de crever|prefere mourir|prefererais mourir|pense a mourir|pense a la mort|parle de mourir|parle de se tuer|aimerais mourir|souhaite mourir|mieux mort|mieux morte|serais mieux mort|mieux que je meure|que je sois mort|que je sois morte|si je mourais|si j etais mort|si j etais morte|que je disparaisse|si je disparaissais|aurais du mourir|pas merite de vivre|merite pas de vivre|merite de mourir|laissez moi mourir|laisse moi mourir|demande a dieu de me prendre|que dieu me prenne|demande a dieu de m emmener',
    'coupe le poignet|coupe les poignets|coupe mon poignet|coupe mes poignets|coupe les veines|a saute du pont|a saute par la fenetre|saute du troisieme|s est jetee du|s est jete du|s est pendu|s est pendue|retrouve pendu|retrouvee pendue|veut se pendre|s est tire une balle|s est ouvert les veines|s est taille les veines|s est jete par|s est jetee par|a tente de se tuer|a essaye de se tuer|a essaye de se suicider|a voulu se tuer|me tuer|se tuer|me suicider|se suicider|me suicide|suicidaire|suicidaires|suicider|me flinguer|se flinguer|me foutre en l air|se foutre en l air|m oter la vie|me pendre|se pendre|sauter du pont|sauter du balcon|sauter du toit|sauter par la fenetre|sauter d un pont|jeter du pont|me jeter du|me jeter sous|se jeter sous|se jeter par|jeter par la fenetre|me jeter par|me trancher|me tailler|tailler les veines|ouvrir les veines|couper les veines|trancher les veines|me tirer une balle|se tirer une balle|tirer une balle dans la tete|bouffer toutes|m immoler|avaler tous mes cachets|avaler toutes mes|prendre tous mes cachets|prendre tous mes medicaments',
    'en finir avec la vie|en finir avec tout|en finir une bonne fois|envie d en finir|veux en finir|veut en finir|vais en finir|finir avec moi|je veux tout arreter pour toujours|mettre fin a mes jours|mettre fin a ma vie|mettre fin a ses jours|mettre fin a sa vie|mettre fin a tout|partir pour toujours|partir pour de bon|disparaitre pour toujours|envie de disparaitre|veux disparaitre|veut disparaitre|voudrais disparaitre|m endormir et ne plus|dormir et ne plus|dormir pour toujours|jamais me reveiller|plus me reveiller|plus jamais me reveiller|ne plus se reveiller|pas me reveiller demain|plus exister|quitter ce monde|quitter cette vie|plus etre de ce monde',
    'plus envie de vivre|plus envie d etre la|veux plus vivre|veut plus vivre|plus la force de vivre|plus vivre|plus le gout de vivre|plus aucune raison de vivre|plus de raison de vivre|aucune raison de vivre|pas de raison de vivre|pas envie de vivre|vie ne vaut pas|vie vaut plus|vaut pas la peine de vivre|vaut plus la peine|plus de sens ma vie|vie n a plus de sens|vie a plus de sens|vie n a aucun sens|vie sert a rien|vivre sert a rien|sert a rien de vivre|plus supporter la vie|supporte plus la vie|fatigue de vivre|fatiguee de vivre|marre de vivre|marre de la vie|a quoi ca sert de vivre|a quoi bon vivre|fatigue de cette vie|fatiguee de cette vie|plus rien ne me retient',
    'famille|enfants|tout le monde|monde|mes proches|maman|ils ~ mieux sans moi|tranquille sans moi|tranquilles sans moi|mieux si je|soulages sans moi|sans moi ce serait|serait mieux sans moi|seraient mieux sans moi',
    'seriez mieux sans moi|serait mieux sans moi|seraient mieux sans moi|mieux sans moi|suis un poids pour|suis un fardeau|suis qu un poids|suis qu un fardeau ~ mourir|partir|disparaitre|famille|tout le monde|enfants|en finir|mieux',
    'ce soir|cette nuit|demain|maintenant|vais|veux|va ~ prends|prendre|avale|avaler|gober ~ tous|toutes|toute la boite|plein ~ cachets|medicaments|comprimes|pilules|somniferes',
    'tout s arrete|que ca s arrete|tout arreter|arreter de souffrir|plus souffrir|sers a rien|sert a rien|bon a rien ~ lame|rasoir|couteau|corde|cachets|medicaments|pont|pistolet|comprimes|mourir|adieu|fini',
    'peux plus de cette vie|en peux plus de vivre|en peux plus de la vie|peux plus supporter cette vie|plus la force de continuer a vivre|pas la force de vivre|assez de cette vie|assez de vivre|ras le bol de vivre|plus de gout a la vie',
    'corde|pistolet|arme|fusil|somniferes|cachets|comprimes|medicaments|lame|rasoir|couteau|poison|balle ~ prete|pret|prets|prepares|preparees|devant moi|dans ma main|a cote de moi|sous mon oreiller ~ pardon|maman|vie|adieu|fini|finir|partir|ce soir|cette nuit|peux plus|mourir|souffrir',
    'corde|pistolet|arme|fusil|somniferes|cachets|medicaments|lame|rasoir|couteau ~ en finir|mourir|preparee|prepare pour|pour partir|cette nuit c est fini|ce soir c est fini|adieu|lettre d adieu|tout sera fini',
    'lettre d adieu|adieu a tous|adieu mes enfants|pardonnez moi adieu|ecrit une lettre pour dire adieu|dit adieu|adieux a ~ mourir|famille|enfants|vie|pardon|partir|lettre|ce soir|corde|pont|demain|tout le monde|monde|amis',
    'me faire du mal|se fait du mal|se faire du mal|me fais du mal|idees noires|pensees noires|idee d en finir|idees de mort|pensees de mort|penser a la mort',
    'je saute du|je vais sauter du|je saute d un|je vais sauter d un|je me jette du|je me jette d un|je vais me jeter|je me jette sous|me jeter sous|je me jette dans|sauter par la fenetre|je saute par la fenetre ~ pont|toit|immeuble|balcon|etage|train|metro|rails|fleuve|riviere|fenetre|voiture',
    'sur le pont|sur le toit|au bord du pont|sur les rails|dernier etage ~ sauter|adieu|finir|mourir|vide|envie',
  ],
  'suicide-named': ['suicide|suicidee|suicidaire|suicidaires|tentative de suicide|penser au suicide|pense au suicide'],
  'self-harm': [
    'se taillade|me taillade|se scarifie|me scarifie|scarification|scarifications|scarifie|mutile|automutilation|auto mutilation|se coupe les bras|me coupe les bras|se coupe les poignets|me coupe les poignets|se coupe les veines|se coupe expres|me coupe expres|se coupe avec|me coupe avec une lame|me coupe pour|se coupe pour|coupures sur les bras|coupures sur ses bras|marques de coupures|se brule avec des cigarettes|se brule expres|me brule expres',
  ],
  'harm-others': [
    'vais|veux|veut|envie|envies|peur|va|voudrais|idee|idees|pense|pulsion|pulsions ~ le tuer|la tuer|les tuer|tuer tout le monde|tuer mon|tuer ma|tuer quelqu un|tuer des gens|tuer mes|tuer son|tuer sa|lui tirer dessus|egorger|poignarder|tirer sur',
    `envie|envies|peur|veux|veut|pensees|idees|voix|pulsions|pulsion|images|vais|pense ~ ${KILL} ~ ${BABY}|au bebe|mon bebe|a mon bebe`,
  ],
  'postpartum-mood': [
    `accouche|accouchement|bebe|maman|jeune mere|naissance|post partum ~ ${KILL}|pas mon bebe|pas le mien|possede|demon|diable|depression|idees noires ~ envie|peur|veux|veut|pensees|idees|voix|pulsions|pulsion|depression|plus|pleure|possede|demon|diable|images|dit`,
    'depression post partum|depression postpartum|baby blues severe|psychose',
  ],
  'voices-telling': [
    'voix ~ disent|dit|disaient|ordonnent|ordonne|parlent|commandent|tete|murmurent|entends|entend|demandent|crient',
    'entend des voix|entends des voix|voit des gens qui|me poursuivent pour me tuer|veulent me tuer|complot contre moi|puce dans ma tete|puce dans la tete|camera partout et|ils m espionnent|empoisonne ma nourriture',
  ],
  'violence-home': [
    `${PARTNER} ~ ${BEATS}`,
    `${PARTNER} ~ ${STRIKES_VICTIM}`,
    'en train de la frapper|en train de le frapper|en train de les frapper|en train de me frapper|en train de nous frapper|en train de la battre|en train de la tabasser|en train de le tabasser|en train de l etrangler|en train de la cogner|en train de me battre',
    'frappe|frapper|bat|battre|tape|taper|tabasse|tabasser|cogne|cogner ~ avec un fer|avec une barre|avec un baton|avec une ceinture|avec sa ceinture|avec un marteau|avec une batte|avec un cable|avec un fil|avec une chaise|avec une bouteille|avec un tuyau|avec une chicotte|avec un pilon|avec le fer ~ mere|maman|soeur|frere|enfant|enfants|femme|me|m|elle|petit|petite|fille|fils|pere|tante',
    'violence conjugale|violences conjugales|violence domestique|violences domestiques|femme battue|femmes battues|conjoint violent|mari violent|copain violent|homme violent ~ je|suis|peur|mon|ma|aide|victime',
    'etranglee|me bat|me frappe|me tabasse|leve la main sur moi|peur de mon mari|peur de mon copain|peur de rentrer chez moi|peur de rentrer a la maison|coups au visage|roue de coups',
    'victime de violence|victime de violences',
  ],
  'violence-now': [
    `couteau|arme|pistolet|fusil|machette|flingue|hache|marteau|gun ~ menace|menacee|veut me|va me|dehors|derriere la porte|devant la porte|a la main|dans la main|dit qu il va|pointe|tuer|poursuit|court apres`,
    'cachee|cache|enfermee|enferme|planquee ~ salle de bain|toilettes|placard|chambre|voiture|bains|voisine|cave ~ mari|copain|ex|il|casse|frappe|crie|tuer|porte',
    'veut me tuer|va me tuer|va nous tuer|veut nous tuer|va finir par me tuer|va me tuer un jour|il me tue|elle me tue|me tuera|nous tuera|qu il me tue|il nous tue|menace de me tuer|menace de nous tuer|dit qu il va me tuer|a dit qu il me tuerait|essaie de defoncer la porte|defonce la porte',
  ],
  'sexual-assault': [
    'viol|violee|viole|violer|violeur|agression sexuelle|agresse sexuellement|agressee sexuellement|attouchements|attouchement|abuse de moi|abusee|abuse sexuellement|abus sexuel|abus sexuels|abuse d elle|abuse de ma fille|abuse de mon fils',
    'forcee|force|oblige|obligee|forcait|droguee|contre ma volonte|sans mon accord ~ coucher|sexe|sexuel|sexuels|relation|rapport|rapports|touche|toucher|touchee|lit',
    'touche|touchait|caresse ~ parties intimes|entre les jambes|mes seins|ses parties|partie intime|zizi|culotte',
  ],
  'child-abuse': [
    'fils|fille|enfant|enfants|petit|petite|neveu|niece|bebe|ado|gamin ~ ceinture|roue de coups|bleus partout|marques de coups|maltraite|maltraitee|maltraitance|bat avec|frappe avec|frappe fort|le frappe|la frappe|les frappe|tape dessus|secoue fort|brulures de cigarette|attache|enferme dans|bleus sur le corps|avec un baton|avec un cable|fouette',
    'papa|pere|beau pere|oncle|cousin|tonton|maitre|voisin|entraineur|nounou ~ touche|touchait|tripote|attouche|viole|abuse ~ fille|fils|petite|enfant|me|moi|soeur|culotte|zizi|parties|niece|neveu',
    'maltraitance|enfant maltraite',
  ],
  'elder-abuse': [
    'grand mere|grand pere|mamie|papi|ma mere agee|vieille mere|personne agee|vieux pere ~ frappe|tape|maltraite|maltraitee|attache|attachee|bat|prive|privee|pince|bleus|secoue|enfermee|enferme|vole son argent',
  ],
  'held-papers': ['passeport|papiers|passport ~ pris|confisque|garde|cache|rend pas|gardes|confisques|prend|rendre'],
  'cannot-leave': [
    'empeche de sortir|empeche de partir|laisse pas sortir|laisse pas partir|pas le droit de sortir|interdit de sortir|enferme|enfermee|droit de partir|pas partir|peux pas sortir',
  ],
  'unpaid-work': [
    'paye pas|paie pas|jamais payee|jamais paye|sans salaire|sans etre paye|sans etre payee|me paye pas|pas de salaire ~ travail|travaille|patron|famille|heures|maison|madame',
  ],
  'immigration-threat': ['menace ~ immigration|police|expulser|expulsee|deporter|ice|renvoyer au pays'],
  'sold-for-sex': [
    'force|forcee|oblige|obligee ~ prostituer|prostitution|coucher avec des clients|clients|coucher avec des hommes',
  ],
  depressed: [
    'deprime|deprimee|depression|depressif|depressive|moral a zero|pleure tout le temps|pleure tous les jours|plus gout a rien|plus le moral|le cafard|au fond du trou|tres triste',
  ],
  anxious: [
    'anxiete|anxieux|anxieuse|angoisse|angoisses|angoissee|crise de panique|crises de panique|attaque de panique|attaques de panique|stresse|stressee|stress',
  ],
  insomnia: [
    'dors mal|dort mal|dors pas|dort pas|insomnie|insomnies|mal a dormir|arrive pas a dormir|pas dormi|dormir la nuit|reveille la nuit|ferme pas l oeil|sommeil',
  ],
  'drug-use': [
    'drogue|drogues|cocaine|crack|toxicomane|addict|alcoolique|alcoolisme|arreter de boire|arreter l alcool|bois trop',
  ],
  withdrawal: ['arrete de boire|arrete l alcool|sevrage|en manque|plus d alcool|arrete les benzos'],
  pregnant: [
    'enceinte|grossesse|attend un bebe|attends un bebe|mois de grossesse|test positif|femme enceinte|suis en cloque|pregnante',
  ],
  postpartum: [
    'accouche|accouchement|accouchee|post partum|postpartum|cesarienne|donne naissance|viens d avoir un bebe|vient d avoir un bebe|eu mon bebe|eu un bebe|eu notre bebe|eu son bebe|retour de maternite|naissance du bebe|naissance de mon bebe',
  ],
  'vaginal-bleeding': [
    'enceinte|grossesse|mois de grossesse|bebe dans le ventre ~ saigne|saignement|saignements|perd du sang|perds du sang|pertes de sang|sang|pertes rouges|pertes marron|saigner|culotte|taches de sang',
    'saigne|saignement|saignements|sang|caillots ~ vagin|vaginal|vaginaux|en bas|entre les jambes|vaginale|culotte|hors regles',
    'fausse couche',
  ],
  'heavy-vaginal-bleeding': [
    'serviette|serviettes|couche|couches|tampon|tampons|protections|protection|garniture ~ heure|heures|demi heure|minutes|change toutes|trempe|trempes|imbibe|traverse|inonde|remplis|rempli|remplit|deborde',
    'accouche|accouchement|regles|vagin|fausse couche|enceinte|grossesse|cesarienne|naissance|bebe est ne|maternite ~ hemorragie|saigne beaucoup|saigne enormement|beaucoup de sang|gros caillots|caillots|caillots gros|coule sans arret|coule a flots|s arrete pas|saigne toujours|arrete pas de saigner|enormement de sang|caillots comme|saigne fort|sang coule|inonde',
  ],
  'fluid-leak': [
    'perdu les eaux|perds les eaux|perd les eaux|poche des eaux|eaux sont parties|eaux ont casse|poche a rompu|poche est rompue|poche a eclate|perte des eaux|rompu la poche|liquide amniotique|eaux ont coule|eaux viennent de|eaux se sont',
  ],
  contractions: [
    'contraction|contractions|travail a commence|bebe arrive|bebe sort|bebe est en train de sortir|tete du bebe|tete qui sort|envie de pousser|besoin de pousser|je dois pousser|cordon qui sort|cordon ombilical|va accoucher|vais accoucher|j accouche|elle accouche|suis en train d accoucher|est en train d accoucher|bebe va sortir|bebe veut sortir|sens la tete|voit la tete|en train d accoucher|accouche dans la',
  ],
  'baby-moves-less': [
    'bebe|bb|enceinte|enfant|ventre|grossesse ~ bouge plus|bouge pas|bouge moins|bouge presque plus|ne bouge|plus bouge|sens plus bouger|sent plus bouger|sens pas bouger|plus de coups|plus de mouvements|donne plus de coups|sens plus le bebe|sens plus mon bebe|moins bouge|bouger depuis|coups de pied|aucun mouvement|plus senti|pas senti|immobile dans ~ ventre|hier|enceinte|mois|semaines|ce matin|grossesse|sens|depuis|senti|jour|jours|coups|nuit|inquiete',
  ],
  'swollen-hands-face': [
    'mains|visage|pieds|figure|doigts ~ gonfles|gonfle|enfle|enfles|gonflees|gonflee|enflees|enflent|gonflent ~ enceinte|grossesse|visage|mains|tete',
  ],
  'puffy-all-over': ['gonflee partout|enflee partout|tout gonfle|toute gonflee|toute enflee'],
  'upper-belly-pain': ['barre dans l estomac|barre a l estomac|barre epigastrique|barre sous les cotes|sous les cotes'],
  'shoulder-tip-pain': ['enceinte ~ epaule'],
  'ill-baby': [
    `${WHO} ~ tete plus|tete pas|mange plus|veut plus teter|veut pas teter|refuse de teter|refuse le sein|refuse le biberon|refuse de boire|refuse de manger|boit plus|veut plus boire|veut pas boire|prend plus|prend plus le sein|prend pas le sein|prend plus le biberon|ne tete|prend pas son biberon|tout mou|toute molle|mou|molle|poupee de chiffon|gemit|geint|pleure faiblement|pleure plus|pleure sans arret|arrete pas de pleurer|cri aigu|pleurs aigus|pleure bizarrement|inconsolable|geignard|ne reagit|grogne|gemissements`,
    'tout mou|toute molle|mou comme une poupee|molle comme une poupee|poupee de chiffon|pleure faiblement|refuse le biberon|refuse de teter',
  ],
  'refuses-walk': ['veut plus marcher|refuse de marcher|marche plus|boite depuis|veut pas poser le pied'],
  'belly-cries': [
    'pleure|hurle|crie ~ par crises|remonte les jambes|replie les jambes|jambes repliees|jambes sur le ventre|par vagues|gelee de groseille',
  ],
  'newborn-eye': ['nouveau ne|bebe ~ oeil|yeux ~ colle|colles|pus|jaune|coule'],
  'navel-infection': ['nombril|cordon ~ rouge|pus|sent mauvais|suinte|infecte|gonfle'],
  'jaundice-legs': ['bebe|nouveau ne|nourrisson ~ jaune ~ jambes|pieds|partout|tout le corps|tete'],
  'infant-word': [
    `nourrisson|nouveau ne|petit bebe|tout petit bebe|bb`,
    `${WHO} ~ ${AGES('mois', [...WEEKS, '12', 'douze'])}`,
    `${WHO} ~ ${AGES('semaines', WEEKS)}`,
  ],
  'newborn-word': [
    'nouveau ne|nouveau nee|nouveaux nes|vient de naitre|tout juste ne|ne il y a|nee il y a|jours de vie',
    `${WHO} ~ ${AGES('semaines', WEEKS.slice(0, 4).concat(['une', 'deux', 'trois', 'quatre']))}`,
    `${WHO} ~ ${AGES('jours', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '18', '20', '21', '25', 'trois', 'cinq', 'six', 'huit', 'dix', 'douze', 'quinze', 'vingt'])}`,
  ],
  'age-under-3-months': [
    `${WHO} ~ ${AGES('semaines', WEEKS)}`,
    `${WHO} ~ ${AGES('mois', ['1', '2', 'un', 'deux', '1 5', 'un mois et demi', 'deux mois et demi'])}`,
    'pas encore 3 mois|moins de 3 mois|moins de trois mois|meme pas 3 mois|meme pas trois mois',
  ],
  'age-under-2': [
    `${WHO} ~ ${AGES('an', ['1', 'un'])}|18 mois|15 mois|16 mois|14 mois|dix huit mois|${AGES('mois', [...WEEKS, '12', '13'])}`,
  ],
  'age-under-3': [
    `${WHO} ~ ${AGES('ans', ['2', 'deux'])}|${AGES('an', ['1', 'un'])}|18 mois|20 mois|22 mois|${AGES('mois', [...WEEKS, '12'])}`,
  ],
  'child-word': [
    'enfant|enfants|mon fils|ma fille|notre fils|notre fille|son fils|sa fille|fillette|petit garcon|petite fille|gamin|gamine|gosse|le petit|la petite|mon petit|ma petite|neveu|niece|mome|ma puce',
  ],
  'elder-word': [
    'grand mere|grand pere|mamie|papi|papy|meme agee|pepe|vieille mere|vieux pere|personne agee|agee|mon vieux',
  ],
  'age-65-plus': [
    '65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95'
      .split('|')
      .map((n) => `${n} ans`)
      .join('|'),
  ],
}

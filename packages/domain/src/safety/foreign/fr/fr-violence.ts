import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed } from '../choices'
import { BABY, KILL } from './fr-words'

const PARTNER =
  'mari|mec|type|voisin|copain|conjoint|ex|petit ami|homme|compagnon|concubin|femme|copine|beau pere|beau frere|pere|mere|belle mere|oncle|il|elle|epoux|patron|monsieur|fiance|frere|fils|boyfriend|husband|le pere de'
const BEATS =
  'm a mis une|m a mis un coup|m a mis des coups|m a foutu une|m a mis le couteau|mis un couteau|m a mis une arme|m a colle|m a balance|m a balancee|coup de poing|coups de poing|coups de pied|coup de tete|casse la gueule|m a defonce|m a defoncee|me crie dessus et me|a casse mon telephone|couteau sous la gorge|me frappe|me frappait|m a frappe|m a frappee|me tape|m a tape|m a tapee|me cogne|m a cogne|m a cognee|me bat|m a battu|m a battue|me tabasse|m a tabasse|m a tabassee|m etrangle|m a etrangle|m a etranglee|etranglee|me donne des coups|m a donne des coups|donne des coups|m a donne un coup|m a donne une gifle|me gifle|m a gifle|m a giflee|me roue de coups|m a menace|m a menacee|me menace|menace de me|menace de tuer|menace de nous|veut me tuer|va me tuer|veut nous tuer|m a serre la gorge|serre le cou|serre la gorge|serrait la gorge|m a pris par la gorge|m a tire par les cheveux|tire les cheveux|m a jete|m a jetee|m a pousse|m a poussee|me pousse|m enferme|m a enferme|m a enfermee|me sequestre|m empeche de sortir|me laisse pas sortir|m a brulee|m a brule|m a crache|leve la main sur moi|leve la main|porte la main sur moi|a casse le bras|m a casse|me fait du mal|m a fait du mal|m a blesse|m a blessee|me violente|me force|m a plaque|m a plaquee|met la main sur moi|me met des coups|me maltraite|m a cassee|frappe ma mere|bat ma mere|frappe maman|tape maman|frappe les enfants|frappe mes enfants|me sort un couteau|m attrape par|m a attrapee|pointe une arme|pointe un pistolet|pointe un fusil'
const STRIKES =
  'frappe|frapper|a frappe|tabasse|tabasser|a tabasse|cogne|cogner|cogne sur|taper sur|tape sur|etrangle|etrangler|a etrangle|poignarde|poignarder|a poignarde|en train de taper|en train de battre|roue de coups|massacre|massacrer|agresse|en train de tuer|veut tuer|va tuer|menace de tuer|sequestre'
const VICTIMS =
  'ma mere|maman|ma soeur|mon frere|ma femme|mes enfants|les enfants|ma fille|mon fils|ma belle mere|ma grand mere|mon pere|ma tante|ma voisine|la voisine|ma copine|mes soeurs|mes freres|mon petit frere|ma petite soeur|mon bebe|sa femme'
const STRIKES_VICTIM = joined(listed(STRIKES), listed(VICTIMS))
const HE =
  'il|mari|mec|chum|conjoint|copain|homme|ex|fiance|compagnon|pere|beau pere|frere|oncle|patron|fils|elle|femme|mere|belle mere|blonde|gars|tonton|cousin|concubin|y'
const HER =
  'soeur|mere|maman|amie|voisine|fille|tante|cousine|niece|collegue|belle soeur|grand mere|copine|marraine|elle|sa femme|sa blonde'
const WEAPON =
  'couteau|fusil|pistolet|arme|gun|revolver|machette|hache|ciseaux|tournevis|bouteille|marteau|carabine|lame|calibre|coupe coupe'
const AT_ME =
  'sur ma tempe|sur la tempe|sous la gorge|sur la gorge|sur ma gorge|a la gorge|sur le cou|dans le dos|contre mon ventre|sur mon ventre|dans ma bouche|sur ma tete|a la tete|devant les enfants|vers moi|sur moi|contre ma gorge|au visage|sur mon cou'

/** Violence at home, abuse, assault and harm to others. */
export const FRENCH_VIOLENCE: Lexicon = {
  'harm-others': [
    'vais|veux|veut|envie|envies|peur|va|voudrais|idee|idees|pense|pulsion|pulsions ~ le tuer|la tuer|les tuer|tuer tout le monde|tuer mon|tuer ma|tuer quelqu un|tuer des gens|tuer mes|tuer son|tuer sa|lui tirer dessus|egorger|poignarder|tirer sur',
    `envie|envies|peur|veux|veut|pensees|idees|voix|pulsions|pulsion|images|vais|pense ~ ${KILL} ~ ${BABY}|au bebe|mon bebe|a mon bebe`,
    'vais|veux|envie|peur de|pulsion|pense a|imagine|pret a|images ~ tuer|etouffer|poignarder|jeter|noyer|etrangler|secouer|abattre|egorger|faire du mal|planter|descendre|bruler ~ bebe|patron|mari|femme|mere|pere|voisin|enfants|fils|fille|collegue|fenetre|lui|boss|ex|frere|professeur|tout le monde|couteau|arme|belle mere',
    'foncer|jeter|planter|precipiter|lancer|crasher|rentrer ~ auto|voiture|char|camion|van ~ avec les enfants|avec mes enfants|avec les petits|avec la famille|avec tout le monde|enfants dedans|petits dedans',
    'vais|veux|ce soir|jure|envie de ~ tuer|descendre|buter|planter|abattre|egorger|lui mettre une balle|tirer dans le tas|mettre le feu|crever|saigner ~ deja le gun|deja l arme|couteau dans|j ai le couteau|arme achetee|achete une arme|sais ou il habite|j attends qu il|ce fils de|salaud|enfoire|tous|a l ecole|au travail|pendant qu il dort|deja le fusil|ai le gun|ai un gun',
    'peur de|images|pensees|je me vois|envie|pulsions|flashs|visions ~ faire du mal|blesser|secouer|etouffer|noyer|jeter|poignarder|couteau ~ mon bebe|bebe|mon fils|ma fille|le petit|la petite|nouveau ne|mes enfants|mon enfant',
  ],
  'voices-telling': [
    'voix ~ disent|dit|disaient|ordonnent|ordonne|parlent|commandent|tete|murmurent|entends|entend|demandent|crient',
    'entend des voix|entends des voix|voit des gens qui|me poursuivent pour me tuer|veulent me tuer|complot contre moi|puce dans ma tete|puce dans la tete|camera partout et|ils m espionnent|empoisonne ma nourriture',
    'voix|esprit|esprits|djinn|djinns|demon|diable|loa|radio|television ~ disent|dit|ordonne|ordonnent|commande|commandent|veut que|force|parle|parlent|chuchote|obligent ~ tuer|mal|sauter|frapper|etouffer|bebe|couper|bruler|me|mourir|enfants|couteau|tete',
    'voix|tete|esprit|esprits|quelque chose|tele|radio|ange|demon|dieu|djinn|loa|mort ~ me dit de|me dit d|me disent de|me disent d|m ordonne de|m ordonnent de|me commande|me pousse a|me demande de|m oblige a|me force a ~ tuer|noyer|sauter|couper|bruler|frapper|jeter|couteau|bebe|fils|mere|me tuer|mourir|sang|feu|etouffer|sacrifier|poignarder',
  ],
  'violence-home': [
    `${PARTNER} ~ ${BEATS}`,
    `${PARTNER} ~ ${STRIKES_VICTIM}`,
    'en train de la frapper|en train de le frapper|en train de les frapper|en train de me frapper|en train de nous frapper|en train de la battre|en train de la tabasser|en train de le tabasser|en train de l etrangler|en train de la cogner|en train de me battre',
    'frappe|frapper|bat|battre|tape|taper|tabasse|tabasser|cogne|cogner ~ avec un fer|avec une barre|avec un baton|avec une ceinture|avec sa ceinture|avec un marteau|avec une batte|avec un cable|avec un fil|avec une chaise|avec une bouteille|avec un tuyau|avec une chicotte|avec un pilon|avec le fer ~ mere|maman|soeur|frere|enfant|enfants|femme|me|m|elle|petit|petite|fille|fils|pere|tante',
    'violence conjugale|violences conjugales|violence domestique|violences domestiques|femme battue|femmes battues|conjoint violent|mari violent|copain violent|homme violent ~ je|suis|peur|mon|ma|aide|victime',
    'etranglee|me bat|me frappe|me tabasse|leve la main sur moi|peur de mon mari|peur de mon copain|peur de rentrer chez moi|peur de rentrer a la maison|coups au visage|roue de coups',
    'victime de violence|victime de violences',
    'mari|mec|chum|conjoint|copain|homme|ex|il|compagnon|femme|pere|beau pere|frere|oncle|tuteur|patron|fils|belle mere|elle ~ me bat|me chicote|m a chicote|m a chicotee|me bastonne|m a bastonne|m a bastonnee|me fouette|m a etranglee|m etrangle|m a etrangle|me fesse|me fesse dessus|m a fesse|m a fessee|m a varge dessus|me varge|m a pitchee|m a garroche|m a garrochee|m a saute dessus|m a frappe|m a frappee|m a tapee|me tape|me tape dessus|me cogne|m a brulee|m a brule avec|m a mordue|m a traine|m a trainee|m a tire les cheveux|m a lance|m a lancee|me viole|m a ouvert la levre|m a casse le nez|m a casse une dent|m a fait un oeil au beurre|m a donne une volee|donne une volee|me donne des claques|m a donne une claque|m a gifle|me met des gifles|m a egorge|m egorge|me sequestre|m enferme|m a enfermee|veut me tuer|me menace|m a menacee|rosse|m a rossee|m a tabassee|me moleste|m a molestee|porte la main',
    'battue|frappee|etranglee|violentee|bastonnee|tabassee|rossee ~ mari|copain|chum|conjoint|ex|mec|homme|pere|il|frere|hier|soir|enfants',
    `${HE} ~ m a rouee|m a roue de coups|me roue de coups|m a donne des coups|m a cogne la tete|m a fracasse la tete|m a claque la tete|m a foutu une|m a foutu des|m a mis une|m a mis des|m a colle une|m a flanque|m a balance|m a balancee|m a jetee|m a crissee|m a crisse|m a sacree|m a sacre|m a pognee|m a pogne|m a ramassee|m a maganee|m a magane|m a brassee|m a brasse|m a plaquee|m a plaque|m a trainee|m a traine|m a tordu|m a mordue|m a cogne|m a serre le cou|m a serre la gorge|me serre le cou|me serre la gorge|m a saute a la gorge|m a attrapee par|m a attrape par|m a prise par|m a pris par|m a pousse|m a poussee|m a brulee|m a ebouillantee|m a coupee|m a plantee|m a crache|m a tiree par|m a tire par|m a lance|m a garroche|m a fessee|m a kickee|m a kicke|m a punchee|m a punche|me punche|me kicke|me frappait|m a tape dessus|m a defigure*|m a demoli|m a demolie|m a fracassee|m a fracasse|me bat|me battait|m a battue`,
    `${HE} ~ l a|la|de la|lui a|de l|lui ~ pitchee|pitcher|garrochee|garrocher|crissee|crisser|poussee|pousser|jetee|jeter|battue|battre|frappee|frapper|tabassee|tabasser|cognee|cogner|rouee|etranglee|etrangler|mis son poing|trainee|trainer|fessee|fesser|lancee|donne un coup|donne des coups|saute dessus ~ ${HER}|escalier|escaliers|marches|enceinte|mur|par terre|ventre|coups|visage`,
    `mari|chum|copain|conjoint|ex|mec|homme|compagnon|pere|fils ~ ${HER} ~ la bat|la frappe|la tape|en train de la battre|en train de la frapper|la battre|la frapper|l a battue|l a frappee|la tabasse|lui tape dessus|lui fesse dessus|l a poignardee|l a etranglee|la cogne|a la battre|lui a casse`,
    'mari|mec|chum|conjoint|copain|ex|homme|il ~ si je pars|si je le quitte|si je parle|si j appelle la police|si je le laisse|si je porte plainte|si je m en vais|si je le denonce|si je dis|si je le quittais ~ m enterre|me tue|me tuera|me retrouve|me retrouvera|me brule|me defigure|finit avec moi|me fait la peau|prend les enfants|tue les enfants|il me coupe|m egorge|fait expulser|dans le jardin|me finit|finir avec moi',
    'barree|barre|enfermee|enferme|embarree|embarre|attachee|ligotee|sequestree ~ chambre|cave|maison|appartement|char|voiture|salle de bain|sous sol|cell|telephone|cle|cles ~ chum|mari|mec|il|copain|conjoint|ex|pere|frere|pris|prend|y',
    'rouee de coups|roue de coups|couverte de bleus|bleus partout|oeil au beurre noir|levre fendue|cote cassee ~ mari|mec|chum|copain|conjoint|ex|il m|homme|compagnon|pere|frere',
  ],
  'violence-now': [
    `couteau|arme|pistolet|fusil|machette|flingue|hache|marteau|gun ~ menace|menacee|veut me|va me|dehors|derriere la porte|devant la porte|a la main|dans la main|dit qu il va|pointe|tuer|poursuit|court apres`,
    'cachee|cache|enfermee|enferme|planquee ~ salle de bain|toilettes|placard|chambre|voiture|bains|voisine|cave ~ mari|copain|ex|il|casse|frappe|crie|tuer|porte',
    'veut me tuer|va me tuer|va nous tuer|veut nous tuer|va finir par me tuer|va me tuer un jour|il me tue|elle me tue|me tuera|nous tuera|qu il me tue|il nous tue|menace de me tuer|menace de nous tuer|dit qu il va me tuer|a dit qu il me tuerait|essaie de defoncer la porte|defonce la porte',
    'sorti|sort|mis|met|pointe|brandit|tient|pris|attrape|menace ~ un couteau|couteau|machette|fusil|arme|pistolet|gun|hache|coupe coupe|ciseaux|fer a repasser ~ m a|me|nous|gorge|tuer|cou|moi|devant|dessus|enfants|porte|egorge',
    'cachee|cache|enfermee|enferme|barree|barre|planquee|refugiee|ecris des ~ toilettes|salle de bain|chambre|garde robe|placard|voisine|cave|auto|enfants|bains ~ il|mari|ex|chum|porte|couteau|defonce|frappe|crie|tuer|sache|peur',
    'defonce|cogne|casse|varge|frappe|force ~ la porte|dans la porte|ma porte ~ cachee|enfants|tuer|ex|mari|peur|il|hurle|entrer|couteau',
    'me suit|me traque|m attend|me guette|rode autour|me cherche ~ arme|couteau|fusil|machette|pistolet|gun ~ ex|mari|il|avec|homme|copain|chum',
    'il m egorge|il va m egorger|m egorger|il va me tuer|va me tuer ce soir|il me tue|qu il me tue|me tuer et|tuer les enfants|jure de me tuer|dit qu il me tuera|menaces de mort|menace de mort ~ il|mari|ex|police|enfants|appelle|peur|soir|chum|homme|frere|pere|part|quitte',
    `${WEAPON} ~ venu vers moi|vient vers moi|fonce sur moi|saute dessus|court apres|courait apres|courir apres|avance vers moi|charge avec|venu sur moi|poursuivi|poursuit`,
    'entrer chez|rentrer chez|defoncer|cambriol*|forcer la porte|entres chez|rentres chez|entrer dans la maison ~ armes|arme|fusil|couteau|gun|pistolet|machettes|machette',
    'gendre|beau frere|son mari|son chum|son copain|son ex|son mec ~ casse|frappe|battu|battue|tape|poignarde|brise|coupe|etrangle ~ ma fille|ma soeur|ma mere|ma niece|ma cousine|mon amie|elle',
    `${WEAPON} ~ ${AT_ME} ~ il|mari|mec|chum|ex|homme|mis|met|pointe|tenait|tient|appuye|colle|copain|conjoint|frere|braque`,
    'ex|mari|mec|homme|chum|copain|conjoint|il ~ rode|devant chez moi|devant chez nous|devant la porte|dehors|m attend|me suit|me poursuit|me traque|devant la maison|en bas de chez|tourne autour|cogne ~ fusil|couteau|arme|arme a feu|gun|pistolet|machette|essence|tuer|hache|egorger',
    'finir le travail|finir le boulot|finir ce qu il a commence|va finir avec moi|il va m achever|m achever|va en finir avec moi|cette fois il me tue|cette fois il va me tuer|il vient me tuer|il va revenir me tuer|jure qu il me tuerait|jure qu il va me tuer|il va me faire la peau',
    'en train de la battre|en train de la frapper|en train de la tuer|il la bat la|il est en train de la tabasser|la tabasse en ce moment ~ voisine|soeur|mere|cris|entends|crie|hurle|femme|elle|voisin',
    'asperge|aspergee|verse|jete|lance ~ essence|acide|alcool|eau bouillante|huile chaude ~ il m a|m a|mari|ex|mec|chum|sur moi|feu|briquet|allumette',
  ],
  'sexual-assault': [
    'viol|violee|viole|violer|violeur|agression sexuelle|agresse sexuellement|agressee sexuellement|attouchements|attouchement|abuse de moi|abusee|abuse sexuellement|abus sexuel|abus sexuels|abuse d elle|abuse de ma fille|abuse de mon fils',
    'forcee|force|oblige|obligee|forcait|droguee|contre ma volonte|sans mon accord ~ coucher|sexe|sexuel|sexuels|relation|rapport|rapports|touche|toucher|touchee|lit',
    'touche|touchait|caresse ~ parties intimes|entre les jambes|mes seins|ses parties|partie intime|zizi|culotte',
    'violee|viole|abuse|abusee|agressee|forcee|oblige|couche avec moi de force|pris de force|prise de force|attouche*|tripotee ~ hier|soir|fete|patron|oncle|ami|cousin|homme|nuit|mari|mec|policier|rue|m a|chez|moi|me|passeur',
    'droguee|drogue|mis quelque chose|verre|ghb ~ reveillee|reveille|nue|souviens|culotte|deshabillee|trou noir',
    'reveillee ~ nue|sans culotte|deshabillee|dans son lit ~ souviens|droguee|verre|mal|drogue|rappelle|inconnu',
    'patron|boss|oncle|cousin|beau pere|beau frere|voisin|homme|chauffeur|collegue|gerant|pasteur|pretre|mari|ex|copain|passeur|contremaitre|il|tonton|chum ~ m a coincee|m a coince|m a forcee|m a force|m a pris de force|m a prise de force|a abuse|m a touchee|m a tripotee|m a pelotee|m a pogne les|a profite de moi|m a penetree|m a oblige|m a obligee|m oblige|me force|m a viole|m a violee|couche avec moi pendant ~ depot|entrepot|chambre|bureau|voiture|char|sexe|forcee|force|lit|toilettes|culotte|chantier|corps|cuisine|dormais|soule|consentement|relations|rapports|fesses|seins|nuit|m a|moi|dors|coucher',
    'couche avec moi quand je dors|pendant que je dormais|m oblige a coucher|me force a coucher|m oblige a faire l amour|m oblige a avoir des rapports|me force a avoir des rapports|enleve le condom sans|retire le preservatif sans',
  ],
  'child-abuse': [
    'fils|fille|enfant|enfants|petit|petite|neveu|niece|bebe|ado|gamin ~ ceinture|roue de coups|bleus partout|marques de coups|maltraite|maltraitee|maltraitance|bat avec|frappe avec|frappe fort|le frappe|la frappe|les frappe|tape dessus|secoue fort|brulures de cigarette|attache|enferme dans|bleus sur le corps|avec un baton|avec un cable|fouette',
    'papa|pere|beau pere|oncle|cousin|tonton|maitre|voisin|entraineur|nounou ~ touche|touchait|tripote|attouche|viole|abuse ~ fille|fils|petite|enfant|me|moi|soeur|culotte|zizi|parties|niece|neveu',
    'maltraitance|enfant maltraite',
    'pere|papa|beau pere|oncle|cousin|voisin|pretre|prof|imam|maitre|nounou|gardienne|tonton|grand pere|frere|mere|marabout ~ touche|touchait|attouche|tripote|caresse|frappe avec|fouette|chicote|brule|couche avec ~ soeur|fille|fils|petite|petit|enfant|niece|moi|me|ceinture|sang|neveu|eleve',
    'beau pere|pere|papa|oncle|tonton|cousin|grand pere|voisin|frere|pretre|prof|entraineur|moniteur|chum de ma mere|copain de ma mere|mari de ma ~ vient dans mon lit|vient dans ma chambre|rentre dans ma chambre|entre dans ma chambre|dans mon lit|me touche|me caresse|me tripote|se couche avec moi|dort avec moi|me regarde dans la douche|m embrasse sur la bouche|me montre son|me demande des nudes|me fait toucher|me fait des choses ~ nuit|secret|chambre|lit|dire|personne|maman|mere|peur|soir|dort|ans|parties|corps|cachette|seul|seule',
    'brule|brulent|ecrase|brulait ~ cigarette|cigarettes|fer a repasser|briquet|eau chaude|eau bouillante ~ le petit|la petite|enfant|enfants|bebe|fils|fille|neveu|niece|belle soeur|beau pere|nounou',
    'me frappe|me bat|me chicote|me fouette|le frappe|la frappe|le bat|la bat|me tape|frappe mon frere|frappe ma soeur ~ ceinture|fil|cable|baton|cuillere|chicote|corde|savate|ceinturon|boucle|manche|rallonge ~ sang|marques|bleus|pere|mere|beau pere|tous les jours|oncle|toujours|dos|tante',
    'belle mere|beau pere|mari|conjoint|nounou|gardienne|copain|chum|compagnon|mon ex|pere|mere|oncle|tante|prof|voisin|gardien|educatrice ~ frappe|tape|bat|cogne|fesse|fouette|secoue|gifle|brule|enferme|pince ~ mon enfant|mes enfants|mon fils|ma fille|mon bebe|le petit|la petite|les petits|mon gamin|ma gamine|mon garcon|mes filles',
  ],
  'elder-abuse': [
    'grand mere|grand pere|mamie|papi|ma mere agee|vieille mere|personne agee|vieux pere ~ frappe|tape|maltraite|maltraitee|attache|attachee|bat|prive|privee|pince|bleus|secoue|enfermee|enferme|vole son argent',
    'grand mere|grand pere|mamie|papi|pepe|meme agee|mere agee|vieille|vieux|vieille dame|personne agee|tante agee|memere|pepere ~ frappe|bat|pousse|attache|enferme|crie dessus|affame|prive|laisse sans manger|prend sa pension|prend son argent|vole sa pension|vole son cheque|prend son cheque|brasse|bleus|maltrait*|pince|insulte',
    'aide soignant|aide soignante|preposee|prepose|infirmier|infirmiere|gardienne|fils|fille|belle fille|gendre|bonne|foyer|auxiliaire ~ attache|frappe|tape|laisse sans|donne pas a manger|prive|enferme|pince|crie dessus|vole|lave pas|gifle|affame ~ mon pere|ma mere|grand mere|grand pere|mamie|papi|vieux|vieille|beau pere|belle mere',
  ],
  'held-papers': [
    'passeport|papiers|passport ~ pris|confisque|garde|cache|rend pas|gardes|confisques|prend|rendre',
    'passeport|papiers|carte|documents ~ garde|garder|confisque|pris|prend|retient|cache|enferme|rend pas|redonne pas ~ patron*|il|elle|madame|monsieur|famille|mari|sortir|patronne|m a|employeur|agence',
  ],
  'cannot-leave': [
    'empeche de sortir|empeche de partir|laisse pas sortir|laisse pas partir|pas le droit de sortir|interdit de sortir|enferme|enfermee|droit de partir|pas partir|peux pas sortir',
    'laisse pas sortir|laisse pas partir|peut pas partir|peux pas partir|peux pas sortir|peut pas sortir|pas le droit de sortir|enferme|enfermes|enfermee|empeche de partir|empeche de sortir|pas sortir|surveille*',
  ],
  'unpaid-work': [
    'paye pas|paie pas|jamais payee|jamais paye|sans salaire|sans etre paye|sans etre payee|me paye pas|pas de salaire ~ travail|travaille|patron|famille|heures|maison|madame',
    'sans payer|sans paye|sans etre paye*|paye pas|paie pas|jamais paye*|pas payes|sans salaire|travaille gratuit ~ travail*|patron*|ferme|maison|heures|chantier|champ|restaurant|menage|partir',
  ],
  'immigration-threat': ['menace ~ immigration|police|expulser|expulsee|deporter|ice|renvoyer au pays'],
  'sold-for-sex': [
    'force|forcee|oblige|obligee ~ prostituer|prostitution|coucher avec des clients|clients|coucher avec des hommes',
  ],
  'debt-bond': [
    'dette du voyage|rembourser le voyage|rembourser le passeur|je dois le billet|dette au passeur|dette envers ~ travail*|partir|patron*|menace|payer|famille',
  ],
  throttled: [
    'm a etranglee|m a etrangle|m etranglait|m etrangle avec|m a serre le cou|m a serre la gorge|me serre le cou|me serre la gorge|m a saute a la gorge|m a prise a la gorge|m a pris a la gorge|m a prise par le cou|m a pris par le cou|m a pognee par le cou|m a pogne par le cou|mains autour de mon cou|mains autour du cou',
  ],
}

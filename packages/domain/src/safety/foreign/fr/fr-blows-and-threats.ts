import type { Lexicon } from '../../lexicon/lexicon'

const HE =
  'il|mari|mec|chum|conjoint|copain|homme|ex|fiance|compagnon|pere|beau pere|frere|oncle|patron|fils|elle|femme|mere|belle mere|blonde|gars|tonton|cousin|concubin|y'
const HER =
  'soeur|mere|maman|amie|voisine|fille|tante|cousine|niece|collegue|belle soeur|grand mere|copine|marraine|elle|sa femme|sa blonde'
const WEAPON =
  'couteau|fusil|pistolet|arme|gun|revolver|machette|hache|ciseaux|tournevis|bouteille|marteau|carabine|lame|calibre|coupe coupe'
const AT_ME =
  'sur ma tempe|sur la tempe|sous la gorge|sur la gorge|sur ma gorge|a la gorge|sur le cou|dans le dos|contre mon ventre|sur mon ventre|dans ma bouche|sur ma tete|a la tete|devant les enfants|vers moi|sur moi|contre ma gorge|au visage|sur mon cou'

/** Blows, threats and force at the hands of another person. */
export const FRENCH_BLOWS_AND_THREATS: Lexicon = {
  'violence-home': [
    `${HE} ~ m a rouee|m a roue de coups|me roue de coups|m a donne des coups|m a cogne la tete|m a fracasse la tete|m a claque la tete|m a foutu une|m a foutu des|m a mis une|m a mis des|m a colle une|m a flanque|m a balance|m a balancee|m a jetee|m a crissee|m a crisse|m a sacree|m a sacre|m a pognee|m a pogne|m a ramassee|m a maganee|m a magane|m a brassee|m a brasse|m a plaquee|m a plaque|m a trainee|m a traine|m a tordu|m a mordue|m a cogne|m a serre le cou|m a serre la gorge|me serre le cou|me serre la gorge|m a saute a la gorge|m a attrapee par|m a attrape par|m a prise par|m a pris par|m a pousse|m a poussee|m a brulee|m a ebouillantee|m a coupee|m a plantee|m a crache|m a tiree par|m a tire par|m a lance|m a garroche|m a fessee|m a kickee|m a kicke|m a punchee|m a punche|me punche|me kicke|me frappait|m a tape dessus|m a defigure*|m a demoli|m a demolie|m a fracassee|m a fracasse|me bat|me battait|m a battue`,
    `${HE} ~ l a|la|de la|lui a|de l|lui ~ pitchee|pitcher|garrochee|garrocher|crissee|crisser|poussee|pousser|jetee|jeter|battue|battre|frappee|frapper|tabassee|tabasser|cognee|cogner|rouee|etranglee|etrangler|mis son poing|trainee|trainer|fessee|fesser|lancee|donne un coup|donne des coups|saute dessus ~ ${HER}|escalier|escaliers|marches|enceinte|mur|par terre|ventre|coups|visage`,
    `mari|chum|copain|conjoint|ex|mec|homme|compagnon|pere|fils ~ ${HER} ~ la bat|la frappe|la tape|en train de la battre|en train de la frapper|la battre|la frapper|l a battue|l a frappee|la tabasse|lui tape dessus|lui fesse dessus|l a poignardee|l a etranglee|la cogne|a la battre|lui a casse`,
    'mari|mec|chum|conjoint|copain|ex|homme|il ~ si je pars|si je le quitte|si je parle|si j appelle la police|si je le laisse|si je porte plainte|si je m en vais|si je le denonce|si je dis|si je le quittais ~ m enterre|me tue|me tuera|me retrouve|me retrouvera|me brule|me defigure|finit avec moi|me fait la peau|prend les enfants|tue les enfants|il me coupe|m egorge|fait expulser|dans le jardin|me finit|finir avec moi',
    'barree|barre|enfermee|enferme|embarree|embarre|attachee|ligotee|sequestree ~ chambre|cave|maison|appartement|char|voiture|salle de bain|sous sol|cell|telephone|cle|cles ~ chum|mari|mec|il|copain|conjoint|ex|pere|frere|pris|prend|y',
    'rouee de coups|roue de coups|couverte de bleus|bleus partout|oeil au beurre noir|levre fendue|cote cassee ~ mari|mec|chum|copain|conjoint|ex|il m|homme|compagnon|pere|frere',
  ],
  'violence-now': [
    `${WEAPON} ~ venu vers moi|vient vers moi|fonce sur moi|saute dessus|court apres|courait apres|courir apres|avance vers moi|charge avec|venu sur moi|poursuivi|poursuit`,
    'entrer chez|rentrer chez|defoncer|cambriol*|forcer la porte|entres chez|rentres chez|entrer dans la maison ~ armes|arme|fusil|couteau|gun|pistolet|machettes|machette',
    'gendre|beau frere|son mari|son chum|son copain|son ex|son mec ~ casse|frappe|battu|battue|tape|poignarde|brise|coupe|etrangle ~ ma fille|ma soeur|ma mere|ma niece|ma cousine|mon amie|elle',
    `${WEAPON} ~ ${AT_ME} ~ il|mari|mec|chum|ex|homme|mis|met|pointe|tenait|tient|appuye|colle|copain|conjoint|frere|braque`,
    'ex|mari|mec|homme|chum|copain|conjoint|il ~ rode|devant chez moi|devant chez nous|devant la porte|dehors|m attend|me suit|me poursuit|me traque|devant la maison|en bas de chez|tourne autour|cogne ~ fusil|couteau|arme|arme a feu|gun|pistolet|machette|essence|tuer|hache|egorger',
    'finir le travail|finir le boulot|finir ce qu il a commence|va finir avec moi|il va m achever|m achever|va en finir avec moi|cette fois il me tue|cette fois il va me tuer|il vient me tuer|il va revenir me tuer|jure qu il me tuerait|jure qu il va me tuer|il va me faire la peau',
    'en train de la battre|en train de la frapper|en train de la tuer|il la bat la|il est en train de la tabasser|la tabasse en ce moment ~ voisine|soeur|mere|cris|entends|crie|hurle|femme|elle|voisin',
    'asperge|aspergee|verse|jete|lance ~ essence|acide|alcool|eau bouillante|huile chaude ~ il m a|m a|mari|ex|mec|chum|sur moi|feu|briquet|allumette',
  ],
  throttled: [
    'm a etranglee|m a etrangle|m etranglait|m etrangle avec|m a serre le cou|m a serre la gorge|me serre le cou|me serre la gorge|m a saute a la gorge|m a prise a la gorge|m a pris a la gorge|m a prise par le cou|m a pris par le cou|m a pognee par le cou|m a pogne par le cou|mains autour de mon cou|mains autour du cou',
  ],
  'sexual-assault': [
    'patron|boss|oncle|cousin|beau pere|beau frere|voisin|homme|chauffeur|collegue|gerant|pasteur|pretre|mari|ex|copain|passeur|contremaitre|il|tonton|chum ~ m a coincee|m a coince|m a forcee|m a force|m a pris de force|m a prise de force|a abuse|m a touchee|m a tripotee|m a pelotee|m a pogne les|a profite de moi|m a penetree|m a oblige|m a obligee|m oblige|me force|m a viole|m a violee|couche avec moi pendant ~ depot|entrepot|chambre|bureau|voiture|char|sexe|forcee|force|lit|toilettes|culotte|chantier|corps|cuisine|dormais|soule|consentement|relations|rapports|fesses|seins|nuit|m a|moi|dors|coucher',
    'couche avec moi quand je dors|pendant que je dormais|m oblige a coucher|me force a coucher|m oblige a faire l amour|m oblige a avoir des rapports|me force a avoir des rapports|enleve le condom sans|retire le preservatif sans',
  ],
  'child-abuse': [
    'beau pere|pere|papa|oncle|tonton|cousin|grand pere|voisin|frere|pretre|prof|entraineur|moniteur|chum de ma mere|copain de ma mere|mari de ma ~ vient dans mon lit|vient dans ma chambre|rentre dans ma chambre|entre dans ma chambre|dans mon lit|me touche|me caresse|me tripote|se couche avec moi|dort avec moi|me regarde dans la douche|m embrasse sur la bouche|me montre son|me demande des nudes|me fait toucher|me fait des choses ~ nuit|secret|chambre|lit|dire|personne|maman|mere|peur|soir|dort|ans|parties|corps|cachette|seul|seule',
    'brule|brulent|ecrase|brulait ~ cigarette|cigarettes|fer a repasser|briquet|eau chaude|eau bouillante ~ le petit|la petite|enfant|enfants|bebe|fils|fille|neveu|niece|belle soeur|beau pere|nounou',
    'me frappe|me bat|me chicote|me fouette|le frappe|la frappe|le bat|la bat|me tape|frappe mon frere|frappe ma soeur ~ ceinture|fil|cable|baton|cuillere|chicote|corde|savate|ceinturon|boucle|manche|rallonge ~ sang|marques|bleus|pere|mere|beau pere|tous les jours|oncle|toujours|dos|tante',
  ],
  'elder-abuse': [
    'aide soignant|aide soignante|preposee|prepose|infirmier|infirmiere|gardienne|fils|fille|belle fille|gendre|bonne|foyer|auxiliaire ~ attache|frappe|tape|laisse sans|donne pas a manger|prive|enferme|pince|crie dessus|vole|lave pas|gifle|affame ~ mon pere|ma mere|grand mere|grand pere|mamie|papi|vieux|vieille|beau pere|belle mere',
  ],
  'harm-others': [
    'vais|veux|ce soir|jure|envie de ~ tuer|descendre|buter|planter|abattre|egorger|lui mettre une balle|tirer dans le tas|mettre le feu|crever|saigner ~ deja le gun|deja l arme|couteau dans|j ai le couteau|arme achetee|achete une arme|sais ou il habite|j attends qu il|ce fils de|salaud|enfoire|tous|a l ecole|au travail|pendant qu il dort|deja le fusil|ai le gun|ai un gun',
    'peur de|images|pensees|je me vois|envie|pulsions|flashs|visions ~ faire du mal|blesser|secouer|etouffer|noyer|jeter|poignarder|couteau ~ mon bebe|bebe|mon fils|ma fille|le petit|la petite|nouveau ne|mes enfants|mon enfant',
  ],
  'voices-telling': [
    'voix|tete|esprit|esprits|quelque chose|tele|radio|ange|demon|dieu|djinn|loa|mort ~ me dit de|me dit d|me disent de|me disent d|m ordonne de|m ordonnent de|me commande|me pousse a|me demande de|m oblige a|me force a ~ tuer|noyer|sauter|couper|bruler|frapper|jeter|couteau|bebe|fils|mere|me tuer|mourir|sang|feu|etouffer|sacrifier|poignarder',
  ],
}

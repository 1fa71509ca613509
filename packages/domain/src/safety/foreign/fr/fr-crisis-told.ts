import type { Lexicon } from '../../lexicon/lexicon'

const MEANS =
  'corde|fusil|flingue|pistolet|arme|carabine|gun|revolver|balles|lame|rasoir|exacto|cutter|mort aux rats|poison|chaine|noeud coulant|noeud|calibre'
const READY =
  'accroche|accrochee|attache|attachee|pendu|noue|installe|mis|achete|achetee|charge|chargee|nettoye|prepare|preparee|prete|pret|sorti|cache|commande|arrive|trouve|sur moi|sur mes genoux|sur le lit|a cote de moi|dans ma main|dans mes mains|dans la bouche|sur la tempe|devant moi|m attend|sous mon oreiller|dans mon lit|pris'
const DESPAIR =
  'mourir|vivre|vie|finir|en finir|adieu|fini|lettre|pardon|pleure|pleurer|depress*|deprime*|seul|seule|betise|connerie|peux plus|peux pu|capable|tanne|fatigue|dors plus|parler|parle|disparu|reponds plus|repond plus|enfants|gosses|femme|regle|reglee|une bonne fois|bonne fois|soir|nuit|veut pas|ferme|enferme|partir|souffrir|courage|poutre|arbre|garage|plafond|cave|branche|sens|dit'

export const FRENCH_CRISIS_TOLD: Lexicon = {
  'suicide-said': [
    `${MEANS} ~ ${READY} ~ ${DESPAIR}`,
    `corde|cordes|chaine|noeud coulant ~ poutre|plafond|arbre|garage|grenier|cave|branche|cou|charpente|escalier ~ accroche|accrochee|mis|mise|attache|attachee|pendu|noue|passe|autour|installe|prete|monte`,
    'fusil|flingue|pistolet|arme|gun|revolver|carabine|calibre ~ sur mes genoux|sur le lit|a cote de moi|dans ma main|dans mes mains|dans la bouche|sur la tempe|sur ma tempe|charge|chargee ~ genoux|moi|main|lit|bouche|tempe|fini|regle|seul|vie|mes',
    `il|elle|mari|femme|fils|fille|frere|soeur|pere|mere|ami|amie|copain|chum|blonde|coloc|cousin|voisin|conjoint ~ achete|pris|prend|sorti|cache|parti avec|partie avec|mis|accroche|charge|cherche ~ ${MEANS} ~ ${DESPAIR}`,
    'ouvert les poignets|ouvert les veines|ouvert mes poignets|ouvert ses poignets|ouvert mes veines|taille les veines|tranche les veines|tranche les poignets|coupe les poignets|coupe les veines',
    'corde est prete|corde prete|corde m attend|la corde au cou|corde autour du cou',
    'occupe toi|occupez vous|prends soin|prenez soin|veille sur|veillez sur|je te confie ~ enfants|petits|fils|fille|maman|famille|gosses|chien|chat ~ parti|partie|repond plus|reponds plus|fusil|message|raccroche|adieu|lettre|quand je serai|pour moi|disparu|pistolet|quand je ne',
    'sur le pont|sur le rebord|sur le parapet|sur le toit|au bord|bord du|garde fou|sur la voie|sur les rails|quai du metro ~ reviendrai|sauter|saute|adieu|finir|courage|vide|dernier|derniere|fini|pousser|jeter|plus peur|peux plus',
    'mieux|tranquille|tranquilles|soulage|soulages|soulagee|heureux|bon debarras|paix|libres ~ sans moi|sans lui|sans elle|s il mourait|s il etait mort|si elle etait morte|s il etait plus la|s il n etait plus|si j etais plus la|si j etais mort|si j etais morte|si je partais|si je mourais|si je disparaissais|qu il meure',
    'un boulet|un fardeau|un poids|une charge|de trop|inutile|sers a rien|je gene tout le monde|manquerai a personne|personne me regrettera|personne pleurera ~ mieux|sans moi|mourir|partir|famille|tout le monde|monde|vivre|disparaitre|finir|plus la|manquerai|personne|terre',
    'dieu|seigneur|bon dieu|allah|jesus|le ciel ~ me reprenne|me prenne|venir me chercher|vienne me chercher|me chercher|m emporte|m emmene|me rappelle|me prend|me prendre|me rappeler ~ soir|nuit|moi meme|moi qui irai|sinon|je le fais|fatigue|fatiguee|demande|prie|plus|vite|veux|peut|attends',
    'mon ame est fatiguee|ame est fatiguee|mon ame est lasse|mon ame n en peut|moi qui irai|j irai le rejoindre|j irai la rejoindre|je vais rejoindre ~ dieu|mort|nuit|soir|morte|mari|femme|fils|fille|pere|mere|maman|ciel|bientot|chercher|affaires',
    'donne|distribue|legue|rendu ~ affaires|mes choses|tout ce que j|mon chat|mon chien|mes bijoux|mes vetements|tout a mes ~ adieu|besoin|bientot|partir|nuit|soir|voisine|fini|voisin|la ou je vais|en finir',
    'message d adieu|lettre d adieu|dit adieu|texto d adieu|vocal d adieu|fait ses adieux|fait mes adieux|dis adieu|envoye adieu ~ repond plus|reponds plus|tout le monde|disparu|telephone|introuvable|famille|enfants|pont|fusil|amis|fini|parti|partie|affaires|soir|cherche|ami|ma|mon',
    'trouve|trouvee|retrouve|retrouvee|vient de|depend*|decroche ~ pendu|pendue|dependre|dependu|corde au cou|au bout d une corde|veines ouvertes|poignets ouverts',
    'jete|jetee|saute|jeter|sauter|elance ~ du viaduc|d un viaduc|du pont|devant le metro|devant le train|sous le train|sous un train|sous le metro|du balcon|par la fenetre|du toit|dans le fleuve|dans la riviere|du dixieme|du cinquieme|du haut',
    'ouvert|ouverte|coupe|coupee|tranche|taille|taillade|lame|rasoir ~ poignet|poignets|veines|avant bras ~ saigne|sang|lame|rasoir|seule|seul|expres|mourir|capable|ouvert|coupe|tranche|taille|vouloir',
    'pilules|medicaments|cachets|comprimes|medocs|somniferes ~ de cote|economise|garde|gardees|accumule|stocke|ramasse|collectionne|compte|comptes|devant moi|etales ~ soir|avale|prends|semaine|finir|assez|mourir|nuit|tous|toutes|demain|adieu',
    'avale|avalee|bu|pris|prise|vide|boite|bouteille ~ mort aux rats|poison|javel|acide|pilules|cachets|medicaments ~ laisse moi partir|laissez moi|mourir|en finir|expres|adieu|vivre|coupures|lettre|pardon',
    'betise|betises|connerie|l irreparable|passe a l acte|se fasse du mal|se fasse mal|quelque chose de grave|folie ~ peur|crains|inquiet|inquiete ~ corde|couteau|fusil|enferme|enfermee|pleure|pilules|lame|arme|pont|lettre|repond|parler|mourir|deprime*|disparu',
    'regle une bonne fois|fini une bonne fois|serait fini|ca serait fini|ce serait fini|ce serait regle|serait regle une|tout serait fini|on n en parle plus|plus personne souffrirait ~ fusil|corde|pistolet|arme|vie|mourir|dors|seul|pilules|dis',
    'tanne de vivre|tannee de vivre|ecoeure de vivre|ecoeuree de vivre|tanne de la vie|tannee de la vie|plus le gout de rien vivre|goutte plus a la vie|pu le gout de vivre|pu envie de vivre|pu capable de vivre|plus capable de vivre|envie de crever|veux crever|veux pu vivre|jamais me reveiller|pas me reveiller|plus me reveiller|m endormir pis|m endormir et|dormir pour toujours|dormir a jamais|me foutre en l air|me sacrer en bas|me crisser en bas|me tirer une balle|me pitcher en bas|me jeter en bas|en finir pour de bon|la vie me fatigue|fatigue de la vie|fatiguee de la vie|je veux partir rejoindre|plus rien a faire sur terre|plus ma place sur terre|plus ma place ici bas|je veux disparaitre|j ai decide de partir|decide de mourir|decide d en finir',
  ],
  'self-harm': [
    'se coupe|me coupe|se taillade|se grafigne|se lacere|se brule|s entaille|m entaille ~ bras|cuisses|poignets|jambes|lame|expres|chambre|cachette|ventre|compas|rasoir|avant bras',
    'coupures|entailles|cicatrices|marques|lacerations ~ bras|poignets|cuisses|avant bras ~ lame|fille|fils|cache|expres|elle meme|lui meme|mort|chambre|manches|rasoir',
  ],
  'violence-home': [
    'mari|mec|chum|conjoint|copain|homme|ex|il|compagnon|femme|pere|beau pere|frere|oncle|tuteur|patron|fils|belle mere|elle ~ me bat|me chicote|m a chicote|m a chicotee|me bastonne|m a bastonne|m a bastonnee|me fouette|m a etranglee|m etrangle|m a etrangle|me fesse|me fesse dessus|m a fesse|m a fessee|m a varge dessus|me varge|m a pitchee|m a garroche|m a garrochee|m a saute dessus|m a frappe|m a frappee|m a tapee|me tape|me tape dessus|me cogne|m a brulee|m a brule avec|m a mordue|m a traine|m a trainee|m a tire les cheveux|m a lance|m a lancee|me viole|m a ouvert la levre|m a casse le nez|m a casse une dent|m a fait un oeil au beurre|m a donne une volee|donne une volee|me donne des claques|m a donne une claque|m a gifle|me met des gifles|m a egorge|m egorge|me sequestre|m enferme|m a enfermee|veut me tuer|me menace|m a menacee|rosse|m a rossee|m a tabassee|me moleste|m a molestee|porte la main',
    'battue|frappee|etranglee|violentee|bastonnee|tabassee|rossee ~ mari|copain|chum|conjoint|ex|mec|homme|pere|il|frere|hier|soir|enfants',
  ],
  'violence-now': [
    'sorti|sort|mis|met|pointe|brandit|tient|pris|attrape|menace ~ un couteau|couteau|machette|fusil|arme|pistolet|gun|hache|coupe coupe|ciseaux|fer a repasser ~ m a|me|nous|gorge|tuer|cou|moi|devant|dessus|enfants|porte|egorge',
    'cachee|cache|enfermee|enferme|barree|barre|planquee|refugiee|ecris des ~ toilettes|salle de bain|chambre|garde robe|placard|voisine|cave|auto|enfants|bains ~ il|mari|ex|chum|porte|couteau|defonce|frappe|crie|tuer|sache|peur',
    'defonce|cogne|casse|varge|frappe|force ~ la porte|dans la porte|ma porte ~ cachee|enfants|tuer|ex|mari|peur|il|hurle|entrer|couteau',
    'me suit|me traque|m attend|me guette|rode autour|me cherche ~ arme|couteau|fusil|machette|pistolet|gun ~ ex|mari|il|avec|homme|copain|chum',
    'il m egorge|il va m egorger|m egorger|il va me tuer|va me tuer ce soir|il me tue|qu il me tue|me tuer et|tuer les enfants|jure de me tuer|dit qu il me tuera|menaces de mort|menace de mort ~ il|mari|ex|police|enfants|appelle|peur|soir|chum|homme|frere|pere|part|quitte',
  ],
  'sexual-assault': [
    'violee|viole|abuse|abusee|agressee|forcee|oblige|couche avec moi de force|pris de force|prise de force|attouche*|tripotee ~ hier|soir|fete|patron|oncle|ami|cousin|homme|nuit|mari|mec|policier|rue|m a|chez|moi|me|passeur',
    'droguee|drogue|mis quelque chose|verre|ghb ~ reveillee|reveille|nue|souviens|culotte|deshabillee|trou noir',
    'reveillee ~ nue|sans culotte|deshabillee|dans son lit ~ souviens|droguee|verre|mal|drogue|rappelle|inconnu',
  ],
  'voices-telling': [
    'voix|esprit|esprits|djinn|djinns|demon|diable|loa|radio|television ~ disent|dit|ordonne|ordonnent|commande|commandent|veut que|force|parle|parlent|chuchote|obligent ~ tuer|mal|sauter|frapper|etouffer|bebe|couper|bruler|me|mourir|enfants|couteau|tete',
  ],
  'harm-others': [
    'vais|veux|envie|peur de|pulsion|pense a|imagine|pret a|images ~ tuer|etouffer|poignarder|jeter|noyer|etrangler|secouer|abattre|egorger|faire du mal|planter|descendre|bruler ~ bebe|patron|mari|femme|mere|pere|voisin|enfants|fils|fille|collegue|fenetre|lui|boss|ex|frere|professeur|tout le monde|couteau|arme|belle mere',
  ],
  'elder-abuse': [
    'grand mere|grand pere|mamie|papi|pepe|meme agee|mere agee|vieille|vieux|vieille dame|personne agee|tante agee|memere|pepere ~ frappe|bat|pousse|attache|enferme|crie dessus|affame|prive|laisse sans manger|prend sa pension|prend son argent|vole sa pension|vole son cheque|prend son cheque|brasse|bleus|maltrait*|pince|insulte',
  ],
  'held-papers': [
    'passeport|papiers|carte|documents ~ garde|garder|confisque|pris|prend|retient|cache|enferme|rend pas|redonne pas ~ patron*|il|elle|madame|monsieur|famille|mari|sortir|patronne|m a|employeur|agence',
  ],
  'cannot-leave': [
    'laisse pas sortir|laisse pas partir|peut pas partir|peux pas partir|peux pas sortir|peut pas sortir|pas le droit de sortir|enferme|enfermes|enfermee|empeche de partir|empeche de sortir|pas sortir|surveille*',
  ],
  'unpaid-work': [
    'sans payer|sans paye|sans etre paye*|paye pas|paie pas|jamais paye*|pas payes|sans salaire|travaille gratuit ~ travail*|patron*|ferme|maison|heures|chantier|champ|restaurant|menage|partir',
  ],
  'debt-bond': [
    'dette du voyage|rembourser le voyage|rembourser le passeur|je dois le billet|dette au passeur|dette envers ~ travail*|partir|patron*|menace|payer|famille',
  ],
}

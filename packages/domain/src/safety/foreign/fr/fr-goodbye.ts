import type { Lexicon } from '../../lexicon/lexicon'

const PILLS =
  'cachets|cachet|comprimes|pilules|pillules|medicaments|medocs|somniferes|calmants|boite|boites|plaquettes|flacon|doliprane|xanax|poison|mort aux rats'
const THE_DEAD =
  'mon epoux|mes parents|mon amour|mon mari|ma femme|ma mere|maman|mon pere|papa|mon fils|ma fille|ma grand mere|mon grand pere|mon frere|ma soeur|mon bebe|mon homme|mon vieux|ma mie|mon petit|lui|elle|eux'
const LOVED =
  'mes enfants|mon fils|ma fille|ma mere|maman|mon pere|papa|ma soeur|mon frere|ma femme|mon mari|mes parents|ma famille|mes petits|ma blonde|mon chum|mes filles|mes fils|tout le monde|mes freres|mes soeurs|mes gosses|les enfants'
const GONE =
  'je saute|je sautais|je me jette|je me jetais|je me tue|je me tuais|je meurs|je mourais|je disparais|je disparaissais|je pars pour de bon|je creve|je crevais|j etais mort|j etais morte|j existais plus|je me pends|j etais plus la|j etais pu la|je me reveille pas|je me reveillais pas|je m en vais pour'
const HEIGHT =
  'pont|viaduc|parapet|balcon|rebord|toit|terrasse|fenetre|falaise|rails|voie ferree|quai|voies|etage|garde fou|passerelle|precipice'

/** Suicide said quietly: a goodbye, affairs in order, joining the dead. */
export const FRENCH_GOODBYE: Lexicon = {
  'suicide-said': [
    `dis|dites|dite|dire|diras ~ que je les aime|que je l aime|que je laime|je les aime|je l aimais|que je les aimais|que je l ai aime ~ peux plus|peux pu|en peux|capable|abandonne|desole|desolee|pardon|adieu|fini|partir|ce soir|cette nuit`,
    `si ~ ${GONE} ~ personne|fini|finit|manque|mieux|regler*|regle|soulage*|souffr*|s en rendra|remarque*|pleurer*|tranquille*|importe|grave`,
    `personne ~ s en rendrait compte|remarquerait|s en apercevrait|me pleurerait|verrait la difference|va me pleurer|va s en rendre compte|s ennuierait|s ennuyera|va s ennuyer de moi|me regretterait ~ ${GONE}|si je|je partais|moi`,
    `retrouver|rejoindre|revoir|vers|pres de|aupres de|a cote de|avec ~ ${THE_DEAD} ~ au ciel|qui est mort|qui est morte|qui est decede|qui est decedee|que dieu a pris|que dieu a rappele|qui est parti|qui est partie|la haut|au paradis|de l autre cote|dans l autre monde|au cimetiere|dans sa tombe`,
    `retrouver|rejoindre|aupres de ~ ${THE_DEAD} ~ ${PILLS}|corde|fusil|fatigue|fatiguee|mourir|plus rien|peux plus|peux pu|assez|partir pour`,
    `${PILLS} ~ comptes|comptees|compte|prets|pretes|aligne|alignes|etales|etalees|gardes|gardees|mis de cote|ramasse|ramasses|devant moi|sur la table|y en a assez|table de nuit ~ soir|nuit|assez|suffit|suffisent|fini|finir|reveille|dormir|partir|courage|rejoindre|derniere|retrouver`,
    'dormir|dors|m endors|m endormir|repose|me repose|me reposer|repos ~ pour toujours|pour de bon|et je me reveille pas|et je me reveille plus|et pas me reveiller|et plus me reveiller|et ne plus me reveiller|une fois pour toutes|eternel|definitivement|a jamais|pis pas me reveiller|pis jamais me reveiller',
    'plus de raison de vivre|pas de raison de vivre|plus aucune raison de vivre|pu de raison de vivre|plus rien a faire sur cette terre|plus rien a faire ici bas|ma vie n a plus de sens|la vie n a plus de sens|ma vie a plus de sens|la vie a plus de sens|ca vaut plus la peine de vivre|vaut pas la peine de vivre|vaut plus le coup de vivre|a quoi bon vivre|pourquoi vivre encore|quitter ce monde|quitter cette vie|quitter cette terre|partir de ce monde|etre de ce monde|plus etre de ce monde|plus etre la|pu etre la|veux plus etre ici|partir pour toujours|partir pour de bon|mieux etre mort|mieux etre morte|prefere etre mort|prefere etre morte|prefererais etre mort|prefererais etre morte|prefere mourir|prefererais mourir|voudrais etre mort|voudrais etre morte|aurais du mourir|mieux mort que|mieux morte que|abandonne la vie|renonce a vivre|assez de vivre|marre de vivre|marre de la vie|ras le bol de vivre|plus la force de vivre|pu la force de vivre|plus le courage de vivre|mettre fin a mes souffrances|mettre fin a ma vie|fin a mes jours|fin a ses jours|finir avec la vie|m oter la vie|s oter la vie|me donner la mort|se donner la mort|ce soir j arrete tout|j arrete tout ce soir|ce soir j en finis|j en finis ce soir|finir ca a soir|finir ca ce soir|finis ca ce soir|j va finir ca|vais finir ca a soir|monde serait mieux sans moi|le monde sans moi|mieux sans moi|faire du mal a moi|me faire du mal|m enlever la vie|s enlever la vie|au bout de ma vie et|m en aller pour de bon|me crisser en feu|fini de souffrir ce soir',
    'se jeter|se jette|se lancer|se precipiter|se balancer|se pitcher|se garrocher|me jeter|me jette|me lancer|sauter|sauterais|me balancer|me garrocher|me pitcher|me precipiter ~ du balcon|du pont|par la fenetre|du toit|de la falaise|du dixieme|du cinquieme|sous le metro|sous un train|sous le train|devant le metro|devant un camion|devant une voiture|devant un char|dans le vide|en bas du|en bas|dans le fleuve|dans la riviere|a l eau|dans le puits|dans un puits|au puits|au fond du puits|dans le canal|dans le barrage|d ici|du haut',
    `bord|sur le|debout|assis|assise|en haut|chuis|chu|suis|je suis ~ ${HEIGHT} ~ j attends le train|attends le metro|attends le train|sauter|saute|adieu|hesite|vide|finir|fini|courage|plus peur|peux plus|veux plus|partir|larmes|personne|j arrive pas a redescendre`,
    'j en finis|j en finirai|je mets fin|j arrete tout|je me tue|je me fous en l air ~ decide|demain|soir|nuit|adieu|fatigue|fatiguee|deranger|fardeau|poids|enfants|douleur|peux plus',
    'enfermee|enferme|barree|barre|embarree ~ salle de bain|salle de bains|toilettes|chambre|garage|wc ~ lame|rasoir|couteau|corde|pilules|cachets|ceinture|exacto|cutter|medicaments',
    'ferait mieux de mourir|serait mieux mort|serait mieux morte|ferais mieux de mourir|vaudrait mieux mourir|vaudrait mieux que je meure|mieux vaut mourir|aimerait mieux mourir|aime mieux mourir|veut plus vivre|veut pu vivre|veut en finir',
    's est tire|se tirer|me tirer|s est tiree|se tirerait ~ une balle|dans la tete|dans la bouche|carabine ~ tete|fusil|carabine|mourir|bouche|veut|va|vais|sang|arme',
    'je termine ca|je finis ca|mon dernier jour|dernier jour sur terre|dernier jour de ma vie|dernier jour ~ soulage|soulages|je serai parti|je serai partie|tout vendu|paye mes dettes|adieu|sans moi|vie|ce soir|cette nuit|fatigue',
    'arreter de manger|arrete de manger|arreter de prendre|arrete de prendre|arrete mon insuline|arreter mon insuline|arrete mes medicaments|arreter mes medicaments ~ jusqu a mourir|pour mourir|expres|dieu me|mourir|crever|en finir',
    'char|auto|voiture|camion|conduis|conduire|volant|route ~ poteau|mur|arbre|ravin|viaduc|camion|contresens|foncer ~ finir|mourir|envie|pense|fini|expres|foncer',
    'envoye|poste|publie|montre|recu ~ photo|video|selfie|image|snap ~ corde|noeud|fusil|arme|cachets|pilules|pont|lame|poignets|poignet|gun|veines',
    'courage ~ trouve|j ai enfin|me manque|manque plus que ~ finir|fini|mourir|sauter|corde|tirer|tuer|j arrete|arreter tout|avaler',
    'drap|ceinture|cordon|fil|cable|foulard|echarpe|sac plastique|lacet ~ autour du cou|au cou|autour de son cou|autour de mon cou|sur la tete ~ mis|mise|noue|attache|serre|passe|accroche|enroule|trouve|chambre',
    'parti|partie|sorti|sortie|monte ~ fusil|carabine|arme|corde|pistolet|gun ~ en pleurant|pleurait|pleure|en pleurs|sans rien dire|bois|foret|grange|adieu|laisse une lettre|telephone eteint',
    'touye tet mwen|touye tet li|tuye tet mwen|m vle mouri|mwen vle mouri|pa vle viv anko|pa vle viv|vle mouri|m pral touye|bouke viv|m bouke ak lavi|mwen bouke viv',
  ],
  'self-harm': [
    'coupe|couper|coupais|lacere|lacerer|griffe|taillade|brule|bruler|entaille|scarifie|scarifier|mutile|mutiler ~ me|m|se|s ~ mes bras|les bras|le bras|mes cuisses|les cuisses|mes poignets|mes jambes|mon ventre|les jambes|expres|de nouveau|lame|rasoir|recommence|cachette|soulager',
    'scarification|scarifications|je me scarifie|se scarifie|je me mutile|se mutile|automutilation',
  ],
  'harm-others': [
    'foncer|jeter|planter|precipiter|lancer|crasher|rentrer ~ auto|voiture|char|camion|van ~ avec les enfants|avec mes enfants|avec les petits|avec la famille|avec tout le monde|enfants dedans|petits dedans',
  ],
  farewell: [
    `dis|dites|dite|dit|diras|direz|dire ~ ${LOVED} ~ je l aime|je laime|je les aime|je l aimais|je les aimais|je l ai aime|que j aime|je les ai aimes|je lui demande pardon|je leur demande pardon|jles aime|jlaime|aime fort|aime pour toujours`,
    'occupe toi|occupez vous|prends soin|prenez soin|veille sur|veillez sur|s occupe ~ chat|chatte|chien|petits|enfants|maman|mere|plantes|oiseau|frere|soeur|lui|elle|eux ~ svp|s il te plait|s il vous plait|pour moi|apres|promets|mieux comme ca|demande|quand je|ce soir',
    'adieu|adieu a tous|adieu tout le monde|merci pour tout|dernier message|je vous aime tous|je vous aimerai toujours|je t aimerai toujours|je vais le faire ce soir|je vais le faire cette nuit|je le fais ce soir|je le fais cette nuit|jvais le faire ce soir|je vais le faire demain|vais passer a l acte|passe a l acte',
  ],
  apology: [
    'pardonnez moi|pardonne moi|pardonnez moi tous|je vous demande pardon|je te demande pardon|je demande pardon|desole pour tout|desolee pour tout|c est la faute de personne|c est pas de votre faute|c est pas votre faute|pardon maman|pardon papa|pardon les enfants|pardon mes enfants|excusez moi pour tout',
  ],
  'affairs-in-order': [
    `ecrit|laisse|ecris|redige|prepare|poste ~ lettre|lettres|mot|testament|message ~ ${LOVED}|tiroir|table|lit|adieu|range|policier|chacun|papiers`,
    'codes|code|mot de passe|mots de passe|carte|papiers|documents|argent|assurance|comptes|clefs|cles|banque|enterrement|obseques|loyer|cercueil ~ donne|laisse|confie|range|ranges|regle|dans le tiroir|sur la table|tout paye|pret ~ soeur|frere|fille|fils|mere|enfants|tout|mari|femme|chat|lettre|tiroir|moi|table',
    'tout prepare|tout est prepare|tout est pret|j ai tout regle|tout est regle|j ai tout range|j ai tout organise|mes affaires sont en ordre|mis mes affaires en ordre|affaires en ordre|tout est en ordre|papiers en ordre',
  ],
  'wont-be-here': [
    'je serai plus la|je serai pu la|je ne serai plus la|je serai plus de ce monde|serai plus ici|serai pu ici|je serais plus la|vous me reverrez plus|tu me reverras plus|tu me verras plus|vous me verrez plus|je serai partie pour|je serai deja loin',
  ],
  burden: [
    'je suis un poids|je suis un fardeau|je suis un boulet|je suis une charge|je sers a rien|je suis de trop|je suis inutile|un poids pour tout le monde|un fardeau pour|un poids pour|un boulet pour|mieux comme ca pour|c est mieux comme ca pour tout|plus deranger personne|plus etre un poids|pu etre un poids',
  ],
  'calm-now': [
    'ce soir|cette nuit|a soir|avant demain|je suis en paix|enfin en paix|enfin calme|je suis calme maintenant|j ai plus peur|j ai pu peur',
  ],
  'be-found': [
    'on me trouvera|vous me trouverez|tu me trouveras|ils me trouveront|quand on me trouvera|quand vous me trouverez|celui qui me trouvera|trouvera mon corps|retrouvera mon corps|on va me trouver|trouver mon corps',
  ],
  decided: ['j ai decide|ma decision est prise|c est decide|decision est prise|je reviendrai pas en arriere'],
}

import type { Lexicon } from '../../lexicon/lexicon'

const SMALL =
  'bebe|bb|enfant|fils|fille|petit|petite|gars|garcon|gamin|gamine|gosse|niece|neveu|mousse|puce|loulou|petit frere|petite soeur|p tit|ptite|ptit|mon grand|jumeaux|flo'
const CAUSTIC =
  'javel|eau de javel|harpic|ajax|destop|drano|petrole|kerosene|essence|gasoil|diesel|alcool a bruler|alcool a friction|antigel|lave glace|windex|pinesol|pine sol|mr net|comet|nettoyant|detergent|savon a linge|savon a vaisselle|adoucissant|assouplissant|acide|acide de batterie|soude|potasse|caustique|mort aux rats|raticide|insecticide|baygon|dichlorvos|ddt|pesticide|herbicide|roundup|gramoxone|poison|poison a rat|peroxyde|eau oxygenee|acetone|dissolvant|diluant|peinture|colle|parfum|produit|liquide a briquet|huile a lampe|tide|capsule de lessive|lessive|naphtaline|chlore|ammoniaque|nicotine|liquide de vapoteuse|cannabis|gummies|jujubes au pot|chaux|ciment'
const TABLETS =
  'pilule|pilules|comprime|comprimes|cachet|cachets|medicament|medicaments|pastille|pastilles|gelule|gelules|sirop|doliprane|tylenol|advil|xanax|ativan|fer|somniferes|pillules|pillule|medoc|medocs|calmants|metformine|gouttes|seroquel|rivotril|efferalgan|paracetamol|codeine'
const TOOK =
  'bu|bue|boit|avale|avalee|mange|mangee|gobe|gobee|pris|prise|croque|leche|mis dans la bouche|mis dans sa bouche|dans la bouche|bouche|suce|trouve|machouille|ingere|bouffe|a bu|siphonne|goute'

export const FRENCH_POISON_AND_WOUNDS: Lexicon = {
  'child-swallowed': [
    `${SMALL} ~ ${TOOK} ~ ${CAUSTIC}`,
    `${SMALL} ~ ${TOOK} ~ ${TABLETS}`,
    `${TOOK} ~ pile|piles|batterie|aimant|aimants|pile bouton|pile ronde|pile plate|epingle|clou|vis|aiguille|punaise ~ ${SMALL}|telecommande|jouet|montre|ronde|bouton`,
  ],
  poison: [
    `j ai|il a|elle a|on a|vient de|viens de|mari|femme|mere|pere|ami|copine|copain|frere|soeur|cousin|cousine|oncle|tante|belle mere|grand pere|grand mere|voisin|chum|blonde|coloc ~ bu|avale|avalee|ingere|gobe|bue|boire ~ ${CAUSTIC.replace('|cannabis|gummies|jujubes au pot', '')}`,
    'pesticide|insecticide|dichlorvos|produit pour les champs|herbicide|gramoxone|roundup ~ respire|inhale|pulverise|epandu|traite ~ bave|tremble|vomi*|sue|transpire|vertige*|malaise|mal|etourdi*',
    'fumee|fumees|incendie ~ respire|inhale|avale ~ tousse|toux|noir|suie|etourdi*|mal|gorge|voix',
  ],
  'mixed-cleaners': [
    'melange|melangee|mis ensemble|mixe ~ javel|ammoniaque|acide|vinaigre|harpic|destop|chlore ~ tousse|toux|respire*|brule|pique|yeux|gorge|poitrine|etourdi*|mal|vapeur|odeur|sans arret|ensemble',
  ],
  'too-many-pills': [
    `avale|avalee|pris|prise|gobe|gobee|bouffe|descendu|vide|siffle|prend ~ toute|toutes|plaquette|boite|flacon|bouteille|pot|tous|poignee|trop|30|20|40|50|60|25|trente|vingt|quarante|plein|paquet|tube ~ ${TABLETS.replace('|fer|', '|')}`,
    'overdose|surdose|fait une od|od de',
  ],
  'dose-mistake': [
    'pilules|pilule|medicament|medicaments|comprimes|cachets|dose|insuline|sirop|pilules de coeur|gouttes ~ deux fois|par erreur|double|doubles|trompe|trompee|melange les|mauvais|mauvaise|a la place|de quelqu un|le double|en double|trois fois|dix fois|sans faire expres ~ pris|prise|donne|donnee|injecte|trompe|trompee|dose|avale',
    'mauvais medicament|mauvaise dose|mauvaise pilule|double dose|double sa dose|double la dose|trompe de medicament|trompee de medicament|trompe de dose',
  ],
  'risky-medicine': [
    'pilules de coeur|pilule pour le coeur|medicament pour le coeur|medicaments du coeur|pilules de pression|pilules pour la pression|medicament de tension|medicament contre la tension|insuline|methadone|morphine|coumadin|digoxine|metformine|anticoagulant|medicament du diabete|beta bloquant|fentanyl|rivotril|sintrom',
  ],
  'street-drug': [
    'coke|cocaine|crack|heroine|meth|crystal|speed|ecstasy|mdma|peanut|lsd|acide|tramadol|kush|flakka|spice|ghb|keta|fentanyl|freebase|perc|percocet ~ pris|prise|prend|fume|sniffe|injecte|snife|consomme|tape|avale|fait',
  ],
  'overdose-look': [
    'coeur s emballe|coeur debat|debat|mal poitrine|mal dans poitrine|reveille pas|bleu|levres|convuls*|mousse|respire mal|respire plus|ronfle|inconscient|sans connaissance|reagit plus',
  ],
  opioid: [
    'heroine|fentanyl|methadone|oxy|perc|percs|percocet|codeine|morphine|dilaudid|hydro|tramadol|smack|piquouse|sniffe un|snife un|pilule bleue|patch ~ ronfle|ronflement|levres|bleu|grises|gris|reveille|reagit|repond|respire|inconscient|glisse|mou|pupilles|souffle',
  ],
  'alcohol-poisoning': [
    'bu|alcool|boisson|rhum|clairin|gin|vodka|tequila|saoul|saoule|brosse|cuite|beuverie|koutoukou|sodabi|whisky|bourre|bourree ~ reveille pas|reveille plus|respire lentement|respire mal|repond pas|repond plus|inconscient|bleu|glace|froid|reagit pas|etouffe dans son vomi|sans connaissance',
  ],
  withdrawal: [
    'arrete de boire|arrete la boisson|arrete l alcool|lache la boisson|plus bu depuis|pas bu depuis|sevrage|arrete les benzos|arrete le xanax|arrete l ativan|plus de methadone|en manque ~ jours|jour|tremble|trembler|voit|vois|sueur|transpire|heures|alcool|convuls*|confus|hallucin*|vomi*',
  ],
  'wild-mushroom': [
    'champignons|champignon ~ bois|cueilli|cueillis|ramasse|ramasses|foret|champ|sauvages|terrain|jardin',
  ],
  'carbon-monoxide': [
    'generatrice|groupe electrogene|charbon|barbecue|bbq|brasero|poele a bois|poele|chaufferette|propane|fournaise|chauffe eau|foyer|rechaud|auto en marche|voiture en marche|moteur ~ etourdi*|mal a la tete|mal de tete|vomi*|nausees|endormi*|malaise|malades|tetes|faibles|vertige*|dort ~ tous|toutes|toute la famille|sous sol|maison|chambre|garage|on|ferme|fermee|interieur|piece|salon|enfants',
    'detecteur|alarme ~ monoxyde|gaz|co ~ sonne|hurle|bip|sonner|declenche',
    'ca sent le gaz|odeur de gaz|fuite de gaz',
  ],
  'severe-bleeding': [
    'sang|saigne|saigner|saignait|saignent ~ pisse|gicle|giclait|jaillit|a flots|pas mal|ben gros|beaucoup|enormement|abondamment|arrete pas|arrete plus|arrete pu|serviettes|draps|plein|partout|mare|coule a|trempe|trempee|comme un robinet|pulse|jet|sans arret|vide|tout mon|tout son ~ poignet|bras|jambe|main|pied|tete|cou|coupe|coupee|plaie|serviette|serviettes|sang|linge|sol|scie|couteau|lame|verre|cuisse|nez|artere|machette|doigt',
    'pisse le sang|ca pisse le sang|se vide de son sang|baigne dans son sang|sang gicle|sang qui gicle|arrive pas a arreter le sang|saigne a mort|saigne a blanc il',
  ],
  'deep-cut': [
    'coupure|coupe|coupee|entaille|plaie|ouvert|ouverte|fendu|tranche ~ profonde|profond|profondement|points de suture|des points|faut des points|besoin de points|recoudre|recousu|a recoudre|l os|le gras|tendon|beante|beant|grande ouverte',
  ],
  amputation: [
    'doigt|doigts|main|pouce|orteil|bras|pied|oreille|bout du doigt ~ scie|machine|tondeuse|hachoir|meuleuse|machette|banc de scie|scie ronde|porte|presse|ventilateur ~ coupe|coupes|arrache|arraches|tranche|tranches|sectionne|parti|partie|perdu|perdue|saute|dans la glace|pris|happe|happee',
    'doigt|doigts|orteil|main|oreille ~ pend par|tient par un|tient par|dans la glace|sur de la glace|dans un sac|est tombe par terre|arrache net',
  ],
  crushed: [
    'roule dessus|rouler dessus|roule sur le|roule sur la|passe dessus|passer dessus|passe sur le corps|passe sur les jambes ~ camion|voiture|auto|char|tracteur|bus|chariot|pick up|roue',
    'machine|presse|rouleau|convoyeur|tapis roulant|chariot elevateur|lift|camion|tracteur|poutre|mur|porte de garage|elevateur ~ pris|prise|happe|happee|ecrase|ecrasee|coince|coincee|broye|broyee|attrape|avale|tombe sur ~ main|bras|doigts|doigt|jambe|pied|corps|lui|il|elle|jambes|poitrine|collegue',
  ],
  gunshot: [
    'tire dessus|tirer dessus|tire une balle dans|touche par balle|balle dans|recu une balle|pris une balle|balle perdue|balles|coup de fusil|coups de feu|fusille ~ lui|il|elle|jambe|bras|ventre|dos|m a|nous|fait|frere|ami|cousin|s est fait|sang|rue|voisin|epaule|poitrine',
    'poignarde|poignardee|poignardes|plante au couteau|coup de couteau|coups de couteau|coup de machette|coups de machette|lame dans|plante dans ~ ventre|dos|bras|cuisse|poitrine|cou|saigne|sang|frere|ami|bagarre|m a|l a|jambe|cote',
  ],
  impaled: [
    'barre|barre de fer|fer|tige|piquet|branche|couteau|tournevis|clou|verre|fleche|morceau de bois|rebar|tuyau ~ plante|plantee|enfonce|enfoncee|rentre|rentree|traverse|transperce|fiche|embroche ~ cuisse|jambe|ventre|poitrine|cou|dos|bras|main|oeil|pied|corps|cote',
  ],
  'bad-fracture': [
    'os ~ sort|dehors|perce|depasse|a travers|voit l os ~ peau|jambe|bras|poignet|cheville|tibia|doigt',
    'jambe|bras|poignet|cheville|pied|genou|coude|epaule|tibia ~ cassee|casse|tombe|tombee|chute|pete|petee ~ toute croche|tout croche|ben croche|mauvais sens|a l envers|de travers|tordue|tordu|pliee|angle|pendouille',
    'jambe|pied ~ plus courte|plus court|raccourcie ~ tournee|tourne|tombee|tombe|dehors|hanche|chute',
  ],
  'broken-bone': [
    'jambe|bras|poignet|cheville|pied|orteil|doigt|hanche|cote|cotes|clavicule|nez|main|coude|epaule|bassin|mal|croche ~ casse|cassee|casser|pete|petee|fracture|fracturee|fele|felee|deboite|deboitee|demise|luxe|luxee|sorti de sa place',
  ],
  'likely-broken': [
    'poignet|cheville|pied|bras|jambe|doigt|main|coude|epaule|genou ~ tombe|tombee|chute|glisse|tordu|tordue|revire|cogne ~ peut pas le bouger|peux pas le bouger|bouger|pas marcher dessus|mettre le pied|appuyer|croche|tres enfle|ben enfle|enfle|craque|gonfle beaucoup|bleu et enfle',
    'poignet|cheville|doigt|bras ~ croche ~ enfle|enflee|tombe|chute|glace|gonfle',
  ],
  'dangerous-accident': [
    'voiture|auto|char|camion|bus|moto|taxi moto|zemidjan|train|scooter|tracteur|quatre roues|motoneige ~ renverse|renversee|frappe|frappee|fauche|cogne|cognee|capote|capotee|face a face|ramasse|percute|tonneaux|ejecte ~ pieton|releve|mal|sang|rue|route|traverse|jambe|tete|accident|elle|lui|l a',
  ],
  'struck-by-vehicle': [
    'voiture|auto|char|camion|bus|moto|scooter|velo|train ~ renverse|renversee|renverses|fauche|fauchee|percute|ecrase|ecrasee|happe|ramasse|frappe|frappee',
  ],
  'shock-look': [
    'se releve pas|releve plus|peau glacee|froid et pale|pale et froid|se leve plus|se leve pas ~ voiture|auto|char|accident|sang|saigne|tombe|renverse|renversee|moto',
  ],
  'bad-burn': [
    'huile|eau|the|cafe|soupe|bouillie|friture|graisse|marmite|casserole|cocotte|presto|chaudiere|gaz|essence|feu|barbecue|vapeur|fer ~ ebouillante|ebouillantee|brule|brulee|brulees|explose|renverse|renversee|recu|tombe|tombee|eclabousse ~ visage|figure|face|poitrine|corps|bebe|enfant|fils|fille|petit|petite|yeux|ventre|cou|dos|niece|neveu|garcon|mains|parties|partout|gars|lui',
    'peau ~ part|decolle|leve|pele|tombe|arrachee|blanche|noire ~ brule|brulee|brulure|ebouillant*|huile|feu|eau',
  ],
  'chemical-splash': [
    `${CAUSTIC} ~ oeil|yeux|il gauche|il droit|mes yeux|ses yeux ~ dans|recu|gicle|eclabousse|saute|eclate|revole|jete`,
  ],
  'eye-injury': [
    'oeil|yeux|il gauche|il droit ~ perce|creve|branche|balle|rondelle|poing|eclat|metal|meuleuse|clou|verre|fourchette|crayon|petard|puck|ciseaux ~ recu|dans|plante|saigne|vois|entre|voit|rentre|frappe',
  ],
  'electric-shock': [
    'courant|prise|fil|cable|electricite|jus|electrique|electrocut*|foudre|eclair ~ pris le|prendre le|recu|doigts dans|mis les doigts|colle|projete|frappe par|secoue|touche|eu un choc|mange un coup|reste colle|choc ~ tombe|colle|courant|doigts|prise|choc|brule|main|coeur|projete|inconscient|foudre|cable|jus|reste',
  ],
  drowning: [
    'noye|noyee|noyer|se noyait|coule|noyade|failli noyer|sous l eau ~ piscine|lac|mer|riviere|fleuve|baignoire|bain|puits|marigot|eau|sorti|respire',
    'sorti|sortie|repeche|repechee|trouve|trouvee|flottait|flotte ~ fond|piscine|eau|bain|baignoire|lac|puits|ventre ~ piscine|eau|baignoire|bain|puits|lac|fond',
  ],
  'heat-stroke': [
    'soleil|chaleur|canicule|chantier|auto|voiture|char|champ|serre|four ~ ecroule|tombe|peau brulante|peau seche|peau rouge|delire|confus|transpire plus|sue plus|reveille pas|repond pas|vomi*|convuls*|enferme|enfermee|oublie|oubliee|inconscient ~ brulant*|delire|confus|transpire plus|reveille|repond|convuls*|ecroule|seche|inconscient|enferme|enfermee|oublie|oubliee|malaise',
  ],
  'cold-limb': [
    'pied|jambe|bras|main|doigts|orteils ~ glace|glacee|froid|froide|gele ~ blanc|blanche|bleu|bleue|violet|sens plus|sent plus|sens pu|mal|engourdi*|mort',
  ],
  'sudden-limb-pain': [
    'pied|jambe|bras|main ~ glace|glacee|froid|froide ~ blanc|blanche|sens plus|sent plus|sens pu|sans pouls|soudain|coup|tres mal|engourdi*',
  ],
  'dirty-wound': [
    'clou|vis|barbele|verre|hamecon|ferraille|tole|epine ~ marche|mis le pied|pique|piquee|pile|plante|plantee|coupe|coupee|rouille|rouillee|entre|rentre',
  ],
  nosebleed: ['nez ~ saigne|saignement|saigner|sang|pisse'],
  'body-blow': ['coup|coups|tombee|tombe|accident|volant|guidon|kick ~ ventre|cotes|rein|flanc|bedaine'],
}

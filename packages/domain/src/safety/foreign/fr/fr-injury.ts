import type { Lexicon } from '../../lexicon/lexicon'
import { SMALL, WITH_CHILD } from './fr-words'

const BLEEDS = 'saigne|saignait|saigner|saignement|saignements|saignent|sang|hemorragie|pisse le sang'
const MUCH =
  's arrete pas|s arrete plus|arrete pas|arrete plus|arrive pas a arreter|arrive pas a l arreter|arreter pas|beaucoup|enormement|abondamment|gicle|gicler|giclait|jaillit|coule partout|flots|flot|coule toujours|saigne toujours|coule sans arret|sans arret|plein de sang|partout|mare de|flaque|trempe|trempee|traverse le|plusieurs serviettes|comme un robinet|comme une fontaine|fontaine|des litres|veut pas s arreter|pulse|jet|jets|en jets|impossible a arreter|impossible d arreter|fort et'
const CUTTER =
  'tronconneuse|chainsaw|scie|scie ronde|meuleuse|grinder|hache|machette|tondeuse|debroussailleuse|faucille|disque|hachoir|couteau|vitre|verre|mandoline|secateur|taille haie|coupe coupe|exacto|cutter'
const BODY =
  'jambe|jambes|bras|main|mains|pied|pieds|doigt|doigts|cuisse|cou|visage|figure|tete|dos|ventre|poitrine|epaule|genou|mollet'
const HOT =
  'cafe|the|soupe|lait|bouillon|eau chaude|eau bouillante|bouilloire|casserole|tasse|marmite|huile|friteuse|friture|graisse|chocolat chaud|thermos|fer|poele|biberon brulant|bol|theiere|autocuiseur|cocotte|presto|tisane|bouillie'
const HEAVY =
  'portail|porte de garage|mur|arbre|branche|tele|televiseur|armoire|frigo|frigidaire|commode|meuble|pierre|poutre|tronc|voiture|char|auto|tracteur|chariot elevateur|machine|etagere|caisse|echafaudage|bloc|rocher|palette|bibliotheque|moteur|remorque|cric|bureau|lave vaisselle'
const LIMB = 'cheville|pied|genou|poignet|doigt|main|epaule|coude|orteil|pouce'

/** Wounds, bleeding, bones, burns, heat, cold, water, gas and current. */
export const FRENCH_INJURY: Lexicon = {
  'shock-look': [
    'peau froide|mains froides et|froid et moite|moite et froid|tout pale|toute pale|livide|glace et transpire',
    'se releve pas|releve plus|peau glacee|froid et pale|pale et froid|se leve plus|se leve pas ~ voiture|auto|char|accident|sang|saigne|tombe|renverse|renversee|moto',
  ],
  'sudden-limb-pain': [
    'jambe|bras|pied ~ froid|froide|glace|blanche|blanc|bleu ~ mal|douleur|soudain|sens plus',
    'pied|jambe|bras|main ~ glace|glacee|froid|froide ~ blanc|blanche|sens plus|sent plus|sens pu|sans pouls|soudain|coup|tres mal|engourdi*',
  ],
  'cold-limb': [
    'jambe|bras|pied|main ~ froid et|froide et|glacee|glace|toute froide|tout froid ~ blanche|blanc|bleu|bleue|mal|pale|violet|sens',
    'pied|jambe|bras|main|doigts|orteils ~ glace|glacee|froid|froide|gele ~ blanc|blanche|bleu|bleue|violet|sens plus|sent plus|sens pu|mal|engourdi*|mort',
  ],
  'severe-bleeding': [
    `${BLEEDS} ~ ${MUCH}`,
    'hemorrhage|hemorragie|se vide de son sang|me vide de mon sang|se vide de sang|pisse le sang|mare de sang|flaque de sang|bain de sang|artere coupee|artere ouverte|plein de sang partout|perd beaucoup de sang|perds beaucoup de sang|perdu beaucoup de sang|couvert de sang|couverte de sang',
    'saigne|sang ~ partout|plein le pantalon|plein le lit|plein la banquette|plein mon pantalon ~ enceinte|ventre|accouch*|placenta|bebe|jambes|mois|culotte',
    'sang|saigne|saigner|saignait|saignent ~ pisse|gicle|giclait|jaillit|a flots|pas mal|ben gros|beaucoup|enormement|abondamment|arrete pas|arrete plus|arrete pu|serviettes|draps|plein|partout|mare|coule a|trempe|trempee|comme un robinet|pulse|jet|sans arret|vide|tout mon|tout son ~ poignet|bras|jambe|main|pied|tete|cou|coupe|coupee|plaie|serviette|serviettes|sang|linge|sol|scie|couteau|lame|verre|cuisse|nez|artere|machette|doigt',
    'pisse le sang|ca pisse le sang|se vide de son sang|baigne dans son sang|sang gicle|sang qui gicle|arrive pas a arreter le sang|saigne a mort|saigne a blanc il',
    `${CUTTER} ~ jambe|cuisse|cou|aine|poignet|bras|gorge ~ ouvert|ouverte|tranche|rentre|rentree|derape|lacere|attrape|glisse|passe`,
    'sang|saigne|saigner ~ pas moyen d arreter|pas moyen que ca arrete|on arrive pas a|arretons pas|veut pas arreter|veut pas stopper|stoppe pas|trempe la serviette|serviette trempee|plein la cuisine|plein la chambre|plein le plancher|par terre partout|plein le char|ca arrete pu|arrete pu|pissait le',
    'ca gicle|ca pisse|ca jaillit|ca coule a flots|gicle partout|ca spurte|ca arrete pas de couler|ca pisse partout ~ jambe|bras|cou|main|cuisse|tete|coupe|tir|balle|couteau|scie|artere|pied|poignet|sang|doigt|verre',
  ],
  'blood-flow': ['sang ~ coule|gicle|coulait|s arrete|arrete'],
  'deep-cut': [
    'coupe|coupee|entaille|plaie|ouverte|ouvert|blessure|taillade ~ profond|profonde|profondement|jusqu a l os|on voit l os|voit l os|on voit le gras|on voit la chair|os visible|tres profond|grande ouverte|beante',
    'coupure|coupe|coupee|entaille|plaie|ouvert|ouverte|fendu|tranche ~ profonde|profond|profondement|points de suture|des points|faut des points|besoin de points|recoudre|recousu|a recoudre|l os|le gras|tendon|beante|beant|grande ouverte',
    `${CUTTER} ~ ouvert|ouverte|entaille|taille|tranche|coupe|rentre dans|rentree dans|derape|glisse|ripe|lacere|attrape|mordu|passe dans|revole ~ ${BODY}|os|mari|lui|chair`,
    `entaille|plaie|coupure|balafre|trou|estafilade ~ ouverte|enorme|grosse|profonde|voit|chair|gras|tendon|beante ~ ${BODY}|os|chair|gras|points|tendon`,
  ],
  'minor-cut': [
    'petite coupure|coupure|egratignure|ecorchure|eraflure|coupe le doigt|coupee le doigt|coupe au doigt|me suis coupe|me suis coupee',
  ],
  amputation: [
    'doigt|doigts|main|orteil|pied|bras|pouce ~ arrache|arraches|sectionne|sectionnes|coupe net|coupee net|amputee|ampute|a saute|coupe par la machine|tranche|arrachee|tranchee|parti avec la|broye|broyee|dans la machine|dans la scie|ecrase par',
    'doigt|doigts|main|pouce|orteil|bras|pied|oreille|bout du doigt ~ scie|machine|tondeuse|hachoir|meuleuse|machette|banc de scie|scie ronde|porte|presse|ventilateur ~ coupe|coupes|arrache|arraches|tranche|tranches|sectionne|parti|partie|perdu|perdue|saute|dans la glace|pris|happe|happee',
    'doigt|doigts|orteil|main|oreille ~ pend par|tient par un|tient par|dans la glace|sur de la glace|dans un sac|est tombe par terre|arrache net',
    'doigt|doigts|main|bout du doigt|bout de doigt|pouce|phalange|oreille|orteil|bras ~ scie|porte|machine|portail|moulin|hachoir|meuleuse|tondeuse|portiere|convoyeur|chaine|corde ~ arrache|arrachee|coupe|coupes|coupee|parti|sectionne|tranche|manque|tombe|pris|perdu|revole',
    'bout du doigt arrache|bout du doigt coupe|bout est arrache|bout est coupe|le bout est parti|doigt est parti|doigt qui pend|doigt pend|tient juste par la peau|tient que par la peau|tient plus que par la peau|tient par un bout',
  ],
  nosebleed: ['nez ~ saigne|saignement|sang|saigner', 'nez ~ saigne|saignement|saigner|sang|pisse'],
  impaled: [
    'plante|plantee|enfonce|transperce|empale|traverse ~ couteau|ferraille|tige|clou|barre de fer|fer a beton|machette',
    'barre|barre de fer|fer|tige|piquet|branche|couteau|tournevis|clou|verre|fleche|morceau de bois|rebar|tuyau ~ plante|plantee|enfonce|enfoncee|rentre|rentree|traverse|transperce|fiche|embroche ~ cuisse|jambe|ventre|poitrine|cou|dos|bras|main|oeil|pied|corps|cote',
  ],
  gunshot: [
    'balle ~ recu|touche|tire|blesse|jambe|bras|ventre|poitrine',
    'tire dessus|tire dans le|tire dans la|blesse par balle|coup de feu ~ blesse|touche|sang|jambe|bras|ventre|m a|l a',
    'poignarde|poignardee|coup de couteau|coups de couteau|coup de machette',
    'tire dessus|tirer dessus|tire une balle dans|touche par balle|balle dans|recu une balle|pris une balle|balle perdue|balles|coup de fusil|coups de feu|fusille ~ lui|il|elle|jambe|bras|ventre|dos|m a|nous|fait|frere|ami|cousin|s est fait|sang|rue|voisin|epaule|poitrine',
    'poignarde|poignardee|poignardes|plante au couteau|coup de couteau|coups de couteau|coup de machette|coups de machette|lame dans|plante dans ~ ventre|dos|bras|cuisse|poitrine|cou|saigne|sang|frere|ami|bagarre|m a|l a|jambe|cote',
    `plante|plantee|poignarde|enfonce|mis|donne|rentre|recu|pris ~ couteau|lame|canif|tournevis|machette|tesson|ciseaux|coup de couteau|schlass|surin ~ dans le dos|dans le ventre|dans la poitrine|dans le cou|dans la jambe|dans la cuisse|dans le bras|dans les cotes|cousin|frere|dans l epaule|dans le flanc`,
    'recu|pris|prit|mange|touche par|blesse par|tire ~ balle|balles|plomb|plombs|coup de fusil|coup de feu|projectile|flashball|cartouche|carabine|fusil|22 ~ cuisse|jambe|bras|ventre|dos|poitrine|tete|pied|epaule|cou|fesse|genou|rue|sang|saigne',
  ],
  'dangerous-accident': [
    'voiture|camion|camionnette|bus|moto|scooter|pieton|velo|train ~ renverse|renversee|percute|percutee|ecrase|ecrasee|fauche|fauchee|ejecte|tonneau|tonneaux|heurte|heurtee|tape par',
    'accident de voiture|accident de moto|accident de la route|accident grave|gros accident|accident de camion|accident de scooter',
    'elle a saute du|il a saute du|s est jete du|s est jetee du|tombe|tombee|chute|chuter ~ echafaudage|echafaud|toit|etage|premier|deuxieme|troisieme|echelle|balcon|fenetre|arbre|escaliers|hauteur|metres|cheval|mezzanine',
    'voiture|auto|char|camion|bus|moto|taxi moto|zemidjan|train|scooter|tracteur|quatre roues|motoneige ~ renverse|renversee|frappe|frappee|fauche|cogne|cognee|capote|capotee|face a face|ramasse|percute|tonneaux|ejecte ~ pieton|releve|mal|sang|rue|route|traverse|jambe|tete|accident|elle|lui|l a',
    'accident|tombe|chute|plante|percute|rentre dedans|fonce|derape|renverse|vole|ejecte|fauche ~ moto|scooter|mob|velo|trottinette|quad|quatre roues|skidoo|motoneige|voiture|char|camion|trotinette|zem|taxi moto ~ casque|vomi*|tete|evanoui|souviens|mal|saigne|etourdi|jambe|bras|cotes|ventre|vite|poteau|mur|guidon|volant|sans',
    'tombe|tombee|chute|pitchee|pitche|garrochee|poussee|pousse|jetee|deboule|deboulee|revole ~ du toit|de l echafaudage|de l echelle|de l arbre|du balcon|en bas des escaliers|en bas des marches|en bas de l escalier|dans les escaliers|dans l escalier|par la fenetre|du deuxieme|du troisieme|du cheval|du camion|du manguier|du cocotier|des escaliers|des marches ~ jambe|jambes|dos|tete|sent|bouge|respire|mal|evanoui|sang|saigne|reveille|releve|vomi*|cou|hanche|enceinte|bassin|elle|il',
    'renverse|renversee|renverser|percute|percutee|percuter|fauche|fauchee|faucher|heurte|heurtee|heurter|happe|happee|ecraser|frapper ~ bagnole|caisse|voiture|une auto|un char|camion|moto|scooter|bus|camionnette|trottinette|tram|truck|chauffard',
  ],
  'heavy-fall': ['tombe|tombee|chute ~ echafaudage|toit|etage|echelle|balcon|fenetre|metres'],
  fall: [
    'tombe|tombee|tomber|chute|glisse ~ par terre|escalier|escaliers|sol|douche|lit|velo|genou|hanche|poignet|bain|marche|verglas|neige|a la maison',
    'tombe|tombee|chute|debouler|deboule|plante|plantee ~ escabeau|echelle|glace|trottoir|marches|toit|perron|bain|galerie|arbre|lit|table a langer|chaise|hauteur',
    'mamie|papi|grand mere|grand pere|mere|pere|maman|papa|mari|femme|fils|fille|elle|il|je|bebe|suis|vieux|voisine|memere|pepere|tante ~ est tombe|est tombee|suis tombe|suis tombee|fait une chute|a chute|s est pete la figure|s est casse la figure|a deboule|pris une debarque|a pris une fouille|a fait une chute|tombe dans l escalier|tombee dans l escalier',
  ],
  'neck-injury': [
    'tombe|tombee|tomber|chute|saute ~ deuxieme etage|troisieme etage|quatrieme etage|second etage|2e etage|3e etage|2eme etage|3eme etage|du toit',
    'cou|nuque|colonne|cervicales ~ casse|cassee|brisee|craque|accident|chute|tombe|plongeon|plonge',
    'mal au cou|cou|nuque|plonge|plongeon ~ echafaudage|toit|accident|piscine|tete premiere|collision|escalier|echelle|peu profonde|moto|cheval ~ mal|bouge|sens|fourmi*|tombe|tombee|mal au cou|plonge|jambes',
  ],
  'bad-fracture': [
    'os ~ sort|sorti|depasse|visible|perce|dehors|ressort|traverse',
    'jambe|bras|poignet|cheville|pied|doigt|genou|epaule ~ tordu dans|tordue dans|angle bizarre|plie dans le mauvais|a l envers|dans le mauvais sens|deforme|deformee|pend|de travers ~ tombe|tombee|chute|accident|os|casse|cassee|bouger|mal|enorme',
    'fracture ouverte',
    'os ~ sort|dehors|perce|depasse|a travers|voit l os ~ peau|jambe|bras|poignet|cheville|tibia|doigt',
    'jambe|bras|poignet|cheville|pied|genou|coude|epaule|tibia ~ cassee|casse|tombe|tombee|chute|pete|petee ~ toute croche|tout croche|ben croche|mauvais sens|a l envers|de travers|tordue|tordu|pliee|angle|pendouille',
    'jambe|pied ~ plus courte|plus court|raccourcie ~ tournee|tourne|tombee|tombe|dehors|hanche|chute',
  ],
  'broken-bone': [
    'jambe|bras|poignet|cheville|pied|doigt|hanche|cote|cotes|clavicule|os|nez|femur ~ casse|cassee|cassees|fracture|fracturee|brise|brisee|craque',
    'hanche ~ tombe|tombee|chute ~ lever|marcher|bouger|mal',
    'jambe|bras|poignet|cheville|pied|orteil|doigt|hanche|cote|cotes|clavicule|nez|main|coude|epaule|bassin|mal|croche ~ casse|cassee|casser|pete|petee|fracture|fracturee|fele|felee|deboite|deboitee|demise|luxe|luxee|sorti de sa place',
  ],
  burn: [
    'brule|brulee|brulure|brulures|ebouillante|ebouillantee|brulees|brules ~ main|mains|doigt|bras|jambe|visage|four|huile|eau|cafe|feu|cuisine|peau|fer|soleil|pied|dos|the|marmite|friture|poele|casserole|plaque',
  ],
  'hot-spill': [
    'bouillant|bouillante|brulant|brulante|huile chaude|eau chaude|cafe chaud|the chaud|soupe chaude|friture|marmite|casserole|bouilloire ~ renverse|renversee|tombe|tombee|recu|verse|versee|sur le|sur la|sur lui|sur elle|dessus|sur les',
  ],
  'bad-burn': [
    'bouillant|bouillante|huile chaude|eau chaude|cafe chaud|the chaud|soupe|friture|marmite|casserole|bouilloire ~ bebe|enfant|fils|fille|petit|petite|gamin|visage|poitrine|garcon|neveu|niece',
    'peau ~ part en|se decolle|decolle|s enleve|arrachee|pele|noire|blanche|part ~ brule|brulee|brulure|eau|huile|feu',
    'brule|brulee|brulure|brulures|feu|flammes ~ visage|grave|graves|profonde|troisieme degre|partout|tout le corps|la moitie|moitie du|habits|vetements|cloques partout|essence',
    'pris feu|prit feu|en feu|a pris feu ~ vetements|habits|cheveux|chemise|robe|lui|elle|pyjama',
    'huile|eau|the|cafe|soupe|bouillie|friture|graisse|marmite|casserole|cocotte|presto|chaudiere|gaz|essence|feu|barbecue|vapeur|fer ~ ebouillante|ebouillantee|brule|brulee|brulees|explose|renverse|renversee|recu|tombe|tombee|eclabousse ~ visage|figure|face|poitrine|corps|bebe|enfant|fils|fille|petit|petite|yeux|ventre|cou|dos|niece|neveu|garcon|mains|parties|partout|gars|lui',
    'peau ~ part|decolle|leve|pele|tombe|arrachee|blanche|noire ~ brule|brulee|brulure|ebouillant*|huile|feu|eau',
    `tire|renverse|tombe|bascule|verse|echappe|recu|attrape|accroche ~ ${HOT} ~ sur lui|sur elle|sur le corps|dessus|sur son|sur sa|sur ses|sur le bebe|sur la petite|sur le petit|sur mes|sur ma|sur mon|sur les|partout`,
    `${SMALL} ~ tire|renverse|attrape|touche|mis la main|mis les mains|marche|tombe|assis|agrippe|accroche ~ ${HOT}|four|barbecue|bbq|braise|braises|poele a bois|plaque|foyer|insert|chaudron|feu de camp`,
    'cocotte|autocuiseur|presto|rechaud|bonbonne|bouteille de gaz|barbecue|bbq|radiateur|batterie|briquet|friteuse|bidon|cuisiniere ~ explose|saute|eclate|pris feu|flambe|fait une boule ~ visage|figure|face|mains|bras|yeux|lui|elle|moi|poitrine|corps|cheveux',
    `chair a vif|peau en lambeaux|lambeaux|peau part|peau qui part|peau s en va|peau a fondu|peau decolle|peau arrachee|plus de peau|pu de peau|peau pend|grosses cloques|enormes cloques|enorme cloque|peau leve ~ huile|friteuse|friture|eau|brul*|feu|essence|vapeur|bouillant|bouillante|plaque|four|cafe|soupe|graisse|tout son bras|toute la jambe|jambes`,
    'huile|friteuse|friture|graisse|eau bouillante|feu|essence|soude|vapeur|bouillon ~ tout le bras|tout son bras|toute la jambe|toute sa jambe|toute la main|les deux mains|les deux jambes|mes jambes|sur les jambes|tout le corps|moitie du corps|tout le dos|tout le ventre|tout le visage|toute la poitrine',
  ],
  'electric-shock': [
    'electrocute|electrocutee|electrocution|decharge electrique|choc electrique|pris le courant|prise de courant|courant|cable|cable electrique|fil electrique|fils electriques|foudre|foudroye|haute tension ~ recu|pris|touche|doigts|doigt|main|mains|frappe|tombe|jete|secoue|projete|colle|electrocute|brulure|brule|inconscient',
    'courant|prise|fil|cable|electricite|jus|electrique|electrocut*|foudre|eclair ~ pris le|prendre le|recu|doigts dans|mis les doigts|colle|projete|frappe par|secoue|touche|eu un choc|mange un coup|reste colle|choc ~ tombe|colle|courant|doigts|prise|choc|brule|main|coeur|projete|inconscient|foudre|cable|jus|reste',
    'coup de jus|pris le jus|un choc electrique|pris une decharge|recu une decharge|pris un coup de courant|pogne un choc|pogne le courant|mange un choc|secousse electrique ~ coeur|douche|fil|prise|main|bras|tombe|doigts|brul*|bain|mal|etourdi|poitrine|machine|laveuse|evanoui',
    'foudre|eclair|ligne electrique|fil electrique|haute tension|poteau electrique ~ tombe|tombee|frappe|touche|accroche|pris ~ releve|collegue|bouge|repond|respire|lui|moi|elle|coeur|evanoui|inconscient|brule',
  ],
  drowning: [
    'noye|noyee|noyer|noyade|failli se noyer|bu la tasse|au fond de la piscine|fond de la baignoire|coule dans la piscine|sous l eau ~ piscine|bain|baignoire|mer|lac|riviere|plage|eau|respire|tousse|fils|fille|enfant',
    'noye|noyee|noyer|se noyait|coule|noyade|failli noyer|sous l eau ~ piscine|lac|mer|riviere|fleuve|baignoire|bain|puits|marigot|eau|sorti|respire',
    'sorti|sortie|repeche|repechee|trouve|trouvee|flottait|flotte ~ fond|piscine|eau|bain|baignoire|lac|puits|ventre ~ piscine|eau|baignoire|bain|puits|lac|fond',
    's est noye|s est noyee|s etait noye|s etait noyee|noye|noyee|coule au fond|sous l eau ~ sorti|sortir|sorti de l eau|repeche|vient de|on vient|secouru|secourue|ramene|respire|tousse|bleu',
    'sortir|sorti|sortie|tire|tiree|repeche|repechee|tombe dans|tombee dans ~ lac|de l eau|piscine|riviere|puits|fleuve|de la mer|etang|bain|baignoire|canal|rapide ~ tousse|respire|bleu|bleue|crache|vomi*|repond|bouge|inconscient|bave|mou|molle',
  ],
  'carbon-monoxide': [
    'monoxyde|oxyde de carbone|intoxication au gaz|fuite de gaz|odeur de gaz|detecteur de co|alarme de co',
    'chauffage|poele|generateur|groupe electrogene|chaudiere|barbecue|gaz|charbon|brasero|rechaud|voiture dans le garage|garage|chauffe eau ~ mal a la tete|mal de tete|maux de tete|vertiges|nausees|envie de vomir|vomi|vomissent|etourdis|tourne|evanoui|malades|endormis|dorment|s endort',
    'generatrice|groupe electrogene|charbon|barbecue|bbq|brasero|poele a bois|poele|chaufferette|propane|fournaise|chauffe eau|foyer|rechaud|auto en marche|voiture en marche|moteur ~ etourdi*|mal a la tete|mal de tete|vomi*|nausees|endormi*|malaise|malades|tetes|faibles|vertige*|dort ~ tous|toutes|toute la famille|sous sol|maison|chambre|garage|on|ferme|fermee|interieur|piece|salon|enfants',
    'detecteur|alarme ~ monoxyde|gaz|co ~ sonne|hurle|bip|sonner|declenche',
    'ca sent le gaz|odeur de gaz|fuite de gaz',
    'barbecue|bbq|charbon|generatrice|groupe electrogene|brasero|poele|rechaud|chauffage|chauffe eau|fournaise|auto en marche|char en marche|voiture allumee|moteur allume|hibachi|braise|foyer|cuisiniere a gaz ~ dans le salon|dans la maison|dans la chambre|dedans|en dedans|a l interieur|ferme|fermees|fermes|dans le garage|a cause du froid|pour se rechauffer|pour chauffer|au sous sol|toute la nuit|salle de bain|dans la douche ~ mal a la tete|mal de tete|maux de tete|etourdi*|nausee*|vomi*|evanoui*|endormi*|malade|malades|on a tous|tous|faible|reveille',
    'on a tous mal a la tete|tous mal a la tete|tout le monde a mal a la tete|tout le monde est etourdi|tout le monde vomit|on est tous etourdis|toute la famille ~ gaz|chauffage|barbecue|charbon|poele|garage|froid|fournaise|generatrice|maison|rechaud',
  ],
  'heat-stroke': [
    'coup de chaleur|insolation|soleil|chaleur|canicule|voiture fermee|dans la voiture|chantier|champs|plein soleil ~ delire|inconscient|evanoui|evanouie|transpire plus|plus de sueur|confus|vomit|n importe quoi|brulant|brulante|reveille|repond|reagit|malaise|convulse|peau rouge et|peau seche|perdu',
    'coup de chaleur|enferme dans la voiture|enfermee dans la voiture|oublie dans la voiture|oubliee dans la voiture',
    'soleil|chaleur|canicule|chantier|auto|voiture|char|champ|serre|four ~ ecroule|tombe|peau brulante|peau seche|peau rouge|delire|confus|transpire plus|sue plus|reveille pas|repond pas|vomi*|convuls*|enferme|enfermee|oublie|oubliee|inconscient ~ brulant*|delire|confus|transpire plus|reveille|repond|convuls*|ecroule|seche|inconscient|enferme|enfermee|oublie|oubliee|malaise',
    'ecstasy|ecsta|md|mdma|speed|amphetamine|amphetamines|meth|cocaine|coke|extasy|pilule ~ brulant|brulante|bouillant|bouillante|fievre|raide|rigide|delire|confus|confuse|convuls*|machoire|machoires|chaud|chaude ~ pris|prise|avale|party|fete|rave|soiree|brulant*|bouillant*',
  ],
  hypothermia: [
    'hypothermie',
    'froid|neige|gele|gelee ~ inconscient|grelotte plus|tremble plus|parle plus|confus|dort dehors|reveille plus',
  ],
  frostbite: ['doigts|orteils|pieds|mains ~ geles|gelees|gelures|gelure|engelures noires'],
  crushed: [
    'ecrase|ecrasee|coince|coincee|broye|broyee ~ machine|presse|camion|porte de garage|tracteur|rouleau|poutre|mur|engin|transpalette',
    'roule dessus|rouler dessus|roule sur le|roule sur la|passe dessus|passer dessus|passe sur le corps|passe sur les jambes ~ camion|voiture|auto|char|tracteur|bus|chariot|pick up|roue',
    'machine|presse|rouleau|convoyeur|tapis roulant|chariot elevateur|lift|camion|tracteur|poutre|mur|porte de garage|elevateur ~ pris|prise|happe|happee|ecrase|ecrasee|coince|coincee|broye|broyee|attrape|avale|tombe sur ~ main|bras|doigts|doigt|jambe|pied|corps|lui|il|elle|jambes|poitrine|collegue',
    `${HEAVY} ~ est tombe sur|est tombee sur|tombe sur|tombee sur|s est renverse sur|s est renversee sur|a bascule sur|s est effondre sur|lui est tombe|m est tombe|lui est passe|lui a roule|lui a ecrase|a ecrase|ecrase|tombe dessus|tombee dessus|passe dessus|coince sous|coincee sous ~ ${BODY}|${SMALL}|lui|elle|moi|mon|ma|mari|pere|collegue|dessus|sous`,
  ],
  sprain: [
    'cheville|poignet|genou|pied|epaule|doigt ~ tordu|tordue|entorse|foule|foulee|foulure|tourne|vrille',
    'entorse|foulure|claquage|torticolis|lumbago',
    `${LIMB} ~ tordu|tordue|vire|viree|revire|reviree|foule|foulee|tourne|tournee|faux mouvement|mal pose|mal atterri|mauvais pas|vrille`,
  ],
  bruise: ['bleu sur|un bleu|des bleus|hematome|ecchymose'],
  gout: ['la goutte|crise de goutte|acide urique'],
  'hot-joint': ['genou|articulation|cheville|coude ~ rouge|chaud ~ gonfle|gonflee|enfle'],
  'body-blow': [
    `${WITH_CHILD} ~ coup|coups|tombee|tombe|accident|pied|poing|chute ~ ventre|auto|escalier|voiture|escaliers`,
    'coup|coups|pied|poing ~ ventre ~ enceinte|grossesse',
    'coup|coups|tombee|tombe|accident|volant|guidon|kick ~ ventre|cotes|rein|flanc|bedaine',
    'pitcher|pitchee|poussee|pousser|garrochee|jetee|tombee|deboule|deboulee|frappee|coups|coup|kickee ~ escalier|escaliers|marches|en bas|ventre|bedaine ~ enceinte|grossesse|bebe|bedaine|ventre|mois',
  ],
  'likely-broken': [
    'poignet|cheville|pied|bras|jambe|doigt|main|coude|epaule|genou ~ tombe|tombee|chute|glisse|tordu|tordue|revire|cogne ~ peut pas le bouger|peux pas le bouger|bouger|pas marcher dessus|mettre le pied|appuyer|croche|tres enfle|ben enfle|enfle|craque|gonfle beaucoup|bleu et enfle',
    'poignet|cheville|doigt|bras ~ croche ~ enfle|enflee|tombe|chute|glace|gonfle',
    `${LIMB} ~ tordu|tordue|vire|viree|revire|reviree|tombe|tombee|foot|soccer|faux pas|chute|glisse|cogne ~ peux pas poser|peux plus poser|peux pas mettre|poser le pied|mettre mon poids|mettre du poids|pas faire deux pas|pas deux pas|pas capable de marcher|peux pas marcher|peux plus marcher|gros comme|comme un melon|comme un pamplemousse|comme une balle|tout bleu|enfle enorme|double de volume|craque|bouge plus|mauve`,
  ],
  'struck-by-vehicle': [
    'voiture|auto|char|camion|bus|moto|scooter|velo|train ~ renverse|renversee|renverses|fauche|fauchee|percute|ecrase|ecrasee|happe|ramasse|frappe|frappee',
    'renverse|renversee|renverser|percute|percutee|percuter|fauche|fauchee|faucher|heurte|heurtee|heurter|happe|happee|ecrase|ecraser ~ bagnole|caisse|voiture|auto|char|camion|moto|scooter|bus|camionnette|trottinette|tram|truck|chauffard',
  ],
  'dirty-wound': [
    'clou|vis|barbele|verre|hamecon|ferraille|tole|epine ~ marche|mis le pied|pique|piquee|pile|plante|plantee|coupe|coupee|rouille|rouillee|entre|rentre',
  ],
  'ring-stuck': [
    'bague|alliance|anneau|jonc ~ coince*|coincee|bloque*|sort pas|sort plus|enleve pas|prise|pris ~ doigt|noir|bleu|mauve|enfle|violet',
  ],
  'digit-discolored': ['doigt|doigts ~ noir|bleu|mauve|violet|blanc ~ bague|alliance|anneau|coince*|fil|cheveu'],
}

import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'

const BODY =
  'jambe|jambes|bras|main|mains|pied|pieds|doigt|doigts|cuisse|cou|visage|figure|tete|dos|ventre|poitrine|epaule|genou|mollet'
const SMALL =
  'bebe|bb|enfant|fils|fille|petit|petite|gars|garcon|gamin|gamine|gosse|niece|neveu|puce|loulou|ptit|ptite|tout petit|jumeaux|ti bebe'
const HEAVY =
  'portail|porte de garage|mur|arbre|branche|tele|televiseur|armoire|frigo|frigidaire|commode|meuble|pierre|poutre|tronc|voiture|char|auto|tracteur|chariot elevateur|machine|etagere|caisse|echafaudage|bloc|rocher|palette|bibliotheque|moteur|remorque|cric|bureau|lave vaisselle'
const HOT =
  'cafe|the|soupe|lait|bouillon|eau chaude|eau bouillante|bouilloire|casserole|tasse|marmite|huile|friteuse|friture|graisse|chocolat chaud|thermos|fer|poele|biberon brulant|bol|theiere|autocuiseur|cocotte|presto|tisane|bouillie'
const CUTTER =
  'tronconneuse|chainsaw|scie|scie ronde|meuleuse|grinder|hache|machette|tondeuse|debroussailleuse|faucille|disque|hachoir|couteau|vitre|verre|mandoline|secateur|taille haie|coupe coupe|exacto|cutter'
const CLEANER =
  'desinfectant|gel desinfectant|gel hydroalcoolique|purell|pur ell|gel pour les mains|sanitizer|rince bouche|eau de cologne|vernis|white spirit|lave vaisselle|pastille de lave vaisselle|pods|liquide de refroidissement|antigel|lave glace|eau de batterie|detachant|anti cafards|poison a cafards|poison a fourmis|engrais|insecticide|anti puces|huile essentielle|huiles essentielles|eau ecarlate|debouche toilette|nettoyant a four|decapfour|benco|wd 40|essence a briquet'

/** Injuries, burns, poisons and gas as they happen at home and at work. */
export const FRENCH_ACCIDENTS_AT_HOME: Lexicon = {
  crushed: [
    `${HEAVY} ~ est tombe sur|est tombee sur|tombe sur|tombee sur|s est renverse sur|s est renversee sur|a bascule sur|s est effondre sur|lui est tombe|m est tombe|lui est passe|lui a roule|lui a ecrase|a ecrase|ecrase|tombe dessus|tombee dessus|passe dessus|coince sous|coincee sous ~ ${BODY}|${SMALL}|lui|elle|moi|mon|ma|mari|pere|collegue|dessus|sous`,
  ],
  'deep-cut': [
    `${CUTTER} ~ ouvert|ouverte|entaille|taille|tranche|coupe|rentre dans|rentree dans|derape|glisse|ripe|lacere|attrape|mordu|passe dans|revole ~ ${BODY}|os|mari|lui|chair`,
    `entaille|plaie|coupure|balafre|trou|estafilade ~ ouverte|enorme|grosse|profonde|voit|chair|gras|tendon|beante ~ ${BODY}|os|chair|gras|points|tendon`,
  ],
  'severe-bleeding': [
    `${CUTTER} ~ jambe|cuisse|cou|aine|poignet|bras|gorge ~ ouvert|ouverte|tranche|rentre|rentree|derape|lacere|attrape|glisse|passe`,
    'sang|saigne|saigner ~ pas moyen d arreter|pas moyen que ca arrete|on arrive pas a|arretons pas|veut pas arreter|veut pas stopper|stoppe pas|trempe la serviette|serviette trempee|plein la cuisine|plein la chambre|plein le plancher|par terre partout|plein le char|ca arrete pu|arrete pu|pissait le',
  ],
  amputation: [
    'doigt|doigts|main|bout du doigt|bout de doigt|pouce|phalange|oreille|orteil|bras ~ scie|porte|machine|portail|moulin|hachoir|meuleuse|tondeuse|portiere|convoyeur|chaine|corde ~ arrache|arrachee|coupe|coupes|coupee|parti|sectionne|tranche|manque|tombe|pris|perdu|revole',
    'bout du doigt arrache|bout du doigt coupe|bout est arrache|bout est coupe|le bout est parti|doigt est parti|doigt qui pend|doigt pend|tient juste par la peau|tient que par la peau|tient plus que par la peau|tient par un bout',
  ],
  gunshot: [
    `plante|plantee|poignarde|enfonce|mis|donne|rentre|recu|pris ~ couteau|lame|canif|tournevis|machette|tesson|ciseaux|coup de couteau|schlass|surin ~ dans le dos|dans le ventre|dans la poitrine|dans le cou|dans la jambe|dans la cuisse|dans le bras|dans les cotes|cousin|frere|dans l epaule|dans le flanc`,
    'recu|pris|prit|mange|touche par|blesse par|tire ~ balle|balles|plomb|plombs|coup de fusil|coup de feu|projectile|flashball|cartouche|carabine|fusil|22 ~ cuisse|jambe|bras|ventre|dos|poitrine|tete|pied|epaule|cou|fesse|genou|rue|sang|saigne',
  ],
  'dangerous-accident': [
    'accident|tombe|chute|plante|percute|rentre dedans|fonce|derape|renverse|vole|ejecte|fauche ~ moto|scooter|mob|velo|trottinette|quad|quatre roues|skidoo|motoneige|voiture|char|camion|trotinette|zem|taxi moto ~ casque|vomi*|tete|evanoui|souviens|mal|saigne|etourdi|jambe|bras|cotes|ventre|vite|poteau|mur|guidon|volant|sans',
    'tombe|tombee|chute|pitchee|pitche|garrochee|poussee|pousse|jetee|deboule|deboulee|revole ~ du toit|de l echafaudage|de l echelle|de l arbre|du balcon|en bas des escaliers|en bas des marches|en bas de l escalier|dans les escaliers|dans l escalier|par la fenetre|du deuxieme|du troisieme|du cheval|du camion|du manguier|du cocotier|des escaliers|des marches ~ jambe|jambes|dos|tete|sent|bouge|respire|mal|evanoui|sang|saigne|reveille|releve|vomi*|cou|hanche|enceinte|bassin|elle|il',
  ],
  'body-blow': [
    'pitcher|pitchee|poussee|pousser|garrochee|jetee|tombee|deboule|deboulee|frappee|coups|coup|kickee ~ escalier|escaliers|marches|en bas|ventre|bedaine ~ enceinte|grossesse|bebe|bedaine|ventre|mois',
  ],
  'bad-burn': [
    `tire|renverse|tombe|bascule|verse|echappe|recu|attrape|accroche ~ ${HOT} ~ sur lui|sur elle|sur le corps|dessus|sur son|sur sa|sur ses|sur le bebe|sur la petite|sur le petit|sur mes|sur ma|sur mon|sur les|partout`,
    `${SMALL} ~ tire|renverse|attrape|touche|mis la main|mis les mains|marche|tombe|assis|agrippe|accroche ~ ${HOT}|four|barbecue|bbq|braise|braises|poele a bois|plaque|foyer|insert|chaudron|feu de camp`,
    'cocotte|autocuiseur|presto|rechaud|bonbonne|bouteille de gaz|barbecue|bbq|radiateur|batterie|briquet|friteuse|bidon|cuisiniere ~ explose|saute|eclate|pris feu|flambe|fait une boule ~ visage|figure|face|mains|bras|yeux|lui|elle|moi|poitrine|corps|cheveux',
    `chair a vif|peau en lambeaux|lambeaux|peau part|peau qui part|peau s en va|peau a fondu|peau decolle|peau arrachee|plus de peau|pu de peau|peau pend|grosses cloques|enormes cloques|enorme cloque|peau leve ~ huile|friteuse|friture|eau|brul*|feu|essence|vapeur|bouillant|bouillante|plaque|four|cafe|soupe|graisse|tout son bras|toute la jambe|jambes`,
    'huile|friteuse|friture|graisse|eau bouillante|feu|essence|soude|vapeur|bouillon ~ tout le bras|tout son bras|toute la jambe|toute sa jambe|toute la main|les deux mains|les deux jambes|mes jambes|sur les jambes|tout le corps|moitie du corps|tout le dos|tout le ventre|tout le visage|toute la poitrine',
  ],
  'child-swallowed': [
    `${SMALL} ~ bu|avale|mange|leche|goute|croque|bouche|siphonne|pris|suce|machouille ~ ${CLEANER}`,
    `bu|avale|mange|leche|croque|avalee|siphonne ~ ${CLEANER} ~ an|ans|mois|${SMALL}`,
    `${SMALL} ~ jujube|jujubes|brownie|biscuit au pot|bonbon au cannabis|gummies|weed|pot|herbe|space cake|vape|vapoteuse|puff|cannabis|e liquide ~ mange|avale|bu|trouve|croque|vape|fume|mangee`,
    'petite pile|piles rondes|billes aimantees|billes magnetiques|aimants|orbeez|sachet de silice|piece de monnaie|batterie de telecommande|pile de telecommande ~ avale|avalee|mange|bouche|nez|etouffe|coince',
  ],
  poison: [
    `j ai|il a|elle a|on a|vient de|viens de|mari|femme|mere|pere|frere|soeur|ami|oncle|tante|grand mere|grand pere|voisin ~ bu|avale|avalee|ingere ~ ${CLEANER}`,
    'fumee|fumees ~ feu|incendie|maison|immeuble|foyer ~ respire|avale|inhale|rempli|pleine ~ voix|enroue*|tousse|air|noir|etourdi*|tete|reveille',
    'alcool frelate|alcool trafique|alcool de contrebande|alcool artisanal|methanol|alcool a bruler|kleren|clairin|sodabi|koutoukou|gin artisanal|alcool maison|faux alcool ~ voit|vois|vue|yeux|vomi*|aveugle|flou|tete|bu|mal|etourdi|confus',
  ],
  'too-many-pills': [
    'avale|pris|prise|gobe|bouffe|descendu|vide|enfile ~ deux|trois|une|toute|toutes|la|plusieurs|des|2|3 ~ plaquettes|plaquette|boites|boite|flacons|pots|tablettes ~ xanax|doliprane|tylenol|advil|seroquel|ativan|lexomil|valium|rivotril|paracetamol|tramadol|efferalgan|codeine|medicaments|cachets|comprimes|pilules|somniferes|antidepresseurs|lorazepam|trazodone',
  ],
  'carbon-monoxide': [
    'barbecue|bbq|charbon|generatrice|groupe electrogene|brasero|poele|rechaud|chauffage|chauffe eau|fournaise|auto en marche|char en marche|voiture allumee|moteur allume|hibachi|braise|foyer|cuisiniere a gaz ~ dans le salon|dans la maison|dans la chambre|dedans|en dedans|a l interieur|ferme|fermees|fermes|dans le garage|a cause du froid|pour se rechauffer|pour chauffer|au sous sol|toute la nuit|salle de bain|dans la douche ~ mal a la tete|mal de tete|maux de tete|etourdi*|nausee*|vomi*|evanoui*|endormi*|malade|malades|on a tous|tous|faible|reveille',
    'on a tous mal a la tete|tous mal a la tete|tout le monde a mal a la tete|tout le monde est etourdi|tout le monde vomit|on est tous etourdis|toute la famille ~ gaz|chauffage|barbecue|charbon|poele|garage|froid|fournaise|generatrice|maison|rechaud',
  ],
  'electric-shock': [
    'coup de jus|pris le jus|un choc electrique|pris une decharge|recu une decharge|pris un coup de courant|pogne un choc|pogne le courant|mange un choc|secousse electrique ~ coeur|douche|fil|prise|main|bras|tombe|doigts|brul*|bain|mal|etourdi|poitrine|machine|laveuse|evanoui',
    'foudre|eclair|ligne electrique|fil electrique|haute tension|poteau electrique ~ tombe|tombee|frappe|touche|accroche|pris ~ releve|collegue|bouge|repond|respire|lui|moi|elle|coeur|evanoui|inconscient|brule',
  ],
  unresponsive: [
    'est|etait|trouve|trouvee|reveille ~ froid|froide|glace|glacee|raide|bleu|bleue|mou|molle|gris|grise ~ respirait plus|respire plus|respire pu|respirait pu|reagit plus|reagissait plus|repond plus|repondait plus|sans pouls|pas de pouls|sans vie|reveille pas|se reveille plus',
  ],
  'heat-stroke': [
    'ecstasy|ecsta|md|mdma|speed|amphetamine|amphetamines|meth|cocaine|coke|extasy|pilule ~ brulant|brulante|bouillant|bouillante|fievre|raide|rigide|delire|confus|confuse|convuls*|machoire|machoires|chaud|chaude ~ pris|prise|avale|party|fete|rave|soiree|brulant*|bouillant*',
  ],
  opioid: [
    'sniffe|snife|fume|pris|injecte|pique|consomme|fixe|avale|gobe ~ coke|cocaine|crack|fentanyl|heroine|md|mdma|ecstasy|ghb|speed|meth|un truc|une puff|trop|poudre|dope|kush|spice|pbc|peanut|tramadol ~ mousse|ecume|repond|reveille|respire|bleu|bleus|bleue|convuls*|tombe|inconscient|raide|coeur|poitrine|ronfle|mou|gris',
  ],
  'ring-stuck': [
    'bague|alliance|anneau|jonc ~ coince*|coincee|bloque*|sort pas|sort plus|enleve pas|prise|pris ~ doigt|noir|bleu|mauve|enfle|violet',
  ],
  'digit-discolored': ['doigt|doigts ~ noir|bleu|mauve|violet|blanc ~ bague|alliance|anneau|coince*|fil|cheveu'],
  'eye-injury': [
    'oeil|yeux|il ~ creve|perce|ouvert|plante|dechire|sang dans|coupe ~ branche|fourchette|baton|crayon|couteau|ciseaux|fil|clou|verre|hamecon|ongle|griffe',
  ],
  'dose-repeated': [
    'pilules|pilule|medicament|medicaments|insuline|dose|comprime|anticoagulant|coeur ~ en double|deux fois|double dose|par erreur deux|une deuxieme fois|2 fois',
  ],
  'airway-burn': ['fumee|feu|incendie|vapeur ~ voix|enroue*|suie|crache noir|crachats noirs|nez noir|gorge'],
  'infant-fall': [
    'table a langer|lit|canape|sofa|divan|bras|siege|coquille|poussette|chaise haute|escalier|berceau|hamac|comptoir ~ tombe|tombee|roule|chute|deboule|glisse|bascule ~ vomi*|bebe|bb|mou|mois|pleure|tete|bosse|fils|fille|dort',
  ],
  'head-injury': [
    'tombe de la table a langer|tombee de la table a langer|tombe du lit|tombee du lit|tombe du canape|tombee du canape|tombe de la chaise haute|tombee de la chaise haute|tombe de mes bras|tombee de mes bras|roule du lit|sans casque|tombe du divan|tombee du divan',
    'tete|crane|front|coco|caboche ~ fendu|fendue|fend|ouvert|ouverte|defonce|defoncee|pete|petee|enfonce|cabosse|fracture|saigne de|cogne',
  ],
  'spider-bite': [
    'scorpion|araignee|mygale|veuve noire|recluse|mille pattes|scolopendre ~ pique|piquee|mordu|mordue|mord',
  ],
  'throat-danger': [
    'avale|avalee|coince|coincee|bloque|bloquee ~ piece|pile|bille|monnaie|arete|os|jouet|trente sous|aimant|dentier|noyau ~ bave|salive|avaler|avale plus|crache|gorge|respire|tousse|pleure|etouffe',
  ],
  'many-stings': [
    'abeilles|guepes|frelons|essaim|fourmis rouges|bourdons ~ attaque|attaques|attaquee|plein de piqures|partout|50|40|30|20|dizaines|trentaine|vingtaine|cinquantaine|centaine|nid|plusieurs fois|essaim',
  ],
  swarm: [
    'abeilles|guepes|frelons|essaim ~ 50|40|60|100|dizaines|cinquantaine|centaine|trentaine|attaque par|ont attaque',
  ],
  'wild-plant': [
    'plante|plantes|feuilles|baies|graines|fleurs|racine|champignon|laurier rose|muguet|dieffenbachia|brugmansia|datura ~ mange|avale|croque|machouille|bouche|mordu|infusion ~ vomi*|titube|etourdi*|endormi*|convuls*|bouche|langue|tremble|coeur|petit|petite|fils|fille|enfant|bebe',
  ],
  'hardly-talks': [
    'deux mots|trois mots|3 mots|2 mots|un mot|1 mot|quatre mots|quelques mots ~ reprendre|souffle|respirer|pause|a la fois|pas plus|entre chaque|arrete|s arrete|m arrete|air',
    'parle par mots|parle en hachant|parle hache|parle saccade|plus parler tellement|pas finir ses phrases|peut plus finir ses phrases|coupe ses phrases',
  ],
  'inhaler-fails': [
    'inhaler|inhalers|ventolin|ventoline|puffer|pompe bleue|albuterol|salbutamol|nebulizer|nebuliseur|puffs|bouffees|pompe ~ rien du tout|rien|marche plus|marche pas|marche pu|aide pas|aide plus|change rien|fait rien|sert a rien|zero effet|aucun effet|pas d effet|vide|suffit plus|donne rien|soulage pas',
  ],
  pregnant: [
    joined(
      listed('suis a|chu a|chuis a|rendue a|enceinte de'),
      range(4, 41).map((each) => `${each} semaines`),
    ),
    joined(
      ['est a'],
      range(20, 41).map((each) => `${each} semaines`),
    ),
    '36 semaines|37 semaines|38 semaines|39 semaines|35 semaines|34 semaines|32 semaines|30 semaines|28 semaines ~ mal de tete|mal a la tete|vue|saigne|eaux|bouge|contractions|enflee|enfle|tension|pression',
  ],
  'dry-mouth': [
    'urine moins|pisse moins|pisse presque pas|fait moins pipi|moins de pipi|pipi fonce|urine foncee|urines foncees|pipi tres jaune|presque plus de pipi|fait presque plus pipi|moins de couches mouillees|couches presque seches|couches moins mouillees|urine peu|pipe moins',
  ],
}

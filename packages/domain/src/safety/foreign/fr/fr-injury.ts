import type { Lexicon } from '../../lexicon/lexicon'

const CHILD = 'bebe|enfant|fils|fille|petit|petite|garcon|gamin|gamine|gosse|neveu|niece|mome|bb|il|elle|baby'
const CHEMICAL =
  'deboucheur|destop|drano|deboucher les tuyaux|deboucher l evier|dissolvant|acetone|antirouille|anti rouille|decapant|detartrant|ammoniaque|antigel|mort aux rats|insecticide|pesticide|petrole|kerosene|essence de terebenthine|soude|eau de batterie|lessive|vernis|anti cafard|liquide vaisselle|liquide pour les vitres|lave vitre|lave vitres|produit vitres|liquide bleu|parfum|alcool a 90|javel|detergent|produit menager|produit nettoyant|produit de nettoyage|produit vaisselle|acide|soude caustique|essence|white spirit|capsule de lessive|raticide|bleach|produit chimique|desherbant|diluant|nettoyant|debouche|debouchant|huile de lampe|fabuloso|tide pod|pods'
const PILLS =
  'comprime|comprimes|cachet|cachets|medicament|medicaments|pilule|pilules|somnifere|somniferes|doliprane|paracetamol|tylenol|xanax|ibuprofene|gelules|antidepresseurs|advil|pills|calmants|anxiolytiques|tranquillisants|dolipranes'
const BLEEDS = 'saigne|saignait|saigner|saignement|saignements|saignent|sang|hemorragie|pisse le sang'
const MUCH =
  's arrete pas|s arrete plus|arrete pas|arrete plus|arrive pas a arreter|arrive pas a l arreter|arreter pas|beaucoup|enormement|abondamment|gicle|gicler|giclait|jaillit|coule partout|flots|flot|coule toujours|saigne toujours|coule sans arret|sans arret|plein de sang|partout|mare de|flaque|trempe|trempee|traverse le|plusieurs serviettes|comme un robinet|comme une fontaine|fontaine|des litres|veut pas s arreter|pulse|jet|jets|en jets|impossible a arreter|impossible d arreter|fort et'

export const FRENCH_INJURY: Lexicon = {
  'severe-bleeding': [
    `${BLEEDS} ~ ${MUCH}`,
    'hemorrhage|hemorragie|se vide de son sang|me vide de mon sang|se vide de sang|pisse le sang|mare de sang|flaque de sang|bain de sang|artere coupee|artere ouverte|plein de sang partout|perd beaucoup de sang|perds beaucoup de sang|perdu beaucoup de sang|couvert de sang|couverte de sang',
  ],
  'blood-flow': ['sang ~ coule|gicle|coulait|s arrete|arrete'],
  'deep-cut': [
    'coupe|coupee|entaille|plaie|ouverte|ouvert|blessure|taillade ~ profond|profonde|profondement|jusqu a l os|on voit l os|voit l os|on voit le gras|on voit la chair|os visible|tres profond|grande ouverte|beante',
  ],
  'minor-cut': [
    'petite coupure|coupure|egratignure|ecorchure|eraflure|coupe le doigt|coupee le doigt|coupe au doigt|me suis coupe|me suis coupee',
  ],
  amputation: [
    'doigt|doigts|main|orteil|pied|bras|pouce ~ arrache|arraches|sectionne|sectionnes|coupe net|coupee net|amputee|ampute|a saute|coupe par la machine|tranche|arrachee|tranchee|parti avec la|broye|broyee|dans la machine|dans la scie|ecrase par',
  ],
  nosebleed: ['nez ~ saigne|saignement|sang|saigner'],
  impaled: [
    'plante|plantee|enfonce|transperce|empale|traverse ~ couteau|ferraille|tige|clou|barre de fer|fer a beton|machette',
  ],
  gunshot: [
    'balle ~ recu|touche|tire|blesse|jambe|bras|ventre|poitrine',
    'tire dessus|tire dans le|tire dans la|blesse par balle|coup de feu ~ blesse|touche|sang|jambe|bras|ventre|m a|l a',
    'poignarde|poignardee|coup de couteau|coups de couteau|coup de machette',
  ],
  'dangerous-accident': [
    'voiture|camion|camionnette|bus|moto|scooter|pieton|velo|train ~ renverse|renversee|percute|percutee|ecrase|ecrasee|fauche|fauchee|ejecte|tonneau|tonneaux|heurte|heurtee|tape par',
    'accident de voiture|accident de moto|accident de la route|accident grave|gros accident|accident de camion|accident de scooter',
    'elle a saute du|il a saute du|s est jete du|s est jetee du|tombe|tombee|chute|chuter ~ echafaudage|echafaud|toit|etage|premier|deuxieme|troisieme|echelle|balcon|fenetre|arbre|escaliers|hauteur|metres|cheval|mezzanine',
  ],
  'odd-limbs': [
    'fourmis|fourmillements|fourmillement|sens plus|sent plus|bouger plus|bouge plus|paralyse|paralysees|engourdies|fourmille ~ jambes|jambe|bras|membres|pieds|mains',
  ],
  'heavy-fall': ['tombe|tombee|chute ~ echafaudage|toit|etage|echelle|balcon|fenetre|metres'],
  fall: [
    'tombe|tombee|tomber|chute|glisse ~ par terre|escalier|escaliers|sol|douche|lit|velo|genou|hanche|poignet|bain|marche|verglas|neige|a la maison',
  ],
  'neck-injury': [
    'tombe|tombee|tomber|chute|saute ~ deuxieme etage|troisieme etage|quatrieme etage|second etage|2e etage|3e etage|2eme etage|3eme etage|du toit',
    'cou|nuque|colonne|cervicales ~ casse|cassee|brisee|craque|accident|chute|tombe|plongeon|plonge',
  ],
  'bad-fracture': [
    'os ~ sort|sorti|depasse|visible|perce|dehors|ressort|traverse',
    'jambe|bras|poignet|cheville|pied|doigt|genou|epaule ~ tordu dans|tordue dans|angle bizarre|plie dans le mauvais|a l envers|dans le mauvais sens|deforme|deformee|pend|de travers ~ tombe|tombee|chute|accident|os|casse|cassee|bouger|mal|enorme',
    'fracture ouverte',
  ],
  'broken-bone': [
    'jambe|bras|poignet|cheville|pied|doigt|hanche|cote|cotes|clavicule|os|nez|femur ~ casse|cassee|cassees|fracture|fracturee|brise|brisee|craque',
    'hanche ~ tombe|tombee|chute ~ lever|marcher|bouger|mal',
  ],
  'head-injury': [
    'batte|marteau|brique|bouteille|baton|coup|ballon|poutre ~ sur la tete|a la tete|crane',

    'tete|crane|front ~ cogne|cognee|tape|tapee|frappe|heurte|heurtee|tombe sur|tombee sur|choc|coup a|coup sur|coup a la|coup sur la|recu|tombe|tombee|chute|bosse|ouvert|ouverte|fracasse',
    'commotion|traumatisme cranien|trauma cranien',
  ],
  'infant-fall': [
    'bebe|nourrisson|bb|petit|petite ~ tombe|tombee|chute|glisse ~ table|lit|canape|bras|langer|chaise|escalier|tete|sol|carrelage',
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
  ],
  'chemical-splash': [
    `oeil|yeux|il gauche|il droit ~ ${CHEMICAL}|produit|chimique|ciment|chaux|spray|gicle|giclee|eclabousse|peinture ~ brule|gicle|dans|recu|vois|mal|eclabousse|pique`,
  ],
  'eye-injury': [
    'oeil|yeux ~ clou|metal|verre|eclat|baton|stylo|coup de poing|ciseaux|hamecon|vis|perce|plante|coupe|fil de fer|petard',
  ],
  'electric-shock': [
    'electrocute|electrocutee|electrocution|decharge electrique|choc electrique|pris le courant|prise de courant|courant|cable|cable electrique|fil electrique|fils electriques|foudre|foudroye|haute tension ~ recu|pris|touche|doigts|doigt|main|mains|frappe|tombe|jete|secoue|projete|colle|electrocute|brulure|brule|inconscient',
  ],
  drowning: [
    'noye|noyee|noyer|noyade|failli se noyer|bu la tasse|au fond de la piscine|fond de la baignoire|coule dans la piscine|sous l eau ~ piscine|bain|baignoire|mer|lac|riviere|plage|eau|respire|tousse|fils|fille|enfant',
  ],
  'too-many-pills': [
    `avale|avalee|pris|prise|prend|ingere|gobe|bouffe|bu ~ ${PILLS} ~ toute|tout le|tous|toutes|plein|trop|boite|plaquette|tube|flacon|poignee|vingtaine|trentaine|dizaine|vingt|trente|quarante|20|25|30|40|50|60|15|paquet|plusieurs|beaucoup|tas`,
    `boite|flacon|plaquette|tube|bouteille|poignee ~ ${PILLS} ~ avale|avalee|pris|prise|vide|toute|entiere|vides|entier`,
    'surdose|overdose|od',
    'trop de medicaments|trop de comprimes|trop de cachets|trop de pilules|trop de somniferes',
    'avale une boite|avale toute la boite|avale toute une boite|pris toute la boite|pris toute sa boite|avale toute sa|pris tous ses|avale tous ses|avale tous les comprimes|avale plein de|boites vides a cote|boite vide a cote|flacon vide a cote|avale tout le flacon|pris tout le flacon',
    'double dose|deux fois la dose|trop d insuline ~ insuline|coeur|pris|prise|injecte|bebe|fils|fille',
  ],
  opioid: [
    'heroine|fentanyl|fenta|fentanyle|fetanyl|codeine|lean|heroin|piqure de drogue|s est pique|s est shoote|s est injecte|methadone|oxy|oxycodone|morphine|percocet|drogue|tramadol|opioide|opioides|shoot|seringue ~ reveille|reagit|repond|respire|ronfle|levres|inconscient|bleu|bleue|pris|violet|violettes',
  ],
  'alcohol-poisoning': [
    'bu|alcool|biere|rhum|saoul|soul|bourre|vodka|whisky|bouteille ~ reveille pas|se reveille plus|inconscient|inconsciente|reagit plus|respire mal|vomit et dort|repond plus|coma ethylique|respire lentement|reveiller',
    'coma ethylique',
  ],
  'child-swallowed': [
    `avale|avalee|bu|bue|mange|mangee|boit|lechait|bouche|ingere|trouve ~ ${CHEMICAL}`,
    `${CHILD} ~ avale|pris|mange|trouve|bouche|mangee|croque|avalait ~ ${PILLS}|pilules de|cachets de|medicaments de`,
    'pile bouton|pile plate|pile ronde|pile de montre|pile|piles|aimant|aimants|batterie|clou|epingle|aiguille|verre casse|lame ~ avale|avalee|avaler|bouche|mange|disparu|ingere',
  ],
  'dangerous-object': [
    'pile bouton|pile plate|pile ronde|pile de montre|aimants|aimant ~ avale|avalee|bouche|nez|oreille|mange',
  ],
  poison: [
    'empoisonne|empoisonnee|empoisonnement|intoxique|intoxiquee|intoxication grave ~ respire|vomi|champignon|champignons|produit|mal|gaz|avale|fils|fille|malade|aide|mange|bu|je|on|m a',
    `j ai|il a|elle a|mari|femme|mere|pere|ami|copine|frere|soeur|je viens ~ bu|avale|avalee ~ ${CHEMICAL}`,
  ],
  'mixed-cleaners': ['javel ~ melange|melangee|vinaigre|ammoniaque'],
  'wild-mushroom': ['champignon|champignons ~ foret|bois|sauvage|sauvages|cueilli|cueillis|ramasse|ramasses|jardin'],
  'carbon-monoxide': [
    'monoxyde|oxyde de carbone|intoxication au gaz|fuite de gaz|odeur de gaz|detecteur de co|alarme de co',
    'chauffage|poele|generateur|groupe electrogene|chaudiere|barbecue|gaz|charbon|brasero|rechaud|voiture dans le garage|garage|chauffe eau ~ mal a la tete|mal de tete|maux de tete|vertiges|nausees|envie de vomir|vomi|vomissent|etourdis|tourne|evanoui|malades|endormis|dorment|s endort',
  ],
  'heat-stroke': [
    'coup de chaleur|insolation|soleil|chaleur|canicule|voiture fermee|dans la voiture|chantier|champs|plein soleil ~ delire|inconscient|evanoui|evanouie|transpire plus|plus de sueur|confus|vomit|n importe quoi|brulant|brulante|reveille|repond|reagit|malaise|convulse|peau rouge et|peau seche|perdu',
    'coup de chaleur|enferme dans la voiture|enfermee dans la voiture|oublie dans la voiture|oubliee dans la voiture',
  ],
  hypothermia: [
    'hypothermie',
    'froid|neige|gele|gelee ~ inconscient|grelotte plus|tremble plus|parle plus|confus|dort dehors|reveille plus',
  ],
  frostbite: ['doigts|orteils|pieds|mains ~ geles|gelees|gelures|gelure|engelures noires'],
  'snake-bite': ['serpent|vipere|crotale|cobra|serpent a sonnette ~ mordu|mordue|morsure|pique|piquee'],
  'animal-bite': ['chien|chat|rat|chauve souris|raton|singe ~ mordu|mordue|morsure|griffe|attaque'],
  mauled: ['chien|pitbull|pit bull ~ attaque|attaquee|arrache|visage|gorge|dechiquete|lache pas|lambeaux'],
  'spider-bite': ['araignee|veuve noire|scorpion ~ mordu|mordue|pique|piquee|morsure|piqure'],
  'insect-sting': ['moustique|moustiques|punaises de lit|piqure d insecte|puces|piqures'],
  'tick-bite': ['tique|tiques'],
  crushed: [
    'ecrase|ecrasee|coince|coincee|broye|broyee ~ machine|presse|camion|porte de garage|tracteur|rouleau|poutre|mur|engin|transpalette',
  ],
  sprain: [
    'cheville|poignet|genou|pied|epaule|doigt ~ tordu|tordue|entorse|foule|foulee|foulure|tourne|vrille',
    'entorse|foulure|claquage|torticolis|lumbago',
  ],
  bruise: ['bleu sur|un bleu|des bleus|hematome|ecchymose'],
}

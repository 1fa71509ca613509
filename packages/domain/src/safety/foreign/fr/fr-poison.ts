import type { Lexicon } from '../../lexicon/lexicon'
import { CAUSTIC, CHEMICAL, SMALL } from './fr-words'

const PILLS =
  'comprime|comprimes|cachet|cachets|medicament|medicaments|pilule|pilules|somnifere|somniferes|doliprane|paracetamol|tylenol|xanax|ibuprofene|gelules|antidepresseurs|advil|pills|calmants|anxiolytiques|tranquillisants|dolipranes'
const TABLETS =
  'pilule|pilules|comprime|comprimes|cachet|cachets|medicament|medicaments|pastille|pastilles|gelule|gelules|sirop|doliprane|tylenol|advil|xanax|ativan|fer|somniferes|pillules|pillule|medoc|medocs|calmants|metformine|gouttes|seroquel|rivotril|efferalgan|paracetamol|codeine'
const CHILD = 'bebe|enfant|fils|fille|petit|petite|garcon|gamin|gamine|gosse|neveu|niece|mome|bb|il|elle|baby'
const TOOK =
  'bu|bue|boit|avale|avalee|mange|mangee|gobe|gobee|pris|prise|croque|leche|mis dans la bouche|mis dans sa bouche|dans la bouche|bouche|suce|trouve|machouille|ingere|bouffe|a bu|siphonne|goute'
const CLEANER =
  'desinfectant|gel desinfectant|gel hydroalcoolique|purell|pur ell|gel pour les mains|sanitizer|rince bouche|eau de cologne|vernis|white spirit|lave vaisselle|pastille de lave vaisselle|pods|liquide de refroidissement|antigel|lave glace|eau de batterie|detachant|anti cafards|poison a cafards|poison a fourmis|engrais|insecticide|anti puces|huile essentielle|huiles essentielles|eau ecarlate|debouche toilette|nettoyant a four|decapfour|benco|wd 40|essence a briquet'

/** Poisons, overdoses, withdrawal and venom. */
export const FRENCH_POISON: Lexicon = {
  'too-many-pills': [
    `avale|avalee|pris|prise|prend|ingere|gobe|bouffe|bu ~ ${PILLS} ~ toute|tout le|tous|toutes|plein|trop|boite|plaquette|tube|flacon|poignee|vingtaine|trentaine|dizaine|vingt|trente|quarante|20|25|30|40|50|60|15|paquet|plusieurs|beaucoup|tas`,
    `boite|flacon|plaquette|tube|bouteille|poignee ~ ${PILLS} ~ avale|avalee|pris|prise|vide|toute|entiere|vides|entier`,
    'surdose|overdose|od',
    'trop de medicaments|trop de comprimes|trop de cachets|trop de pilules|trop de somniferes',
    'avale une boite|avale toute la boite|avale toute une boite|pris toute la boite|pris toute sa boite|avale toute sa|pris tous ses|avale tous ses|avale tous les comprimes|avale plein de|boites vides a cote|boite vide a cote|flacon vide a cote|avale tout le flacon|pris tout le flacon',
    'double dose|deux fois la dose|trop d insuline ~ insuline|coeur|pris|prise|injecte|bebe|fils|fille',
    `avale|avalee|pris|prise|gobe|gobee|bouffe|descendu|vide|siffle|prend ~ toute|toutes|plaquette|boite|flacon|bouteille|pot|tous|poignee|trop|30|20|40|50|60|25|trente|vingt|quarante|plein|paquet|tube ~ ${TABLETS.replace('|fer|', '|')}`,
    'overdose|surdose|fait une od|od de',
    'avale|pris|prise|gobe|bouffe|descendu|vide|enfile ~ deux|trois|une|toute|toutes|la|plusieurs|des|2|3 ~ plaquettes|plaquette|boites|boite|flacons|pots|tablettes ~ xanax|doliprane|tylenol|advil|seroquel|ativan|lexomil|valium|rivotril|paracetamol|tramadol|efferalgan|codeine|medicaments|cachets|comprimes|pilules|somniferes|antidepresseurs|lorazepam|trazodone',
  ],
  opioid: [
    'heroine|fentanyl|fenta|fentanyle|fetanyl|codeine|lean|heroin|piqure de drogue|s est pique|s est shoote|s est injecte|methadone|oxy|oxycodone|morphine|percocet|drogue|tramadol|opioide|opioides|shoot|seringue ~ reveille|reagit|repond|respire|ronfle|levres|inconscient|bleu|bleue|pris|violet|violettes',
    'heroine|fentanyl|methadone|oxy|perc|percs|percocet|codeine|morphine|dilaudid|hydro|tramadol|smack|piquouse|sniffe un|snife un|pilule bleue|patch ~ ronfle|ronflement|levres|bleu|grises|gris|reveille|reagit|repond|respire|inconscient|glisse|mou|pupilles|souffle',
    'sniffe|snife|fume|pris|injecte|pique|consomme|fixe|avale|gobe ~ coke|cocaine|crack|fentanyl|heroine|md|mdma|ecstasy|ghb|speed|meth|un truc|une puff|trop|poudre|dope|kush|spice|pbc|peanut|tramadol ~ mousse|ecume|repond|reveille|respire|bleu|bleus|bleue|convuls*|tombe|inconscient|raide|coeur|poitrine|ronfle|mou|gris',
  ],
  'alcohol-poisoning': [
    'bu|alcool|biere|rhum|saoul|soul|bourre|vodka|whisky|bouteille ~ reveille pas|se reveille plus|inconscient|inconsciente|reagit plus|respire mal|vomit et dort|repond plus|coma ethylique|respire lentement|reveiller',
    'coma ethylique',
    'bu|alcool|boisson|rhum|clairin|gin|vodka|tequila|saoul|saoule|brosse|cuite|beuverie|koutoukou|sodabi|whisky|bourre|bourree ~ reveille pas|reveille plus|respire lentement|respire mal|repond pas|repond plus|inconscient|bleu|glace|froid|reagit pas|etouffe dans son vomi|sans connaissance',
  ],
  'child-swallowed': [
    `avale|avalee|bu|bue|mange|mangee|boit|lechait|bouche|ingere|trouve ~ ${CHEMICAL}`,
    `${CHILD} ~ avale|pris|mange|trouve|bouche|mangee|croque|avalait ~ ${PILLS}|pilules de|cachets de|medicaments de`,
    'pile bouton|pile plate|pile ronde|pile de montre|pile|piles|aimant|aimants|batterie|clou|epingle|aiguille|verre casse|lame ~ avale|avalee|avaler|bouche|mange|disparu|ingere',
    `${SMALL} ~ ${TOOK} ~ ${CAUSTIC}`,
    `${SMALL} ~ ${TOOK} ~ ${TABLETS}`,
    `${TOOK} ~ pile|piles|batterie|aimant|aimants|pile bouton|pile ronde|pile plate|epingle|clou|vis|aiguille|punaise ~ ${SMALL}|telecommande|jouet|montre|ronde|bouton`,
    `${SMALL} ~ bu|avale|mange|leche|goute|croque|bouche|siphonne|pris|suce|machouille ~ ${CLEANER}`,
    `bu|avale|mange|leche|croque|avalee|siphonne ~ ${CLEANER} ~ an|ans|mois|${SMALL}`,
    `${SMALL} ~ jujube|jujubes|brownie|biscuit au pot|bonbon au cannabis|gummies|weed|pot|herbe|space cake|vape|vapoteuse|puff|cannabis|e liquide ~ mange|avale|bu|trouve|croque|vape|fume|mangee`,
    'petite pile|piles rondes|billes aimantees|billes magnetiques|aimants|orbeez|sachet de silice|piece de monnaie|batterie de telecommande|pile de telecommande ~ avale|avalee|mange|bouche|nez|etouffe|coince',
    'comprimes|comprime|medicament|medicaments|pilule|pilules|cachets|cachet|capsules|fer|vitamines|gouttes ~ dans la bouche|croque|machouille|mache|suce|mange|avale|ouvert la bouteille|pot vide|flacon vide|boite vide|eparpilles ~ fils|fille|petit|petite|enfant|bebe|puce|gamin|gamine|mois|jumeaux|niece|neveu',
  ],
  'dangerous-object': [
    'pile bouton|pile plate|pile ronde|pile de montre|aimants|aimant ~ avale|avalee|bouche|nez|oreille|mange',
  ],
  poison: [
    'empoisonne|empoisonnee|empoisonnement|intoxique|intoxiquee|intoxication grave ~ respire|vomi|champignon|champignons|produit|mal|gaz|avale|fils|fille|malade|aide|mange|bu|je|on|m a',
    `j ai|il a|elle a|mari|femme|mere|pere|ami|copine|frere|soeur|je viens ~ bu|avale|avalee ~ ${CHEMICAL}`,
    `j ai|il a|elle a|on a|vient de|viens de|mari|femme|mere|pere|ami|copine|copain|frere|soeur|cousin|cousine|oncle|tante|belle mere|grand pere|grand mere|voisin|chum|blonde|coloc ~ bu|avale|avalee|ingere|gobe|bue|boire ~ ${CAUSTIC.replace('|cannabis|gummies|jujubes au pot', '')}`,
    'pesticide|insecticide|dichlorvos|produit pour les champs|herbicide|gramoxone|roundup ~ respire|inhale|pulverise|epandu|traite ~ bave|tremble|vomi*|sue|transpire|vertige*|malaise|mal|etourdi*',
    'fumee|fumees|incendie ~ respire|inhale|avale ~ tousse|toux|noir|suie|etourdi*|mal|gorge|voix',
    `j ai|il a|elle a|on a|vient de|viens de|mari|femme|mere|pere|frere|soeur|ami|oncle|tante|grand mere|grand pere|voisin ~ bu|avale|avalee|ingere ~ ${CLEANER}`,
    'fumee|fumees ~ feu|incendie|maison|immeuble|foyer ~ respire|avale|inhale|rempli|pleine ~ voix|enroue*|tousse|air|noir|etourdi*|tete|reveille',
    'alcool frelate|alcool trafique|alcool de contrebande|alcool artisanal|methanol|alcool a bruler|kleren|clairin|sodabi|koutoukou|gin artisanal|alcool maison|faux alcool ~ voit|vois|vue|yeux|vomi*|aveugle|flou|tete|bu|mal|etourdi|confus',
    'baies|baie|champignon|champignons|plante|feuilles|fleur|fleurs|graines|laurier rose|muguet|if|ricin|digitale|belladone ~ mange|croque|mache|avale|suce|goute ~ vomi*|bave|bouche|jardin|foret|bois|fils|fille|enfant|ans|ventre|sauvages|ramasse|etourdi',
    'scorpion ~ pique|piquee|piqure|mordu|dard ~ fils|fille|enfant|bebe|petit|petite|bave|vomi*|tremble|sue|ans',
    'bu|avale|goute|boit|pris une gorgee|lampe ~ liquide de frein|liquide de radiateur|huile moteur|lave glace|liquide de batterie|detachant|liquide a vaisselle|huile a moteur|methanol|antirouille|liquide de refroidissement|deglacant|produit a plancher|nettoie plancher|allume feu|allume barbecue',
  ],
  'mixed-cleaners': [
    'javel ~ melange|melangee|vinaigre|ammoniaque',
    'melange|melangee|mis ensemble|mixe ~ javel|ammoniaque|acide|vinaigre|harpic|destop|chlore ~ tousse|toux|respire*|brule|pique|yeux|gorge|poitrine|etourdi*|mal|vapeur|odeur|sans arret|ensemble',
  ],
  'wild-mushroom': [
    'champignon|champignons ~ foret|bois|sauvage|sauvages|cueilli|cueillis|ramasse|ramasses|jardin',
    'champignons|champignon ~ bois|cueilli|cueillis|ramasse|ramasses|foret|champ|sauvages|terrain|jardin',
  ],
  withdrawal: [
    'arrete de boire|arrete l alcool|sevrage|en manque|plus d alcool|arrete les benzos',
    'arrete de boire|arrete la boisson|arrete l alcool|lache la boisson|plus bu depuis|pas bu depuis|sevrage|arrete les benzos|arrete le xanax|arrete l ativan|plus de methadone|en manque ~ jours|jour|tremble|trembler|voit|vois|sueur|transpire|heures|alcool|convuls*|confus|hallucin*|vomi*',
  ],
  'out-of-vital-medicine': [
    'insuline|epilepsie|warfarine|anticoagulant|anticoagulants|cortisone|prednisone|methadone|keppra|depakine|eliquis|xarelto|suboxone ~ plus|fini|finie|manque|rupture|sans|perdu|termine|peux pas payer|peux plus payer|arrete|penurie|reste pas|rien|stock',
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
  'dose-repeated': [
    'pilules|pilule|medicament|medicaments|insuline|dose|comprime|anticoagulant|coeur ~ en double|deux fois|double dose|par erreur deux|une deuxieme fois|2 fois',
  ],
  'airway-burn': ['fumee|feu|incendie|vapeur ~ voix|enroue*|suie|crache noir|crachats noirs|nez noir|gorge'],
  'wild-plant': [
    'plante|plantes|feuilles|baies|graines|fleurs|racine|champignon|laurier rose|muguet|dieffenbachia|brugmansia|datura ~ mange|avale|croque|machouille|bouche|mordu|infusion ~ vomi*|titube|etourdi*|endormi*|convuls*|bouche|langue|tremble|coeur|petit|petite|fils|fille|enfant|bebe',
  ],
}

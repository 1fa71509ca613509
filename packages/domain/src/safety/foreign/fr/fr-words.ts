import { joined, listed, range } from '../choices'

export const FRENCH_UNABLE =
  'peux pas|peut pas|peuvent pas|peux plus|peut plus|peuvent plus|jpeux plus|jpeux pas|arrive pas|arrive plus|arrivent plus|arrivent pas|narrive pas|narrive plus|jarrive pas|jarrive plus|pouvais plus|pouvait plus|pouvait pas|arrivait plus|arrivait pas|reussit pas|reussit plus|reussis plus|reussis pas|parvient pas|parvient plus|parviens plus|parviens pas|pas capable|plus capable|incapable|impossible|sait plus|sais plus|ai du mal|a du mal|avec du mal|du mal|difficulte|difficultes|galere|peine a'

export const BABY =
  'bebe|bb|nouveau ne|nourrisson|petit|petite|fils|fille|garcon|jumeaux|puce|ti bebe|tibebe|poupon|enfant|enfants'

export const ALLERGENS =
  'arachide|arachides|cacahuete|cacahuetes|noix|noisette|noisettes|amande|amandes|crevette|crevettes|crabe|homard|fruits de mer|poisson|oeuf|oeufs|sesame|soja|kiwi|guepe|guepes|abeille|abeilles|frelon|fourmis rouges|antibiotique|antibiotiques|penicilline|amoxicilline|nutella|beurre de cacahuete|pate d arachide|mafe|peanut|peanuts'

export const HARD =
  'terrible|terribles|atroce|atroces|insupportable|insupportables|horrible|horribles|intense|violente|violent|violentes|enorme|plie en deux|pliee en deux|plie|pliee|hurle|crie|hurler|plus tenir|tenir debout|tord de douleur|tordre de douleur|poignard|couteau|tres tres mal|super mal|trop mal|affreux|affreuse|extreme|supporte plus|supporter|je souffre trop|creve de mal|dechire|contraction|brutale|fulgurante|coup de poignard'

export const KILL =
  'tuer|etrangler|jeter|noyer|etouffer|secouer|faire du mal|frapper|poignarder|blesser|egorger|le jeter|la jeter'

export const WITH_CHILD = 'enceinte|grossesse|mois de grossesse|semaines de grossesse|enceinte de'

export const WHO =
  'bebe|bb|fils|fille|enfant|petit|petite|nourrisson|garcon|fillette|puce|loulou|jumeaux|niece|neveu|petite fille|petit fils|elle|il|gamin|gamine|baby'

export const CHEMICAL =
  'deboucheur|destop|drano|deboucher les tuyaux|deboucher l evier|dissolvant|acetone|antirouille|anti rouille|decapant|detartrant|ammoniaque|antigel|mort aux rats|insecticide|pesticide|petrole|kerosene|essence de terebenthine|soude|eau de batterie|lessive|vernis|anti cafard|liquide vaisselle|liquide pour les vitres|lave vitre|lave vitres|produit vitres|liquide bleu|parfum|alcool a 90|javel|detergent|produit menager|produit nettoyant|produit de nettoyage|produit vaisselle|acide|soude caustique|essence|white spirit|capsule de lessive|raticide|bleach|produit chimique|desherbant|diluant|nettoyant|debouche|debouchant|huile de lampe|fabuloso|tide pod|pods'

export const CAUSTIC =
  'javel|eau de javel|harpic|ajax|destop|drano|petrole|kerosene|essence|gasoil|diesel|alcool a bruler|alcool a friction|antigel|lave glace|windex|pinesol|pine sol|mr net|comet|nettoyant|detergent|savon a linge|savon a vaisselle|adoucissant|assouplissant|acide|acide de batterie|soude|potasse|caustique|mort aux rats|raticide|insecticide|baygon|dichlorvos|ddt|pesticide|herbicide|roundup|gramoxone|poison|poison a rat|peroxyde|eau oxygenee|acetone|dissolvant|diluant|peinture|colle|parfum|produit|liquide a briquet|huile a lampe|tide|capsule de lessive|lessive|naphtaline|chlore|ammoniaque|nicotine|liquide de vapoteuse|cannabis|gummies|jujubes au pot|chaux|ciment'

export const SMALL =
  'bebe|bb|enfant|fils|fille|petit|petite|gars|garcon|gamin|gamine|gosse|niece|neveu|puce|loulou|ptit|ptite|tout petit|jumeaux|ti bebe|mousse|petit frere|petite soeur|p tit|mon grand|flo'

export const LONG = `${joined(
  listed('depuis|ca fait|depuis plus de|ca dure depuis|depuis environ|depuis pres de|fait|depuis au moins'),
  [
    ...[...range(2, 12), 'deux', 'trois', 'quatre', 'cinq', 'six', 'huit', 'plusieurs', 'quelques'].flatMap((each) => [
      `${each} mois`,
      `${each} semaines`,
    ]),
    'un mois',
    '1 mois',
    'des mois',
    'des semaines',
    'un an',
    'des annees',
    'un bout',
    'un bon bout',
  ],
)}|depuis longtemps|des mois que|des semaines que|chronique`

export const SINCE =
  'depuis l hiver|depuis l ete|depuis l automne|depuis le printemps|depuis noel|depuis paques|depuis janvier|depuis la rentree|depuis les fetes|depuis le ramadan|depuis mon accouchement|depuis que je travaille|depuis le nouvel an'

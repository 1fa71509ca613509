import type { Lexicon } from '../../lexicon/lexicon'
import { BABY, KILL, WHO, WITH_CHILD } from './fr-words'

const CHILD =
  'fils|fille|enfant|petit|petite|garcon|gamin|gamine|gars|bebe|neveu|niece|petit fils|petite fille|grand|mousse'

/** Pregnancy, birth and babies. */
export const FRENCH_MOTHER: Lexicon = {
  'seeing-sparkles': [
    'vois|voit|voyait|devant les yeux|devant mes yeux ~ etoiles|points brillants|eclairs|lumieres|taches|mouches|points|etincelles|papillons|scintille',
    'etoiles|points brillants|eclairs|mouches|lumieres|papillons|points ~ vois|voit|devant|yeux ~ enceinte|grossesse|tete|tension|pression|mois',
    'mouches volantes|mouches dans les yeux|etoiles dans les yeux|eclairs dans les yeux|taches dans les yeux|points dans les yeux|lumieres dans les yeux ~ enceinte|grossesse|tete|tension|semaines|crane|sa|barre|mois',
  ],
  'bulging-soft-spot': ['fontanelle ~ bombee|bombe|gonflee|gonfle|bosse'],
  'infant-fall': [
    'bebe|nourrisson|bb|petit|petite ~ tombe|tombee|chute|glisse ~ table|lit|canape|bras|langer|chaise|escalier|tete|sol|carrelage',
    'table a langer|lit|canape|sofa|divan|bras|siege|coquille|poussette|chaise haute|escalier|berceau|hamac|comptoir ~ tombe|tombee|roule|chute|deboule|glisse|bascule ~ vomi*|bebe|bb|mou|mois|pleure|tete|bosse|fils|fille|dort',
  ],
  'postpartum-mood': [
    `accouche|accouchement|bebe|maman|jeune mere|naissance|post partum ~ ${KILL}|pas mon bebe|pas le mien|possede|demon|diable|depression|idees noires ~ envie|peur|veux|veut|pensees|idees|voix|pulsions|pulsion|depression|plus|pleure|possede|demon|diable|images|dit`,
    'depression post partum|depression postpartum|baby blues severe|psychose',
  ],
  'vaginal-bleeding': [
    'enceinte|grossesse|mois de grossesse|bebe dans le ventre ~ saigne|saignement|saignements|perd du sang|perds du sang|pertes de sang|sang|pertes rouges|pertes marron|saigner|culotte|taches de sang',
    'saigne|saignement|saignements|sang|caillots ~ vagin|vaginal|vaginaux|en bas|entre les jambes|vaginale|culotte|hors regles',
    'fausse couche',
    `${WITH_CHILD} ~ saigne|saigner|saignements|saignement|sang|pertes brunes|pertes rouges|caillots|perd du sang|perds du sang`,
    'saigne|sang|saignement|saignements ~ entre mes jambes|entre les jambes|en bas|par en bas|vagin|apres les rapports|apres la menopause|culotte|pantalon',
  ],
  'heavy-vaginal-bleeding': [
    'serviette|serviettes|couche|couches|tampon|tampons|protections|protection|garniture ~ heure|heures|demi heure|minutes|change toutes|trempe|trempes|imbibe|traverse|inonde|remplis|rempli|remplit|deborde',
    'accouche|accouchement|regles|vagin|fausse couche|enceinte|grossesse|cesarienne|naissance|bebe est ne|maternite ~ hemorragie|saigne beaucoup|saigne enormement|beaucoup de sang|gros caillots|caillots|caillots gros|coule sans arret|coule a flots|s arrete pas|saigne toujours|arrete pas de saigner|enormement de sang|caillots comme|saigne fort|sang coule|inonde',
    'trempe|trempent|traverse|imbibe|remplis|remplit|change|changer|passe|inonde ~ serviette|serviettes|pad|pads|couche|tampon|protection|garniture ~ par heure|a l heure|chaque heure|toutes les heures|toutes les 30|demi heure|minutes|aux heures|coup sur coup',
    'saigne|sang|caillots|hemorragie ~ partout|enormement|a flots|beaucoup|gros comme|comme des oeufs|plein|sans arret|arrete pas ~ accouch*|placenta|cesarienne|fausse couche|avortement|vagin|bebe|enceinte',
  ],
  'fluid-leak': [
    'perdu les eaux|perds les eaux|perd les eaux|poche des eaux|eaux sont parties|eaux ont casse|poche a rompu|poche est rompue|poche a eclate|perte des eaux|rompu la poche|liquide amniotique|eaux ont coule|eaux viennent de|eaux se sont',
    'perdu mes eaux|perdu ses eaux|creve ses eaux|creve mes eaux|crever mes eaux|eaux crevees|eaux sont crevees|perte d eau|coule de l eau|eaux vertes|fissure de la poche|liquide coule|poche percee',
    `eau|liquide|mouillee|trempee ~ coule|perds|jambes|sort|perd ~ ${WITH_CHILD}|semaines`,
    'poche|poche des eaux|les eaux|mes eaux|ses eaux ~ creve|crevee|percee|perce|rompu|rompue|fissuree|fissure|pete|petee|coule|coulent|vert|teinte|cassees|perdues|perdu ~ bebe|liquide|semaines|contractions|enceinte|vert|terme|mois|eaux|sa',
    'liquide vert|liquide teinte|liquide amniotique|eaux vertes|flaque entre les jambes',
  ],
  contractions: [
    'contraction|contractions|travail a commence|bebe arrive|bebe sort|bebe est en train de sortir|tete du bebe|tete qui sort|envie de pousser|besoin de pousser|je dois pousser|cordon qui sort|cordon ombilical|va accoucher|vais accoucher|j accouche|elle accouche|suis en train d accoucher|est en train d accoucher|bebe va sortir|bebe veut sortir|sens la tete|voit la tete|en train d accoucher|accouche dans la',
    'accouche|accoucher|accouchement|travail|bebe vient|bebe arrive|bebe est la ~ salle de bain|voiture|auto|maison|toilettes|ici|la maintenant|tout de suite|chez nous|chez moi|par terre|taxi|ambulance|salon|char|cuisine|en ce moment',
    'contractions|douleurs de l accouchement|en travail|contraction ~ aux|toutes les|minutes|semaines|rapprochees|fortes|regulieres|mois',
    'envie de pousser|besoin de pousser|dois pousser|ca pousse ~ bebe|enceinte|contractions|semaines|tete|mois|accouch*',
  ],
  'baby-moves-less': [
    'bebe|bb|enceinte|enfant|ventre|grossesse ~ bouge plus|bouge pas|bouge moins|bouge presque plus|ne bouge|plus bouge|sens plus bouger|sent plus bouger|sens pas bouger|plus de coups|plus de mouvements|donne plus de coups|sens plus le bebe|sens plus mon bebe|moins bouge|bouger depuis|coups de pied|aucun mouvement|plus senti|pas senti|immobile dans ~ ventre|hier|enceinte|mois|semaines|ce matin|grossesse|sens|depuis|senti|jour|jours|coups|nuit|inquiete',
    'bebe|bb|ventre|enfant|grossesse|enceinte ~ bouge plus|bouge pu|bouge pas|bouge moins|bouge presque|plus bouger|plus mon bebe bouger|sens plus|sens pu|sent plus|coups|donne plus|reagit plus|immobile|calme ~ semaines|mois|hier|matin|depuis|enceinte|ventre|bouger|nuit|sucre',
  ],
  'swollen-hands-face': [
    'mains|visage|pieds|figure|doigts ~ gonfles|gonfle|enfle|enfles|gonflees|gonflee|enflees|enflent|gonflent ~ enceinte|grossesse|visage|mains|tete',
    'visage|mains|figure|doigts|yeux|bague ~ enfle|enfles|enflees|gonfle|gonfles|gonflees|bouffi ~ enceinte|grossesse|mois|coup|soudain|semaines',
  ],
  'shoulder-tip-pain': ['enceinte ~ epaule'],
  'ill-baby': [
    `${WHO} ~ tete plus|tete pas|mange plus|veut plus teter|veut pas teter|refuse de teter|refuse le sein|refuse le biberon|refuse de boire|refuse de manger|boit plus|veut plus boire|veut pas boire|prend plus|prend plus le sein|prend pas le sein|prend plus le biberon|ne tete|prend pas son biberon|tout mou|toute molle|mou|molle|poupee de chiffon|gemit|geint|pleure faiblement|pleure plus|pleure sans arret|arrete pas de pleurer|cri aigu|pleurs aigus|pleure bizarrement|inconsolable|geignard|ne reagit|grogne|gemissements`,
    'tout mou|toute molle|mou comme une poupee|molle comme une poupee|poupee de chiffon|pleure faiblement|refuse le biberon|refuse de teter',
    `${BABY} ~ tete plus|tete pas|tete pu|ne tete|veut pas boire|veut plus boire|boit plus|boit pas|veut pas teter|refuse|suce plus|prend plus|mou|molle|tout mou|toute molle|chiffon|guenille|gemit|geint|pleure faible|pleure plus|pleure pas|pleure sans|crie sans|inconsolable|amorphe|abattu|abattue|poupee`,
  ],
  'refuses-walk': ['veut plus marcher|refuse de marcher|marche plus|boite depuis|veut pas poser le pied'],
  'newborn-eye': ['nouveau ne|bebe ~ oeil|yeux ~ colle|colles|pus|jaune|coule'],
  'navel-infection': ['nombril|cordon ~ rouge|pus|sent mauvais|suinte|infecte|gonfle'],
  'jaundice-legs': ['bebe|nouveau ne|nourrisson ~ jaune ~ jambes|pieds|partout|tout le corps|tete'],
  'period-problem': [
    'regles ~ retard|abondantes|douloureuses|irregulieres|pas eu|mal|douleurs|longues',
    'douleurs de regles|retard de regles',
  ],
  'yeast-infection': ['mycose vaginale|pertes blanches|demangeaisons vaginales|vagin ~ demange|gratte|pertes'],
  'diaper-rash': ['fesses rouges|erytheme fessier'],
  teething: ['fait ses dents|poussee dentaire|perce ses dents'],
  'breast-infection': [
    'sein|seins|mamelon ~ rouge|chaud|dur|douloureux|enfle|bosse ~ allaite|fievre|allaitement|lait|bebe',
    'mastite|abces du sein',
  ],
  nursing: ['j allaite|elle allaite|allaite|allaitement'],
  'breast-sore': ['sein|seins ~ rouge|chaud|mal|douloureux|dur'],
  'birth-now': [
    'tete|cheveux|cheveu|pied|pieds|fesses|crane ~ sort|sortent|voit|vois|visible|apparait|dehors|sent|sens|touche ~ bebe|accouch*|contractions|pousser|hopital|enceinte|sort la|femme',
    'bebe|enfant ~ sort la|sort maintenant|est en train de sortir|est sorti|vient de sortir|va sortir|est ne dans|vient de naitre',
    'ma femme accouche|ma blonde accouche|elle accouche|ma soeur accouche|j accouche|jaccouche|ma copine accouche|elle est en train d accoucher|suis en train d accoucher|bebe arrive|bebe sort|bebe est en train ~ maintenant|la maintenant|dans l auto|dans la voiture|a la maison|toute seule|tout de suite|vite|au secours|chez nous|salle de bain|aidez|taxi|arrive|sort|pousse|trafic',
  ],
  'cord-out': ['cordon|cordon ombilical ~ pend|pendouille|sort|sorti|dehors|avant le bebe|depasse|premier'],
  'placenta-in': [
    'placenta|delivrance ~ sort pas|sort plus|pas sorti|est pas sorti|reste dedans|reste coince|pas encore|veut pas sortir|sorti qu a moitie|toujours dedans|manque un morceau|n est pas',
  ],
  'period-late': ['retard de regles|regles en retard|pas eu mes regles|regles ont du retard'],
  'visit-of-child': [
    `${CHILD} ~ dit juste|dit que|dit seulement|parle pas|parle peu|parle tres peu|parle mal|ne parle|parle toujours pas|parle pas encore|retard de langage|retard de parole|fait pas de phrases|dit pas de phrases|begaie|quelques mots seulement ~ an|ans|mois|creche|garderie|ecole|specialiste|orthophoniste|maman|mots|encore|papa`,
    `${CHILD} ~ pipi au lit|fait pipi au lit|mouille son lit|mouille le lit|encore des couches|pas propre|ronfle|tient pas en place|se concentre pas|tdah|autisme|autiste|regarde pas dans les yeux|poux|vers|oxyures|hyperactif|begaye`,
  ],
  'soon-of-child': [
    `${CHILD} ~ vomi|vomit|vomis|vomissements|diarrhee|renvoie ~ depuis hier|5 fois|6 fois|4 fois|plusieurs fois|toute la nuit|toute la journee|cinq fois|six fois|quatre fois|depuis deux jours|depuis 2 jours ~ garde un peu|larmes|pipi|gorgees|cuillere|boit un peu|petites gorgees|joue|eau`,
  ],
  'soon-of-pregnancy': [
    'en m essuyant|quand je m essuie|quand je me suis essuyee|sur le papier|en s essuyant|au fond de ma culotte ~ rose|traces|trace|un peu de brun|brun|marron|tache|goutte|rosees',
  ],
}

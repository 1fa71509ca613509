import type { Lexicon } from '../../lexicon/lexicon'

const BABY = 'bebe|bb|nouveau ne|nourrisson|petit|petite|fils|fille|garcon|jumeaux|puce|ti bebe|tibebe|poupon|enfant'
const WITH_CHILD = 'enceinte|grossesse|mois de grossesse|semaines de grossesse|enceinte de'

export const FRENCH_MOTHER_AND_BABY: Lexicon = {
  pregnant: ['enceinte|grosse de mois|attends un enfant|ma grossesse|en etat de grossesse|je porte un bebe'],
  postpartum: [
    'accouche|accouchee|accouchement|cesarienne|eu mon bebe|ne ya|viens d accoucher|vient d accoucher|jeune accouchee',
  ],
  contractions: [
    'accouche|accoucher|accouchement|travail|bebe vient|bebe arrive|bebe est la ~ salle de bain|voiture|auto|maison|toilettes|ici|la maintenant|tout de suite|chez nous|chez moi|par terre|taxi|ambulance|salon|char|cuisine|en ce moment',
    'contractions|douleurs de l accouchement|en travail|contraction ~ aux|toutes les|minutes|semaines|rapprochees|fortes|regulieres|mois',
    'envie de pousser|besoin de pousser|dois pousser|ca pousse ~ bebe|enceinte|contractions|semaines|tete|mois|accouch*',
  ],
  'birth-now': [
    'tete|cheveux|cheveu|pied|pieds|fesses|crane ~ sort|sortent|voit|vois|visible|apparait|dehors|sent|sens|touche ~ bebe|accouch*|contractions|pousser|hopital|enceinte|sort la|femme',
    'bebe|enfant ~ sort la|sort maintenant|est en train de sortir|est sorti|vient de sortir|va sortir|est ne dans|vient de naitre',
  ],
  'cord-out': ['cordon|cordon ombilical ~ pend|pendouille|sort|sorti|dehors|avant le bebe|depasse|premier'],
  'placenta-in': [
    'placenta|delivrance ~ sort pas|sort plus|pas sorti|est pas sorti|reste dedans|reste coince|pas encore|veut pas sortir|sorti qu a moitie|toujours dedans|manque un morceau|n est pas',
  ],
  'fluid-leak': [
    'perdu mes eaux|perdu ses eaux|creve ses eaux|creve mes eaux|crever mes eaux|eaux crevees|eaux sont crevees|perte d eau|coule de l eau|eaux vertes|fissure de la poche|liquide coule|poche percee',
    `eau|liquide|mouillee|trempee ~ coule|perds|jambes|sort|perd ~ ${WITH_CHILD}|semaines`,
  ],
  'baby-moves-less': [
    'bebe|bb|ventre|enfant|grossesse|enceinte ~ bouge plus|bouge pu|bouge pas|bouge moins|bouge presque|plus bouger|plus mon bebe bouger|sens plus|sens pu|sent plus|coups|donne plus|reagit plus|immobile|calme ~ semaines|mois|hier|matin|depuis|enceinte|ventre|bouger|nuit|sucre',
  ],
  'vaginal-bleeding': [
    `${WITH_CHILD} ~ saigne|saigner|saignements|saignement|sang|pertes brunes|pertes rouges|caillots|perd du sang|perds du sang`,
    'saigne|sang|saignement|saignements ~ entre mes jambes|entre les jambes|en bas|par en bas|vagin|apres les rapports|apres la menopause|culotte|pantalon',
  ],
  'heavy-vaginal-bleeding': [
    'trempe|trempent|traverse|imbibe|remplis|remplit|change|changer|passe|inonde ~ serviette|serviettes|pad|pads|couche|tampon|protection|garniture ~ par heure|a l heure|chaque heure|toutes les heures|toutes les 30|demi heure|minutes|aux heures|coup sur coup',
    'saigne|sang|caillots|hemorragie ~ partout|enormement|a flots|beaucoup|gros comme|comme des oeufs|plein|sans arret|arrete pas ~ accouch*|placenta|cesarienne|fausse couche|avortement|vagin|bebe|enceinte',
  ],
  'severe-bleeding': [
    'saigne|sang ~ partout|plein le pantalon|plein le lit|plein la banquette|plein mon pantalon ~ enceinte|ventre|accouch*|placenta|bebe|jambes|mois|culotte',
  ],
  'seeing-sparkles': [
    'etoiles|points brillants|eclairs|mouches|lumieres|papillons|points ~ vois|voit|devant|yeux ~ enceinte|grossesse|tete|tension|pression|mois',
  ],
  'swollen-hands-face': [
    'visage|mains|figure|doigts|yeux|bague ~ enfle|enfles|enflees|gonfle|gonfles|gonflees|bouffi ~ enceinte|grossesse|mois|coup|soudain|semaines',
  ],
  'body-blow': [
    `${WITH_CHILD} ~ coup|coups|tombee|tombe|accident|pied|poing|chute ~ ventre|auto|escalier|voiture|escaliers`,
    'coup|coups|pied|poing ~ ventre ~ enceinte|grossesse',
  ],
  'period-late': ['retard de regles|regles en retard|pas eu mes regles|regles ont du retard'],
  'missed-periods': ['pas|plus|aucune|arretees|absence ~ regles|menstruations ~ depuis|mois|semaines'],
  'infant-word': ['couche|couches|tete|fontanelle|biberon|sein ~ bebe|bb|fontanelle|tete plus|poupon|mois|allait*'],
  'ill-baby': [
    `${BABY} ~ tete plus|tete pas|tete pu|ne tete|veut pas boire|veut plus boire|boit plus|boit pas|veut pas teter|refuse|suce plus|prend plus|mou|molle|tout mou|toute molle|chiffon|guenille|gemit|geint|pleure faible|pleure plus|pleure pas|pleure sans|crie sans|inconsolable|amorphe|abattu|abattue|poupee`,
  ],
  drowsy: [
    `${BABY} ~ abattu|abattue|amorphe|mou|molle|flagada|sans tonus|dort tout le temps|dort trop|reveille pas pour|chiffon|guenille|eteint|eteinte|apathique|sans force ~ fievre|chaud|vomi*|tete|boit|boire|ans|mois|jours|lait|chute|tombe`,
  ],
  'belly-cries': [
    'hurle|pleure|crie|cris|pleurs ~ repliant|replie|repliees|ramene|plie|recroqueville|jambes|genoux ~ jambes|ventre|genoux|crises|sang|couche|vomi*|pale',
  ],
  'blood-in-stool': [`sang ~ couche|couches ~ ${BABY}|an|ans|mois`],
  jaundice: [`${BABY} ~ jaune|tout jaune|jaunisse|toute jaune`],
  'blue-lips': [
    `${BABY} ~ arrete de respirer|apnee|pause respiratoire|oublie de respirer|tout bleu|toute bleue|devient bleu|devient bleue|est bleu|est bleue|venu bleu|venue bleue`,
  ],
  'dry-mouth': [
    'pleure sans larme|pleure sans larmes|aucune larme|bouche pateuse|levres gercees et couche|yeux cernes creux|yeux enfonces|yeux creuses',
  ],
  'sunken-soft-spot': ['fontanelle|dessus de la tete ~ creuse|creusee|enfoncee|cave|creux'],
  'child-abuse': [
    'pere|papa|beau pere|oncle|cousin|voisin|pretre|prof|imam|maitre|nounou|gardienne|tonton|grand pere|frere|mere|marabout ~ touche|touchait|attouche|tripote|caresse|frappe avec|fouette|chicote|brule|couche avec ~ soeur|fille|fils|petite|petit|enfant|niece|moi|me|ceinture|sang|neveu|eleve',
  ],
}

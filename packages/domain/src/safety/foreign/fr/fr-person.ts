import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'
import { LONG, SINCE, WHO } from './fr-words'

const AGED = listed('de|a|bebe|bb|age|fille|fils|que|petit|petite')
const AGES = (unit: string, numbers: readonly string[]) =>
  joined(
    AGED,
    numbers.map((n) => `${n} ${unit}`),
  )
const WEEKS = [
  ...range(1, 11).map(String),
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
]

/** Who it is, how it is and what is known of them: age, time, illnesses, medicines. */
export const FRENCH_PERSON: Lexicon = {
  pregnant: [
    'enceinte|grossesse|attend un bebe|attends un bebe|mois de grossesse|test positif|femme enceinte|suis en cloque|pregnante',
    'enceinte|grosse de mois|attends un enfant|ma grossesse|en etat de grossesse|je porte un bebe',
    joined(
      listed('suis a|chu a|chuis a|rendue a|enceinte de'),
      range(4, 41).map((each) => `${each} semaines`),
    ),
    joined(
      ['est a'],
      range(20, 41).map((each) => `${each} semaines`),
    ),
    '36 semaines|37 semaines|38 semaines|39 semaines|35 semaines|34 semaines|32 semaines|30 semaines|28 semaines ~ mal de tete|mal a la tete|vue|saigne|eaux|bouge|contractions|enflee|enfle|tension|pression',
    '24 semaines|25 semaines|26 semaines|27 semaines|28 semaines|29 semaines|30 semaines|31 semaines|32 semaines|33 semaines|34 semaines|35 semaines|36 semaines|37 semaines|38 semaines|39 semaines|40 semaines|41 semaines ~ mal de tete|mal a la tete|mal au crane|tete qui|tete va|vue|saigne|sang|eaux|bouge|contractions|enflee|enfle|tension|pression|mouches|barre|bebe|col|accouch*|perd|pertes|glaire|ventre',
    '24 sa|25 sa|26 sa|27 sa|28 sa|29 sa|30 sa|31 sa|32 sa|33 sa|34 sa|35 sa|36 sa|37 sa|38 sa|39 sa|40 sa|41 sa|12 sa|10 sa|8 sa|6 sa|20 sa ~ tete|crane|mouches|barre|tension|contractions|saigne|sang|eaux|bouge|bebe|ventre|pertes|fievre|mal|vois|perd',
    'de x semaines de grossesse|dpa dans|terme dans|j accouche dans|suis a terme|je suis a terme|a mon terme|terme depasse|enceinte jusqu aux yeux',
  ],
  postpartum: [
    'accouche|accouchement|accouchee|post partum|postpartum|cesarienne|donne naissance|viens d avoir un bebe|vient d avoir un bebe|eu mon bebe|eu un bebe|eu notre bebe|eu son bebe|retour de maternite|naissance du bebe|naissance de mon bebe',
    'accouche|accouchee|accouchement|cesarienne|eu mon bebe|ne ya|viens d accoucher|vient d accoucher|jeune accouchee',
  ],
  'infant-word': [
    `nourrisson|nouveau ne|petit bebe|tout petit bebe|bb`,
    `${WHO} ~ ${AGES('mois', [...WEEKS, '12', 'douze'])}`,
    `${WHO} ~ ${AGES('semaines', WEEKS)}`,
    'couche|couches|tete|fontanelle|biberon|sein ~ bebe|bb|fontanelle|tete plus|poupon|mois|allait*',
    'petite|petit|fils|fille|puce|loulou|fillette|garcon|gamin ~ 12 mois|13 mois|14 mois|15 mois|16 mois|17 mois|18 mois|19 mois|20 mois|21 mois|22 mois|un an et demi',
  ],
  'newborn-word': [
    'nouveau ne|nouveau nee|nouveaux nes|vient de naitre|tout juste ne|ne il y a|nee il y a|jours de vie',
    `${WHO} ~ ${AGES('semaines', WEEKS.slice(0, 4).concat(['une', 'deux', 'trois', 'quatre']))}`,
    `${WHO} ~ ${AGES('jours', ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '18', '20', '21', '25', 'trois', 'cinq', 'six', 'huit', 'dix', 'douze', 'quinze', 'vingt'])}`,
  ],
  'age-under-3-months': [
    `${WHO} ~ ${AGES('semaines', WEEKS)}`,
    `${WHO} ~ ${AGES('mois', ['1', '2', 'un', 'deux', '1 5', 'un mois et demi', 'deux mois et demi'])}`,
    'pas encore 3 mois|moins de 3 mois|moins de trois mois|meme pas 3 mois|meme pas trois mois',
  ],
  'age-under-2': [
    `${WHO} ~ ${AGES('an', ['1', 'un'])}|18 mois|15 mois|16 mois|14 mois|dix huit mois|${AGES('mois', [...WEEKS, '12', '13'])}`,
  ],
  'age-under-3': [
    `${WHO} ~ ${AGES('ans', ['2', 'deux'])}|${AGES('an', ['1', 'un'])}|18 mois|20 mois|22 mois|${AGES('mois', [...WEEKS, '12'])}`,
  ],
  'child-word': [
    'enfant|enfants|mon fils|ma fille|notre fils|notre fille|son fils|sa fille|fillette|petit garcon|petite fille|gamin|gamine|gosse|le petit|la petite|mon petit|ma petite|neveu|niece|mome|ma puce',
  ],
  'elder-word': [
    'grand mere|grand pere|mamie|papi|papy|meme agee|pepe|vieille mere|vieux pere|personne agee|agee|mon vieux',
  ],
  'age-65-plus': [
    '65|66|67|68|69|70|71|72|73|74|75|76|77|78|79|80|81|82|83|84|85|86|87|88|89|90|91|92|93|94|95'
      .split('|')
      .map((n) => `${n} ans`)
      .join('|'),
  ],
  'severe-pain': [
    'tres tres mal|super mal|trop trop mal|douleur intense|douleur terrible|douleurs terribles|fortes douleurs|douleur forte|enormement mal',
    'douleur atroce|douleur insupportable|mal de chien|mal de fou|mal en chien|mal en tabarnak|mal en crisse|mal sans bon sens|mal a crever|mal comme jamais|douleur affreuse|douleur de fou|mal terrible',
  ],
  severe: [
    'terrible|terribles|atroce|insupportable|horrible|intense|extreme|tres fort|tres forte|violent|violente|affreux|affreuse',
  ],
  sudden: [
    'soudain|soudaine|soudainement|tout d un coup|tout a coup|d un coup|brusquement|brutalement|subitement|subite',
  ],
  lasting: [
    'depuis une semaine|depuis deux semaines|depuis des semaines|depuis plusieurs semaines|depuis un mois|depuis des mois|depuis longtemps|depuis 2 semaines|depuis 3 semaines|depuis 10 jours|depuis dix jours|depuis plusieurs jours|depuis 4 jours|depuis 5 jours|chronique|persistant|persistante|passe pas|depuis quelques semaines',
    LONG,
    'depuis 5 jours|depuis cinq jours|depuis six jours|depuis 6 jours|depuis une semaine|depuis dix jours',
    `${SINCE}|3 sem|2 sem|4 sem|5 sem|6 sem`,
  ],
  'long-lasting': [
    'depuis deux semaines|depuis des semaines|depuis plusieurs semaines|depuis un mois|depuis des mois|depuis 2 semaines|depuis 3 semaines|depuis 10 jours|depuis dix jours|depuis trois semaines|depuis quelques semaines|chronique',
    LONG,
  ],
  diabetes: [
    'diabete|diabetique|insuline|glycemie|sucre dans le sang|metformine',
    'diabete|diabetique|diabetiques|sucre eleve|du sucre|glucometre',
  ],
  insulin: ['insuline'],
  'blood-thinner': [
    'anticoagulant|anticoagulants|fluidifiant|fluidifie le sang|fluidifier le sang|fluidifient le sang|eclaircit le sang|eclaircir le sang|warfarine|coumadine|eliquis|xarelto|sang fluide|previscan|heparine|kardegic|plavix|pilule pour le sang|sintrom',
  ],
  'heart-disease': [
    'maladie du coeur|probleme cardiaque|problemes cardiaques|probleme de coeur|problemes de coeur|insuffisance cardiaque|cardiaque|pacemaker|stent|pontage|malade du coeur|opere du coeur|operee du coeur|malade cardiaque',
  ],
  steroids: ['cortisone|prednisone|corticoides|addison'],
  cancer: ['cancer|tumeur|leucemie|lymphome|cancereux'],
  'post-surgery': [
    'operation|opere|operee|chirurgie|appendicite operee ~ apres|depuis|viens|recente|recemment|jours|semaine|hier|cicatrice|suite',
    'apres mon operation|apres son operation|apres l operation|apres la chirurgie|post operatoire',
    'opere|operee|operation|cesarienne|appendice enleve|chirurgie ~ y a|il y a|depuis|jours|semaine|semaines|hier|plaie|sortie|sorti|recent|fievre',
  ],
  'no-spleen': ['plus de rate|pu de rate|pas de rate|sans rate|enleve la rate|retire la rate|splenectomie'],
  blow: [
    'apres le coup|apres un coup|depuis le coup|apres la chute|apres le choc|depuis la chute|a recu un coup|recu un coup|pris un coup',
  ],
  'for-long-alone': [
    `acouphene|acouphenes|bourdonnement|enroue|enrouee|voix rauque|demangeaisons|gratte|fourmillements|engourdissements|ronfle|perte de cheveux|cheveux tombent|tete lourde|sueurs nocturnes|mauvaise haleine ~ ${LONG}`,
  ],
}

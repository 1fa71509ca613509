import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'

const WITH_CHILD = /\b(?:pregnan\w*|embaraz\w*|gave birth|delivered|birth|postpartum|newborn|miscarr\w*|parto|aborto)\b/
const NOT_PREGNANT =
  /\b(?:not|isnt|never been|wasnt|no (?:estoy|esta)) (?:\w+ )?(?:pregnant|embarazada)\b|\bpregnancy tests?\b[^.;]{0,30}\bnegative\b|\bbirth control\b/g
const isOfPregnancy = (plain: string) => WITH_CHILD.test(plain.replaceAll(NOT_PREGNANT, ' '))
const HAS_CHILD_DUE =
  /\b(?:pregnan\w*|embaraz\w*|gave birth|delivered|birth|postpartum|newborn|miscarr\w*|parto|aborto)\b/
const IS_PREGNANT = /\b(?:embaraz\w*|semanas de|fuente|bebe|pregnan\w*|contracc\w+)\b/
const WOUNDED =
  /\b(?:quem[eo]\w*|quemad\w*|ampollas?|llagas?|heridas?|hoyit[oa]s?|cortad\w*|puntos|operaron|sacaron|raspon|mordid\w*|picadura|grano|una enterrada|ulcera)\b/
const PREGNANT_NOW =
  /\b(?:embaraz\w*|fuente|bolsa|contraccion\w*|parto|vagina\w*|abajo|calzon|entre las piernas|\d+ semanas|pregnan\w*|espalda|columna|nariz|cabeza)\b/

/** Words about birth that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MOTHER_BIRTH: readonly OtherMeaning[] = [
  {
    of: ['heavy-vaginal-bleeding'],
    meant:
      /\b(?:every|each|cada) (?:[2-9]|two|three|four|five|six|couple of|few|other|dos|tres|cuatro|cinco|seis|pocas)(?: (?:to|or|a|o) \w+)? (?:hours?|hrs|horas?)\b|\bclots? (?:\w+ ){0,4}(?:quarter|dime|nickel|penny|coin|grape|raisin|blueberry|pea|fingernail)s?\b|\bcoagulos? (?:\w+ ){0,4}(?:moneda|uva|pasa|frijol|chicharo|una)s?\b/g,
    becomes: 'woman-visit',
    unless: isOfPregnancy,
  },
  { of: ['fluid-leak'], meant: /\bbags? of (?:frozen )?(?:peas|corn|ice|vegetables|veggies|salt|chips)\b/g },
  {
    of: ['heavy-vaginal-bleeding'],
    meant:
      /\b(?:soak\w*|go(?:ing|es)? through|fill\w*|chang\w*) (?:an? |my |the |one )?(?:(?:super|regular|full|whole|maxi|ultra|plus|jumbo) )*(?:pads?|tampons?) (?:\w+ )?every (?:[2-9]|two|three|four|five|six|couple of|few|other)(?: (?:to|or) \w+)? (?:hours?|hrs)\b/g,
    becomes: 'woman-visit',
    unless: (plain) => HAS_CHILD_DUE.test(plain),
  },
  {
    of: words('fluid-leak'),
    meant:
      /\b(?:pezon(?:es)?|oidos?|oreja|nariz|ampollas?|herida|cortada|cicatriz|incision|costra|grano|ombligo|ojo|una|raspon|quemadura|puntos)\b[^.;!?\n]{0,80}\b(?:sale|salio|saliendo|salia|escurre|sali(?:do|endo)le?) (?:\w+ ){0,2}?(?:liquido|agua|aguita)\b|\b(?:liquido|agua|aguita)\b(?: \w+){0,2}? (?:del?|por el|por la|de la|de los|de mi|de un|de una) (?:pezon(?:es)?|oidos?|oreja|nariz|ampollas?|herida|cortada|cicatriz|incision|costra|grano|ombligo|ojo|raspon|quemadura|rodilla)\b/g,
  },
  {
    of: ['heavy-vaginal-bleeding'],
    meant:
      /\b(?:moj\w+|llen\w+)(?: \w+){0,3} panal\w*(?: \w+){0,4} (?:horas?|dia)\b|\bpanal\w* (?:\w+ )?(?:mojad\w+|sec\w+)(?: \w+){0,4} (?:horas?|dia)\b/g,
    unless: (plain) => /\b(?:sangr\w+|coagul\w+|regla|parto)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['fluid-leak'],
    meant: /\bliquido que (?:me |le )?(?:sale|salio|dren\w+)\b|\bfluid (?:that is |that |is )?(?:coming|comes) out\b/g,
    unless: (plain) =>
      !/\b(?:dialisis|dialysis|cateter|catheter|drenaje|sonda)\b/.test(plain) || IS_PREGNANT.test(plain),
  },
  {
    of: ['fluid-leak'],
    meant: /\b(?:sale|saliendo|escurre) (?:\w+ )?liquido\b/g,
    unless: (plain) => !WOUNDED.test(plain) || PREGNANT_NOW.test(plain),
  },
  { of: ['birth-now'], meant: /\b(?:yo )?veo bien\b/g },
  {
    of: ['birth-now'],
    meant: /\b(?:bebe|nin[oa]|nen[ea]|hij[oa]) (?:\w+ ){0,5}?(?:puja\w*|pujando|hace fuerza)\b/g,
    unless: (plain) =>
      !/\b(?:popo|caca|pupu|pop[oó]|evacu\w+|pedos?|gases|hace del bano)\b/.test(plain) ||
      /\b(?:embaraz\w+|contraccion\w*|parto|fuente|semanas de|dilat\w+|corona\w*|cabeza sale)\b/.test(plain),
  },
  {
    of: ['cord-out'],
    meant:
      /\bcordon(?:es)? (?:de (?:la |mi |su )?|del )(?:zapat\w+|tenis|botas?|sudadera|celular|cargador|cortina|pants|capucha|short|pantalon)\b/g,
  },
]

import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const CAME_OUT =
  /\b(?:came|rolled|fell|popped|slid|dropped|sneezed|blew|shook|got|pulled|salio|cayo)\b(?: (?:it|right|back|straight|all))* ?(?:out|on its own|sol[oa])?\b/
const STILL_IN =
  /\b(?:batter\w*|magnets?|still (?:in|there|stuck)|cant (?:get|see|reach)|part of|half|bleed\w*|blood|pus|smell\w*|hurts?|pain|bateria|pila|iman|sigue|mitad|sangr\w*|duele)\b/
const CANNOT_GET_IT =
  /\b(?:cant|couldnt|cannot|unable) (?:\w+ )?(?:get|see|reach|find|remove)\b|\bno (?:\w+ ){0,3}(?:sacar|saco|sale|salio|veo)\b/
const IS_OUT =
  /\b(?:shot|flew|popped|came|fell|rolled|slid|blew|sneezed|salio|brinco|disparada) (?:\w+ ){0,2}?(?:out|across|volando|disparad[oa]|sol[oa])\b/
const STILL_INSIDE =
  /\b(?:still (?:in|there|stuck)|another|second|battery|magnet|bleed\w*(?! or)|smell\w*|cant (?:see|get|reach)|hurts?|sigue|otra|pila|iman|huele)\b/

/** Words about same day that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_EVERYDAY_SAME_DAY: readonly OtherMeaning[] = [
  {
    of: words('same-day up-nose-or-ear'),
    meant:
      /\b(?:put|stuck|shov\w+|push\w*|stuff\w*|metio) (?:\w+ ){0,4}?(?:in|up|into|en) (?:his|her|my|the|la|el|su) (?:ear|nose|nostril|oido|oreja|nariz)\b|\b(?:bead|pea|bean|corn|raisin|lego|foam|popcorn|cuenta|frijol|chicharo) (?:in|up|en) (?:his|her|my|the|la|el|su) (?:ear|nose|nostril|oido|oreja|nariz)\b/g,
    unless: (plain) =>
      !CAME_OUT.test(withoutDenials(plain)) || STILL_IN.test(withoutDenials(plain)) || CANNOT_GET_IT.test(plain),
  },
  {
    of: words('same-day up-nose-or-ear'),
    meant:
      /\b(?:beads?|pea|bean|corn|raisin|lego|popcorn|pebble|cuenta|frijol|chicharo|bolita)\b[^;!?\n]{0,30}?\b(?:in|up|en) (?:his|her|my|the|la|el|su) (?:ear|nose|nostril|oido|oreja|nariz)\b/g,
    unless: (plain) => !IS_OUT.test(withoutDenials(plain)) || STILL_INSIDE.test(withoutDenials(plain)),
  },
  {
    of: ['same-day'],
    meant:
      /\b(?:mother|mom|dad|father|aunt|uncle|sister|brother|grandma|grandmother|neighbou?r|friend|in law|suegra|abuela|tia|mama|vecina|comadre) (?:\w+ )?(?:says?|said|swears|thinks?|insists|dice|jura|cree) (?:that |que )?(?:its |it is |es |tiene )?(?:whooping cough|pertussis|tosferina|tos ferina)\b/g,
    unless: (plain) =>
      /\b(?:cough\w*|whoop\w*|tose\w*|tos)\b/.test(
        withoutDenials(plain.replaceAll(/\b(?:whooping cough|tos ?ferina)\b/g, ' ')),
      ),
  },
  {
    of: words('same-day'),
    meant: /\bive got (?:\w+,? ){1,8}?(?:the plague|you name it)[^.;!?\n]{0,20}/g,
    unless: (plain) => !/\b(?:googl\w*|web ?md|internet|chatgpt)\b/.test(plain),
  },
  {
    of: ['same-day'],
    meant:
      /\b(?:mama|senora|vecina|amiga|maestra|comadre) (?:\w+ )?(?:dijo|dice|conto|puso) (?:que|q) a su \w+ (?:\w+ )?le dio meningitis\b[^.;,!?\n]{0,20}/g,
    unless: (plain) => /\b(?:jug\w+|compart\w+|estuv\w+|vive\w*|mism[oa] (?:salon|casa|cuarto)|bes\w+)\b/.test(plain),
  },
  {
    of: ['same-day'],
    meant:
      /\bmeningitis (?:(?:hace|el) (?:\w+ ){1,2}(?:anos?|meses|pasado)|viral)\b|\b(?:con|de|por) meningitis (?:el ano pasado|hace)\b|\bmeningitis (?:last year|(?:\w+ )?(?:years|months) ago)\b/g,
  },
  {
    of: words('same-day'),
    meant:
      /\b(?:met\w+|puso|trago|stuck|put|shoved) (?:un |una |el |la |a |an )?\w+ (?:\w+ )?(?:en|por|in|up) (?:la |su |his |her |the )?(?:nariz|nose)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:(?:lo|la|se lo|se la) (?:saco|sacamos|saque|echo)|(?:le )?salio|(?:came|blew|sneezed) (?:it )?(?:right )?out)\b/,
        /\b(?:enter[oa]|complet[oa]|whole|in one piece)\b/,
        /\brespira (?:\w+ )?(?:bien|normal|igual)\b|\bbreath(?:es|ing) (?:\w+ )?(?:fine|well|normal\w*|ok)\b/,
      ],
      graver(
        'pila|bateria|iman\\w*|batter\\w*|magnet\\w*|otr[oa] (?:adentro|pedazo adentro)|huele|mocos? (?:verde|con sangre)|sangr\\w+|falta|another|still|smell\\w*',
      ),
    ),
  },
]

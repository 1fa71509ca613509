import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

/** Words about visits that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_EVERYDAY_VISITS: readonly OtherMeaning[] = [
  {
    of: ['needs-visit'],
    meant:
      /\bquit (?:smoking|cigarettes|cigs|vaping)? ?(?:cold turkey )?(?:about )?(?:\w+ ){1,2}(?:days?|weeks?|months?|years?) ago\b|\bdeje (?:de fumar|el cigarro|el cigarrillo) hace (?:\w+ )?(?:dias|semanas|meses|anos)\b/g,
  },
  { of: ['needs-visit'], meant: /\b(?:\w+ anos? y )?\w+ meses (?:ya )?se (?:me )?(?:cayo|pego|golpeo|sento)\b/g },
  {
    of: ['needs-visit'],
    meant:
      /\bmi (?:abuel[oa]|ti[oa]|prim[oa]|vecin[oa]|suegr[oa]|papa|mama) (?:\w+ )?perdio (?:la|el|un|una) (?:pierna|pie|dedo)s? [^.;!?\n]*/g,
  },
  {
    of: ['needs-visit'],
    meant: /\b(?:l[oa]|se l[oa]) (?:soplo|sono)\b|\bsoplo (?:enter[oa]|fuerte|por la nariz)\b/g,
    unless: (plain) => /\bcorazon\b/.test(plain),
  },
  {
    of: words('needs-visit'),
    meant:
      /\b(?:hinchad[oa]|hinchazon|bol(?:a|ita)|roncha|swollen|welt) (?:\w+ ){0,2}?(?:como|del tamano de|like|the size of) (?:una? |a )?(?:moneda|peso|coin|quarter|dime|nickel)(?: \w+)? y (?:me |le )?(?:pica|arde)\b/g,
    unless: unlessTold(
      [/\b(?:abeja|avispa|hormiga|mosquito|zancudo|bee|wasp)\b/],
      graver(
        'cara|labios?|lengua|garganta|ojo|ronchas|mare\\w*|pus|rayas?|extiend\\w*|extendi\\w*|semanas|dias|lips?|tongue|throat|face|hives',
      ),
    ),
  },
  {
    of: ['needs-visit'],
    meant:
      /\b(?:despiert\w+|despert\w+|amanec\w+|woke) (?:\w+ )?(?:con (?:la )?boca seca|with a dry mouth)\b(?: y (?:con )?dolor de cabeza(?: leve)?)?/g,
    unless: unlessTold(
      [/\b(?:cervezas?|tequilas?|copas?|vinos?|mezcal|alcohol|beers?|wine|drinks|cruda|resaca|hungover|hangover)\b/],
      graver(
        'azucar|diabet\\w*|orin\\w+ mucho|mucha sed|semanas|meses|diario|sugar|weeks|every day|temblor\\w*|tiembl\\w*|shak\\w*',
      ),
    ),
  },
]

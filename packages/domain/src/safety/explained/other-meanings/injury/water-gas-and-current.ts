import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const DROWNED =
  /\b(?:cough\w*|breath\w*|foam\w*|inhal\w*|swallow\w*|blue|under (?:the )?water|pulled|found|limp|drown\w*|choke\w*|tos\w*|hundi\w*)\b/
const OF_MAINS =
  /\b(?:enchufe|cables?|contacto|apagador|corriente electrica|electricidad|luz|volt\w*|rayo|toma ?corriente|foco|plancha|extension|aparato|electric\w*|refri\w*|lavadora|microondas|licuadora|motor|maquina|agarr\w+|mojad[oa]s?|cerca electrica)\b/

/** Words about water gas and current that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_WATER_GAS_AND_CURRENT: readonly OtherMeaning[] = [
  {
    of: ['drowning'],
    meant:
      /\b(?:hand|finger|thumb|arm|wrist|foot|toe|leg|burn|it|skin)\b[^.;]{0,25}\bunder (?:the |a )?(?:cool|cold|running|lukewarm|tap|tepid)\b[^.;]*/g,
  },
  {
    of: words('drowning'),
    meant:
      /\bi (?:\w+ )?(?:got|stood|climbed|jumped|stepped|hopped|rose) (?:up|out)(?: too)?(?: (?:fast|quick\w*))? (?:of|from|in) (?:the |a |my )?(?:hot )?(?:tub|bath|pool|bathtub|jacuzzi)\b/g,
    unless: (plain) =>
      /\b(?:drown\w*|went under|inhaled|swallowed|cough\w*|breath\w*|he|she|him|her|baby|son|daughter)\b/.test(plain),
  },
  {
    of: ['drowning'],
    meant:
      /\b(?:got|get|getting|gets|climb\w*|stepp\w*|stood up) (?:up )?(?:and )?(?:out of|from) (?:the|a|my|our) (?:hot )?(?:\w+ )?(?:tub|bath|bathtub|shower|pool|jacuzzi)\b|\bsal(?:i|ir|go) (?:de la|del) (?:tina|banera|jacuzzi|alberca|regadera|bano)\b/g,
    unless: (plain) => DROWNED.test(withoutDenials(plain)),
  },
  {
    of: ['carbon-monoxide'],
    meant: /\b(?:gas leak|leaking gas|smell\w* gas|fuga de gas|olia a gas)\b/g,
    unless: (plain) =>
      !/\b(?:found (?:zip|nothing|zero|no (?:gas|leak)|zilch)|(?:gas (?:company|man|guy)|fire ?(?:department|fighters?)) (?:\w+ ){0,4}(?:said|found|cleared) (?:\w+ ){0,3}(?:no|nothing|clear|fine|zero|ok)|no (?:encontr\w+|hallaron|habia) (?:nada|fuga|gas|ninguna fuga))\b/.test(
        plain,
      ) ||
      /\b(?:alarm (?:is|keeps|went)|beep\w*|generator|headache|dizz\w*|nause\w*|vomit\w*|sleepy|faint\w*|still smell\w*|suena|mare\w*|dolor de cabeza|nauseas?|sigue oliendo)\b/.test(
        withoutDenials(plain.replaceAll(/\b(?:nobodys?|no ones?|nadie)\b[^.;,!?\n]*/g, ' ')),
      ),
  },
  {
    of: words('electric-shock shock-thrown'),
    meant: /\b(?:zap\w*|shock\w*|toques?|corriente)\b/g,
    unless: (plain) =>
      !/\b(?:9|nine|nueve) ?(?:v|volts?|voltios?)\b/.test(plain) ||
      /\b(?:outlets?|sockets?|wires?|cords?|plug\w*|110|120|220|240|toaster|burn\w*|blister\w*|faint\w*|passed out|seiz\w*|enchufe|cable|quem\w+|desmay\w*)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words('electric-shock shock-thrown'),
    meant: /\b(?:corrientazo|calambrazo|toque|toquecito|toquezote)\b/g,
    unless: (plain) =>
      !/\b(?:huesito|nervio|ciatic[oa]|(?:di|pegue|pego|golpe\w*)\b[^.;!?\n]{0,12}\bcodo)\b/.test(plain) ||
      OF_MAINS.test(plain),
  },
  {
    of: ['electric-shock'],
    meant:
      /\bdesfibrilador\b[^.;!?\n]{0,30}\b(?:descargas?|toques?)\b|\b(?:descargas?|toques?) (?:electric[oa]s? )?(?:del?|de mi|de su) (?:desfibrilador|marcapasos)\b/g,
  },
  {
    of: words('electric-shock burn stye'),
    meant:
      /\b(?:cayo|dio|pego|struck) (?:\w+ )?(?:un )?(?:rayo|lightning)\b[^|]{0,20}\bde (?:mentira|mentiras|mentis|broma|juego)\b|\b(?:un )?(?:toque|toquecito|chispazo|descarga) (?:de|por) (?:la )?(?:pura )?estatica\b|\bperillas?\b/g,
    unless: unlessTold(
      [/\bestatica\b/],
      graver(
        'enchufe|cables?|contacto|corriente|apagador|volt\\w*|quem\\w+|pecho|palpit\\w*|mojad\\w*|tormenta|entum\\w*|dolor',
      ),
    ),
  },
  {
    of: ['electric-shock'],
    meant: /\bhot to (?:the )?touch\b/g,
    unless: (plain) => /\b(?:wires?|shock\w*|zapp\w*|power|outlet|electric\w*|socket)\b/.test(plain),
  },
  {
    of: ['electric-shock'],
    meant:
      /\b(?:corrientazo|descarga|chispazo|toque|calambrazo|patad[ao]n?|choque)\b[^.;!?\n]{0,25}\b(?:desfibrilador|dai|marcapasos)\b|\b(?:desfibrilador|dai|marcapasos)\b[^.;!?\n]{0,40}\b(?:corrientazo|descarga|chispazo|toque|calambrazo|patad[ao]n?|choque)s?\b/g,
  },
]

import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { unlessTold } from '../unless-told'
import { GAS_LET_GO, GONE_WITH_IT, OF_LUNGS, STRUGGLES, TALKS_AND_WALKS, hasBellyPain } from '../vocabulary'

const HANG_OVER = /\b(?:cruda|crudo|resaca|hangover|hung over)\b/
const HELPS = /\b(?:(?:me|le|si|it|that) (?:ayuda|alivia|sirve|funciona|helps?|works?)|con eso (?:me|le|se))\b/
const HELPS_NOT =
  /\b(?:no (?:me |le )?(?:ayuda|alivia|sirve|funciona|hace)|ya no|casi no|apenas|barely|doesnt|not|poco|hardly|sin alivio)\b/
const NOT_NOW =
  /\b(?:(?:ahorita|ahora|hoy|en este momento|por ahora|ya) no (?:lo |la |me |los )?(?:tengo|duele|siento|estoy)|no (?:lo|los|me) (?:tengo|duele) (?:ahorita|ahora|hoy|en este momento)|not (?:now|today|right now|at the moment)|dont have it (?:now|today|right now)|between periods)\b/

/** Words about how it is that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_PERSON_HOW_IT_IS: readonly OtherMeaning[] = [
  { of: ['severe-pain'], meant: /\b(?:nunca|jamas|never)\b[^.;]{0,30}\b(?:dolor|pain)\b(?: \w+)?/g },
  {
    of: words('long-lasting month-or-more lasting for-long pregnant'),
    meant:
      /\b(?:like|look(?:s|ing)?|as if|as though) (?:im |i am |i was |ive been )?(?:still )?(?:\d|two|three|four|five|six|seven|eight|nine) months? (?:gone|pregnant|along)\b|\bcomo de (?:\w+ )?meses de embarazo\b/g,
  },
  {
    of: words(
      'fainted heart-attack heart-disease stroke lung-clot unresponsive sudden lasting long-lasting month-or-more',
    ),
    meant:
      /\b(?:friends?|neighbou?rs?|co ?workers?|colleagues?|boss|cousin|actor|teacher|guy (?:at|from) work|in law|classmates?|amig[oa]s?|vecin[oa]s?|companer[oa]s?|cunad[oa]|prim[oa])(?: de mi \w+)?(?: (?:dad|father|mom|mother|husband|wife|brother|son|sister|papa|mama))? (?:just |recently |suddenly )?(?:dropped dead|died|passed(?: away)?|se murio|murio|fallecio)\b[^.;!?\n]*?(?=$|[.;!?\n]| and (?:i|im|my|mine|now)\b| y (?:yo|mi|ahora)\b)/g,
  },
  {
    of: ['lasting', 'long-lasting', 'always', 'month-or-more'],
    meant:
      /\b(?:walk\w*|exercis\w*|run|running|swim\w*|jog\w*|camin\w+|ejercicio) (?:\w+ ){0,2}?(?:every|each|todos los|cada) (?:day|dias?)\b|\b(?:every|each) (?:day|morning) (?:walk|run|jog)\b/g,
  },
  {
    of: ['severe'],
    meant:
      /(?<!\bthe )\bworst (?:at (?:night|bedtime)|in the (?:mornings?|evenings?)|after (?:a )?(?:hot )?(?:shower|bath))\b/g,
    unless: (plain) =>
      !/\b(?:itch\w*|dry skin|heartburn|congest\w*|cough)\b/.test(plain) ||
      /\bpain(?:s|ful)?\b/.test(withoutDenials(plain)),
  },
  {
    of: words('long-lasting lasting month-or-more'),
    meant:
      /\b(?:babys?|newborns?|son|daughter|shes|hes|she is|he is) (?:is |only |just |now )?\d+ (?:weeks|months)(?= and\b| old\b|[,.])|\b\d+[ -]months? (?:shots?|vaccin\w*|check ?up|visit|well)\b|\b(?:stays?|sits|remains) in (?:you|your \w+|the \w+|him|her|there) for (?:\w+ )?years\b|\bse queda (?:\w+ ){0,4}(?:\w+ )?anos\b|\bnext weeks? (?:check ?up|visit|appointment)\b/g,
  },
  {
    of: ['severe'],
    meant:
      /\b(?:ronquid\w+|ronc\w+|olor\w*|huele|cafe|ruidos?|musica|voz|luz|perfume|soy|fui|era|siempre) (?:muy |bien |tan |siempre |mas )?fuertes?\b/g,
  },
  {
    of: words('severe severe-pain'),
    meant:
      /\bcalambres? (?:\w+ )?(?:horribles?|fuertes?|fe[oa]s?|terribles?|espantos[oa]s?)\b|\b(?:horrible|terrible|awful|nasty) (?:calf |leg |foot )?(?:cramps?|charley horse)\b/g,
  },
  {
    of: words('lasting long-lasting month-or-more for-long for-long-alone'),
    meant: /\b(?:eso |esto |ya )?(?:fue|paso|ocurrio|sucedio) hace (?:\w+ ){1,2}(?:semanas|meses|anos?)\b/g,
    unless: (plain) => /\b(?:sigo|sigue|siguen|todavia|desde entonces|aun)\b/.test(plain),
  },
  {
    of: ['severe'],
    meant:
      /\b(?:cruda|resaca|hangover) (?:horrible|terrible|fuerte|espantosa|brutal)\b|\b(?:horrible|terrible|awful|brutal) hangover\b/g,
    unless: (plain) => !HANG_OVER.test(plain),
  },
  {
    of: ['severe'],
    meant: /\bdol(?:io|ia) (?:\w+ ){1,3}?tan fuerte que (?:crei|pense)\b/g,
    unless: (plain) => !GAS_LET_GO.test(plain) || !GONE_WITH_IT.test(plain) || hasBellyPain(plain),
  },
  {
    of: ['severe'],
    meant:
      /\b(?:asma|asthma)(?: (?:\w+ ){0,2}?(?:peor|worse|acting up))\b|\b(?:peor|worse) (?:del|de mi|con el|of the|with my) (?:asma|asthma)\b/g,
    becomes: 'asthma-flare',
    unless: (plain) => !HELPS.test(plain) || HELPS_NOT.test(plain) || OF_LUNGS.test(withoutDenials(plain)),
  },
  {
    of: words('extreme-pain cannot-bear-it severe severe-pain'),
    meant:
      /\b(?:ya )?no (?:aguanto|soporto) (?:el|los|mis|este) (?:dolor(?:es)?|colicos?) (?:de|con) (?:la |mi )?(?:regla|menstruacion|periodo)\b|\bcada mes (?:es|esta|se pone) peor\b/g,
    becomes: 'period-problem',
    unless: (plain) => !NOT_NOW.test(plain),
  },
  {
    of: words('severe severe-pain'),
    meant:
      /\b(?:antibioticos?|medicinas?|medicamentos?|pastillas?|jarabes?|inyeccion(?:es)?|remedios?)(?: \w+)? (?:mas |muy |bien )?fuertes?\b/g,
  },
  {
    of: words('severe'),
    meant:
      /\b(?:de|por|en) (?:la |las )?noches? (?:es|se pone|me pica|esta) (?:mucho )?peor\b|\b(?:es |se pone )?peor (?:de|por|en) (?:la |las )?noches?\b|\bworse at night\b/g,
    unless: (plain) =>
      !/\b(?:comezon|pica|pican|picazon|itch\w*)\b/.test(plain) ||
      /\b(?:dolor\w*|duelen?|pain\w*|hurts?|sangr\w*|bleed\w*|colic\w*|cramp\w*)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['severe'],
    meant:
      /\b(?:asma|asthma) (?:\w+ )?(?:anda|esta|va|sigue|is|has been|getting) (?:un poco |mas |a bit )?(?:peor|worse)\b/g,
    becomes: 'asthma-flare',
    unless: unlessTold([TALKS_AND_WALKS], STRUGGLES),
  },
]

import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const NOSE = /\b(?:nariz|nasal(?:es)?|fosas?|narina|mocos?|catarro|gripa|nose|nostrils?|congest\w+)\b/
const OF_LUNGS =
  /\b(?:pecho|pulmon\w*|silb\w+|pita\w*|ahog\w+|asfix\w+|labios|morad[oa]|azul\w*|garganta|lengua|chest|lungs?|wheez\w+|lips|blue|throat)\b/
const SPEAKS_ILL =
  /\b(?:no (?:se )?(?:le |me )?(?:sal\w+|pued\w+|entiend\w+|logra)|arrastr\w*|enred\w*|trab\w*|palabras?|balbuc\w*|boca|cara|lengua|tartamud\w*|torcid\w*)\b/
const WITH_CHILD = /\b(?:embaraz\w*|panza|vientre|adentro|dentro|semanas|pate[ao]\w*|pregnan\w*|belly|womb|bump)\b/
const AT_SPEED = /\b(?:carros?|coches?|autos?|motos?|bicis?|bicicletas?|camion\w*|trocas?|manej\w+|escaler\w*)\b/
const THIRSTY =
  /\b(?:sed|sedient[oa]|azucar|diabet\w*|baj\w+ de peso|adelgaz\w*|kilos|libras|thirst\w*|sugar|weight|every (?:day|night)|todos los dias)\b/
const OUT_AND_IN =
  /\b(?:hombro|shoulder)\b[^|]{0,60}\b(?:[sz]af\w+|sali(?:o|do)|disloc\w+|luxo|descoyunt\w+|popped out|came out|out of (?:joint|place)|dislocat\w+)\b|\b(?:[sz]af\w+|sali(?:o|do)|disloc\w+|luxo|descoyunt\w+|dislocat\w+|popped)\b[^|]{0,30}\b(?:hombro|shoulder)\b/
const BURNT = /\b(?:quem(?:e|o|ada|ado|adura)|vapor|ampoll\w+|burn(?:t|ed)?|scald\w*|blister\w*)\b/
const BY_CURRENT = /\b(?:electric\w*|corriente|cables?|toque|rayo|acido|quimic\w*|current|wires?|chemical\w*)\b/
const LIKE_STROKE =
  /\b(?:dormid[oa]s?|durmi\w+|adormec\w*|entum\w*|hormigue\w*|fri[oa]s?|palid[oa]|azul\w*|morad[oa]|cara|boca|habl\w+|debil\w*|de repente|de golpe|numb\w*|tingl\w*|cold|pale|blue|weak\w*|speech|face|droop\w*|slur\w*)\b/
const HELPS = /\b(?:(?:me|le|si|it|that) (?:ayuda|alivia|sirve|funciona|helps?|works?)|con eso (?:me|le|se))\b/
const HELPS_NOT =
  /\b(?:no (?:me |le )?(?:ayuda|alivia|sirve|funciona|hace)|ya no|casi no|apenas|barely|doesnt|not|poco|hardly|sin alivio)\b/
const NOT_NOW =
  /\b(?:(?:ahorita|ahora|hoy|en este momento|por ahora|ya) no (?:lo |la |me |los )?(?:tengo|duele|siento|estoy)|no (?:lo|los|me) (?:tengo|duele) (?:ahorita|ahora|hoy|en este momento)|not (?:now|today|right now|at the moment)|dont have it (?:now|today|right now)|between periods)\b/

/** Plain words of Spanish in which a danger was heard that they do not name. */
export const OTHER_MEANINGS_MISHEARD_IN_PLAIN_WORDS: readonly OtherMeaning[] = [
  { of: words('gunshot weapon violence-now harm-others'), meant: /\bdisparej\w+/g },
  {
    of: words('cannot-breathe short-of-breath seen-breathless'),
    meant:
      /\b(?:casi |apenas )?(?:no )?(?:puedo |puede |puede casi )?(?:respir\w+|me (?:pasa|entra) (?:el )?aire|le (?:pasa|entra) (?:el )?aire)(?: (?:\w+ )?(?:mal|poco|poquito|apenas|bien))? (?:por|de) (?:un|uno|el otro|ese|este|un solo|una|la otra|esa) (?:lado|orificio|hoyo|hoyito|fosa|ventana|ventanita)\b|\b(?:cant|cannot|cant really|hard to) breathe (?:\w+ )?(?:out of|through|from|on) (?:one|that|the other|my left|my right|the left|the right) (?:side|nostril)\b/g,
    unless: (plain) => !NOSE.test(plain) || OF_LUNGS.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bno (?:se )?l[oae]s? (?:he |hemos |ha )?(?:pued[eo]n?|podemos|pude|pudimos|pudo|podido) (?:sacar|quitar|alcanzar|ver|agarrar)\w*/g,
  },
  {
    of: words('extreme-pain cannot-bear-it'),
    meant:
      /\bno (?:l[aeo] )?(?:aguant|soport|toler)\w+ (?:bien |mucho |ni )?(?:la |las |el |los )?(?:luz|luces|sol|ruidos?|brillo|claridad|olor(?:es)?)\b/g,
  },
  {
    of: ['speech-trouble'],
    meant:
      /\b(?:quier[eo]|quisiera|necesit[ao]) hablar(?:lo|le|les)?(?: (?:hoy|ahora|manana|mejor|ya))? (?:con|de|del|sobre)\b/g,
    unless: (plain) => SPEAKS_ILL.test(plain),
  },
  {
    of: ['baby-moves-less'],
    meant:
      /\b(?:(?:todavia|aun|ya) )?no (?:se )?(?:sienta|camina|gatea|rueda|sostiene|para)\b(?: (?:sol[oa]|bien|todavia|aun))*/g,
    unless: (plain) => WITH_CHILD.test(plain),
  },
  {
    of: words('fainted fall head-injury infant-fall cord-out'),
    meant:
      /\b(?:ya )?(?:se )?(?:le |me )?(?:ha )?ca(?:yo|ido) (?:ya )?(?:el|su) (?:ombligo|ombliguito|cordon|cordoncito|munon)(?: (?:a|de) mi (?:bebe|nin[oa]|hij[oa]))?|\b(?:ombligo|ombliguito|cordon|cordoncito|costra|costrita)\b[^.;!?\n]{0,40}\b(?:se )?(?:le )?(?:ha )?ca(?:yo|ido)\b(?: (?:y|,|ya|esta|bien|sol[oa]|todo))*(?: sec[oa])?/g,
    unless: (plain) => /\b(?:embaraz\w*|contracci\w*|parto|vagina|fuente|pujar|semanas de)\b/.test(plain),
  },
  {
    of: ['dangerous-accident'],
    meant:
      /\bcho(?:que|co|quo) (?:\w+ )?(?:con|contra) (?:el|la|un|una|mi|su) (?:cama|mesa|mesita|silla|sillon|sofa|mueble|escritorio|puerta|esquina|buro|gabinete|cajon|mostrador|comoda|refri|estante|repisa|lavadora|carrito)\w*/g,
    unless: (plain) => AT_SPEED.test(plain),
  },
  {
    of: words('very-thirsty always'),
    meant:
      /\b(?:porque|ya que|pues|es que|despues de|cuando|por|because|after|since)(?: (?:hoy|ayer|anoche|me|i|que))* (?:tom[eo]|tomar|bebi|beber|he (?:tomado|bebido)|drank|drinking|had) (?:mucha|bastante|tanta|harta|litros de|a lot of|lots of|so much|too much) (?:agua|water|te|cafe|tea|coffee|liquidos?)\b/g,
    unless: (plain) => THIRSTY.test(plain),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:(?:ya |casi )?no (?:lo |la )?pued[eo]|no podia|me cuesta|cant|cannot|hard to) (?:levantar|mover|alzar|subir|usar|lift|raise|move|use) (?:bien |casi )?(?:el|mi|su|my|his|her|the|that) (?:arm|brazo|hombro|shoulder)\b/g,
    unless: (plain) => !OUT_AND_IN.test(plain) || LIKE_STROKE.test(withoutDenials(plain)),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\b(?:no (?:la |lo )?pued[eo]|cant|cannot) (?:cerrar|doblar|apretar|hacer|close|bend|make|squeeze) (?:bien )?(?:el|la|los|mi|su|a|my|the) (?:mano|puno|dedos?|palma|hand|fist|fingers?)(?: bien)?/g,
    unless: (plain) => !BURNT.test(plain) || BY_CURRENT.test(plain) || LIKE_STROKE.test(withoutDenials(plain)),
  },
  {
    of: words('chest-pain chest-held'),
    meant: /\b(?:gan|sub|aument|baj|perd)\w* (?:bien |mucho |poco )?(?:de )?peso\b/g,
  },
  {
    of: ['ill-baby'],
    meant:
      /(?<!\b(?:no|casi|apenas|ni|nunca|no quiere|poco) (?:\w+ )?)\b(?:toma|come|mama) (?:bien )?(?:su|la|el|su propia) (?:leche|pecho|mamila|biberon|comida|sopa)(?: bien)?(?: (?:y|,))?/g,
    unless: (plain) => /\b(?:menos|poc[oa]|poquit[oa]|mitad|casi|apenas)\b/.test(plain),
  },
  {
    of: words('burn hot-spill bad-burn tooth-pain fall'),
    meant: /\b(?:se )?(?:le |me )?(?:cayo|caido|cayeron|salio) (?:\w+ ){0,2}dientes? de leche\b/g,
  },
  {
    of: ['no-gas'],
    meant:
      /\b(?:still|am|is) (?:passing|farting) ?(?:some )?(?:gas|wind)?\b|\b(?:si|todavia|aun) (?:paso|pasa|tiro|tira|suelto|echo|salen|me salen) (?:los |unos )?(?:gases|pedos|aire)\b/g,
  },
  {
    of: ['jaundice'],
    meant:
      /\b(?:popo|popito|caca|evacu\w+|excremento|heces|flujo|moco|flema|pus)(?: \w+){0,3}? amarill\w+(?: \w+){0,3}/g,
    unless: (plain) => /\b(?:piel|ojos|ojitos|cara|carita|cuerpo|skin|eyes)\b/.test(plain),
  },
  {
    of: ['woman-visit'],
    meant:
      /\b(?:orina|pipi) (?:me |le )?sale (?:\w+ )?(?:amarill|naranj|anaranj|clar|transparent|roj|rosad|verd|turbi|espum|fuerte|oscur)\w*/g,
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
]

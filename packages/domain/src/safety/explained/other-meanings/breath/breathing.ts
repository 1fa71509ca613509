import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'
import { OF_LUNGS } from '../vocabulary'

const HURTS_BREATH = /\b(?:breath\w*|pant\w*|gasp\w*|wheez\w*|winded|air)\b/
const IS_BREATHLESS =
  /\b(?:asthma|inhaler|wheez\w*|blue|hives|chest|swell\w*|swollen|chok\w*|still|now i|asma|pecho|silb\w*|ronchas|todavia)\b/
const BABY = /\b(?:baby|newborn|infant|bebe|recien nacid[oa]|(?:dias|semanas|meses) de (?:nacid[oa]|edad))\b/
const BREATHES_CALMLY =
  /\brespir\w+ (?:\w+ )?(?:normal\w*|bien|tranquil\w+|sin (?:trabajo|ruido|esfuerzo))\b|\b(?:tranquil[oa]|dormid[oa]|jugando),? respira\b|\besta bien\b/
const NASAL =
  /\b(?:wheez\w*|chest|lips|throat (?:clos|swell)\w*|baby|newborn|infant|months? old|weeks? old|asthma|pecho|silb\w*|bebe|asma|labios)\b/
const STAGE =
  '(?:speech|speak(?:ing)?|present(?:ing|ation)|exams?|tests?|interview|audition|recital|stage|podium|meeting|class|exposicion|examen|entrevista|discurso|exponer)'
const STAGE_OVER =
  /\b(?:(?:then|it|all) (?:\w+ ){0,4}(?:was |is )?gone|went away|passed|calmed|settled|gone (?:in|after)|se me (?:paso|quito)|ya (?:se )?me paso)\b/
const AS_ALWAYS = /\b(?:always|every time|each time|as usual|before (?:any|every)|siempre|cada vez|como siempre)\b/
const OF_HEART =
  /\b(?:chest|faint\w*|passed out|arm|jaw|sweat\w*|swell\w*|hives|asthma|pregnan\w*|fell|pecho|desmay\w*|brazo|asma)\b/
const NOSE_SHUT =
  /\b(?:nostrils?|nose|nariz)\b[^.;!?\n]{0,25}\b(?:shut|plugg?\w*|stuff\w*|block\w*|clogg?\w*|congest\w*|tapad\w*|cerrad\w*)\b|\b(?:stuffy|plugged|blocked|stuffed(?: up)?|clogged|congested) (?:up )?(?:nose|nostrils?)\b/
const BREATHES_BY_MOUTH =
  /\b(?:breath\w*|respir\w+) (?:\w+ ){0,2}(?:through|out of|thru|by|por) (?:his|her|my|the|la) (?:mouth|boca)\b/
const OF_BREATH =
  /\b(?:wheez\w*|cannot|cant (?:talk|speak|breathe through (?:his|her|my|the) mouth)|blue|lips|chest|asthma|baby|infant|newborn|ribs|gasp\w*|chok\w*|pecho|asma|labios|bebe|silb\w+)\b/
const BREATHES_WELL =
  /\b(?:breathing|breath)(?: is|s)? (?:\w+ )?(?:clear|fine|ok|okay|normal\w*|easy|easily|good)\b|\bbreathe (?:fine|ok|okay|normally|easily)\b|\brespir[oa] (?:\w+ )?(?:bien|normal)\b/
const BREATHLESS =
  /\b(?:cant (?:breathe|catch|get)|short of breath|chest|tight\w*|gasp\w*|blue|attack (?:now|right now)|no puedo respirar|me falta|pecho)\b/
const NOSE = /\b(?:nose|nostrils?|nasal|congest\w*|stuffy|nariz|fosa)\b/
const AIRLESS =
  /\b(?:wheez\w*|asthma|inhaler|chest|blue|gasp\w*|cough\w*|lungs?|panic|worse|tight|short of breath|asma|silb\w*|pecho|tos)\b/
const READ =
  /\b(?:lei|leyo|leimos|leyendo|vi en (?:internet|tiktok|facebook|youtube)|decia en (?:internet|google)) (?:\w+ ){0,3}?(?:que|q) (?:(?!\b(?:y|pero|porque|ahora|hoy|ahorita|mi|tengo|siento|anoche)\b)[^.;,!?\n]){3,80}/g
const BLOCKED_NOSE = /\b(?:nariz|nasal(?:es)?|fosas?|narina|mocos?|catarro|gripa|nose|nostrils?|congest\w+)\b/
const IS_HIT =
  /\b(?:pecho|labios|azul|asma|golpe\w*|(?:me|nos|le) pega|arma|miedo (?:de|a) (?:el|mi)|chest|asthma|hits?|bruis\w*|inund\w+|flood\w*)\b/

/** Words about breathing that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BREATH_BREATHING: readonly OtherMeaning[] = [
  {
    of: ['cannot-breathe', 'short-of-breath'],
    meant:
      /\b(?:isnt|not|wasnt|is not|doesnt) breath\w+ (?:any )?(?:fast\w*|hard\w*|heav\w+|quick\w*|rapid\w*|noisi\w*|deeply|oddly)\b|\bno (?:\w+ )?(?:difficulty|trouble|problems?) (?:with |in )?breathing\b(?: or \w+(?: \w+)?)?|\b(?:isnt|not|arent|wasnt|never) breathing (?:too |very |so )?(?:fast|hard|heav\w+|quick\w*|rapid\w*|nois\w+)[^.;!?\n]*|\b(?:no|without|denies) (?:difficult\w*|trouble|problems?|issues?) (?:with )?(?:breathing|swallowing)(?:,? (?:or|nor) [^.;!?\n]*)?/g,
  },
  {
    of: ['short-of-breath'],
    meant: /\b(?:snor\w*|ronca\w*|ronquid\w+)\b[^.;!?\n]{0,40}\b(?:breath\w*|respira\w*)/g,
  },
  {
    of: ['short-of-breath'],
    meant:
      /\b(?:sleeps?|slept|sleeping|duerm[oe]) (?:flat |well |fine |bien )?(?:on|with|con) (?:my |his |her |mis |su |la |las |mi )?(?:usual|same|one|a single|normal|mism[ao]s?|un[ao]?|siempre|de siempre) (?:\w+ )?(?:pillows?|almohadas?)(?: de siempre)?/g,
  },
  {
    of: ['short-of-breath'],
    meant:
      /\bbreath\w* (?:quickly|fast|rapidly) for (?:a few|several|five|ten|\d) seconds\b[^.;!?\n]{0,20}\b(?:slow\w*|paus\w*)/g,
  },
  {
    of: words('cannot-breathe speech-trouble'),
    meant:
      /\b(?:stops?|paus\w+|freez\w+|halts?|goes (?:blank|quiet)) (?:\w+ ){0,2}?mid ?(?:sentence|word|play|bite)\b[^.;!?\n]{0,25}\b(?:star(?:es|ing)|blank|zon\w+ out|gaz\w+)\b[^.;!?\n]{0,20}\bfor (?:\w+ ){0,4}seconds\b/g,
    becomes: 'visit-of-child',
    unless: (plain) => HURTS_BREATH.test(plain),
  },
  {
    of: words('short-of-breath choking cannot-breathe'),
    meant:
      /\b(?:se |me )?(?:l[oa]s? )?(?:puede|podria|podra|vaya a|va a)\b[^.;!?\n]{0,30}\bahogar(?:se|me)?\b|\b(?:y|o) (?:se )?ahogar(?:se|me)? ?\?/g,
    unless: (plain) => /\bno (?:\w+ )?(?:puede|podia) respirar\b|\bse (?:esta )?ahog(?:a|o|ando)\b/.test(plain),
  },
  {
    of: ['short-of-breath'],
    meant:
      /\bse (?:le|me) (?:va|corta|para|acaba) (?:el aire|la respiracion)\b[^.;!?\n]{0,25}\b(?:dormid[oa]|durmiendo|de noche|en la noche|(?:cuando|mientras) duerm\w+)\b/g,
    becomes: 'breath-stops-asleep',
    unless: (plain) => !/\b(?:ronca\w*|ronquid\w*)\b/.test(plain),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\b(?:cannot|cant|couldnt|could not|(?:could|can) (?:hardly|barely)) breathe (?:\w+ )?(?:from|for|because of|with) (?:all the |so much )?laugh\w*|\blaugh\w* so (?:hard|much) (?:that )?(?:i|he|she|we) (?:cant|cannot|couldnt|could not) breathe\b|\bno (?:puedo|podia|pude|puede) (?:ni )?respirar de (?:la |tanta |pura )?risa\b/g,
    unless: (plain) => IS_BREATHLESS.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bhiccup\w*\b[^.;!?\n]{0,90}\b(?:cant|cannot|couldnt) breathe (?:in )?between\b(?: (?:them|hiccups|each))?/g,
    unless: (plain) =>
      IS_BREATHLESS.test(withoutDenials(plain).replaceAll(/\bchest (?:is )?(?:jump|bounc|leap)\w*/g, ' ')),
  },
  {
    of: ['cannot-breathe'],
    meant:
      /\b(?:dejo|deja|dejaba) de respirar (?:\w+ )?(?:dormid[oa]|mientras (?:duerm\w+|esta dormid[oa])|al dormir|cuando (?:duerm\w+|ronc\w+)|por las noches|en las noches)\b/g,
    becomes: 'breath-stops-asleep',
    unless: (plain) => BABY.test(plain),
  },
  {
    of: ['short-of-breath', 'cannot-breathe'],
    meant:
      /\b(?:watch|look|check|wait|monitor)\w* (?:\w+ ){0,4}?for (?:\w+ ){0,2}?(?:(?:fluid|water) in (?:the|my|his|her) lungs|(?:trouble|difficulty) breathing|shortness of breath|breathing (?:trouble|problems?))/g,
  },
  {
    of: ['cannot-breathe', 'short-of-breath'],
    meant:
      /\b(?:cant|cannot|hard to|can hardly|no puedo|apenas puedo) (?:breathe|respirar)\b(?=[^.;!?\n]{0,40}\b(?:nose|nostrils?|nariz)\b[^.;!?\n]{0,20}\b(?:plug\w*|stuff\w*|block\w*|clog\w*|congest\w*|stopp?ed up|tapad[oa]|congestionad[oa])\b)|\b(?:nose|nariz)\b[^.;!?\n]{0,20}\b(?:plug\w*|stuff\w*|block\w*|clog\w*|congest\w*|tapad[oa])\b[^.;!?\n]{0,30}\b(?:cant|cannot|no puedo) (?:breathe|respirar)\b/g,
    unless: (plain) => NASAL.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-breathe', 'short-of-breath', 'palpitations'],
    meant: new RegExp(
      `\\b(?:couldnt|could not|cant|no (?:podia|pude)) (?:even )?(?:breathe|respirar)\\b(?=[^|]{0,160}\\b${STAGE}\\b)`,
      'g',
    ),
    unless: (plain) => !STAGE_OVER.test(plain) || !AS_ALWAYS.test(plain) || OF_HEART.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-breathe'],
    meant:
      /\b(?:says?|swears|claims|moans|whines|complains|telling|tells|insists|dice|jura)\b[^.;!?\n]{0,60}\b(?:he|she|hes|shes|ella|el|se|no)(?: is)? (?:cant breathe|suffocat\w+|dying|puede respirar|asfixia|esta (?:asfixiando|ahogando))\b/g,
    unless: (plain) =>
      !NOSE_SHUT.test(plain) || !BREATHES_BY_MOUTH.test(plain) || OF_BREATH.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-breathe', 'wheezing'],
    meant:
      /\b(?:panic\w*|scared|afraid|worried|terrified|fear|miedo|asustad[oa]) (?:\w+ )?(?:that |de que |que )?(?:ill|i will|i might|i could|id|me vaya a|me voy a) (?:\w+ )?(?:suffocate|stop breathing|asfixiar\w*|asfixi[eo]|ahogar\w*|ahogu\w+)\b|\bwheez\w* with (?:stupidity|laughter|laughing|joy|mirth)\b/g,
    unless: (plain) => !BREATHES_WELL.test(plain) || BREATHLESS.test(withoutDenials(plain)),
  },
  {
    of: ['cannot-breathe', 'short-of-breath'],
    meant:
      /\b(?:cant|cannot|couldnt|hard to|trouble) breath(?:e|ing) (?:at all )?(?:from|through|out of|on|thru) (?:the |my |his |her |that |one |its )?(?:left|right|one|other|blocked) ?(?:side|nostril|nose)?\b|\bno (?:puedo|puede) respirar (?:por|de) (?:el lado|la fosa|un lado|ese lado|una fosa) ?(?:izquierd[oa]|derech[oa])?/g,
    unless: (plain) => !NOSE.test(plain) || AIRLESS.test(withoutDenials(plain)),
    becomes: 'same-day',
  },
  {
    of: ['cannot-breathe'],
    meant:
      /\b(?:cant|cannot) breathe (?:when|if|whenever|cause|because) i(?:m| am)? ?laugh\w*(?: (?:too|so|really) (?:hard|much))?|\bno puedo respirar (?:cuando|si) me rio\b/g,
    unless: (plain) => AIRLESS.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bno respir[oa] (?:raro|feo|rapido|agitad[oa]|ruidos[oa]|con (?:ruido|dificultad|trabajo|esfuerzo)|fuerte)\b/g,
  },
  {
    of: words('short-of-breath cannot-breathe face-droop one-side-weak seizure throat-swelling vision-loss blue-lips'),
    meant: READ,
  },
  {
    of: words('choking cannot-breathe short-of-breath'),
    meant: /\bgas(?:es)?\b[^.;,!?\n]{0,20}\bator\w+[^.;,!?\n]{0,30}|\bator\w+ (?:un |el |de |con )*gas(?:es)?\b/g,
  },
  {
    of: words('cannot-breathe short-of-breath seen-breathless'),
    meant:
      /\b(?:casi |apenas )?(?:no )?(?:puedo |puede |puede casi )?(?:respir\w+|me (?:pasa|entra) (?:el )?aire|le (?:pasa|entra) (?:el )?aire)(?: (?:\w+ )?(?:mal|poco|poquito|apenas|bien))? (?:por|de) (?:un|uno|el otro|ese|este|un solo|una|la otra|esa) (?:lado|orificio|hoyo|hoyito|fosa|ventana|ventanita)\b|\b(?:cant|cannot|cant really|hard to) breathe (?:\w+ )?(?:out of|through|from|on) (?:one|that|the other|my left|my right|the left|the right) (?:side|nostril)\b/g,
    unless: (plain) => !BLOCKED_NOSE.test(plain) || OF_LUNGS.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bno (?:se )?l[oae]s? (?:he |hemos |ha )?(?:pued[eo]n?|podemos|pude|pudimos|pudo|podido) (?:sacar|quitar|alcanzar|ver|agarrar)\w*/g,
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant: /\b(?:ya )?no (?:puedo|podia|podemos) respirar\b|\bcant breathe\b|\bcouldnt breathe\b/g,
    unless: unlessTold(
      [
        /\b(?:ri(?:o|endo|e|mos)|reir\w*|carcajad\w*|cosquillas|laugh\w*|tickl\w*)\b/,
        /\bya (?:esta|estoy|estamos|anda) (?:\w+ )?(?:bien|normal|tranquil[oa])\b|\b(?:is|am|im|hes|shes) (?:\w+ )?(?:fine|ok|okay|good) now\b/,
      ],
      graver(
        'asma|asthma|pecho|chest|morad[oa]|azul|blue|purple|silb\\w+|wheez\\w*|atragant\\w*|atoro|chok\\w*|todavia|sigue|still|labios|ronchas|sudor\\w*|brazo|palpit\\w*',
      ),
    ),
  },
  {
    of: words('violence-home cannot-breathe short-of-breath choking bleeding vaginal-bleeding'),
    meant:
      /\b(?:economia|deudas?|renta|gastos|biles|pagos|intereses|hipoteca|inflacion|impuestos|tarjetas de credito|rent|debts?|inflation|mortgage|economy|taxes)\b[^.;!?\n]{0,60}\b(?:asfixi\w+|ahog\w+|ahorc\w+|estrangul\w+|agua al cuello|suffocat\w+|drown\w*|strangl\w+|chok\w+|sangr\w+ (?:dinero|lana)|bleed\w* (?:me )?(?:dry|money|cash))(?:[^.;!?\n]{0,20}\b(?:asfixi\w+|ahog\w+|suffocat\w+|chok\w+))?(?:[^.;!?\n]{0,20}\bsangr\w+ (?:dinero|lana))?/g,
    unless: (plain) => IS_HIT.test(withoutDenials(plain)),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\b(?:senti|sentia|felt like|felt) (?:que |like )?(?:ya )?(?:no podia respirar|me faltaba el aire|me ahogaba|i (?:couldnt|could not|cant) breathe)\b/g,
    unless: unlessTold(
      [
        /\b(?:ya |eso )?se me (?:paso|quito|fue)\b|\b(?:its over|it (?:is over|passed|went away)|its gone)\b/,
        /\brespir[oa] (?:normal|bien|perfect\w+)|\besta bien\b|\bbreath\w* (?:is )?(?:fine|normal\w*|ok|okay)\b/,
        /\b(?:coraje|enoj[eoa]\w*|panico|ansiedad|discut\w+|pele[eo]\w*|angry|anger|panic|anxiety|argument)\b/,
        /\b(?:siempre que|cada (?:vez )?que|como siempre|otras veces|igual que|every time|always|same as|as before)\b/,
      ],
      /\b(?:pecho|brazo|desmay\w*|labios|hinch\w+|embaraz\w+|parto|cesarea|operacion|operad[oa]|vuelo|asma|abejas?|alerg\w+|ronchas|otra vez|sigue|sigo|todavia|fiebre|calentura|tos|chest|arm|faint\w*|lips|swell\w*|swollen|pregnan\w*|surgery|flight|asthma|allerg\w*|hives|again|still|fever|cough\w*)\b/,
    ),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bno (?:puedo|podia|puede) respirar(?:,? me muero)?(?: (?:de|por) la nariz)?\b|\b(?:cant|couldnt) breathe\b(?:,? im dying)?/g,
    unless: unlessTold(
      [
        /\bnariz\b[^.;!?\n]{0,20}\btapad\w+|\b(?:de|por) la nariz\b|\btapad\w+ (?:de )?la nariz\b|\b(?:stuffy|stuffed|blocked|plugged|congested) (?:up )?nose\b|\bnose (?:is |was )?(?:\w+ )?(?:stuffed|blocked|plugged|congested|stuffy)\b/,
        /\bpor la boca (?:respir[oa] )?(?:si|bien|perfect\w+|normal|esta bien)\b|\brespir[oa] (?:\w+ )?por la boca\b|\bpor la boca {1,3}esta bien\b|\bthrough (?:my|his|her) mouth (?:(?:is |its |just )?(?:fine|ok|okay|perfectly|normal\w*)|i can|i breathe)\b|\bbreathe (?:fine|ok|perfectly|normally|just fine) through (?:my|his|her) mouth\b/,
      ],
      /\b(?:pecho|silb\w*|ronchas|garganta (?:se|cerrad\w*|hinchad\w*)|labios|lengua hinchad\w*|asma|sentad[oa]|aprieta|azul\w*|morad\w+|bebe|recien nacid\w*|desmay\w*|hund\w+|costillas|chest|wheez\w*|hives|lips|asthma|blue|baby|newborn|faint\w*|ribs|throat (?:is )?(?:clos\w+|tight\w*|swell\w*))\b/,
    ),
  },
  {
    of: words('cannot-breathe short-of-breath stridor'),
    meant:
      /\b(?:respira|respiro|respirando|duerme|durmio) (?:ya |bien )?sin (?:hacer )?(?:ruidos?|esfuerzo|problemas?|dificultad|batallar|trabajo)\b/g,
  },
  {
    of: words('cannot-breathe choking'),
    meant:
      /\b(?:dice|dicen|dijo|piensa|cree|jura|teme|tengo miedo de|tiene miedo de|miedo (?:a|de))(?: \w+)? que (?:ya )?se (?:me |le |nos )?(?:va a|vaya a|puede|pueda) (?:asfixiar|ahogar|quedar sin aire)\b/g,
    unless: (plain) => !BREATHES_CALMLY.test(plain),
  },
]

import { wordSet } from '../free-text/words'

const ENGLISH = wordSet(
  `a about after all also am an and any are as at be because been being but by can cant could did do does doesnt doing
  dont for from get gets getting give go going got had has have having he her here him his how i if im in into is isnt it
  its ive just know last like long lot make me mean means more most much my need no not now of off on one or our out over
  please really s say says she should so some something t take tell than thank that the their them then there these they
  thing this those to too until up us use very want was way we week were what whats when where which who why will with
  would you your yesterday today day days someone anyone help good best new still keep keeps keeping whole sure
  bring find found think believe told tells something anything everything often really came come comes trying try
  tried happen happens happened getting yesterday tonight lately actually
  question tell okay ok hi hello thanks
  always never less mild slight since`,
)

const SPANISH = wordSet(
  `a al algo alguien ante aqui asi aun bien como con cual cuales cuando cuanto cuanta cuantos de debe debo del desde
  donde dos e el ella ellos en entre era es esa ese eso esta estan estar este esto estoy fue ha hace hacer hago han hasta
  hay he hoy la las le les lo los mas me mi mis mucho mucha muy nada necesito ni no nos o os otra otro para pero poco por
  porque puede puedo pues que qui quien quiero se sea ser si sin sobre solo son soy su sus tal tambien tan tanto te tengo
  tiene tienen todo toda todos tu un una uno unos usar va van voy y ya yo ayuda dia dias semana sirve significa
  creo dijeron dice digo saber ayer anoche hola gracias pregunta favor siento dan dieron llegó llego haciendo quisiera siempre nunca paro
  menos leve anos`,
)

export const stopWordsOf = (language: 'en' | 'es'): ReadonlySet<string> => (language === 'es' ? SPANISH : ENGLISH)

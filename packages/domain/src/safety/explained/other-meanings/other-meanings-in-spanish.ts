import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const ILL =
  '(?:infartos?|derrames?|embolias?|trombosis|aneurismas?|ataques? (?:al|del|de) corazon|ataque cardiaco|paros?(?: cardiaco)?|ictus|stroke|sepsis)'
const GIVE = '(?:da|dan|daba|daban|de|diera|dar(?:me|te|le|se|nos)?|provoca\\w*|causa\\w*|sacar?(?:me|te|le|se|nos)?)'
const SAY = '(?:dice|dicen|dijo|dijeron|jura|juran|asegura|oyo|oi|escuch[oe]|leyo|lei|leo|vi|vio)'
/** An illness by its name as what may come, what others say brings it, what was dreamt or crossed the mind. */
const FEARED_BY_NAME = new RegExp(
  [
    `(?<!\\ble )\\b(?:va|vaya|iba|fuera|puede|pueda|podria|podia) (?:a )?${GIVE} (?:un |una |el |la )?${ILL}`,
    `\\b(?:sin|con|por|de tanto) [^.;!?\\n]{2,40} (?:me|te|le|se|nos|uno)? ?(?:da|dan|provoca|causa) (?:un |una |el |la )?${ILL}`,
    `\\b${SAY} (?:\\w+ )?que (?:el|la|los|las|un|una|eso) [^.;!?\\n]{2,40} (?:es|son|significa|causa|provoca|da) (?:de |un |una )?${ILL}`,
    `\\bson(?:o|e|aba) que (?:\\w+ )?(?:me|le|te) (?:daba|dio|dieron|pegaba) (?:un |una |el |la )?${ILL}`,
    `\\b(?:mente|cabeza|ansiedad) (?:me )?(?:dice|grita|repite) (?:que )?(?:(?:es|un|una) )*${ILL}(?:,? ${ILL})*`,
    `\\b(?:temor|miedo|terror|susto|asust\\w+|pensando|pense|preocup\\w+|creyendo) (?:(?:a|al|de|del|en|con|por|que|un|una|el|la|fuera|sea|era|es) ){0,3}${ILL}`,
    `\\b(?:temor|miedo|asust\\w+) q (?:\\w+ )?${ILL}`,
    `(?<=\\w ?)= ?(?:un |una )?${ILL}`,
    `\\b(?:brazo izquierdo )?(?:del|de un|de los) ${ILL},? por eso (?:pregunto|digo)`,
    `\\ba (?:un|una|mi|el|la) (?:compa\\w*|amig\\w+|vecin\\w+|prim\\w+|ti[oa]|colega|conocid\\w+|senor\\w*|muchach\\w+|jef\\w+|cunad\\w+) (?:\\w+ )?le (?:dio|pego) (?:un |una |el )?${ILL}[^.;!?\\n]{0,30}\\b(?:(?:ano|mes|verano) pasado|hace (?:\\w+ )?(?:anos?|meses))`,
    `\\b(?:muert[eo]|murio|fallecio|aniversario|fallecimiento)\\b[^.;!?\\n]{0,40}\\b(?:de|por) (?:un |una )?${ILL}`,
  ].join('|'),
  'g',
)
const DIED_OF = new RegExp(
  `\\b(?:muerte|murio|fallecio|fallecimiento|muerto) (?:\\w+ ){0,5}?(?:de|por) (?:un |una )?${ILL}`,
  'g',
)
const OF_HEART_OR_BRAIN =
  /\b(?:pecho|opresion|aprieta|apreta\w*|presion(?! \d)|brazo izquierdo|(?:duele|dolor|adormec\w+|dormid[oa]|durmio|pesa|debil\w*)\b[^.;!?\n]{0,20}\b(?:brazos?|piernas?|manos?|lado)|brazos?\b[^.;!?\n]{0,14}\b(?:duele|dormid[oa]|adormec\w*|debil|pesa\w*)|mandibula|quijada|sud(?:o|a|ando|or|ores)|aire|ahog\w+|respir\w+|desmay\w*|nauseas?|vomit\w*|palpit\w*|taquicardia|acelerad[oa]|palid[oa]|chuec[oa]|torcid[oa]|caida|habl\w+ (?:raro|mal|enredado|arrastrado)|enred\w+|arrastr\w+|vision|borros[oa]|veo|ve|cieg[oa]|equilibrio|dolor de cabeza|duele la cabeza|confund\w*|confus[oa]|adormec\w*|hormigue\w*|debil\w*|mare\w*|parali\w*|lado (?:derecho|izquierdo)|medi[oa] (?:cara|cuerpo)|inconsciente|no (?:responde|despierta|(?:puede|puedo) (?:mover|hablar|respirar|caminar|ver|levantar\w*))|se (?:cayo|desplomo)|ahorita|esta dando|acaba de (?:dar|morir|fallecer|caer)|hace (?:\w+ )?(?:minutos?|rato)|siento (?:como )?que|ayud(?:a|en|enme|eme)|auxilio|ambulancia)\b/
export const showsHeartOrBrain = (plain: string) =>
  OF_HEART_OR_BRAIN.test(withoutDenials(plain.replaceAll(FEARED_BY_NAME, ' ')))

const BLED_MUCH =
  /\b(?:mucha sangre|chorre\w*|a chorros?|borbotones|empap\w+|litros?|coagulos?|no (?:me |le )?(?:para|ha parado|deja|cede|se detiene)|sigue sangrando|sin parar|palid\w+|mare\w+|desmay\w*|anticoagulantes?|warfarina|eliquis|xarelto|cortada (?:honda|profunda)|embarazad[oa]|toallas?)\b/
const OF_MAINS =
  /\b(?:enchufe|cables?|contacto|apagador|corriente electrica|electricidad|luz|volt\w*|rayo|toma ?corriente|foco|plancha|extension|aparato|electric\w*|refri\w*|lavadora|microondas|licuadora|motor|maquina|agarr\w+|mojad[oa]s?|cerca electrica)\b/
const IS_BRUISED = /\b(?:un moretons?|moreton\w*|moraton\w*|un morado|cardenal|chichon|golpe)\b/
const YELLOW_EYES = /\b(?:ojos?|piel|cara|orina|pipi|cuerpo|bebe|recien nacid[oa])\b/
const LIKE_ALLERGY =
  /\b(?:ronchas?|urticaria|garganta|lengua|labios?|respir\w+|aire|camaron\w*|mariscos?|nuez|nueces|cacahuates?|mani|abejas?|avispas?|medicin\w+|pastill\w*|antibiotic\w*|penicilina|alergi\w+|fiebre|calentura|duele\w*|dolor|roj[oa]s?|caliente|embarazad[oa]|presion|orin\w+|golpe\w*|pego|pegue)\b/
const STUNG = /\b(?:abejas?|avispas?|avispon|alacran|hormigas?|mosquitos?|zancudos?)\b/
const BENT_FINGER = /\b(?:dobl\w+|estir\w+|enderez\w+|pus|mordi\w*|clav\w+|espina|aguja|dias?)\b/
const CHILD = /\b(?:nin[oa]s?|nen[ea]s?|bebe|bebit[oa]|chamac[oa]s?|chiquit[oa]|mi hij[oa]|kinder)\b/
const IN_DESPAIR = /\b(?:espos[oa]|marid[oa]|mujer|mama|papa|adolescente|morir\w*|matar\w*|no (?:puede|aguanta) mas)\b/

/** Spanish words of danger that stand for something else where they stand so. */
export const OTHER_MEANINGS_IN_SPANISH: readonly OtherMeaning[] = [
  {
    of: words('heart-attack stroke lung-clot'),
    meant: DIED_OF,
    unless: (plain) => /\bacaba de (?:morir|fallecer)|\bhace (?:\w+ )?(?:minutos?|rato|horas?)\b/.test(plain),
  },
  { of: words('heart-attack stroke sepsis lung-clot'), meant: FEARED_BY_NAME, unless: showsHeartOrBrain },
  {
    of: words('bleeding vaginal-bleeding blood-in-stool blood-in-urine'),
    meant:
      /\b(?:pas[ae]\w*|met[ae]\w*|met(?:io|ido)|va|vaya|ir|entr[ae]\w*|lleg[aeu]\w*|absorb\w+|corre|circula\w*) (?:\w+ ){0,2}?(?:a|en|por|hasta|hacia) (?:la|mi|su) sangre\b|\b(?:don(?:ar|e|o|aba|ando|acion(?:es)?)(?: de)?|sac(?:ar|aron|arme|aban|ado)|analisis de|examen(?:es)? de|prueba de|cancer (?:de|en)(?: la)?|azucar en(?: la)?|banco de) sangre\b/g,
  },
  {
    of: words('severe-bleeding face-droop'),
    meant:
      /\bchorrit[oa]s? de sangre\b|\bsangre\b[^.;!?\n]{0,12}\bchorrit[oa]\b|\b(?:me|se|nos) (?:\w+ ){0,3}?(?:desangrar?|desangrand[oa])\b[^.;!?\n]{0,25}\?|\bdesangrarme\b[^.;!?\n]{0,25}\?|\b(?:va|voy|vaya|pueda|puede|puedo) (?:a )?desangrar\w*/g,
    unless: (plain) =>
      BLED_MUCH.test(withoutDenials(plain)) ||
      ((/\bchorrit/.test(plain) || !plain.includes('?')) &&
        !/\b(?:ya (?:se )?(?:paro|no sangra|no sale|dejo de)|se detuvo|dejo de sangrar|paro sol[oa])\b/.test(plain)),
  },
  {
    of: words('electric-shock shock-thrown'),
    meant: /\b(?:corrientazo|calambrazo|toque|toquecito|toquezote)\b/g,
    unless: (plain) =>
      !/\b(?:huesito|nervio|ciatic[oa]|(?:di|pegue|pego|golpe\w*)\b[^.;!?\n]{0,12}\bcodo)\b/.test(plain) ||
      OF_MAINS.test(plain),
  },
  {
    of: words('jaundice liver-disease'),
    meant: /\b(?:poniendo|puso|pone|volvio|volviendo|pusieron|esta|ya) (?:\w+ )?amarill\w+/g,
    unless: (plain) => !IS_BRUISED.test(plain) || YELLOW_EYES.test(withoutDenials(plain)),
  },
  {
    of: words('fluid-leak'),
    meant:
      /\b(?:pezon(?:es)?|oidos?|oreja|nariz|ampollas?|herida|cortada|cicatriz|incision|costra|grano|ombligo|ojo|una|raspon|quemadura|puntos)\b[^.;!?\n]{0,80}\b(?:sale|salio|saliendo|salia|escurre|sali(?:do|endo)le?) (?:\w+ ){0,2}?(?:liquido|agua|aguita)\b|\b(?:liquido|agua|aguita)\b(?: \w+){0,2}? (?:del?|por el|por la|de la|de los|de mi|de un|de una) (?:pezon(?:es)?|oidos?|oreja|nariz|ampollas?|herida|cortada|cicatriz|incision|costra|grano|ombligo|ojo|raspon|quemadura|rodilla)\b/g,
  },
  {
    of: words('genital-discharge burning-urine woman-visit'),
    meant: /\bahi (?:nomas|nada mas|no mas|mismo|mismito|solit[oa]|solamente|donde (?:me|le) pic\w+)\b/g,
  },
  {
    of: ['finger-curled'],
    meant: /\b(?:como|parece|parecia) (?:un |una )?(?:salchich\w+|chorizo|longaniza)\b/g,
    unless: (plain) => !STUNG.test(plain) || BENT_FINGER.test(withoutDenials(plain)),
  },
  {
    of: words('ill-baby floppy-baby'),
    meant:
      /\b(?:dient\w+|muelas?|colmillos?|tornillos?|popo|caca|ropa|pantalon\w*|panal\w*|estomago|zapatos?|gorr[oa])(?: \w+){0,2}? floj\w+|\bfloj\w+ de(?:l)? (?:estomago|diente)/g,
  },
  {
    of: ['depressed'],
    meant: /\b(?:llora|lloro|lloraba|llorando)(?: \w+)?(?: pero| nomas| solo| es)? (?:porque|por que|por el|por la)\b/g,
    unless: (plain) => !CHILD.test(plain) || IN_DESPAIR.test(plain),
  },
  {
    of: ['severe-belly-pain'],
    meant:
      /\b(?:que|y|me|solo|nomas|apenas|,) duro (?:(?:ni|como|solo|unos|unas|apenas|casi|nomas|menos de|mas de|a lo mucho) )*(?:\w+ )?(?:segundos?|segunditos?|minutos?|minutitos?|horas?|dias?|ratos?|ratito|momento|nada)\b/g,
  },
  {
    of: ['lump'],
    meant:
      /\b(?:comi\w*|trag\w+|mordi\w*|metio|mastic\w+|avent\w+|plasti\w+|play ?doh|masilla|pan|papel)\b[^.;!?\n]{0,60}\bbol(?:it)?as?\b|\bbol(?:it)?as? (?:de|del) (?:plasti\w+|play ?doh|masilla|papel|pan|masa|queso|helado|algodon|nieve)\b/g,
  },
  {
    of: ['speech-trouble'],
    meant:
      /\bhabl\w+ (?:muy )?mal (?:del?|d) (?:mi|el|ella|ellos|uno|una|ti|nosotros|los demas|la gente|todos|otros|alguien|la|las|mis?|sus?)\b/g,
  },
  {
    of: ['severe'],
    meant:
      /\b(?:ronquid\w+|ronc\w+|olor\w*|huele|cafe|ruidos?|musica|voz|luz|perfume|soy|fui|era|siempre) (?:muy |bien |tan |siempre |mas )?fuertes?\b/g,
  },
  {
    of: words('weak-immunity weak-immunity-person'),
    meant:
      /\b(?:prueba|pruebas|examen|examenes|test|tests|analisis)(?: \w+)? (?:del?|para|contra) (?:(?!positiv)\w+ ){0,3}?(?:vih|sida|hiv)\b[^.;!?\n]{0,40}\bnegativ\w+|\b(?:vih|sida|hiv)\b(?: \w+){0,4}? negativ\w+/g,
  },
  {
    of: ['confused'],
    meant:
      /(?<!\b(?:no|ni|tampoco|apenas|ya no|casi no) (?:\w+ ){0,2})\b(?:me|nos|lo|la) (?:re)?conoce(?! (?:a )?nadie)\b/g,
  },
  {
    of: ['lockjaw'],
    meant: /(?<!\b(?:no|ni|apenas|casi|medio|puede|puedo) (?:\w+ ){0,2})\babr[eo] (?:bien |normal )?(?:la|su) boca\b/g,
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bno respir[oa] (?:raro|feo|rapido|agitad[oa]|ruidos[oa]|con (?:ruido|dificultad|trabajo|esfuerzo)|fuerte)\b/g,
  },
  {
    of: ['child-visit'],
    meant:
      /\b(?:companer\w+|compa\w*|amiguit[oa]s?|prim(?:o|a|ito|ita)s?|vecinit[oa]s?|un nino|una nina|salon|kinder|escuela|guarderia|clase)\b[^.;,!?\n]{0,30}\b(?:con|tiene|tuvo|hay|salio con|hubo) (?:un caso de |casos de )?(?:impetigo|tina|piojos|sarna|varicela|hongos?|conjuntivitis)\b/g,
  },
  {
    of: words('face-swelling swollen-eye'),
    meant:
      /\b(?:ojos?|parpados?|cara)\b[^.;!?\n]{0,20}\bhinchad\w+|\bhinchad\w+[^.;!?\n]{0,12}\b(?:ojos?|parpados?|cara)\b/g,
    unless: (plain) =>
      !/\b(?:llore|llorar|llorando|lloradera|llanto|lloron\w*)\b/.test(plain) ||
      LIKE_ALLERGY.test(withoutDenials(plain)),
  },
  {
    of: ['heavy-vaginal-bleeding'],
    meant:
      /\b(?:moj\w+|llen\w+)(?: \w+){0,3} panal\w*(?: \w+){0,4} (?:horas?|dia)\b|\bpanal\w* (?:\w+ )?(?:mojad\w+|sec\w+)(?: \w+){0,4} (?:horas?|dia)\b/g,
    unless: (plain) => /\b(?:sangr\w+|coagul\w+|regla|parto)\b/.test(withoutDenials(plain)),
  },
  {
    of: words('harm-others postpartum-mood child-abuse'),
    meant:
      /\bles? (?:hice|habre hecho|hara|hizo|hace|pude hacer|pudo hacer) (?:algun |mucho )?dano (?:a mi|al?|a la|a su) \w+(?=[^.;!\n]{0,40}\?)/g,
    unless: (plain) =>
      /\b(?:sacud\w+|golpe\w*|peg(?:ue|o|aba)|avent\w+|solt\w+|grit\w+|apret\w+|coraje|rabia|ganas de|pensamientos?|voces|miedo de hacer\w*|mare\w*|vomit\w*|sangr\w+|dolor\w*|duele\w*|fiebre)\b/.test(
        plain,
      ),
  },
  {
    of: words('street-drug pointed-thing'),
    meant: /\b(?:como|parecia|de) (?:si fuera )?(?:un |una |unas |unos )?(?:aguj\w+|alfiler\w*)\b/g,
  },
  {
    of: ['chronic-illness'],
    meant: /\ba1c\b[^.;!?\n]{0,30}\b[45][.,]\d\b/g,
  },
  {
    of: ['rash-not-fading'],
    meant: /\bno (?:hay que|hace falta|es necesario|se los|me los|se las|me las) quit\w+/g,
  },
  {
    of: ['fever'],
    meant:
      /\b(?:la )?(?:fiebre|calentura) (?:del?|por|por el) (?:gato|aranazo|heno|dengue|zika|oro|sabado)\b|\bfiebre amarilla\b/g,
    unless: (plain) => /\b(?:3[89]|4[01]|10[0-5])\b|\bcon fiebre\b/.test(plain),
  },
]

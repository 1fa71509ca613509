import { withoutDenials } from '../../told'
import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { SMALL_CUT, WIDE_CUT } from '../vocabulary'

const BLEEDS =
  /\b(?:sangr(?:a|o|e|ando|ado)|chorro\w*|no para|cort(?:e|o|ada|adura)|herida|balazo|apunal\w*|parto|dio a luz|pari|aborto|embaraz\w*|vena|bleed\w*|blood)\b/
const BURNT =
  /\b(?:quem\w+|fogata|fuego|lumbre|comal|estufa|plancha|aceite|brasas?|hervi\w+|burn\w*|fire|campfire|stove|grill|scald\w*|boiling|embers)\b/
const BLED_MUCH =
  /\b(?:mucha sangre|chorre\w*|a chorros?|borbotones|empap\w+|litros?|coagulos?|no (?:me |le )?(?:para|ha parado|deja|cede|se detiene)|sigue sangrando|sin parar|palid\w+|mare\w+|desmay\w*|anticoagulantes?|warfarina|eliquis|xarelto|cortada (?:honda|profunda)|embarazad[oa]|toallas?)\b/
const BLEEDS_ON =
  /\b(?:mucha sangre|much[oa]|chorr(?!it)\w+|borbotones|empap\w+|litros?|coagul\w+|no (?:me |le )?(?:para|ha parado|cede|se detiene|deja de sangrar)|sigue|sigo|sin parar|palid\w+|mare\w+|desmay\w*|anticoagulante|warfarina|eliquis|xarelto|aspirina|hond[oa]|profund[oa]|embarazad[oa]|toallas?|parto|cesarea|cort(?:e|ado|ada|adura)|sierra|cuchill\w*|heridas?|balazo|apunal\w*|dio a luz|pari|aborto)\b/
const IS_OVER = /\b(?:ya (?:paro|no sangra|cerro)|dejo de sangrar|se detuvo)\b/
const isSmallCutOver = (plain: string): boolean =>
  SMALL_CUT.test(plain) && IS_OVER.test(plain) && !WIDE_CUT.test(withoutDenials(plain))
const CUT = /\bcort(?:e|o|ada|adura)\b/g
const SLIVER_ONLY =
  /\b(?:rebanadit\w+|pedacit\w+|puntit\w+|pellejit\w+|cortadit\w+|rasponcit\w+|sliver|nick|tiny (?:piece|bit|cut)|bit of skin|scratch)\b/
const BLEEDS_MUCH =
  /\b(?:mucha sangre|chorr\w+|a chorros?|empap\w+|con coagulos|no (?:para|deja|se detiene)|sigue sangrando|palid\w+|mare\w+|desmay\w*|debil\w*|anticoagulante|embarazad\w+|sangre por)\b/

/** Words about bleeding that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_BLEEDING: readonly OtherMeaning[] = [
  {
    of: ['severe-bleeding'],
    meant:
      /\bbleeding gums\b|\bgums? (?:\w+ ){0,2}(?:bleed\w*|bled)\b|\b(?:me |le )?sangran (?:\w+ )?encias\b|\bencias (?:\w+ ){0,2}sangr\w+/g,
    unless: (plain) =>
      /\b(?:wont stop|not stopping|pulled|extract\w*|socket|hours?|thinners?|warfarin|eliquis|bruis\w*|pouring|mouthful|clots?|chemo\w*|no para|sacaron|extra\w+|horas|anticoagulante\w*|morete\w*|coagulos?|quimio\w*)\b/.test(
        plain,
      ),
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:me|se|nos) (?:voy|va|iba|vaya|puedo|puede|fuera) a? ?(?:a )?(?:abrir y )?desangrar(?:me|se)?\b|\b(?:y|a) desangrar(?:me|se)\b/g,
    unless: (plain) => BLEEDS.test(withoutDenials(plain)),
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:squirt|spurt|gush|pump)s? of (?:\w+ )?(?:sanitizer|soap|lotion|ketchup|mustard|lemon|lime|juice|water|mouthwash|sauce|cream|toothpaste|perfume|sunscreen)\b/g,
  },
  {
    of: ['dirty-wound'],
    meant:
      /\b(?:last|my|a|his|her|had|got) tetanus (?:shot|booster|vaccine|jab)\b(?:(?!\b(?:never|dont know|cant remember|over ten|more than ten|need)\b)[^.;!?\n]){0,30}\b(?:ago|in (?:college|high school|the army|20\d\d|spring|summer|fall|winter)|last year|this year|was)\b/g,
  },
  {
    of: ['nosebleed'],
    meant:
      /\b(?:spot|sore|bump|mole|scab|pimple|patch|growth|lesion|zit|freckle)\b (?:\w+ ){0,2}?(?:by|on|near|beside|next to|of|at|under) (?:(?:the )?(?:side|tip|bridge|corner|crease) of )?(?:my|his|her|the) (?:\w+ )?nose\b/g,
  },
  {
    of: ['shock-look'],
    meant:
      /\b(?:palmas?|manos?|manitas?|dedos?|deditos?|piel|quemad\w+|ampollas?|manchas?|plantas?|palms?|hands?|fingers?|skin|blisters?) (?:\w+ ){0,2}?(?:blanc\w+|white|pale) (?:como (?:la |una )?(?:cera|papel|sabana)|like (?:wax|paper|a sheet)|and waxy)\b/g,
    unless: (plain) => !BURNT.test(plain),
  },
  {
    of: words('bleeding severe-bleeding'),
    meant:
      /\b(?:am i missing|could (?:i|he|she|it|there)|is there|what if|(?:worr\w+|scared|afraid|terrified) (?:about|of|its|it is))\b[^.;!?\n]{0,25}\b(?:brain bleed|bleed\w* (?:in|on|around|inside) (?:the|his|her|my) (?:brain|head|skull))/g,
  },
  {
    of: ['bleeding'],
    meant:
      /\b(?:sac\w+ (?:la |una muestra de )?sangre|(?:prueba|analisis|examen|muestra|toma)s? de sangre|blood (?:draw|test|sample)s?)\b/g,
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:stop|quit|stopping|lower|control) (?:taking )?(?:my|the|his|her|this) blood (?:pressure|sugar|test|work|thinner)s?\b|\b(?:blood (?:pressure|sugar)) (?:pills?|meds?|medicine|tablets?)\b/g,
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
    of: ['severe-bleeding'],
    meant:
      /\bno (?:me |le |nos |lo |la )?dejan? (?:ni )?(?:dormir|descansar|trabajar|caminar|comer|en paz|hablar)\b|\b(?:no hay|sin|no sale|no tiene|no trae) sangre\b|\b(?:enfermer[oa]|laboratorio|clinica|doctora?)\b[^.;!?\n]{0,20}\bsac(?:o|aron) sangre\b[^.;!?\n]{0,20}|\bderram\w+ (?:la|una|las) venas?\b/g,
    unless: (plain) =>
      /\bchorr\w+|\bborbotones|\bempap\w+|\bno (?:me |le )?(?:para|deja) de sangrar/.test(withoutDenials(plain)),
  },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:me|se|nos) (?:voy|va|vaya|vamos|puedo|puede|podria) (?:a )?desangr\w+|\bo (?:me|se) desangr[oa]\b|\b(?:cree|creia|piensa|pensaba|dice|grita|jura|miedo|temo) (?:de |a )?(?:que|q) (?:ya )?(?:me|se) (?:esta|estaba|va a|fuera a|vaya a) desangr\w+/g,
    unless: (plain) => BLEEDS_ON.test(withoutDenials(isSmallCutOver(plain) ? plain.replaceAll(CUT, ' ') : plain)),
  },
  {
    of: ['severe-bleeding'],
    meant: /\b(?:imagin\w+|sone|sonaba|veia|vi) (?:ya )?(?:muert[oa] )?desangr\w+/g,
    unless: (plain) => BLEEDS_MUCH.test(withoutDenials(plain)),
  },
  {
    of: ['amputation'],
    meant:
      /\bcasi (?:me |se )?(?:cort|moch|reban|vuel|arranc)\w+ (?:el |un |todo el )?(?:\w+ )?dedo(?: entero| completo)?|\b(?:almost|nearly) (?:cut|sliced|chopped|took) (?:off )?(?:my |his |her )?(?:whole |entire )?(?:finger|thumb)(?: off)?|\bdedo entero\b/g,
    unless: (plain) => !SLIVER_ONLY.test(plain) || BLEEDS_MUCH.test(withoutDenials(plain)),
  },
  { of: ['bleeding-elsewhere'], meant: /\bboca (?:arriba|abajo)\b/g },
  {
    of: ['severe-bleeding'],
    meant:
      /\b(?:dice|dijo|grita|gritaba|penso|pense|pensaba|creyo|crei|creia|jura) (?:\w+ )?que (?:me estoy|se estaba|me estaba) desangrando(?: por dentro)?\b|\bchup\w+ (?:\w+ ){0,2}sangre\b/g,
    unless: (plain) => BLEEDS_MUCH.test(withoutDenials(plain)),
  },
  {
    of: words('dirty-wound pointed-thing'),
    meant:
      /\b(?:como|parece) (?:si (?:tuviera|pisara) )?(?:un |una |unos |unas )?(?:clav(?:os?|ito)|agujas?|alfiler(?:es)?|vidrios?)\b|\blike (?:an? |stepping on (?:an? )?)?(?:nails?|needles?|pins?|tacks?|glass)\b/g,
  },
  {
    of: words('severe-bleeding bleeding'),
    meant:
      /\b(?:don[oeay]|done|donar|donando|donacion de|donadora? de|donated|donating|donate|gave) (?:de )?(?:sangre|blood|plasma)\b(?: (?:esta|hoy|ayer|this|today|yesterday)(?: \w+)?)?/g,
  },
]

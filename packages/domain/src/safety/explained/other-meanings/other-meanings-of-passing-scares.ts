import { showsHeartOrBrain } from './other-meanings-in-spanish'
import type { OtherMeaning } from './other-meanings'
import { PEOPLE } from './other-meanings-feared-in-spanish'
import { graver, unlessTold } from './other-meanings-of-small-mishaps'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const BLOOD = 'bleeding vaginal-bleeding heavy-vaginal-bleeding much-blood severe-bleeding'
const DRY_AIR = /\b(?:el )?aire (?:esta |anda |tan |muy |bien )*(?:sec\w+|sequisimo|acondicionado|frio|fresco)\b/g
const BLEEDS_ON =
  /\b(?:chorr\w*|no (?:me |le )?(?:para|ha parado|deja|cede)|sigue|sigo|otra vez|litros?|empap\w*|regla|embaraz\w+|parto|cesarea|aborto|toallas?|anticoagulante\w*|warfarina|eliquis|xarelto|aspirina|mare\w*|desmay\w*|palid\w+|hond[oa]|profund[oa]|cuchill\w*|semanas|diario|dias sangr\w+|bajando de peso|still|wont stop|keeps?|bleed\w* again|pregnan\w*|period|warfarin|blood thinner|dizz\w*|faint\w*|bruis\w*|every day|weeks)\b/
const bleedsOn = (plain: string): boolean =>
  BLEEDS_ON.test(plain.replaceAll(/\bno (?:tengo |hay )?(?:moretones|mareos?)\b/g, ' '))

/** Scares with their small cause told, that are over or were found harmless. */
export const OTHER_MEANINGS_OF_PASSING_SCARES: readonly OtherMeaning[] = [
  {
    of: words(`${BLOOD} tooth-pain cancer`),
    meant:
      /\b(?:hilo dental|dental floss|floss\w*|dental|encias?|gums?)\b|\bsangr\w*|\bbl(?:ood|ed|eed\w*)\b|\b(?:tengo|sera|es) (?:leucemia|cancer) ?\?/g,
    becomes: 'harmless-sign',
    unless: (plain) =>
      !/\b(?:hilo dental|floss\w*)\b/.test(plain) ||
      !/\b(?:poquit\w+|tantit\w+|un poco|a (?:little|bit)|gotit\w+|pink|rosadit\w+)\b/.test(plain) ||
      bleedsOn(plain) ||
      /\b(?:moret\w+|hinch\w+|pus|duele|dolor|floj[oa]s?|swollen|loose|pain|hurts?|quimio\w*|chemo\w*|solas|fiebre|fever)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: words(`${BLOOD} amputation`),
    meant:
      /\b(?:arranqu\w+|arranco|quit\w+|jal\w+|mord\w+|pulled|ripped) (?:off )?(?:un |el |a |my )?(?:padrastro|pellejito|cuerito|cuticula|hangnail)(?: \w+){0,4}|\bsangr(?:o|e|aba) (?:mucho|como \w+(?: \w+){0,3})|\bsangr\w*|\bbled (?:\w+ ){0,3}\w+|\bbl(?:ed|eed\w*|ood)\b/g,
    becomes: 'minor-cut',
    unless: (plain) =>
      !/\b(?:padrastro|cuticula|pellejito|cuerito|hangnail|cuticle)\b/.test(plain) ||
      !/\b(?:aprete|apreto|presione|presion|pressed|pressure|held)\b[^.;!?\n]{0,30}\b(?:y ya|paro|ya no|se quito|se detuvo|stopped|done|and that was it)\b/.test(
        plain,
      ) ||
      bleedsOn(plain),
  },
  {
    of: words(`${BLOOD} stroke`),
    meant:
      /\b(?:un |unos )?(?:coagul(?:o|ito)s?|tantit[ao]|poquit[ao]|gotit?as?|hilit?os?)(?: de)? sangre (?:\w+ )?(?:al|cuando me|de la) (?:son\w+|nariz)\b/g,
    becomes: 'harmless-sign',
    unless: (plain) => bleedsOn(plain) || /\b(?:golpe\w*|garganta|moret\w+)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['stroke'],
    meant: new RegExp(
      `\\b${PEOPLE} (?:\\w+ )?(?:dice|dicen|dijo|jura|cree|asegura) (?:que|q) (?:ya |eso |fue |es |era |sera ){1,3}(?:un |una |el )?(?:derrame|ictus|embolia)(?: cerebral)?\\b`,
      'g',
    ),
    unless: (plain) => !DRY_AIR.test(plain) || showsHeartOrBrain(plain.replaceAll(DRY_AIR, ' ')),
  },
  {
    of: words('stroke heart-attack lung-clot'),
    meant:
      /\b(?:me|le|ya|nos) (?:lo )?descart(?:aron|o) (?:(?:un|el|ya|que fuera|que sea|por completo) ){0,3}(?:derrame|infarto|embolia|ictus|trombosis|coagulo)(?: cerebral| pulmonar| al corazon)?\b/g,
  },
  {
    of: words('seizure tremor'),
    meant:
      /\bsacud(?:iendo|i|o|ir|irla|irlo)(?:l[oa]s?)?\b(?: (?:el|la|mi|un poco) (?:brazo|mano|pierna|pie))?|\bshak(?:ing|e) (?:it|my (?:arm|hand|leg))(?: out)?\b/g,
    unless: unlessTold(
      [
        /\b(?:brazo|mano|pierna|pie|arm|hand|leg|foot)\b/,
        /\b(?:hormigue\w*|dormid[oa]|muert[oa]|adormec\w*|tingl\w*|numb|dead|asleep|pins)\b/,
        /\b(?:dormi|durmio|acost\w+|sent\w+|slept|lay|sat)\b[^.;!?\n]{0,14}\b(?:encima|sobre|arriba|on)\b/,
      ],
      graver(
        'no (?:puedo|puede) mover|cara|habl\\w+|boca|inconsciente|mordi\\w*|orin\\w*|ojos|face|speech|tongue|eyes',
      ),
    ),
  },
  {
    of: words('stroke seizure limb-numb joint-ache'),
    meant:
      /\b(?:pense|pensaba|crei|creia|thought)(?: (?:que|en|era|it was|en un|un|a)){0,3} (?:derrame|embolia|infarto|ictus|stroke|convulsion)\b/g,
    unless: unlessTold(
      [
        /\b(?:dormi|acost\w+|sent\w+|slept|lay|sat)\b[^.;!?\n]{0,14}\b(?:encima|sobre|arriba|on)\b/,
        /\b(?:minutos?|segundos?|minutes?|seconds?)\b/,
      ],
      graver('no (?:puedo|puede) mover|cara|habl\\w+|boca|chuec[oa]|todavia|sigue|face|speech|droop\\w*|still'),
    ),
  },
  {
    of: words('palpitations chest-pain'),
    meant:
      /\b(?:corazon|latidos?|heart) (?:\w+ ){0,3}?(?:brinc\w+|salt\w+|skip\w*|flip\w*|flutter\w*)\b(?: un latido| a beat)?|\b(?:brinco|salto|vuelco|golpe)s? (?:en el pecho|del? corazon)\b|\bpalpitaci\w+/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:cardiolog\w+|holter|electro\w*|ecg|ekg)\b[^.;!?\n]{0,70}\b(?:benign\w+|perfecto|normal\w*|bien|inofensiv\w+|harmless|fine|clear|clean)\b/,
        /\b(?:una (?:sola )?vez|un (?:segundo|latido)|y luego (?:sigue )?normal|a second|once|one (?:beat|time))\b/,
        /\b(?:cafes?|cafeina|coffees?|caffeine|energetic\w+|energy drinks?|estres|desvel\w+)\b/,
      ],
      graver(
        'dolor|dolio|duele|mare\\w*|minutos|horas|seguid[oa]s?|rapido|correr|esfuerzo|embaraz\\w+|sud\\w+|pain|dizz\\w*|minutes|hours|racing|exercis\\w*|pregnan\\w*|sweat\\w*|marcapasos|pacemaker',
      ),
    ),
  },
  {
    of: ['depressed'],
    meant:
      /\b(?:pura |es |solo |por la )?(?:tristeza|triste|sad(?:ness)?) (?:de|desde|since|from) (?:ayer|anoche|hoy|yesterday|last night)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [/\b(?:ex|novi[oa]|jaja\w*|boyfriend|girlfriend|broke up|termin\w+)\b/],
      /\b(?:morir\w*|matar\w*|vivir|suicid\w*|dano|desaparecer|dias|semanas|meses|parto|embaraz\w+|bebe|no (?:como|duermo)|alcohol|die|kill|hurt myself|weeks)\b/,
    ),
  },
  {
    of: ['chronic-illness'],
    meant:
      /\b(?:pastilla|pildora|medicina|medicamento|dosis|pill|medicine|dose)s? (?:de|para|for|of) (?:la |el |mi |my )?(?:tiroides|thyroid)\b|\blevot(?:h?yroxin\w*|iroxina)\b|\bmy thyroid (?:pill|medicine)\b/g,
    unless: unlessTold(
      [
        /\b(?:olvid\w+|se me paso|forgot|missed|skipped)\b/,
        /\b(?:hoy|ayer|esta manana|today|yesterday|this morning)\b/,
      ],
      graver(
        'dias|semanas|meses|siempre se me|muchas veces|embaraz\\w+|doble|hinch\\w+|frio|cansad\\w*|palpit\\w*|days|weeks|often|pregnan\\w*|double|tired|pounding|bebe|baby',
      ),
    ),
  },
  {
    of: words('cold hiccups'),
    meant: /\b(?:hipo|estornud\w*|hiccup\w*|sneez\w*)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:bebe|recien nacid[oa]|baby|newborn|infant)\b/,
        /\b(?:sin fiebre|no tiene (?:fiebre|calentura)|no fever)\b/,
        /\b(?:come|mama|toma|eat\w*|feed\w*|nurs\w*) (?:\w+ )?(?:rebien|bien|normal|well|fine)\b/,
        /\b(?:sube|subiendo|gana\w*|aumenta\w*|gain\w*) (?:\w+ )?(?:de )?(?:peso|weight|well)\b/,
      ],
      graver(
        'tos|tose|mocos?|morad[oa]|azul|se ahoga|silb\\w*|sud\\w+|cans\\w+|quej\\w+|aguad[oa]|hund\\w+|cough\\w*|snot|blue|grunt\\w*|sweat\\w*|limp|chok\\w*|arque\\w*|arch\\w*',
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

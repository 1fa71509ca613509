import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { PEOPLE } from '../people'
import { graver, unlessTold } from '../unless-told'

/** "La vecina dice que si babea es que se le cerró la garganta": a theory, no finding. */
const THEORY = new RegExp(
  `\\b(?:${PEOPLE} (?:\\w+ ){0,4}?(?:dice|dicen|dijo|dijeron|jura|cree|asegura)|(?:dice|dicen|dijo|jura) (?:mi|la|una|el|mis|las) ${PEOPLE}) (?:que|q) si [^.;,!?\\n]{2,40}? es (?:que|porque|por que|de que|senal de|sintoma de) [^.;,!?\\n]*`,
  'g',
)

/** Words about throat and ear that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INFECTION_THROAT_AND_EAR: readonly OtherMeaning[] = [
  {
    of: ['hearing-fading'],
    meant: /\b(?:realiz\w+|noticed|found) (?:\w+ ){0,2}(?:on|over) the phone\b/g,
  },
  {
    of: ['sight-fading'],
    meant:
      /\bcataract\w* (?:operation|surgery|surgeries|removal|removed|done|out)\b|\b(?:operation|surgery|operaron|operacion) (?:\w+ ){0,2}(?:cataract\w*|cataratas?)\b/g,
  },
  {
    of: ['cold', 'cough'],
    meant: /\b(?:when|whenever|if|cuando|al|si) (?:i |me )?(?:\w+ ){0,8}?(?:sneez\w*|estornud\w*)\b/g,
  },
  {
    of: words('hearing-fading'),
    meant:
      /\bturn(?:s|ed|ing)? (?:off|down) (?:the|his|her|my|our) (?:tv|television|radio|music|volume|sound)\b|\b(?:apaga|apago|baja|bajo) (?:la tele|el radio|la radio|la musica|el volumen)\b/g,
  },
  { of: words('throat-swelling throat-danger drooling cannot-breathe stroke seizure'), meant: THEORY },
  {
    of: ['cold'],
    meant: /\b(?:al|cuando|cada (?:vez )?que|si) estornud\w+|\bestornudo y (?:me|se me|siento)\b/g,
    unless: (plain) =>
      /\b(?:mocos?|tos|gripa|gripe|catarro|nariz tapada|fiebre|calentura)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['white-patches'],
    meant: /\bganglios?\b(?: \w+){0,3} (?:cuello|pescuezo)\b|\b(?:cuello|pescuezo)(?: \w+){0,2} ganglios?\b/g,
    unless: (plain) =>
      /\b(?:garganta|anginas|amigdal\w+|trag\w+|placas|pus|fiebre|calentura)\b/.test(withoutDenials(plain)),
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
    of: words('throat-danger eye-spot vaginal-bleeding bleeding skin-change'),
    meant:
      /\bojos?\b[^.;!?\n]{0,40}\bmanchas? (?:roj\w+|de sangre)(?: (?:de )?sangre)?\b[^.;!?\n]{0,25}|\b(?:red|blood) (?:spot|patch|blotch)\b[^.;!?\n]{0,25}\b(?:white of (?:my|the) eye|eye)\b/g,
    becomes: 'blood-on-eye',
    unless: unlessTold(
      [
        /\b(?:estornud\w+|tos\w*|vomit\w+|puj\w+|sneez\w*|cough\w*|strain\w*|vomit\w*)\b/,
        /\bno (?:me |le )?duele\b|\b(?:sin|ni) dolor\b|\bno pain\b|\bdoesnt hurt\b|\bpainless\b/,
        /\b(?:veo|ve) (?:igual|bien|normal|perfect\w+)\b|\b(?:vision|sight|see)\b[^.;!?\n]{0,15}\b(?:fine|normal\w*|same|ok|okay)\b/,
      ],
      /\b(?:golpe\w*|pego|pegue|cayo|lentes de contacto|anticoagulante\w*|warfarina|eliquis|xarelto|aspirina|borros[oa]|doble|luz|dolor de cabeza|moretones|presion|diabet\w*|hit|punch\w*|contacts?|blood thinners?|warfarin|aspirin|blurr\w*|double|headache|bruises|light)\b/,
    ),
  },
  {
    of: words('mouth-floor face-swelling throat-swelling'),
    meant:
      /\b(?:swollen|tender|sore|inflamad[oa]s?|hinchad[oa]s?)? ?(?:glands?|lymph nodes?|nodes?|ganglios?) (?:\w+ ){0,2}?(?:under|below|beneath|bajo|debajo de) (?:(?:my|his|her|the|la) )?(?:\w+ )?(?:jaw|chin|mandibula|quijada|barba)\b/g,
    becomes: 'lump',
    unless: (plain) =>
      /\b(?:cant|cannot|trouble|hard to|drool\w*|tongue|floor of|board|muffled|breath\w*|open (?:my|his|her) mouth|tooth|dental|fever|10[1-5]|babea\w*|lengua|no pued[eo]|muela|fiebre|calentura)\b/.test(
        withoutDenials(plain),
      ),
  },
]

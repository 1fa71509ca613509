import type { OtherMeaning } from './other-meanings'

const BABY = /\b(?:baby|newborn|infant|bebe|recien nacid[oa]|(?:dias|semanas|meses) de (?:nacid[oa]|edad))\b/
const WISHES = /\b(?:kill|suicid\w*|end it|want to die|quiero|quisiera|ganas|mejor|matar\w*|pastillas|vivir)\b/
const HANDLED_ROUGHLY =
  /\b(?:shook|shak\w+|hit|slapp?\w*|threw|drop\w*|squeez\w*|angry|anger|rage|thoughts?|urges?|afraid i|voices?|fell|fall)\b/
const DENTAL = /\b(?:dent\w+|numbing|lidocaine|novocain\w*|local anesth\w+|anesthetic)\b/
const ALLERGIC = /\b(?:hives|throat|swell\w*|swollen|wheez\w*|allerg\w*|epi ?pen|breath\w*|tongue|faint\w*)\b/
const CAUGHT = /\b(?:caught|crush\w*|pinn\w*|mangl\w*|slipp\w*|kicked back|cut|today|just now|this morning|stuck)\b/
const IN_EARNEST = /\b(?:hits?|push\w*|golpe\w*|amenaz\w*|espos[oa]|marid[oa]|novi[oa]|pareja|encierr\w*|celular)\b/
const STRONG_ACID = /\b(?:wart|peel\w*|remover|callus|verrugas?|callos?|drain|battery|pure|concentrat\w*)\b/

/** Words of danger said of sheets, sprays, machines and tests that do no harm. */
export const OTHER_MEANINGS_OF_THINGS: readonly OtherMeaning[] = [
  {
    of: ['violence-home'],
    meant:
      /\b(?:tos|dolor|comezon|picazon|ardor|cosquill\w+|mareos?|nauseas?|hipo|grip[ae]|zumbido|acidez|insomnio)\b[^.;!?\n]{0,60}?\bno (?:me|lo|la|le|nos) dej\w+(?: ni)? \w+/g,
    unless: (plain) => IN_EARNEST.test(plain),
  },
  { of: ['force'], meant: /\broof of (?:my|his|her|the) mouth\b/g },
  {
    of: ['force'],
    meant:
      /\b(?:when(?:ever)?|every time|each time|after) (?:i|he|she) (?:us\w+|hold\w*|work\w*|operat\w+|run) [^.;,!?\n]{0,30}/g,
    unless: (plain) => CAUGHT.test(plain),
  },
  {
    of: ['coughing-blood', 'vomiting-blood', 'blood-in-stool', 'blood-in-urine'],
    meant: /\bblood (?:pressure|sugar|tests?|work|draw\w*|bank|thinners?|type|samples?|count)\b/g,
  },
  {
    of: ['cannot-breathe'],
    meant:
      /\b(?:dejo|deja|dejaba) de respirar (?:\w+ )?(?:dormid[oa]|mientras (?:duerm\w+|esta dormid[oa])|al dormir|cuando (?:duerm\w+|ronc\w+)|por las noches|en las noches)\b/g,
    becomes: 'breath-stops-asleep',
    unless: (plain) => BABY.test(plain),
  },
  {
    of: ['suicide-said'],
    meant: /\b(?:me|se) (?:puedo|puede|podria|podre) morir(?: \w+){0,4} ?\?/g,
    unless: (plain) => WISHES.test(plain),
  },
  {
    of: ['harm-others', 'postpartum-mood'],
    meant: /\b(?:did|have|could) i (?:have )?(?:hurt|harm\w*|damage\w*) (?:the|my) baby\b/g,
    unless: (plain) => HANDLED_ROUGHLY.test(plain) || !/\b(?:pregnan\w*|x ?rays?|weeks along|prenatal)\b/.test(plain),
  },
  {
    of: ['lost-bladder-control'],
    meant: /\b(?:bird|pigeon|seagull|dog|cat|puppy|paloma|pajaro)\b[^.;!?\n]{0,20}\b(?:poop\w*|pee\w*|soiled) on\b/g,
  },
  {
    of: ['caustic-thing'],
    meant:
      /\b(?:salicylic|hyaluronic|ascorbic|folic|citric|lactic|azelaic|amino|fatty|salicilico|hialuronico|citrico|folico)(?: acids?)?\b|\bacido (?:salicilico|hialuronico|citrico|folico)\b/g,
    unless: (plain) => STRONG_ACID.test(plain),
  },
  {
    of: ['child-abuse'],
    meant: /\b(?:chest|skin|butt|bottom|privates?|parts?|body)(?: \w+)? looks?\b(?! at\b)/g,
  },
  {
    of: ['self-harm'],
    meant:
      /\bprickl\w*|\bsafety (?:sheet|data|briefing|rules?|glasses|goggles|label|cap|warnings?)\b|\b(?:pins|needles) and needles\b/g,
  },
  {
    of: ['child-swallowed'],
    meant: /\b(?:while|when|was|after|by) (?:i was )?cleaning (?:my|the|our|out|up|his|her)\b/g,
  },
  {
    of: ['anaphylaxis'],
    meant: /\b(?:epinephrine|adrenaline?)\b/g,
    unless: (plain) => !DENTAL.test(plain) || ALLERGIC.test(plain),
  },
  {
    of: ['street-drug'],
    meant: /\b(?:numb\w*|dental|cortisone|steroid|vitamin|b12) (?:shots?|injections?|needles?)\b/g,
  },
  {
    of: ['short-of-breath', 'cannot-breathe'],
    meant:
      /\b(?:watch|look|check|wait|monitor)\w* (?:\w+ ){0,4}?for (?:\w+ ){0,2}?(?:(?:fluid|water) in (?:the|my|his|her) lungs|(?:trouble|difficulty) breathing|shortness of breath|breathing (?:trouble|problems?))/g,
  },
  {
    of: ['bleeding'],
    meant:
      /\b(?:sac\w+ (?:la |una muestra de )?sangre|(?:prueba|analisis|examen|muestra|toma)s? de sangre|blood (?:draw|test|sample)s?)\b/g,
  },
  { of: ['fever'], meant: /\btemperatura (?:mas alta|maxima)\b(?=[^.;!?\d]{0,30}3[5-7](?:[.,]\d)?\b)/g },
  { of: ['flu'], meant: /\b(?:pruebas?|tests?|examen\w*) (?:de|del|for) [^.;!?\n]{0,130}?\bnegativ\w*/g },
  {
    of: ['bad-fracture'],
    meant:
      /\b(?:is|will|can|could|does) (?:it|this|that) (?:be )?(?:burn|eat|dissolv)\w* (?:\w+ )?(?:through )?to (?:the|my) bone ?\?/g,
  },
  {
    of: ['cold-limb', 'gray-look', 'shock-look'],
    meant:
      /\b(?:peroxide|salicylic|wart (?:\w+ )?(?:medicine|remover|acid|gel)|super ?glue)\b[^|]{0,90}\b(?:turned|went|is|are|looks?) (?:\w+ )?white\b/g,
  },
]

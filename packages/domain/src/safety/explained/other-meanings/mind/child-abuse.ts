import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'

const AT_BREAST =
  /\b(?:pecho|leche|chichis?|tetas?|seno|pezon(?:es)?|lactancia|amamant\w*|mamar|mama bien|latch\w*|nurs\w+)\b/
const STRIKES =
  /\b(?:golpe\w*|empuj\w*|avent\w*|amenaz\w*|ahorc\w*|cachete\w*|moret\w+|sacud\w+|grit\w+|miedo|beat\w*|bruis\w*|shak\w+|slap\w*)\b/
const HITS = /(?<!\bse )\b(?:le|lo|la|les|nos|me) (?:pega|pego|pegan|pegaba|pegaron)\b/

/** Words about child abuse that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MIND_CHILD_ABUSE: readonly OtherMeaning[] = [
  {
    of: ['child-abuse', 'stiff-neck', 'sexual-assault'],
    meant:
      /\btouch(?:es|ed|ing)? (?:his|her|my|the|their) (?:chin|nose|toes|knees|ear)\b|(?<!\b(?:not|cant|cannot) )\b(?:can|could|able to) (?:\w+ )?(?:put|get|tuck|bring) (?:his|her|my) chin (?:on|to|down to) (?:his|her|my) chest\b(?: no problem| fine| easily)?|\btouch\w* (?:his|her|my|their|the) (?:chin|toes|nose)(?: to (?:his|her|my|their|the) (?:chest|knees?))?/g,
  },
  {
    of: words('child-abuse violence-home'),
    meant:
      /\bpegan? (?:la|su|el|los|las|sus) (?:cara|carita|nariz|naricita|frente|oreja|ojos?|ojitos|boca|mano|manos|labios) (?:a|al|en|para|contra)\b/g,
  },
  {
    of: words('child-abuse violence-home'),
    meant:
      /\bse (?:me |le )?(?:pega|pegue|pego|pegaba|prende|prendio) (?:(?:muy |bien |mal |poco |ya |a )*)(?:la|el|mi) (?:bebe|bebit[oa]|nen[ea]|nin[oa]|chiquit[oa]|hij[oa]|recien nacid[oa])\b|\b(?:bebe|bebit[oa]|nen[ea]|nin[oa]|chiquit[oa]|hij[oa]) (?:ya |casi )?(?:no )?(?:se (?:me |le )?(?:pega|pegue|pego|pegaba)|pega) (?=(?:bien|mal|al|a la|a mi|poco|mejor|duro al)\b)/g,
    unless: (plain) => !AT_BREAST.test(plain) || STRIKES.test(plain) || HITS.test(plain),
  },
  {
    of: words('child-abuse violence-home'),
    meant:
      /\bse (?:me |le |nos )?peg(?:a|o|an|aba) (?:\w+ )?(?:a la (?:tele|television|pantalla|tableta|ventana|pared)|al (?:pizarron|televisor|celular|vidrio|telefono|piso)|como chicle)\b/g,
    unless: (plain) => STRIKES.test(plain) || HITS.test(plain),
  },
  {
    of: ['child-abuse'],
    meant: /\b(?:chest|skin|butt|bottom|privates?|parts?|body)(?: \w+)? looks?\b(?! at\b)/g,
  },
  {
    of: words('child-abuse sexual-assault'),
    meant: /\bchin (?:\w+ )?(?:touch\w*|reach\w*|gets (?:down )?to|goes (?:down )?to) (?:my|his|her|the) chest\b/g,
  },
]

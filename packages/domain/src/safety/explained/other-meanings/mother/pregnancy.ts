import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { DESPAIR } from '../vocabulary'

const HARMS_BABY =
  /\b(?:quiero|ganas|pienso|pensado|pensamientos?|ideas?|voces|voz|sacud\w+|pegue|golpe\w*|miedo (?:de|a) (?:hacer|lastim)\w*|hacerle|want|urges?|thoughts?|voices?)\b/
const MOOD_IS_BETTER =
  /\b(?:animo|mood)\b[^.;!?\n]{0,25}\b(?:mejor\w*|bien|better|improved|good|fine|lifted)\b|\b(?:mejor|better) de animo\b/
const WITH_CHILD = /\b(?:embaraz\w*|semanas de|fuente|bebe|pregnan\w*|contracc\w+)\b/
const IS_PREGNANT = /\b(?:embaraz\w*|panza|vientre|adentro|dentro|semanas|pate[ao]\w*|pregnan\w*|belly|womb|bump)\b/

const BELLY_OR_BLOOD =
  /\b(?:belly|stomach|abdom\w*|tummy|pelvi\w*|cramp\w*|bleed\w*|blood|spotting|faint\w*|dizz\w*|passed out|lighthead\w*|barriga|panza|vientre|estomago|colicos?|sangr\w*|manch\w*|desmay\w*|mare\w*)\b/

/** Words about pregnancy that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_MOTHER_PREGNANCY: readonly OtherMeaning[] = [
  {
    of: ['breast-infection', 'nursing', 'postpartum'],
    meant:
      /\b(?:nursed|breast ?fed|nursing|breast ?feeding|weaned|amamante|di pecho)\b[^.;]{0,60}\b(?:years? ago|hace (?:\w+ )?anos)\b/g,
  },
  { of: ['water-out'], meant: /\b(?:keep\w*|kept|hold\w*|held)\b[^.;!?\n]{0,30}\bdown\b/g },
  {
    of: ['shoulder-tip-pain'],
    meant:
      /\bshoulders?\b[^.;!?\n]{0,30}\b(?:from|after) (?:\w+ ){0,3}(?:sleep\w*|slept|lift\w*|carry\w*|the gym|working out|exercis\w*|backpack|typing)\b|\bhombros?\b[^.;!?\n]{0,30}\b(?:por|de|desde que|despues de) (?:\w+ ){0,2}(?:dormir|dormi|cargar|cargue|levantar|ejercicio|gimnasio|mala postura)\b/g,
    unless: (plain) => BELLY_OR_BLOOD.test(withoutDenials(plain)),
  },
  {
    of: ['baby-moves-less'],
    meant:
      /\b(?:bebe|criatura|nin[oa]|nen[ea]|hij[oa])\b[^.;!?\n]{0,30}\bno (?:\w+ ){0,2}muev\w* (?:bien )?(?:el|la|los|las|su|sus|un|una|nada el|nada la) (?:brac?z?i?t?os?|mano|manita|dedos?|dedito|piern(?:a|ita)|pie(?:cito)?|cuello|cabeza|hombro|codo|munec[ao]|rodilla|ojos?)\b|\bno (?:quiere|puede|deja) (?:de )?mover (?:el|la|los|las|su) (?:brac?z?i?t?os?|mano|manita|dedos?|dedito|piern(?:a|ita)|pie(?:cito)?|cuello|cabeza|hombro|codo|munec[ao]|rodilla|ojos?)\b/g,
  },
  { of: ['baby-moves-less'], meant: /\bno dejo de \w+ (?:la|mi) (?:panza|barriga|vientre)\b/g },
  {
    of: words('postpartum-mood harm-others'),
    meant:
      /\b(?:le|les) (?:hace|hara|haria|hizo|hacen|haran|puede hacer|podria hacer|pueden hacer|habra hecho) (?:algun |mucho )?dano (?:al|a mi|a la|a el|a ella|a los)(?: bebe| nin[oa]s?| nen[ea]| criatura| feto)?/g,
    unless: (plain) => HARMS_BABY.test(plain) || /\bsangr\w+/.test(withoutDenials(plain)),
  },
  {
    of: words('postpartum-mood depressed'),
    meant:
      /\b(?:pastillas?|medicinas?|medicamentos?|tratamiento|antidepresivos?|sertralina|zoloft) (?:para|de|contra|por) (?:la |mi )?depresion(?: (?:posparto|postparto|post parto))?\b|\b(?:pills?|meds?|medicine|zoloft|sertraline|antidepressants?) (?:for|against) (?:my |the )?(?:postpartum |ppd )?depression\b/g,
    unless: (plain) => !MOOD_IS_BETTER.test(plain) || HARMS_BABY.test(withoutDenials(plain)) || DESPAIR.test(plain),
  },
  {
    of: words('swollen-hands-face puffy-all-over'),
    meant: /\b(?:pies|tobillos|feet|ankles)\b[^.;,!?\n]{0,20}\b(?:hinch\w+|puff\w*|swollen)\b/g,
    unless: (plain) =>
      !/\b(?:se (?:me )?(?:baja|bajan|deshinch\w+|quita|quitan)|(?:go|goes|went) down)\b/.test(plain) ||
      /\b(?:manos|cara|ojos|parpados|anillos?|hands?|face|fingers|rings?|luces|lights)\b/.test(withoutDenials(plain)),
  },
  {
    of: ['baby-moves-less'],
    meant: /\balgo (?:\w+ )?(?:camina|se mueve|caminando|brinca)\b(?: \w+)? (?:adentro|dentro)\b/g,
    unless: (plain) => WITH_CHILD.test(plain),
  },
  {
    of: ['baby-moves-less'],
    meant: /\bse siente (?:como )?(?:agua|liquido|pus|una bola|aguado|blandito) (?:\w+ )?a?dentro\b/g,
  },
  {
    of: ['baby-moves-less'],
    meant: /\bsient[oe] que (?:ya )?(?:estoy|esta|ando) (?:de )?(?:embarazada|encinta)\b/g,
    unless: (plain) =>
      !/\b(?:anticoncep\w+|pastilla del dia|condon|preservativo|regla|periodo)\b/.test(plain) ||
      /\b(?:se mueve|moverse|moviendo|patad\w+|patea\w*)\b/.test(plain),
  },
  {
    of: ['baby-moves-less'],
    meant:
      /\b(?:(?:todavia|aun|ya) )?no (?:se )?(?:sienta|camina|gatea|rueda|sostiene|para)\b(?: (?:sol[oa]|bien|todavia|aun))*/g,
    unless: (plain) => IS_PREGNANT.test(plain),
  },
  {
    of: words('cramps belly-pain contractions'),
    meant:
      /\b(?:leg|calf|foot|toe|thigh|hamstring) cramps?\b|\bcramps? in (?:my|his|her|the|both) (?:\w+ )?(?:calf|calves|legs?|feet|foot|toes|thighs?)\b|\bcharley horses?\b|\bcalambres? (?:en|de) (?:las?|los?|el|mis?) (?:\w+ )?(?:pantorrillas?|piernas?|pies?|muslos?)\b/g,
    becomes: 'leg-cramp',
  },
]

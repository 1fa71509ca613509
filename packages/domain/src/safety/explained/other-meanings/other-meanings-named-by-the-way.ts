import type { OtherMeaning } from './other-meanings'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const IMMUNITY = words('weak-immunity weak-immunity-person chronic-illness cancer')
const KIN =
  '(?:aunt|mother|mom|mama|sister|neighbou?r|friend|grandma|mother in law|cousin|suegra|tia|vecina|comadre|abuela|abuelita|amiga|hermana|prima)'
const SKIN_IS_ILL =
  /\b(?:red|redder|hot|warm|swoll\w*|swelling|pus|ooz\w*|fever|spread\w*|tender|hurts?|painful|streaks?|roj[oa]|caliente|hinchad[oa]|supur\w*|fiebre|calentura|duele)\b/
const REAL_BLOOD =
  /\b(?:cut|gash|wound|still bleed\w*|real blood|herida|cortada|cortad[oa]|sangre de verdad|sigue sangrando)\b/
const RED_FOOD =
  '(?:ketchup|catsup|tomato (?:sauce|juice)|salsa|hot sauce|jam|jelly|beet juice|nail polish|lipstick|paint|red (?:dye|ink|sauce|marker)|fake blood|pintura|mermelada|betabel|remolacha|barniz|jugo|sangre falsa|salsa)'

/** What is named by the way and is nobody's: a feared cancer, blood that something "goes into", what an aunt calls an infection. */
export const OTHER_MEANINGS_NAMED_BY_THE_WAY: readonly OtherMeaning[] = [
  {
    of: IMMUNITY,
    meant:
      /\b(?:immune system (?:is |was )?(?:\w+ )?(?:normal|fine|healthy|ok|good|strong)|(?:normal|healthy|good|strong) immune system|sistema inmun\w+ (?:\w+ )?(?:normal|san[oa]|bien|fuerte)|defensas (?:\w+ )?(?:normales|bien|buenas|altas))\b/g,
  },
  {
    of: IMMUNITY,
    meant:
      /\b(?:(?:pense|penso|pensando|miedo|preocupad[oa]) (?:en|de|por|a|que sea|que fuera|que tenga) (?:\w+ )?(?:leucemia|linfoma|sida|vih)|(?:give|gives|giving|gave) (?:me|him|her|us|you) (?:leukemia|lymphoma|cancer)|me (?:va a )?(?:de|dar|da|dara) (?:leucemia|cancer)|(?:thought|thinking|worried|scared|afraid|googled|panicked) (?:of|about|its|it was|that its|it might be) (?:\w+ )?(?:leukemia|lymphoma|aids|hiv))\b/g,
  },
  {
    of: IMMUNITY,
    meant:
      /\b(?:lady|woman|guy|man|someone|somebody|girl|influencer|video|senora|muchacha|tipo|alguien|video) (?:\w+ ){0,4}(?:tiktok|tik tok|youtube|instagram|facebook|internet|online|reddit)\b[^.;!?\n]{0,40}\b(?:cancer|leukemia|lymphoma|lupus|hiv|leucemia|linfoma|vih)\b/g,
  },
  {
    of: IMMUNITY,
    meant:
      /\b(?:hearing|bought|buy|cheap|teaching|mobility|visual|training) aids\b|\baids (?:off|for (?:my|his|her) (?:ears?|hearing))\b/g,
  },
  {
    of: ['hives'],
    meant: /\bred all over (?:the |my )?(?:bowl|toilet|floor|sink|shirt|sheets?|kitchen|carpet|plate|counter|place)\b/g,
  },
  {
    of: ['chronic-illness'],
    meant:
      /\b(?:check\w*|test\w*|revis\w+|midi\w*|medi\w*)\b[^.;!?\n]{0,25}\b(?:cholesterol|colesterol)\b[^.;!?\n]{0,30}\b(?:boring|fine|normal\w*|good|ok|okay|perfect\w*|bien)\b/g,
  },
  {
    of: ['amputation'],
    meant:
      /\b(?:pie de atleta|llev[oa] (?:como |ya )?(?:un|una|dos|tres|cuatro|\d+) (?:dias?|semanas?|mes(?:es)?|anos?) con)\b/g,
  },
  {
    of: ['electric-shock'],
    meant: /\bhot to (?:the )?touch\b/g,
    unless: (plain) => /\b(?:wires?|shock\w*|zapp\w*|power|outlet|electric\w*|socket)\b/.test(plain),
  },
  {
    of: ['chronic-illness', 'cancer'],
    meant: /\b(?:calor(?:es)? (?:menopausic\w+|de la menopausia)|menopausic[oa]s?)\b/g,
  },
  {
    of: ['bleeding', 'vaginal-bleeding'],
    meant:
      /\b(?:(?:qued[ae]|va|vaya|pas[ae]|entr[ae]|llega|llegue|met[ae]|mete|absorbe)n? (?:a|en|por|hasta) (?:la|mi|su) sangre|(?:la|mi|su) sangre se (?:me |le )?(?:llena|lleno|ensucia|ensucio|enveneno|intoxica)|(?:gets?|goes|got|going|absorbed|stays?|enters?) (?:in|into|to)? ?(?:the|my|your|his|her) blood(?: ?stream)?)\b/g,
  },
  {
    of: ['bleeding', 'vaginal-bleeding', 'wound-trouble'],
    meant: new RegExp(
      `\\b(?:bleed\\w*|bled|blood|sangr\\w+)\\b[^|!?]{0,80}\\b(?:its|it is|it was|was|turned out(?: to be)?|era|es|fue|resulto(?: ser)?) (?:just |only |all |pur[oa] |solo |nomas )?${RED_FOOD}\\b`,
      'g',
    ),
    unless: (plain) => REAL_BLOOD.test(withoutDenials(plain)),
  },
  {
    of: words('opioid drug-use street-drug'),
    meant:
      /\b(?:thinks?|think|says?|said|swears|convinced|assumes?|accus\w+ me of|cree[n]?|piensan?|dicen?|jura) (?:that |que )?(?:im |i am |hes |shes |ando |estoy |me |uso |being |soy )?(?:on|doing|using|shooting|in|en|con|meto|inyecto)? ?(?:up )?(?:la )?(?:heroin\w*|meth|drugs|drogas|drogad[oa]|droga)\b/g,
  },
  {
    of: ['infection'],
    meant:
      /\b(?:infect(?:ing)?|infectar|contagiar) (?:a )?(?:the|my|our|everyone|everybody|others|anyone|people|him|her|them|cowork\w+|los|las|mis|mi|todos|otros|la|el|nadie)\b(?: \w+)?/g,
  },
  {
    of: ['infection'],
    meant: new RegExp(
      `\\b${KIN} (?:says?|said|thinks?|insists?|swears?|dice|jura|cree|insiste) (?:that |que )?(?:its |it is |thats |es |eso es |tiene |esta )?(?:an? |una )?(?:\\w+ )?infec\\w+`,
      'g',
    ),
    unless: (plain) => SKIN_IS_ILL.test(withoutDenials(plain)),
  },
  {
    of: words('tick-bite'),
    meant:
      /\b(?:tick|ticks|garrapatas?)\b[^.;!?\n]{0,20}\b(?:off|on|from|del?|al?) (?:the |my |our |mi |la |el )?(?:\w+ )?(?:dog|cat|puppy|perr[oa]|gat[oa])\b/g,
    unless: (plain) =>
      !/\b(?:never on me|not on me|none on me|wasnt on me|didnt bite me|nothing on me|no (?:bite|mark) on me|(?:a mi|en mi) (?:no|nunca)|no me (?:pico|mordio)|nunca (?:en mi|me pico))\b/.test(
        plain,
      ) || /\b(?:rash|fever|found one on me|salpullido|sarpullido|fiebre)\b/.test(withoutDenials(plain)),
  },
]

import { words } from '../../../../free-text/words'
import { withoutDenials } from '../../told'
import type { OtherMeaning } from '../other-meaning'
import { OF_FAR_KIN } from '../vocabulary'

const CAUGHT = /\b(?:caught|crush\w*|pinn\w*|mangl\w*|slipp\w*|kicked back|cut|today|just now|this morning|stuck)\b/
const JUST_CUT =
  /\b(?:acaba|ahorita|hace (?:un )?(?:rato|ratito|minutos?|hora|\w+ (?:minutos|horas))|hoy|sangr\w*|sierra|maquina|accidente|cuchillo|just now|(?:minutes|hours?) ago|bleed\w*|blood|saw|accident|today)\b/

/** Words about limbs lost and crushed that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_INJURY_LIMBS_LOST_AND_CRUSHED: readonly OtherMeaning[] = [
  { of: words('force'), meant: /\bmad cow\b(?: disease)?|\bvacas? locas?\b/g },
  { of: ['force'], meant: /\broof of (?:my|his|her|the) mouth\b/g },
  {
    of: ['force'],
    meant:
      /\b(?:when(?:ever)?|every time|each time|after) (?:i|he|she) (?:us\w+|hold\w*|work\w*|operat\w+|run) [^.;,!?\n]{0,30}/g,
    unless: (plain) => CAUGHT.test(plain),
  },
  {
    of: ['amputation'],
    meant:
      /\bamputated (?:her|his|their|my|the) (?:\w+ )?(?:cousin|uncle|aunt|friend|neighbou?r|father|mother|brother|sister|husband|grand\w+|coworker|nephew|boss)s?\b|\b(?:le )?(?:amputaron|cortaron) (?:el |la |un |una )?(?:\w+ )?(?:dedo|dedito|pie|pierna|mano)? ?a (?:su|mi|un|la|el) (?:prim[oa]|ti[oa]|amig[oa]|vecin[oa]|abuel[oa]|cunad[oa]|suegr[oa]|compadre|comadre|senora?)\b/g,
  },
  {
    of: ['amputation'],
    meant: new RegExp(
      `\\b(?:que|porque|por eso|because|that)(?: a)?${OF_FAR_KIN} (?:\\w+ ){0,2}?(?:perdio|le cortaron|le amputaron|le mocharon|se quedo sin|lost|had) (?:(?:un|el|una|la|dos|an?|his|her|two) )?(?:ded\\w+|pie|pierna|brazo|mano|toes?|fingers?|foot|leg)\\b`,
      'g',
    ),
    unless: (plain) => JUST_CUT.test(withoutDenials(plain)),
  },
  {
    of: ['amputation'],
    meant:
      /\b(?:pie de atleta|llev[oa] (?:como |ya )?(?:un|una|dos|tres|cuatro|\d+) (?:dias?|semanas?|mes(?:es)?|anos?) con)\b/g,
  },
  {
    of: ['amputation'],
    meant:
      /\b(?:splint|bandage|band ?aid|cast|ring(?! finger)|nail polish|wart|scab|sticker|ferula|curita|venda|anillo)(?: (?:on|from|for|around|of|en|del?) (?:my|his|her|the|mi|su|el) (?:\w+ )?\w+)? (?:(?:came|fell|got|is|was) (?:right )?(?:off|gone)|se (?:me )?(?:cayo|salio))\b/g,
  },
]

import { words } from '../../../../free-text/words'
import type { OtherMeaning } from '../other-meaning'
import { graver, unlessTold } from '../unless-told'

const IN_THE_WOMB =
  /\b(?:inside me|in my (?:belly|womb|tummy)|kicks|pregnan\w*|embaraz\w*|\d+ (?:weeks|wks|semanas)|ultrasound)\b/

/** Words about signs that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_EVERYDAY_SIGNS: readonly OtherMeaning[] = [
  {
    of: ['urine-trouble', 'cannot-hold-urine'],
    meant: /\bwet(?:ter| sounding)? cough\w*|\bwet (?:nappies|diapers)\b/g,
  },
  {
    of: words('hiccups'),
    meant: /\b(?:hiccup\w*|hipos?)\b/g,
    unless: (plain) => !IN_THE_WOMB.test(plain) || !/\b(?:baby|bebe|she|he|nina|nino)\b/.test(plain),
  },
  {
    of: ['numb-hands-night'],
    meant:
      /\b(?:stitches|stiches|staples|surgery|operation|release|bandage)\b[^.;!?\n]{0,40}\bcarpal tunnel\b|\bcarpal tunnel (?:surgery|release|operation)\b|\b(?:operacion|cirugia|puntos) (?:\w+ ){0,3}tunel (?:del )?carp\w+\b/g,
  },
  {
    of: ['numb-hands-night'],
    meant:
      /\b(?:is|could|do i have|have i got) (?:it |this |that |be )*carpal tunnel\b[^.;!?\n]*|\bsera (?:el )?tunel carpiano\b/g,
  },
  {
    of: ['chronic-illness'],
    meant: /\b(?:thyroid|lead) (?:collar|shield|guard|apron)\b|\bprotector de tiroides\b/g,
  },
  {
    of: ['chronic-illness'],
    meant:
      /\b(?:pressure|cholesterol|thyroid|presion|colesterol|tiroides)(?: (?:and|y|,) (?:cholesterol|pressure|sugar|thyroid|colesterol|presion|azucar))* (?:is |are |was |were |all |esta |estan )*(?:good|fine|normal|great|perfect|ok|okay|bien|normales)\b/g,
  },
  {
    of: ['chronic-illness'],
    meant: /\ba1c\b[^.;!?\n]{0,30}\b[45][.,]\d\b/g,
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
    of: ['chronic-illness'],
    meant:
      /\b(?:check\w*|test\w*|revis\w+|midi\w*|medi\w*)\b[^.;!?\n]{0,25}\b(?:cholesterol|colesterol)\b[^.;!?\n]{0,30}\b(?:boring|fine|normal\w*|good|ok|okay|perfect\w*|bien)\b/g,
  },
  {
    of: ['chronic-illness', 'cancer'],
    meant: /\b(?:calor(?:es)? (?:menopausic\w+|de la menopausia)|menopausic[oa]s?)\b/g,
  },
]

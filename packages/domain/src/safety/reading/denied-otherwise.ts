const NEGATIVE_TEST =
  '(?:(?!\\b(?:not|wasnt|isnt|positive|positiva|positivo|but|except|pregnant|embarazada|no)\\b)[^.|;:?!]){0,45}?\\b(?:negative|negativ[oa]s?)\\b'
const EXPECTS =
  '(?:scared|afraid|worried|terrified|frightened|anxious|fear|panick?(?:ed|ing)|imagin\\w+|thinking|keep thinking)'

/** Told in other words than a plain denial, and what is meant: a test that was negative, what nobody has ever said, what is only feared. */
export const DENIED_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:pregnancy|urine pregnancy|ketones?|strep|covid|flu|influenza|troponin|d dimer|hiv|drug|monospot|mono|urine ketones?) (?:urine )?(?:tests?|strips?|swabs?|screens?|levels?)\\b${NEGATIVE_TEST}`,
      'g',
    ),
    ' negative test ',
  ],
  [
    new RegExp(
      `\\b(?:pruebas?|tests?|examen|tiras?) (?:rapid[oa] )?(?:de )?(?:embarazo|cetonas|covid|influenza|estreptococo)\\b${NEGATIVE_TEST}`,
      'g',
    ),
    ' prueba negativa ',
  ],
  [
    /\b(?:last|previous|prior|past|earlier|both|first two|all (?:my|her|of my)) pregnanc(?:y|ies)\b|\bpregnancy (?:weight|wt|pounds|pillow|clothes)\b|\b(?:embarazos? (?:anterior(?:es)?|pasad[oa]s?|previos?)|(?:ultimo|primer|pasado) embarazo)\b/g,
    ' it ',
  ],
  [
    /\bnever (?:once |really |ever |had )?(?:(?:any )?(?:thoughts?|ideas?|plans?)|think|thinks|thinking|considered|contemplated|wanted) (?:of |about |to )?(?=(?:hurt|harm|kill|end|cut)(?:ing)?\b)(?![^.|]*\b(?:before|until|till|except|but|today|tonight|now|lately|anymore)\b)/g,
    'no ',
  ],
  [/\b(?:not|never|havent|hasnt|didnt) (?:had |have |felt |got )?(?:so much as|even had|even) an? (?=\w+)/g, ' no '],
  [
    /\bnever had (?:an? |any )(?=(?:seizure|stroke|heart attack|convulsion)s?(?:, \w+(?: \w+)?)*,? (?:or|nor) (?:an? )?(?!anything|something|this|one)\w+(?: \w+){0,2} *(?:[;,\n]|$))/g,
    ' no ',
  ],
  [/\bwithout (?:a |any )?pulse\b|\bpulses? (?:is |are )?(?:absent|undetectable|gone)\b/g, ' no pulse '],
  [/\bneither (breathing|awake|conscious|responding|moving|talking)\b/g, ' not $1 '],
  [/\bbreathing (?:is )?absent\b|\bwithout breathing\b/g, ' not breathing '],
  [/\b(?:fetal|foetal|baby|babys) movements? (?:is |are |have been )?absent\b/g, ' baby not moving '],
  [/\bnever wakes up(?= or (?:responds?|answers?|moves?)\b)/g, ' wont wake up '],
  [
    /\bkeeps? (?:on )?(?:thinking|worrying|reading) (?:of|about) (?:an? |the )?(?:strokes?|heart attacks?|aneurysms?|sepsis|meningitis|blood clots?)\b/g,
    ' worried ',
  ],
  [
    /\b(?:no one|nobody|no doctor) (?:has |have |had )?(?:ever )?(?:said|says|told me|mentioned|found|diagnosed me with|noticed)(?: that)?(?: i| ive| im)?(?: have| had| got| with)?(?= )/g,
    ' no ',
  ],
  [
    /\bnadie (?:me )?(?:ha |habia )?(?:dicho|encontrado|diagnosticado)(?: nunca)?(?: que)?(?: tengo| tenia)?(?= )/g,
    ' no tengo ',
  ],
  [
    new RegExp(
      `\\b${EXPECTS} (?:that |because |to (?:sleep|fall asleep|go to sleep|close my eyes) (?:because |in case )?)?(?:i|ill|i will) (?:wont|will not|might not|may not|dont|will never|never|wake up unable|wake up not able|will wake up unable|might|could)(?: ever)? (?:wake(?: up)?|to breathe|be able to breathe)(?: again| up)?`,
      'g',
    ),
    ' worried ',
  ],
  [
    /\b(?:asustad[oa]|miedo|temo|preocupad[oa])(?: de| a| a que| que| de que)* no (?:despertar(?:me)?|despierte)\b/g,
    ' preocupado ',
  ],
  [
    /\b(?:so |theres |is there )?no point (?:in )?(?:going|seeing|asking|bothering|calling|getting)(?: anywhere| in| to (?:the )?(?:er|doctors?|hospital|clinic|a doctor))?(?! on| anymore| any more)\b/g,
    ' it ',
  ],
]

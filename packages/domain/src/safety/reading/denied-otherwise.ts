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
  [/\b(?:scared|afraid|nervous|hesitant) to (?=(?:cut|trim|clip|file)\b)/g, ' cannot '],
  [/\bno es que me quiera (morir|matar)(?:me)?\b/g, ' sin pensar en $1 '],
  [
    /\b(?:its )?not (?:that|like) i (?:want|wanna|wish)(?: to)? (?=(?:die|be dead|kill|hurt|end)\b)/g,
    ' i dont want to ',
  ],
  [
    /\b(?:last|previous|prior|past|earlier|both|first two|all (?:my|her|of my)) pregnanc(?:y|ies)\b|\bpregnancy (?:weight|wt|pounds|pillow|clothes)\b|\b(?:embarazos? (?:anterior(?:es)?|pasad[oa]s?|previos?)|(?:ultimo|primer|pasado) embarazo)\b/g,
    ' it ',
  ],
  [
    /\bnever (?:once |really |ever |had )?(?:(?:any )?(?:thoughts?|ideas?|plans?)|think|thinks|thinking|considered|contemplated|wanted) (?:of |about |to )?(?=(?:hurt|harm|kill|end|cut)(?:ing)?\b)(?![^.|]*\b(?:before|until|till|except|but|today|tonight|now|lately|anymore)\b)/g,
    'no ',
  ],
  [
    /\b(?:dont|do not|doesnt|does not|didnt|not|never) (?:\w+ )?(?:think|thinking|thought|have thoughts|having thoughts) (?:of|about) (?=(?:hurting|harming|killing|cutting|ending)\b)(?![^.|]*\b(?:before|until|till|except|but|today|tonight|now|lately|anymore)\b)/g,
    'no ',
  ],
  [/\b(?:not|never|havent|hasnt|didnt) (?:had |have |felt |got )?(?:so much as|even had|even) an? (?=\w+)/g, ' no '],
  [
    /\b(?:cant|cannot|can not|couldnt|or|nor) (?:see|find|detect|notice|spot) any (?:signs? of )?(?=(?:\w+ )?(?:pus|drainage|discharge|blood|bruis\w*|swelling|redness|rash|spots?|blisters?|marks?|wounds?|cuts?|ticks?|lumps?|splinters?|glass|jaundice|yellow\w*)\b)/g,
    ' no ',
  ],
  [
    /\b(?:asked|ask) (?:her|him|them|me|my \w+) (?:[a-z]+ ){0,3}?(?:whether|if|about) [^.|:;?]{3,160}?,? (?:and )?(?:she|he|they|i) (?:said|says|answered|told (?:me|us|him|her)|swears?|swore)(?: to (?:me|us))? (?:no|not|never|nope|nothing like that)\b/g,
    ' it ',
  ],
  [
    /\b(?:le|la|lo) pregunte (?:[a-z]+ ){0,2}?si [^.|:;?]{3,160}?,? (?:y )?(?:me )?(?:dijo|dice|contesto|jura|juro)(?: que)? (?:no|nunca|nada)\b/g,
    ' it ',
  ],
  [
    /\b(?:thought|felt like|feared|sure) (?:that )?(?:id|i would|i was (?:going to|gonna|about to)|i might) (?:faint|pass out|black out|collapse)\b/g,
    ' felt lightheaded ',
  ],
  [/\ball right(?! (?:side|half|arm|leg|hand|eye|ear|upper|lower|sided)\b)/g, 'alright'],
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
  // "None of the spots are hot", "neither calf hurts", "nobody at home is pregnant".
  [
    /\b(?:none|neither) of (?:the|my|his|her|our|them|these|those|it)(?: \w+){0,2}? (?:is|are|was|were|has|have|had|looks?|feels?|with) (?!(?:work|help|do|go|com|stop|better|good|well|able|awake|breath)\w*\b)/g,
    ' no ',
  ],
  [
    /\bneither (?:foot|leg|calf|ear|eye|hand|arm|knee|breast|side|ankle|wrist) (?:is|are|was|has|have|had|looks?|feels?) (?!(?:work|mov|able|respon)\w*\b)/g,
    ' no ',
  ],
  [
    /\b(?:nobody|no one) (?:else )?(?:at home|in (?:the|our|my) (?:house|household|home|family|office|class)|around (?:me|us)|here|on (?:either|my|his|her|both) sides?(?: of the family)?)(?:s| is| are| has| was| gets?)? /g,
    ' no ',
  ],
  [
    /\b(?:isnt|not|wasnt|never|hasnt been|arent|no) (?:at all )?(?:hard|difficult|tough) to (?:wake|rouse|awaken|settle|console|comfort|feed)(?: up)?\b/g,
    ' wakes well ',
  ],
  [
    /\bno (?:esta )?respira(?:ndo)? (?:ni )?(?:muy |tan |demasiado )?(?:rapido|agitad[oa]|mal|fuerte|raro|feo|con (?:dificultad|trabajo|esfuerzo))\b/g,
    ' , respira bien ',
  ],
  [
    /\b(?:nada|algo|pastillas?|medicinas?|medicamentos?|remedios?|toma|tomo|tomando)(?: \w+)? para (?:adelgazar |diluir |aguadar |hacer mas delgada )?la sangre\b/g,
    ' anticoagulante ',
  ],
  [/\b(?:quit|stopped|done|ceased|finished) bleeding\b/g, ' no longer bleeds '],
  [
    /\b(?:spots|flashes|stars|sparkles|floaters|lights) (?:before|in front of) (?=(?:my|his|her|the) eyes\b)/g,
    'spots in ',
  ],
  [
    /\bas (?:often|much|freely|regularly|active|lively|hungry|playful|cheerful|steady|wild|happy) as (?:ever|always|usual|before|normal(?:ly)?|(?:i|he|she) (?:always|normally|usually) (?:do|does|did|is|am))\b/g,
    ' as usual ',
  ],
  [/\bpupils (?:are|look|were) (?:both )?(?:the same(?: size)?|equal|even|normal)\b/g, ' normal eyes '],
  [/\b(?:strong|healthy|fit) as an? (?:horse|ox|bull)\b/g, ' well '],
  [
    /\b(?:cant|cannot|couldnt) stand (?:(?:the|a|my|having|any|even|to have) )*(?:bed ?)?(?:sheets?|blankets?|covers?|bra|strap|socks?|shoes?|taste|touch)\b/g,
    ' it hurts to touch ',
  ],
  [
    /\b(?:no|ni) (?:me|nos|la|lo|le) (?:despierta|ha despertado) (?:(?:en|por|de) la noche|de noche)\b(?! (?:ni|nadie|nada)\b)/g,
    ' duermo bien ',
  ],
  [/\bni (?:tiene|tengo|le han salido|me han salido) (?:\w+ )?(?:manchas|ronchas|puntos|sarpullido)\b/g, ' '],
  [/\bno (?:orin[oa]|voy al bano|va al bano) (?:ni )?(?:de )?(?:mas|tanto|seguido|muy seguido)\b/g, ' orina normal '],
  [
    /\b(?:nacio|born|delivered|nacida|nacido) (?:a las|at|de) (?:3[6-9]|4[0-2]) (?:semanas|weeks)\b/g,
    ' nacio a termino ',
  ],
]

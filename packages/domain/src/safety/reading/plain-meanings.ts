const ILL =
  '(?:grip[ea]|catarro|resfriado|resfrio|moquera|mocos|tos|covid|influenza|virus|bicho|tuberculosis|hepatitis|sarna|piojos|hongos?|varicela|sarampion|dolor de garganta|infeccion|conjuntivitis)'
const COLOURED = '(?:hoja|hojita|flor|petalo|baya|caramelo|dulce|paleta|manzana|fresa|plastilina|crayola|tapa)'
const SURE = '(?:muy |todo |completamente |perfectamente )?'

/** Said plainly of something else than the danger its words name, and what is meant. */
export const PLAIN_MEANINGS: readonly (readonly [RegExp, string])[] = [
  // What comes on little by little is no moment: "se le ha ido empanando".
  [/\b(?:ha|han|habia|fue) ido ([a-z]+(?:ando|iendo|endo))\b/g, 'esta $1'],
  // Weeks at which a woman bleeds are those of a pregnancy, but for those after a birth or an operation.
  [
    /\b(bleed(?:ing)?|spotting|cramping|sangrando|sangrado|manchando) (?:at|a las) (\d{1,2}) (?:weeks?|wks?|semanas)\b(?! (?:after|post\w*|old|since|despues|de edad|de nacid))/g,
    'pregnant $2 weeks with $1',
  ],
  // An illness is caught: nobody strikes.
  [
    new RegExp(`\\b(?:me|le|nos) (?:pego|pegaron|pegue) (?:la |el |una |un |esta |este |su )?(?=${ILL}\\b)`, 'g'),
    'tengo ',
  ],
  [new RegExp(`\\b(${ILL}(?: [a-z]+){0,4}?) que (?:me|le|nos) (?:pego|pegaron|contagio)\\b`, 'g'), '$1 por'],
  // Felt as ever.
  [
    new RegExp(
      `(?<!\\b(?:no|nunca|ni|casi|si) )\\bl[oa]s? (?:siento|siente) ${SURE}(?:(?:normal|normales|igual)\\b|bien(?! (?!y\\b|pero\\b)\\w))`,
      'g',
    ),
    'esta normal .',
  ],
  [
    /(?<!\b(?:no|ni|apenas|nunca|casi|sin) )\b(?:siento|siente) (?:a la |al )(?:bebe|nina|nino) (?:patear|moverse)\b(?! (?:\w+ )?(?:menos|poco|casi|raro|apenas))/g,
    'bebe se mueve bien .',
  ],
  [/\bgomitas\b/g, 'gummies'],
  // An end put to a thing, not to a life.
  [/\b(?:acabar|terminar) con todo (?=(?:el|la|los|las|este|esta|estos|estas|mi|ese|esa) )/g, 'quitar '],
  [/\b(?:se me )?(?:cayo|salio|expulse|bote) el (?:[a-z]+ )?tapon(?: mucoso)?\b/g, 'mucus plug'],
  [/\b(patea|se mueve|pega|late) fuerte\b/g, '$1 bien'],
  // Put on a form by mistake, or told to call about.
  [
    /\b(?:puse|marque|marcaron|pusieron|anote) (?:por error|sin querer|por equivocacion) (?:que )?[^.,;|]{0,60}/g,
    'it ',
  ],
  [/\b(?:dice|dijo|dijeron|dicen) que (?:llame|llamara|llamen) al? (?:911|doctor|la clinica) si [^.,;|]{0,50}/g, 'it '],
  [/\b(?:traducir|escribir|deletrear|pronunciar) la palabra [a-z]+(?: [a-z]+)?\b/g, 'it '],
  [new RegExp(`\\b(${COLOURED}s?) roj[oa]s?\\b`, 'g'), '$1'],
  // Held in one's arms.
  [/\b(?:cuando|si|al) l[oa] (?:cargo|cargamos|cargan)\b(?= (?:se |y se |deja|para de))/g, 'en brazos'],
  // A child that had a fever was not born.
  [
    /\b(nin[oa]|bebe|hij[oa])\b([^.;!?\n]{0,30}) tuvo (?=(?:3[5-9]|4[01])\b|fiebre|temperatura|calentura)/g,
    '$1$2 con ',
  ],
  [/\b(?:va|vaya|puede|podria|fuera) (?:a )?dar(?:me|le|nos)? (?:el |un )?tetanos\b/g, 'it'],
  // Called a sign of it by people who are no doctors.
  [
    /\b(?:me dijeron|dicen|lei|oi|escuche|mi (?:suegra|tia|vecina|comadre|mama|abuela) dice) que (?:eso )?(?:es|son|era|puede ser) (?:una |un )?(?:senal|sintoma|signo|principio|indicio)(?:es|s)? de \w+/g,
    'it',
  ],
  [/\b(?:mete|meten|metio|metiendo) (?:\w+ )?miedo (?:con|diciendo) que [^.;!?\n]*/g, 'it'],
  // The one who writes is awake.
  [
    /\bi (?:wont|will not|will never|might not|might never|may never|cant) (?:ever )?(?:come|go|get) back to (?:normal|earth|reality|myself|my (?:old|normal) self)\b/g,
    'i feel odd',
  ],
  [
    /\b(?:feels?|felt|feeling) (?:like|as if|as though) (?:i|he|she) (?:will|would|might|could|may) (?:faint|pass out|black out)\b/g,
    'feel lightheaded',
  ],
  // The shares of a mixture are no pressure.
  [
    /\b(solder|alloy|mix|mixture|blend|ratio|split|cotton|polyester)( (?:is|was|of|at))? \d\d ?\/ ?\d\d\b|\b\d\d ?\/ ?\d\d (?=(?:solder|leaded|tin|mix|blend|split|cotton|ratio|polyester)\b)/g,
    '$1 ',
  ],
  [
    /\b(?:mine|(?:the|my|our) \w+) (?:cracked|broke|shattered|leaked|spilled|smashed|burst) (?:\w+ )?when it fell (?:down )?(?:from|off) (?:the|a|my) \w+/g,
    'it broke',
  ],
  [/\b(?:hand|arm|shirt|jacket|coat|sweater|long|short) sleeves?\b/g, 'shirt'],
  // A feeling that is not there.
  [
    /\bno (?:warm|hot|burning|strange|odd|funny|tingling|weird|pulling|unusual) (?:feelings?|sensations?)\b/g,
    'no trouble',
  ],
  // Whether a test or a thing has harmed the unborn.
  [
    /\b(?:did|have|has|will|would|could|can|does|might) (?:it|this|that|they|these|the (?:\w+ )?(?:x ?rays?|scan|shot|pill|radiation|coffee|wine|medicine)) (?:have )?(?:already )?(?:hurt|harm|harmed|damage|damaged|affect) (?:the|my|our) (?:baby|fetus)\b/g,
    'is it a worry',
  ],
]

const SIGN_OF_STARS = '(?:scorpios?|gemini|libra|virgo|taurus|aries|capricorn|sagittarius|pisces|aquarius|leo)'
const DYING = '(?:cancer|terminal|hospice|hospicio|palliative|paliativos?|stage (?:4|four)|dying of)'

const WHO_PAYS =
  '(?:who pays|whose insurance|which insurance|medical bills?|hospital bills?|lawyer|settlement|quien paga|que seguro paga|aseguran[sz]as?|deducibles?|abogado)'
const CRASH = '(?:(?:car|auto|truck|bus) (?:accident|crash|wreck)|choque|accidente de (?:carro|auto))'
const NOTHING_HURTS =
  '(?![^.|]{0,120}\\b(?:hurts?|pain|neck|numb|dizzy|bleed\\w*|cant|duele|dolor|cuello|mare\\w*|sangr\\w*)\\b)'

/** What people say of offices, plans, things and animals when they ask for help, and what is meant. */
export const ASKED_OF_OFFICES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:keeps?|kept) hanging up(?: on (?:me|us))?\b|\bhung up on (?:me|us|him|her)\b/g, ' is rude '],
  [/\b(?:nobody|no one|no nurse|no doctor)(?: here| there)? (?:who|that) (?:talks|speaks)\b/g, ' no interpreter for '],
  [/\b(?:cant|cannot) see (?:the )?(?:small|tiny|fine|little) (?:letters|print|words|text)\b/g, ' needs glasses '],
  [
    /(?<=\b(?:they|doctors?|dr|clinic|office|hospital|specialist|dentist|therapist|pcp|nobody|no one) (?:\w+ )?)(?:cant|cannot|wont|will not|couldnt) see (?:me|us|him|her) (?=(?:because|until|unless|without|till|for|this|since|due)\b)/g,
    ' has no time ',
  ],
  [
    /\b(?:cant|cannot) see the (?:white|chalk)?board\b|\bno (?:ve|veo|mira|alcanza a ver) (?:bien )?(?:el pizarron|la pizarra)\b|(?<!\b(?:repente|pronto|hoy|ayer|golpe)\b[^.|]{0,30})\bno (?:ve|veo|mira) (?:bien )?de (?:cerca|lejos)\b(?![^.|]{0,30}\b(?:repente|pronto|hoy|ayer|golpe)\b)/g,
    ' necesita lentes ',
  ],
  [
    /\b(?:if|in case|si|cuando) (?:im|i am|i was|i were|i (?:go|get|fall|end up)|estoy|caigo|quedo) (?:in|into|en) (?:an? )?coma\b/g,
    ' if ill ',
  ],
  [
    /\bin case (?:i|we|he|she|they) (?:ever )?(?:gets?|got|am|is|was|were) (?:hit|run over) by an? (?:bus|truck|car|train)\b/g,
    ' in any case ',
  ],
  [
    /\b(what happens [^.|;]{0,60}\b(?:when|after|if)) (?:he|she|they|(?:my|mom|dad) \w+|mom|dad) (?:dies|die|passes|pass)\b/g,
    '$1 later ',
  ],
  [
    new RegExp(
      `(?:(?<=\\b${DYING}\\b[^.|;]{0,60})|(?=[^.|;]{0,80}\\b${DYING}\\b))\\b(?:wants|quiere|prefiere|desea) (?:to )?(?:die|pass(?: away)?|morir(?:se)?) (?:at home|in (?:his|her|their) own (?:bed|house|home)|en (?:su|la) (?:casa|cama)|en casa)\\b`,
      'g',
    ),
    ' wants care at home ',
  ],
  [new RegExp(`\\b${CRASH}\\b(?=[^.|]{0,60}\\b${WHO_PAYS}\\b)${NOTHING_HURTS}`, 'g'), ' the claim '],
  [new RegExp(`(?<=\\b${WHO_PAYS}\\b[^.|]{0,60})\\b${CRASH}\\b${NOTHING_HURTS}`, 'g'), ' the claim '],
  [
    /\b(?:dental|vision)(?: and (?:dental|vision))? (?:coverage|plans?|insurance|benefits?|bills?)\b|\b(?:seguro|plan|cobertura|cuentas?) (?:de medicare )?(?:de |con )?(?:dental|dientes|la vista|lentes)\b/g,
    ' my plan ',
  ],
  [
    /\b(?:if|in case|when) (?:im|i am|hes|shes) ever (?:laid up|sick|ill|hurt|in an? (?:accident|coma))(?: and| so(?: \w+)?)? (?:i )?(?:cant|cannot) (?:speak|talk|decide|answer)\b/g,
    ' if ill ',
  ],
  [
    /\b(?:hurts?|harms?|hurting) (?:his|her|my|our|their|your|the) (?:case|chances?|credit|application|status|record|claim|grades?|career|wallet|budget|score)\b/g,
    ' is bad for it ',
  ],
  [
    /\bno (?:le|les) (?:ve|veo|ven|encuentra|encuentro|halla|hallo) (?:el |ningun )?(?:caso|chiste) a (nada|la vida|vivir|seguir|todo)\b/g,
    ' no le veo sentido a $1 ',
  ],
  [
    /\b(back|nerves|memory|hearing|brakes?|engine) (?:is|are) shot\b(?![^.|]*\b(?:blood\w*|bleed\w*|guns?|bullets?|wounds?|holes?|fired)\b)/g,
    ' $1 is worn ',
  ],
  [
    /\bno sab(?:ia|e) ni que (?:era|es|significa)\b(?![^.|]*\b(?:tom[oe]|trag[oe]|comi[oe]?|bebio|pastillas?|dia|ano|mes|hora)\b)/g,
    ' no conoce ',
  ],
  [/\bbone (?:doctor|specialist|dr|surgeon)s?\b/g, ' specialist '],
  [/\bplay(?:ing|ed|s)? (?:ball|catch|dodge ?ball|kick ?ball)\b/g, ' playing '],
  [/\b(sad|empty|hopeless|overwhelmed)\b([^.|;]{0,40})\bcant stop crying\b/g, ' $1 $2 crying a lot '],
  [/\bweight loss (?:shots?|injections?|pens?)\b/g, ' medicine '],
  [/\bweight loss (?=(?:drugs?|meds?|medicines?|pills?)\b)/g, ' '],
  [
    /\b(?:me )?(?:acaban de (?:decir|diagnosticar)|just told me)(?:me)? (?:que )?(?=(?:tengo |i have )?(?:cancer|diabetes)\b)/g,
    ' ',
  ],
  [/\b(?:y |and )?(?:no se por donde empezar|(?:i )?dont know (?:where to start|what to do first))\b/g, ' '],
  [
    /\b(embarazada|pregnant) (?:y|and|but|pero) (?:no quiero tenerl[oa]|(?:i )?dont want (?:it|the baby|to have it))\b/g,
    ' $1 ',
  ],
  [/\blump sum\b/g, ' one payment '],
  [
    /\bir con (?=(?:mi|el|la|un|una|otr[oa]) (?:doctora?|medic[oa]|especialista|dentista|pediatra|psicolog[oa]|terapeuta|ginecolog[oa])\b)/g,
    ' consultar a ',
  ],
  [/\bde siempre\b(?= (?:pero|y|porque|que|ya)\b|,|$)/g, ' de confianza '],
  [
    /\b(?:cobranzas?|cobrador(?:es)?|colecci\w+|collections?|collectors?|collection agency|bancos?) (?:\w+ )?(?:(?:me|nos) amenaza\w*|(?:is |are |keeps? )?threaten\w*(?: me| us)?)\b(?! (?:to|de|con) (?:kill|hurt|beat|shoot|mat\w+|golpe\w*|muerte))/g,
    ' me cobra ',
  ],
  [/\bme (?:metio|metieron|cambio|cambiaron) (?:en|a) (?:un|el|otro) (?:plan|seguro|programa)\b/g, ' me inscribio '],
  [/\breglas? (?:de|del) (?:trabajo|medicaid|medicare|seguro|plan|gobierno|estado)\b/g, ' norma '],
  [/\bse (?:me|nos) paso (?=(?:pagar|pedir|mandar|renovar|la fecha|el plazo)\b)/g, ' olvide '],
  [
    /\b(?:roommates?|landlords?|tenants?) (?:\w+ ){0,4}?chang(?:e|ed|es|ing) (?:the |my )?locks(?: on (?:me|us))?\b/g,
    ' it ',
  ],
  [/\bdisney\b(?: (?:plus|world|land))?/g, ' it '],
  [/\b(?:guppies|guppy|bettas?|goldfish|tetras?)\b[^.|;]{0,20}\bgasping\b/g, ' it '],
  [
    /\bcoffee grounds (?=(?:good|bad|ok|safe)\b|(?:for|in|on|around) (?:the |my )?(?:garden|soil|plants?|roses|lawn|hydrangeas|compost)\b)/g,
    ' compost ',
  ],
  [
    new RegExp(
      `\\b${SIGN_OF_STARS} and (?:an? )?cancer\\b|\\bcancer and (?:an? )?${SIGN_OF_STARS}\\b|\\b(?:horoscop[eo]|zodiac[o]?)\\b[^.|;]{0,30}\\bcancer\\b`,
      'g',
    ),
    ' a sign ',
  ],
  [/\b(?:jeep|troca|carro|coche|motor|camioneta) se (?:me )?calienta\b(?: cuando prendo el aire)?/g, ' it '],
  [
    /\b(?:leaves|leaf|plants?|lawn|grass|hojas?|matas?|pasto|zacate) (?:\w+ ){0,2}?(?:yellow|amarill[oa]s?)\b/g,
    ' the plant ',
  ],
]

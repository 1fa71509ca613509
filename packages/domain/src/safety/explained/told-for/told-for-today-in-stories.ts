import type { HomePicture } from '../pictures/picture'

const RED = /\b(?:red|redder|redness|pink|patch|roj[oa]s?|rojiz[oa]|colorad[oa]|mancha|rojez)\b/
const HOT = /\b(?:hot|warm|calient\w*)\b/
const DRAWN =
  /\b(?:dr[ea]w|drawn|mark(?:ed|er)?|traced|circled|outlined|sharpie|pen|ink|pint[eo]|pintamos|marqu?[eo]|marcamos|dibuj\w+|rayit?a|linea|pluma|plumon|marcador)\b/
const PAST_THE_LINE =
  /\b(?:(?:past|beyond|outside|over|crossed) (?:the |my |that )?(?:line|pen|mark|sharpie|ink|circle|outline)|(?:widened|grown|grew|spread|bigger|larger|wider)\b[^.;!?\n]{0,40}\b(?:since|than)\b[^.;!?\n]{0,30}\b(?:mark\w*|line|drew|drawn|outlined?|circled)|(?:paso|pasa|salio|sale|rebaso|cruzo|pasado)(?: de)? (?:la|el) (?:raya|rayita|linea|marca|circulo|borde))\b/
const COIN_TO_JOINT =
  /\b(?:size of|tamano de|como) (?:a |an |una? )?(?:dime|quarter|penny|nickel|coin|grape|egg|peseta|moneda|uva|lenteja|huevo)\b[^.;!?\n]{0,30}\b(?:now|today|hoy|ahora|ya)\b[^.;!?\n]{0,40}\b(?:knee|ankle|elbow|wrist|thigh|halfway|half|rodilla|tobillo|codo|muneca|muslo|ingle|mitad)\b/
const OF_ALLERGY = /\b(?:itch\w*|hives|welts|comezon|pica|ronchas)\b/

const LENSES =
  /\b(?:contacts|contact lens(?:es)?|(?:monthly|daily|soft) lenses|lentes de contacto|lentillas|pupilentes)\b/
const EYE_RED = /\b(?:red|bloodshot|roj[oa]s?|colorad[oa]s?)\b/
const EYE_HURTS =
  /\b(?:sore|hurts?|pain\w*|ach(?:es|y|ing)|lights? (?:bug|bother|hurt|kill|sting)s?|sensitive to light|sand in|gritty|duelen?|dolor|arden?|la luz (?:me )?(?:molesta|lastima|cala|duele)|(?:molesta|lastima|cala) (?:mucho )?la luz|arenit?a|arenilla)\b/

const WITH_CHILD =
  /\b(?:pregnan\w*|expecting|embaraz\w*|(?:im|am|tengo|estoy de|con|de) (?:\w+ )?(?:[4-9]|[1-3]\d) (?:weeks|semanas)(?! (?:old|postpartum|de (?:nacid|edad))))\b/
const RASH_OF_CHILDREN =
  /\b(?:parvo\w*|fifth disease|slapped cheeks?|quinta enfermedad|mejillas? (?:abofetead|cachetead)\w+|eritema infeccioso)\b/
const POX_OR_MEASLES = /\b(?:chicken ?pox|shingles|measles|rubella|varicela|sarampion|rubeola)\b/
const OF_OTHERS =
  /\b(?:class\w*|kids?|students?|daycare|preschool|kindergarten|kinder|son|daughter|nephew|niece|cowork\w*|neighbor\w*|expos\w*|sneez\w*|hij[oa]s?|nin[oa]s?|sobrin\w+|salon|alumn\w+|guarderia|escuela|companer\w+|vecin\w+|expuest\w+|estuve con)\b/
const NEVER_HAD =
  /\b(?:never had|(?:not|wasnt|isnt) (?:immune|vaccinated)|never (?:got|was|been) (?:\w+ )?(?:vaccin\w*|shots?)|no (?:idea|clue) if i|(?:dont|not) (?:know|sure) if i|nunca (?:la |lo |me )?(?:\w+ ){0,2}(?:tuve|dio|he tenido|vacun\w+)|no (?:me |la |lo )*(?:tuve|dio|vacun\w+|ha dado)|no se si (?:la |me ))/
const IS_IMMUNE =
  /\b(?:(?:im|i am|am|tested|showed|says im) immune|i (?:already )?had (?:it|them|chicken ?pox)|ya (?:me dio|la tuve|lo tuve)|soy inmune)\b/

const HEART_DEVICE =
  /\b(?:pacemaker|defibrillator|icd|loop recorder|(?:chemo|infusion|dialysis) (?:port|catheter)|picc|marcapasos?|desfibrilador)\b/
const WHERE_IT_LIES =
  /\b(?:scar|pocket|incision|wound|site|cut|stitches|bump|skin|cicatriz|herida|cortada|puntos|piel|bolsillo|donde)\b/
const FESTERS =
  /\b(?:warm|hot|pus|puff\w*|swoll\w*|drain\w*|ooz\w*|yellow|leak\w*|calient\w*|hinchad\w*|inflamad\w*|supur\w*|amarill\w*|materia)\b/

const HURT_LEG =
  /\b(?:went over|twist\w*|roll\w*|sprain\w*|landed|fell|turned|stepped|pop(?:ped)?|snap\w*|crunch|torci\w*|torcio|dobl[eo]|cai|cay[oe]|chasquido|trono|tronido|crujido)\b/
const LEG_JOINT = /\b(?:ankle|foot|knee|heel|tobillo|pie|rodilla)\b/
const BEARS_NO_WEIGHT =
  /\b(?:(?:cant|cannot|couldnt|unable to|not able to|can (?:hardly|barely))\b[^.;!?\n]{0,25}\b(?:bear|weight|steps?|stand on|walk)|(?:have|has|had) to hop|hopping (?:on|to|around)|(?:no|apenas|casi no) (?:\w+ )?(?:puedo|puede|aguanto|aguanta|logra)\b[^.;!?\n]{0,20}\b(?:apoyar\w*|pisar\w*|caminar|pasos?)|apenas (?:la |lo )?(?:apoy|pis)[oa]|no (?:la |lo )(?:apoy|pis)[oa])\b/
const SWELLS =
  /\b(?:swoll\w*|swell\w*|bruis\w*|puff\w*|balloon\w*|blew up|blown up|hinch\w*|inflam\w*|morad\w*|moret\w*)\b/
const OF_OLD = /\b(?:years? ago|months? ago|hace (?:\w+ )?(?:anos|meses)|scan|mri|resonancia)\b/

const RELIEVER =
  /\b(?:inhaler|puffer|albuterol|salbutamol|ventolin|proair|nebuli\w+|inhalador|bombita|espray para el asma)\b/
const EVERY_FEW_HOURS =
  /\b(?:every|each|cada) (?:2|3|4|two|three|four|dos|tres|cuatro)(?: (?:to|or|a|o) (?:3|4|three|four|tres|cuatro))? ?(?:hours?|hrs?|h|horas?)\b/
const MORE_THAN_EVER =
  /\b(?:normally|usually|used to|usual|instead of|rarely|never need\w*|most (?:weeks|months)|antes|normalmente|casi no|casi nunca|de costumbre|por lo general|rara vez)\b/

const ITCHES = /\b(?:itch\w*|pican?|picazon|comezon|rascar\w*)\b/
const PALMS = /\b(?:palms?|soles?|palmas?|plantas?|hands and feet|manos y (?:los )?pies)\b/

const GUT =
  /\b(?:stomach (?:bug|flu|virus)|vomit\w*|thr(?:ew|ow\w*) up|puk\w*|diarrh?ea|gastro\w*|(?:virus|infeccion) (?:del?|en el) estomago|diarrea|basca)\b/
const PEES_LITTLE =
  /\b(?:(?:only|just|barely|hardly) (?:\w+ ){0,2}(?:peed|urinated|gone pee)|(?:pee|urine)[^.;!?\n]{0,25}\bdark|peed (?:only |just |maybe )?(?:once|twice)[^.;!?\n]{0,20}\b(?:since|today|all day)|dark (?:pee|urine)|(?:solo|nomas|apenas) (?:\w+ ){0,2}(?:orin\w+|pipi)|orin\w+ (?:muy )?(?:poco|poquito|oscur\w+)|orina (?:\w+ )?oscura)\b/
const DIZZY = /\b(?:dizz\w*|light ?headed|woozy|mare[oa]\w*|atarantad\w+)\b/

const FEVERED = /\b(?:fevers?|10[1-4](?:\.\d)?|3[89](?:\.\d)?|fiebre|calentura)\b/
const THROAT = /\b(?:throat|tonsils?|garganta|anginas|amigdalas)\b/
const DAY_FOUR =
  /\b(?:day (?:four|five|six|seven|[4-7])|(?:four|five|six|seven|[4-7]) days|dia (?:cuatro|cinco|seis|siete|[4-7])|(?:cuarto|quinto|sexto) dia|(?:cuatro|cinco|seis|siete|[4-7]) dias)\b/
const OF_CHILD = ['child-word', 'infant-word', 'age-under-18', 'age-under-3', 'age-under-2']
const DAY_FOUR_OF_HEAT =
  /\b(?:day (?:four|five|six|seven|[4-9])|dia (?:cuatro|cinco|seis|siete|[4-9])|(?:cuarto|quinto|sexto|septimo) dia) (?:of|with|con|de) (?:\w+ ){0,2}(?:fevers?|10[1-5]|fiebre|calentura|3[89])\b/
const FEVER_FOR_DAYS =
  /\b(?:fever|fiebre|calentura)\b(?:[^.;!?\n]|\.\d){0,30}\b(?:for|por|durante|con) (?:\w+ )?(?:four|five|six|seven|cuatro|cinco|seis|siete|[4-9]) (?:days|dias)\b/
const AGE_FIRST = /^\W*(?:[1-9]|1[0-7]) (?:anos|anitos|meses|years?|months?|yo|yrs?)\b/
const DAYS_WITH_FEVER =
  /\b(?:four|five|six|seven|cuatro|cinco|seis|siete|[4-9]) (?:days|dias) (?:of|with|con|de) (?:fever|fiebre|calentura)\b/

const BIG_JOINT = /\b(?:knee|ankle|elbow|wrist|hip|shoulder|rodilla|tobillo|codo|muneca|cadera|hombro)\b/
const BENDS_LITTLE =
  /\b(?:(?:can (?:barely|hardly)|cant|cannot|wont) (?:\w+ )?(?:bend|move|straighten)|barely bend|hobbl\w*|(?:no|apenas) (?:la |lo )?(?:puede|puedo) (?:doblar|mover|estirar)\w*|no (?:la |lo )?(?:dobla|doblo))\b/
const AS_BEFORE = /\b(?:same as (?:last|always|before)|like my (?:other|last)|every time|como (?:siempre|las otras))\b/

const BUNCHES =
  /\b(?:granit\w+|bolit\w+|ampoll\w+|vesicul\w+|bumps?|spots?|blisters?)\b[^.;!?\n]{0,20}\b(?:racimos?|agrupad\w+|de agua|cluster\w*|bunch\w*|grouped)\b|\bclusters? of (?:\w+ )?(?:bumps|blisters|spots)\b/
const ROUND_THE_EYE = /\b(?:forehead|eyelid|brow|scalp|tip of (?:my|the|his|her) nose|frente|parpado|ceja)\b/
const BURNS = /\b(?:burn\w*|tingl\w*|sting\w*|pain\w*|hurts?|sore|ard\w+|quem\w+|duel\w+|dolor)\b/
const ONE_SIDE = /\b(?:left|right|one side|izquierd[oa]|derech[oa]|de un (?:solo )?lado|la mitad)\b/

const CONDOM = /\b(?:condoms?|unprotected|protection|preservativos?|condon|proteccion|cuidarnos|cuidarme)\b/
const HOURS_AGO =
  /\b(?:last night|yesterday|this morning|(?:\d+|two|three) (?:hours|days) ago|anoche|ayer|antier|hace (?:\d+|un|dos|tres|cuatro) (?:horas|dias?))\b/
const WANTS_NO_CHILD =
  /\b(?:(?:dont|do not) want[^.;!?\n]{0,25}\bpregnan\w*|(?:get|be|become|end up) pregnant|no quiero (?:\w+ ){0,2}(?:embaraz\w+|hijos|bebe)|quedar embarazada)\b/
const COVERED = /\b(?:iud|implant|on the pill|tubes tied|vasectomy|diu|implante|operada)\b/

const BACK_TO_GROIN = /\b(?:back|side|flank|kidney|espalda|costado|lado|rinon)\b[^.;!?\n]{0,30}\b(?:groin|ingle)\b/
const OF_STONE =
  /\b(?:(?:kidney )?stones?|piedras?|calculos?|(?:pink|red|bloody) (?:urine|pee)|(?:pee|peed|peeing|urine is) (?:pink|red|blood)|orin\w+ (?:\w+ )?(?:rosit\w+|rosad\w+|roj\w+|sangre))\b/
const IN_WAVES =
  /\b(?:comes and goes|waves?|(?:cant|unable to) (?:sit|lie) still|labor|va y viene|oleadas|colicos?|parto|retorc\w+)\b/

const TAMPON = /\b(?:tampon(?:es|s)?|menstrual cup|copa menstrual)\b/
const LEFT_IN =
  /\b(?:stuck|forgot\w*|lost|left (?:it|one|a)|(?:cant|cannot|couldnt) (?:reach|get|find|feel)|se (?:me|le) (?:quedo|olvido|perdio|atoro)|no (?:lo |la )?(?:alcanzo|encuentro|puedo sacar\w*))\b/
const IS_OUT =
  /\b(?:(?:took|got|pulled) (?:it|them) out|removed|came out|it is out|its out|(?:is |its )?out now|now out|(?:have|ive) (?:taken|pulled) it out|was whole|(?:lo|la) (?:saque|quite)|ya salio)\b/

const TOOTH = /\b(?:muelas?|dientes?|encia|tooth|teeth|molar|gums?)\b/
const SWELLS_AS_TOLD =
  /\b(?:como (?:me )?(?:avisaron|dijeron|advirtio|dijo)|as (?:they|he|she|the dentist) (?:said|told|warned))\b/
const CHEEK_SWOLLEN =
  /\b(?:cachete|mejilla|cara|quijada|cheek|face|jaw)\b[^.;!?\n]{0,20}\b(?:pelota|globo|toronja|ardilla|balloon\w*|chipmunk|softball|hinch\w+|inflam\w+|swollen|swelled|puffed)\b/

const PROCEDURE =
  /\b(?:procedure|surgery|operation|operated|biopsy|injection|catheter\w*|cirugia|operacion|operaron|procedimiento|biopsia)\b/
const SITE = /\b(?:site|incision|area|wound|cut|stitches|herida|sitio|puntos|zona|lugar|donde me)\b/
const MUCH_SWOLLEN =
  /\b(?:(?:really|very|so|badly|super|extremely) (?:\w+ )?swollen|swelling (?:is )?(?:\w+ )?(?:worse|bigger|grow\w*|huge)|(?:muy|bien|bastante|super) (?:\w+ )?(?:hinchad\w+|inflamad\w+)|hinch\w+ (?:mucho|muchisimo))\b/
const LATELY = /\b(?:yesterday|today|this morning|two days ago|ayer|hoy|antier|anoche)\b/

/** What a doctor should see today, as it stands in a story told with jokes or in a clinician's note (CDC, NHS 111, MedlinePlus). */
export const FOR_TODAY_IN_STORIES: readonly HomePicture[] = [
  { tells: [RED, DRAWN, PAST_THE_LINE], says: [PAST_THE_LINE], never: OF_ALLERGY },
  { tells: [RED, HOT, COIN_TO_JOINT], says: [COIN_TO_JOINT], never: OF_ALLERGY },
  { tells: [LENSES, EYE_RED, EYE_HURTS], says: [LENSES, EYE_RED, EYE_HURTS], never: OF_OLD },
  { tells: [WITH_CHILD, RASH_OF_CHILDREN, OF_OTHERS], never: IS_IMMUNE },
  { tells: [WITH_CHILD, POX_OR_MEASLES, OF_OTHERS, NEVER_HAD], never: IS_IMMUNE },
  { tells: [HEART_DEVICE, WHERE_IT_LIES, RED, FESTERS], says: [RED, FESTERS] },
  {
    tells: [HURT_LEG, LEG_JOINT, BEARS_NO_WEIGHT, SWELLS],
    says: [SWELLS],
    never: OF_OLD,
  },
  { tells: [RELIEVER, EVERY_FEW_HOURS, MORE_THAN_EVER], says: [EVERY_FEW_HOURS] },
  { tells: [WITH_CHILD, ITCHES, PALMS], says: [ITCHES, PALMS] },
  { tells: [GUT, PEES_LITTLE, DIZZY], says: [DIZZY] },
  { of: OF_CHILD, tells: [THROAT, FEVERED, DAY_FOUR], says: [FEVERED] },
  { tells: [DAY_FOUR_OF_HEAT] },
  { of: OF_CHILD, tells: [FEVER_FOR_DAYS] },
  { tells: [AGE_FIRST, DAYS_WITH_FEVER] },
  { tells: [BIG_JOINT, HOT, EYE_RED, SWELLS, BENDS_LITTLE], says: [HOT, EYE_RED], never: AS_BEFORE },
  { tells: [BUNCHES, ROUND_THE_EYE, BURNS, ONE_SIDE], says: [BUNCHES] },
  { tells: [CONDOM, HOURS_AGO, WANTS_NO_CHILD], never: COVERED },
  { tells: [BACK_TO_GROIN, OF_STONE, IN_WAVES], says: [BACK_TO_GROIN] },
  { tells: [TAMPON, LEFT_IN], says: [LEFT_IN], never: IS_OUT },
  { tells: [TOOTH, CHEEK_SWOLLEN], says: [CHEEK_SWOLLEN], never: SWELLS_AS_TOLD },
  { tells: [PROCEDURE, SITE, MUCH_SWOLLEN, LATELY], says: [MUCH_SWOLLEN] },
]

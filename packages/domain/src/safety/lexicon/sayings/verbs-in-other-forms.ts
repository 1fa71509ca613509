import type { Lexicon } from '../lexicon'

const SELF = 'myself|himself|herself|themselves|themself'
const DYING = 'die|dead|disappear|vanish'
const SIDED = 'left|right|one|half|side'
const LIMB = 'arm|leg|face|side|hand|foot|arms|legs'
const DIGIT = 'finger|fingers|thumb|toe|toes|fingertip|fingertips|hand|foot'

/** Dangers whose verb stands in another tense or person than elsewhere in the lexicon. */
export const VERBS_IN_OTHER_FORMS: Lexicon = {
  'suicide-said': [
    `wanting|wishing|hoping|craving|longing =to|i|for =${DYING}|was|were|death`,
    'wish|wishes|wishing|wished =i|he|she =was|were|is =dead|gone|never',
    `attempted|attempting|tried|trying|tries|going|gonna|planning|planned =to =end =it|things|everything|${SELF}`,
    `killing|hanging|shooting|drowning =${SELF}`,
    'nobody|noone|anybody would|will|gonna|wouldnt miss =me',
    'done|finished|through =living|existing',
    'have|made|got plan =to =end =it|everything|things',
    'has|put|puts|got gun|pistol|rifle =to|at|against =his|her =head',
    'hes|shes|im =on =the|a =ledge|railing',
    'going|gonna|about|threatening|threatens|wants =to =jump',
    'me|se =quise|quiso|queria =matar|suicidar|ahorcar|colgar',
    'self =delete|deletion|deleting',
    'delete|deleting|game =end|ending|myself =myself|tonight|for|forever',
    'suey|sui|suwy =side|slide',
    'toaster =bath|tub',
    'yeet|yeeting|toss|fling|hurl|chuck =myself =off|from|out|into',
    'intente|intento|trate|trato =de|matar*|suicid*|quitar*|ahorc* =matar*|suicid*|quitar*|ahorc*',
  ],
  'too-many-pills': [
    'oded|oding',
    'took|did|shot|used|snorted|had|taken|taking too =much heroin|fentanyl|meth|cocaine|coke|oxy|oxycodone|morphine|methadone|molly|ketamine|xanax|insulin|opioids',
    'ods =on|again|every',
    'took|injected|gave|shot ten|10|five|5|three|3|double =times|the|my|his|her insulin',
  ],
  'overdose-look': ['nodding|nods|nod =off|out ~ breathing|breathes|breath* ~ slow*|shallow|barely'],
  gunshot: ['somebody|someone|he|she|they|police|cop|cops|guy|man|kid =shot =my|him|her|me|us'],
  stroke: ['stroking =out'],
  seizure: [
    'she|he|son|daughter|baby|kid|toddler|wife|husband|mom|dad|i|just =seized =for|twice|again|while|at|in|up|this',
  ],
  'one-side-weak': [
    'keeps|keep|kept falling|leaning|veering|drifting =to =one|the|her|his|my =side|left|right',
    `lost|losing|loses =feeling|sensation|all in|on|of =my|his|her|the =${SIDED} ${LIMB}`,
    `lost|losing|loses =feeling|sensation =in|on|of =my|his|her|the|one =${SIDED}|arm|face`,
  ],
  'both-legs-weak': ['lost|losing|loses =feeling|sensation =in|of =my|his|her|both =legs|both'],
  'severe-bleeding': [
    'wont|cant|doesnt|not|isnt|never =quit|stop|quitting|stopping|slow|slowing =bleeding',
    'bleeding|blood =wont|cant|doesnt|isnt|not =quit|quitting|stop|stopping|slow|slowing',
    'still =bleeding|gushing|spurting ~ hour|minutes|pressure|tourniquet|towel|towels ~ hour|minutes|pressure|tourniquet|soaked',
    'cut|severed|nicked|sliced|slashed|hit|opened =an|my|the|his|her =artery',
    'dialysis ~ shunt|fistula|graft|access|catheter|line ~ bleeding|bleeds|bled|blood',
    'shunt|fistula ~ dialisis ~ sangr*',
  ],
  'violence-home': [
    'threatening|threaten|threatened|threatens =to =kill|murder|shoot|stab|strangle|choke|beat =me|us|her|him|them|my',
  ],
  amputation: [
    `${DIGIT} =came|fell|ripped|tore =off|clean`,
    `lost|loses|losing|ripped|tore|torn|sheared|severed =my|his|her|two|three|a|an|the|one|part|off|four|half ${DIGIT} ~ saw|mower|blender|machine|accident|explosion|firework*|caught|press|blade|grinder|door|rope|chain|snowblower`,
    'dedo|dedos|oreja ~ corte|corto|cortaron|mocharon ~ desprendio|cayo|arranco',
    'dedo|dedos|mano|oreja|punta ~ desprendi*|moche|mocho|cercen*|trozo|rebane|rebano',
  ],
  unresponsive: ['barely|hardly|semi =conscious|responsive'],
  drowning: ['hes|shes|is|was|kid|baby|son|daughter =drowning'],
  'child-abuse': [
    'someone|somebody|man|coach|stepdad|stepfather|babysitter|neighbor|teacher|priest touched|touches|touching|molested =my =daughter|son|child|kid|kids|niece|nephew|granddaughter|grandson|girl|boy',
  ],
  'sexual-assault': [
    'sad|saed =by my|a|an|some|this|his =coach|uncle|cousin|teacher|boss|boyfriend|ex|stepdad|stepfather|dad|brother|guy|man|priest|friend|coworker|neighbor|stranger',
  ],
  'missed-dialysis': [
    'dialysis|dialisis ~ skipped|missed|skip|miss|falto|falte|perdi|perdio|salto|salte ~ monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|session|sessions|treatment|treatments|sesion|sesiones|week|semana',
  ],
  palpitations: ['heart goes|going|does|doing|beats ~ thump|flip|flop|skip|pause|pauses|thud'],
  'birth-now': ['just gave =birth =at =home', 'just gave =birth =in =the|my|our =car|bathroom|toilet|bathtub|kitchen'],
  'vision-loss': ['sudden =blindness'],
  'electric-shock': ['le|me|les =dio|pego =un|una =toque|descarga =electrico|electrica|fuerte|de'],
}

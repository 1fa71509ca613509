import { MONTH, WEEKS, type ForDays } from './for-days'

const JOINT =
  /\b(?:knees?|shoulders?|hips?|elbows?|ankles?|wrists?|thumbs?|heels?|rodillas?|hombros?|caderas?|codos?|tobillos?|munecas?|talon(?:es)?)\b/
const JOINT_TROUBLE =
  /\b(?:clicks?|ach(?:e|es|y|ing)|pain\w*|hurts?|gives? (?:out|way)|stiff\w*|froze\w*|frozen|swells|swollen|locks?|catch\w*|bag|truena|duel\w+|dolor|ties[oa]|traba|hincha)\b/

const CURVE =
  /\b(?:(?:back|spine|espalda|columna)\b[^.;!?\n]{0,25}\b(?:curv\w*|crooked|hump|chuec[oa]|torcid[oa]|desviad[oa])|shoulder blade (?:sticks|stands|pokes)|one shoulder (?:is )?higher|un hombro mas alto|omoplato)\b/

const ARM_RAISED =
  /\b(?:(?:cant|cannot|hard to|trouble|hurts to|struggle to) (?:\w+ ){0,2}(?:lift|rais\w+|reach\w*|comb\w*|put on)[^.;!?\n]{0,25}\b(?:arm|hair|overhead|bra|shirt|shelf|behind)|(?:me |le )?(?:cuesta|no puedo|duele) (?:\w+ )?(?:subir|levantar|alzar) (?:el|mi|su) (?:brazo|hombro))\b/
const SORE_ARM = /\b(?:pain\w*|hurts?|ache\w*|sore|stiff|duele|dolor|molestia)\b/

const FALLS_ASLEEP = /\b(?:se (?:me|le) (?:duermen?|entumen?|entumecen?|adormecen?)|go(?:es)? (?:numb|to sleep))\b/
const OF_HAND = /\b(?:dedos?|manos?|pulgar|gordo|fingers?|thumb|hands?)\b/
const AT_NIGHT = /\b(?:noches?|madrugada|nights?|wakes? me)\b/

const JOINTS = /\b(?:manos|nudillos|dedos|munecas|rodillas|knuckles|hands|fingers|wrists|knees)\b/
const STIFF_IN_THE_MORNING =
  /\b(?:stiff\w*|ties[oa]s?|afloj\w+|loosen\w*|engarrotad\w+|trabad\w+)\b[^|.!?]{0,60}\b(?:mornings?|mananas?|amanec\w+)\b|\b(?:mornings?|mananas?|amanezco|amanecen)\b[^|.!?]{0,90}\b(?:stiff\w*|ties[oa]s?|afloj\w+|loosen\w*|engarrotad\w+|trabad\w+)\b/

const CURVED =
  /\b(?:(?:ribs?|costillas?|shoulders?|hombros?|hips?|cadera) (?:\w+ ){0,3}(?:higher|sticks? out|mas (?:alt|salid)[oa])|joroba\w*|hump\w*|(?:back|spine|espalda|columna)\b[^.;!?\n]{0,40}\b(?:s|chuec[oa]|curv\w+|torcid[oa]))\b/
const BENDS_OR_UNEVEN =
  /\b(?:bends?|bent|bending|agach\w+|dobl\w+|than the other|que (?:la otra|el otro)|uneven|disparej\w+)\b/

const LOW_BACK = /\b(?:low(?:er)? back|lumbar|lumbago|back (?:ache|pain)|espalda baja|cintura|dolor de espalda)\b/
const BACK_NO_BETTER =
  /\b(?:no (?:better|relief|improvement|change)|not (?:better|improving|helping|working)|isnt (?:better|helping)|still (?:hurts|aches|sore)|doesnt help|didnt help|same|no (?:se )?(?:me )?(?:quita|mejora|ayuda)|sigue igual)\b/

const HAND = /\b(?:hands?|fingers?|thumb|wrists?|manos?|dedos?)\b/
const ASLEEP =
  /\b(?:numb\w*|tingl\w*|falls? asleep|goes? to sleep|pins and needles|dormid[oa]s?|duermen?|adormec\w*|entum\w*|hormigue\w*)\b/
const BY_NIGHT =
  /\b(?:at night|every night|nights|wakes? (?:me|her|him)|when i (?:wake|sleep)|in my sleep|de noche|(?:en|por) las? noches?|me despierta)\b/
const MORE_THAN_NUMB =
  /\b(?:arm|leg|face|side|weak\w*|drop\w*|foot|feet|today|this morning|sudden\w*|cold|blue|white|brazo|pierna|cara|debil\w*|pie|pies|hoy|fri[oa]|morad[oa]|palid[oa])\b/
const STROKE_SIGNS = [
  'speech-trouble',
  'face-droop',
  'headache',
  'dizzy',
  'both-legs-weak',
  'vision-change',
  'vision-loss',
  'confused',
  'balance-loss',
  'sudden',
  'chest-pain',
  'neck-injury',
]

const FINGER = /\b(?:fingers?|thumbs?|dedos?|pulgar(?:es)?)\b/
const STICKS =
  /\b(?:(?:gets?|getting) stuck|locks?|locking|catch(?:es|ing)|snaps?|pops? (?:straight|open|back)|trigger|clicks?|se (?:me |le )?(?:traba|atora|engatilla|queda dobl\w+))\b/
const BENT = /\b(?:bend\w*|bent|straight\w*|open\w*|mornings?|clos\w*|doblar\w*|doblo|estir\w*|abrir\w*|manana)\b/
const FRESH_HURT = /\b(?:today|yesterday|fell|jam\w*|hit|cut|door|ring|hoy|ayer|cai|golpe\w*|cort\w*|anillo|puerta)\b/

/** Of bones, joints and tendons what a doctor should see in days (MedlinePlus, CDC, NHS). */
export const FOR_DAYS_OF_BONES_AND_JOINTS: readonly ForDays[] = [
  { tells: [JOINT, JOINT_TROUBLE], says: [JOINT_TROUBLE], from: MONTH },
  { tells: [CURVE], says: [CURVE] },
  { tells: [ARM_RAISED, SORE_ARM], from: WEEKS },
  { tells: [FALLS_ASLEEP, OF_HAND, AT_NIGHT], from: MONTH },
  { tells: [JOINTS, STIFF_IN_THE_MORNING], says: [STIFF_IN_THE_MORNING], from: MONTH },
  { tells: [CURVED, BENDS_OR_UNEVEN], says: [CURVED] },
  {
    tells: [
      /\b(?:cant|cannot|wont|doesnt|unable to|not) (?:\w+ )?(?:straighten|extend|lift)\b|\bdroop\w*\b|\bmallet\b|\bno (?:\w+ )?(?:enderez\w+|estir\w+)\b|\b(?:caid[oa]|colgando)\b/,
      /\b(?:finger ?tip|(?:tip|end|last joint|top joint) of (?:my|his|her|the) (?:\w+ ){0,2}(?:finger|thumb|pinky)|mallet finger|punta del dedo|ultima (?:articulacion|falange|coyuntura))\b/,
      /\b(?:splint\w*|urgent care|hand (?:clinic|specialist|surgeon|doctor)|follow ?up|ferula|clinica de mano|especialista)\b/,
    ],
    never: /\b(?:cut|sliced|knife|open|bleed\w*|red|hot|pus|cortad\w*|cuchillo|sangr\w*)\b/,
  },
  { tells: [LOW_BACK, BACK_NO_BETTER], from: WEEKS, overrules: true },
  {
    tells: [HAND, ASLEEP, BY_NIGHT],
    from: WEEKS,
    never: MORE_THAN_NUMB,
    without: STROKE_SIGNS,
    explains: ['one-side-weak', 'limb-deadened', 'limb-numb'],
  },
  { tells: [FINGER, STICKS, BENT], says: [STICKS], never: FRESH_HURT },
]

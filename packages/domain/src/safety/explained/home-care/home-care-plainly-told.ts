import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const HURTS_OR_FAILS =
  /\b(?:swoll?en|swell\w*|bruis\w*|crooked|bent|cant|cannot|couldnt|wont|gave (?:out|way)|gives? (?:out|way)|locks?|locked|hurts?|painful|fell|fall|twist\w*|landed|hinchad[oa]|inflamad[oa]|morad[oa]|no puedo|cai|torci|chuec[oa])\b/

/** Small things that people tell in a sentence or two and that mend by themselves (MedlinePlus, NHS). */
export const HOME_CARE_PLAINLY_TOLD: readonly HomePicture[] = [
  {
    of: words('face-droop mouth-tingle limb-numb limb-deadened joint-ache'),
    tells: [
      /\b(?:dentists?|dental|filling|novocaine|lidocaine|numbing|anesthe\w+|root canal|crown|cavity|tooth (?:pulled|out)|muelas?|dentista|anestesi\w+|amalgama|endodoncia|caries)\b/,
      /\b(?:lips?|tongue|cheek|mouth|chin|gums?|jaw|labios?|lengua|cachete|mejilla|boca|barbilla|encias?)\b/,
      /\b(?:numb\w*|wor[en] off|asleep|tingl\w*|dormid[oa]s?|adormecid[oa]s?|anestesiad[oa]s?|entumid[oa]s?)\b/,
      /\b(?:(?:one|two|three|four|five|six|few|couple(?: of)?|an?|[1-6]|una|dos|tres|cuatro|cinco|seis) (?:hours?|hrs?|horas?)|hour|today|this (?:morning|afternoon)|at (?:noon|lunch)|just|hasnt worn|not worn|hace (?:rato|un rato)|hoy|(?:al )?mediodia|todavia no se)\b/,
    ],
    explains: words('face-droop mouth-tingle limb-numb limb-deadened joint-ache drug-into-vein pain-other needs-visit'),
    unless:
      /\b(?:arms?|legs?|hands?|droop\w*|crooked|speech|slur\w*|weak\w*|swoll?en|swell\w*|fever|hives|breath\w*|throat|days?|yesterday|week|woke|eye|bleed\w*|brazo|pierna|mano|chuec[oa]|habl\w+|debil\w*|hinch\w+|fiebre|respir\w+|dias?|ayer|semana|ojo|sangr\w+)\b/,
    without: words('severe-pain dizzy vomiting headache'),
  },
  {
    of: words('likely-broken broken-bone joint-ache sprain'),
    tells: [
      /\b(?:knees?|shoulders?|ankles?|wrists?|elbows?|hips?|necks?|backs?|jaws?|fingers?|knuckles?|toes?|rodillas?|hombros?|tobillos?|munecas?|codos?|caderas?|dedos?|nudillos?|cuello|espalda|quijada)\b/,
      /\b(?:pop(?:s|ped|ping)?|click(?:s|ed|ing)?|crack(?:s|ed|ing)?|crunch\w*|snap(?:s|ped)|creak\w*|tron[oae]\w*|true?na\w*|crujio|cruje\w*)\b/,
      /\b(?:(?:doesnt|didnt|dont|not|never|no|isnt|wasnt|without) (?:\w+ ){0,2}(?:hurt\w*|pain\w*|sore)|painless\w*|no (?:me |le )?(?:duele|dolio)|sin dolor|ni me duele)\b/,
    ],
    explains: words('likely-broken broken-bone joint-ache sprain pain-other'),
    unless: HURTS_OR_FAILS,
    without: words('dangerous-accident fall fell-on-hand limb-numb bad-fracture diabetes'),
  },
  {
    of: words('cold-limb grave-look frostbite'),
    tells: [
      /\b(?:fingers?|fingertips?|hands?|toes|feet|dedos|manos|pies)\b/,
      /\b(?:cold|freezing|froze|white|pale|blue|prun(?:e|ey|y)|wrinkl\w*|numb|helad[oa]s?|fri[oa]s?|blanc[oa]s?|arrugad[oa]s?)\b/,
      /\b(?:back to normal|normal (?:again|now)|(?:pink|warm|fine|ok|okay|good) (?:again|now)|warmed (?:up|back)|(?:went|got|turned) back|ya (?:estan|se pusieron|volvieron|quedaron) (?:bien|normal(?:es)?|rosad[oa]s|calient\w+)|ya normal(?:es)?)\b/,
      /\b(?:cold|snow|dish\w*|water|pool|swim\w*|ice|freezer|outside|winter|bath|shower|nieve|hielo|agua|platos|trastes|alberca|frio|afuera|minutes?|minutos)\b/,
    ],
    explains: words('cold-limb grave-look cold frostbite pain-other needs-visit'),
    unless:
      /\b(?:still|black|blister\w*|hard|waxy|one (?:hand|foot|arm|leg|finger)|arm|leg|weak\w*|pain\w*|hurts?|hours|keeps?|again and again|every|whenever|winter|months?|years?|drop|numb|todavia|negr[oa]s?|ampoll\w*|un[oa] (?:mano|pie)|brazo|pierna|duele\w*|horas|cada)\b/,
    without: words('diabetes sudden'),
  },
  {
    of: words('dry-mouth needs-visit'),
    tells: [
      /\b(?:dry mouth|mouth (?:is |feels |gets |so |really |a bit |very )*dry|boca (?:\w+ )?(?:sec[oa]|reseca)|resequedad (?:en|de) (?:la )?boca|cotton ?mouth)\b/,
      /\b(?:allergy (?:pills?|medicine|meds?|tablets?)|cold (?:medicine|meds?|pills?)|antihistamines?|zyrtec|claritin|allegra|benadryl|cetirizine|loratadine|diphenhydramine|sudafed|dramamine|unisom|nyquil|(?:pastilla|medicina|jarabe)s? (?:\w+ ){0,3}(?:alergia|gripa|gripe|mareo)|loratadina|cetirizina|difenhidramina)\b/,
    ],
    explains: words('dry-mouth needs-visit allergy-mild cold very-thirsty'),
    unless:
      /\b(?:confus\w*|vision|blurr\w*|cant (?:pee|urinate)|heart|racing|fever|thirst\w*|weeks|months|swoll?en|too many|borros\w*|no puedo orinar|corazon|fiebre|sed|semanas|meses|hinchad\w*)\b/,
    without: words('infant-word child-word glucose-250 diabetes'),
  },
  {
    of: words('burn burn-size hot-thing speech-trouble hot-spill'),
    tells: [
      /\b(?:tongue|roof of (?:my|his|her|the) mouth|palate|inside of (?:my|his|her) (?:mouth|lip|cheek)|lengua|paladar)\b/,
      /\b(?:burn\w*|burnt|scald\w*|quem\w+)\b/,
      /\b(?:coffee|tea|soup|pizza|cheese|cocoa|chocolate|food|pasta|noodles|ramen|cafe|te|sopa|caldo|comida|atole|tamal\w*|queso|taco)\b/,
    ],
    explains: words(
      'burn burn-size hot-thing hot-spill speech-trouble pain-other mouth-scalded minor-cut large-area chewed-it mouth-or-missing',
    ),
    unless:
      /\b(?:swell\w*|swoll?en|blister\w*|throat|swallow\w*|breath\w*|voice|hoarse|drool\w*|infant|baby|months?|face|chest|chemical|bleach|slur\w*|talk\w*|speech|weeks?|days|hinchad\w*|ampoll\w*|garganta|tragar|respir\w*|bebe|cara|habl\w*|semanas?|dias)\b/,
    without: words('infant-word age-under-2 drooling'),
  },
  {
    of: words('hives rash'),
    tells: [
      /\b(?:jock itch|groin|inner thighs?|thigh folds?|crotch|ingles?|entrepierna)\b/,
      /\b(?:itch\w*|chaf\w*|pica\w*|comezon|rozad[oa]s?)\b/,
      /\b(?:jock itch|run\w*|sweat\w*|football|soccer|gym|workout|practice|shorts|heat|hot|bik\w+|hik\w+|correr|sud\w+|futbol|gimnasio|calor|entren\w+)\b/,
    ],
    explains: words('hives rash pain-other skin-change joint-flares'),
    unless:
      /\b(?:fever|blister\w*|sores?|ulcers?|pus|hot to (?:the )?touch|spread\w*|swoll?en|lump|penis|vagina|testic\w*|discharge|months?|all over|fiebre|ampoll\w*|llagas?|hinchad\w*|bulto|pene|meses|todo el cuerpo)\b/,
    without: words('diabetes'),
    upTo: 13,
  },
  {
    of: words('rash hives'),
    tells: [/\b(?:stretch marks?|estrias)\b/, /\b(?:itch\w*|pica\w*|comezon)\b/],
    explains: words('rash hives pain-other mid-race'),
    unless: /\b(?:steroid\w*|prednisone|purple|swoll?en|blister\w*|prednisona|morad[oa]s)\b/,
  },
]

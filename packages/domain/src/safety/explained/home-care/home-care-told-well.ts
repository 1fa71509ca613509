import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'

const GONE = /\b(?:gone|went away|settled|fine now|wore off|ya (?:paso|se (?:me|le) (?:quito|paso)|esta bien))\b/

/** What a drink, a smoke, a plant or a shot does for some hours, each told as a whole (MedlinePlus, CDC). */
export const HOME_CARE_TOLD_WELL: readonly HomePicture[] = [
  {
    of: words('palpitations tremor stressed anxious hand-shake'),
    tells: [
      /\b(?:energy drinks?|coffees?|espressos?|caffeine|red bulls?|monsters?|cafes?|bebidas? energeticas?|pre ?workout)\b/,
      GONE,
      /\b(?:ate|eat\w*|sleep\w*|yawn\w*|calm|normal|well|fine|ok|okay|play\w*|comio|com[ei]\w*|duerm\w*|tranquil\w*|bien)\b/,
    ],
    explains: words('palpitations tremor stressed anxious hand-shake withdrawal-danger'),
    without: words(
      'dizzy vomiting headache heart-disease pregnant drug-use street-drug age-65-plus sudden too-many-pills',
    ),
    upTo: 2,
    unless:
      /\b(?:weeks?|months?|semanas|meses|faint\w*|passed out|chest|collaps\w*|still|keeps?|again|every|adderall|cocaine|pills?|desmay\w*|pecho|sigue)\b/,
  },
  {
    of: words('red-eye dry-mouth needs-visit'),
    tells: [
      /\b(?:joint|weed|cannabis|marijuana|blunt|bong|pot|mota|marihuana|porro|churro)\b/,
      /\b(?:smok\w*|hit|puff\w*|fum\w+)\b/,
      /\b(?:dry mouth|cotton ?mouth|red eyes|munchies|hungry|pizza|boca seca|ojos rojos|hambre)\b/,
    ],
    unless:
      /\b(?:paranoi\w*|panic\w*|hear\w* (?:voices|things)|see\w* things|laced|spice|k2|heart|chest|faint\w*|vomit\w*|throw\w*|cant|baby|toddler|child|kid|pregnan\w*|eye pain|vision|driv\w*|corazon|pecho|vomit\w*|nin[oa]|no puedo|embaraz\w*)\b/,
    explains: words('red-eye dry-mouth needs-visit very-thirsty joint-word'),
  },
  {
    of: words('hives insect-sting rash skin-damage burn'),
    tells: [
      /\b(?:stinging nettles?|nettles?|ortigas?)\b/,
      /\b(?:welts?|bumps?|hives|rash|sting\w*|burn\w*|itch\w*|ronchas?|arde|pica)\b/,
      /\b(?:calming|fading|better|going down|easing|gone|mejor|bajando|quitando|casi (?:ni|no) se ven|desapareci\w+)\b/,
    ],
    unless:
      /\b(?:all over|whole body|eyes?|throat|tongue|lips?|face|breath\w* (?:hard|funny)|dizz\w*|todo el cuerpo|garganta|cara|ojos)\b/,
    explains: words('hives insect-sting rash pain-other burn risky-medicine'),
    upTo: 2,
  },
  {
    of: words('chills pain-other fever'),
    tells: [
      /\b(?:vaccines?|vaccin\w*|jabs?|booster|vacuna\w*|refuerzo)\b/,
      /\b(?:night|day|hours?|evening|dia|noche|horas) (?:after|later|despues)\b|\bafter (?:my|the|his|her)\b|\bdespues de (?:la|mi)\b/,
      /\b(?:sore|ach\w*|chills|shiver\w*|escalofrios|adolorid\w*|cuerpo cortado)\b/,
    ],
    below: 38.5,
    unless:
      /\b(?:streaks?|pus|spread\w*|hives|wheez\w*|swell\w* (?:face|lips|tongue)|throat|faint\w*|chest|stiff|confus\w*|rash|week|ronchas|garganta|pecho|desmay\w*|semana)\b/,
    without: words(
      'age-under-2 age-under-3-months infant-word newborn-word child-word weak-immunity pregnant severe-pain extreme-pain vomiting dizzy',
    ),
    explains: words('chills pain-other joint-ache'),
    upTo: 3,
  },
  {
    of: words('burn burn-size minor-cut skin-damage'),
    tells: [
      /\b(?:small|tiny|little|pea|lentil|size of|pencil eraser|chiquit\w+|pequen\w+|lenteja|chicharo|tamano)\b/,
      /\b(?:fingers?|thumb|fingertip|knuckle|dedos?|pulgar)\b/,
      /\b(?:burn\w*|scald\w*|quem\w+)\b/,
      /\b(?:cold|cool\w*|running|tap|ran it|under (?:the )?(?:tap|water|faucet)|agua|llave)\b/,
    ],
    unless:
      /\b(?:hands|both|all|face|eyes?|chemical|acid|electric\w*|shock|charred|leathery|numb\w*|white and|black|all around|whole finger|infect\w*|pus|red streak\w*|worse|cara|ojos?|quimic\w*|acido|corriente|negr[oa]|adormec\w*|pus|infect\w*|todo el dedo)\b/,
    without: words(
      'burnt-face electric-shock infant-word child-word age-under-18 age-under-3 age-under-2 diabetes bad-burn',
    ),
    explains: words('burn burn-size minor-cut skin-damage hot-thing huge-size large-area pain-other mid-race not-wake'),
    upTo: 5,
  },
  {
    of: words('joint-ache always canker-sore mouth-sore cold pain-other'),
    tells: [
      /\bcold ?sores?\b|\bfever blisters?\b|\bherpes labial\b|\bfuegos?\b/,
      /\b(?:lips?|mouth|labios?|boca)\b/,
      /\b(?:same (?:spot|place|side)|as always|like always|usual|again|every|de siempre|como siempre|mismo lugar|otra vez)\b/,
    ],
    explains: words(
      'joint-ache pain-other mouth-tingle canker-sore mouth-sore minor-cut skin-change chronic-illness cold always',
    ),
    unless: /\b(?:red eye|eye (?:pain|hurts|is)|ojo)\b/,
    without: ['red-eye', 'allergy-trigger', 'eye-pain'],
  },
  {
    of: ['dizzy'],
    tells: [
      /\b(?:positional vertigo|bppv|vppb|vertigo posicional)\b/,
      /\b(?:known|diagnos\w*|specialist|ent|taught|otorrino|conocido)\b/,
      /\b(?:same as (?:before|last|always|usual)|like (?:before|last time|the other times)|as before|just like|igual que (?:antes|la vez pasada|siempre)|como (?:antes|siempre))\b/,
    ],
    unless:
      /\b(?:head ?aches?|double|weak\w*|numb\w*|hearing (?:loss|less|gone|is worse)|(?:lost|losing) (?:my |some |the )?hearing|deaf\w*|slur\w*|speech|droop\w*|fell|falls?|vomit\w*|cant (?:walk|stand)|constant\w*|chest|faint\w*|worse|different|dolor de cabeza|doble|debil\w*|adormec\w*|vomit\w*|caigo|peor|no puedo (?:caminar|parar))\b/,
    explains: words('dizzy sudden sudden-alone hard-exercise'),
  },
  {
    of: words('pain-other breast-sore postpartum nursing'),
    tells: [
      /\b(?:bit|bites?|bitten|biting|muerde|mordio)\b/,
      /\b(?:nurs\w+|breast ?feed\w*|nipple|latch\w*|pecho|amamant\w*|pezon)\b/,
      /\b(?:baby|year old|month old|son|daughter|toddler|bebe|hij[oa]|nin[oa])\b/,
      /\b(?:no|not|didnt|without|sin) (?:\w+ )?(?:broken? skin|skin|blood|break|sangre|herida)\b|\bskin (?:is |was )?(?:not|isnt|wasnt) broken\b/,
    ],
    unless:
      /\b(?:red|hot|lump|fever|pus|swoll\w*|streak\w*|chills|bleed\w*|dog|cat|roj[oa]|caliente|bola|fiebre|sangra)\b/,
    explains: words('pain-other breast-sore postpartum nursing infant-word'),
    upTo: 3,
  },
]

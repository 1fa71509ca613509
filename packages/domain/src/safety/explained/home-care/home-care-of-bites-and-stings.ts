import type { HomePicture } from '../pictures/picture'
import { words } from '../../../free-text/words'
import { BODY_FAILS, BODY_OR_THROAT_FAILS, ITCHY } from './home-care-words'

const SCORPION = /\b(?:scorpions?|alacran(?:es)?|escorpion(?:es)?)\b/
const CONTROL_SAID_HOME =
  /\bthe help line said fine\b|\b(?:poison (?:control|center|help)|toxicolog\w+|nurse|doctor|urgencias)\b[^.;!?\n]{0,60}\b(?:home|fine|watch|no need|casa|tranquil\w+|no (?:hace )?falta)\b/
const STING_FADES =
  /\b(?:just|only|a bit|little|almost|nearly|solo|nomas|apenas|poco)\b[^.;!?\n]{0,25}\b(?:numb|tingl\w*|sore|itch\w*|gone|dormid\w+|hormigue\w*|adolorid\w+)\b/
const STING_OF_WEAK =
  /\b(?:baby|toddler|son|daughter|child|(?:\d|1[0-2]) years? old|twitch\w*|jerk\w*|drool\w*|blurr\w*|eyes? (?:roll\w*|mov\w*|jump\w*)|slur\w*|cant (?:swallow|breathe)|bebe|hij[oa]|nin[oa]|brinca\w*|babe\w+)\b/

const BITTEN_BY_GNAT = /\b(?:zancudos?|mosquitos?|moscos?|jejen\w*|pulgas?|hormigas?|gnats?|fleas?)\b/
const BUMP_OF_BITE =
  /\b(?:ronch\w+|bolit\w+|granit\w+|hinch\w+|inflam\w+|piquetes?|picad\w+|bump|welt|swollen|swell\w*)\b/
const ITCHES = /\b(?:pica|picazon|comezon|rasca\w*|itch\w*|scratch\w*)\b/
const STAYS_SMALL =
  /\b(?:no (?:le |me )?(?:crece|ha crecido|avanza|aumenta|se extiende)|igual de (?:grande|tamano)|del mismo tamano|not (?:growing|spreading|bigger)|no bigger|same size)\b/
const BITE_GRAVE =
  /\b(?:cara|boca|labios?|lengua|ojos?|garganta|respir\w+|aire|vomit\w*|fiebre|calentura|pus|caliente|raya|linea|dura|morad\w+|se desmay\w+|abeja\w*|avispa\w*|face|lips?|tongue|eyes?|throat|breath\w*|fever|pus|warm|streak|bee|wasp)\b/

const MOSQUITOES = /\b(?:zancudos?|mosquitos?|moscos?|jejenes|mosquito(?:e?s)?|gnats|no ?see ?ums)\b/
const TWO_WEEKS_PAST =
  /\b(?:(?:van|hace|llevo|ya son)\b[^.;!?\n]{0,8}\b(?:dos|tres|cuatro|cinco|seis|[2-9]) semanas|hace (?:un|dos|tres) mes(?:es)?|(?:two|three|four|five|six|[2-9]) weeks (?:ago|since|back)|(?:a|two) months? ago)\b/
const NEVER_FEVERISH =
  /\b(?:(?:nunca|no|sin)\b[^.;!?\n]{0,15}\b(?:fiebre|calentura)|(?:never|no|without)\b[^.;!?\n]{0,12}\bfever)\b/

/** Bites, stings and scratches of insects, plants and pets, each told as a whole (MedlinePlus, AAP, CDC, NHS, Poison Control). */
export const HOME_CARE_OF_BITES_AND_STINGS: readonly HomePicture[] = [
  {
    tells: [
      /\b(?:mosquito\w*|bug bites?|insect\w*|midges?|gnats?|fleas?|chiggers?|central (?:punctum|dots?)|dots? in (?:the |each )?(?:center|middle)|punctum|camping|camp|barbecue|lake|grass|garden|yard|patio|pasto|zancudos?|acampar|piquetes?|picaduras?)\b/,
      ITCHY,
      /\b(?:bumps?|bites?|wheals?|welts?|ronchas?|papules?|spots?|lumps?)\b/,
    ],
    explains: ['lump', 'hives', 'rash', 'pain-other', 'swelling-other', 'wound-trouble'],
  },
  {
    tells: [
      /\b(?:bees?|honeybee|bumblebee|wasps?|hornet|yellow jacket|stung|stinger|abejas?|avispas?)\b/,
      ITCHY,
      /\b(?:patch|swelling|puffy|red|welt|roncha|hinchad[oa]|firm)\b/,
    ],
    explains: [
      'dirty-wound',
      'infection',
      'rash',
      'pain-other',
      'swelling-other',
      'wound-trouble',
      'getting-worse',
      'hives',
    ],
    unless: /\b(?:hives|all over|everywhere|whole body|other (?:places|parts)|ronchas por|todo el cuerpo)\b/,
    without: ['many-stings', 'feels-faint', 'vomiting', 'dizzy', 'sting-in-mouth', 'allergy-trigger'],
    upTo: 3,
  },
  {
    of: ['animal-bite'],
    tells: [
      /\b(?:(?:my|our|indoor|house|vaccinated|mi|nuestr[oa]) (?:\w+ ){0,2}(?:cat|kitten|kitty|dog|puppy|gat[oa]|gatit[oa]|perr[oa])|(?:indoor|house) cat|cat vaccinated|gat[oa] (?:de casa|vacunad[oa])|(?:gat|perr)\w+\b[^.;!?\n]{0,45}\b(?:de (?:la )?casa|es (?:mio|nuestro|mia|nuestra))(?=[^|]{0,40}\bvacun))\b/,
      /\b(?:scratch(?:ed|es)?|aran\w+|rasgun\w+|arun\w+)\b/,
      /\b(?:(?:thin|tiny|small|little|shallow|superficial|fine) (?:line|scratch|mark)|barely (?:bled|broke)|didnt (?:even )?(?:bleed|break)|rayita|rasgunit[oa]|aranacit[oa]|superficial|apenas|apenit\w+|poquit\w+|leve(?:mente)?|barely scratched|just a (?:little )?scratch)\b/,
      /\b(?:wash\w*|rins\w*|clean\w*|soap|lav\w+|jabon)\b/,
    ],
    never:
      /\b(?:bit|bites?|bitten|nip\w*|teeth|tooth|stray|wild|face|eyes?|lips?|red|redness|swollen|swelling|puffy|hot|warm|pus|streaks?|lumps?|glands?|throb\w*|mordi\w*|callejer[oa]|cara|ojos?|roj[oa]|hinchad\w+|caliente|bolita)\b/,
    explains: words('animal-bite bleeding vaginal-bleeding drops-of-blood minor-cut'),
  },
  {
    of: words('hives rash insect-sting'),
    tells: [
      /\b(?:ants?|hormigas?)\b/,
      /\b(?:itch\w*|pica|pican|comezon)\b/,
      /\b(?:dots?|bumps?|spots?|bites|puntitos|ronchitas?|bolitas|piquetes)\b/,
    ],
    never:
      /\b(?:fire ants?|hives|welts|all over|everywhere|face|lips?|tongue|throat|eyes?|dizz\w*|breath\w*|spread\w*|pus|swollen|swelling|todo el cuerpo|cara|labios?|garganta|mare\w+|hinchad\w+)\b/,
    without: [...BODY_FAILS],
    explains: words('hives rash insect-sting'),
  },
  {
    tells: [SCORPION, CONTROL_SAID_HOME, STING_FADES],
    unless: STING_OF_WEAK,
    without: [
      ...BODY_OR_THROAT_FAILS,
      ...words('age-under-18 child-word infant-word pregnant age-65-plus jerking-limbs body-shakes'),
    ],
    explains: words('snake-bite insect-sting limb-numb limb-deadened joint-ache mouth-tingle'),
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
    of: words('lump insect-sting pain-other'),
    tells: [
      /\b(?:picad\w+|pico|piquete|mosco|mosquito|zancudo|arana|bit(?:e|ten)?|mosquito|spider)\b/,
      /\b(?:pica|comezon|itch\w*)\b/,
      /\b(?:bolit\w+|roncha\w*|bump|welt|lump|knot)\b/,
      /\b(?:ni crece|no crece|no ha crecido|sigue igual\w*|ni duele|no (?:me |le )?duele|(?:not|isnt|hasnt) (?:\w+ )?(?:grow\w*|grown|spread\w*|bigger|hurt\w*)|doesnt hurt|same size)\b/,
    ],
    unless:
      /\b(?:black|blister|purple|center|streak\w*|cramps?|tick|negr[oa]|ampolla|morad[oa]|calambres|garrapata|viuda|violinista)\b/,
    without: words('tick-bite fever temp-38 red-spreading-skin face-swelling cramps chills'),
    explains: words('lump insect-sting spider-bite pain-other rash skin-damage'),
    upTo: 5,
  },
  {
    tells: [BITTEN_BY_GNAT, BUMP_OF_BITE, ITCHES, STAYS_SMALL],
    unless: BITE_GRAVE,
    explains: words(
      'hives insect-sting sepsis infection bleeding fainted nearly-fell dropped-there swelling-other feels-faint rash',
    ),
    upTo: 3,
  },
  {
    tells: [MOSQUITOES, TWO_WEEKS_PAST, NEVER_FEVERISH],
    unless: /\b(?:hinch\w+|respir\w+|pus|embaraz\w+|vomit\w*|swell\w*|breath\w*|pregnan\w*)\b/,
    explains: words('hives insect-sting skin-change rash fever for-long-alone'),
  },
]

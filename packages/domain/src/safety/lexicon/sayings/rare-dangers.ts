import type { Lexicon } from '../lexicon'

/** Dangers that come seldom and are told without their name. */
export const RARE_DANGERS: Lexicon = {
  'chest-pain': [
    'squeez*|pressing|gripping|tightening|crushing|clamping across|behind|over|under|around =the|my|his|her =breastbone|sternum|chest',
    'opresion|apreton|presion tras|detras|sobre|bajo =el =esternon|pecho',
  ],
  'saddle-numb': [
    'between =my|his|her|the =legs|thighs ~ cardboard|wood|numb|rubber|dead|feel*|feeling|nothing|strange|asleep',
    'skin|saddle|bottom|wipe|wiping|seat ~ cardboard|rubber|wooden|cotton ~ wipe|wiping|legs|feels|sit|sitting',
    'entre =las =piernas ~ carton|dormid*|siento|corcho',
  ],
  'lost-bladder-control': [
    'cant|dont|no ~ tell|know|feel ~ bladder ~ full|empty',
    'dribbl*|leak*|trickl* ~ urine|pee|bladder|car|underwear|knowing|feeling ~ cant|without|full|feel*|numb|legs',
    'no ~ siento|se ~ vejiga ~ llena|llenarse',
  ],
  'pills-missing': [
    '<drug>|<heartPill>|tablets|pills|capsules ~ gone|missing|eaten|open',
    'ate|eaten|swallow*|took|chewed maybe|about|like|at|some|around|up =10|12|15|20|25|30|40|least|to',
    'got =into =her|his|my|the|moms|dads|grandmas|grandpas =<heartPill>|<drug>|vitamins|handbag|purse|pillbox',
    'agarro|abrio|encontro =las|mis|sus|la =<heartPill>|<drug>|pastillas|vitaminas',
  ],
  'iron-pills': ['ferrous', 'prenatal =vitamin|vitamins|pills', 'sulfato =ferroso', 'vitaminas =prenatales'],
  honey: ['honey ~ dab|dip*|gave|given|giving|fed|putting|put|spoon*|lick*|dummy|pacifier|bottle|ate', 'honey', 'miel'],
  'wild-mushroom': [
    'forag*|gathered|picked|recolect* ~ mushroom*|hongos|setas|fungi',
    'mushroom*|hongos|setas|fungi ~ thought|looked|identified|similar|mistaken|parecian|creimos|creiamos',
  ],
  diarrhea: ['pouring|water|coming|squirting ~ out ~ other|both =end|ends', 'por =los =dos =lados', 'the =trots'],
  'mixed-cleaners': [
    'descaler|toilet|limescale|drain|acid|vinegar|ammonia|pool|shock ~ bleach|clorox|javel|cloro|lejia',
    'bleach|clorox|cloro|lejia ~ descaler|limescale|acid|desincrustante|antisarro|salfuman|aguafuerte',
    'desincrustante|antisarro|salfuman|aguafuerte ~ cloro|lejia',
  ],
  'cannot-breathe': [
    'stop|stops|pause|pauses|halt|rest halfway|midway|mid|half ~ sentence|sentences',
    'cant|not|barely|hardly ~ finish|complete|get ~ sentence|sentences',
    'breath|breaths|air|gasp* ~ between|every ~ words|word',
    'no ~ acab*|termin*|complet* ~ frase|frases|oracion',
  ],
  choking: [
    '<morsel>|toy|bead|lid ~ no|without|cant ~ sound|cry|noise|voice|cough*|breath*',
    'no =sound|noise|cry no =cry|sound|air|breath',
    'no =sale|hace ~ sonido|ruido|llanto ~ <morsel>|boca|trago|garganta',
  ],
  'chemical-splash': ['hydrofluoric', 'hf =acid|burn', 'acido =fluorhidrico', 'fluorhidrico'],
  'limb-numb': ['foot|hand|toes|fingers|leg|arm|pie|mano ~ cold|blue|pale|white|fri*|morad* ~ numb|dormid*'],
  'cast-on': [
    'plaster|cast|splint|backslab ~ put|on|applied|set ~ broken|broke|break|fracture*|leg|arm|shin|wrist|ankle|yesterday',
    'plaster =cast|put',
    'pusieron|puso ~ yeso|ferula',
  ],
  'extreme-pain': [
    'pain|hurts ~ unbelievable|indescribable|beyond|maddening',
    'pain|hurts ~ worse =than =the =break|fracture|injury|operation|labor|labour|birth',
    'dolor ~ increible|indescriptible|inaguantable',
  ],
  'cord-out': [
    'cord|rope|loop|tube|string ~ hanging|out|slimy|dangling|slipped ~ me|her|vagina|down|waters|legs',
    'cordon|tripa|soga ~ cuelga|colgando|sale|salio|asoma ~ me|le|vagina|abajo|piernas',
  ],
  'fluid-leak': ['water|waters =just|have|has|already|now =gone|went|broke|broken', 'water|waters =went|broke|gone'],
  'body-blisters': [
    'skin ~ slid*|slips|slipping|sheds|shedding|slough*|comes|coming|peels|rubs ~ off|away ~ when|rub*|touch*|sheets|trunk|body|in',
    'purple|dusky|dark|target ~ patches|spots|rings ~ mouth|lips|eyes|raw|trunk ~ raw|sore*|peel*|blister*|skin',
    'piel ~ desprende|despega|resbala|sale ~ frot*|toc*|sabana*|roz*|cuerpo',
  ],
  'mouth-sore': ['mouth|lips ~ raw|crusted|crusting|ulcerated|stripped', 'boca|labios ~ carne =viva'],
  'rash-medicine': [
    'lamotrigin*',
    'sulfa|sulpha|sulfamethoxazole|trimethoprim|cotrimoxazole',
    'allopurinol',
    'nevirapine',
  ],
  'suicide-said': [
    'cut|took|got|lifted <child>|<partner>|<relative>|him|her =down from|off|hanging loft|beam|rafter|rafters|rope|noose|ceiling|belt|doorframe|rail|tree|attic|barn',
    'baje|bajo|bajamos|descolg*|corte ~ hijo|hija|esposo|esposa|hermano|hermana|papa|mama|lo|la ~ soga|viga|mecate|cuerda',
  ],
  voices: [
    'the|that|this =voice wants|says|said|tells|told|orders|insists|demands|commands',
    'la|una =voz quiere|dice|dijo|manda|ordena|pide',
  ],
  'pressure-injection': [
    'hydraulic|paint|grease|pressure|airless|diesel|jet ~ hose|gun|sprayer|washer|leak*|line|injector|nozzle ~ <digit>|hand|palm|fingertip',
    'inject*|shot|squirted ~ oil|paint|grease|fluid|thinner ~ <digit>|hand|palm',
    'pistola|manguera|hidraulic* ~ presion|grasa|pintura|aceite ~ <digit>|mano|palma',
  ],
}

/** Of themselves no complaint. */
export const RARE_HINTS: ReadonlySet<string> = new Set(['honey'])

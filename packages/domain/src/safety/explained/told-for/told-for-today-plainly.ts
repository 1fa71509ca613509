import type { HomePicture } from '../pictures/picture'

const THINNER_TEST =
  /\b(?:inr|pro ?times?|(?:pt|coumadin|warfarin|jantoven|blood thinners?|warfarina|anticoagulante) (?:\w+ )?(?:check\w*|levels?|tests?|numbers?|labs?|readings?|results?|nivel(?:es)?|prueba|analisis))\b/
const FAR_TOO_HIGH =
  /\b(?:(?:way|far|really|very|super|dangerously) (?:too )?high|too (?:high|thin)|sky high|critical\w*|(?:was|is|at|says?|said|read\w*|came (?:back|out|in)(?: (?:as|at))?|up to|of|hit|showed|salio(?: en)?|subio a|esta en|marco) (?:\w+ )?(?:[5-9]|1\d)(?: ?[.,] ?\d)?(?! ?(?:mg|milligrams?|days?|weeks?|months?|years?|am|pm|times|hours?|dias?|semanas?|meses|anos?|horas?)\b)|(?:muy|demasiado|bien) alt[oa])\b/

/** What is left of poison ivy where idioms are taken out, and what is as bad. */
const IVY = /\b(?:itchy rash|poison (?:ivy|oak|sumac)|hiedra(?: venenosa)?)\b/
const FACE_OR_PRIVATES =
  /\b(?:face|eyes?|eyelids?|lids?|genitals?|privates|private parts|penis|groin|scrotum|cara|ojos?|parpados?|genitales|partes)\b/
const SWELLS = /\b(?:swoll?en|swell\w*|puff\w*|shut|closing|closed|hinch\w*|cerrad\w*|cerrando|inflamad\w*)\b/

const BED_SORE =
  /\b(?:bed ?sores?|pressure (?:sores?|ulcers?|injur\w+|wounds?)|decubit\w+|escaras?|ulceras? (?:por|de) presion|llagas? (?:de|por) (?:la cama|estar (?:\w+ )?(?:en cama|acostad[oa]|sentad[oa])))\b|\b(?:bed ?ridden|bed ?bound|wheel ?chair|paraly[sz]ed|postrad[oa]|en silla de ruedas)\b[^|!?\n]{0,60}\b(?:sores?|ulcers?|wound|llagas?|ulceras?)\b/
const SORE_OPEN =
  /\b(?:open(?:ed|s|ing)?(?: up)?|broke open|smell\w*|stinks?|pus|drain\w*|ooz\w*|deep|black|see (?:the )?(?:bone|muscle|fat)|red (?:around|all)|bigger|worse|abiert[oa]|se (?:le |me )?abrio|huele\w*|apesta|supura\w*|negr[oa]|mas grande|peor|hoyo)\b/

const BIG_TOE = /\b(?:big toes?|great toe|toe joint|dedo gordo(?: del? pie)?)\b/
const HOT_TOE =
  /\b(?:red|hot|on fire|swoll?en|swelling|swelled|throb\w*|purple|roj[oa]|caliente|hinchad[oa]|hinchazon|inflamad[oa])\b/
const TOUCHED_NO_MORE =
  /\b(?:sheets?|blanket|covers|socks?|(?:cant|cannot|hurts to|too sore to|barely|hardly) (?:\w+ ){0,3}(?:touch\w*|walk\w*|step\w*|stand\w*|wear|put)|(?:started|began|woke|came on|hit)[^.;!?\n]{0,25}\b(?:night|morning|overnight|sudden\w*)|since last night|sabanas?|cobija|calcetin|ni tocar\w*|no (?:aguanto|puedo (?:pisar|caminar|apoyar))|(?:desperte|empezo|amanecio)[^.;!?\n]{0,25}\b(?:noche|madrugada|manana|asi))\b/
const TOE_AS_BEFORE =
  /\b(?:again|as (?:always|before|usual)|same as|my gout|have gout|stubb\w*|dropp\w*|kicked|in ?grown|toe ?nail|months|years|otra vez|como siempre|igual que|mi gota|golpe\w*|una enterrada|meses|anos)\b/

const WITH_NEW_BABY =
  /\b(?:postpartum|(?:after|since) (?:the |my |our |i had (?:my|the|our) )?(?:baby|birth|delivery|giving birth)(?: came| was born)?|(?:had|have|having) (?:my|a|our|the) (?:\w+ )?baby|(?:days?|weeks?|months?) (?:after|post) (?:the |my )?(?:baby|birth|delivery|partum)|new mom|newborn|posparto|postparto|despues del parto|desde que (?:nacio|tuve|di a luz)|di a luz|tuve (?:a )?mi (?:bebe|nin[oa]|hij[oa])|recien parida)\b/
const FRIGHTFUL_THOUGHTS =
  /\b(?:scary|awful|horrible|terrible|bad|dark|intrusive|disturbing|unwanted|violent|weird|creepy) (?:\w+ )?(?:thoughts?|images?|pictures|ideas)|\b(?:thoughts?|images?) (?:of|about) (?:dropping|hurting|harming|drowning|shaking|smothering)|\b(?:pensamientos?|ideas|imagenes) (?:\w+ )?(?:fe[oa]s?|horribles?|mal[oa]s?|raros?|oscuros?|que me asustan)\b/

const LONG_OVER =
  /\b(?:20[01]\d|years ago|long gone|gone now|hace (?:\w+ )?anos|my first (?:kid|baby|child|one|pregnancy))\b/

const PEES_RED =
  /\b(?:(?:pee\w*|urine|urinat\w*)\b(?:(?!\b(?:no|not|without|isnt|never)\b)[^.;,!?\n]){0,25}\b(?:red|bloody|blood|(?:dark )?pink|like (?:fruit punch|kool ?aid|cola|wine|cranberr\w+|tea))|(?:red|bloody|pink|blood in (?:my|his|her|the)) (?:pee|urine)|(?:peed|peeing|urinat\w+) (?:\w+ )?(?:red|blood|pink)|(?:orin\w+|pipi|pis) (?:\w+ ){0,2}(?:roj[oa]|con sangre|sangre|rosad[oa]|sanguinolent[oa]))\b/
const TODAY =
  /\b(?:today|this (?:morning|afternoon|evening)|tonight|last night|yesterday|since (?:noon|lunch|breakfast|dinner|mon|tues|wednes|thurs|fri|satur|sun)|just now|overnight|hoy|ayer|anoche|esta (?:manana|tarde|noche)|ahorita)\b/
const RED_FOOD_OR_SMALL =
  /\b(?:beets?|beet ?root|betabeles|remolachas|blackberr\w+|rhubarb|azo|pyridium|phenazopyridine|rifampin|betabel|remolacha|sometimes|period|menstruat\w*|trace|microscopic|dipstick|one spot|months|regla|periodo|meses|rastros?|once|weeks?|semanas?|clear since|una vez)\b/

const FLUTTERS =
  /\b(?:palpit\w*|heart ?beats?|(?:heart|corazon)\b[^.;!?\n]{0,25}\b(?:flutter\w*|flip\w*|skip\w*|irregular\w*|uneven\w*|beating (?:\w+ )?(?:funny|weird|odd\w*)|racing|races|pounding|brinc\w*|salt\w*|disparej\w*|aletea\w*|acelerad\w*)|flutter\w* in (?:my|his|her) (?:chest|heart)|(?:skipp\w*|irregular) (?:\w+ )?(?:beats?|heart ?beat)|latidos?)\b/
const FOR_HOURS =
  /\b(?:(?:on and off|at times) (?:all day|today|since)|since (?:the )?(?:morning|noon|dawn)|all (?:day|morning|afternoon|night)|for (?:\w+ )?hours|(?:since|from) (?:this morning|last night|yesterday|noon|breakfast|lunch)|off and on (?:all day|today|since)|todo el dia|toda la (?:manana|tarde|noche)|desde (?:la manana|anoche|ayer|hoy|en la manana|temprano)|hace (?:\w+ )?horas)\b/
const OLD_OR_NEW_TO_IT =
  /\b(?:(?:im|is|shes|hes|age|tengo|tiene|,) (?:6[5-9]|[789]\d)\b|(?:6[5-9]|[789]\d) (?:years? old|yo|y\/?o|anos)|never (?:had|happened|felt)|first time|irregular\w*|uneven\w*|all over the place|nunca (?:me|le|habia|antes|lo)|primera vez|disparej\w*)/
const OF_COFFEE_OR_FEAR =
  /\b(?:coffee|caffeine|energy drinks?|panic|anxi\w*|nervous|stressed|exam|interview|cafe|bebida energetica|panico|ansiedad|nervios\w*|examen|for (?:years|months)|hace (?:anos|meses))\b/

const MEASLES = /\b(?:measles|sarampion)\b/
const SOMEBODY_HAD_IT =
  /\b(?:(?:someone|somebody|person|kid|child|boy|girl|coworker|classmate|cousin|friend|neighbor|teacher|alguien|nin[oa]|companer[oa]|primo|prima|amig[oa]|maestr[oa]|persona) (?:\w+ ){0,4}(?:had|has|have|with|got|tenia|tiene|con|dio|salio con)|expos\w+|exposure|outbreak|same room|waiting room|expuest\w+|brote|contacto|sala de espera)\b/
const UNGUARDED =
  /\b(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once) (?:months?|meses)\b|\b(?:newborn|pregnant|unvaccinated|chemo|transplant|never (?:had|got|been)|not (?:vaccinated|had)|(?:no|without) (?:mmr|shots?|vaccines?)|(?:hasnt|havent|didnt|isnt|wasnt) (?:\w+ )?(?:mmr|shots?|vaccin\w*|vaccines?)|too young|recien nacid[oa]|embarazada|sin vacuna\w*|no (?:esta|estoy|tiene|tengo) (?:la |las |sus )?vacun\w*|nunca me vacun\w+)\b/

const MENINGITIS = /\b(?:meningitis|meningococ\w*)\b/
const OF_ONE_CLOSE =
  /\b(?:friends?|roommate|boyfriend|girlfriend|husband|wife|partner|brother|sister|teammate|classmate|cousin|kid|amig[oa]|novi[oa]|espos[oa]|herman[oa]|primo|prima|companer[oa])\b[^.;!?\n]{0,30}\b(?:has|had|got|diagnosed|hospital\w*|came down|died|tiene|tenia|le dio|internad[oa]|murio)\b/
const SHARED_SPIT =
  /\b(?:shar\w+ (?:\w+ ){0,2}(?:drinks?|cups?|bottles?|vapes?|spoons?|forks?|food|water|bed|room)|kiss\w*|drank from|slept (?:over|in the same)|live together|same (?:house|dorm|room)|compart\w+ (?:\w+ ){0,2}(?:vasos?|botellas?|bebidas?|cama|cuarto|agua)|beso|besaron|vive con|vivimos)\b/
const LONG_AGO = /\b(?:years? ago|last year|months ago|viral|hace (?:\w+ )?(?:anos?|meses)|el ano pasado)\b/

const DIALYSIS_ARM =
  /\b(?:(?:dialysis|dialisis)\b[^.;!?\n]{0,40}\b(?:fistula|graft|access|arm|shunt|catheter|port|brazo|cateter|injerto|acceso)|(?:fistula|graft|access|shunt|arm|catheter|brazo|cateter|injerto|acceso)\b[^.;!?\n]{0,40}\b(?:dialysis|dialisis)|fistula\b(?![^.;!?\n]{0,20}\b(?:anal|anus|ano|perianal)\b))\b/
const STILL_OR_FESTERING =
  /\b(?:(?:no|without|lost|stopped|cant feel|dont feel|not feel\w*|isnt|doesnt have|gone|no (?:se )?(?:le |me )?(?:siento|siente|oigo|tiene|hay)|ya no|sin|perdio) (?:\w+ ){0,4}(?:thrill|buzz\w*|vibrat\w*|hum\w*|whoosh\w*|pulse|bruit|zumb\w*|vibra\w*|ronroneo|soplo|thrill|frem\w+)|(?:thrill|buzz\w*|vibration|bruit|zumbido|vibracion)\b[^.;!?\n]{0,20}\b(?:gone|stopped|weaker|less|lost|disappeared|se (?:le |me )?(?:fue|quito|perdio)|menos)|red|warm|hot|pus|drain\w*|swoll?en|tender|sore|roj[oa]|caliente|supura\w*|hinchad[oa]|inflamad[oa])\b/
const OF_TAPE_OR_BELOW =
  /\b(?:anal|anus|ano|perianal|rectal|butt|tape|cinta|(?:vibra|vibrates|buzzes|zumba) (?:igual|bien|fine|as (?:always|usual)|normal))\b/

const VEIN_LINE =
  /\b(?:picc(?: line)?|central line|port ?a ?cath|chemo port|(?:my|his|her) (?:chemo )?port|hickman|mediport|port (?:site|area)|port in (?:my|his|her) chest|midline catheter|cateter (?:central|picc|del pecho)|puerto (?:de|para) (?:la )?quimio)\b/
const LINE_RED =
  /\b(?:red\w*|sore|tender|hurts?|pain\w*|swoll?en|pus|drain\w*|leak\w*|warm|roj[oa]|duele\w*|hinchad[oa]|supura\w*|caliente)\b/

const BABY_AT =
  /\b(?:has|had|have|hes|shes|at|is|running|runs|with|hit|reads?|was|got|trae|tiene|con|marco|marca)(?: an?| a temp of| up to)? (?:10[1-4](?: ?\. ?\d)?|3[89] ?\. ?\d|40)\b(?! ?(?:pounds|lbs|bpm|beats|over|days?|weeks?|months?|%|percent|dias|semanas|meses|libras|minutes|\/))/

const BAT = /\b(?:bats?|murcielagos?)\b/
const BAT_TOUCHED =
  /\b(?:brush\w*|touch\w*|landed on|hit|bumped|scratch\w*|flew into|grabbed|picked|crawl\w*|roz\w+|toc\w+|choco|se (?:me|le) paro|agarr\w+)\b/
const NO_ANIMAL =
  /\b(?:baseball|softball|cricket|ball bat|aluminum|wooden|bate|costume|years ago)\b|\b(?:didnt|did not|nothing|never|no one|nobody|nadie|no (?:me|nos|le)) (?:\w+ ){0,2}(?:touch\w*|land\w*|hit|toc\w+)\b/

const WILD =
  /\b(?:raccoons?|skunks?|fox(?:es)?|coyotes?|groundhogs?|woodchucks?|bobcats?|monkeys?|mapaches?|zorr(?:os?|illos?)|coyotes?|monos?|changos?)\b/
const WILD_BITES =
  /\b(?:nip(?:s|ped)?|bit|bite|bites|bitten|scratch\w*|claw\w*|snapp\w*|mord\w+|mordisc\w+|rasgun\w*|aran\w+)\b/

const NOSE_BLEEDS =
  /\b(?:nose ?bleeds?|nose (?:\w+ ){0,2}(?:bled|bleed\w*)|(?:sangr\w+) (?:\w+ ){0,2}nariz|nariz (?:\w+ ){0,3}sangr\w+)\b/
const SEVERAL_TODAY =
  /\b(?:(?:two|three|four|five|six|several|[2-9]|dos|tres|cuatro|cinco|varias) (?:times|veces|nose ?bleeds)|twice|on and off|off and on|at times|keeps? (?:coming|starting|bleeding)|a ratos)\b/
const ON_THINNER =
  /\b(?:(?:blood )?thinners?|eliquis|xarelto|warfarin\w*|coumadin|plavix|clopidogrel|apixaban|rivaroxaban|pradaxa|anticoagulante\w*)\b/
const NONE_OF_IT =
  /\b(?:no|not on(?: any)?|without|dont take(?: any)?|sin|no tomo) (?:blood )?(?:thinners?|anticoagulante\w*)\b/

const BELOW =
  /\b(?:vagina\w*|vulva\w*|labia\w*|lip of (?:my|the|her) (?:vagina|vulva)|privates|private parts|(?:down there|bikini line)|labios? (?:\w+ ){0,3}(?:vagina|vulva|vaginal)|vagina|partes|alla abajo)\b/
const LUMP =
  /\b(?:lumps?|bumps?|boils?|balls?|swelling|abscess|cyst|bolas?|bolita|bulto|absceso|quiste|hinchazon|grano)\b/
const SITS_BADLY =
  /\b(?:(?:cant|cannot|hardly|barely|hurts (?:\w+ )?to|hard to|painful to|trouble) (?:\w+ )?(?:sit|walk|stand)\w*|size of (?:a|an) (?:golf ball|walnut|egg|plum|lemon|grape)|throb\w*|no (?:me )?(?:puedo|aguanto) (?:sentar\w*|caminar|estar sentada)|me duele (?:\w+ )?(?:sentar\w*|caminar)|del tamano de)\b/
const SORE = /\b(?:painful|hurts?|sore|pain|tender|swoll?en|throb\w*|doloros[oa]|duele\w*|dolor|hinchad[oa])\b/

/** What people tell in one or two plain sentences that a doctor should hear of today (CDC, MedlinePlus, NHS 111). */
export const FOR_TODAY_PLAINLY: readonly HomePicture[] = [
  {
    tells: [THINNER_TEST, FAR_TOO_HIGH],
    says: [FAR_TOO_HIGH],
    never: /\b(?:was (?:too )?high (?:last|a) (?:year|month)|years? ago|now (?:its )?(?:2|3|normal))\b/,
  },
  { tells: [IVY, FACE_OR_PRIVATES, SWELLS], says: [SWELLS] },
  { tells: [BED_SORE, SORE_OPEN], says: [SORE_OPEN] },
  { tells: [BIG_TOE, HOT_TOE, TOUCHED_NO_MORE], says: [HOT_TOE], never: TOE_AS_BEFORE },
  { tells: [WITH_NEW_BABY, FRIGHTFUL_THOUGHTS], says: [FRIGHTFUL_THOUGHTS], never: LONG_OVER },
  { tells: [PEES_RED, TODAY], says: [PEES_RED], never: RED_FOOD_OR_SMALL },
  { tells: [FLUTTERS, FOR_HOURS, OLD_OR_NEW_TO_IT], says: [FLUTTERS], never: OF_COFFEE_OR_FEAR },
  { tells: [MEASLES, SOMEBODY_HAD_IT, UNGUARDED], never: LONG_AGO },
  { tells: [MENINGITIS, OF_ONE_CLOSE, SHARED_SPIT], says: [SHARED_SPIT], never: LONG_AGO },
  { tells: [DIALYSIS_ARM, STILL_OR_FESTERING], never: OF_TAPE_OR_BELOW },
  { tells: [VEIN_LINE, LINE_RED], says: [LINE_RED] },
  { tells: [NOSE_BLEEDS, SEVERAL_TODAY, ON_THINNER, TODAY], never: NONE_OF_IT },
  { tells: [BELOW, LUMP, SITS_BADLY, SORE], says: [SORE], without: ['postpartum'] },
  {
    of: ['infant-word', 'age-under-2'],
    tells: [BABY_AT],
    never:
      /\b(?:sugar|pulse|heart rate|pressure|azucar|pulso|presion|libras|pounds|how much|cuant[oa]|corriendo|running around|gone|shots? (?:today|yesterday)|vaccin\w*|vacun\w*)\b/,
  },
  { tells: [BAT, BAT_TOUCHED], says: [BAT_TOUCHED], never: NO_ANIMAL },
  { tells: [WILD, WILD_BITES], says: [WILD_BITES], never: /\b(?:years ago|mosquito\w*|hace anos|car|truck|tire)\b/ },
]

import type { HomePicture } from '../pictures/picture'
import { OF_BABY, OF_CHILD } from './told-for-words'

const VOMITS =
  /\b(?:(?:not|havent|hasnt|cant) (?:kept|keep) (?:any food|anything|food|a thing) down|vomit\w*|throw\w* up|threw up|puk\w*|devuelv\w*|deposit\w+)\b/
const DRIED_OUT =
  /\b(?:(?:few|couple of|only|small) sips|(?:urine|pee)(?: is| looks)? (?:\w+ )?dark|dark (?:urine|pee)|(?:nothing|cant keep anything|keeps? nothing|not keeping \w+) (?:\w+ )?down|(?:not|havent|hasnt|cant) (?:kept|keep) (?:any (?:food|thing)|food|anything|a thing) down|lost (?:\w+ ){1,3}(?:pounds|lbs|kilos)|hardly (?:peed|pee)|pocos sorbos|orina (?:\w+ )?oscura|no (?:retengo|me queda|aguanto) nada|(?:he )?bajado? (?:\w+ ){0,2}(?:libras|kilos))\b/

const PALMS_ITCH =
  /\b(?:itch\w*|pican?|picazon|comezon)\b[^.;!?\n]{0,60}\b(?:palms?|soles?|hands?|feet|palmas?|plantas?|manos|pies)\b/

const BELOW =
  /\b(?:vagina\w*|vulva\w*|labia\w*|lip of (?:my|the|her) (?:vagina|vulva)|privates|private parts|(?:down there|bikini line)|labios? (?:\w+ ){0,3}(?:vagina|vulva|vaginal)|vagina|partes|alla abajo)\b/
const LUMP =
  /\b(?:lumps?|bumps?|boils?|balls?|swelling|abscess|cyst|bolas?|bolita|bulto|absceso|quiste|hinchazon|grano)\b/
const SITS_BADLY =
  /\b(?:(?:cant|cannot|hardly|barely|hurts (?:\w+ )?to|hard to|painful to|trouble) (?:\w+ )?(?:sit|walk|stand)\w*|size of (?:a|an) (?:golf ball|walnut|egg|plum|lemon|grape)|throb\w*|no (?:me )?(?:puedo|aguanto) (?:sentar\w*|caminar|estar sentada)|me duele (?:\w+ )?(?:sentar\w*|caminar)|del tamano de)\b/
const SORE = /\b(?:painful|hurts?|sore|pain|tender|swoll?en|throb\w*|doloros[oa]|duele\w*|dolor|hinchad[oa])\b/

const OF_FIRST_DAYS =
  /\b(?:newborn|(?:[1-9]|1[0-4]|two|three|four|five|six|seven|eight|nine|ten) days? old|born (?:\w+ ){0,3}days ago|recien nacid[oa]|(?:de|tiene) (?:[1-9]|1[0-4]|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) dias)\b/
const YELLOWER =
  /\b(?:(?:more|getting|turning|turned|gone|going|really|very|looks?|looking|quite) yellow|yellower|yellow (?:today|now|(?:on|down|to) (?:\w+ ){0,2}(?:belly|chest|legs|feet|eyes))|(?:mas|muy|bien|poniendo|puso|pone|ve) amarill[oa]|amarillit[oa])\b/

const WITH_CHILD =
  /\b(?:pregnan\w*|expecting|embaraz\w*|(?:im|am|tengo|estoy de|con|de) (?:\w+ )?(?:[4-9]|[1-3]\d) (?:weeks|semanas)(?! (?:old|postpartum|de (?:nacid|edad))))\b/
const RASH_OF_CHILDREN =
  /\b(?:parvo\w*|fifth disease|slapped cheeks?|quinta enfermedad|mejillas? (?:abofetead|cachetead)\w+|eritema infeccioso)\b/
const OF_OTHERS =
  /\b(?:class\w*|kids?|students?|daycare|preschool|kindergarten|kinder|son|daughter|nephew|niece|cowork\w*|neighbor\w*|expos\w*|sneez\w*|hij[oa]s?|nin[oa]s?|sobrin\w+|salon|alumn\w+|guarderia|escuela|companer\w+|vecin\w+|expuest\w+|estuve con)\b/
const IS_IMMUNE =
  /\b(?:(?:im|i am|am|tested|showed|says im) immune|i (?:already )?had (?:it|them|chicken ?pox)|ya (?:me dio|la tuve|lo tuve)|soy inmune)\b/

const POX_OR_MEASLES = /\b(?:chicken ?pox|shingles|measles|rubella|varicela|sarampion|rubeola)\b/
const NEVER_HAD =
  /\b(?:never had|(?:not|wasnt|isnt) (?:immune|vaccinated)|never (?:got|was|been) (?:\w+ )?(?:vaccin\w*|shots?)|no (?:idea|clue) if i|(?:dont|not) (?:know|sure) if i|nunca (?:la |lo |me )?(?:\w+ ){0,2}(?:tuve|dio|he tenido|vacun\w+)|no (?:me |la |lo )*(?:tuve|dio|vacun\w+|ha dado)|no se si (?:la |me ))/

const ITCHES = /\b(?:itch\w*|pican?|picazon|comezon|rascar\w*)\b/
const PALMS = /\b(?:palms?|soles?|palmas?|plantas?|hands and feet|manos y (?:los )?pies)\b/

const TAMPON = /\b(?:tampon(?:es|s)?|menstrual cup|copa menstrual)\b/
const LEFT_IN =
  /\b(?:stuck|forgot\w*|lost|left (?:it|one|a)|(?:cant|cannot|couldnt) (?:reach|get|find|feel)|se (?:me|le) (?:quedo|olvido|perdio|atoro)|no (?:lo |la )?(?:alcanzo|encuentro|puedo sacar\w*))\b/
const IS_OUT =
  /\b(?:(?:took|got|pulled) (?:it|them) out|removed|came out|it is out|its out|(?:is |its )?out now|now out|(?:have|ive) (?:taken|pulled) it out|was whole|(?:lo|la) (?:saque|quite)|ya salio)\b/

const BRUISED = /\b(?:moret\w+|moraton\w*|cardenales|morados|bruis\w*)\b/
const UNSTRUCK =
  /\b(?:(?:sin|ningun|no (?:se ha|se|ha|hubo|me he|recuerd\w+)) (?:\w+ ){0,2}?(?:golp\w*|peg\w+|ca(?:ido|erse)|caid\w*|motivo|razon|causa|explicacion)|de la nada|sin (?:mas|saber por que)|(?:no|without(?: any)?|out of|never|for no) (?:\w+ )?(?:reason|nowhere|cause|injury|injuries|falls?|bumps?|hit\w*|fell|explanation))\b/
const MANY_OR_NEW =
  /\b(?:much[oa]s|vari[oa]s|nuev[oa]s|por tod[oa]s?|por (?:el|la) (?:cuerpo|espalda|panza)|cada dia|mas y mas|grandes|many|several|new|all over|more and more|lots|everywhere|big)\b/

const BELLY_CUT =
  /\b(?:c ?section|cesarea|incision|operation cut|my cut|surgical (?:cut|wound)|puntos|herida (?:de la|quirurgica))\b/
const HAS_OPENED =
  /\b(?:(?:opened|open|gap\w*|came apart|split|separat\w*)\b[^.;!?\n]{0,40}\b(?:corner|end|edge|width|fingernail|inch|cm|bit|little|up)|(?:corner|end|edge)\b[^.;!?\n]{0,40}\b(?:opened|open|gap\w*|apart|split)|se (?:me |le )?(?:abrio|esta abriendo)|abiert[oa])\b/
const WEEPS =
  /\b(?:wet|ooz\w*|weep\w*|yellow\w*|drain\w*|leak\w*|fluid|supura\w*|liquido|agua|moja\w*|amarill\w*|pus)\b/

const BLOODY_FLOW =
  /\b(?:(?:blood|bloody|brown|pink)\b[^.;!?\n]{0,25}\b(?:discharge|underwear|panties|vagina\w*)|(?:discharge|flujo|secrecion)\b[^.;!?\n]{0,30}\b(?:blood\w*|brown|sangre|sanguinolent\w+|cafe)|sangre\b[^.;!?\n]{0,20}\b(?:calzon\w*|vagina\w*|calzoncit\w+))\b/
const TOO_YOUNG =
  /\b(?:daughter|girl|niece|granddaughter|hija|nina|nieta|sobrina)\b[^.;!?\n]{0,20}\b(?:is|tiene|de|age) (?:[1-8]|cuatro|cinco|tres|seis|four|five|three|six)\b(?! (?:months|meses|weeks))|\b(?:[1-8]|one|two|three|four|five|six|seven|eight|un|dos|tres|cuatro|cinco|seis|siete|ocho) ?(?:year|yr|yo|y ?\/ ?o|anos?|anitos)\b/

const EARLY =
  /\b(?:(?:[5-9]|1[0-9]|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:weeks?|wks?|semanas))\b/
const OF_WOMB =
  /\b(?:heartbeat|in the womb|uterus|ultrasound|scan|pregnan\w*|latido|matriz|utero|ultrasonido|embaraz\w*|baby|bebe)\b/
const REDDENS =
  /\b(?:(?:red|fresh|bright) blood|(?:blood|bleeding|sangre|sangrado)\b[^.;!?\n]{0,50}\b(?:liner|pads?|period|toallas?|protector|regla)|sangre roja)\b/
const BLED_TODAY =
  /\b(?:today|now|hours?|this (?:morning|afternoon|evening)|tonight|yesterday|last night|hoy|ayer|ahorita|anoche|horas?)\b/

const RUNS_OR_VOMITS = /\b(?:diarrhea|vomit\w*|thr(?:ew|ow\w*) up|stomach (?:bug|flu)|diarrea|basca)\b/
const DRIES =
  /\b(?:(?:only |just )?(?:one|two|three|1|2|3) wet (?:diapers?|nappies|nappy)[^.;!?\n]{0,30}\b(?:24 hours|all day|today|since yesterday)|few(?:er)? (?:tears|wet)|(?:no|without|hardly any) tears|(?:un|dos|tres|1|2|3) panal(?:es)? mojad\w+[^.;!?\n]{0,30}\b(?:24 horas|todo el dia|hoy|desde ayer)|(?:pocas|sin|casi sin) lagrimas)\b/

/** Of women, pregnancy, birth, babies and children what a doctor should see today (MedlinePlus, AAP, ACOG, CDC, CDC Hear Her, NHS, NHS 111). */
export const FOR_TODAY_OF_WOMEN_AND_CHILDREN: readonly HomePicture[] = [
  { of: ['pregnant'], tells: [VOMITS, DRIED_OUT], says: [VOMITS] },
  {
    of: ['pregnant'],
    tells: [PALMS_ITCH],
    says: [/\b(?:itch\w*|pican?|picazon|comezon)\b/],
    never:
      /\b(?:hands?|feet|palms?|soles|manos|pies|palmas) (?:and (?:feet|hands|soles) )?(?:are |is |estan? )?(?:fine|ok|okay|normal|clear|bien|not itch\w*)\b/,
  },
  { tells: [BELOW, LUMP, SITS_BADLY, SORE], says: [SORE], without: ['postpartum'] },
  {
    tells: [OF_FIRST_DAYS, YELLOWER],
    says: [YELLOWER],
    never: /\b(?:poop|stool|diaper|mustard|snot|mucus|moco\w*|nose|phlegm|flema|popo|caca|panal)\b/,
  },
  { tells: [WITH_CHILD, RASH_OF_CHILDREN, OF_OTHERS], never: IS_IMMUNE },
  { tells: [WITH_CHILD, POX_OR_MEASLES, OF_OTHERS, NEVER_HAD], never: IS_IMMUNE },
  { tells: [WITH_CHILD, ITCHES, PALMS], says: [ITCHES, PALMS] },
  { tells: [TAMPON, LEFT_IN], says: [LEFT_IN], never: IS_OUT },
  { of: OF_CHILD, tells: [BRUISED, UNSTRUCK, MANY_OR_NEW] },
  { tells: [BELLY_CUT, HAS_OPENED, WEEPS], says: [HAS_OPENED, WEEPS], never: /\b(?:years? ago|hace anos)\b/ },
  { tells: [BLOODY_FLOW, TOO_YOUNG], says: [BLOODY_FLOW] },
  { tells: [EARLY, OF_WOMB, REDDENS, BLED_TODAY], says: [REDDENS], without: ['postpartum', 'newborn-word'] },
  { of: OF_BABY, tells: [RUNS_OR_VOMITS, DRIES], says: [RUNS_OR_VOMITS] },
]

import { MONTH, WEEKS, type ForDays } from './for-days'

const DRINKS =
  /\b(?:drink\w*|drank|beers?|tall ?boys|wine|vodka|whiskey|liquor|six ?packs?|alcohol|tomo|toma|tomar|cervezas?|caguamas?|vino|licor)\b/
const WANTS_LESS =
  /\b(?:cut (?:down|back)|cutting (?:down|back)|quit drinking|stop drinking|drink less|get sober|dejar (?:de tomar|la bebida|el alcohol|la cerveza)|tomar menos|bajarle)\b/

const TINGLES = /\b(?:tingl\w*|numb\w*|pins and needles|burning feet|hormigue\w*|adormec\w*|dormid[oa]s|entumid[oa]s)\b/
const FINGERS_OR_FEET = /\b(?:fingers?|fingertips?|hands?|feet|toes|soles|dedos|manos|pies|plantas)\b/

const LEGS_CRAWL =
  /\b(?:legs?|piernas?)\b[^.;!?\n]{0,60}\b(?:have to move|gotta move|cant keep (?:them )?still|tengo que mover\w*|moverlas|quietas?|hormigas|gusanitos)\b|\b(?:hormigas|gusanitos)\b[^.;!?\n]{0,20}\bpiernas?\b/

const FORGETS = /\b(?:forget\w*|forgot|repeat\w*|memory|se (?:le|me) olvid\w+|olvida\w*|repite|memoria)\b/
const SLOWLY =
  /\b(?:(?:a|one|two|last|this|past) years?|months|little by little|slowly|gradual\w*|un ano|meses|anos|poco a poco|otra vez)\b/
const OLD =
  /\b(?:mom|mum|mother|dad|father|grand\w+|wife|husband|[678]\d|mami|papi|mama|papa|abuel\w+|suegr[oa]|espos[oa])\b/

const MIGRAINE = /\b(?:migraines?|migranas?|jaquecas?)\b/
const OFTENER =
  /\b(?:twice (?:a|per) month|more often|times (?:a|per) (?:week|month)|(?:\d|two|three|four) (?:a|per) (?:week|month)|better plan|prevent\w*|mas seguid[oa]s?|veces (?:al|por) mes)\b/

const RITUAL = /\b(?:wash\w*|check\w*|count\w*|clean\w*|lav\w+|revis\w+|limpi\w+|cont\w+)\b/
const CANNOT_STOP =
  /\b(?:cant stop|cannot stop|hours a day|over and over|until (?:they|it|my hands) (?:crack|bleed)\w*|no puedo (?:parar|dejar)|una y otra vez|hasta que (?:se )?(?:me )?(?:parten|agriet\w+|sangran?))\b/
const OF_GERMS =
  /\b(?:germs|dirt\w*|contaminat\w*|locks?|doors?|stove|compulsi\w*|obsess\w*|ocd|toc|microbios|germenes|suci\w+|puertas?|estufa|candados?)\b/

const WITHDRAWN =
  /\b(?:(?:stays|sits|always|hides|is|hes|shes) in (?:his|her|my) room|grades|sleeps all|meh|(?:wont|doesnt) (?:go out|see (?:his|her) friends)|encerrad[oa]|calificaciones|no (?:sale|quiere salir|ve a sus amig\w+))\b/
const NO_JOY =
  /\b(?:nothings? (?:is )?fun|no (?:interest|joy)|lost interest|(?:quit|dropped|stopped|gave up) (?:the |his |her |my )?\w+ (?:which |that )?(?:he|she|i) loved|doesnt (?:enjoy|like) anything|nada le (?:gusta|divierte|interesa|llama)|perdio el interes|ya no (?:le|me) gusta nada|dejo (?:el|la) \w+ que (?:le )?(?:encantaba|gustaba|amaba))\b/

const LOW_OR_TENSE =
  /\b(?:(?:feel|feels|feeling|felt|been) (?:so |really |just |kind of |pretty )?(?:down|low|flat|empty|weepy|hopeless|blue|sad|on edge)|weepy|worr\w+ about everything|nervous (?:all day|about everything)|(?:esta|ando|anda|estoy|me siento|se siente|siento) (?:\w+ )?(?:callad|trist|decaid|apagad|desganad|vaci|angustiad)[oae]s?|me angusti[oa] (?:por|de) todo|todo me (?:angustia|preocupa))\b/
const LIFE_SUFFERS =
  /\b(?:(?:dont|doesnt|not|stopped|cant) (?:\w+ )?enjoy\w*|(?:sleep\w*|eat\w*) (?:\w+ )?(?:bad|badly|poorly|all day|little)|cant sleep|call(?:ing)? off work|therap\w*|counsel\w*|concentr\w*|where (?:do|does) (?:i|a person)|quit (?:the|his|her) team|alone in (?:his|her) room|duerm\w* (?:mal|toda|todo|poco)|no (?:puedo )?dorm\w+|dejo (?:el|la|los)|ya no disfrut\w+|psicolog\w*|ayud\w+|cuesta|encerrad[oa])\b/

const HEAD_ACHES = /\b(?:migraines?|migranas?|jaquecas?|head ?aches?|dolor(?:es)? de cabeza)\b/
const PREVENTS = /\b(?:prevent\w*|preven\w+)\b/
const TIMES_A_MONTH =
  /\b(?:(?:once|twice|times|three|four|five|\d) (?:a|per|every) (?:week|month)|(?:veces|una|dos|tres|cuatro|cinco|\d) (?:al|por|a la) (?:mes|semana))\b/

const LIVES_WITH_FITS = /\b(?:epilep\w+|keppra|levetiracetam|valpro\w+|lamotrig\w+|carbamazepina|fenitoina)\b/
const AS_EVER =
  /\b(?:igual(?:it[oa])? (?:que|a|de|como)|igualit[oa]|la(?:s)? mism[oa]s? de siempre|de las de siempre|como siempre|same as (?:always|my usual)|usual)\b/
const SOON_OVER =
  /\b(?:un minuto|(?:uno|dos) minutos|[12] minutos?|segundos|(?:quede|quedo|ya estoy|ya esta|desperte) (?:\w+ )?(?:bien|normal)|(?:a|one|two) minutes?)\b/
const DOCTOR_KNOWS =
  /\b(?:neurolog\w+|mi doctora?|medico)\b[^.;!?\n]{0,50}\b(?:cita|esta semana|otra semana|sabe|dijo)\b/
const FITS_GRAVE =
  /\b(?:dos crisis|tres|varias|seguid[oa]s|otra vez hoy|no (?:despierta|contesta|habla|ha vuelto)|golpe\w*|pegue|cabeza|embaraz\w+|fiebre|calentura|alberca|agua|primera vez|sin (?:medicina|pastillas)|se me acab\w+|morad\w+|cinco minutos|diez minutos|confundid\w+|ida|ido)\b/

const FRIGHT =
  /\b(?:robbery|robbed|mugg(?:ed|ing)|assault\w*|attack(?:ed)?|crash|wreck|accident|shooting|war|deployment|combat|fire|flood|asalto|asaltaron|choque|accidente|balacera|guerra|incendio)\b/
const DREAMS_OF_IT =
  /\b(?:(?:bad|scary|awful|same) dreams?|nightmares?|flashbacks?|reliv\w+|see it (?:again|over)|pesadillas?|suenos? feos?|lo revivo|recuerdos)\b/
const ON_GUARD =
  /\b(?:jump\w* (?:at|when|every)|jumpy|startl\w*|on edge|on guard|avoid\w*|cant go (?:near|back|past)|brinco|me (?:espanto|asusto|sobresalto)|sobresalt\w*|evito|no puedo pasar)\b/

const BAND =
  /\b(?:band|vise|vice|tight\w*|squeez\w*|pressure|banda|cinta|apret\w+|presion)\b[^.;!?\n]{0,30}\b(?:forehead|head|temples|frente|cabeza|sienes)\b/
const WEEK_AFTER_WEEK =
  /\b(?:(?:second|third|fourth|fifth|2nd|3rd|4th) week|(?:two|three|four|five|six|several|[2-9]) weeks|most (?:days|afternoons|evenings|mornings)|every (?:day|afternoon|evening)|(?:segunda|tercera|cuarta) semana|(?:dos|tres|cuatro|varias|[2-9]) semanas|casi (?:todos los dias|diario|todas las tardes)|todas las tardes|a diario)\b/
const HEAD_RED =
  /\b(?:worst|sudden\w*|vomit\w*|wak(?:es|ing) me|fever|stiff|vision|blurr\w*|numb\w*|weak\w*|fell|hit|worse (?:every|each)|pregnan\w*|peor|de repente|vomit\w*|fiebre|calentura|cuello|vista|borros\w*|adormec\w*|golpe\w*|embaraz\w*)\b/

/** Of head, nerves, memory and mind what a doctor should see in days (MedlinePlus, NIMH, NINDS, NHS). */
export const FOR_DAYS_OF_HEAD_AND_MIND: readonly ForDays[] = [
  { tells: [DRINKS, WANTS_LESS] },
  {
    tells: [TINGLES, FINGERS_OR_FEET],
    says: [TINGLES],
    from: MONTH,
    never: /\b(?:stroke|panic\w*|anxi\w*|presentation|went away|carried|derrame|panico|ansiedad)\b/,
  },
  { tells: [LEGS_CRAWL], from: MONTH },
  { tells: [FORGETS, SLOWLY, OLD], says: [FORGETS] },
  { tells: [MIGRAINE, OFTENER] },
  { tells: [RITUAL, CANNOT_STOP, OF_GERMS], from: MONTH, overrules: true },
  { tells: [WITHDRAWN, NO_JOY], from: WEEKS },
  { tells: [LOW_OR_TENSE, LIFE_SUFFERS], says: [LOW_OR_TENSE], from: WEEKS },
  { tells: [HEAD_ACHES, PREVENTS, TIMES_A_MONTH], overrules: true },
  {
    tells: [LIVES_WITH_FITS, AS_EVER, SOON_OVER, DOCTOR_KNOWS],
    unless: FITS_GRAVE,
    without: ['seizure-danger', 'pregnant'],
  },
  { tells: [FRIGHT, DREAMS_OF_IT, ON_GUARD], from: MONTH },
  { tells: [BAND, WEEK_AFTER_WEEK], says: [BAND], unless: HEAD_RED },
]

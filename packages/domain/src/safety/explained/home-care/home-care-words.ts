import { words } from '../../../free-text/words'

const FEVER_OR_WORSE =
  /\b(?:fever\w*|chills|vomit\w*|throw\w* up|yellow (?:eyes|skin)|jaundice\w*|faint\w*|passed out|getting worse|worse|spreading|severe|unbearable|fiebre|escalofrios?|vomit\w*|amarill\w+|desmay\w*|peor|empeor\w*)\b/
export const also = (list: string) => new RegExp(`${FEVER_OR_WORSE.source}|\\b(?:${list})\\b`)
export const OF_FEAR = words(
  'stressed anxious insomnia chronic-illness cancer needs-visit lasting long-lasting month-or-more always for-long-alone mild pain-other hernia-word child-visit harmless-sign',
)
export const GONE =
  /\b(?:went (?:off|away)|gone|resolved|settled|passed|walked it off|stopped|over (?:in|within|after)|se (?:me |le )?(?:quito|paso)|desaparecio|(?:hurt|lasted) (?:for )?(?:about )?(?:\w+ )?(?:min\w*|hour))\b/
export const WELL_SINCE =
  /\b(?:(?:feel|felt|been|am|im|is|hes|shes) (?:\w+ ){0,2}?(?:fine|well|ok|okay|normal|good)|fine (?:since|now|again|after)|(?:completely|totally|back to) normal|(?:totally|completely|perfectly|all) fine|(?:estoy|esta|estaba|anda|ando|me siento|se siente) (?:\w+ ){0,2}?(?:bien|normal)|resucite|se (?:me |le )?(?:paso|quito)|como si nada)\b/
export const BODY_FAILS = words(
  'fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe chest-pain face-swelling vomiting stiff-neck suicide-said severe-headache worst-headache one-side-weak face-droop speech-trouble',
)
export const FAINT_OR_FAILING = words(
  'fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe chest-pain face-swelling vomiting dizzy feels-faint stiff-neck suicide-said',
)
export const BLEEDS = words('bleeding vaginal-bleeding drops-of-blood')
export const AS_ALWAYS =
  /\b(?:(?:same|exactly) as (?:always|before|every time|usual)|as (?:always|usual|before)|always the same|(?:every|each) (?:single )?time|(?:once|twice|couple(?: of)?|few|several) (?:times )?a (?:month|week|year)|(?:igual|lo mismo) (?:que|de) (?:siempre|antes|las otras)|como siempre|cada vez que|(?:siempre|siempre que)|(?:dos|tres|pocas|unas) veces al (?:mes|ano))\b/
export const ILL = words(
  'fever temp-38 temp-39 stiff-neck head-injury vomiting severe-headache worst-headache face-droop speech-trouble vision-loss suicide-said self-harm harm-others choking poison ribs-pulling weak-immunity',
)
export const SPEAKING = ILL.filter((each) => each !== 'speech-trouble')
export const PAST_AND_FINE =
  /\b(?:(?:then|was|is|im|hes|been|feel|feels|totally|felt) (?:\w+ )?(?:fine|ok|okay|normal|gone|well)|fine (?:since|now|again|after|within)|(?:pain|it) (?:is |has |was )?(?:gone|passed|went away|eased)|went away|ya (?:no (?:me |le )?duele|estoy bien|esta bien)|se (?:me|le) (?:quito|paso))\b/
export const BODY_OR_THROAT_FAILS = words(
  'fainted confused drowsy seizure unresponsive short-of-breath cannot-breathe chest-pain face-swelling throat-swelling throat-danger vomiting stiff-neck severe-headache worst-headache one-side-weak face-droop speech-trouble',
)
export const IS_WELL =
  /\b(?:fine|well|ok|okay|normal\w*|happy|happily|as usual|nothing|playing|plays|eating|eats|perfect|clam|great|bien|contenta?|jugando|juega|come|sin sintomas)\b/
export const MONTH = 27
export const ITCHY = /\b(?:itch\w*|pruri\w+|pica|pican|picaba|comezon|picazon)\b/
export const IN_SECONDS =
  /\b(?:(?:half a|an?|one|two|few|some|couple(?: of)?|\d) (?:seconds?|secs?|moments?)|moment|instant|(?:unos|dos|pocos) segundos?|un (?:momento|segundo|momentito|instante))\b/
export const OF_DAYS =
  /\b(?:yesterday|last night|this morning|today|hours ago|since then|ayer|antier|anoche|hoy|hace (?:\w+ )?horas|desde entonces|(?:en|por|esta) (?:la )?manana)\b/
export const NO_FEVER =
  /\b(?:(?:sin|ni|no (?:tiene|tengo|trae|hay|le ha dado|hubo)) (?:fiebre|calentura|temperatura)|(?:no|without|without any) fever)\b/

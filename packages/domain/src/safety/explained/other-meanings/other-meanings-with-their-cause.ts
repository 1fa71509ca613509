import type { OtherMeaning } from './other-meanings'
import { unlessTold } from './other-meanings-of-small-mishaps'
import { withoutDenials } from '../told'
import { words } from '../../../free-text/words'

const TALKS_AND_WALKS =
  /\b(?:habl|camin|platic|trabaj)[oa] (?:\w+ )?(?:normal\w*|bien|frases)|\besta bien\b|\b(?:talk\w*|walk\w*|speak\w*) (?:\w+ )?(?:normal\w*|fine|ok|okay|full)\b/
const STRUGGLES =
  /\b(?:no (?:me |le )?(?:hace|ayuda|sirve|funciona|quita)|ya no|cada hora|labios|morad\w+|azul\w*|no (?:puedo|puede) (?:hablar|caminar|dormir|acostar\w*)|hund\w+|costillas|falta\w* (?:el |de )?aire|ahog\w+|desmay\w*|not (?:working|helping)|doesnt (?:work|help)|blue|cant (?:talk|walk|sleep|lie)|ribs|short of breath|gasp\w*)\b/

/** Limbs that are sore, slept on or kept down by a lump, noses that are stuffed, and other signs that their cause explains. */
export const OTHER_MEANINGS_WITH_THEIR_CAUSE: readonly OtherMeaning[] = [
  {
    of: words('one-side-weak tremor'),
    meant:
      /\b(?:temblor|duelen?|dolor|tiemblan?|temblando|shak\w+|sore|hurt)\b[^.;!?\n]{0,40}\b(?:piernas|muslos|pantorrillas|brazos|legs|thighs|calves|arms)\b[^.;!?\n]{0,12}\b(?:no (?:puedo|aguanto)|cant|can barely) (?:ni )?(?:bajar|subir|sentar\w*|caminar|levantar\w*|agachar\w*|peinar\w*|walk|sit|get|climb|go)\b[^.;!?\n]{0,20}/g,
    becomes: 'sore-from-exercise',
    unless: unlessTold(
      [
        /\b(?:zumba|gym|gimnasio|sentadillas|pesas|ejercicio|maraton|crossfit|workout|squats|spin class|leg day|marathon)\b/,
        /\b(?:(?:los |las )?dos (?:lados|piernas|muslos|brazos)|ambos|ambas|both)\b/,
        /\b(?:ayer|antier|anteayer|yesterday|two days ago|hace (?:dos|2) dias)\b/,
      ],
      /\b(?:(?:pipi|orina|urine|pee)\b[^.;!?\n]{0,15}\b(?:oscur\w+|cafe|roj[oa]|coca|dark|brown|cola|red)|un lado|cara|habl\w+ (?:raro|mal)|hinchad\w+|dormid\w+|adormec\w*|entumid\w*|espalda|fiebre|calentura|vomit\w*|peor|one side|face|speech|swollen|numb\w*|back|fever|worse|cant pee|no (?:hago|puedo) (?:pipi|orinar))\b/,
    ),
  },
  {
    of: ['one-side-weak'],
    meant:
      /\bno (?:puedo|puede) (?:\w+ )?(?:bajar|subir|levantar|cerrar|alzar|pegar|mover) (?:bien )?(?:el|mi|su) brazo\b|\bcant (?:\w+ )?(?:lower|lift|raise|close|put down|move) (?:my|his|her) arm\b/g,
    unless: unlessTold(
      [
        /\b(?:axila|sobaco|armpit|underarm)\b/,
        /\b(?:absceso|bolas?|bulto|granos?|golondrinos?|forunculo|nacido|abscess|boils?|lump|cyst)\b/,
      ],
      /\b(?:cara|boca|habl\w+|pierna|debil\w*|dormid[oa]|adormec\w*|entumid\w*|hormigue\w*|confund\w*|face|speech|slur\w*|weak\w*|numb\w*|leg|droop\w*|confus\w*)\b/,
    ),
  },
  {
    of: ['inhaler-fails'],
    meant:
      /\binhalador(?: \w+)? cada (?:cuatro|cinco|seis|ocho|doce|4|5|6|8|12) (?:horas|hrs?)\b|\b(?:inhaler|albuterol)(?: \w+)? every (?:four|five|six|eight|4|5|6|8|twelve|12) (?:hours|hrs?)\b/g,
    becomes: 'asthma-flare',
    unless: unlessTold([TALKS_AND_WALKS], STRUGGLES),
  },
  {
    of: words('cannot-breathe short-of-breath'),
    meant:
      /\bno (?:puedo|podia|puede) respirar(?:,? me muero)?(?: (?:de|por) la nariz)?\b|\b(?:cant|couldnt) breathe\b(?:,? im dying)?/g,
    unless: unlessTold(
      [
        /\bnariz\b[^.;!?\n]{0,20}\btapad\w+|\b(?:de|por) la nariz\b|\btapad\w+ (?:de )?la nariz\b|\b(?:stuffy|stuffed|blocked|plugged|congested) (?:up )?nose\b|\bnose (?:is |was )?(?:\w+ )?(?:stuffed|blocked|plugged|congested|stuffy)\b/,
        /\bpor la boca (?:respir[oa] )?(?:si|bien|perfect\w+|normal|esta bien)\b|\brespir[oa] (?:\w+ )?por la boca\b|\bpor la boca {1,3}esta bien\b|\bthrough (?:my|his|her) mouth (?:(?:is |its |just )?(?:fine|ok|okay|perfectly|normal\w*)|i can|i breathe)\b|\bbreathe (?:fine|ok|perfectly|normally|just fine) through (?:my|his|her) mouth\b/,
      ],
      /\b(?:pecho|silb\w*|ronchas|garganta (?:se|cerrad\w*|hinchad\w*)|labios|lengua hinchad\w*|asma|sentad[oa]|aprieta|azul\w*|morad\w+|bebe|recien nacid\w*|desmay\w*|hund\w+|costillas|chest|wheez\w*|hives|lips|asthma|blue|baby|newborn|faint\w*|ribs|throat (?:is )?(?:clos\w+|tight\w*|swell\w*))\b/,
    ),
  },
  {
    of: words('throat-danger eye-spot vaginal-bleeding bleeding skin-change'),
    meant:
      /\bojos?\b[^.;!?\n]{0,40}\bmanchas? (?:roj\w+|de sangre)(?: (?:de )?sangre)?\b[^.;!?\n]{0,25}|\b(?:red|blood) (?:spot|patch|blotch)\b[^.;!?\n]{0,25}\b(?:white of (?:my|the) eye|eye)\b/g,
    becomes: 'blood-on-eye',
    unless: unlessTold(
      [
        /\b(?:estornud\w+|tos\w*|vomit\w+|puj\w+|sneez\w*|cough\w*|strain\w*|vomit\w*)\b/,
        /\bno (?:me |le )?duele\b|\b(?:sin|ni) dolor\b|\bno pain\b|\bdoesnt hurt\b|\bpainless\b/,
        /\b(?:veo|ve) (?:igual|bien|normal|perfect\w+)\b|\b(?:vision|sight|see)\b[^.;!?\n]{0,15}\b(?:fine|normal\w*|same|ok|okay)\b/,
      ],
      /\b(?:golpe\w*|pego|pegue|cayo|lentes de contacto|anticoagulante\w*|warfarina|eliquis|xarelto|aspirina|borros[oa]|doble|luz|dolor de cabeza|moretones|presion|diabet\w*|hit|punch\w*|contacts?|blood thinners?|warfarin|aspirin|blurr\w*|double|headache|bruises|light)\b/,
    ),
  },
  {
    of: ['one-side-weak'],
    meant: /\bno puedo (?:ni )?(?:levantar|alzar|subir) (?:bien )?(?:el|mi) brazo\b|\bcant (?:lift|raise) my arm\b/g,
    unless: unlessTold(
      [
        /\b(?:vaccine|vacuna\w*|inyec\w+|shot)\b/,
        /\b(?:duele\w*|adolorid\w+|sore|hurts?|aches?) (?:\w+ ){0,2}(?:donde me (?:inyectaron|vacunaron|pusieron|picaron)|where (?:i got|they (?:gave|put|stuck)|the (?:shot|vaccine)))/,
        /\b(?:hoy|ayer|antier|anoche|today|yesterday|last night)\b/,
      ],
      /\b(?:otro brazo|cara|boca|habl\w+ (?:raro|mal)|pierna|debil\w*|dormid[oa]|adormec\w*|entumid\w*|semanas?|other arm|face|speech|slur\w*|leg|weak\w*|numb\w*|weeks?)\b/,
    ),
  },
  {
    of: words('one-side-weak limb-numb'),
    meant:
      /\b(?:se (?:me|le) )?(?:durmio|entumio|adormecio)(?: (?:encima|sobre))? (?:del? )?(?:la|el|toda la|todo el|mi|su)? ?(?:mano|brazo|pie|pierna)\b|\b(?:hand|arm|leg|foot) (?:fell asleep|went numb|was numb|was asleep)\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:dormi|durmio|acoste|sente|slept|sleeping|lay|lying|sat)\b[^.;!?\n]{0,14}\b(?:encima|sobre|arriba|on)\b/,
        /\bse (?:me|le) (?:quito|paso)\b[^.;!?\n]{0,25}\b(?:minutos?|segundos?|ratito|al mover\w*|sacud\w+)\b|\b(?:went away|gone|woke up|came back)\b[^.;!?\n]{0,25}\b(?:minutes?|seconds?|shaking|moving|right away)\b/,
      ],
      /\b(?:cara|boca|habl\w+|palabras?|debil\w*|chuec[oa]|torcid\w*|no (?:puedo|puede) mover|todavia|sigue|otra vez|lado|vision|veo|mare\w+|dolor de cabeza|face|speech|slur\w*|weak\w*|droop\w*|still|again|side|vision|dizz\w*|headache)\b/,
    ),
  },
  {
    of: ['severe'],
    meant:
      /\b(?:asma|asthma) (?:\w+ )?(?:anda|esta|va|sigue|is|has been|getting) (?:un poco |mas |a bit )?(?:peor|worse)\b/g,
    becomes: 'asthma-flare',
    unless: unlessTold([TALKS_AND_WALKS], STRUGGLES),
  },
  {
    of: ['rash'],
    meant:
      /\b(?:circulos?|aros?|anillos?|ronchas?) roj[oa]s?\b[^.;!?\n]{0,30}\b(?:tiro al blanco|diana)\b|\bbulls? ?eye(?: (?:rash|ring|mark))?|\b(?:ring|rash)\b[^.;!?\n]{0,20}\b(?:bulls? ?eye|target)\b/g,
    becomes: 'lyme-ring',
    unless: (plain) =>
      !/\b(?:garrapata|ticks?)\b/.test(plain) ||
      /\b(?:munecas?|tobillos?|palmas?|plantas?|punt\w+ roj\w+|manchas|por todo|todo el cuerpo|confundid\w*|vomit\w*|(?:duele la|dolor de) cabeza|cuello|wrists?|ankles?|palms?|soles?|spots|all over|confus\w*|headache|neck)\b/.test(
        withoutDenials(plain),
      ),
  },
  {
    of: ['no-urine'],
    meant:
      /\bboca (?:un )?(?:poco |poquito )?seca y ha mojado\b[^.;!?\n]{0,15}|\bha mojado (?:bien )?(?:dos|tres|cuatro|cinco|varios|2|3|4|5) panales\b/g,
    unless: (plain) =>
      /\b(?:solo|apenas|nomas) (?:ha mojado|dos|un)\b|\bpanales (?:\w+ ){0,2}(?:en|desde) (?:\w+ )?(?:dos|2|tres|3|ayer|antier|24|48|todo)\b/.test(
        plain,
      ),
  },
  {
    of: words('bleeding vaginal-bleeding fall feels-faint bp-low'),
    meant:
      /\b(?:manch\w+|puntit\w+|gotit\w+|tantit\w+|poquit\w+|spots?|drops?|speck|streak|bit|little) (?:de |of )?(?:dried |dry )?(?:sangre|blood)\b(?: sec[oa])?|\bse le cayo (?:el|su) (?:ombligu?i?t?o|cordon)\b|\bvi sangre\b|\b(?:cord|stump) fell\b/g,
    becomes: 'harmless-sign',
    unless: unlessTold(
      [
        /\b(?:ombligu?i?t?o|cordon umbilical|umbilical|belly ?button|cord|stump|navel)\b/,
        /\b(?:dias|semanas|days?|weeks?|recien nacid[oa]|newborn)\b/,
        /\b(?:no esta roj[oa]|ni roj[oa]|piel (?:alrededor )?(?:normal|bien)|alrededor (?:normal|bien)|sin (?:pus|mal olor|enrojecimiento)|no (?:huele|sale pus)|not red|no (?:redness|pus|smell)|skin (?:around )?(?:it )?(?:is |looks )?(?:normal|fine))\b/,
        /\b(?:come|mama|duerme|eats?|feeds?|feeding|nurses|sleeps?|eating)\b/,
      ],
      /\b(?:chorr\w*|no (?:le )?para|sigue|empap\w*|mucha|gotea|roj[oa]|pus|huele|apesta|fiebre|calentura|no (?:come|mama|quiere)|floj[oa]|aguad[oa]|amarill\w+|moret\w+|nariz|encias|popo|caca|vomit\w*|vagina|(?:wont|doesnt) stop|keeps|soak\w*|ooz\w+|red|smells?|fever|limp|yellow|bruis\w*|nose|stool|poop)\b/,
    ),
  },
  {
    of: words('heart-attack'),
    meant: /\b(?:un |is it an? |is this an? |an? )?(?:infarto|heart attack) ?\?/g,
    unless: unlessTold(
      [
        /\b(?:toco|aprieto|presiono|touch|press|push on|poke)\b/,
        /\b(?:lagartijas|flexiones|pesas|gym|gimnasio|mudanza|cargue|push ?ups|weights|bench|lifted|moving furniture)\b/,
        /\b(?:solo|nomas|unicamente|nada mas|only|just)\b/,
      ],
      /\b(?:brazos?|mandibula|quijada|sud(?:o|a|ando|or)|aire|ahog\w+|respir\w+|desmay\w*|mare\w+|nauseas?|vomit\w*|palpit\w*|opresion|presion|esfuerzo|camin\w+|escaleras|arms?|jaw|sweat\w*|breath\w*|faint\w*|dizz\w*|nause\w*|pressure|tight\w*|walk\w*|stairs|exert\w*)\b/,
    ),
  },
]

import type { Lexicon } from '../../lexicon/lexicon'

export const PORTUGUESE_LIMBS_AND_SUGAR: Lexicon = {
  'hypoglycemia-words': [
    'hipoglicemia|acucar baixo|glicose baixa|acucar caiu|glicemia baixa|acucar muito baixo|glicose caiu',
  ],
  'glucose-300': [
    'glicose|glicemia|acucar|dextro|diabetes ~ 300|310|320|330|340|350|360|380|390|400|410|420|430|450|460|470|480|490|500|510|520|550|580|600|hi|high|altissima|muito alta|nas alturas',
  ],
  'glucose-54': [
    'glicose|glicemia|acucar|dextro|diabetes ~ 25|27|28|29|30|32|33|35|36|37|38|39|40|41|42|43|44|45|46|47|48|49|50|51|52|53|low',
  ],
  'fruity-breath': ['halito|bafo|boca ~ fruta|acetona|maca|esmalte'],
  'very-thirsty': [
    'muita sede|sede demais|sede o tempo todo|sede que nao passa|bebe agua o tempo todo|bebendo agua sem parar|sede sem fim|sede absurda',
  ],
  lockjaw: ['maxilar|mandibula|queixo|boca ~ travado|travada|travou|nao abre|trancada|trancado'],
  'high-blood-pressure': ['pressao alta|hipertensao|hipertenso|hipertensa|pressao subiu|pressao nas alturas'],
  stridor: [
    'ronco|barulho|tosse de cachorro|latido|guincho|chiado alto ~ respira|puxa o ar|respirar|inspira|tosse',
    'tosse de cachorro|crupe|laringite',
  ],
  'no-gas': ['nao solta gases|nao solto gases|sem soltar gases|nao solta pum|nao sai pum|nao peida'],
  'heart-failure': ['insuficiencia cardiaca|coracao inchado|coracao grande'],
  'clot-risk': ['voo longo|viagem longa de aviao|anticoncepcional e|perna engessada|acamado|acamada'],
  'cold-limb': [
    'perna|braco|pe|mao ~ gelada|gelado|fria|frio ~ roxa|roxo|branca|branco|palida|palido|dor|azul|doendo|sem sentir|dormente',
  ],
  'eye-pain': ['olho|olhos ~ doi|doendo|doem|dor|dores'],
  chills: ['calafrio|calafrios|batendo o queixo|batendo queixo|arrepios de frio|frio por dentro|tremendo de frio'],
}

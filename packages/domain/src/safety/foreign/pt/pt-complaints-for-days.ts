import type { Lexicon } from '../../lexicon/lexicon'

const CHILD =
  'filho|filha|menino|menina|crianca|miudo|miuda|bebe|neto|neta|sobrinho|sobrinha|enteado|enteada|pequeno|pequena'
const LIMB = 'tornozelo|pe|joelho|punho|pulso|dedo|mao|ombro|cotovelo|canela|dedao'

/** Complaints for a doctor today or within days, in everyday words. */
export const PORTUGUESE_COMPLAINTS_FOR_DAYS: Lexicon = {
  'visit-of-child': [
    `${CHILD} ~ fala pouco|fala muito pouco|fala mal|ainda nao fala|nao fala nada|nao fala direito|so fala|so diz|atraso na fala|atrasado na fala|nao forma frases|nao junta palavras|demora a falar|demora pra falar|quase nao fala ~ anos|ano|meses|educadora|creche|escolinha|escola|terapia|terapeuta|fono|palavras|mama|papa|ainda`,
    `${CHILD} ~ xixi na cama|chichi na cama|urina na cama|nao larga a fralda|nao larga as fraldas|nao desfralda|ronca|ronca muito|nao presta atencao|nao para quieto|nao para quieta|muito agitado|muito agitada|nao olha nos olhos|autismo|autista|hiperativ*|tdah|phda|piolho|piolhos|lombriga|lombrigas|verme|vermes|gagueja|gago`,
  ],
  'soon-of-child': [
    `${CHILD} ~ vomit*|vomita|vomitou|vomitando|diarreia ~ desde ontem|5 vezes|6 vezes|4 vezes|varias vezes|a noite toda|toda hora|o dia todo|cinco vezes|seis vezes|quatro vezes|ha dois dias|faz dois dias ~ bebe agua|agua|soro|lagrima|lagrimas|xixi|chichi|golinhos|brinca|colherzinha`,
  ],
  sprain: [
    `${LIMB} ~ dei um jeito|dei jeito|dei mau jeito|deu jeito|deu um jeito|dei cabo|torci|torceu|virei|virou|destronquei|destroncou|desmenti|desmentiu|pisei em falso|pisei mal|pus mal|estirei|estirou`,
  ],
  'likely-broken': [
    `${LIMB} ~ dei um jeito|dei mau jeito|torci|torceu|virei|virou|caiu|cai|bati|bateu|pisei em falso|destronquei|destroncou|bolada|futebol|jogando bola ~ nao consigo pisar|nao consegue pisar|nao piso|nao pisa|nem pisar|pisar nem|nao apoio|nao consigo apoiar|nao consigo por o pe|nao consigo botar o pe|nao aguento pisar|nao mexo|nao consigo mexer|virou uma bola|inchou muito|um melao|uma bola|inchadao|todo roxo|roxo e inchado|nem dois passos|nem 2 passos|nao consigo andar|nao consegue andar`,
  ],
  anxious: [
    'nervos|sistema nervoso ~ atacad*|flor da pele|em franja|acabad*|abalad*|desarranjad*|arrebentad*',
    'no na garganta|aperto no peito|coracao acelera|coracao dispara|maos suam|fico tremendo ~ quando penso|quando me lembro|quando lembro|antes de dormir|nervoso|nervosa|ansied*|preocup*',
    'ansied*|anciosa|ancioso|anciedade|agoniad*|aflicao constante|preocupada com tudo|preocupado com tudo|ataques de panico|ataque de panico|crise de ansiedade|crises de ansiedade',
  ],
  depressed: [
    'sem alegria|nao tenho alegria|perdi a alegria|perdi o gosto|sem gosto pra nada|sem vontade de fazer nada|sem vontade de sair|nao saio da cama|nao sai da cama|choro sozinha|choro sozinho|choro escondida|choro a toa|vazia por dentro|uma tristeza sem|triste o tempo todo|triste todos os dias|muito triste ha|depre|em depressao|melancolia',
  ],
  insomnia: [
    'sem dormir direito|durmo duas horas|durmo tres horas|durmo 2 horas|durmo 3 horas|durmo 4 horas|passo a noite em claro|noites em claro|noite em branco|noites em branco|nao consigo pegar no sono|acordo as 3|acordo as tres|acordo de hora em hora|so durmo com remedio|sono picado',
  ],
  'tooth-pain': [
    'dente|dentes|siso|queixal|canino|obturacao|canal ~ lateja|latejando|mata me|caiu a massa|quebrad*|furado|cariado|sensivel|incomoda|dor|abriu|podre|doendo',
  ],
  'burning-urine': [
    'xixi|chichi|urinar|urino|mijar|mijo|fazer xixi ~ arde|ardendo|ardor|queima|queimando|ardencia|arder|doi|pingando|de pouquinho|pouquinho em pouquinho|pica',
    'infeccao urinaria|infeccao de urina|cistite|urina ardendo|ardor ao urinar|ardencia ao urinar',
  ],
  cough: ['tossindo ha|tossindo faz|tossindo a noite|tosse ha|tosse faz|tosse de cachorro|tosse carregada|tosse chata'],
  'lasting-fever': [
    'febre ha|febre faz|febril ha|febre desde ~ dias|segunda|terca|domingo|sabado|sexta|quinta|quarta|semana',
  ],
  rash: [
    'brotoeja|brotoejas|assadura|alergia na pele|bolinhas vermelhas|pintinhas vermelhas|pele descascando|pele irritada|micose|impinge|frieira|pano branco|sarna|eczema|dermatite|borbulhas|comichao na pele|coceira na pele|mancha que coca|manchas que cocam',
  ],
  'needs-visit': [
    'remedio|remedios|medicamento|medicacao|receita|comprimidos|insulina|bombinha|pilula|anticoncepcional|injecao ~ acaba amanha|acaba sexta|acaba semana|acabaram|acabou|ta no fim|esta no fim|no fim|ultimo comprimido|ultimos comprimidos|so tem mais|so tenho pra|preciso de mais|preciso de outra|venceu|vencida ~ receita|renov*|consulta|pressao|tiroide|diabetes|semana|medico|comprimido*',
    'sobe um azedo|sobe um acido|sobe acido|volta a comida|comida volta|gosto azedo|gosto amargo|empachad*|estufad* depois ~ garganta|boca|mes|meses|noite|semanas|janta*|janto|comer|sempre|deito|deitar',
    'exame de h pylori|bacteria do estomago|helicobacter|h pylori',
    'caroco|bolinha|nodulo|carocinho ~ seio|mama|peito|pescoco|axila|virilha|debaixo do braco',
    'menopausa|fogachos|calores|afrontamentos ~ noite|sono|suor|suores|meses|aguento|periodo|menstruacao',
    'dor|doi|doem ~ costas|coluna|joelho|joelhos|ombro|lombar|quadril|anca ~ desde o inverno|desde o verao|desde que comecei|ha meses|faz meses|desde janeiro|desde o natal|desde a pascoa|desde o parto|carregar peso|pegar peso',
  ],
  lasting: [
    'semanas ja|sem parar ha|3 sem|2 sem|4 sem|desde o inverno|desde o verao|desde o natal|desde a pascoa|desde o ano novo',
  ],
  'month-or-more': [
    'desde o inverno|desde o verao|desde o natal|desde a pascoa|desde o ano novo|desde o carnaval|desde as ferias',
  ],
  'severe-pain': [
    'dor horrivel|dor insuportavel|dor do cao|dor desgracada|dor dos diabos|dor que nao aguento|dor brutal|dor de louco|dor lancinante',
  ],
  'belly-pain': [
    'semanas|gravida|gestante|teste positivo|menstruacao atrasada ~ dor forte do lado|dor do lado|dor de lado|dor muito forte do lado|fisgada do lado|pontada do lado|dor do lado direito|dor do lado esquerdo|dor na virilha|dor em baixo do lado',
  ],
}

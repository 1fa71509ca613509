import type { Lexicon } from '../../lexicon/lexicon'
import { HARD, PAIN } from './pt-words'

const BELLY = 'barriga|abdomen|estomago|bucho|abdominal|pe da barriga|ventre'

const CHILD =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|guri|guria|sobrinho|sobrinha|neto|neta|recem nascido|filhinho|filhinha|baby'

export const PORTUGUESE_BELLY_AND_SKIN: Lexicon = {
  'throat-swelling': [
    'voz ~ mudou|mudando|rouca|estranha|sumindo|abafada|grossa ~ placas|bolinhas|kiwi|amendoim|camarao|picada|inchado|inchada|alergia|empolada|empolado|remedio',

    'garganta|lingua|pescoco|glote|goela ~ fechando|fechou|inchada|inchado|inchou|inchando|incha|apertando|apertada|trancando|trancou|travando|travada|engrossando|enorme|tapando|tapada|fecha|fechada|estreita|grossa|dobro do tamanho',
    'edema de glote',
  ],
  'throat-lump': ['garganta ~ cocando|coca|pinicando|bola|no na garganta|caroco|formigando'],
  'throat-danger': ['engolir|saliva|cuspe|baba ~ nao consigo|nao consegue|nem|mal consegue|babando|nao desce|nao da'],
  drooling: ['babando|baba escorrendo'],
  'face-swelling': [
    'rosto|cara|labio|labios|olho|olhos|boca|beico|beicos|palpebra|face|bochecha ~ inchado|inchada|inchados|inchou|incharam|inchando|inchadas|enorme|enormes|inchadissimo',
  ],
  hives: [
    'cheia de placas|cheio de placas',

    'urticaria|empolado|empolada|empolou|empolando|vergoes|vergao|todo pipocado|placas vermelhas|placas pelo corpo|bolinhas pelo corpo todo|corpo todo cocando|coceira no corpo todo|cheio de bolinhas|cheia de bolinhas|todo vermelho cocando|toda vermelha cocando|manchas vermelhas pelo corpo|corpo cheio de manchas|carocos pelo corpo',
  ],
  'allergy-trigger': [
    'amendoim|camarao|abelha|vespa|marimbondo|frutos do mar|antibiotico|amoxicilina|penicilina|dipirona|castanha|peanut|siri|caranguejo|picada|ferroada|formiga|maribondo|ovo|leite de vaca ~ comi|comeu|comer|picou|picado|picada|depois|tomei|tomou|alergia|alergico|alergica|reacao|comendo|foi',
    'alergia ~ inchou|inchando|garganta|ar|labios|rosto|inchado|inchada',
  ],
  anaphylaxis: [
    'amendoim|castanha|castanhas|nozes|camarao|siri|caranguejo|lagosta|frutos do mar|peixe|ovo|abelha|vespa|marimbondo|maribondo|antibiotico|amoxicilina|penicilina|dipirona|gergelim ~ inchando|inchou|inchado|inchada|incha|empolado|empolada|inchada toda ~ chiando|chiado|piando|respira|respirar|respirando|sem ar|falta de ar|labio|labios|lingua|garganta|rosto',
    'sem epipen|acabou a epipen|acabou o epipen|sem a caneta de adrenalina ~ inchando|inchou|respira|respirar|picou|comeu',
    'choque anafilatico|anafilaxia|anafilatico|alergia grave|reacao alergica grave|reacao alergica forte|reacao alergica muito|epipen|edema de glote',
  ],
  'coughing-blood': [
    'tosse|tossindo|cuspindo|tossi|tossiu|escarrando|catarro|escarro|cuspiu|cuspi|tossir ~ sangue|sanguinolento',
  ],
  'vomiting-blood': [
    'vomitando|vomitou|vomitei|vomito|vomita|vomitar|golfou|golfando ~ sangue|borra de cafe|preto|po de cafe|coagulos',
    'botando sangue pela boca|sangue pela boca|jogando sangue pela boca',
  ],
  'black-stool': [
    'coco|fezes|bosta|evacuando|evacuei|cocozinho|caca|evacuacao|merda ~ preto|preta|pretas|pretinho|piche|borra de cafe|asfalto|escuro feito|carvao|graxa',
  ],
  'blood-in-stool': [
    'sangue|sangrando ~ coco|fezes|anus|privada|vaso|evacuar|evacuo|reto|bunda|caco',
    'diarreia com sangue|cagando sangue|evacuando sangue|fazendo coco com sangue|fazendo sangue',
  ],
  'much-blood': [
    'muito sangue|bastante sangue|cheio de sangue|cheia de sangue|so sangue|poca de sangue|coagulos grandes|coagulos enormes|vaso cheio',
  ],
  'belly-pain': [
    `${BELLY} ~ ${PAIN}|colica|colicas|pontada`,
    'dor de barriga|colica abdominal|dor no pe da barriga|baixo ventre',
  ],
  'severe-belly-pain': [
    `${BELLY} ~ ${PAIN}|colica ~ ${HARD}|forte`,
    'barriga ~ dura como|dura igual|dura feito|dura de|tabua|feito pedra|como pedra',
  ],
  'hard-belly': ['barriga|abdomen ~ dura|duro|rigida|rigido|tabua|pedra'],
  'lower-right-pain': [
    'barriga|dor|doi|doendo ~ embaixo do lado direito|lado direito embaixo|embaixo a direita|direita embaixo|direito embaixo|embaixo direito|lado direito da barriga|baixo do lado direito|lado direito baixo',
    'apendicite|apendice',
  ],
  'upper-right-pain': [
    'embaixo da costela direita|costela direita|dor na vesicula|crise de vesicula|lado direito em cima|pedra na vesicula',
  ],
  'flank-pain': [
    'rim|rins|nos quartos|pedra no rim|pedras no rim ~ dor|doi|doendo|colica|dores|crise',
    'colica renal|calculo renal|pedra nos rins|colica de rim|crise de rim|dor nos rins',
  ],
  'pulsing-belly': ['barriga ~ pulsando|pulsa|batendo como coracao'],
  'tearing-pain': ['rasgando|rasgar|rasgo ~ costas|peito|dor'],
  vomiting: ['vomitando|vomitou|vomitei|vomito|vomitos|vomita|vomitar|golfando|golfa|botando tudo pra fora|provocando'],
  'cannot-keep-down': [
    'nao para nada no estomago|nada para no estomago|vomita tudo|vomitando tudo|vomito tudo|nao segura nada|nao seguro nada|nem agua para|nem agua desce|vomita ate agua|vomitando ate agua|nao consigo segurar nada|nao para de vomitar|nao parou de vomitar|nao fica nada no estomago|poe tudo pra fora',
  ],
  nausea: ['enjoo|enjoada|enjoado|nausea|nauseas|ansia de vomito|ansia|vontade de vomitar|embrulhado|embrulhando'],
  'green-vomit': ['vomitando|vomito|vomitou|vomita|golfou ~ verde|verdes|bile|esverdeado'],
  'no-urine': [
    'xixi|urinar|urina|urinou|urinei|mijar|mija|fralda|fraldas ~ nem uma gota|nenhuma gota|nem gota|nao consigo|nao consegue|nao faz|nao fez|nao fiz|nao sai|sem fazer|nao sai nada|preso|presa|seca|secas|nao molha|nao molhou|nao urina|nao ta fazendo|sem urinar|seca desde ontem|seco desde ontem|nada desde ontem',
    'nao urina|nao urinou|nao urinei|nao mija|sem urinar|sem fazer xixi|nao faz xixi|nao fez xixi',
  ],
  'full-bladder-pain': [
    'bexiga|pe da barriga ~ cheia|dor|doendo|estourar|explodir|dura|estufada',
    'barriga vai estourar|barriga vai explodir',
  ],
  'sleeps-upright': [
    'durmo sentada|durmo sentado|dorme sentado|dorme sentada|dormir sentado|dormir sentada|nao consigo deitar|nao consegue deitar|respirar deitado|respirar deitada',
  ],
  'dry-mouth': [
    'boca seca|labios secos|sem lagrima|sem lagrimas|chora sem|nao sai lagrima|desidratado|desidratada|desidratacao|olho fundo|olhos fundos|boquinha seca|lingua seca',
  ],
  'sunken-soft-spot': ['moleira ~ funda|afundada|afundou|baixa'],
  'bulging-soft-spot': ['moleira ~ inchada|estufada|alta|saltada|abaulada|pra fora'],
  'blood-in-urine': [
    'sangue|vermelho|vermelha|coca cola ~ xixi|urina|urinar|urinando|urinei',
    'mijando sangue|urinando sangue',
  ],
  jaundice: [
    'amarelo|amarelos|amarela|amarelado|amarelada|amarelinho|amarelinha|amarelinhos ~ olho|olhos|pele|bebe|nenem|rosto|corpo',
    'ictericia|amarelao',
  ],
  'testicle-pain': [
    'testiculo|testiculos|saco|ovos|bolas|saco escrotal|bago|bagos|escroto ~ dor|doi|doendo|inchado|inchada|inchou|inchados|torcido|dores',
  ],
  'long-erection': ['erecao|pau duro|penis duro|penis ereto ~ horas|nao passa|nao baixa|nao abaixa|nao desce'],
  palpitations: [
    'coracao|pulso|batimento|batimentos ~ disparado|disparada|disparou|disparando|acelerado|acelerados|acelerou|pulando|descompassado|batendo forte|batendo muito|saindo pela boca|galopando|irregular|falhando|palpitando|a mil|a 150|a 160|a 170|a 180|batendo rapido|rapido',
    'palpitacao|palpitacoes|taquicardia|batedeira|arritmia',
  ],
  'leg-swelling-one': [
    'panturrilha|perna|batata da perna|coxa ~ inchou|inchada|inchado|vermelha|quente|dura|endurecida',
    'trombose',
  ],
  'leg-swelling': ['pes|tornozelos|pernas ~ inchados|inchadas|inchado|inchando'],
  'lung-clot': ['embolia pulmonar|embolia|coagulo no pulmao'],
  'pain-on-breathing-in': [
    'doi|dor|pontada|doendo|fisgada ~ quando respiro|quando respira|pra respirar|ao respirar|respirar fundo|respiro fundo|para respirar|puxo o ar',
  ],
  'gray-look': [
    'branco feito papel|branca feito papel|branco igual papel|branca igual papel|palido|palida|branco como papel|branca como papel|cinza|sem cor|amarelo de palido|branco que nem papel|branca que nem papel',
  ],
  'shock-look': [
    'pele fria|gelado e suando|gelada e suando|fria e suada|frio e suado|palido e suando|palida e suando|suando e palido|palido e frio|palida e fria|suor gelado',
  ],
  'mottled-skin': ['pele ~ manchada|marmorizada|rendilhada|acinzentada|manchas roxas'],
  'saddle-numb': [
    'entre as pernas|virilha|partes intimas|bunda|nadegas|genital ~ dormente|adormecida|sem sentir|nao sinto|anestesiada|dormencia|formigando',
  ],
  'both-legs-weak': [
    'pernas ~ nao sinto|nao sente|fracas|fraca|dormentes|paralisadas|nao mexe|nao mexo|nao obedecem|bambas|sem forca|moles|nao aguentam|nao respondem|falhando|travaram',
  ],
  'lost-bladder-control': [
    'xixi|urina|coco|fezes|bexiga|intestino ~ escapando|sem sentir|na roupa|segurar|sem perceber|perdi o controle|sem controle|nas calcas',
  ],
  fever: [
    'febre|febril|febrao|febrinha|pegando fogo|temperatura alta|ardendo em febre|queimando de febre|corpo quente|quentinho demais|temperatura de|temperatura ta|testa quente|fervendo',
    `${CHILD} ~ quente|muito quente|pelando|queimando`,
  ],
}

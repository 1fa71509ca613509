import type { Lexicon } from '../../lexicon/lexicon'

/** 38.4: a decimal point is folded away. */
const degrees = (...wholes: readonly number[]) =>
  wholes.flatMap((whole) => [`${whole}`, ...Array.from({ length: 10 }, (_each, tenth) => `${whole}${tenth}`)]).join('|')
const HOT = 'febre|temperatura|grau|graus|termometro|quente|febrao|fahrenheit'

export const PORTUGUESE_EVERYDAY: Lexicon = {
  'temp-38': [`${HOT} ~ ${degrees(38, 39, 40, 41, 101, 102, 103, 104, 105)}|1004|1005|1006|1007|1008|1009`],
  'temp-39': [`${HOT} ~ ${degrees(39, 40, 41, 103, 104, 105)}|1022|1025|1028`],
  'temp-394': [`${HOT} ~ ${degrees(40, 41, 103, 104, 105)}|394|395|396|397|398|399|39 e meio`],
  'temp-40': [`${HOT} ~ ${degrees(40, 41, 104, 105)}`],
  'high-fever': [
    'febre ~ alta|altissima|muito alta|febrao|ardendo|40',
    'pegando fogo de febre|ardendo em febre|queimando de febre|febrao|pelando de febre',
  ],
  'lasting-fever': [
    'febre ~ quatro dias|cinco dias|4 dias|5 dias|6 dias|7 dias|uma semana|nao baixa|nao cede|nao passa|nao abaixa|vai e volta|seis dias',
  ],
  'getting-worse': ['piorando|piorou|cada vez pior|cada vez mais forte|cada vez mais|so piora|aumentando'],
  'extreme-pain': [
    'dor insuportavel|pior dor da minha vida|dor absurda|dor horrivel|gritando de dor|urrando de dor|chorando de dor|morrendo de dor|se contorcendo de dor|rolando de dor|dor do cao|dor de matar',
  ],
  'severe-pain': [
    'dor muito forte|dor forte demais|muita dor|dor intensa|dor terrivel|dores fortes|doendo demais|doi demais|dor fortissima',
  ],
  severe: [
    'muito forte|insuportavel|terrivel|horrivel|intensa|intenso|fortissima|fortissimo|forte demais|nao aguento de dor|violenta',
  ],
  sudden: ['do nada|de uma hora pra outra|subita|subito|subitamente|de supetao'],
  lasting: [
    'faz uma semana|ha uma semana|faz semanas|ha semanas|faz um mes|ha um mes|faz duas semanas|ha duas semanas|faz meses|ha meses|faz dias|ha dias|faz 10 dias|ha 10 dias|faz 2 semanas|ha 2 semanas|cronica|cronico|nao passa|faz 4 dias|faz 5 dias|ha varios dias|faz muito tempo|faz tempo|ha tempos|faz 15 dias',
  ],
  'long-lasting': [
    'faz semanas|ha semanas|faz um mes|ha um mes|faz duas semanas|ha duas semanas|faz meses|ha meses|faz 10 dias|faz 15 dias|faz 2 semanas|faz 3 semanas|cronica|cronico|tres semanas',
  ],
  infection: ['infeccao|infeccionou|infeccionado|infeccionada|inflamado|inflamada|inflamou|pus|abscesso'],
  'red-spreading-skin': [
    'vermelhidao|vermelho|vermelha ~ espalhando|subindo|aumentando|se espalha|alastrando|risco vermelho|linha vermelha|crescendo ~ perna|braco|pele|pe|ferida|quente|mao|inchado',
    'risco vermelho subindo|linha vermelha subindo|erisipela|celulite infecciosa',
  ],
  'wound-trouble': [
    'ferida|corte|cicatriz|pontos|machucado|mordida ~ pus|infeccionou|infeccionada|abriu|fedendo|cheiro ruim|vazando|inflamado|inflamada|vermelho',
  ],
  'flesh-eating': ['pele|carne ~ apodrecendo|ficando preta|preta|podre ~ rapido|espalhando|cheiro|dor|febre|perna|pe'],
  'foul-wound': ['ferida|corte|pontos|cirurgia ~ fedendo|fede|cheiro ruim|cheiro podre'],
  diarrhea: ['diarreia|caganeira|intestino solto|piriri|coco mole|desarranjo'],
  constipation: [
    'prisao de ventre|intestino preso|constipado|constipada|nao evacuo|ressecado|ressecada|sem fazer coco',
  ],
  heartburn: ['azia|refluxo|queimacao no estomago|ma digestao|gastrite'],
  'liver-disease': ['cirrose|hepatite|doenca no figado|gordura no figado'],
  cough: ['tosse|tossindo|tossir|bronquite'],
  'green-phlegm': ['catarro verde|catarro amarelo|pneumonia|secrecao verde'],
  cold: [
    'resfriado|resfriada|nariz escorrendo|nariz entupido|coriza|espirrando|espirros|gripada|gripado|nariz trancado',
  ],
  flu: ['gripe|covid|corpo doendo|dor no corpo|virose|dores no corpo|corpo todo dolorido|influenza'],
  'sore-throat': [
    'dor|doendo|doi|arranhando|coceira|inflamada|raspando|ardendo ~ garganta',
    'amigdalite|garganta inflamada|amigdalas',
  ],
  'ear-pain': ['dor|doendo|doi|tampado ~ ouvido|ouvidos', 'otite'],
  sinus: ['sinusite|seios da face'],
  hayfever: ['rinite|polen|alergia sazonal'],
  'allergy-mild': ['alergia|alergico|alergica|alergias'],
  rash: [
    'coceira|cocando|coca muito|alergia na pele|bolinhas|manchas na pele|eczema|dermatite|brotoeja|assadura|micose|catapora|irritacao na pele|sarna|psoriase|pipoquinhas',
  ],
  shingles: ['cobreiro|herpes zoster|zoster'],
  'back-pain': [
    'dor|doi|doendo|dores|travou|travada|travei ~ costas|lombar|coluna|lombo|cadeiras',
    'ciatico|hernia de disco|dor ciatica|torcicolo nas costas',
  ],
  'joint-ache': [
    'dor|doi|doendo|dores ~ joelho|joelhos|ombro|quadril|cotovelo|punho|juntas|junta|articulacoes|tornozelo|calcanhar',
    'artrite|artrose|reumatismo|tendinite|bursite',
  ],
  gout: ['crise de gota|acido urico'],
  'hot-joint': ['joelho|tornozelo|cotovelo|junta ~ vermelho|quente ~ inchado|inchada|inchou'],
  'tooth-pain': ['dor|doi|doendo|quebrou|quebrado|carie|latejando ~ dente|dentes', 'dente do siso|carie|gengiva|siso'],
  'tooth-swelling': ['dente|gengiva|siso ~ inchado|inchada|inchou|abscesso|pus|cara inchada|rosto inchado'],
  'canker-sore': ['afta|aftas|sapinho|ferida na boca'],
  'burning-urine': [
    'dor|doi|doendo|dores ~ fazer xixi|ao urinar|quando urino|pra urinar|para urinar|urinando|mijar',
    'arde|ardendo|ardencia|ardor|queima|queimando|ardia ~ xixi|urina|urinar|urinando|mijar',
    'infeccao urinaria|infeccao de urina|cistite',
  ],
  'urine-trouble': ['xixi toda hora|urinando toda hora|vontade de urinar toda'],
  'red-eye': ['olho|olhos ~ vermelho|vermelhos|remela|colado|colados|lacrimejando', 'conjuntivite'],
  stye: ['tercol|ordeolo|viuvinha'],
  tired: ['cansada|cansado|cansaco|fadiga|sem energia|exausta|exausto|fraqueza|indisposta|indisposto|moleza'],
  lump: [
    'caroco|nodulo|bola|cisto|lingua de boi|ingua ~ seio|mama|pescoco|axila|virilha|costas|braco|pele|cresceu|crescendo|duro|embaixo',
    'caroco|nodulo|ingua',
  ],
  'swelling-other': ['inchado|inchada|inchaco|inchou|inchados|inchadas'],
  'pain-other': ['dor|doendo|dores|dolorido|dolorida|doi muito'],
  sunburn: ['queimadura de sol|queimado de sol|queimada de sol|torrado de sol'],
  'period-problem': [
    'menstruacao|menstrual|menstruada ~ atrasada|atrasou|irregular|colica|forte|dor|longa|atrasada',
    'colica menstrual|menstruacao atrasada',
  ],
  'missed-periods': ['menstruacao atrasada|nao desceu pra mim|menstruacao nao veio|menstruacao atrasou'],
  cramps: ['colica|colicas'],
  'yeast-infection': ['candidiase|corrimento|coceira na vagina|coceira la embaixo'],
  'genital-discharge': ['corrimento|secrecao ~ verde|amarelo|cheiro|penis|pinto'],
  'unprotected-sex': [
    'transei sem camisinha|sem camisinha|camisinha estourou|camisinha rasgou|pilula do dia seguinte|sem preservativo',
  ],
  'diaper-rash': ['assadura|assado de fralda'],
  teething: ['dentinho nascendo|dentinhos nascendo|nascendo dente|nascendo os dentes'],
  hiccups: ['soluco|piolho|piolhos|verruga|ronco muito|ronca muito|caspa|ressaca|unha encravada'],
  'weight-loss': [
    'emagreci sem|perdendo peso|perdi peso|perda de peso|emagrecendo|perdi 5 quilos|perdi 10 quilos|emagreceu muito',
  ],
  'refill-or-visit': [
    'medico|medica|consulta|vacina|vacinas|receita|renovar|exame|exames|checkup|check up|remedio|remedios|pediatra|dentista|ginecologista|especialista|clinica|hospital|farmacia|doente|saude|pronto socorro|mamografia|preventivo|exame de sangue|sintoma|sintomas|doenca|anticoncepcional|terapia|psicologo',
  ],
  'out-of-vital-medicine': [
    'insulina|remedio da epilepsia|remedio de epilepsia|remedio de convulsao|varfarina|anticoagulante|prednisona|metadona|eliquis|xarelto|keppra|depakene|suboxone ~ acabou|sem|acabando|faltando|nao tenho mais|nao tenho|fiquei sem|perdi|ficou sem|estou sem|nao tem mais|nao consigo comprar|nao posso pagar|nao consigo pagar|racionando',
  ],
  'missed-dialysis': [
    'dialise|hemodialise ~ perdi|faltei|faltou|perdeu|nao fui|nao foi|pulei|sem fazer|nao fiz|nao fez',
  ],
  'chronic-illness': ['colesterol|tireoide|anemia|anemica|lupus|endometriose|ulcera|hiv|hormonio'],
  diabetes: ['diabetes|diabetico|diabetica|insulina|glicose|glicemia|metformina|acucar no sangue'],
  insulin: ['insulina'],
  'insulin-without-food': [
    'insulina ~ nao comi|nao comeu|sem comer|nao almocou|nao almocei|pulou a refeicao|nao jantou',
  ],
  copd: ['dpoc|enfisema'],
  'blood-thinner': [
    'anticoagulante|anticoagulantes|afinar o sangue|afina o sangue|sangue fino|ralo o sangue|afinador|varfarina|marevan|eliquis|xarelto|heparina|clopidogrel|remedio pra circulacao do sangue|coumadin',
  ],
  'heart-disease': [
    'problema de coracao|problema no coracao|problemas no coracao|problemas de coracao|doenca do coracao|cardiaco|cardiaca|marcapasso|marca passo|stent|ponte de safena|insuficiencia cardiaca|cardiopata|operado do coracao|operou do coracao',
  ],
  steroids: ['corticoide|corticoides|prednisona|cortisona|addison'],
  cancer: ['cancer|tumor|leucemia|linfoma'],
  'weak-immunity': [
    'quimio|quimioterapia|transplantado|transplantada|transplante|imunidade baixa|imunossuprimido|imunossuprimida|hiv|aids|leucemia|imunossupressor|sem baco',
  ],
  'sickle-cell': ['anemia falciforme|falciforme'],
  'post-surgery': [
    'cirurgia|operado|operada|operei|operou|operacao ~ depois|apos|desde|semana|dias|recente|pos|ontem|fiz|fez|corte|pontos|faz',
    'pos operatorio|depois da cirurgia|apos a cirurgia',
  ],
  'travel-malaria': [
    'malaria',
    'africa|angola|mocambique|amazonia|guine|amazonas|manaus|rondonia|cabo verde|nigeria|congo ~ voltei|voltou|cheguei|chegou|viajei|viagem|vim|voltamos|viajou',
  ],
}

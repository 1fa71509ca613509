import type { Lexicon } from '../../lexicon/lexicon'

const CHILD =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|guri|guria|sobrinho|sobrinha|neto|neta|recem nascido|filhinho|filhinha|baby'
const LIMB = 'perna|pe|braco|mao|dedo|canela|coxa|joelho|cotovelo|pele|cara|rosto|tornozelo'
const CUT = 'ferida|corte|chaga|machucado|cicatriz|pontos|operacao|cirurgia|buraco|ulcera|pe diabetico'

/** Fever, sepsis, allergy, bites, skin, throat and ear. */
export const PORTUGUESE_INFECTION: Lexicon = {
  'feels-faint': [
    'quase desmaiei|quase desmaiou|quase desmaiando|vou desmaiar|vai desmaiar|vista escurece|vista escureceu|pernas bambas|sensacao de desmaio|acho que vou desmaiar|quase desmaio',
  ],
  'rash-not-fading': [
    'manchas|pintas|bolinhas|pintinhas|manchinhas ~ roxas|roxa|vermelho escuro|nao somem|nao some|nao sai|aperta',
    'manchas|manchinhas|pintas|pintinhas|pontinhos|nodoas|bolinhas ~ roxas|roxos|roxinhas|arroxeadas|vermelhas|vinho|vermelhinhas|hematoma ~ nao desaparecem|nao desaparece|nao somem|nao some|nao sai|copo|carrego|aperto|aperta|aperto com|febre',
  ],
  'throat-swelling': [
    'voz ~ mudou|mudando|rouca|estranha|sumindo|abafada|grossa ~ placas|bolinhas|kiwi|amendoim|camarao|picada|inchado|inchada|alergia|empolada|empolado|remedio',
    'garganta|lingua|pescoco|glote|goela ~ fechando|fechou|inchada|inchado|inchou|inchando|incha|apertando|apertada|trancando|trancou|travando|travada|engrossando|enorme|tapando|tapada|fecha|fechada|estreita|grossa|dobro do tamanho',
    'edema de glote',
    'garganta|goela|lingua|glote|pescoco ~ a fechar|fechar se|fechar|fecha|fechou se|aperta|apertar|a inchar|inchar|inchou|grossa|enorme|dormente ~ comi|comeu|alergia|camarao|picada|remedio|respirar|ar|se|engolir|lingua|amendoim|nozes|minutos|agora|antibiotico|abelha|inchada|marisco',
    'voz|fala ~ sumindo|a sumir|rouca|a falhar|falhando|fina|abafada|presa|mudou|a mudar ~ cocando|comichao|coceira|inchando|alergia|comi|comeu|picada|abelha|vespa|remedio|amendoim|avela|camarao|antibiotico|marisco',
  ],
  'throat-lump': ['garganta ~ cocando|coca|pinicando|bola|no na garganta|caroco|formigando'],
  'throat-danger': [
    'engolir|saliva|cuspe|baba ~ nao consigo|nao consegue|nem|mal consegue|babando|nao desce|nao da',
    'engolir|engulo|engole|saliva|cuspe|baba|cuspo ~ nem a|nem|nao consigo|nao consegue|nao passa|escorre|cuspindo|a cuspir|cospe|doi tanto ~ saliva|cuspe|agua|baba|garganta|voz|nada|cuspo|escorre',
    'voz de batata|voz de batata quente|batata quente na boca|pescoco inchado e nao|queixo inchado e nao',
    'engoliu|engasgou|entalou|entalado|preso|presa|atravessou ~ moeda|pilha|espinha|osso|brinquedo|bolinha|ima|dentadura|caroco|tampinha|gude ~ baba|babando|saliva|engolir|cuspir|cuspindo|garganta|respira|tossindo|tosse|chora|sufoca',
    'baba|babando|babar|a babar|a babar se|escorre baba ~ barulho|ruido|rouco|rouca|chiado|voz|garganta|febre|nao engole|puxa o ar|pescoco|inclinad*|sentad*',
  ],
  drooling: ['babando|baba escorrendo', 'babando|baba|a babar|babar muito|salivando'],
  'face-swelling': [
    'rosto|cara|labio|labios|olho|olhos|boca|beico|beicos|palpebra|face|bochecha ~ inchado|inchada|inchados|inchou|incharam|inchando|inchadas|enorme|enormes|inchadissimo',
    'rosto|cara|boca|labio|labios|beico|beicos|olhos|olho|palpebras|palpebra|bochechas|bochecha|beicinho ~ inchou|a inchar|inchar|inchado|inchada|inchados|inchadas|incha|bola|deformado|deformada|balao',
  ],
  hives: [
    'cheia de placas|cheio de placas',
    'urticaria|empolado|empolada|empolou|empolando|vergoes|vergao|todo pipocado|placas vermelhas|placas pelo corpo|bolinhas pelo corpo todo|corpo todo cocando|coceira no corpo todo|cheio de bolinhas|cheia de bolinhas|todo vermelho cocando|toda vermelha cocando|manchas vermelhas pelo corpo|corpo cheio de manchas|carocos pelo corpo',
    'urticaria|placas|babas|bolhoes|verguoes|vergoes|empolado|empolada|empolou|encarocado|encarocada|comichao|coceira|calombo|calombos|bolotas ~ corpo|todo|toda|inteiro|inteira|tudo|cara|pescoco|barriga|comi|remedio|urticaria|empolad*',
    'comichao no corpo todo|comichao pelo corpo todo|cocando tudo|cocar tudo|coca tudo|cheio de urticaria|cheia de urticaria|toda empolada|todo empolado|cheio de babas|cheia de babas|cheio de calombo|cheia de calombo|todo encarocado|toda encarocada',
    'empolei|empolou|empolaram|empola|empolando|empolada|empolado|fiquei empolad*|encaroc*|todo encarocado|toda encarocada|cheio de caroco|cheia de caroco|todo empipocado|toda empipocada|pipocou toda|pipocou todo|pipoquei|inchei todo|fiquei toda vermelha|fiquei todo vermelho|babas pelo corpo|babas no corpo',
  ],
  'allergy-trigger': [
    'amendoim|camarao|abelha|vespa|marimbondo|frutos do mar|antibiotico|amoxicilina|penicilina|dipirona|castanha|peanut|siri|caranguejo|picada|ferroada|formiga|maribondo|ovo|leite de vaca ~ comi|comeu|comer|picou|picado|picada|depois|tomei|tomou|alergia|alergico|alergica|reacao|comendo|foi',
    'alergia ~ inchou|inchando|garganta|ar|labios|rosto|inchado|inchada',
    'amendoim|amendoins|camarao|marisco|mariscos|gambas|nozes|noz|avela|avelas|amendoas|caju|castanha|leite|ovo|ovos|kiwi|morango|peixe|abelha|vespa|marimbondo|formiga|ferroada|brufen|ibuprofeno|dipirona|aspirina|antibiotico|amoxicilina|penicilina|corante|tintura|contraste|latex|vacina|sesamo|soja ~ comi|comeu|comer|tomei|tomou|tomar|picado|picada|picou|ferrou|ferroada|alergic*|alergia|reacao|depois|provou|bebeu|injecao|apliquei',
    'marimbondo|maribondo|abelha|abelhas|vespa|vespas|formiga|formigas|mutuca|lacraia|taturana|lagarta|agua viva|alforreca|camarao|amendoim|lagosta|dipirona|aspirina|antibiotico|amoxicilina ~ me pegou|pegou|mordeu|ferroou|ferrou|ferrei|me picou|picou|comi|comeu|tomei|tomou|encostei|queimou',
  ],
  anaphylaxis: [
    'amendoim|castanha|castanhas|nozes|camarao|siri|caranguejo|lagosta|frutos do mar|peixe|ovo|abelha|vespa|marimbondo|maribondo|antibiotico|amoxicilina|penicilina|dipirona|gergelim ~ inchando|inchou|inchado|inchada|incha|empolado|empolada|inchada toda ~ chiando|chiado|piando|respira|respirar|respirando|sem ar|falta de ar|labio|labios|lingua|garganta|rosto',
    'sem epipen|acabou a epipen|acabou o epipen|sem a caneta de adrenalina ~ inchando|inchou|respira|respirar|picou|comeu',
    'choque anafilatico|anafilaxia|anafilatico|alergia grave|reacao alergica grave|reacao alergica forte|reacao alergica muito|epipen|edema de glote',
  ],
  'mottled-skin': [
    'pele ~ manchada|marmorizada|rendilhada|acinzentada|manchas roxas',
    'pele manchada|pele as manchas|pele marmoreada|pele mosqueada|pele rendada|manchada que nem marmore|pele arroxeada|maos frias e arroxeadas|pes frios e roxos|joelhos roxos|pele fria e pegajosa|pele pegajosa',
  ],
  fever: [
    'febre|febril|febrao|febrinha|pegando fogo|temperatura alta|ardendo em febre|queimando de febre|corpo quente|quentinho demais|temperatura de|temperatura ta|testa quente|fervendo',
    `${CHILD} ~ quente|muito quente|pelando|queimando`,
    'meses|semanas|bebe|nenem|mesinhos ~ com 39|com 391|com 392|com 393|com 394|com 395|com 40|tem 39|faz 39|deu 39',
    'febre|febres|febril|quentura|afogueado|afogueada|a arder em febre|a ferver|com temperatura|ta fervendo|esta a escaldar|ta queimando',
  ],
  chills: [
    'calafrio|calafrios|batendo o queixo|batendo queixo|arrepios de frio|frio por dentro|tremendo de frio',
    'febre e tremendo|febre e a tremer|febre e tremedeira|tremendo de febre|tremendo com febre|bater o dente|bater os dentes|batendo os dentes|batendo o dente|bater queixo|bater o queixo|batendo queixo|arrepios|arrepiado de frio|tremer de frio|a tremer de frio|tremendo de frio|tremores de frio|friagem por dentro|ficando gelada|ficando gelado|tremedeira|calafrio|calafrios|frio de tremer|tiritar|a tiritar',
  ],
  'snake-bite': [
    'cobra|cascavel|jararaca|serpente|coral ~ picou|picado|picada|mordeu|mordido|mordida',
    'cobra|vibora|cascavel|jararaca|serpente|coral|cobrinha ~ picado|picou|mordeu|mordido|picada|mordida|atacou|deu o bote|ferrou|mordedura',
  ],
  'animal-bite': [
    'cachorro|gato|rato|morcego|guaxinim|macaco|cao ~ mordeu|mordido|mordida|atacou|arranhou|mordidas',
    'dentes|dente|crava ~ gato|cao|cachorro|rato|macaco ~ dedo|mao|perna|braco|cara|pe',
    'cao|cachorro|cadela|gato|gata|rato|macaco|morcego|porco|cavalo|pessoa|bicho|cachorra|vira lata ~ mordeu|mordeu me|mordeu lhe|mordida|mordedura|mordido|morder|arranhou|arranhou me|arranhao|abocanhou|avancou|avancou em|ferrou os dentes|dentada|cravou os dentes',
  ],
  mauled: [
    'cachorro|pitbull|pit bull|cao ~ atacou|estracalhou|arrancou|nao solta|rosto|pescoco',
    'pitbull|pit bull|rottweiler|cao|caes|cachorro|cachorros|matilha ~ atacou|atacaram|estracalhou|despedacou|rosto|cara|pescoco|garganta|cabeca ~ rosto|cara|pescoco|garganta|crianca|filho|filha|cabeca|sobrinho|sobrinha|bebe|neto|neta|arrancou|pedaco|muito sangue',
  ],
  'spider-bite': [
    'aranha|escorpiao|viuva negra|aranha marrom ~ picou|picada|picado|mordeu|ferroou',
    'aranha|escorpiao|lacrau|lacraia|armadeira ~ picou|picado|picada|mordeu|ferrou|ferroou|mordida|ferroada',
    'escorpiao|escorpioes|lacrau|aranha|aranha marrom|armadeira|caranguejeira|viuva negra|lacraia ~ picou|picad*|mordeu|ferroou|ferrou|pegou|mordid*|pegou no pe',
    'picada de escorpiao|picada de lacrau|picada de aranha|picada de lacraia|escorpiao amarelo|ferroada de escorpiao|mordida de aranha',
  ],
  'tick-bite': ['carrapato|carrapatos'],
  'high-fever': [
    'febre ~ alta|altissima|muito alta|febrao|ardendo|40',
    'pegando fogo de febre|ardendo em febre|queimando de febre|febrao|pelando de febre',
  ],
  'lasting-fever': [
    'febre ~ quatro dias|cinco dias|4 dias|5 dias|6 dias|7 dias|uma semana|nao baixa|nao cede|nao passa|nao abaixa|vai e volta|seis dias',
    'febre ~ 3 dias|tres dias|4 dias|quatro dias|cinco dias|5 dias|6 dias|seis dias|uma semana|semana toda|nao baixa|volta sempre|nao larga',
    'febre ha|febre faz|febril ha|febre desde ~ dias|segunda|terca|domingo|sabado|sexta|quinta|quarta|semana',
  ],
  'getting-worse': [
    'piorando|piorou|cada vez pior|cada vez mais forte|cada vez mais|so piora|aumentando',
    'a piorar|cada vez pior|cada dia pior|piora cada|vai piorando|esta pior|ta pior|agravando|agravou|agravar',
  ],
  'extreme-pain': [
    'dor insuportavel|pior dor da minha vida|dor absurda|dor horrivel|gritando de dor|urrando de dor|chorando de dor|morrendo de dor|se contorcendo de dor|rolando de dor|dor do cao|dor de matar',
  ],
  infection: [
    'infeccao|infeccionou|infeccionado|infeccionada|inflamado|inflamada|inflamou|pus|abscesso',
    'infecao|infetado|infetada|infetou|infecoes|infeccionar|inflamou|abcesso|arruinou|arruinado|purulento|materia',
  ],
  'red-spreading-skin': [
    'vermelhidao|vermelho|vermelha ~ espalhando|subindo|aumentando|se espalha|alastrando|risco vermelho|linha vermelha|crescendo ~ perna|braco|pele|pe|ferida|quente|mao|inchado',
    'risco vermelho subindo|linha vermelha subindo|erisipela|celulite infecciosa',
    'perna|pe|braco|mao|dedo|tornozelo|canela|cara|orelha|pele ~ vermelha|vermelho|encarnad* ~ quente|inchad*|dor ~ espalhar|alastrar|aumentar|espalhando|crescendo|a crescer|maior|subir|subindo',
    `${LIMB} ~ vermelha|vermelho|vermelhidao|vermelhao|encarnada|encarnado|rubra ~ espalhar|espalha|alastra|alastrar|a subir|subindo|sobe|ate o joelho|ate ao joelho|aumentar|a aumentar|cresce|crescer|quente|a crescer|avancando|risco|pra cima|para cima`,
    'erisipela|celulite infecciosa|flebite infectada|linha vermelha|risca vermelha|risco vermelho ~ perna|braco|febre|subir|subindo|pe|sobe|tenho|tem|cara|mao|outra vez|dor|inchad*',
  ],
  'wound-trouble': [
    'ferida|corte|cicatriz|pontos|machucado|mordida ~ pus|infeccionou|infeccionada|abriu|fedendo|cheiro ruim|vazando|inflamado|inflamada|vermelho',
    `${CUT} ~ abriu|aberta|rebentou|arrebentou|infetad*|infecion*|infeccion*|a deitar|deita|vazar|escorre|purga|liquido|materia|pus|cheira mal|mau cheiro|fede|fedor|inflamad*|vermelho em volta|preta|podre|catinga`,
  ],
  'flesh-eating': [
    'pele|carne ~ apodrecendo|ficando preta|preta|podre ~ rapido|espalhando|cheiro|dor|febre|perna|pe',
    `bolha preta|bolhas pretas|bolhas roxas|bolha roxa|pele preta|pele roxa|carne preta|apodrecendo|a apodrecer ~ febre|dor|rapido|subindo|horas|inchad*|perna|espalh*`,
    'fasciite|bacteria come carne|bacteria que come|gangrena gasosa|gangrena',
  ],
  'foul-wound': [
    'ferida|corte|pontos|cirurgia ~ fedendo|fede|cheiro ruim|cheiro podre',
    `${CUT} ~ cheira mal|cheiro mau|mau cheiro|fede|podre|fedor|catinga|fedendo`,
  ],
  cold: [
    'resfriado|resfriada|nariz escorrendo|nariz entupido|coriza|espirrando|espirros|gripada|gripado|nariz trancado',
  ],
  flu: ['gripe|covid|corpo doendo|dor no corpo|virose|dores no corpo|corpo todo dolorido|influenza'],
  'sore-throat': [
    'dor|doendo|doi|arranhando|coceira|inflamada|raspando|ardendo ~ garganta',
    'amigdalite|garganta inflamada|amigdalas',
  ],
  'ear-pain': [
    'dor|doendo|doi|tampado ~ ouvido|ouvidos',
    'otite',
    'dor|doi|dores|doi me|a doer ~ ouvido|ouvidos|orelha',
    'ouvido ~ deita|deitar|saiu|escorre|escorrendo|vazando|purga ~ liquido|pus|amarelo|sangue|agua',
  ],
  sinus: ['sinusite|seios da face'],
  hayfever: ['rinite|polen|alergia sazonal'],
  rash: [
    'coceira|cocando|coca muito|alergia na pele|bolinhas|manchas na pele|eczema|dermatite|brotoeja|assadura|micose|catapora|irritacao na pele|sarna|psoriase|pipoquinhas',
    'brotoeja|brotoejas|assadura|alergia na pele|bolinhas vermelhas|pintinhas vermelhas|pele descascando|pele irritada|micose|impinge|frieira|pano branco|sarna|eczema|dermatite|borbulhas|comichao na pele|coceira na pele|mancha que coca|manchas que cocam',
    'mancha|manchas|placa|placas|pele|vermelhidao|empolas|vergoes ~ coca|cocam|cocando|coceira|comichao|descama|vermelhas|irritad*',
  ],
  shingles: ['cobreiro|herpes zoster|zoster', 'zona na|cobrao|cobreiro|zoster|cobrelo'],
  'missed-dialysis': [
    'dialise|hemodialise ~ perdi|faltei|faltou|perdeu|nao fui|nao foi|pulei|sem fazer|nao fiz|nao fez',
    'dialise|hemodialise ~ faltei|faltar|falhei|falhou|perdi|duas sessoes|nao vou|nao consegui|sem transporte|ha uma semana|pulei|pulou',
  ],
  'weak-immunity': [
    'quimio|quimioterapia|transplantado|transplantada|transplante|imunidade baixa|imunossuprimido|imunossuprimida|hiv|aids|leucemia|imunossupressor|sem baco',
    'a fazer quimio|fazendo quimio|quimioterapia|faco quimio|faz quimio|transplantad*|sem defesas|defesas em baixo|defesas baixas|imunodeprimid*|imunossupress*|biologico',
  ],
  'sickle-cell': [
    'anemia falciforme|falciforme',
    'drepanocitose|drepanocitica|drepanocitico|falciforme|traco falcemico',
  ],
  'travel-malaria': [
    'malaria',
    'africa|angola|mocambique|amazonia|guine|amazonas|manaus|rondonia|cabo verde|nigeria|congo ~ voltei|voltou|cheguei|chegou|viajei|viagem|vim|voltamos|viajou',
    'paludismo|malaria|paludico',
    'africa|angola|luanda|benguela|huambo|mocambique|maputo|beira|nampula|guine|bissau|sao tome|amazonia|amazonas|manaus|rondonia|porto velho|acre|roraima|nigeria|congo|gana|uganda ~ voltei|voltou|cheguei|chegou|viajei|viagem|vim de|voltamos|viajou|regressei|regressou|regresso|estive|fui a|ferias|visitar|retornei|retorno',
  ],
  'sting-in-mouth': [
    'picada|picou|ferroada|ferrou|mordeu|picado|picou me ~ dentro da boca|na lingua|na garganta|no ceu da boca|por dentro da boca ~ abelha|vespa|marimbondo|inchar|inchando|inchada|boca|lingua',
  ],
  'mouth-floor': [
    'debaixo da lingua|embaixo da lingua|por baixo do queixo|embaixo do queixo|debaixo do queixo|papo ~ inchado|inchou|duro|inchada ~ dente|engolir|respirar|febre|lingua|dor',
  ],
  'ear-noise': [
    'zumbido|zunido|apito|barulho|campainha|chiado ~ ouvido|ouvidos',
    'ouvido|ouvidos ~ apita|apitando|apito|zumbido|zumbindo|zune|zoada|chiado|barulho',
    'zumbido|zumbidos|tinnitus',
  ],
  'hearing-fading': [
    'ouvindo cada vez menos|ouco cada vez menos|ouve cada vez menos|ouco mal|ouve mal|ficando surdo|a ficar surd*|perdendo audicao|perda de audicao',
    'ouco|ouve|escuto|escuta|oico|oiço|ouvindo|escutando|ouvir ~ pior|menos|mal|cada vez menos|pouco|tapado|abafado|nao direito ~ ouvido|ouvidos|semanas|meses|televisao|pessoas|tempo',
    'ouvido|ouvidos ~ tapado|tapados|entupido|entupidos|abafado|cheio ~ semanas|meses|mes',
    'aumenta a televisao|poe a televisao alta|pede pra repetir|pede para repetir|duro de ouvido|dura de ouvido|perdendo a audicao|perda auditiva',
  ],
  'sudden-deafness': [
    'deixei de ouvir|deixou de ouvir|nao ouco|nao escuto|parei de ouvir|surdo|surda|perdi a audicao|perdi o ouvido|perdeu a audicao ~ ouvido|lado ~ desde|ontem|repente|hoje|acordei|do nada|manha|dias',
  ],
  sepsis: [
    'sepse|sepsis|septicemia|sepsia|choque septico|infeccao generalizada|infecao generalizada|infeccao no sangue|infecao no sangue ~ com|esta|ta|tem|medico|febre|disse|suspeita|deu|pode|acho',
  ],
  'black-wound': [
    `${CUT}|bolha|pele|dedo|${LIMB} ~ preta|preto|negra|negro|enegrec*|necros* ~ cheira|cheiro|fede|febre|dor|ferida|diabet*|podre|espalh*|bolha|pus`,
  ],
  'many-stings': [
    'abelhas|vespas|marimbondos|maribondos|enxame|formigas|vespeiro ~ atacaram|atacou|atacado|atacada|muitas picadas|50|40|30|20|dezenas|picadas|pelo corpo|corpo todo|varias|enxame',
  ],
  swarm: [
    'abelhas|vespas|marimbondos|maribondos|enxame ~ 50|40|60|100|dezenas|atacaram|atacado por|atacada por|cobriu|cobriram|centenas',
  ],
  'body-blisters': [
    'pele|corpo ~ soltando|a soltar|descolando|descola|saindo em placas|caindo aos pedacos|despregando|bolhas|empolas ~ boca|labios|olhos|remedio|antibiotico|todo|toda|rosto|febre|desde',
    'bolhas|empolas|flictenas ~ corpo|boca|labios|barriga|costas|todo o corpo ~ remedio|antibiotico|febre|pele|boca|olhos',
  ],
  'in-mouth': ['na boca|boca em carne viva|labios em carne viva|boca toda ferida|dentro da boca'],
}

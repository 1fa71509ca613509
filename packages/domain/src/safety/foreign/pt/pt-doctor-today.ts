import type { Lexicon } from '../../lexicon/lexicon'

/** What a doctor should see today. */
export const PORTUGUESE_DOCTOR_TODAY: Lexicon = {
  'leg-swelling-one': [
    'batata da perna|barriga da perna|panturrilha|perna ~ inchada|inchou|inchado|dura|quente|vermelha|dor|dolorida ~ uma|so uma|esquerda|direita|viagem|aviao|voo|outra|gesso|pilula|anticoncepcional|quente|cirurgia',
  ],
  'unprotected-sex': [
    'camisinha|preservativo ~ estourou|estorou|rompeu|rebentou|furou|rasgou|saiu|ficou dentro|arrebentou|sem',
    'pilula do dia seguinte|relacoes desprotegidas|relacao desprotegida|relacoes sem protecao|sem protecao ~ ontem|hoje|tive|transei|noite|preciso|onde|fiz|tomar|sexo|relac*',
  ],
  'sudden-deafness': [
    'deixei de ouvir|deixou de ouvir|nao ouco|nao escuto|parei de ouvir|surdo|surda|perdi a audicao|perdi o ouvido|perdeu a audicao ~ ouvido|lado ~ desde|ontem|repente|hoje|acordei|do nada|manha|dias',
  ],
  'dirty-wound': [
    'prego|arame|lata|ferrugem|anzol|vidro|caco ~ pisei|pisou|espetei|espetou|furou|furei|entrou no pe|cortei|cortou',
  ],
  'red-spreading-skin': [
    'perna|pe|braco|mao|dedo|tornozelo|canela|cara|orelha|pele ~ vermelha|vermelho|encarnad* ~ quente|inchad*|dor ~ espalhar|alastrar|aumentar|espalhando|crescendo|a crescer|maior|subir|subindo',
  ],
  'animal-bite': ['dentes|dente|crava ~ gato|cao|cachorro|rato|macaco ~ dedo|mao|perna|braco|cara|pe'],
  'tooth-swelling': ['dente|siso|gengiva|molar ~ cara|rosto|bochecha|queixo ~ inch*'],
  'deep-cut': [
    'precisa de pontos|precisa de ponto|levar pontos|leva pontos|vou precisar de pontos|precisa levar ponto|precisa suturar|leva uns pontos',
  ],
  'ear-pain': ['ouvido ~ deita|deitar|saiu|escorre|escorrendo|vazando|purga ~ liquido|pus|amarelo|sangue|agua'],
  'lasting-fever': [
    'febre ~ 3 dias|tres dias|4 dias|quatro dias|cinco dias|5 dias|6 dias|seis dias|uma semana|semana toda|nao baixa|volta sempre|nao larga',
  ],
  'red-eye': ['olho|olhos|vista ~ vermelh*|encarnad*|raiad*|sanguinolent*'],
  'contact-lens': [
    'lente de contato|lente de contacto|lentes de contato|lentes de contacto|uso lente|uso lentes|dormi de lente|dormi com a lente|dormi com as lentes|minha lente|lentes',
  ],
  halos: ['halos|halo|arco iris|auras ~ luzes|luz|lampada|lampadas|olho|vejo|farois|candeeiros'],
  'flashes-floaters': [
    'moscas|mosquinhas|pontos pretos|manchas pretas|teias|raios|relampagos|flashes|claroes|fuligem ~ luz|luzes|olho|vista|visao|olhos ~ hoje|repente|agora|desde|olho|muitas|flashes|sombra|cortina',
  ],
  jaundice: ['olhos amarelos|pele amarela|branco dos olhos amarelo|vista amarela'],
  'breast-infection': [
    'peito|mama|seio|maminha|mamilo ~ vermelh*|quente|duro|dura|empedrad*|inflamad* ~ amament*|febre|dar de mamar|bebe|leite|mamar',
    'mastite',
  ],
  'getting-worse': [
    'a piorar|cada vez pior|cada dia pior|piora cada|vai piorando|esta pior|ta pior|agravando|agravou|agravar',
  ],
  'same-day': [
    'ouvido ~ liquido|pus|secrecao|purga ~ febre|38|39|385|389|390',
    'raiva|vacina da raiva|antirrabica ~ mordeu|mordida|arranhou|morcego|cao|cachorro',
    'hiv|sida|pep|profilaxia ~ camisinha|preservativo|agulha|picada|exposicao|ontem|72 horas',
    'agulha usada|piquei me com uma agulha|picada de agulha|me furei com uma agulha|espetei me com uma agulha',
  ],
  'urine-catheter': ['algalia|algaliado|sonda|sonda vesical|cateter'],
  'weight-up-fast': [
    'engordei|aumentei|ganhei|engordou|ganhou ~ 3 quilos|4 quilos|5 quilos|tres quilos|cinco quilos|kilos ~ dias|semana|inchad*|pernas',
  ],
}

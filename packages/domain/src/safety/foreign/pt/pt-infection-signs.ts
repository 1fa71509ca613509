import type { Lexicon } from '../../lexicon/lexicon'
import { range } from '../choices'

const CUT = 'ferida|corte|chaga|machucado|cicatriz|pontos|operacao|cirurgia|buraco|ulcera|pe diabetico'
const LIMB = 'perna|pe|braco|mao|dedo|canela|coxa|joelho|cotovelo|pele|cara|rosto|tornozelo'

export const PORTUGUESE_INFECTION_SIGNS: Lexicon = {
  fever: [
    'meses|semanas|bebe|nenem|mesinhos ~ com 39|com 391|com 392|com 393|com 394|com 395|com 40|tem 39|faz 39|deu 39',
    'febre|febres|febril|quentura|afogueado|afogueada|a arder em febre|a ferver|com temperatura|ta fervendo|esta a escaldar|ta queimando',
  ],
  'temp-40': [
    'com|deu|tem|ta|marcou|de|febre|a 40|subiu ~ 405 de febre|41 de febre|415 de febre|42 de febre|41 graus|42 graus|415 graus|40 graus|40 de febre',
  ],
  'temp-39': [
    'meses|semanas|bebe|nenem|mesinhos ~ com 39|com 391|com 392|com 393|com 394|com 395|com 40|tem 39|faz 39|deu 39',
  ],
  'temp-405': [
    'de febre|febre|graus|temperatura|termometro ~ 405|406|407|408|409|41|411|412|413|414|415|416|42|106|107',
  ],
  chills: [
    'febre e tremendo|febre e a tremer|febre e tremedeira|tremendo de febre|tremendo com febre|bater o dente|bater os dentes|batendo os dentes|batendo o dente|bater queixo|bater o queixo|batendo queixo|arrepios|arrepiado de frio|tremer de frio|a tremer de frio|tremendo de frio|tremores de frio|friagem por dentro|ficando gelada|ficando gelado|tremedeira|calafrio|calafrios|frio de tremer|tiritar|a tiritar',
  ],
  rigors: [
    'bater o dente|bater os dentes|batendo os dentes|bater o queixo|bater queixo|batendo o queixo|batendo queixo|treme a cama|tremer a cama|tremendo sem parar|tremedeira',
  ],
  'burning-urine': [
    'infeccao na urina|infecao na urina|infeccao urinaria|infecao urinaria|infecao de urina|infeccao de urina|ardor ao urinar|ardencia ao urinar|arde ao urinar|arder ao urinar|xixi a arder|a arder quando faco|xixi ardendo|ardume',
  ],
  infection: [
    'infecao|infetado|infetada|infetou|infecoes|infeccionar|inflamou|abcesso|arruinou|arruinado|purulento|materia',
  ],
  'mottled-skin': [
    'pele manchada|pele as manchas|pele marmoreada|pele mosqueada|pele rendada|manchada que nem marmore|pele arroxeada|maos frias e arroxeadas|pes frios e roxos|joelhos roxos|pele fria e pegajosa|pele pegajosa',
  ],
  sepsis: [
    'sepse|sepsis|septicemia|sepsia|choque septico|infeccao generalizada|infecao generalizada|infeccao no sangue|infecao no sangue ~ com|esta|ta|tem|medico|febre|disse|suspeita|deu|pode|acho',
  ],
  'weak-immunity': [
    'a fazer quimio|fazendo quimio|quimioterapia|faco quimio|faz quimio|transplantad*|sem defesas|defesas em baixo|defesas baixas|imunodeprimid*|imunossupress*|biologico',
  ],
  'no-spleen': [
    'tirei o baco|tiraram o baco|tiraram meu baco|tirou o baco|tiraram me o baco|nao tenho baco|nao tem baco|sem baco|sem o baco|baco retirado',
  ],
  'red-spreading-skin': [
    `${LIMB} ~ vermelha|vermelho|vermelhidao|vermelhao|encarnada|encarnado|rubra ~ espalhar|espalha|alastra|alastrar|a subir|subindo|sobe|ate o joelho|ate ao joelho|aumentar|a aumentar|cresce|crescer|quente|a crescer|avancando|risco|pra cima|para cima`,
    'erisipela|celulite infecciosa|flebite infectada|linha vermelha|risca vermelha|risco vermelho ~ perna|braco|febre|subir|subindo|pe|sobe|tenho|tem|cara|mao|outra vez|dor|inchad*',
  ],
  'wound-trouble': [
    `${CUT} ~ abriu|aberta|rebentou|arrebentou|infetad*|infecion*|infeccion*|a deitar|deita|vazar|escorre|purga|liquido|materia|pus|cheira mal|mau cheiro|fede|fedor|inflamad*|vermelho em volta|preta|podre|catinga`,
  ],
  'black-wound': [
    `${CUT}|bolha|pele|dedo|${LIMB} ~ preta|preto|negra|negro|enegrec*|necros* ~ cheira|cheiro|fede|febre|dor|ferida|diabet*|podre|espalh*|bolha|pus`,
  ],
  'flesh-eating': [
    `bolha preta|bolhas pretas|bolhas roxas|bolha roxa|pele preta|pele roxa|carne preta|apodrecendo|a apodrecer ~ febre|dor|rapido|subindo|horas|inchad*|perna|espalh*`,
    'fasciite|bacteria come carne|bacteria que come|gangrena gasosa|gangrena',
  ],
  'foul-wound': [`${CUT} ~ cheira mal|cheiro mau|mau cheiro|fede|podre|fedor|catinga|fedendo`],
  'post-surgery': [
    'fui operad*|foi operad*|operado|operada|operaram|me operei|tirei a vesicula|tiraram a vesicula|tirei o apendice|fiz cesarea|cesariana ~ ha|dias|semana|ontem|faz|corte|febre|pontos|semanas|abriu',
  ],
  'travel-malaria': ['paludismo|malaria|paludico'],
  'hot-joint': [
    'joelho|tornozelo|cotovelo|ombro|anca|punho|dedao|articulacao ~ inchado|inchada|inchou ~ quente|a ferver|vermelho|vermelha|febre',
  ],
  'flank-pain': ['infeccao nos rins|infecao nos rins|infeccao no rim|pielonefrite'],
  'temp-38': [`febre|temperatura|graus|termometro|com|bebe|tem ~ ${range(380, 389).join('|')}`],
  'animal-bite': [
    'cao|cachorro|cadela|gato|gata|rato|macaco|morcego|porco|cavalo|pessoa|bicho|cachorra|vira lata ~ mordeu|mordeu me|mordeu lhe|mordida|mordedura|mordido|morder|arranhou|arranhou me|arranhao|abocanhou|avancou|avancou em|ferrou os dentes|dentada|cravou os dentes',
  ],
  mauled: [
    'pitbull|pit bull|rottweiler|cao|caes|cachorro|cachorros|matilha ~ atacou|atacaram|estracalhou|despedacou|rosto|cara|pescoco|garganta|cabeca ~ rosto|cara|pescoco|garganta|crianca|filho|filha|cabeca|sobrinho|sobrinha|bebe|neto|neta|arrancou|pedaco|muito sangue',
  ],
  'snake-bite': [
    'cobra|vibora|cascavel|jararaca|serpente|coral|cobrinha ~ picado|picou|mordeu|mordido|picada|mordida|atacou|deu o bote|ferrou|mordedura',
  ],
  'spider-bite': [
    'aranha|escorpiao|lacrau|lacraia|armadeira ~ picou|picado|picada|mordeu|ferrou|ferroou|mordida|ferroada',
  ],
  'sickle-cell': ['drepanocitose|drepanocitica|drepanocitico|falciforme|traco falcemico'],
  shingles: ['zona na|cobrao|cobreiro|zoster|cobrelo'],
}

import type { Lexicon } from '../../lexicon/lexicon'
import { listed } from '../choices'

const IN_CHEST = 'no peito|meu peito|o peito|peito dele|peito dela|ao peito|do peito|peito a|dentro do peito'

export const PORTUGUESE_CHEST_AND_BREATH: Lexicon = {
  'chest-pain': [
    `pisando|pisar|pisado|calcando|sentado|carrega|carregar|apertar|apertam|aperta|apertou|espremer|esmagar|oprimir|pesar|furar|moinha|agonia|gastura|troco ruim|coisa ruim|negocio ruim|aflicao|impressao|ferroada|guinada|guinadas|picada|picadas|repuxo|ardor|cambra|caimbra|um no ~ ${IN_CHEST}`,
    `queima|ardor|arde|queimor ~ ${IN_CHEST} ~ subo|subi|esforco|caminho|escada|ladeira|braco|suando|parado|parada`,
    'me agarrou|me agarra|agarrado ao|agarrada ao|mao no|maos no|segurando o|segura o ~ peito ~ dor|suor|suando|branco|palido|caiu|gemendo|nao fala|cinzento|cinza',
    'dor|aperto|pontada ~ por baixo da mama esquerda|debaixo da mama esquerda|embaixo do peito esquerdo|lado esquerdo do peito|no externo|no esterno|boca do coracao',
  ],
  'chest-held': ['mao no|maos no|a mao ao|agarrado ao|agarrada ao|segurando o ~ peito'],
  'hardly-talks': [
    'uma palavra de cada vez|palavra por palavra|nao completa a frase|nao consegue completar|nao termina a frase|nao acaba a frase|frase inteira|frase completa|mal consegue falar|mal fala ~ ar|folego|cansaco|cansado|cansada|asma|respirar|chiado|falar|fala|dizer',
  ],
  'cannot-breathe': [
    'uma palavra de cada vez|palavra por palavra|nao completa a frase|nao termina a frase|nao acaba a frase|frase inteira|frase completa|dizer uma frase ~ ar|folego|cansaco|cansado|cansada|respirar|respira|respiracao',
    'aflito para respirar|aflita para respirar|aflitinho para respirar|faltou o ar|faltou me o ar|faltou lhe o ar|falta me o ar|falta lhe o ar|faltar me o ar|faltar o ar|ficar sem ar|fica sem ar|ficou sem ar|fiquei sem ar|sem ar nenhum|puxar pelo ar|puxa pelo ar|puxando pelo ar|custa respirar|custa me respirar|custa lhe respirar|respira com custo|respira a custo|respiracao travada|respiracao presa|respiracao trancada|folego nao vem|folego nao chega|nao tem folego|nao tenho folego|nao apanha ar|nao apanho ar|falta de respiracao|falta a respiracao|nao consegue oxigenio|engolindo ar|parece um peixe fora|asfixiar',
    'acordei|acordou|acorda|acordo|deitar|deito|deita|deitado|deitada ~ afogada|afogado|sufocada|sufocado|sem ar|sem folego|falta o ar',
    'custa|custoso|custosa|penoso|sofrido|aflicao|brigar|lutar ~ respirar|a respiracao|puxar o ar|puxar ar',
    'abre as narinas|abanando o nariz|asa do nariz|asas do nariz|narinas abrindo|batendo as narinas ~ respira|respirar|bebe|filho|filha|ar|rapido',
  ],
  'short-of-breath': [
    'arfar|arfando|arqueja|arquejar|arquejando|resfolegando|esbaforido|esbaforida|afrontado|afrontada|respiracao entrecortada|respiracao acelerada|respiracao cansada|canseira|cansadeira ~ respira|respirar|respiracao|peito|ar|muito|falar|labios|anda|andar|deitar|deitado',
    'arquejando|resfolegando|respiracao entrecortada|respiracao cansada|respiracao acelerada|cansaco respiratorio|canseira no peito|cansaco no peito|respira muito depressa|respirar muito depressa|respirar depressa|respira depressa|respirando depressa|respiracao depressa|respirando fundo e depressa|respira cansado|pieira',
  ],
  wheezing: [
    'chiar|pieira|piadeira|chio|miando|gatinhos|gato ~ peito|respira|respirar|bomba|pulmoes|asma|continua|continuo',
    'a chiar|pieira|piadeira no peito',
  ],
  'inhaler-fails': [
    'bomba|bombinha|inalador|aerossol|ventilan|salbutamol|nebulizacao|aerosol ~ tres vezes|quatro vezes|varias vezes|nao alivia|nao passa|nao abre|continua|continuo|mesma coisa|nao chega|nao surte|sem efeito|fraca|vazia|nao da conta',
  ],
  choking: [
    'engasgou|engasgar|engasgada|engasgado|engasga|engasgando|engasgaram|afogou se|entupiu ~ uva|carne|bala|rebucado|comida|pedaco|moeda|pao|salsicha|brinquedo|tampa|tampinha|roxo|roxa|azul|respirar|respira|falar|fala|tossir|voz|picanha|churrasco|leite|mama|leitinho|ar|osso|espinha|caroco|castanha|amendoim|milho|pipoca|balao',
    'pedaco|carne|comida|osso|espinha|caroco|bala|moeda|tampa|uva|alguma coisa ~ parado|preso|presa|parada|entalado|entalada|atravessado|ficou|trancado ~ gogo|goela|garganta|traqueia|guela',
    'gesto de sufoco|maos na garganta|mao na garganta|mao no pescoco|maos no pescoco|leva as maos ~ comer|comendo|carne|respira|roxo|roxa|ar|fala|voz|tosse|engasgou|sufoco',
    'bebe|filho|filha|menino|menina|crianca|miudo|miuda ~ moeda|botao|bola|peca|tampinha|berlinde|bolinha ~ engoliu|engolir ~ babar|babando|respira|chora|tosse|roxo|vomita|falar|voz',
  ],
  palpitations: [
    'coracao|pulso|peito ~ galope|a galope|disparado|disparar|aos pulos|aos saltos|a saltar|pulando|saltar|batucada|batucando|tambor|descontrolado|desgovernado|em disparada|corre|correndo|a mil|a correr|a bater muito|trepidando|tropeca|aos solavancos|desritmado|descompassado',
  ],
  'pulse-slow': ['coracao|pulso|batimento|batimentos|frequencia ~ fraquinho|muito lento|devagar demais|fraco'],
  'pain-on-breathing-in': [
    'fisgada|pontada|dor|doi|agulhada|ferroada|picada|facada ~ puxo o ar|puxa o ar|puxar o ar|quando inspiro|inspirar|encho o peito|respiro|respira|respirar fundo|encher os pulmoes|tomo folego',
  ],
  'coughing-blood': [
    'tossi|tossiu|tosse|tossindo|tossir|cuspi|cuspiu|cuspir|escarrei|escarrou|escarro|catarro|expectoracao|escarrar|pigarro|deitar|deitei ~ sangue|sangrenta|com sangue|ensanguentado|raiado|golfada|coalho|coagulo',
  ],
  'leg-swelling-one': [
    'batata da perna|barriga da perna|panturrilha|uma perna|perna esquerda|perna direita|a coxa|uma das pernas ~ inchar|inchando|inchou|inchada|inchado|dura|endureceu|quente|vermelha|mais grossa|maior que a outra|mais gorda',
  ],
  'clot-risk': [
    'gesso|bota|engessado|engessada|imobilizado|imobilizada|de cama|acamado|acamada|aviao|voo|doze horas sentad|horas sentada|horas sentado|anticoncepcional|pilula anticoncepcional|repus hormonio ~ semana|semanas|perna|panturrilha|dias|viagem|cheguei|horas|inchou|inchando|tomo',
  ],
  'bp-low': [
    'pressao|tensao ~ 8 por 4|8 por 5|8x5|8x4|7 por 4|7x4|80 por 50|80x50|80 50|80 40|70 40|75 45|85 50|muito baixa|la embaixo|no chao ~ desmaiando|desmaiar|desmaiou|tontura|tonto|tonta|fraco|fraca|suor|frio|pele|nao levanta|80|8 por|7 por|8x5|8x4|7x4',
  ],
  'heart-attack': [
    'ataque de coracao|infarctado|infartada|infartado|principio de infarto|principio de enfarte|enfartou',
  ],
  'gray-look': [
    'cinzento|cinzenta|cor de cera|branco como a cal|branca como a cal|cor de cinza|sem cor nenhuma|branco que nem cera|amarelo que nem cera|palidez|esbranquicado|branquinho|branquinha|ta branco|ta branca|muito branco|muito branca|lividos|livido|livida',
  ],
  sweating: [
    'sua que|suar|suores|suor gelado|suado e frio|encharcado em suor|encharcada em suor|alagado em suor|alagada em suor|banhado em suor|banhada em suor|tampa de chaleira|tampa de marmita|suando gelado|suando em bicas|suar em bica|suar as estopinhas',
  ],
  'missed-dialysis': [
    'dialise|hemodialise ~ faltei|faltar|falhei|falhou|perdi|duas sessoes|nao vou|nao consegui|sem transporte|ha uma semana|pulei|pulou',
  ],
  'blue-lips': [
    'ficar roxo|ficar roxa|fica roxo|fica roxa|ficar azul|fica azul|ficou lilas|todo lilas|boca lilas|labios lilas|arroxeou|arroxeando|arroxear|arroxeadas|beicinho roxo|labio cinza|labios cinzentos|unhas roxas|maos arroxeadas|pontas dos dedos roxas',
  ],
  'ribs-pulling': [
    'tiragem|covinha|covinhas|costelas|costela|costelinhas|buraco no pescoco|barriguinha|peitinho ~ afundam|afunda|afundar|afundando|marcam|marcando|aparecem|fundo|puxa|puxando|repuxa|buraco|cova ~ respira|respirar|ar|toda|todo|pescoco',
  ],
  'pain-spreads': [
    `dor|doi|aperto|formigueiro|dormencia|formigar|peso ~ ${listed('braco esquerdo', 'ombro esquerdo', 'maxilar', 'mandibula', 'queixo', 'pros bracos', 'para os bracos', 'ate as costas', 'pras costas', 'para as costas').join('|')} ~ desce|sobe|vai|irradia|corre|passa|espalha|peito`,
  ],
}

import type { Lexicon } from '../../lexicon/lexicon'
import { BABY, PORTUGUESE_UNABLE } from './pt-words'

/** Breath, choking and lungs. */
export const PORTUGUESE_BREATH: Lexicon = {
  'cannot-breathe': [
    `${PORTUGUESE_UNABLE} ~ respirar|puxar o ar|puxar ar|pegar ar|pegar folego|tomar ar|respirando|respira|folego`,
    'falta de ar|faltando ar|faltando o ar|falta ar|falta o ar|faltou o ar|sem ar|sem folego|ar nao entra|ar nao vem|ar nao passa|ar nao chega|nao entra ar|ta sem respirar|sem respirar|nao respira|nao ta respirando|nao esta respirando|parou de respirar|respirando mal|respira mal|respirando com dificuldade|dificuldade respiratoria|respirando estranho|respira estranho|respirando pela metade|puxando o ar|puxando ar|procurando ar|buscando ar|brigando pra respirar|lutando pra respirar|lutando para respirar|falta de folego|falta folego|faltando folego|fica sem folego|nao vem ar|respiracao ruim|asfixiando|asfixiado|asfixia',
    'sufocando|sufocado|sufocada|sufocou|afogando no seco|me falta o ar|me falta ar|engasgando sem ar',
    'uma palavra de cada vez|palavra por palavra|nao completa a frase|nao termina a frase|nao acaba a frase|frase inteira|frase completa|dizer uma frase ~ ar|folego|cansaco|cansado|cansada|respirar|respira|respiracao',
    'aflito para respirar|aflita para respirar|aflitinho para respirar|faltou o ar|faltou me o ar|faltou lhe o ar|falta me o ar|falta lhe o ar|faltar me o ar|faltar o ar|ficar sem ar|fica sem ar|ficou sem ar|fiquei sem ar|sem ar nenhum|puxar pelo ar|puxa pelo ar|puxando pelo ar|custa respirar|custa me respirar|custa lhe respirar|respira com custo|respira a custo|respiracao travada|respiracao presa|respiracao trancada|folego nao vem|folego nao chega|nao tem folego|nao tenho folego|nao apanha ar|nao apanho ar|falta de respiracao|falta a respiracao|nao consegue oxigenio|engolindo ar|parece um peixe fora|asfixiar',
    'acordei|acordou|acorda|acordo|deitar|deito|deita|deitado|deitada ~ afogada|afogado|sufocada|sufocado|sem ar|sem folego|falta o ar',
    'custa|custoso|custosa|penoso|sofrido|aflicao|brigar|lutar ~ respirar|a respiracao|puxar o ar|puxar ar',
    'abre as narinas|abanando o nariz|asa do nariz|asas do nariz|narinas abrindo|batendo as narinas ~ respira|respirar|bebe|filho|filha|ar|rapido',
    'buscando o ar|buscando ar|a procura do ar|procurando o ar|a procura de ar|puxando o ar|puxa o ar|correndo atras do ar|catando ar|caçando ar|cacando ar|caca o ar|arfando|arfar|ofegando muito|fome de ar|puxando folego|ar nao entra|ar nao desce|o ar nao vem|nao vem ar|nao entra ar|sufocad*|abafad* sem ar ~ ela|ele|mae|pai|avo|filho|filha|bebe|ta|esta|eu|peito|muito|deitad*|sentad*|desde|forca|marido|mulher|deita|fica',
    'para de respirar|parou de respirar|deixa de respirar|fica sem respirar|esquece de respirar|pausas na respiracao|respiracao para ~ bebe|nenem|filho|filha|recem|menino|menina|vez em quando|segundos|roxo|roxa|azul',
  ],
  'short-of-breath': [
    'ofegante|ofegando|respiracao curta|respiracao rapida|respirando rapido|respirando muito rapido|respirando curto|respira rapido|cansaco pra respirar|cansado pra respirar|cansaco pra falar|cansa pra falar|canseira pra respirar|cansada pra respirar|respirando pela boca rapido|respirando cansado|respirando cansada|respiracao pesada|respirando pesado|folego curto|cansadinho respirando|respirando cansadinho',
    'arfar|arfando|arqueja|arquejar|arquejando|resfolegando|esbaforido|esbaforida|afrontado|afrontada|respiracao entrecortada|respiracao acelerada|respiracao cansada|canseira|cansadeira ~ respira|respirar|respiracao|peito|ar|muito|falar|labios|anda|andar|deitar|deitado',
    'arquejando|resfolegando|respiracao entrecortada|respiracao cansada|respiracao acelerada|cansaco respiratorio|canseira no peito|cansaco no peito|respira muito depressa|respirar muito depressa|respirar depressa|respira depressa|respirando depressa|respiracao depressa|respirando fundo e depressa|respira cansado|pieira',
  ],
  'ribs-pulling': [
    'costela|costelas|barriga|barriguinha|peito|peitinho|costelinhas|costelinha ~ afunda|afundando|aparece|aparecendo|afundam|entrando|chupando|chupa|fundando|sobe e desce ~ respira|respirar|ar|respirando|costela|costelas|entre|quando|todo',
    'tiragem|covinha|covinhas|costelas|costela|costelinhas|buraco no pescoco|barriguinha|peitinho ~ afundam|afunda|afundar|afundando|marcam|marcando|aparecem|fundo|puxa|puxando|repuxa|buraco|cova ~ respira|respirar|ar|toda|todo|pescoco',
  ],
  'blue-lips': [
    'boca|labio|labios|beico|beicos|dedos|dedo|unhas|unha|rosto|cara|lingua|pele|boquinha ~ roxo|roxa|roxos|roxas|azul|azuis|azulado|azulada|azulados|arroxeado|arroxeada|arroxeados|cinza|acinzentado|rocha|azulzinha|roxinha',
    `ficou roxo|ficou roxa|ficando roxo|ficando roxa|ta roxo|ta roxa|esta roxo|esta roxa|todo roxo|toda roxa|ficou azul|ficando azul|ta azul|todo azul|toda azul|ta ficando roxo|ta ficando roxa|ficou roxinho|ficou roxinha|ficando roxinho|ficando roxinha|todo roxinho|toda roxinha|ta roxinho|ta roxinha|esta roxinho|esta roxinha|roxinho sem ar|bem roxinho|bem roxinha|meio roxinho|meio roxinha`,
    'bebe|bb|nenem|nene|filho|filha|filhinho|filhinha|menino|menina|ele|ela|crianca|neto|neta|sobrinho|sobrinha|irmao|irma|pai|mae|marido|mulher|avo|vovo|recem nascido|gemeos|boca|boquinha|labio|labios|respira|respirar|respirando|ar|engasgou|engasgado|engasgada|chora|chorou|chorando|convulsao ~ roxinho|roxinha|roxinhos|roxinhas',
    'ficar roxo|ficar roxa|fica roxo|fica roxa|ficar azul|fica azul|ficou lilas|todo lilas|boca lilas|labios lilas|arroxeou|arroxeando|arroxear|arroxeadas|beicinho roxo|labio cinza|labios cinzentos|unhas roxas|maos arroxeadas|pontas dos dedos roxas',
    `${BABY} ~ parou de respirar|ficou azul|ficou roxo|roxinho|apneia|sem respirar|segundos sem`,
  ],
  wheezing: [
    'chiado|chiando|chiadeira|piando|assobio|assobiando ~ peito|respira|respirar|respirando|pulmao',
    'peito chiando|chiado no peito|peito cheio chiando',
    'chiar|pieira|piadeira|chio|miando|gatinhos|gato ~ peito|respira|respirar|bomba|pulmoes|asma|continua|continuo',
    'a chiar|pieira|piadeira no peito',
    'peito|pulmao|pulmoes|respira|respiro|respiracao|garganta ~ chiando|chia|chiado|piando|pia|pieira|miando|gato miando|assobiando|assobio|apitando|a chiar|a piar|gatinho|gatos|sibilos|roncando',
  ],
  asthma: ['asma|asmatico|asmatica|bombinha'],
  'inhaler-fails': [
    'bombinha|inalador|nebulizacao|nebulizador|spray|aerolin|albuterol ~ nao adianta|nao adiantou|nao resolve|nao resolveu|nao faz|nao fez|nao funciona|nao funcionou|nao melhora|nao melhorou|acabou|nao ta fazendo|nao ta adiantando|nao ta dando|nada',
    'bomba|bombinha|inalador|aerossol|ventilan|salbutamol|nebulizacao|aerosol ~ tres vezes|quatro vezes|varias vezes|nao alivia|nao passa|nao abre|continua|continuo|mesma coisa|nao chega|nao surte|sem efeito|fraca|vazia|nao da conta',
    'bomba|bombinha|inalador|spray|aerolin|berotec|nebulizacao|puff ~ nao faz efeito|nao ta fazendo efeito|nao faz nada|nao da efeito|sem efeito|nao resolve|nao adianta|nao abre|nao pega|nao surte efeito',
  ],
  choking: [
    'engasgou|engasgado|engasgada|engasgando|engasgo|entalado|entalada|entalou|preso na garganta|presa na garganta|parado na garganta|parada na garganta|travado na garganta|atravessado na garganta ~ uva|bala|carne|pedaco|comida|pirulito|moeda|brinquedo|roxo|roxa|respira|respirar|nao consegue|leite|osso|espinha|pao|salsicha|amendoim|azul|falar|tossir|filho|filha|nenem|bebe|menino|menina|peca|pecinha|tosse|ar|nao para|comendo',
    'engasgou|engasgar|engasgada|engasgado|engasga|engasgando|engasgaram|afogou se|entupiu ~ uva|carne|bala|rebucado|comida|pedaco|moeda|pao|salsicha|brinquedo|tampa|tampinha|roxo|roxa|azul|respirar|respira|falar|fala|tossir|voz|picanha|churrasco|leite|mama|leitinho|ar|osso|espinha|caroco|castanha|amendoim|milho|pipoca|balao',
    'pedaco|carne|comida|osso|espinha|caroco|bala|moeda|tampa|uva|alguma coisa ~ parado|preso|presa|parada|entalado|entalada|atravessado|ficou|trancado ~ gogo|goela|garganta|traqueia|guela',
    'gesto de sufoco|maos na garganta|mao na garganta|mao no pescoco|maos no pescoco|leva as maos ~ comer|comendo|carne|respira|roxo|roxa|ar|fala|voz|tosse|engasgou|sufoco',
    'bebe|filho|filha|menino|menina|crianca|miudo|miuda ~ moeda|botao|bola|peca|tampinha|berlinde|bolinha ~ engoliu|engolir ~ babar|babando|respira|chora|tosse|roxo|vomita|falar|voz',
  ],
  'coughing-blood': [
    'tosse|tossindo|cuspindo|tossi|tossiu|escarrando|catarro|escarro|cuspiu|cuspi|tossir ~ sangue|sanguinolento',
    'tossi|tossiu|tosse|tossindo|tossir|cuspi|cuspiu|cuspir|escarrei|escarrou|escarro|catarro|expectoracao|escarrar|pigarro|deitar|deitei ~ sangue|sangrenta|com sangue|ensanguentado|raiado|golfada|coalho|coagulo',
  ],
  'sleeps-upright': [
    'durmo sentada|durmo sentado|dorme sentado|dorme sentada|dormir sentado|dormir sentada|nao consigo deitar|nao consegue deitar|respirar deitado|respirar deitada',
  ],
  stridor: [
    'ronco|barulho|tosse de cachorro|latido|guincho|chiado alto ~ respira|puxa o ar|respirar|inspira|tosse',
    'tosse de cachorro|crupe|laringite',
    'tosse de cao|tosse de foca|tosse rouca|ladra|ladrar|ladrando|barulho|guincho|assobio|ronqueira|chiado ~ puxa o ar|inspira|respira|respirar|parado|quieto|tosse|garganta|quando puxa',
    'barulho|ruido|som|chiado|tosse|apito|guincho ~ rouco|de cachorro|de foca|agudo|de galo|estranho|de cao ~ puxa o ar|inspira|respira|puxando o ar|entra o ar|garganta|baba|inala',
  ],
  cough: [
    'tosse|tossindo|tossir|bronquite',
    'tosse seca|tosse que nao passa|tosse com|a tossir|tossinha|tusso|pigarro',
    'tossindo ha|tossindo faz|tossindo a noite|tosse ha|tosse faz|tosse de cachorro|tosse carregada|tosse chata',
  ],
  'green-phlegm': ['catarro verde|catarro amarelo|pneumonia|secrecao verde'],
  copd: ['dpoc|enfisema'],
  'at-rest': [
    'mesmo parado|mesmo parada|mesmo quieto|mesmo quieta|mesmo deitado|mesmo a dormir|mesmo dormindo|em repouso|sem chorar',
  ],
  'hardly-talks': [
    'uma palavra de cada vez|palavra por palavra|nao completa a frase|nao consegue completar|nao termina a frase|nao acaba a frase|frase inteira|frase completa|mal consegue falar|mal fala ~ ar|folego|cansaco|cansado|cansada|asma|respirar|chiado|falar|fala|dizer',
  ],
}

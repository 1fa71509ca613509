import type { Lexicon } from '../../lexicon/lexicon'
import { HARD, PAIN } from './pt-words'

export const PORTUGUESE_UNABLE =
  'nao consigo|nao consegue|nao conseguia|nao to conseguindo|nao ta conseguindo|nao estou conseguindo|nao esta conseguindo|n consigo|n consegue|naum consigo|nao posso|nao pode|nao da pra|nao da para|dificuldade|dificuldade pra|dificuldade de|mal consigo|mal consegue|nem consigo|nem consegue|quase nao consigo|quase nao consegue|sem conseguir|parou de|nao ta dando pra|custa a|nao consegui|nao conseguiu|incapaz de|nao tem forca|nao tenho forca|impossivel|mal ta conseguindo|mal to conseguindo'

const CHEST = 'peito|torax|toracica|toracico|peitoral|no coracao|do coracao|meio do peito'

const CRUSH =
  'aperto|apertado|apertando|aperta|apertada|pressao|peso|pesado|pesando|esmagando|esmagado|esmaga|elefante|pedra|tijolo|quilos|queimando|queimacao|facada|facadas|punhalada|agulhada|fincada|rasgando|sentado|sentou|explodindo|explodir|travado|trancado|trava|preso|oprimido|opressao|comprimindo|bigorna|sufocado|arde|caminhao|espremendo|espreme|repuxa|repuxando|entalado'

const LIMB = 'braco|bracos|perna|mao|pernas|maos|dedos|pe esquerdo|pe direito'

const FACE = 'sorrir|sorri|rosto|boca|cara|face|sorriso|labio|olho|palpebra|queixo|bochecha'

const DROOP =
  'dos dois lados|um lado so|so um lado|torto|torta|entortou|entortando|entorta|caido|caida|caiu|caindo|repuxado|repuxada|repuxou|repuxando|puxou|puxada|puxando pro|paralisado|paralisada|paralisou|murcho|murcha|mole|desceu|travou|virou|virada|pro lado|de lado|pra um lado|de um lado|pendurada|pendurado|desabou|assimetrico|deformado|deformada|esquisita de um|nao mexe'

const EYE = 'olho|olhos|vista|visao'

export const PORTUGUESE_HEART_AND_BRAIN: Lexicon = {
  'chest-pain': [
    'lado do coracao|no coracao|meu coracao ~ faca|facada|agulha|pontada|doi|dor|doendo|aperto|fincada',
    'enfiaram uma faca|enfiando uma faca|enfiassem uma faca ~ peito|coracao|costela',

    `${CHEST} ~ ${PAIN}`,
    `peito|torax ~ ${CRUSH}`,
    'elefante|caminhao ~ em cima de mim|em cima dele|em cima dela|sentado em mim',
    'coracao ~ doendo|doi|dor|apertando|explodindo|fisgada|pontada|facada',
    'chest ~ dor|doendo|aperto',
  ],
  'heart-attack': [
    'infarto|enfarte|infartando|infartou|enfartando|enfartou|infartar|ataque cardiaco|ataque do coracao|parada cardiaca|infarte|ataque no coracao',
  ],
  'pain-spreads': [
    'braco esquerdo|queixo|mandibula|ombro esquerdo|pro braco|para o braco|pelo braco|no braco ~ vai|desce|descendo|indo|sobe|subindo|irradia|espalha|espalhando|corre|passa|puxa',
    'braco esquerdo|mandibula|queixo ~ dor|doi|doendo|dormente|pesado|formigando',
  ],
  sweating: [
    'suando|suor|suor frio|suando frio|suava|sua frio|encharcado de suor|encharcada de suor|pingando de suor|ensopado de suor|ensopada de suor',
  ],
  'cannot-breathe': [
    `${PORTUGUESE_UNABLE} ~ respirar|puxar o ar|puxar ar|pegar ar|pegar folego|tomar ar|respirando|respira|folego`,
    'falta de ar|faltando ar|faltando o ar|falta ar|falta o ar|faltou o ar|sem ar|sem folego|ar nao entra|ar nao vem|ar nao passa|ar nao chega|nao entra ar|ta sem respirar|sem respirar|nao respira|nao ta respirando|nao esta respirando|parou de respirar|respirando mal|respira mal|respirando com dificuldade|dificuldade respiratoria|respirando estranho|respira estranho|respirando pela metade|puxando o ar|puxando ar|procurando ar|buscando ar|brigando pra respirar|lutando pra respirar|lutando para respirar|falta de folego|falta folego|faltando folego|fica sem folego|nao vem ar|respiracao ruim|asfixiando|asfixiado|asfixia',
    'sufocando|sufocado|sufocada|sufocou|afogando no seco|me falta o ar|me falta ar|engasgando sem ar',
  ],
  'short-of-breath': [
    'ofegante|ofegando|respiracao curta|respiracao rapida|respirando rapido|respirando muito rapido|respirando curto|respira rapido|cansaco pra respirar|cansado pra respirar|cansaco pra falar|cansa pra falar|canseira pra respirar|cansada pra respirar|respirando pela boca rapido|respirando cansado|respirando cansada|respiracao pesada|respirando pesado|folego curto|cansadinho respirando|respirando cansadinho',
  ],
  'ribs-pulling': [
    'costela|costelas|barriga|barriguinha|peito|peitinho|costelinhas|costelinha ~ afunda|afundando|aparece|aparecendo|afundam|entrando|chupando|chupa|fundando|sobe e desce ~ respira|respirar|ar|respirando|costela|costelas|entre|quando|todo',
  ],
  'blue-lips': [
    'boca|labio|labios|beico|beicos|dedos|dedo|unhas|unha|rosto|cara|lingua|pele|boquinha ~ roxo|roxa|roxos|roxas|azul|azuis|azulado|azulada|azulados|arroxeado|arroxeada|arroxeados|cinza|acinzentado|rocha|azulzinha|roxinha',
    `ficou roxo|ficou roxa|ficando roxo|ficando roxa|ta roxo|ta roxa|esta roxo|esta roxa|todo roxo|toda roxa|ficou azul|ficando azul|ta azul|todo azul|toda azul|ta ficando roxo|ta ficando roxa|ficou roxinho|ficou roxinha|ficando roxinho|ficando roxinha|todo roxinho|toda roxinha|ta roxinho|ta roxinha|esta roxinho|esta roxinha|roxinho sem ar|bem roxinho|bem roxinha|meio roxinho|meio roxinha`,
    'bebe|bb|nenem|nene|filho|filha|filhinho|filhinha|menino|menina|ele|ela|crianca|neto|neta|sobrinho|sobrinha|irmao|irma|pai|mae|marido|mulher|avo|vovo|recem nascido|gemeos|boca|boquinha|labio|labios|respira|respirar|respirando|ar|engasgou|engasgado|engasgada|chora|chorou|chorando|convulsao ~ roxinho|roxinha|roxinhos|roxinhas',
  ],
  wheezing: [
    'chiado|chiando|chiadeira|piando|assobio|assobiando ~ peito|respira|respirar|respirando|pulmao',
    'peito chiando|chiado no peito|peito cheio chiando',
  ],
  asthma: ['asma|asmatico|asmatica|bombinha'],
  'inhaler-fails': [
    'bombinha|inalador|nebulizacao|nebulizador|spray|aerolin|albuterol ~ nao adianta|nao adiantou|nao resolve|nao resolveu|nao faz|nao fez|nao funciona|nao funcionou|nao melhora|nao melhorou|acabou|nao ta fazendo|nao ta adiantando|nao ta dando|nada',
  ],
  choking: [
    'engasgou|engasgado|engasgada|engasgando|engasgo|entalado|entalada|entalou|preso na garganta|presa na garganta|parado na garganta|parada na garganta|travado na garganta|atravessado na garganta ~ uva|bala|carne|pedaco|comida|pirulito|moeda|brinquedo|roxo|roxa|respira|respirar|nao consegue|leite|osso|espinha|pao|salsicha|amendoim|azul|falar|tossir|filho|filha|nenem|bebe|menino|menina|peca|pecinha|tosse|ar|nao para|comendo',
  ],
  stroke: [
    'avc|derrame|minha tia|uma tia|minhas tias|isquemia cerebral|trombose cerebral|derrame cerebral|acidente vascular',
  ],
  'face-droop': [
    `${FACE}|metade do rosto|lado do rosto|metade da cara ~ ${DROOP}`,
    'metade|lado|esquerdo|direito ~ rosto|cara|face|boca ~ dormente|adormecido|adormecida|morto|nao sinto|nao sente|paralisado|paralisada|mole|nao mexe|formigando',
  ],
  'one-side-weak': [
    `${LIMB}|um lado|lado esquerdo|lado direito|metade do corpo|metade do meu corpo|metade do corpo dele|lado do corpo|um dos lados|lado todo|lado inteiro ~ dormente|dormentes|adormecido|adormecida|adormeceu|paralisado|paralisada|paralisou|fraco|fraca|fraqueza|sem forca|sem forcas|nao sinto|nao sente|nao mexe|nao meche|nao obedece|nao responde|mole|moles|morto|morta|travado|travou|formigando|perdeu a forca|perdi a forca|perdeu forca|perdeu o movimento|perdi o movimento|perdeu movimento|sem movimento|pesado como|nao levanta|nao sobe|caido|bobo|boba|esquecido|esquecida|pendurado`,
    `${PORTUGUESE_UNABLE}|nao ~ mexer|levantar|mover|segurar|erguer|mexe|dobrar|fechar ~ ${LIMB}|lado esquerdo|lado direito|um lado|lado`,
    'arrastando a perna|arrasta a perna|arrastando uma perna|arrastando o pe|puxando a perna|puxa de uma perna|deixa cair tudo|derruba tudo da mao|derrubando tudo da mao|caindo pro lado|caindo pra um lado|caindo tudo da mao|perdeu a forca de um|fraqueza de um lado|perdeu a forca do lado|perna falhou de repente',
  ],
  'drops-things': [
    'deixa cair|deixando cair|derruba|derrubando|derrubou|cai da mao|caiu da mao ~ copo|colher|tudo|garfo|xicara|celular|as coisas|mao',
  ],
  'speech-trouble': [
    `${PORTUGUESE_UNABLE} ~ falar|fala nada|dizer|achar as palavras|formar frase|pronunciar|conversar|palavras|palavra`,
    'fala enrolada|falando enrolado|fala arrastada|falando arrastado|fala embolada|falando embolado|fala mole|falando mole|falando estranho|fala estranha|fala esquisita|falando esquisito|fala torta|falando torto|falando como bebado|fala como bebado|parece bebado falando|falando igual bebado|falando feito bebado|fala como se tivesse bebido|como se tivesse bebado|enrolando a lingua|lingua enrolada|lingua enrolando|lingua pesada|lingua mole|lingua embolada|lingua grossa|lingua presa de repente|trocando as palavras|troca as palavras|trocando palavras|embolando as palavras|palavras emboladas|palavras nao saem|palavras nao sai|palavra nao sai|nao sai palavra|nao ta falando coisa com coisa|nao fala coisa com coisa|parou de falar|nao entendo o que ele fala|nao entendo o que ela fala|nao da pra entender o que|ninguem entende o que ele|ninguem entende o que ela|nao se entende o que|nao entende o que a gente|fala sem sentido|falando sem sentido|perdeu a fala|ficou sem fala|voz embolada|fala ficou|fala ta ruim|fala saiu|fala pastosa',
  ],
  'vision-loss': [
    `nao ta vendo|nao esta vendo|nao vejo|nao ve|nao enxergo|nao enxerga|nao enxergava|nao to enxergando|nao ta enxergando|perdi|perdeu|sumiu|apagou|escureceu|escura|escuro|preto|preta|cortina|sombra|cego|cega|breu|tudo preto ~ ${EYE}`,
    'fiquei cego|fiquei cega|ficou cego|ficou cega|perdi a visao|perdeu a visao|perdi a vista|perdeu a vista|nao enxergo|nao enxerga|nao enxergo nada|nao enxerga nada|nao vejo nada|nao ve nada|nao to enxergando|cortina preta|nao to vendo nada|nao ta vendo nada|de repente nao vejo',
  ],
  'vision-change': [
    'visao dupla|vendo dobrado|ve dobrado|vejo dobrado|vendo duplo|vendo dois|vista embacada|visao embacada|vista turva|visao turva|vista embaralhada|visao embaralhada|vista escurecendo|vista borrada|visao borrada|enxergando embacado|enxergando borrado|vendo borrado|vendo embacado|vendo tudo duplo|visao nublada',
  ],
  'seeing-sparkles': [
    'vendo|vejo|vista|enxergando|aparece ~ pontinhos|estrelinhas|brilhos|luzinhas|pontos brilhantes|brilhando|bolinhas|estrelas|luzes|flashes|manchas|moscas|faiscas',
  ],
  'flashes-floaters': [
    'flashes|raios|relampagos|clarao|moscas volantes|pontos pretos|mosquinhas|luzes piscando ~ olho|olhos|vista|visao',
  ],
  'balance-loss': [
    'perdeu o equilibrio|perdi o equilibrio|perdendo o equilibrio|sem equilibrio|andando torto|anda torto|andando como bebado|andando igual bebado|andando feito bebado|nao para em pe|nao consegue ficar em pe|nao consigo ficar em pe|nao consegue parar em pe|nao consigo parar em pe|cambaleando|cambaleia',
    'nao fica em pe|nao se aguenta em pe',
  ],
  confused: [
    'nao lembra de nada|nao se lembra de nada|perdeu a memoria',

    'confuso|confusa|desorientado|desorientada|desnorteado|desnorteada|delirando|delirio|delira|variando|alucinando|alucinacao|alucinacoes|fora de si|perdido no tempo|falando coisa sem sentido|falando coisas sem sentido|coisa com coisa|falando besteira|falando bobagem|falando nada com nada|nada com nada|fala coisas estranhas|falando coisas estranhas|vendo coisa que nao|vendo coisas que nao|vendo gente que|nao sabe onde|nao sabe quem|nao sabe que dia|nao sabe o nome|nao sabe o proprio|nao sabe nem o nome|nao lembra do nome|nao me reconhece|nao me reconheceu|nao reconhece|nao reconheceu|nao lembra o nome|nao lembra o proprio|nao lembra quem|esqueceu o nome dos|esqueceu quem|agindo estranho|agindo esquisito|comportamento estranho|nao fala coisa com|caducando de repente|misturando as coisas',
  ],
  drowsy: [
    'sonolento|sonolenta|sonolencia|muito sono|muito sonolento|so dorme|so quer dormir|dorme o tempo todo|dormindo o tempo todo|dormindo demais|nao para de dormir|dificil de acordar|dificil acordar|custa a acordar|custa acordar|custando acordar|mal abre os olhos|nao abre o olho|nao abre os olhos|nao consigo acordar direito|largado|largada|molinho|molinha|todo mole|toda mole|ta mole|ficou mole|mole mole|bebe mole|letargico|letargica|prostrado|prostrada|prostadinho|amuado|amuadinho|prostradinho|caidinho|caidinha|abatido demais|apagando toda hora|nao fica acordado|nao fica acordada|ficar acordado|ficar acordada|desligado do mundo|grogue|sem reacao|desanimadinho',
  ],
  unresponsive: [
    'nao me responde|nao nos responde|nao me respondeu|olho aberto parado|olhos abertos parados|olho parado|olhos parados',

    'nao acorda|nao acordou|nao ta acordando|nao desperta|nao responde|nao ta respondendo|nao esta respondendo|nao reage|nao ta reagindo|sem reagir|sem resposta|desacordado|desacordada|inconsciente|sem sentidos|sem consciencia|perdeu a consciencia|perdi a consciencia|perdeu os sentidos|perdi os sentidos|em coma|apagado|apagada|apagou|nao consigo acordar|nao consigo acorda|nao consegui acordar|sem pulso|nao tem pulso|nao acha pulso|parece morto|parece morta|imovel|nao se mexe|nao se move|nao abre os olhos de jeito|olhos abertos mas|olho aberto mas|desfalecido|desfalecida',
  ],
  fainted: [
    'desmaiou|desmaiei|desmaio|desmaios|desmaiado|desmaiada|desmaiando|desmaia|desmaiar|caiu duro|caiu dura|caiu desacordado|caiu do nada|caiu de repente|caiu no chao e|desabou no chao|desabou na|desabou no|desabou do nada|caiu pra tras|caiu quase desmaiei|quase desmaiou|apaguei|caiu e apagou|teve um treco|deu um treco|passou mal e caiu|sincope',
  ],
  'feels-faint': [
    'quase desmaiei|quase desmaiou|quase desmaiando|vou desmaiar|vai desmaiar|vista escurece|vista escureceu|pernas bambas|sensacao de desmaio|acho que vou desmaiar|quase desmaio',
  ],
  seizure: [
    'convulsao|convulsoes|convulsionando|convulsionou|convulsiona|convulsionar|ataque epiletico|ataque epileptico|crise epileptica|crise epiletica|ataque de epilepsia|crise de epilepsia|crise convulsiva',
    'se debatendo|debatendo|tremendo|tremia|tremeu|duro|dura|durinho|durinha|endureceu|espasmos|espumando|babando|baba|espuma|enrijeceu|se batendo|batendo os bracos|sacudindo ~ olhinhos|olhinho|olho virado|olhos virados|virou os olhos|virando os olhos|olho virou|olhos viraram|virou o olho|revirou|revirando|revirados|espuma|espumando|babando|inconsciente|todo|toda|nao responde|lingua|no chao|corpo|boca',
    'revirou os olhinhos|virou os olhinhos|olhinhos virados|revirando os olhinhos|revirando os olhos|revirou os olhos|olhos revirados|olho revirado|virou os olhos|virou o olho|olhos virados|olho virado ~ filho|filha|bebe|nenem|tremendo|duro|dura|durinho|durinha|durinhos|corpo|caiu|ele|ela|mole|baba|babando|tremeu|responde',
    'espumando pela boca|espuma na boca|espuma pela boca|se debatendo no chao|espumando',
  ],
  epilepsy: ['epilepsia|epileptico|epileptica'],
  headache: [
    `${PAIN} ~ cabeca|nuca`,
    'enxaqueca|cabeca doendo|cabeca latejando|cabeca explodindo|cabeca ta doendo|cefaleia',
  ],
  'worst-headache': [
    'pior|nunca tive|nunca senti ~ dor de cabeca|dor na cabeca|enxaqueca|cabeca',
    'dor de cabeca|dor na cabeca|cabeca|na nuca ~ de repente|do nada|subita|repentina|explodiu|explosao|trovao|como um raio|de uma vez|como uma pancada|como uma martelada|martelada|estouro|estourou|paulada|marretada',
  ],
  'severe-headache': [
    `dor de cabeca|dor na cabeca|cabeca|enxaqueca ~ ${HARD}|forte|fortes`,
    'cabeca ~ explodindo|explodir|estourando|estourar',
  ],
  'stiff-neck': [
    'pescoco|nuca ~ duro|dura|rigido|rigida|endurecido|travado|travada|dobrar|encostar|virar|mexer|baixar|duros|nao dobra',
    'encostar o queixo|rigidez na nuca|rigidez de nuca',
  ],
  photophobia: [
    'luz|claridade ~ nao aguenta|nao aguento|incomoda|doi|machuca|nao suporta|nao suporto|irrita|olho|apagar',
  ],
  'rash-not-fading': [
    'manchas|pintas|bolinhas|pintinhas|manchinhas ~ roxas|roxa|vermelho escuro|nao somem|nao some|nao sai|aperta',
  ],
  dizzy: [
    'tontura|tonturas|to tonta|to tonto|ta tonta|ta tonto|esta tonta|esta tonto|estou tonto|estou tonta|fiquei tonta|fiquei tonto|vertigem|zonza|zonzo|labirintite|tudo rodando|tudo gira|tudo girando|cabeca rodando|cabeca girando|muito tonta|muito tonto|e tonta|e tonto|ficou tonta|ficou tonto|tontinha|tontinho|ando tonta|ando tonto|sentindo tonta',
  ],
  tremor: ['tremendo|tremor|tremores|tremedeira|treme todo|treme toda'],
}

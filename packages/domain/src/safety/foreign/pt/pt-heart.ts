import type { Lexicon } from '../../lexicon/lexicon'
import { PAIN } from './pt-words'
import { listed } from '../choices'

const CHEST = 'peito|torax|toracica|toracico|peitoral|no coracao|do coracao|meio do peito'
const CRUSH =
  'aperto|apertado|apertando|aperta|apertada|pressao|peso|pesado|pesando|esmagando|esmagado|esmaga|elefante|pedra|tijolo|quilos|queimando|queimacao|facada|facadas|punhalada|agulhada|fincada|rasgando|sentado|sentou|explodindo|explodir|travado|trancado|trava|preso|oprimido|opressao|comprimindo|bigorna|sufocado|arde|caminhao|espremendo|espreme|repuxa|repuxando|entalado'
const IN_CHEST = 'no peito|meu peito|o peito|peito dele|peito dela|ao peito|do peito|peito a|dentro do peito'

/** Chest pain, the beat of the heart, fainting, pressure and great vessels. */
export const PORTUGUESE_HEART: Lexicon = {
  'chest-pain': [
    'lado do coracao|no coracao|meu coracao ~ faca|facada|agulha|pontada|doi|dor|doendo|aperto|fincada',
    'enfiaram uma faca|enfiando uma faca|enfiassem uma faca ~ peito|coracao|costela',
    `${CHEST} ~ ${PAIN}`,
    `peito|torax ~ ${CRUSH}`,
    'elefante|caminhao ~ em cima de mim|em cima dele|em cima dela|sentado em mim',
    'coracao ~ doendo|doi|dor|apertando|explodindo|fisgada|pontada|facada',
    'chest ~ dor|doendo|aperto',
    `pisando|pisar|pisado|calcando|sentado|carrega|carregar|apertar|apertam|aperta|apertou|espremer|esmagar|oprimir|pesar|furar|moinha|agonia|gastura|troco ruim|coisa ruim|negocio ruim|aflicao|impressao|ferroada|guinada|guinadas|picada|picadas|repuxo|ardor|cambra|caimbra|um no ~ ${IN_CHEST}`,
    `queima|ardor|arde|queimor ~ ${IN_CHEST} ~ subo|subi|esforco|caminho|escada|ladeira|braco|suando|parado|parada`,
    'me agarrou|me agarra|agarrado ao|agarrada ao|mao no|maos no|segurando o|segura o ~ peito ~ dor|suor|suando|branco|palido|caiu|gemendo|nao fala|cinzento|cinza',
    'dor|aperto|pontada ~ por baixo da mama esquerda|debaixo da mama esquerda|embaixo do peito esquerdo|lado esquerdo do peito|no externo|no esterno|boca do coracao',
    'aperta|apertando|aperto|pressao|peso|a apertar|esmaga|esmagando|queima|espreme ~ no meio|aqui no meio|feito um cinto|como um cinto|como um torno|no centro|atras do osso|boca do estomago pra cima ~ cotovelo|braco|queixo|mandibula|suor|suando|costas|ar|ombro|enjoo|vomit*',
    'peito|torax ~ pegando fogo|em fogo|em brasa|queimando|a arder|ardendo|a queimar ~ suor|suando|vomit*|enjoo|braco|ar|queixo|palid*|tonto|tonta|frio',
    'aperta forte|aperta muito|ta apertando|me aperta|esta a apertar|apertando forte ~ feito um cinto|como um cinto|igual um cinto|como um torno|no meio do torax|aqui no meio',
  ],
  'heart-attack': [
    'infarto|enfarte|infartando|infartou|enfartando|enfartou|infartar|ataque cardiaco|ataque do coracao|parada cardiaca|infarte|ataque no coracao',
    'ataque de coracao|infarctado|infartada|infartado|principio de infarto|principio de enfarte|enfartou',
  ],
  'pain-spreads': [
    'braco esquerdo|queixo|mandibula|ombro esquerdo|pro braco|para o braco|pelo braco|no braco ~ vai|desce|descendo|indo|sobe|subindo|irradia|espalha|espalhando|corre|passa|puxa',
    'braco esquerdo|mandibula|queixo ~ dor|doi|doendo|dormente|pesado|formigando',
    `dor|doi|aperto|formigueiro|dormencia|formigar|peso ~ ${listed('braco esquerdo', 'ombro esquerdo', 'maxilar', 'mandibula', 'queixo', 'pros bracos', 'para os bracos', 'ate as costas', 'pras costas', 'para as costas').join('|')} ~ desce|sobe|vai|irradia|corre|passa|espalha|peito`,
  ],
  sweating: [
    'suando|suor|suor frio|suando frio|suava|sua frio|encharcado de suor|encharcada de suor|pingando de suor|ensopado de suor|ensopada de suor',
    'sua que|suar|suores|suor gelado|suado e frio|encharcado em suor|encharcada em suor|alagado em suor|alagada em suor|banhado em suor|banhada em suor|tampa de chaleira|tampa de marmita|suando gelado|suando em bicas|suar em bica|suar as estopinhas',
  ],
  fainted: [
    'desmaiou|desmaiei|desmaio|desmaios|desmaiado|desmaiada|desmaiando|desmaia|desmaiar|caiu duro|caiu dura|caiu desacordado|caiu do nada|caiu de repente|caiu no chao e|desabou no chao|desabou na|desabou no|desabou do nada|caiu pra tras|caiu quase desmaiei|quase desmaiou|apaguei|caiu e apagou|teve um treco|deu um treco|passou mal e caiu|sincope',
    'passamento|piripaque|pitipaque|piripaco|chilique|fanico|treco|badagaio|badagaia|faniquito|coisa ruim|peripaque|ameaco ~ deu|deu lhe|teve|caiu|deu nele|deu nela|apagou',
    'caiu redondo|caiu redonda|cai redondo|cai redonda|caiu para o lado|caiu como um saco|caiu feito saco|tombou no chao|tombou pro lado|apagou no|apagou na|foi se abaixo|foi abaixo|perdi os sentidos|perder os sentidos|foi ao chao|desmaio|desmaie|desmaiar outra vez|caiu seco|caiu mole|caiu durinho|apaguei no|escureceu tudo e cai|esmoreceu|esmorecida|a desmaiar',
  ],
  dizzy: [
    'tontura|tonturas|to tonta|to tonto|ta tonta|ta tonto|esta tonta|esta tonto|estou tonto|estou tonta|fiquei tonta|fiquei tonto|vertigem|zonza|zonzo|labirintite|tudo rodando|tudo gira|tudo girando|cabeca rodando|cabeca girando|muito tonta|muito tonto|e tonta|e tonto|ficou tonta|ficou tonto|tontinha|tontinho|ando tonta|ando tonto|sentindo tonta',
    'tonturas|zonzeira|cabeca a andar a roda|tudo a andar a roda|tudo roda|entontecid*|tontice|labirintite',
  ],
  'pulsing-belly': ['barriga ~ pulsando|pulsa|batendo como coracao'],
  'tearing-pain': [
    'rasgando|rasgar|rasgo ~ costas|peito|dor',
    'rasgando|rasga|rasgou|rasgado|a rasgar|dilacerante|lancinante|facada ~ costas|peito|torax|omoplatas|meio das costas ~ repente|do nada|forte|subito|subita|horrivel|nunca|hoje|agora|suor|tonto',
  ],
  palpitations: [
    'coracao|pulso|batimento|batimentos ~ disparado|disparada|disparou|disparando|acelerado|acelerados|acelerou|pulando|descompassado|batendo forte|batendo muito|saindo pela boca|galopando|irregular|falhando|palpitando|a mil|a 150|a 160|a 170|a 180|batendo rapido|rapido',
    'palpitacao|palpitacoes|taquicardia|batedeira|arritmia',
    'coracao|pulso|peito ~ galope|a galope|disparado|disparar|aos pulos|aos saltos|a saltar|pulando|saltar|batucada|batucando|tambor|descontrolado|desgovernado|em disparada|corre|correndo|a mil|a correr|a bater muito|trepidando|tropeca|aos solavancos|desritmado|descompassado',
    'palpitacao|palpitacoes|batedeira',
  ],
  'leg-swelling-one': [
    'panturrilha|perna|batata da perna|coxa ~ inchou|inchada|inchado|vermelha|quente|dura|endurecida',
    'trombose',
    'batata da perna|barriga da perna|panturrilha|uma perna|perna esquerda|perna direita|a coxa|uma das pernas ~ inchar|inchando|inchou|inchada|inchado|dura|endureceu|quente|vermelha|mais grossa|maior que a outra|mais gorda',
    'batata da perna|barriga da perna|panturrilha|perna ~ inchada|inchou|inchado|dura|quente|vermelha|dor|dolorida ~ uma|so uma|esquerda|direita|viagem|aviao|voo|outra|gesso|pilula|anticoncepcional|quente|cirurgia',
  ],
  'leg-swelling': ['pes|tornozelos|pernas ~ inchados|inchadas|inchado|inchando'],
  'lung-clot': ['embolia pulmonar|embolia|coagulo no pulmao'],
  'pain-on-breathing-in': [
    'doi|dor|pontada|doendo|fisgada ~ quando respiro|quando respira|pra respirar|ao respirar|respirar fundo|respiro fundo|para respirar|puxo o ar',
    'fisgada|pontada|dor|doi|agulhada|ferroada|picada|facada ~ puxo o ar|puxa o ar|puxar o ar|quando inspiro|inspirar|encho o peito|respiro|respira|respirar fundo|encher os pulmoes|tomo folego',
  ],
  'gray-look': [
    'branco feito papel|branca feito papel|branco igual papel|branca igual papel|palido|palida|branco como papel|branca como papel|cinza|sem cor|amarelo de palido|branco que nem papel|branca que nem papel',
    'cinzento|cinzenta|cor de cera|branco como a cal|branca como a cal|cor de cinza|sem cor nenhuma|branco que nem cera|amarelo que nem cera|palidez|esbranquicado|branquinho|branquinha|ta branco|ta branca|muito branco|muito branca|lividos|livido|livida',
  ],
  'high-blood-pressure': ['pressao alta|hipertensao|hipertenso|hipertensa|pressao subiu|pressao nas alturas'],
  'heart-failure': ['insuficiencia cardiaca|coracao inchado|coracao grande'],
  'clot-risk': [
    'voo longo|viagem longa de aviao|anticoncepcional e|perna engessada|acamado|acamada',
    'gesso|bota|engessado|engessada|imobilizado|imobilizada|de cama|acamado|acamada|aviao|voo|doze horas sentad|horas sentada|horas sentado|anticoncepcional|pilula anticoncepcional|repus hormonio ~ semana|semanas|perna|panturrilha|dias|viagem|cheguei|horas|inchou|inchando|tomo',
  ],
  'puffy-all-over': [
    'toda inchada|inchada toda|inchada demais|inchei toda|inchou toda|corpo todo inchado|muito inchada',
  ],
  'upper-belly-pain': ['boca do estomago|embaixo da costela|debaixo da costela|alto da barriga'],
  'chest-held': ['mao no|maos no|a mao ao|agarrado ao|agarrada ao|segurando o ~ peito'],
  'weight-up-fast': [
    'engordei|aumentei|ganhei|engordou|ganhou ~ 3 quilos|4 quilos|5 quilos|tres quilos|cinco quilos|kilos ~ dias|semana|inchad*|pernas',
  ],
  'icd-shocks': [
    'desfibrilador|cdi|marcapasso|pacemaker|aparelho do coracao ~ choque|choques|disparou|descarga|descargas|deu choque ~ dois|duas|tres|quatro|2|3|4|varios|varias|vezes|seguidos|de novo|outra vez',
  ],
  'icd-shock': ['desfibrilador|cdi ~ choque|disparou|descarga|coice'],
}

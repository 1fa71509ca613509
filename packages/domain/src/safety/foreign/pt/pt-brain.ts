import type { Lexicon } from '../../lexicon/lexicon'
import { HARD, PAIN, PORTUGUESE_UNABLE } from './pt-words'

const FACE = 'sorrir|sorri|rosto|boca|cara|face|sorriso|labio|olho|palpebra|queixo|bochecha'
const DROOP =
  'dos dois lados|um lado so|so um lado|torto|torta|entortou|entortando|entorta|caido|caida|caiu|caindo|repuxado|repuxada|repuxou|repuxando|puxou|puxada|puxando pro|paralisado|paralisada|paralisou|murcho|murcha|mole|desceu|travou|virou|virada|pro lado|de lado|pra um lado|de um lado|pendurada|pendurado|desabou|assimetrico|deformado|deformada|esquisita de um|nao mexe'
const LIMB = 'braco|bracos|perna|mao|pernas|maos|dedos|pe esquerdo|pe direito'
const MEMBER = 'braco|bracos|perna|mao|pernas|maos|dedos|perninha|bracinho'
const HERE_NOW = 'desde|hoje|agora|de repente|do nada|comecou|subito|acordou|manha|ontem|cedo|febre|noite|horas'
const EYE = 'olho|olhos|vista|visao'

/** Strokes, head, spine and nerves. */
export const PORTUGUESE_BRAIN: Lexicon = {
  stroke: [
    'avc|derrame|minha tia|uma tia|minhas tias|isquemia cerebral|trombose cerebral|derrame cerebral|acidente vascular',
  ],
  'face-droop': [
    `${FACE}|metade do rosto|lado do rosto|metade da cara ~ ${DROOP}`,
    'metade|lado|esquerdo|direito ~ rosto|cara|face|boca ~ dormente|adormecido|adormecida|morto|nao sinto|nao sente|paralisado|paralisada|mole|nao mexe|formigando',
    'cara|rosto|boca|labio|face|olho|palpebra|bochecha ~ descaiu|descaida|descaido|descai|descair|ao lado|a banda|de banda|pro canto|parar na orelha|foi parar|caindo|escorregou|escorrendo|despencou|derreteu|derretendo|derretida|pendeu|repuxa|repuxar|torceu|torce|torcida|entortar|paralitica|paralitico|bamba|nao acompanha|nao fecha ~ lado|torta|torto|orelha|banda|dum|de um|metade|fala|falar|braco|esquerdo|direito|quando|sorri|rir|ri',
    'babando|baba|a babar|escorre a agua|escapa a agua|cai a comida ~ de um lado|dum lado|por um lado|pelo canto|canto da boca',
    'sorriso|sorrir|sorri|rir|ri ~ metade|um lado|de lado|torto|de banda|so um|assimetrico',
  ],
  'one-side-weak': [
    `${LIMB}|um lado|lado esquerdo|lado direito|metade do corpo|metade do meu corpo|metade do corpo dele|lado do corpo|um dos lados|lado todo|lado inteiro ~ dormente|dormentes|adormecido|adormecida|adormeceu|paralisado|paralisada|paralisou|fraco|fraca|fraqueza|sem forca|sem forcas|nao sinto|nao sente|nao mexe|nao meche|nao obedece|nao responde|mole|moles|morto|morta|travado|travou|formigando|perdeu a forca|perdi a forca|perdeu forca|perdeu o movimento|perdi o movimento|perdeu movimento|sem movimento|pesado como|nao levanta|nao sobe|caido|bobo|boba|esquecido|esquecida|pendurado`,
    `${PORTUGUESE_UNABLE}|nao ~ mexer|levantar|mover|segurar|erguer|mexe|dobrar|fechar ~ ${LIMB}|lado esquerdo|lado direito|um lado|lado`,
    'arrastando a perna|arrasta a perna|arrastando uma perna|arrastando o pe|puxando a perna|puxa de uma perna|deixa cair tudo|derruba tudo da mao|derrubando tudo da mao|caindo pro lado|caindo pra um lado|caindo tudo da mao|perdeu a forca de um|fraqueza de um lado|perdeu a forca do lado|perna falhou de repente',
    `${MEMBER}|lado esquerdo|lado direito|um lado|metade do corpo|lado do corpo|lado inteiro ~ bobo|boba|nao responde|nao obedece|nao me obedece|nao lhe obedece|desobedece|nao manda|molenga|pendente|pendurado|sem vida|sem governo|a dormir|dormiu|ficou dormente|adormecer|adormecido|adormecida|esquecido|esquecida|nao sustenta|nao aguenta|nao ergue|caiu sozinho|frouxo|frouxa|preso|presa|a arrastar|a formigar|de arrasto|paralisia|paralitico|fracos|falhou|a falhar|sem sensibilidade|nao levanta`,
    'levanta os dois bracos|levantar os dois bracos|ergue os dois bracos|erguer os dois bracos|estica os bracos|esticar os bracos ~ um cai|um desce|so um|so levanta um|um nao sobe|um fica|cai um',
    'arrasta|arrastar|puxa|puxar|coxeia|coxear|manca ~ uma perna|perna esquerda|perna direita|um pe|a perna ~ de repente|fala|boca|braco|hoje|agora|desde|acordou',
    'deixa cair|deixei cair|deixo cair|deixando cair|derrubei|derrubou|nao segura|nao consegue segurar|nao consegue pegar|escorrega da mao ~ copo|garfo|colher|caneta|chave|xicara|tudo|celular|telemovel|talher ~ mao|vezes|babando|torta|fala|hoje|agora|repente|lado|braco|dormente',
    'nao sinto|nao sente|nao estou a sentir|deixei de sentir|deixou de sentir|nao sinto direito ~ braco direito|braco esquerdo|lado direito|lado esquerdo|perna direita|perna esquerda|mao direita|mao esquerda|metade do corpo|metade da cara|metade do rosto|um lado|bracos',
    'formigando|formigamento|formigueiro|dormente|dormencia|adormecido ~ de um lado|dum lado|um lado do corpo|lado esquerdo|lado direito|metade do corpo ~ falo|fala|sem sentido|boca|rosto|cara|palavras|repente|braco|perna|cabeca|vejo',
  ],
  'drops-things': [
    'deixa cair|deixando cair|derruba|derrubando|derrubou|cai da mao|caiu da mao ~ copo|colher|tudo|garfo|xicara|celular|as coisas|mao',
  ],
  'speech-trouble': [
    `${PORTUGUESE_UNABLE} ~ falar|fala nada|dizer|achar as palavras|formar frase|pronunciar|conversar|palavras|palavra`,
    'fala enrolada|falando enrolado|fala arrastada|falando arrastado|fala embolada|falando embolado|fala mole|falando mole|falando estranho|fala estranha|fala esquisita|falando esquisito|fala torta|falando torto|falando como bebado|fala como bebado|parece bebado falando|falando igual bebado|falando feito bebado|fala como se tivesse bebido|como se tivesse bebado|enrolando a lingua|lingua enrolada|lingua enrolando|lingua pesada|lingua mole|lingua embolada|lingua grossa|lingua presa de repente|trocando as palavras|troca as palavras|trocando palavras|embolando as palavras|palavras emboladas|palavras nao saem|palavras nao sai|palavra nao sai|nao sai palavra|nao ta falando coisa com coisa|nao fala coisa com coisa|parou de falar|nao entendo o que ele fala|nao entendo o que ela fala|nao da pra entender o que|ninguem entende o que ele|ninguem entende o que ela|nao se entende o que|nao entende o que a gente|fala sem sentido|falando sem sentido|perdeu a fala|ficou sem fala|voz embolada|fala ficou|fala ta ruim|fala saiu|fala pastosa',
    `${PORTUGUESE_UNABLE} ~ articular|exprimir|explicar o que|dizer o nome|responder direito|falar direito|falar certo|formar palavra|formar palavras|pronunciar`,
    `palavras|fala|falas|lingua|voz ~ trocadas|trocada|sai torta|saem tortas|sai tudo enrolado|enrolada|embolada|enroladas|arrastada|arrastadas|empastada|entaramelada|pastosa|presa|enrola|enrolou|engrola|engrolada|sem jeito|nao da para perceber|nao se percebe|emborrolhada|atrapalhada|mole|pesada ~ ${HERE_NOW}|braco|boca|cara|saem|sai|nao se percebe|perceber|falar|falando|trocadas|todas`,
    'nao consigo perceber nada do que|nao se percebe nada do que|nao se percebe o que|nao percebo o que ele diz|nao percebo o que ela diz|nao da pra entender nada|nao da para perceber o que|ninguem percebe o que|ninguem entende nada|nao diz coisa com coisa|falar enrolado|fala embolado|fala enrolado|falou enrolado|falou embolado|falava embolado|falava enrolado|a falar arrastado|falou arrastado|fala arrastado|troca as silabas|engole as palavras|comendo as palavras|a fala some|a fala sumiu|fala nao sai|nao lhe sai a fala|nao saem as palavras|nao lhe saem as palavras|so faz ruidos|so resmunga|so geme e nao fala|so solta som|parece bebado a falar|parece que bebeu|parece que esta bebado|parece bebada mas nao bebeu|como se estivesse bebado|como se estivesse bebada|fala embrulhada|falar embrulhado',
    'nao encontra|nao acha|nao encontro|nao acho|faltam|fogem|somem|nao saem|nao vem|nao lhe saem|nao lhe vem|troca|trocando|confunde ~ as palavras|palavras|a palavra certa ~ minutos|repente|hoje|desde|agora|boca|braco|pai|mae|avo|marido|ele|ela|ha|horas|manha',
    'nao entendia|nao entende|nao entendo|parei de entender|parou de entender|nao compreende|nao compreendia ~ o que falavam|o que dizem|o que diziam|o que falam|o que a gente fala|o que digo|o que lhe digo|palavras ~ repente|do nada|subito|hoje|desde',
  ],
  'vision-loss': [
    `nao ta vendo|nao esta vendo|nao vejo|nao ve|nao enxergo|nao enxerga|nao enxergava|nao to enxergando|nao ta enxergando|perdi|perdeu|sumiu|apagou|escureceu|escura|escuro|preto|preta|cortina|sombra|cego|cega|breu|tudo preto ~ ${EYE}`,
    'fiquei cego|fiquei cega|ficou cego|ficou cega|perdi a visao|perdeu a visao|perdi a vista|perdeu a vista|nao enxergo|nao enxerga|nao enxergo nada|nao enxerga nada|nao vejo nada|nao ve nada|nao to enxergando|cortina preta|nao to vendo nada|nao ta vendo nada|de repente nao vejo',
    'fiquei sem ver|ficou sem ver|deixei de ver|deixou de ver|sem ver de um|nao vejo de um|nao ve de um|vista apagou|vista apagou se|vista sumiu|visao sumiu|visao apagou|perdi metade da visao|so vejo metade|so ve metade|vejo so metade|vejo tudo preto|nao enxergo de um|nao to enxergando|nao estou enxergando|veu preto|sombra preta|mancha preta que|tapou me a vista|tapou a vista|tapou me o olho|tapou a visao',
    'sombra|cortina|veu|mancha escura|escuridao ~ olho|vista|visao ~ tapou|desceu|subiu|de repente|cobriu|fechou|cobrindo|tampou|metade',
  ],
  'vision-change': [
    'visao dupla|vendo dobrado|ve dobrado|vejo dobrado|vendo duplo|vendo dois|vista embacada|visao embacada|vista turva|visao turva|vista embaralhada|visao embaralhada|vista escurecendo|vista borrada|visao borrada|enxergando embacado|enxergando borrado|vendo borrado|vendo embacado|vendo tudo duplo|visao nublada',
    'vejo a dobrar|ve a dobrar|ver a dobrar|vejo duas|vejo dois|vista turva|vista enevoada|visao enevoada|vista nublada|vejo mal de repente|ver embaciado|vista embaciada|vejo embacado|vejo tudo embacado|vejo borrado|vejo tudo borrado|vista tremida|vista nebulosa|vista embassada|visao embassada|ficou embacada|ficou embacado|vejo turvo',
    'vejo|ve|enxergo|enxerga|vista|visao|enxergando ~ pior|embacad*|turv*|nublad*|menos|piorou|baixou|baixando|borrad*|desfocad*|enevoad* ~ olho|olhos|lente|repente|hoje|desde|vermelho|dor|dia|oculos',
  ],
  'balance-loss': [
    'perdeu o equilibrio|perdi o equilibrio|perdendo o equilibrio|sem equilibrio|andando torto|anda torto|andando como bebado|andando igual bebado|andando feito bebado|nao para em pe|nao consegue ficar em pe|nao consigo ficar em pe|nao consegue parar em pe|nao consigo parar em pe|cambaleando|cambaleia',
    'nao fica em pe|nao se aguenta em pe',
    'parece bebado a andar|anda aos tombos|andar aos tombos|aos esses|cai pro lado|cai para o lado|cai para um lado|puxa para um lado|pende para um lado|pendendo pro lado|perdi o prumo|perdeu o prumo|nao se segura em pe|nao se equilibra|nao me equilibro|nao se tem em pe|nao me tenho em pe|desequilibrado|desequilibrada|a cambalear|cambaleou|cambaleio',
  ],
  confused: [
    'nao lembra de nada|nao se lembra de nada|perdeu a memoria',
    'confuso|confusa|desorientado|desorientada|desnorteado|desnorteada|delirando|delirio|delira|variando|alucinando|alucinacao|alucinacoes|fora de si|perdido no tempo|falando coisa sem sentido|falando coisas sem sentido|coisa com coisa|falando besteira|falando bobagem|falando nada com nada|nada com nada|fala coisas estranhas|falando coisas estranhas|vendo coisa que nao|vendo coisas que nao|vendo gente que|nao sabe onde|nao sabe quem|nao sabe que dia|nao sabe o nome|nao sabe o proprio|nao sabe nem o nome|nao lembra do nome|nao me reconhece|nao me reconheceu|nao reconhece|nao reconheceu|nao lembra o nome|nao lembra o proprio|nao lembra quem|esqueceu o nome dos|esqueceu quem|agindo estranho|agindo esquisito|comportamento estranho|nao fala coisa com|caducando de repente|misturando as coisas',
    `sem nexo|sem sentido|sem pe nem cabeca|disparates|disparate|abobrinha|abobrinhas|asneiras|maluquices|coisas da cabeca|coisas de maluco|umas coisas estranhas|com gente morta|com quem morreu|com mortos|com o meu pai morto|sozinho com as paredes|com as paredes ~ fala|falando|falar|diz|dizer|falar|dizendo|falou|conversando|responde|ve|vendo`,
    `baralhado|baralhada|trocado das ideias|trocada das ideias|todo trocado|toda trocada|ideias trocadas|atarantado|atarantada|aereo|aerea|ruim da cabeca|ruim das ideias|fora do ar|perdido das ideias|tresvariado|tresvariar|tresvariando|desvariar|a delirar|perturbado|transtornado|avariado da cabeca|meio sonso|meio sonsa|abobalhado|abobalhada|abobado|abobada|desatinado|desatinada|sem juizo|desorientou|desorientou se ~ ${HERE_NOW}|nao sabe|avo|pai|mae|mulher|marido|ele|ela|diz|fala|esta|ficou`,
    'nao sabe em que ano|em que ano estamos|nao sabe onde mora|nao sabe quem sou|nao sabe quem e|nao conhece ninguem|nao conhece mais ninguem|nao conhece mais|nao me conhece|nao me conheceu|nao conhece a familia|nao reconhece ninguem|nao diz coisa com|trocando os nomes|trocou meu nome|trocou o nome|nao sabe em que dia|nao sabe que ano|nao lembra onde|nao se lembra onde|nao se lembra do proprio|chamou me pelo nome|nao sabe se e dia|troca o dia pela noite de repente|nao diz o proprio nome|nao responde direito|responde nada a ver|nao fala direito comigo|pergunta sempre a mesma|repete a mesma pergunta|repete a mesma coisa|repetindo a mesma',
    'nao conhece|desconhece ~ familia|filho|filhos|filha|ninguem|marido|mulher|esposa',
    'vendo bicho|vendo bichos|ver bichos|a ver bichos|ve bichos|vendo coisas|ver coisas que nao|ve coisas que nao|alucina|a alucinar|alucinando|vendo vultos',
  ],
  headache: [
    `${PAIN} ~ cabeca|nuca`,
    'enxaqueca|cabeca doendo|cabeca latejando|cabeca explodindo|cabeca ta doendo|cefaleia',
  ],
  'worst-headache': [
    'pior|nunca tive|nunca senti ~ dor de cabeca|dor na cabeca|enxaqueca|cabeca',
    'dor de cabeca|dor na cabeca|cabeca|na nuca ~ de repente|do nada|subita|repentina|explodiu|explosao|trovao|como um raio|de uma vez|como uma pancada|como uma martelada|martelada|estouro|estourou|paulada|marretada',
    'dor de cabeca|dor na cabeca|cabeca|enxaqueca ~ num estalo|estalo|de um segundo|como um tiro|tiro|raio|igual uma bomba|bomba|nunca tive igual|nunca na vida|nunca tinha tido|nunca me doeu assim|jamais senti|a pior|mais forte da vida|mais forte da minha vida|de repente|instantanea|que nem uma paulada|que nem paulada|pancada',
  ],
  'severe-headache': [
    `dor de cabeca|dor na cabeca|cabeca|enxaqueca ~ ${HARD}|forte|fortes`,
    'cabeca ~ explodindo|explodir|estourando|estourar',
    'cabeca|dor de cabeca ~ rebentar|a rebentar|rachar|rachando|estalar|partir ao meio|a doer muito|doer muito|doi muito|muita dor|nao aguento|fortissima|horrorosa|desgracada|do cao|infernal|dos infernos|absurda|insuportavel',
  ],
  'stiff-neck': [
    'pescoco|nuca ~ duro|dura|rigido|rigida|endurecido|travado|travada|dobrar|encostar|virar|mexer|baixar|duros|nao dobra',
    'encostar o queixo|rigidez na nuca|rigidez de nuca',
    `nao consegue|nao consigo|nao da pra|nao da para|custa|nao quer|nem consegue|nem deixa ~ baixar a cabeca|dobrar o pescoco|encostar o queixo|virar o pescoco|mexer o pescoco|mover o pescoco|curvar o pescoco|abaixar a cabeca`,
    'pescoco|nuca|cachaco|cangote ~ teso|tesa|rijo|rija|preso|presa|hirto|perro|travado|pedra|pau',
  ],
  photophobia: [
    'luz|claridade ~ nao aguenta|nao aguento|incomoda|doi|machuca|nao suporta|nao suporto|irrita|olho|apagar',
    'luz|claridade|janela|cortina ~ faz lhe impressao|faz me impressao|faz impressao|faz mal|nao suporta|fere|chora com|grita|esconde os olhos|tapa os olhos|escuro|fechar a cortina|apagada',
  ],
  'saddle-numb': [
    'entre as pernas|virilha|partes intimas|bunda|nadegas|genital ~ dormente|adormecida|sem sentir|nao sinto|anestesiada|dormencia|formigando',
    'nao sinto|nao sente|sem sentir|dormente|anestesiado|anestesiada|adormecido|adormecida|dormencia ~ bumbum|rabo|limpo|limpar|papel higienico|la embaixo|partes de baixo|meio das pernas|entre as pernas|entrepernas|virilhas|anus|genitais|vagina|penis|pirineu|perineo',
  ],
  'both-legs-weak': [
    'pernas ~ nao sinto|nao sente|fracas|fraca|dormentes|paralisadas|nao mexe|nao mexo|nao obedecem|bambas|sem forca|moles|nao aguentam|nao respondem|falhando|travaram',
    'pernas|perna|perninhas ~ foram se abaixo|vao se abaixo|nao seguram|nao me seguram|nao aguentam o peso|nao mexem|nao se mexem|nao sinto|nao sente|sem sentir|sumiram|dormentes a subir|dormentes ate|bobas|feito gelatina|paralisaram|morreram|mortas|cederam|cedem|nao mexe|deixei de andar|ja nao ando|ja nao anda',
    'nao mexe as pernas|nao mexo as pernas|nao sinto as pernas|nao sinto as perna|nao sente as pernas|nao mexe da cintura|nao sente da cintura|nao sinto da cintura|nao mexe do pescoco|paraplegico|ja nao consegue andar|dormencia a subir|dormencia subindo|dormencia que sobe|dormente a subir|dormente subindo|fraqueza subindo|fraqueza a subir|fraqueza que sobe',
    'pernas ~ falhando|a falhar|fraquejando|a fraquejar|bambeando|cedendo|a ceder|fracas demais|sem forca nenhuma ~ subindo|sobe|a subir|desde|dias|braco|bracos|andar|escada|levantar|respirar',
  ],
  'lost-bladder-control': [
    'xixi|urina|coco|fezes|bexiga|intestino ~ escapando|sem sentir|na roupa|segurar|sem perceber|perdi o controle|sem controle|nas calcas',
    'nao consigo segurar|nao consegue segurar|nao seguro|nao segura|sem querer|perdi o controlo|sem controlo|sai sozinho|vazando|escapa|escapou|sem dar por isso|sem dar conta|fiz na calca|na calca ~ xixi|urina|coco|fezes|mijo',
    'xixi na calca|urinei nas calcas|urinou nas calcas|mijei nas calcas|mijou se|borrou se|caguei nas calcas|fiz xixi na roupa|cocou se|urina sozinha|incontinente de repente',
  ],
  lockjaw: [
    'maxilar|mandibula|queixo|boca ~ travado|travada|travou|nao abre|trancada|trancado',
    'nao abro a boca|nao abre a boca|queixo trancado|queixo preso|queixo duro|maxilar preso|maxilar travado ~ prego|corte|ferida|ferrugem|enferrujado|pisei|pisou|rigido|tetano|costas|espasmo',
  ],
  'odd-limbs': [
    'formigamento|formigando|formigam ~ maos|pernas|bracos|pes|dedos|pescoco',
    'pernas|bracos|perna|braco|pes|maos ~ nao sente|nao sinto|nao mexe|nao mexo|dormente|dormentes|formigando|paralisado|paralisadas',
    'caiu|queda|acidente|telhado|escada|andaime|mergulhou|atropelado|batida ~ nao sente|nao sinto|nao mexe|nao mexo|dormente|formigando|formigueiro ~ pernas|bracos|pes|maos|corpo|cintura|perna',
  ],
  'head-injury': [
    'cabeca|testa|nuca|cranio ~ bateu|bati|batendo|pancada|batida|caiu de|cai de|galo|tombo|rachou|acertou|levou|abriu|machucou|caiu',
    'traumatismo craniano|concussao',
    'bateu com a cabeca|bati com a cabeca|bateu de cabeca|bati de cabeca|cabecada|pancada na cabeca|pancada na nuca|tombo de cabeca|caiu de cabeca|caiu de costas e bateu|abriu a cabeca|rachou a cabeca|partiu a cabeca|bateu a nuca|bateu o coco|bateu a testa|bateu com a testa|coronhada|paulada na cabeca|pedrada na cabeca|tijolo na cabeca|caiu na cabeca dele|caiu na cabeca dela|caiu em cima da cabeca|levou com|garrafada na cabeca',
    'caiu do trocador|caiu da cama|caiu do sofa|caiu do colo|caiu do berco|caiu da rede|caiu da cadeira|caiu do carrinho|rolou da cama|tombou da cama|rolou do sofa|sem capacete',
    'cabeca|testa|coco|nuca|quengo|moleira|cachola ~ rachada|rachou|rachei|aberta|abriu|partida|partiu|quebrada|quebrou|afundou|afundada|amassada|bateu|deu com a|sangrando',
  ],
  'mouth-wont-open': [
    'nao consigo abrir a boca|nao consegue abrir a boca|nao abro a boca|nao abre a boca|boca nao abre|mal abro a boca|mal abre a boca',
  ],
  'blown-pupil': [
    'pupila|pupilas|menina do olho|meninas dos olhos ~ maior|diferente|diferentes|desiguais|grande|dilatada|dilatadas|aberta|abertas|nao fecha',
    'um olho|olho ~ maior que o outro|maior do que o outro|mais aberto que o outro|mais dilatado|mais preto que o outro',
  ],
  'head-danger': [
    'pupila|pupilas|um olho ~ maior|diferente|diferentes|desiguais|dilatada ~ cabeca|pancada|queda|caiu|bateu|outra|outro',
    'liquido|agua|sangue|aguadilha ~ ouvido|ouvidos|orelha|orelhas|nariz ~ pancada|cabeca|queda|caiu|bateu|acidente|tombo|clara|claro',
    'moleza|sonolento|vomitou|vomitando|desmaiou|apagou|nao lembra ~ pancada|bateu a cabeca|bateu com a cabeca|depois da queda|depois do tombo|depois de bater',
  ],
  'toes-tingle': ['pes|dedos dos pes|pernas|pe ~ dormente|dormentes|formig*|dormencia'],
  'climbs-higher': [
    'subindo|a subir|sobe|subiu|foi subindo ~ pernas|pes|joelhos|coxas|barriga|bracos|cintura',
    'vai subindo|ta subindo|a subir|esta subindo|foi subindo|foi pras maos|agora os bracos|chegou nos bracos|chegou aos bracos|subiu para|subiu pra',
  ],
  'head-word': ['cabeca|testa|cranio|nuca|cachola|coco batido'],
  'limbs-give-way': ['pernas ~ falhando|a falhar|falham|falharam|fraquejando|cedem|a ceder|bambas|moles|sem forca'],
  'feet-first': [
    'pernas|pes|dedos dos pes|pe ~ vai subindo|ta subindo|a subir|foi subindo|agora os bracos|depois os bracos|depois as maos|foi pras maos|comecou nos pes|comecou pelos pes',
  ],
}

import type { Lexicon } from '../../lexicon/lexicon'
import { range } from '../choices'
import { PORTUGUESE_UNABLE } from './pt-heart-and-brain'

const MEMBER = 'braco|bracos|perna|mao|pernas|maos|dedos|perninha|bracinho'
const HERE_NOW = 'desde|hoje|agora|de repente|do nada|comecou|subito|acordou|manha|ontem|cedo|febre|noite|horas'

export const PORTUGUESE_BRAIN_SIGNS: Lexicon = {
  'face-droop': [
    'cara|rosto|boca|labio|face|olho|palpebra|bochecha ~ descaiu|descaida|descaido|descai|descair|ao lado|a banda|de banda|pro canto|parar na orelha|foi parar|caindo|escorregou|escorrendo|despencou|derreteu|derretendo|derretida|pendeu|repuxa|repuxar|torceu|torce|torcida|entortar|paralitica|paralitico|bamba|nao acompanha|nao fecha ~ lado|torta|torto|orelha|banda|dum|de um|metade|fala|falar|braco|esquerdo|direito|quando|sorri|rir|ri',
    'babando|baba|a babar|escorre a agua|escapa a agua|cai a comida ~ de um lado|dum lado|por um lado|pelo canto|canto da boca',
    'sorriso|sorrir|sorri|rir|ri ~ metade|um lado|de lado|torto|de banda|so um|assimetrico',
  ],
  'one-side-weak': [
    `${MEMBER}|lado esquerdo|lado direito|um lado|metade do corpo|lado do corpo|lado inteiro ~ bobo|boba|nao responde|nao obedece|nao me obedece|nao lhe obedece|desobedece|nao manda|molenga|pendente|pendurado|sem vida|sem governo|a dormir|dormiu|ficou dormente|adormecer|adormecido|adormecida|esquecido|esquecida|nao sustenta|nao aguenta|nao ergue|caiu sozinho|frouxo|frouxa|preso|presa|a arrastar|a formigar|de arrasto|paralisia|paralitico|fracos|falhou|a falhar|sem sensibilidade|nao levanta`,
    'levanta os dois bracos|levantar os dois bracos|ergue os dois bracos|erguer os dois bracos|estica os bracos|esticar os bracos ~ um cai|um desce|so um|so levanta um|um nao sobe|um fica|cai um',
    'arrasta|arrastar|puxa|puxar|coxeia|coxear|manca ~ uma perna|perna esquerda|perna direita|um pe|a perna ~ de repente|fala|boca|braco|hoje|agora|desde|acordou',
    'deixa cair|deixei cair|deixo cair|deixando cair|derrubei|derrubou|nao segura|nao consegue segurar|nao consegue pegar|escorrega da mao ~ copo|garfo|colher|caneta|chave|xicara|tudo|celular|telemovel|talher ~ mao|vezes|babando|torta|fala|hoje|agora|repente|lado|braco|dormente',
  ],
  'speech-trouble': [
    `${PORTUGUESE_UNABLE} ~ articular|exprimir|explicar o que|dizer o nome|responder direito|falar direito|falar certo|formar palavra|formar palavras|pronunciar`,
    `palavras|fala|falas|lingua|voz ~ trocadas|trocada|sai torta|saem tortas|sai tudo enrolado|enrolada|embolada|enroladas|arrastada|arrastadas|empastada|entaramelada|pastosa|presa|enrola|enrolou|engrola|engrolada|sem jeito|nao da para perceber|nao se percebe|emborrolhada|atrapalhada|mole|pesada ~ ${HERE_NOW}|braco|boca|cara|saem|sai|nao se percebe|perceber|falar|falando|trocadas|todas`,
    'nao consigo perceber nada do que|nao se percebe nada do que|nao se percebe o que|nao percebo o que ele diz|nao percebo o que ela diz|nao da pra entender nada|nao da para perceber o que|ninguem percebe o que|ninguem entende nada|nao diz coisa com coisa|falar enrolado|fala embolado|fala enrolado|falou enrolado|falou embolado|falava embolado|falava enrolado|a falar arrastado|falou arrastado|fala arrastado|troca as silabas|engole as palavras|comendo as palavras|a fala some|a fala sumiu|fala nao sai|nao lhe sai a fala|nao saem as palavras|nao lhe saem as palavras|so faz ruidos|so resmunga|so geme e nao fala|so solta som|parece bebado a falar|parece que bebeu|parece que esta bebado|parece bebada mas nao bebeu|como se estivesse bebado|como se estivesse bebada|fala embrulhada|falar embrulhado',
  ],
  'vision-loss': [
    'fiquei sem ver|ficou sem ver|deixei de ver|deixou de ver|sem ver de um|nao vejo de um|nao ve de um|vista apagou|vista apagou se|vista sumiu|visao sumiu|visao apagou|perdi metade da visao|so vejo metade|so ve metade|vejo so metade|vejo tudo preto|nao enxergo de um|nao to enxergando|nao estou enxergando|veu preto|sombra preta|mancha preta que|tapou me a vista|tapou a vista|tapou me o olho|tapou a visao',
    'sombra|cortina|veu|mancha escura|escuridao ~ olho|vista|visao ~ tapou|desceu|subiu|de repente|cobriu|fechou|cobrindo|tampou|metade',
  ],
  'vision-change': [
    'vejo a dobrar|ve a dobrar|ver a dobrar|vejo duas|vejo dois|vista turva|vista enevoada|visao enevoada|vista nublada|vejo mal de repente|ver embaciado|vista embaciada|vejo embacado|vejo tudo embacado|vejo borrado|vejo tudo borrado|vista tremida|vista nebulosa|vista embassada|visao embassada|ficou embacada|ficou embacado|vejo turvo',
  ],
  'seeing-sparkles': [
    'ver|vejo|ve|vendo|aparecem|aparece|vista ~ luzinhas|bolinha brilhando|bolinhas brilhando|bolinhas brilhantes|pontinhos brilhantes|luzes|estrelinhas|faiscas|raios|brilhantes|vagalumes|pirilampos|clarões|claroes',
  ],
  'balance-loss': [
    'parece bebado a andar|anda aos tombos|andar aos tombos|aos esses|cai pro lado|cai para o lado|cai para um lado|puxa para um lado|pende para um lado|pendendo pro lado|perdi o prumo|perdeu o prumo|nao se segura em pe|nao se equilibra|nao me equilibro|nao se tem em pe|nao me tenho em pe|desequilibrado|desequilibrada|a cambalear|cambaleou|cambaleio',
  ],
  unresponsive: [
    'chamo|chamei|chamamos|grito|gritei|belisco|belisquei|sacudo|sacudi|abano|abanei|abane|balanco|balancei|cutuco|cutuquei|abanar|sacudir ~ nem se mexe|nada|nem pisca|nem abre|nao acorda|nao reage|nao faz|nao abre|sem resposta|nem responde|nao da sinal|nao me ouve',
    'nao da acordo de si|nao dava acordo|nao da por nada|nao da sinal de vida|nao da sinais de vida|sem dar sinal|sem dar acordo|nao volta a si|nao voltou a si|nao tornou|nao recobra|nao veio a si|esta como morto|esta como morta|parece que morreu|acho que morreu|acho que ele morreu|acho que ela morreu|desfaleceu|desfalecer|esta sem sentidos|perder os sentidos|perdeu a cor e|nao ha maneira de acordar|nao tem jeito de acordar|nao consigo despertar|nao desperta|nao quer acordar|nao acordava|nem acorda|nem reage|nem responde|dificil de acordar e|mal reage',
    'estendido|estendida|estirado|estirada|deitado|deitada|caido|caida|achei|encontrei|encontramos ~ chao|passeio|rua|calcada|banheiro|casa de banho|cozinha|sala ~ nao responde|nao se mexe|nao mexe|nao fala|nao acorda|sem sentidos|nao da|imovel|frio|gelado|nao reage',
    'nao tem batimento|sem batimento|coracao parou|coracao nao bate|nao sinto o pulso|nao se sente o pulso|sem sinais vitais|parada cardiorrespiratoria|parou o coracao|nao tem pulsacao|sem pulsacao',
  ],
  fainted: [
    'passamento|piripaque|pitipaque|piripaco|chilique|fanico|treco|badagaio|badagaia|faniquito|coisa ruim|peripaque|ameaco ~ deu|deu lhe|teve|caiu|deu nele|deu nela|apagou',
    'caiu redondo|caiu redonda|cai redondo|cai redonda|caiu para o lado|caiu como um saco|caiu feito saco|tombou no chao|tombou pro lado|apagou no|apagou na|foi se abaixo|foi abaixo|perdi os sentidos|perder os sentidos|foi ao chao|desmaio|desmaie|desmaiar outra vez|caiu seco|caiu mole|caiu durinho|apaguei no|escureceu tudo e cai|esmoreceu|esmorecida|a desmaiar',
  ],
  seizure: [
    'olhos|olho|olhinhos ~ em branco|brancos|revirados|revirou|revirar|revira|para tras|pra tras|virados|pro alto|para cima|pra cima|parados ~ rijo|rija|hirto|hirta|duro|dura|teso|tesa|entesou|esticado|esticada|esticou|corpo|tremer|tremendo|tremelicar|espuma|babar|nao me ouve|nao responde|treme|rigido|rigida|sacudir',
    'tremer|tremendo|a tremer|tremia|debater|debatendo|debatia|sacudir|sacudindo|contorcer|estrebuchar|estrebuchando|batendo ~ espuma|espumar|espumando|baba|babar|mordeu a lingua|morder a lingua|lingua|olhos revirados|todo no chao|sem sentidos|nao responde|inconsciente|roxo|mijou|olhos em branco',
    'ataque ~ epilepsia|epiletico|epileptico|deu nele|deu nela|deu lhe|se batendo|lingua|espuma|no chao tremendo|convulsoes|tremores',
    'entesou se|inteiricou|inteiricou se|ficou teso|ficou tesa|ficou hirto|ficou hirta|ficou todo duro|ficou toda dura|ficou durinho|ficou durinha ~ olhos|olho|filho|filha|bebe|menino|menina|miudo|miuda|treme|tremer|chao|responde|ouve|roxo',
    'convulsionar|a convulsionar|convulsa|crises convulsivas|crise convulsiva|convulsoes seguidas|tremores no corpo todo e nao|espumar da boca|espuma da boca|deitar espuma|deita espuma|espumando da boca',
  ],
  'stiff-neck': [
    `nao consegue|nao consigo|nao da pra|nao da para|custa|nao quer|nem consegue|nem deixa ~ baixar a cabeca|dobrar o pescoco|encostar o queixo|virar o pescoco|mexer o pescoco|mover o pescoco|curvar o pescoco|abaixar a cabeca`,
    'pescoco|nuca|cachaco|cangote ~ teso|tesa|rijo|rija|preso|presa|hirto|perro|travado|pedra|pau',
  ],
  photophobia: [
    'luz|claridade|janela|cortina ~ faz lhe impressao|faz me impressao|faz impressao|faz mal|nao suporta|fere|chora com|grita|esconde os olhos|tapa os olhos|escuro|fechar a cortina|apagada',
  ],
  'rash-not-fading': [
    'manchas|manchinhas|pintas|pintinhas|pontinhos|nodoas|bolinhas ~ roxas|roxos|roxinhas|arroxeadas|vermelhas|vinho|vermelhinhas|hematoma ~ nao desaparecem|nao desaparece|nao somem|nao some|nao sai|copo|carrego|aperto|aperta|aperto com|febre',
  ],
  'worst-headache': [
    'dor de cabeca|dor na cabeca|cabeca|enxaqueca ~ num estalo|estalo|de um segundo|como um tiro|tiro|raio|igual uma bomba|bomba|nunca tive igual|nunca na vida|nunca tinha tido|nunca me doeu assim|jamais senti|a pior|mais forte da vida|mais forte da minha vida|de repente|instantanea|que nem uma paulada|que nem paulada|pancada',
  ],
  'severe-headache': [
    'cabeca|dor de cabeca ~ rebentar|a rebentar|rachar|rachando|estalar|partir ao meio|a doer muito|doer muito|doi muito|muita dor|nao aguento|fortissima|horrorosa|desgracada|do cao|infernal|dos infernos|absurda|insuportavel',
  ],
  confused: [
    `sem nexo|sem sentido|sem pe nem cabeca|disparates|disparate|abobrinha|abobrinhas|asneiras|maluquices|coisas da cabeca|coisas de maluco|umas coisas estranhas|com gente morta|com quem morreu|com mortos|com o meu pai morto|sozinho com as paredes|com as paredes ~ fala|falando|falar|diz|dizer|falar|dizendo|falou|conversando|responde|ve|vendo`,
    `baralhado|baralhada|trocado das ideias|trocada das ideias|todo trocado|toda trocada|ideias trocadas|atarantado|atarantada|aereo|aerea|ruim da cabeca|ruim das ideias|fora do ar|perdido das ideias|tresvariado|tresvariar|tresvariando|desvariar|a delirar|perturbado|transtornado|avariado da cabeca|meio sonso|meio sonsa|abobalhado|abobalhada|abobado|abobada|desatinado|desatinada|sem juizo|desorientou|desorientou se ~ ${HERE_NOW}|nao sabe|avo|pai|mae|mulher|marido|ele|ela|diz|fala|esta|ficou`,
    'nao sabe em que ano|em que ano estamos|nao sabe onde mora|nao sabe quem sou|nao sabe quem e|nao conhece ninguem|nao conhece mais ninguem|nao conhece mais|nao me conhece|nao me conheceu|nao conhece a familia|nao reconhece ninguem|nao diz coisa com|trocando os nomes|trocou meu nome|trocou o nome|nao sabe em que dia|nao sabe que ano|nao lembra onde|nao se lembra onde|nao se lembra do proprio|chamou me pelo nome|nao sabe se e dia|troca o dia pela noite de repente|nao diz o proprio nome|nao responde direito|responde nada a ver|nao fala direito comigo|pergunta sempre a mesma|repete a mesma pergunta|repete a mesma coisa|repetindo a mesma',
    'nao conhece|desconhece ~ familia|filho|filhos|filha|ninguem|marido|mulher|esposa',
  ],
  drowsy: [
    'a cair de sono|caindo de sono e nao|ta com sono e vomitando|com sono desde a pancada|com sono depois|muito parado|muito parada|muito quietinho|muito paradinho|paradinho demais|sonolencia|apatico|apatica|sem forcas para abrir|nao se aguenta acordado|nao se aguenta acordada|adormece a falar|adormece no meio|dorme no meio|custa a despertar|custa lhe acordar|largadinho|largadinha|murchinho|murchinha|derreado|derreada|desfalecendo|abre os olhos e fecha|ensonado|ensonada|nao quer acordar|dorme a toda hora|dorme toda hora|dormir o dia todo|ta apagando|a apagar|sem energia nem para abrir|mole e quente|quente e mole|todo largado|toda largada|molengo|dificil de despertar',
    'esta com sono|ta com sono|com muito sono|com sono|sono ~ bateu|bati|pancada|queda|caiu|vomitou|vomitando|remedio errado',
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
  'head-injury': [
    'bateu com a cabeca|bati com a cabeca|bateu de cabeca|bati de cabeca|cabecada|pancada na cabeca|pancada na nuca|tombo de cabeca|caiu de cabeca|caiu de costas e bateu|abriu a cabeca|rachou a cabeca|partiu a cabeca|bateu a nuca|bateu o coco|bateu a testa|bateu com a testa|coronhada|paulada na cabeca|pedrada na cabeca|tijolo na cabeca|caiu na cabeca dele|caiu na cabeca dela|caiu em cima da cabeca|levou com|garrafada na cabeca',
  ],
  'neck-injury': [
    'mergulhou|mergulhei|mergulho|saltou|pulou ~ cabeca ~ piscina|mar|rio|raso|rasa|fundo|pedra|mexe|sente|pescoco',
    'pescoco|cervical|nuca ~ caiu|queda|acidente|andaime|batida|capotou|partiu|quebrou|estalou|estalido|colisao ~ queixa|dor|doi|mexer|formigando|dormente|bracos|partido|quebrado|sente',
  ],
  'both-legs-weak': [
    'pernas|perna|perninhas ~ foram se abaixo|vao se abaixo|nao seguram|nao me seguram|nao aguentam o peso|nao mexem|nao se mexem|nao sinto|nao sente|sem sentir|sumiram|dormentes a subir|dormentes ate|bobas|feito gelatina|paralisaram|morreram|mortas|cederam|cedem|nao mexe|deixei de andar|ja nao ando|ja nao anda',
    'nao mexe as pernas|nao mexo as pernas|nao sinto as pernas|nao sinto as perna|nao sente as pernas|nao mexe da cintura|nao sente da cintura|nao sinto da cintura|nao mexe do pescoco|paraplegico|ja nao consegue andar|dormencia a subir|dormencia subindo|dormencia que sobe|dormente a subir|dormente subindo|fraqueza subindo|fraqueza a subir|fraqueza que sobe',
  ],
  'toes-tingle': ['pes|dedos dos pes|pernas|pe ~ dormente|dormentes|formig*|dormencia'],
  'climbs-higher': ['subindo|a subir|sobe|subiu|foi subindo ~ pernas|pes|joelhos|coxas|barriga|bracos|cintura'],
  'odd-limbs': [
    'caiu|queda|acidente|telhado|escada|andaime|mergulhou|atropelado|batida ~ nao sente|nao sinto|nao mexe|nao mexo|dormente|formigando|formigueiro ~ pernas|bracos|pes|maos|corpo|cintura|perna',
  ],
  fall: [
    'caiu|cai|queda|tombo|tombou|caido|despencou ~ telhado|andaime|escada|escadas|laje|arvore|banheiro|casa de banho|degrau|cama|chao|altura|cavalo|costas',
  ],
  'lost-bladder-control': [
    'nao consigo segurar|nao consegue segurar|nao seguro|nao segura|sem querer|perdi o controlo|sem controlo|sai sozinho|vazando|escapa|escapou|sem dar por isso|sem dar conta|fiz na calca|na calca ~ xixi|urina|coco|fezes|mijo',
    'xixi na calca|urinei nas calcas|urinou nas calcas|mijei nas calcas|mijou se|borrou se|caguei nas calcas|fiz xixi na roupa|cocou se|urina sozinha|incontinente de repente',
  ],
  'saddle-numb': [
    'nao sinto|nao sente|sem sentir|dormente|anestesiado|anestesiada|adormecido|adormecida|dormencia ~ bumbum|rabo|limpo|limpar|papel higienico|la embaixo|partes de baixo|meio das pernas|entre as pernas|entrepernas|virilhas|anus|genitais|vagina|penis|pirineu|perineo',
  ],
  'hypoglycemia-words': [
    'acucar|glicemia|glicose|glucose|maquina|aparelho|diabetes|destro ~ baixa|baixo|caiu|baixou|da lo|marca lo|deu lo|diz lo|low|la embaixo|no chao|hipo',
    'crise de hipo|uma hipo|hipoglicemico|baixa de acucar|quebra de acucar',
  ],
  'glucose-54': [
    `glicose|glicemia|glucose|acucar|dextro|destro|diabetes ~ ${range(20, 53).join('|')}|low|lo`,
    'maquina|maquininha|aparelho ~ lo|low',
  ],
  'glucose-300': [
    `glicose|glicemia|glucose|acucar|dextro|destro ~ ${range(300, 699).join('|')}|da hi|deu hi|marca hi|marca high|nao le de tao alto`,
  ],
  'fruity-breath': [
    'halito|bafo|boca|respiracao|cheiro ~ maca|macas|fruta|frutas|acetona|verniz|esmalte|removedor|podre doce|doce ~ diabet|diabetes|diabetica|diabetico|vomita|vomitando|vomitar|insulina|sede|acucar|bafo|halito',
  ],
  'very-thirsty': [
    'sede ~ absurda|muita|danada|louca|doida|nunca passa|nao passa|sem parar|constante|o dia todo|o tempo todo|horrivel',
    'bebe agua|bebendo agua|beber agua|bebo agua ~ camelo|sem parar|toda hora|o tempo todo|litros|muita|demais',
  ],
  diabetes: ['diabeticos|sou diabetica|sou diabetico|glucose|glucometro|acucar alto|acucares altos'],
  tremor: ['tremedeira|tremuras|tremelique|tremeliques|a tremer|tremer'],
}

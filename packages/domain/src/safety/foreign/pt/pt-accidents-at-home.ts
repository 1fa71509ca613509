import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'

const BODY =
  'perna|pernas|braco|bracos|mao|maos|pe|pes|dedo|dedos|coxa|pescoco|cara|rosto|cabeca|costas|barriga|peito|ombro|joelho'
const SMALL =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|miudo|miuda|neto|neta|sobrinho|sobrinha|pequeno|pequena|moleque|guri|guria|irmaozinho'
const HEAVY =
  'portao|parede|muro|arvore|galho|televisao|tv|armario|guarda roupa|geladeira|frigorifico|movel|pedra|viga|tronco|carro|macaco|trator|empilhadeira|maquina|prateleira|caixa|caixote|andaime|laje|telha|porta|bloco|cofre|roupeiro|comoda|palete|pallet|motor'
const HOT =
  'cafe|cha|sopa|leite|caldo|feijao|agua quente|agua fervendo|agua a ferver|chaleira|panela|caneca|xicara|chavena|oleo|azeite|gordura|garrafa termica|miojo|mingau|canja|ferro|frigideira|fritadeira|panela de pressao|radiador|escapamento'
const CUTTER =
  'motosserra|serra|serrote|makita|lixadeira|esmerilhadeira|rebarbadora|machado|facao|enxada|rocadeira|foice|disco|maquina|cortador de grama|cortador|tesoura de poda|catana|moedor|faca|vidro|guilhotina'

/** Injuries, burns, poisons and gas as they happen at home and at work. */
export const PORTUGUESE_ACCIDENTS_AT_HOME: Lexicon = {
  crushed: [
    `${HEAVY} ~ caiu em cima|caiu por cima|tombou em cima|desabou em cima|virou em cima|passou por cima|passou em cima|passou no pe|passou na perna|passou na mao|prensou|esmagou|pegou|apanhou|entalou|despencou em cima ~ ${BODY}|${SMALL}|dele|dela|mim|marido|pai|colega|amigo|irmao|mae|homem|primo`,
    `caiu|tombou|desabou|virou ~ em cima de mim|em cima dele|em cima dela|em cima do meu|em cima da minha|por cima dele|por cima dela|por cima do meu|em cima do bebe ~ ${HEAVY}`,
  ],
  'deep-cut': [
    `${CUTTER} ~ pegou na|pegou no|apanhou|abriu|rasgou|entrou na|entrou no|cortou|escapou e|comeu|retalhou|acertou|pegou a|pegou o ~ ${BODY}|osso|marido|pai|meu`,
    `talho|rasgo|buraco|corte|lanho ~ aberto|enorme|feio|grande|fundo|da pra ver|ve se|gordura|carne|tendao ~ ${BODY}|osso|carne|gordura|pontos|tendao`,
  ],
  'severe-bleeding': [
    `${CUTTER} ~ perna|coxa|pescoco|virilha|punho|pulso|braco ~ pegou|abriu|rasgou|escapou|entrou|atingiu|apanhou`,
    'sangue|sangra|sangrando ~ nao ha quem pare|nao consigo estancar|nao consegue estancar|nao tem jeito de parar|nao quer estancar|enche a toalha|encheu a toalha|pingando sem parar|vazando sem parar|a pingar sem parar|lavou o chao|chao cheio|carro cheio|ja encheu|aos esguichos|a esguichar',
  ],
  amputation: [
    'dedo|dedos|mao|pe|ponta do dedo|cabeca do dedo|orelha|polegar|dedao|bracos|braco ~ serra|porta|maquina|motosserra|portao|makita|moedor|facao|rebarbadora|correia|torno|rocadeira ~ cortou|cortaram|arrancou|levou|decepou|comeu|foi fora|caiu|perdeu|saiu|pegou',
    'arrancou a ponta do dedo|cortou a ponta do dedo|cortei a ponta do dedo|perdi a ponta do dedo|perdeu a ponta do dedo|dedo foi embora|dedo caiu|dedo pendurado|dedo solto|dedo so pela pele|preso so pela pele|presa so pela pele|preso pela pele',
  ],
  gunshot: [
    `enfiaram|espetaram|meteram|cravaram|deram|enfiou|espetou|meteu|cravou|furou|furaram|passou ~ faca|faca nas|facada|facadas|navalha|canivete|peixeira|punhal|garrafa quebrada|chave de fenda|tesoura|estilete ~ nas costas|na barriga|no peito|no pescoco|na perna|na coxa|no braco|nela|nele|no meu|na minha|no primo|no irmao|em mim|nas costelas|no ombro`,
    'levou|levei|tomou|tomei|deram|apanhou|apanhei|acertaram ~ tiro|tiros|bala|balas|chumbada|facada|facadas|estilhaco|bala perdida ~ perna|coxa|braco|barriga|costas|peito|cabeca|pe|ombro|pescoco|rua|assalto|baile|agora|sangr*',
  ],
  'dangerous-accident': [
    'bati|bateu|batemos|cai|caiu|derrapei|derrapou|capotei|espatifou se|estampei me|estampou se|despistei me|voei|voou|foi jogado|fui jogado|fui projetado|fui projetada|chocou|colidiu ~ moto|mota|motinha|motoca|scooter|patinete|bicicleta|bike|quadriciclo|carro|caminhao|trotinete|moto 4|bizinha ~ capacete|vomit*|cabeca|desmai*|nao lembro|dor|sangr*|tonto|tonta|perna|braco|peito|barriga|velocidade|poste|muro|parede|guidao|volante|sem',
    'caiu|cai|queda|despencou ~ da laje|do telhado|do andaime|da escada|da arvore|do cavalo|do muro|do caminhao|da janela|da varanda|do segundo|do terceiro|do pe de manga|do coqueiro|da carroceria|do andar ~ perna|pernas|costas|cabeca|sente|mexe|respira|dor|desmai*|sangue|sangr*|acorda|levanta|vomit*|pescoco|quadril|bacia',
  ],
  'bad-burn': [
    `puxou|virou|entornou|derramou|derrubou|deixou cair|caiu|tombou|voltou|levou ~ ${HOT} ~ em cima dele|em cima dela|em cima de si|em si|nele|nela|por cima dele|por cima dela|no bebe|na bebe|no peito|na cara|na barriga|nele todo|para cima|pra cima|toda|todo|no corpo`,
    `${SMALL} ~ puxou|virou|entornou|derramou|derrubou|agarrou|encostou|pisou|meteu a mao|botou a mao|sentou ~ ${HOT}|fogao|forno|churrasqueira|brasa|brasas|lareira|salamandra|chapa|fogareiro`,
    'panela de pressao|panela|fogareiro|botijao|bilha|bilha de gas|churrasqueira|garrafa de alcool|alcool|radiador|bateria|isqueiro|bujao|fogao ~ estourou|explodiu|rebentou|estoirou|fez bola de fogo|deu uma bola de fogo ~ cara|rosto|peito|dela|dele|mim|maos|bracos|olhos|cima|em cima|corpo',
    `carne viva|pele soltou|pele caiu|pele saiu|pele descolou|pele levantou|bolhas enormes|bolhas grandes|bolha enorme|sem pele|pele pendurada ~ oleo|azeite|agua|queim*|fogo|gasolina|alcool|fritadeira|ferver|fervendo|vapor|panela|chapa|cafe|sopa|escapamento|braco todo|perna toda`,
    'oleo|azeite|gordura|agua fervendo|agua a ferver|fogo|gasolina|soda|vapor ~ braco todo|perna toda|mao toda|peito todo|as duas maos|as duas pernas|corpo todo|meio corpo|cara toda|costas todas|barriga toda|rosto todo',
  ],
  'child-swallowed': [
    `${SMALL} ~ gominha|gominhas|goma|brownie|bolo de maconha|biscoito de maconha|bala de maconha|maconha|vape|liquido do vape|pod|cannabis|erva|beck ~ comeu|tomou|engoliu|achou|bebeu|mordeu|fumou|comeram`,
    `${SMALL} ~ tomou|bebeu|engoliu|comeu|chupou|mordeu|mastigou|abriu ~ rivotril|clonazepam|losartana|metformina|glibenclamida|anticoncepcional|pilula|pilulas|xarope todo|vidro do xarope|frasco do xarope|vitamina de ferro|sulfato ferroso|adesivo|remedio do avo|remedio da avo|remedio da pressao|remedio de pressao|remedio do coracao|insulina|suboxone|metadona`,
    'bateriazinha|pilhinha|pilhazinha|baterias|pilhas|imazinho|bolinha de ima|bolinhas de ima|bolinhas magneticas|gel de silica|orbeez|moeda ~ engoliu|comeu|meteu a boca|enfiou no nariz|engasgou|botou na boca|enfiou na boca|engoliram',
  ],
  poison: [
    'bebi|bebeu|tomou|tomei|engoliu|engoli|beberam ~ agua de bateria|agua da bateria|agua de lavar|liquido do radiador|fluido de freio|oleo de travoes|removedor|tinta|perfume|enxaguante|alcool de posto|etanol|metanol|combustivel|herbicida|mata mato|mata erva|carrapaticida|remedio de vaca|remedio de gado|remedio de carrapato|remedio de formiga|chumbinho|aguardente adulterada|bebida adulterada|cachaca adulterada|whisky falsificado|bebida falsificada|gin falsificado',
    'fumaca|fumo ~ incendio|fogo|casa pegou|predio ~ respirei|respirou|inalei|inalou|aspirei|engoli|cheia ~ voz|rouc*|tosse|tossindo|ar|preto|tont*|cabeca',
    'bebida adulterada|cachaca adulterada|bebida falsificada|vodka falsificada|gin adulterado|gin falsificado|metanol|grogue falso|alcool caseiro ~ vista|enxerg*|vejo|ve|visao|vomit*|tonto|tonta|cego|cega|embac*|turv*|dor de cabeca|bebeu|bebi|beberam',
  ],
  'carbon-monoxide': [
    'churrasqueira|carvao|gerador|aquecedor|esquentador|braseira|lareira|fogareiro|fogao|boiler|caldeira|brasas|grelhador|salamandra|carro ligado|motor ligado ~ dentro de casa|no quarto|na sala|fechado|fechada|na garagem|janelas fechadas|por causa do frio|pra aquecer|para aquecer|no banheiro|casa de banho|no banho|a noite toda ~ dor de cabeca|dores de cabeca|tonto|tonta|tontos|todos|enjo*|vomit*|desmai*|sono|sonolent*|mal|fraco|fraca|acorda',
    'todos com dor de cabeca|todo mundo com dor de cabeca|todo mundo tonto|todos tontos|todos enjoados|todo mundo enjoado|toda a gente tonta|toda a gente com dores|a familia toda ~ gas|aquecedor|churrasqueira|carvao|gerador|casa|lareira|esquentador|garagem|frio|fogao|aquecimento',
  ],
  unresponsive: [
    'ta|tava|esta|estava|encontrei|achei|acordei ~ fria|frio|gelada|gelado|dura|duro|roxa|roxo|rija|rijo|mole ~ nao respirava|nao respira|nao acordava|nao acorda|nao reagia|nao reage|nao responde|nao respondia|sem respirar|sem pulso|sem vida|sem reacao',
  ],
  'heat-stroke': [
    'carro|carrinha|van|onibus|autocarro ~ trancad*|fechad*|esquecid*|esquec*|preso|presa ~ sol|calor|mole|molinho|molinha|vermelh*|suad*|acorda|quente|horas|bebe|filho|filha|crianca',
    'ecstasy|extase|bala|md|mdma|metanfetamina|cocaina|anfetamina|speed|balinha|doce ~ muito quente|pelando|fervendo|a ferver|febre|suando|travado|travada|rigid*|duro|dura|espuma*|delir*|confus*|convuls*|trincando os dentes ~ tomou|tomei|usou|quente|festa|rave|balada|febre',
  ],
  opioid: [
    'cheirou|cheirei|fumou|fumei|usou|injetou|tomou|aplicou|picou se|snifou|pipou ~ po|pedra|crack|coca|cocaina|fentanil|heroina|bala|doce|md|k9|spice|um negocio|uma parada|muito|demais|a mais|droga|coisa|tranq|lean|oxi ~ espumando|espuma|responde|respira|acorda|roxo|roxa|roxos|convuls*|desmai*|apagou|duro|gelado|rigid*|coracao|peito|caiu|mole|treme*',
  ],
  'spider-bite': [
    'escorpiao|escorpioes|lacrau|aranha|aranha marrom|armadeira|caranguejeira|viuva negra|lacraia ~ picou|picad*|mordeu|ferroou|ferrou|pegou|mordid*|pegou no pe',
  ],
  'throat-danger': [
    'engoliu|engasgou|entalou|entalado|preso|presa|atravessou ~ moeda|pilha|espinha|osso|brinquedo|bolinha|ima|dentadura|caroco|tampinha|gude ~ baba|babando|saliva|engolir|cuspir|cuspindo|garganta|respira|tossindo|tosse|chora|sufoca',
  ],
  'many-stings': [
    'abelhas|vespas|marimbondos|maribondos|enxame|formigas|vespeiro ~ atacaram|atacou|atacado|atacada|muitas picadas|50|40|30|20|dezenas|picadas|pelo corpo|corpo todo|varias|enxame',
  ],
  swarm: [
    'abelhas|vespas|marimbondos|maribondos|enxame ~ 50|40|60|100|dezenas|atacaram|atacado por|atacada por|cobriu|cobriram|centenas',
  ],
  'wild-plant': [
    'planta|plantas|folha|folhas|semente|sementes|frutinha|bolinha|raiz|flor|cha de|comigo ninguem pode|espirradeira|mamona|trombeta|saia branca|costela de adao|oleandro|loendro|aroeira|taioba brava|copo de leite ~ comeu|engoliu|mastigou|mordeu|tomou|boca|chupou|comi|tomei ~ vomit*|tonto|tonta|tremendo|boca|lingua|sono|convuls*|coracao|mole|filho|filha|crianca|menino|menina|bebe|jardim|quintal',
  ],
  'electric-shock': [
    'tomada|fio|cabo|chuveiro|extensao|poste|ficha ~ ficou grudad*|ficou presa|ficou preso|ficou colad*|grudou|jogou longe|arremessou|deu um coice|tremeu todo ~ dedo|mao|enfiou|meteu|pegou|encostou|filho|filha|ele|ela',
  ],
  'chemical-splash': [
    'cal virgem|cal|cimento|soda|acido|amonia|cloro|agua sanitaria|lixivia|gasolina|superbonder|super cola|spray de pimenta|tinta|verniz|desentupidor|desinfetante|thinner ~ olho|olhos|vista',
  ],
  'ring-stuck': [
    'anel|alianca|argola ~ pres*|entalad*|nao sai|apertad*|encravad*|travad* ~ dedo|roxo|preto|inch*|azul',
  ],
  'digit-discolored': [
    'dedo|dedos ~ roxo|preto|azul|branco|arroxeado|escuro ~ anel|alianca|argola|preso|presa|fio|linha',
  ],
  hypothermia: [
    'gelo|agua gelada|agua fria|lago congelado|lago|neve|rio gelado ~ caiu|afundou|preso|presa|quebrou|tirei|tiramos|horas ~ agua fria|agua gelada|gelado|gelada|tremendo|confus*|parou de tremer|roxo|sonolent*|azul',
  ],
  'dose-repeated': [
    'remedio|insulina|comprimido|dose|remedio do coracao|remedio da pressao|anticoagulante|medicamento ~ em dobro|duas vezes|dobrad*|repetid*|de novo sem querer|dois em vez de um|a dobrar|2 vezes',
  ],
  'airway-burn': [
    'fumaca|fumo|incendio|vapor ~ voz|rouc*|sem voz|fuligem|cuspo preto|catarro preto|tossindo preto|nariz preto|garganta',
  ],
  'infant-fall': [
    'trocador|fraldario|cama|sofa|berco|colo|bebe conforto|carrinho|ovo|escada|cadeirinha|andador|cadeira da papa|rede|bancada ~ caiu|rolou|despencou|tombou|escorregou|virou ~ vomit*|bebe|nenem|mole|meses|chora|cabeca|galo|filho|filha|moleira|dorm*',
  ],
  'head-injury': [
    'caiu do trocador|caiu da cama|caiu do sofa|caiu do colo|caiu do berco|caiu da rede|caiu da cadeira|caiu do carrinho|rolou da cama|tombou da cama|rolou do sofa|sem capacete',
    'cabeca|testa|coco|nuca|quengo|moleira|cachola ~ rachada|rachou|rachei|aberta|abriu|partida|partiu|quebrada|quebrou|afundou|afundada|amassada|bateu|deu com a|sangrando',
  ],
  hives: [
    'empolei|empolou|empolaram|empola|empolando|empolada|empolado|fiquei empolad*|encaroc*|todo encarocado|toda encarocada|cheio de caroco|cheia de caroco|todo empipocado|toda empipocada|pipocou toda|pipocou todo|pipoquei|inchei todo|fiquei toda vermelha|fiquei todo vermelho|babas pelo corpo|babas no corpo',
  ],
  wheezing: [
    'peito|pulmao|pulmoes|respira|respiro|respiracao|garganta ~ chiando|chia|chiado|piando|pia|pieira|miando|gato miando|assobiando|assobio|apitando|a chiar|a piar|gatinho|gatos|sibilos|roncando',
  ],
  'allergy-trigger': [
    'marimbondo|maribondo|abelha|abelhas|vespa|vespas|formiga|formigas|mutuca|lacraia|taturana|lagarta|agua viva|alforreca|camarao|amendoim|lagosta|dipirona|aspirina|antibiotico|amoxicilina ~ me pegou|pegou|mordeu|ferroou|ferrou|ferrei|me picou|picou|comi|comeu|tomei|tomou|encostei|queimou',
  ],
  pregnant: [
    joined(
      listed('estou de|to de|tou de|ta de|esta de|estou com|to com|entrei nas|completei|fiz|estou nas'),
      range(4, 41).map((each) => `${each} semanas`),
    ),
  ],
  'no-urine': ['fralda|fraldas ~ sequinha|sequinhas|seca ha|secas ha|sem xixi|nao molhou|nenhuma molhada'],
  'dry-mouth': [
    'urinando menos|urina menos|urinar menos|fazendo menos xixi|faz menos xixi|menos xixi|pouco xixi|xixi escuro|xixi concentrado|quase nao urina|quase nao faz xixi|quase nao faco xixi|mijando pouco|urina escura|urinando pouco|faz pouco xixi|a urinar menos|a urinar pouco',
  ],
}

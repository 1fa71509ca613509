import type { Lexicon } from '../../lexicon/lexicon'
import { SMALL, WITH_CHILD } from './pt-words'

const MUCH =
  'nao para|nao parava|nao estanca|jorrando|jorra|jorrou|esguichando|esguicha|espirrando|muito|demais|sem parar|nao consigo parar|nao conseguimos parar|nao quer parar|encharcou|encharcado|encharcada|ensopou|poca|litros|feito torneira|igual torneira|como torneira|um monte|pra todo lado|por todo lado|rios|bastante|escorrendo muito|varias toalhas|toalha atras|cachoeira|nao ta parando|aos montes|bicas'
const GUSH =
  'nao para|nao estanca|nao parou|sem parar|a jorros|em jato|em jacto|esguicha|esguichando|a esguichar|espirra|espirrando|jorra|bica|molhou|ja molhou|ensopa|ensopou|encharc*|toalhas|panos|lencois|tres toalhas|muito|poca|nao ha meio|que nao para|pulsa|pulsando|aos borbotoes|todo lado|toda a parte|alagou|fonte|torneira|monte|imenso'
const CUTTER =
  'motosserra|serra|serrote|makita|lixadeira|esmerilhadeira|rebarbadora|machado|facao|enxada|rocadeira|foice|disco|maquina|cortador de grama|cortador|tesoura de poda|catana|moedor|faca|vidro|guilhotina'
const BODY =
  'perna|pernas|braco|bracos|mao|maos|pe|pes|dedo|dedos|coxa|pescoco|cara|rosto|cabeca|costas|barriga|peito|ombro|joelho'
const HOT =
  'cafe|cha|sopa|leite|caldo|feijao|agua quente|agua fervendo|agua a ferver|chaleira|panela|caneca|xicara|chavena|oleo|azeite|gordura|garrafa termica|miojo|mingau|canja|ferro|frigideira|fritadeira|panela de pressao|radiador|escapamento'
const HEAVY =
  'portao|parede|muro|arvore|galho|televisao|tv|armario|guarda roupa|geladeira|frigorifico|movel|pedra|viga|tronco|carro|macaco|trator|empilhadeira|maquina|prateleira|caixa|caixote|andaime|laje|telha|porta|bloco|cofre|roupeiro|comoda|palete|pallet|motor'
const LIMB = 'tornozelo|pe|joelho|punho|pulso|dedo|mao|ombro|cotovelo|canela|dedao'

/** Wounds, bleeding, bones, burns, heat, cold, water, gas and current. */
export const PORTUGUESE_INJURY: Lexicon = {
  'shock-look': [
    'pele fria|gelado e suando|gelada e suando|fria e suada|frio e suado|palido e suando|palida e suando|suando e palido|palido e frio|palida e fria|suor gelado',
    'nao levanta|nao se levanta|nao consegue levantar|pele gelada|pele fria e|gelado e branco|gelada e branca ~ atropelad*|acidente|sangr*|suor|pulso|queda|caiu|branco|branca|fraco|capot*',
  ],
  'cold-limb': [
    'perna|braco|pe|mao ~ gelada|gelado|fria|frio ~ roxa|roxo|branca|branco|palida|palido|dor|azul|doendo|sem sentir|dormente',
    'perna|pe|mao|braco|dedos|dedo ~ gelad*|frio|fria|gelid* ~ branc*|rox*|palid*|dormente|sem sentir|nao sint*|nao sent*|azul*|dor|doi|morta|morto|sem pulso',
  ],
  'severe-bleeding': [
    `sangue|sangrando|sangra|sangramento|sangrou|sangrar|hemorragia ~ ${MUCH}`,
    'hemorragia|se esvaindo em sangue|poca de sangue|banho de sangue|cortou a arteria|perdendo sangue|perdeu muito sangue|sangue vivo sem parar|lavado de sangue|coberto de sangue|coberta de sangue',
    `sangue|sangra|sangrar|sangrando|sangrou|esvair|esvaindo|deita sangue|a sangrar ~ ${GUSH}`,
    'a esvair se em sangue|esvai se em sangue|esvaindo se|perdeu muito sangue|perde muito sangue|a perder muito sangue|perdendo muito sangue|sangue aos jorros|sangue a esguichar|sangue nao estanca|sangra imenso|a sangrar imenso|a sangrar muito|sangue por tudo quanto|cheio de sangue|nao consigo estancar|nao conseguimos estancar|nao estanca|ensanguentado',
    `${CUTTER} ~ perna|coxa|pescoco|virilha|punho|pulso|braco ~ pegou|abriu|rasgou|escapou|entrou|atingiu|apanhou`,
    'sangue|sangra|sangrando ~ nao ha quem pare|nao consigo estancar|nao consegue estancar|nao tem jeito de parar|nao quer estancar|enche a toalha|encheu a toalha|pingando sem parar|vazando sem parar|a pingar sem parar|lavou o chao|chao cheio|carro cheio|ja encheu|aos esguichos|a esguichar',
    'sangue|sangra|sangrando|sangrou|sangramento|a sangrar ~ golfadas|a golfadas|as golfadas|salta|saltando|saltar|a saltar|esguich*|jorr*|em jato|em jacto|aos jatos|espirr*|pulsando|a pulsar|borbotoes|em bica|de bica|feito torneira|como torneira|igual torneira|que nem torneira|nao ha pano|nao ha toalha|toalhas encharcadas|encharc*|ensop*|nao estanca|nao coagula|uma poca|poca no chao',
    'cortou|cortei|corte|cortou se|cortei me|furou|facada|estilhaco|vidro ~ virilha|coxa|pescoco|pulso|axila|jugular|femoral ~ pano|panos|toalha|toalhas|sangue|sangr*|escorre|jorra|estanca',
  ],
  'blood-flow': ['sangue ~ escorrendo|jorrando|nao para|saindo'],
  'deep-cut': [
    'corte|cortou|cortei|ferida|talho|rasgo|machucado|rasgou ~ fundo|funda|profundo|profunda|ate o osso|vendo o osso|aparecendo o osso|ve o osso|ver o osso|aberta|aberto|gordura|carne viva',
    'precisa de pontos|precisa de ponto|levar pontos|leva pontos|vou precisar de pontos|precisa levar ponto|precisa suturar|leva uns pontos',
    'corte|cortei|cortou|golpe|golpei|rasgao|rasguei|rasgou|talho|lanho|ferida|abri|abriu ~ fundo|funda|profundo|profunda|leva pontos|levar pontos|precisa de ponto|precisa de pontos|precisa ponto|gordurinha|ver o osso|ve se o osso|osso a mostra|carne a mostra|aberto|aberta|escancarado|tendao|musculo|amarelinho por dentro',
    'cortei a mao fundo|cortou a mao fundo|acho que leva pontos|acho que precisa de pontos|acho q precisa de ponto|ve a gordura|ver a gordura|ve se a gordura',
    `${CUTTER} ~ pegou na|pegou no|apanhou|abriu|rasgou|entrou na|entrou no|cortou|escapou e|comeu|retalhou|acertou|pegou a|pegou o ~ ${BODY}|osso|marido|pai|meu`,
    `talho|rasgo|buraco|corte|lanho ~ aberto|enorme|feio|grande|fundo|da pra ver|ve se|gordura|carne|tendao ~ ${BODY}|osso|carne|gordura|pontos|tendao`,
  ],
  'minor-cut': [
    'cortinho|corte pequeno|arranhao|arranhado|ralado|ralei|ralou|esfolado|cortei o dedo|cortou o dedo|corte no dedo|cortei a mao',
  ],
  amputation: [
    'dedo|dedos|mao|pe|braco|dedao ~ decepou|decepado|arrancou|arrancado|cortou fora|cortado fora|amputou|caiu fora|serra|triturou|esmagou|esmagado|moeu|maquina arrancou|pendurado|perdeu o dedo|decepada|na maquina',
    'dedo|dedos|mao|braco|pe|perna|orelha|ponta do dedo|falange ~ serra|rebarbadora|maquiteira|makita|maquina|corta relva|cortador|machado|rocadora|moto serra|motosserra|plaina|porta|prensa|moedor ~ levou|arrancou|cortou|cortado|fora|decepou|decepado|separad*|pendurad*|perdeu|ficou sem|sem o dedo|esmagou|triturou|levou me|levou lhe',
    'dedo|dedos|mao|orelha|pe ~ pendurado por|pendurado so|preso por uma pele|preso so pela pele|pendurado por uma pele|caiu fora|ficou sem|ficou no chao|num saco com gelo|no gelo',
    'dedo|dedos|mao|pe|ponta do dedo|cabeca do dedo|orelha|polegar|dedao|bracos|braco ~ serra|porta|maquina|motosserra|portao|makita|moedor|facao|rebarbadora|correia|torno|rocadeira ~ cortou|cortaram|arrancou|levou|decepou|comeu|foi fora|caiu|perdeu|saiu|pegou',
    'arrancou a ponta do dedo|cortou a ponta do dedo|cortei a ponta do dedo|perdi a ponta do dedo|perdeu a ponta do dedo|dedo foi embora|dedo caiu|dedo pendurado|dedo solto|dedo so pela pele|preso so pela pele|presa so pela pele|preso pela pele',
  ],
  nosebleed: [
    'nariz ~ sangrando|sangra|sangue|sangramento|sangrou',
    'nariz ~ a sangrar|sangrar|deita sangue|deitar sangue|sangra|hemorragia|jorr*|sangue',
  ],
  impaled: [
    'espetado|enfiado|cravado|atravessou|atravessado|empalado|fincado ~ faca|ferro|vergalhao|prego|pau|vidro|barriga|peito|perna|pescoco',
    'ferro|vergalhao|pau|estaca|faca|chave de fendas|prego|vidro|espeto|tesoura|vara|arame|cano|tubo|caco ~ espetado|espetada|enfiado|enfiada|cravado|cravada|atravessado|atravessou|fincado|enterrado|trespassou|entrou ~ coxa|perna|barriga|peito|pescoco|costas|olho|braco|mao|cara|pe|virilha|corpo',
  ],
  gunshot: [
    'tiro|tiros|bala|baleado|baleada|balearam ~ levou|tomou|levei|tomei|perna|braco|barriga|peito|cabeca|costas|sangue|baleado|acertou|pegou|deram',
    'baleado|baleada|balearam|esfaqueado|esfaqueada|esfaqueou|esfaquearam|levou uma facada|levei uma facada|levou facada|levou um tiro|tomou um tiro|tomou uma facada|deram uma facada|deu uma facada|facada na|facada no',
    'balaco|balazio|tiroteio|bala|tiro|chumbada|alvejado|alvejada ~ levou|apanhou|levei|perna|braco|barriga|peito|costas|cabeca|no pe|na coxa|no ombro|sangr*|apanhei|acertou',
    'esfaqueado|esfaqueada|esfaquearam|facada|facadas|navalhada|canivetada|espetou lhe a faca|espetaram lhe|apunhalado|apunhalada|punhalada|peixeirada ~ barriga|peito|costas|pescoco|perna|braco|foi|levou|sangr*|apanhou|deram|briga|assalto|lhe|nele|nela|amigo|vizinho|irmao',
    `enfiaram|espetaram|meteram|cravaram|deram|enfiou|espetou|meteu|cravou|furou|furaram|passou ~ faca|faca nas|facada|facadas|navalha|canivete|peixeira|punhal|garrafa quebrada|chave de fenda|tesoura|estilete ~ nas costas|na barriga|no peito|no pescoco|na perna|na coxa|no braco|nela|nele|no meu|na minha|no primo|no irmao|em mim|nas costelas|no ombro`,
    'levou|levei|tomou|tomei|deram|apanhou|apanhei|acertaram ~ tiro|tiros|bala|balas|chumbada|facada|facadas|estilhaco|bala perdida ~ perna|coxa|braco|barriga|costas|peito|cabeca|pe|ombro|pescoco|rua|assalto|baile|agora|sangr*',
  ],
  'dangerous-accident': [
    'atropelado|atropelada|atropelou|atropelaram|capotou|capotamos|capotei|capotagem|batida de carro|acidente de carro|acidente de moto|acidente feio|acidente grave|bateu de moto|bateu o carro|bateram no carro|carro bateu|caiu da moto|cai da moto|arremessado|arremessada|acidente de bicicleta|caiu do cavalo|acidente de transito|batida feia|acidente de caminhao',
    'pulou|se jogou|caiu|cai|queda|despencou ~ telhado|escada|andaime|laje|arvore|segundo andar|primeiro andar|terceiro andar|quarto andar|quinto andar|predio|janela|varanda|metros|altura|andar|barranco|sacada',
    'atropelad*|atropelou|atropelaram|colhido|colhida|capot*|despistou|despiste|choque frontal|bateu de frente|acidente de mota|acidente de carro|acidente de trator|acidente de bicicleta|projetado|projetada|foi cuspido|foi cuspida ~ levanta|carro|mota|moto|caminhao|camiao|dor|doi|sangr*|desmai*|rua|estrada|barriga|hoje|agora|autocarro|onibus|bicicleta|vidro',
    'bati|bateu|batemos|cai|caiu|derrapei|derrapou|capotei|espatifou se|estampei me|estampou se|despistei me|voei|voou|foi jogado|fui jogado|fui projetado|fui projetada|chocou|colidiu ~ moto|mota|motinha|motoca|scooter|patinete|bicicleta|bike|quadriciclo|carro|caminhao|trotinete|moto 4|bizinha ~ capacete|vomit*|cabeca|desmai*|nao lembro|dor|sangr*|tonto|tonta|perna|braco|peito|barriga|velocidade|poste|muro|parede|guidao|volante|sem',
    'caiu|cai|queda|despencou ~ da laje|do telhado|do andaime|da escada|da arvore|do cavalo|do muro|do caminhao|da janela|da varanda|do segundo|do terceiro|do pe de manga|do coqueiro|da carroceria|do andar ~ perna|pernas|costas|cabeca|sente|mexe|respira|dor|desmai*|sangue|sangr*|acorda|levanta|vomit*|pescoco|quadril|bacia',
    'atropelado agora|atropelada agora|acabou de ser atropelad*|foi atropelado|foi atropelada|fui atropelado|fui atropelada|atropelaram|atropelou ~ gemendo|geme|chao|caido|sangue|perna|cabeca|rua|moto|carro|caminhao|onibus',
  ],
  'heavy-fall': ['caiu|cai|queda|despencou ~ telhado|escada|andaime|laje|andar|metros|janela'],
  fall: [
    'caiu|cai|queda|escorregou|escorreguei|tombo|levou um tombo|levei um tombo ~ banheiro|chao|casa|rua|calcada|gelo|neve|cama|bicicleta|joelho|quadril|punho|escada|hoje|ontem|chuveiro',
    'caiu|cai|queda|tombo|tombou|caido|despencou ~ telhado|andaime|escada|escadas|laje|arvore|banheiro|casa de banho|degrau|cama|chao|altura|cavalo|costas',
    'avo|avozinha|mae|pai|marido|mulher|filho|filha|ele|ela|eu|bebe|idosa|idoso|vizinha|tio|tia ~ caiu|cai da|cai do|levou um tombo|levei um tombo|deu uma queda|deu um trambolhao|levou uma queda|levei uma queda|escorregou e caiu|estatelou se|se estatelou|se esborrachou',
  ],
  'neck-injury': [
    'caiu|cai|caida|despencou|queda|pulou ~ segundo andar|terceiro andar|quarto andar|quinto andar|2 andar|3 andar|4 andar|telhado',
    'pescoco|coluna|cervical ~ quebrou|quebrado|quebrei|estalou|mergulho|mergulhou|acidente|queda|caiu',
    'mergulhou|mergulhei|mergulho|saltou|pulou ~ cabeca ~ piscina|mar|rio|raso|rasa|fundo|pedra|mexe|sente|pescoco',
    'pescoco|cervical|nuca ~ caiu|queda|acidente|andaime|batida|capotou|partiu|quebrou|estalou|estalido|colisao ~ queixa|dor|doi|mexer|formigando|dormente|bracos|partido|quebrado|sente',
  ],
  'bad-fracture': [
    'osso|ossos ~ aparecendo|pra fora|para fora|exposto|saiu|saindo|furou|furando|aparece|apareceu|atravessou',
    'fratura exposta',
    'perna|braco|pe|punho|tornozelo|joelho|dedo|mao ~ torto|torta|virado|virada|pendurado|pendurada|dobrado pro lado|dobrada pro lado ~ caiu|cai|queda|quebrou|acidente|osso|bola|bateu',
    'osso|ossos|canela ~ saiu|de fora|para fora|pra fora|furou a pele|rasgou a pele|a mostra|a ver se|aparecendo|espetado ~ pele|perna|braco|queda|caiu|fora|mostra|tornozelo|dedo|punho|canela|pe',
    'perna|braco|tornozelo|punho|pe|pulso|canela|joelho|cotovelo|ombro ~ partiu|partido|partida|quebrou|quebrada|quebrado|caiu|queda|cai ~ torta|torto|virado|virada|virou ao contrario|ao contrario|desalinhado|em z|entortou|pendurado|balancando',
    'perna|pe ~ mais curta|mais curto|encurtou ~ virada|virado|caiu|queda|para fora|pra fora|quadril|anca',
  ],
  'broken-bone': [
    'perna|braco|punho|tornozelo|pe|dedo|quadril|costela|costelas|clavicula|nariz|osso|femur|bacia ~ quebrou|quebrado|quebrada|quebrei|fraturou|fratura|fraturei|fraturado|trincou|partiu',
    'quadril|bacia ~ caiu|queda ~ levantar|andar|mexer',
    'perna|braco|pulso|punho|tornozelo|pe|dedo|dedo do pe|anca|quadril|costela|costelas|clavicula|nariz|mao|bacia|cotovelo|ombro|dedao ~ partiu|parti|partido|partida|partir|quebr*|fratur*|rachou|trinc*|desloc*|luxou|saiu do lugar|saiu do sitio',
  ],
  burn: [
    'queimou|queimei|queimadura|queimaduras|queimada|queimado ~ mao|dedo|braco|perna|forno|oleo|agua|cafe|fogo|panela|ferro|pe|pele|fogao|rosto|sol|leve',
  ],
  'hot-spill': [
    'fervendo|fervente|agua quente|oleo quente|cafe quente|sopa quente|cha quente|agua fervendo|gordura quente|leite quente ~ caiu|virou|derramou|entornou|derrubou|jogou|puxou|espirrou',
  ],
  'bad-burn': [
    'fervendo|fervente|agua quente|oleo quente|cafe quente|sopa|panela quente|gordura quente|leite quente|cha quente|chaleira ~ bebe|nenem|filho|filha|crianca|menino|menina|rosto|peito|sobrinho|cara|neto|neta',
    'pele ~ soltando|saindo|descolando|preta|branca|desgrudando|caindo|carne viva ~ queimou|queimadura|queimado|oleo|agua|fogo|queimei|queimada|quente',
    'queimou|queimadura|queimado|queimada|fogo|chamas|queimei|explosao ~ rosto|cara|grave|terceiro grau|corpo todo|metade do corpo|roupa|corpo inteiro|bolhas por todo|muito feia|peito todo',
    'pegou fogo|pegando fogo na roupa|em chamas ~ roupa|cabelo|camisa|corpo|ele|ela|blusa',
    'oleo|azeite|agua|cha|cafe|sopa|leite|gordura|banha|panela|caldo|feijao|ferver|fervente|a ferver|panela de pressao|churrasqueira|fogueira|gasolina|alcool|cha quente|frigideira|ferro ~ queimou|queimada|queimado|queimou se|escaldou|escaldou se|escaldada|entornou|caiu|virou|voou|explodiu|espirrou|derramou|queimei|derrubou ~ cara|rosto|olhos|peito|bebe|bebezinho|filho|filha|neto|neta|miudo|miuda|crianca|menino|menina|barriga|toda|todo|corpo|pescoco|sobrinho|sobrinha|pele saindo|pele a sair|pele a cair|nenem|genitais|maos todas',
    'pele ~ a sair|a cair|a soltar|saindo|soltando|caiu|saiu|branca|preta|em carne viva ~ queimad*|queimou*|oleo|agua|escald*|fogo|queimei',
    'pegou fogo na roupa|roupa pegou fogo|roupa a arder|a arder em chamas|incendiou se|ardeu a roupa|explosao',
    `puxou|virou|entornou|derramou|derrubou|deixou cair|caiu|tombou|voltou|levou ~ ${HOT} ~ em cima dele|em cima dela|em cima de si|em si|nele|nela|por cima dele|por cima dela|no bebe|na bebe|no peito|na cara|na barriga|nele todo|para cima|pra cima|toda|todo|no corpo`,
    `${SMALL} ~ puxou|virou|entornou|derramou|derrubou|agarrou|encostou|pisou|meteu a mao|botou a mao|sentou ~ ${HOT}|fogao|forno|churrasqueira|brasa|brasas|lareira|salamandra|chapa|fogareiro`,
    'panela de pressao|panela|fogareiro|botijao|bilha|bilha de gas|churrasqueira|garrafa de alcool|alcool|radiador|bateria|isqueiro|bujao|fogao ~ estourou|explodiu|rebentou|estoirou|fez bola de fogo|deu uma bola de fogo ~ cara|rosto|peito|dela|dele|mim|maos|bracos|olhos|cima|em cima|corpo',
    `carne viva|pele soltou|pele caiu|pele saiu|pele descolou|pele levantou|bolhas enormes|bolhas grandes|bolha enorme|sem pele|pele pendurada ~ oleo|azeite|agua|queim*|fogo|gasolina|alcool|fritadeira|ferver|fervendo|vapor|panela|chapa|cafe|sopa|escapamento|braco todo|perna toda`,
    'oleo|azeite|gordura|agua fervendo|agua a ferver|fogo|gasolina|soda|vapor ~ braco todo|perna toda|mao toda|peito todo|as duas maos|as duas pernas|corpo todo|meio corpo|cara toda|costas todas|barriga toda|rosto todo',
  ],
  'electric-shock': [
    'choque|tomada|fio|corrente|eletrocutado|eletrocutada|raio|alta tensao ~ levou|tomou|levei|tomei|colocou|enfiou|eletrico|eletrica|grudou|jogado|jogou longe|desmaiou|eletrocutado|caiu|dedo|atingido|atingiu|pegou|mordeu',
    'choque eletrico|choque da tomada|choque no fio|choque na tomada|apanhou um choque|apanhei um choque|levei um choque|levou um choque|tomei um choque|tomou um choque|ficou grudado|ficou grudada|ficou colado ao fio|ficou preso no fio|eletrocut*|fulminad*|atingido por um raio|raio ~ choque|fio|tomada|desmai*|queim*|coracao|grudad*|corrente|eletric*|dedo|mao|cabo|raio|caiu|peito|jogou|caixa|atingid*|chuveiro',
    'tomada|fio|cabo|chuveiro|extensao|poste|ficha ~ ficou grudad*|ficou presa|ficou preso|ficou colad*|grudou|jogou longe|arremessou|deu um coice|tremeu todo ~ dedo|mao|enfiou|meteu|pegou|encostou|filho|filha|ele|ela',
  ],
  drowning: [
    'afogou|afogando|afogado|afogada|afogamento|quase se afogou|quase afogou',
    'piscina|banheira|mar|rio|lago|balde ~ fundo|boiando|afundou|engoliu agua|engoliu muita agua|debaixo d agua|embaixo d agua|submerso|de brucos',
    'afogou se|afogar se|a afogar|quase se afogou|afogou|afogado|afogada|afogamento ~ piscina|mar|rio|praia|tanque|banheira|lago|agua|tirar*|respira|filho|filha|crianca|poco',
    'tiraram|tirei|tiramos|encontrei|encontramos|achei ~ fundo|piscina|tanque|banheira|poco|balde ~ piscina|agua|boiar|boiando|fundo|de brucos|roxo|roxa|respira|crianca|menino|menina|miudo|miuda',
    'tirar|tiramos|tirei|tiraram|tirado|tirada|resgat*|saiu|saimos|caiu ~ do lago|do rio|da piscina|do mar|da agua|do poco|da represa|do acude|do tanque|da banheira|na piscina|no rio|no lago|no poco ~ toss*|respira|roxo|roxa|azul|vomit*|responde|mole|inconsciente|espuma|gelado',
  ],
  'carbon-monoxide': [
    'monoxido|vazamento de gas|vazando gas|cheiro de gas|alarme de co|alarme de monoxido|detector de co',
    'aquecedor|gerador|churrasqueira|carvao|gas|lareira|fogareiro|boiler|motor ligado|garagem|aquecimento|fogao ~ dor de cabeca|tontura|tonto|tonta|tontos|enjoo|enjoado|vomitando|desmaiou|passando mal|sonolento|sono|cabeca doendo|enjoados|mal estar',
    'gerador|braseira|braseiro|carvao|esquentador|aquecedor|lareira|salamandra|churrasqueira|motor ligado|carro ligado|fogao a gas|caldeira|brasa ~ zonzos|zonzo|zonza|tontos|tontas|dor de cabeca|dores de cabeca|enjoados|enjoo|vomitar|vomitando|sono|desmaiou|mal dispostos|mal disposta|moles|passando mal|acordamos|fechada|fechado ~ zonz*|tont*|cabeca|enjo*|vomit*|mal|sono|desmai*|moles',
    'detector|alarme|sensor ~ monoxido|gas|co ~ apitou|apitando|tocou|apita|disparou|a tocar|a apitar',
    'cheira a gas|cheiro a gas|fuga de gas|escape de gas|vazando gas',
    'churrasqueira|carvao|gerador|aquecedor|esquentador|braseira|lareira|fogareiro|fogao|boiler|caldeira|brasas|grelhador|salamandra|carro ligado|motor ligado ~ dentro de casa|no quarto|na sala|fechado|fechada|na garagem|janelas fechadas|por causa do frio|pra aquecer|para aquecer|no banheiro|casa de banho|no banho|a noite toda ~ dor de cabeca|dores de cabeca|tonto|tonta|tontos|todos|enjo*|vomit*|desmai*|sono|sonolent*|mal|fraco|fraca|acorda',
    'todos com dor de cabeca|todo mundo com dor de cabeca|todo mundo tonto|todos tontos|todos enjoados|todo mundo enjoado|toda a gente tonta|toda a gente com dores|a familia toda ~ gas|aquecedor|churrasqueira|carvao|gerador|casa|lareira|esquentador|garagem|frio|fogao|aquecimento',
  ],
  'heat-stroke': [
    'insolacao|sol|calor|carro fechado|dentro do carro|sol quente|obra|lavoura|telhado|estufa ~ parou de suar|nao sua|delirando|desmaiou|desmaiada|confuso|confusa|inconsciente|besteira|vomitando|coisa com coisa|nao acorda|nao responde|pele quente|pele seca|convulsao|desorientado|nada com nada|pele vermelha',
    'golpe de calor|trancado no carro|trancada no carro|esquecido no carro|esqueceu no carro|preso no carro no sol|esqueceram no carro',
    'sol|calor|obra|campo|roca|carro|telhado|onda de calor|apanhar sol|estufa|forno ~ desmai*|a ferver|escaldar|pele seca|pele quente|nao sua|nao transpira|deixou de transpirar|parou de suar|disparates|confus*|delir*|baralhad*|vomit*|convuls*|nao acorda|nao responde|trancad*|fechad*|esquecid* ~ a ferver|desmai*|seca|quente|nao sua|nao transpira|deixou|parou|confus*|delir*|disparates|baralhad*|nao acorda|nao responde|convuls*|nada com nada|coisa com coisa',
    'trancada no carro|trancado no carro|fechada no carro|fechado no carro|esquecida no carro|esquecido no carro|presa no carro|preso no carro ~ sol|calor|crianca|bebe|filho|filha|acorda|vermelh*|suad*',
    'carro|carrinha|van|onibus|autocarro ~ trancad*|fechad*|esquecid*|esquec*|preso|presa ~ sol|calor|mole|molinho|molinha|vermelh*|suad*|acorda|quente|horas|bebe|filho|filha|crianca',
    'ecstasy|extase|bala|md|mdma|metanfetamina|cocaina|anfetamina|speed|balinha|doce ~ muito quente|pelando|fervendo|a ferver|febre|suando|travado|travada|rigid*|duro|dura|espuma*|delir*|confus*|convuls*|trincando os dentes ~ tomou|tomei|usou|quente|festa|rave|balada|febre',
  ],
  hypothermia: [
    'hipotermia',
    'frio|neve|gelo|congelando ~ inconsciente|parou de tremer|nao fala|confuso|nao acorda|dormindo na rua',
    'gelo|agua gelada|agua fria|lago congelado|lago|neve|rio gelado ~ caiu|afundou|preso|presa|quebrou|tirei|tiramos|horas ~ agua fria|agua gelada|gelado|gelada|tremendo|confus*|parou de tremer|roxo|sonolent*|azul',
  ],
  frostbite: ['dedos|dedo|pes|maos ~ congelados|congelado|congelou|queimados de frio|congelaram'],
  crushed: [
    'esmagou|esmagado|esmagada|prensado|prensada|preso|presa|prensou|imprensado ~ maquina|prensa|caminhao|empilhadeira|parede|viga|trator|portao|porta',
    'passou por cima|passaram por cima|passou lhe por cima|passou em cima|atropelou e passou ~ carro|caminhao|camiao|trator|onibus|autocarro|empilhadeira|roda|pneu',
    'mao|dedo|dedos|pe|perna|braco|corpo|peito|cabeca|ele|ela ~ prendeu|preso|presa|esmagada|esmagado|esmagou|prensou|prensada|prensado|entalado|entalada|entalou|apanhou|debaixo|embaixo ~ maquina|prensa|tapete rolante|esteira|empilhadora|empilhadeira|trator|camiao|caminhao|portao|rolo|engrenagem|viga|muro|parede caiu|elevador|moinho',
    `${HEAVY} ~ caiu em cima|caiu por cima|tombou em cima|desabou em cima|virou em cima|passou por cima|passou em cima|passou no pe|passou na perna|passou na mao|prensou|esmagou|pegou|apanhou|entalou|despencou em cima ~ ${BODY}|${SMALL}|dele|dela|mim|marido|pai|colega|amigo|irmao|mae|homem|primo`,
    `caiu|tombou|desabou|virou ~ em cima de mim|em cima dele|em cima dela|em cima do meu|em cima da minha|por cima dele|por cima dela|por cima do meu|em cima do bebe ~ ${HEAVY}`,
  ],
  sprain: [
    'torci|torceu|torcido|torcao|virei o pe|virou o pe|luxei|entorse|mau jeito|distensao ~ tornozelo|pe|punho|joelho|dedo|ombro|costas|leve|jogando|pescoco',
    'torcicolo|entorse|estiramento|deu mau jeito',
    `${LIMB} ~ dei um jeito|dei jeito|dei mau jeito|deu jeito|deu um jeito|dei cabo|torci|torceu|virei|virou|destronquei|destroncou|desmenti|desmentiu|pisei em falso|pisei mal|pus mal|estirei|estirou`,
  ],
  bruise: ['hematoma|roxo na perna|roxo no braco|mancha roxa|ficou roxinho de bater'],
  gout: ['crise de gota|acido urico'],
  'hot-joint': [
    'joelho|tornozelo|cotovelo|junta ~ vermelho|quente ~ inchado|inchada|inchou',
    'joelho|tornozelo|cotovelo|ombro|anca|punho|dedao|articulacao ~ inchado|inchada|inchou ~ quente|a ferver|vermelho|vermelha|febre',
  ],
  'dirty-wound': [
    'prego|arame|lata|ferrugem|anzol|vidro|caco ~ pisei|pisou|espetei|espetou|furou|furei|entrou no pe|cortei|cortou',
    'prego|ferrugem|enferrujad*|arame|lata|terra|estrume|esgoto|vidro sujo|anzol|espinho|farpa ~ pisei|pisou|espetei|espetou|furei|furou|cortei|cortou|enfiei|enfiou|entrou',
  ],
  'body-blow': [
    `${WITH_CHILD}|meses|semanas ~ pontape|murro|soco|pancada|chute|caiu|cai|acidente|bati|levei|batida|queda ~ barriga|carro|gravida|gravidez`,
    'pancada|pontape|murro|soco|chute|coice|cotovelada|joelhada|guiador|volante|caiu de barriga|bateu com a barriga|bati com a barriga|bateu a barriga|bati a barriga|levei na barriga ~ barriga|estomago|costelas|costas|rim|flanco',
  ],
  'likely-broken': [
    'pulso|punho|tornozelo|pe|braco|perna|dedo|mao|cotovelo|ombro|joelho ~ caiu|cai|queda|tombo|torceu|torci|escorreguei|escorregou|bateu ~ nao mexe|nao mexo|nao consigo mexer|nao consegue mexer|nao pisa|nao consigo pisar|nao consigo apoiar|nao apoia|estalo|muito inchado|inchado e roxo|inchadissimo|inchou na hora|torto',
    `${LIMB} ~ dei um jeito|dei mau jeito|torci|torceu|virei|virou|caiu|cai|bati|bateu|pisei em falso|destronquei|destroncou|bolada|futebol|jogando bola ~ nao consigo pisar|nao consegue pisar|nao piso|nao pisa|nem pisar|pisar nem|nao apoio|nao consigo apoiar|nao consigo por o pe|nao consigo botar o pe|nao aguento pisar|nao mexo|nao consigo mexer|virou uma bola|inchou muito|um melao|uma bola|inchadao|todo roxo|roxo e inchado|nem dois passos|nem 2 passos|nao consigo andar|nao consegue andar`,
  ],
  'struck-by-vehicle': [
    'atropelad*|atropelou|atropelaram|colhid* ~ carro|mota|moto|onibus|autocarro|caminhao|camiao|levanta|rua|agora|hoje|perna|dor|bicicleta|comboio|trem|nao',
  ],
  'sudden-limb-pain': [
    'perna|pe|braco|mao ~ gelad*|fria|frio|gelid* ~ branca|branco|palida|sem sentir|nao sinto|nao sente|dormente|dor forte|dor muito|de repente|roxa|sem pulso',
  ],
  'ring-stuck': [
    'anel|alianca|argola ~ pres*|entalad*|nao sai|apertad*|encravad*|travad* ~ dedo|roxo|preto|inch*|azul',
  ],
  'digit-discolored': [
    'dedo|dedos ~ roxo|preto|azul|branco|arroxeado|escuro ~ anel|alianca|argola|preso|presa|fio|linha',
  ],
}

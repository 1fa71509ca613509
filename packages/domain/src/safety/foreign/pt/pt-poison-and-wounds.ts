import type { Lexicon } from '../../lexicon/lexicon'

const SMALL =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|miudo|miuda|puto|garoto|garota|neto|neta|sobrinho|sobrinha|pequeno|pequena|irmaozinho|bebezinho|moleque|guri|guria'
const CAUSTIC =
  'lixivia|javel|javelina|soda|ambientador|desentupidor|detergente|amaciador|tira gorduras|diluente|aguarras|petroleo|gasoleo|querosene|gasolina|champo|shampoo|verniz|acetona|alcool gel|alcool em gel|agua oxigenada|creolina|formicida|carrapaticida|veneno|veneno de rato|chumbinho|mata ratos|raticida|remedio de rato|remedio de barata|baygon|agua sanitaria|candida|cloro|bleach|capsula|pastilha da maquina|cal|cimento|acido|acido de bateria|produto de limpeza|produto|naftalina|oleo de lamparina|vape|nicotina|cannabis|gominha|gummies|cigarro|bituca'
const TABLETS =
  'pastilha|pastilhas|comprimido|comprimidos|remedio|remedios|medicamento|medicamentos|medicacao|xarope|xaropes|pilula|pilulas|calmante|calmantes|ben u ron|brufen|rivotril|vitamina de ferro|ferro|paracetamol|dipirona|gotas|insulina'
const TOOK =
  'meteu a boca|meteu na boca|meteu|engoliu|bebeu|comeu|provou|tomou|chupou|abriu|lambeu|trincou|mastigou|pos na boca|botou na boca|levou a boca|deu um gole|bebericou|ingeriu|cuspiu|apanhou|achou'
const GUSH =
  'nao para|nao estanca|nao parou|sem parar|a jorros|em jato|em jacto|esguicha|esguichando|a esguichar|espirra|espirrando|jorra|bica|molhou|ja molhou|ensopa|ensopou|encharc*|toalhas|panos|lencois|tres toalhas|muito|poca|nao ha meio|que nao para|pulsa|pulsando|aos borbotoes|todo lado|toda a parte|alagou|fonte|torneira|monte|imenso'

export const PORTUGUESE_POISON_AND_WOUNDS: Lexicon = {
  'child-swallowed': [
    `${SMALL} ~ ${TOOK} ~ ${CAUSTIC}`,
    `${SMALL} ~ ${TOOK} ~ ${TABLETS}`,
    `${TOOK} ~ pilha|pilhas|bateria|ima|imanes|iman|imas|prego|alfinete|agulha|parafuso|pilha botao|pilha do comando|pilha do controle|bolinha magnetica ~ ${SMALL}|redondinha|controle|comando|relogio|brinquedo|boca`,
  ],
  'dangerous-object': [
    'pilh*|bateri*|imazinho|imazinhos ~ engoliu|engoli|meteu|enfiou|comeu|na boca|no nariz|no ouvido',
    'pilha|pilhas|bateria|iman|imanes|imas|ima ~ engoliu|engoli|nariz|ouvido|meteu|enfiou|boca|comeu|goela',
  ],
  poison: [
    `bebi|bebeu|tomei|tomou|engoli|engoliu|ingeri|ingeriu|bebido|tomaram|dei um gole ~ ${CAUSTIC.replace('|vape|nicotina|cannabis|gominha|gummies|cigarro|bituca', '')}`,
    'agrotoxico|veneno|pesticida|herbicida|defensivo|remedio de lavoura|organofosforado|roundup ~ respirei|respirou|cheirei|cheirou|aspirei|aplicando|aplicar|passando|pulverizei|lavoura|roca ~ babando|babar|tremendo|tremer|vomit*|tontura|tonto|suando|suar|falta de ar|passando mal|pupila*|desmai*',
    'envenenei|intoxicacao|intoxicado|intoxicada ~ vomit*|desmai*|veneno|produto|respira|gas|roca|lavoura|fumo|fumaca',
    'fumaca|fumo|incendio ~ respirei|respirou|inalei|inalou|inalado|aspirou ~ tosse|ar|tonto|rouco|rouca|tossir|tossindo|preto|fuligem',
  ],
  'mixed-cleaners': [
    'misturei|misturou|misturar|mistura|juntei|juntou ~ lixivia|amoniaco|amonia|vinagre|agua sanitaria|cloro|candida|acido|desinfetante|javel|bleach|ajax ~ toss*|ar|respirar|arde|ardendo|olhos|garganta|peito|tonto|tonta|mal|vapor|fumo|cheiro|vomit*',
  ],
  'too-many-pills': [
    `tomei|tomou|engoliu|engoli|ingeriu|meteu|mandou abaixo|tomado|tomar ~ ${TABLETS.replace('|gotas|insulina', '')} ~ cartela|lamela|lamelas|embalagem|caixa|caixas|frasco|todos|todas|monte|data|punhado|mancheia|mao cheia|imensos|muitos|mais de|todinhos|tudo|pra dormir pra sempre|para dormir para sempre|dezenas|30|20|40|50|25|60|uma porcao`,
    'lamela inteira|lamelas inteiras|caixa inteira|embalagem inteira|lamela de|frasco inteiro|cartela inteira|cartelas inteiras ~ tomei|tomou|engoliu|engoli|comprimidos|calmantes|rivotril|paracetamol|tomado|vazia|vazias',
    'sobredose|superdosagem|overdose|sobredosagem',
  ],
  'dose-mistake': [
    'remedio|medicamento|medicacao|comprimido|comprimidos|dose|insulina|xarope|pastilhas|gotas ~ errado|errada|trocado|trocada|trocamos|trocou|troquei|enganei me|engano|enganou se|a dobrar|o dobro|duas vezes|dois seguidos|tres vezes|dose a mais|repetiu|repeti|sem querer|por engano|confundi|confundiu|de outra pessoa|10 vezes|demais',
    'tomei o dobro|tomou o dobro|dei o dobro|tomei a dobrar|tomou a dobrar|tomei duas vezes|tomou duas vezes|tomei insulina duas vezes|dobrou a dose|dobrei a dose|remedio errado|medicamento errado|medicacao errada|insulina errada|dose errada|dose a mais|tomou o remedio da|tomei o remedio da|tomei o remedio do',
  ],
  'risky-medicine': [
    'remedio da pressao|remedio do coracao|comprimidos do coracao|pastilhas do coracao|comprimidos da tensao|pastilhas da tensao|insulina|varfarina|varfine|metadona|morfina|digoxina|metformina|medicamento do coracao|remedio da diabetes|glibenclamida|anticoagulante|tramadol|fentanil|clonazepam|rivotril',
  ],
  'street-drug': [
    'cocaina|crack|heroina|po|coca|meth|md|ecstasy|mdma|bala|lsd|lanca perfume|cheirinho da lolo|anfetamina|pedra|k2|spice|keta|fentanil|fentanyl ~ cheirou|cheirei|fumou|fumei|usou|usei|tomou|tomei|injetou|injetei|cheirar|bateu|deu',
  ],
  'overdose-look': [
    'coracao a mil|coracao disparado|nao acorda|labios roxos|ressonar de forma estranha|a roncar estranho|roncando estranho|roncando esquisito|ressonar|dor no peito|convuls*|espuma*|desmai*|nao reage|sem respirar|mal respira',
  ],
  opioid: [
    'heroina|fentanil|fentanyl|metadona|oxicodona|morfina|percocet|codeina|tramadol|chuto|injetou|picou se|deu um chuto|droga ~ ressonar|ressona|roncando|roncar|labios|boca roxa|nao acorda|nao reage|mal respira|respira devagar|respira pouco|roxo|roxa|apagado|apagou|desmaiado|sem sentidos|pupilas|azul',
  ],
  'alcohol-poisoning': [
    'bebeu|bebida|alcool|vinho|aguardente|grogue|grogu|cachaca|vodka|whisky|bebedo|bebado|embriagado|porre|carraspana|bebedeira|pinga|shots ~ nao acorda|respira devagar|respira pouco|nao reage|nao responde|desmaiado|gelado|sem sentidos|inconsciente|roxo|apagou|vomita a dormir|vomitando desacordado|frio e',
  ],
  withdrawal: [
    'parei de beber|parou de beber|deixei de beber|deixou de beber|larguei a bebida|largou a bebida|sem beber|cortei a bebida|parei com o alcool|deixei o alcool|parei os calmantes|parei o rivotril|parei o diazepam|sem o rivotril|parei o clonazepam|abstinencia|ressaca da heroina|deixei a bebida',
  ],
  confused: [
    'vendo bicho|vendo bichos|ver bichos|a ver bichos|ve bichos|vendo coisas|ver coisas que nao|ve coisas que nao|alucina|a alucinar|alucinando|vendo vultos',
  ],
  'wild-mushroom': [
    'cogumelo|cogumelos|fungos|miscaros ~ mato|monte|apanhei|apanhamos|apanhou|apanhados|pinhal|selvagens|silvestres|campo|quintal|colhidos',
  ],
  'carbon-monoxide': [
    'gerador|braseira|braseiro|carvao|esquentador|aquecedor|lareira|salamandra|churrasqueira|motor ligado|carro ligado|fogao a gas|caldeira|brasa ~ zonzos|zonzo|zonza|tontos|tontas|dor de cabeca|dores de cabeca|enjoados|enjoo|vomitar|vomitando|sono|desmaiou|mal dispostos|mal disposta|moles|passando mal|acordamos|fechada|fechado ~ zonz*|tont*|cabeca|enjo*|vomit*|mal|sono|desmai*|moles',
    'detector|alarme|sensor ~ monoxido|gas|co ~ apitou|apitando|tocou|apita|disparou|a tocar|a apitar',
    'cheira a gas|cheiro a gas|fuga de gas|escape de gas|vazando gas',
  ],
  'severe-bleeding': [
    `sangue|sangra|sangrar|sangrando|sangrou|esvair|esvaindo|deita sangue|a sangrar ~ ${GUSH}`,
    'a esvair se em sangue|esvai se em sangue|esvaindo se|perdeu muito sangue|perde muito sangue|a perder muito sangue|perdendo muito sangue|sangue aos jorros|sangue a esguichar|sangue nao estanca|sangra imenso|a sangrar imenso|a sangrar muito|sangue por tudo quanto|cheio de sangue|nao consigo estancar|nao conseguimos estancar|nao estanca|ensanguentado',
  ],
  'deep-cut': [
    'corte|cortei|cortou|golpe|golpei|rasgao|rasguei|rasgou|talho|lanho|ferida|abri|abriu ~ fundo|funda|profundo|profunda|leva pontos|levar pontos|precisa de ponto|precisa de pontos|precisa ponto|gordurinha|ver o osso|ve se o osso|osso a mostra|carne a mostra|aberto|aberta|escancarado|tendao|musculo|amarelinho por dentro',
    'cortei a mao fundo|cortou a mao fundo|acho que leva pontos|acho que precisa de pontos|acho q precisa de ponto|ve a gordura|ver a gordura|ve se a gordura',
  ],
  amputation: [
    'dedo|dedos|mao|braco|pe|perna|orelha|ponta do dedo|falange ~ serra|rebarbadora|maquiteira|makita|maquina|corta relva|cortador|machado|rocadora|moto serra|motosserra|plaina|porta|prensa|moedor ~ levou|arrancou|cortou|cortado|fora|decepou|decepado|separad*|pendurad*|perdeu|ficou sem|sem o dedo|esmagou|triturou|levou me|levou lhe',
    'dedo|dedos|mao|orelha|pe ~ pendurado por|pendurado so|preso por uma pele|preso so pela pele|pendurado por uma pele|caiu fora|ficou sem|ficou no chao|num saco com gelo|no gelo',
  ],
  crushed: [
    'passou por cima|passaram por cima|passou lhe por cima|passou em cima|atropelou e passou ~ carro|caminhao|camiao|trator|onibus|autocarro|empilhadeira|roda|pneu',
    'mao|dedo|dedos|pe|perna|braco|corpo|peito|cabeca|ele|ela ~ prendeu|preso|presa|esmagada|esmagado|esmagou|prensou|prensada|prensado|entalado|entalada|entalou|apanhou|debaixo|embaixo ~ maquina|prensa|tapete rolante|esteira|empilhadora|empilhadeira|trator|camiao|caminhao|portao|rolo|engrenagem|viga|muro|parede caiu|elevador|moinho',
  ],
  gunshot: [
    'balaco|balazio|tiroteio|bala|tiro|chumbada|alvejado|alvejada ~ levou|apanhou|levei|perna|braco|barriga|peito|costas|cabeca|no pe|na coxa|no ombro|sangr*|apanhei|acertou',
    'esfaqueado|esfaqueada|esfaquearam|facada|facadas|navalhada|canivetada|espetou lhe a faca|espetaram lhe|apunhalado|apunhalada|punhalada|peixeirada ~ barriga|peito|costas|pescoco|perna|braco|foi|levou|sangr*|apanhou|deram|briga|assalto|lhe|nele|nela|amigo|vizinho|irmao',
  ],
  impaled: [
    'ferro|vergalhao|pau|estaca|faca|chave de fendas|prego|vidro|espeto|tesoura|vara|arame|cano|tubo|caco ~ espetado|espetada|enfiado|enfiada|cravado|cravada|atravessado|atravessou|fincado|enterrado|trespassou|entrou ~ coxa|perna|barriga|peito|pescoco|costas|olho|braco|mao|cara|pe|virilha|corpo',
  ],
  'bad-fracture': [
    'osso|ossos|canela ~ saiu|de fora|para fora|pra fora|furou a pele|rasgou a pele|a mostra|a ver se|aparecendo|espetado ~ pele|perna|braco|queda|caiu|fora|mostra|tornozelo|dedo|punho|canela|pe',
    'perna|braco|tornozelo|punho|pe|pulso|canela|joelho|cotovelo|ombro ~ partiu|partido|partida|quebrou|quebrada|quebrado|caiu|queda|cai ~ torta|torto|virado|virada|virou ao contrario|ao contrario|desalinhado|em z|entortou|pendurado|balancando',
    'perna|pe ~ mais curta|mais curto|encurtou ~ virada|virado|caiu|queda|para fora|pra fora|quadril|anca',
  ],
  'broken-bone': [
    'perna|braco|pulso|punho|tornozelo|pe|dedo|dedo do pe|anca|quadril|costela|costelas|clavicula|nariz|mao|bacia|cotovelo|ombro|dedao ~ partiu|parti|partido|partida|partir|quebr*|fratur*|rachou|trinc*|desloc*|luxou|saiu do lugar|saiu do sitio',
  ],
  'likely-broken': [
    'pulso|punho|tornozelo|pe|braco|perna|dedo|mao|cotovelo|ombro|joelho ~ caiu|cai|queda|tombo|torceu|torci|escorreguei|escorregou|bateu ~ nao mexe|nao mexo|nao consigo mexer|nao consegue mexer|nao pisa|nao consigo pisar|nao consigo apoiar|nao apoia|estalo|muito inchado|inchado e roxo|inchadissimo|inchou na hora|torto|inchado',
  ],
  'dangerous-accident': [
    'atropelad*|atropelou|atropelaram|colhido|colhida|capot*|despistou|despiste|choque frontal|bateu de frente|acidente de mota|acidente de carro|acidente de trator|acidente de bicicleta|projetado|projetada|foi cuspido|foi cuspida ~ levanta|carro|mota|moto|caminhao|camiao|dor|doi|sangr*|desmai*|rua|estrada|barriga|hoje|agora|autocarro|onibus|bicicleta|vidro',
  ],
  'struck-by-vehicle': [
    'atropelad*|atropelou|atropelaram|colhid* ~ carro|mota|moto|onibus|autocarro|caminhao|camiao|levanta|rua|agora|hoje|perna|dor|bicicleta|comboio|trem|nao',
  ],
  'shock-look': [
    'nao levanta|nao se levanta|nao consegue levantar|pele gelada|pele fria e|gelado e branco|gelada e branca ~ atropelad*|acidente|sangr*|suor|pulso|queda|caiu|branco|branca|fraco|capot*',
  ],
  'bad-burn': [
    'oleo|azeite|agua|cha|cafe|sopa|leite|gordura|banha|panela|caldo|feijao|ferver|fervente|a ferver|panela de pressao|churrasqueira|fogueira|gasolina|alcool|cha quente|frigideira|ferro ~ queimou|queimada|queimado|queimou se|escaldou|escaldou se|escaldada|entornou|caiu|virou|voou|explodiu|espirrou|derramou|queimei|derrubou ~ cara|rosto|olhos|peito|bebe|bebezinho|filho|filha|neto|neta|miudo|miuda|crianca|menino|menina|barriga|toda|todo|corpo|pescoco|sobrinho|sobrinha|pele saindo|pele a sair|pele a cair|nenem|genitais|maos todas',
    'pele ~ a sair|a cair|a soltar|saindo|soltando|caiu|saiu|branca|preta|em carne viva ~ queimad*|queimou*|oleo|agua|escald*|fogo|queimei',
    'pegou fogo na roupa|roupa pegou fogo|roupa a arder|a arder em chamas|incendiou se|ardeu a roupa|explosao',
  ],
  'chemical-splash': [
    'olho|olhos|vista ~ queimad*|queimou ~ cal|acido|cimento|soda|lixivia|produto|solda|amonia',
    `olho|olhos|vista ~ ${CAUSTIC} ~ entrou|caiu|saltou|espirrou|salpicou|pingou|foi|meteu|atirou|atiraram|jogou|jogaram|arder|ardendo|no olho|nos olhos|vejo|enxerg*`,
  ],
  'eye-injury': [
    'olho|olhos ~ limalha|farpa|rebarba|arame|ramo|pau|vidro|ferro|pedra|prego|bola|murro|soco|garfo|unha|anzol|lasca|estilhaco|paintball|foguete|fogos ~ entrou|furou|acertou|bateu|espetou|cravou|levou|apanhou|sangr*|vejo|enxerg*|saltou|esmerilhando|soldando',
  ],
  'electric-shock': [
    'choque eletrico|choque da tomada|choque no fio|choque na tomada|apanhou um choque|apanhei um choque|levei um choque|levou um choque|tomei um choque|tomou um choque|ficou grudado|ficou grudada|ficou colado ao fio|ficou preso no fio|eletrocut*|fulminad*|atingido por um raio|raio ~ choque|fio|tomada|desmai*|queim*|coracao|grudad*|corrente|eletric*|dedo|mao|cabo|raio|caiu|peito|jogou|caixa|atingid*|chuveiro',
  ],
  drowning: [
    'afogou se|afogar se|a afogar|quase se afogou|afogou|afogado|afogada|afogamento ~ piscina|mar|rio|praia|tanque|banheira|lago|agua|tirar*|respira|filho|filha|crianca|poco',
    'tiraram|tirei|tiramos|encontrei|encontramos|achei ~ fundo|piscina|tanque|banheira|poco|balde ~ piscina|agua|boiar|boiando|fundo|de brucos|roxo|roxa|respira|crianca|menino|menina|miudo|miuda',
  ],
  'heat-stroke': [
    'sol|calor|obra|campo|roca|carro|telhado|onda de calor|apanhar sol|estufa|forno ~ desmai*|a ferver|escaldar|pele seca|pele quente|nao sua|nao transpira|deixou de transpirar|parou de suar|disparates|confus*|delir*|baralhad*|vomit*|convuls*|nao acorda|nao responde|trancad*|fechad*|esquecid* ~ a ferver|desmai*|seca|quente|nao sua|nao transpira|deixou|parou|confus*|delir*|disparates|baralhad*|nao acorda|nao responde|convuls*|nada com nada|coisa com coisa',
    'trancada no carro|trancado no carro|fechada no carro|fechado no carro|esquecida no carro|esquecido no carro|presa no carro|preso no carro ~ sol|calor|crianca|bebe|filho|filha|acorda|vermelh*|suad*',
  ],
  'cold-limb': [
    'perna|pe|mao|braco|dedos|dedo ~ gelad*|frio|fria|gelid* ~ branc*|rox*|palid*|dormente|sem sentir|nao sint*|nao sent*|azul*|dor|doi|morta|morto|sem pulso',
  ],
  'sudden-limb-pain': [
    'perna|pe|braco|mao ~ gelad*|fria|frio|gelid* ~ branca|branco|palida|sem sentir|nao sinto|nao sente|dormente|dor forte|dor muito|de repente|roxa|sem pulso',
  ],
  nosebleed: ['nariz ~ a sangrar|sangrar|deita sangue|deitar sangue|sangra|hemorragia|jorr*|sangue'],
  blow: [
    'depois da pancada|depois de uma pancada|apos a pancada|depois do murro|depois da queda|depois do tombo|levou uma pancada|levei uma pancada|desde a pancada',
    'pancada|pontape|murro|soco|chute|coice|cotovelada|joelhada|bateu com ~ barriga|costas|peito|cabeca|olho|flanco|costelas|rim',
  ],
  'body-blow': [
    'pancada|pontape|murro|soco|chute|coice|cotovelada|joelhada|guiador|volante|caiu de barriga|bateu com a barriga|bati com a barriga|bateu a barriga|bati a barriga|levei na barriga ~ barriga|estomago|costelas|costas|rim|flanco',
  ],
  'dirty-wound': [
    'prego|ferrugem|enferrujad*|arame|lata|terra|estrume|esgoto|vidro sujo|anzol|espinho|farpa ~ pisei|pisou|espetei|espetou|furei|furou|cortei|cortou|enfiei|enfiou|entrou',
  ],
}

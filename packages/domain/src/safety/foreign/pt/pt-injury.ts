import type { Lexicon } from '../../lexicon/lexicon'

const CHILD =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|sobrinho|sobrinha|neto|neta|guri|guria|pequeno|pequena|ele|ela|irmaozinho|baby'
const CHEMICAL =
  'limpa vidro|limpa vidros|limpador|perfume|alcool|produto azul|agua sanitaria|candida|qboa|desinfetante|detergente|cloro|soda caustica|acido|gasolina|querosene|veneno|chumbinho|pinho sol|amaciante|sabao|limpa forno|produto de limpeza|produto quimico|solvente|thinner|tinta|raticida|inseticida|agrotoxico|anticongelante|bleach|removedor|acetona|amonia|desentupidor|alvejante|capsula de lavar|naftalina|veneno de rato|drano|fabuloso'
const PILLS =
  'comprimido|comprimidos|remedio|remedios|pilula|pilulas|rivotril|paracetamol|tylenol|clonazepam|ibuprofeno|calmante|calmantes|antidepressivo|antidepressivos|dipirona|capsulas|capsula|xanax|advil|tarja preta|medicamento|medicamentos|diazepam|zolpidem'
const MUCH =
  'nao para|nao parava|nao estanca|jorrando|jorra|jorrou|esguichando|esguicha|espirrando|muito|demais|sem parar|nao consigo parar|nao conseguimos parar|nao quer parar|encharcou|encharcado|encharcada|ensopou|poca|litros|feito torneira|igual torneira|como torneira|um monte|pra todo lado|por todo lado|rios|bastante|escorrendo muito|varias toalhas|toalha atras|cachoeira|nao ta parando|aos montes|bicas'

export const PORTUGUESE_INJURY: Lexicon = {
  'severe-bleeding': [
    `sangue|sangrando|sangra|sangramento|sangrou|sangrar|hemorragia ~ ${MUCH}`,
    'hemorragia|se esvaindo em sangue|poca de sangue|banho de sangue|cortou a arteria|perdendo sangue|perdeu muito sangue|sangue vivo sem parar|lavado de sangue|coberto de sangue|coberta de sangue',
  ],
  'blood-flow': ['sangue ~ escorrendo|jorrando|nao para|saindo'],
  'deep-cut': [
    'corte|cortou|cortei|ferida|talho|rasgo|machucado|rasgou ~ fundo|funda|profundo|profunda|ate o osso|vendo o osso|aparecendo o osso|ve o osso|ver o osso|aberta|aberto|gordura|carne viva',
  ],
  'minor-cut': [
    'cortinho|corte pequeno|arranhao|arranhado|ralado|ralei|ralou|esfolado|cortei o dedo|cortou o dedo|corte no dedo|cortei a mao',
  ],
  amputation: [
    'dedo|dedos|mao|pe|braco|dedao ~ decepou|decepado|arrancou|arrancado|cortou fora|cortado fora|amputou|caiu fora|serra|triturou|esmagou|esmagado|moeu|maquina arrancou|pendurado|perdeu o dedo|decepada|na maquina',
  ],
  nosebleed: ['nariz ~ sangrando|sangra|sangue|sangramento|sangrou'],
  impaled: [
    'espetado|enfiado|cravado|atravessou|atravessado|empalado|fincado ~ faca|ferro|vergalhao|prego|pau|vidro|barriga|peito|perna|pescoco',
  ],
  gunshot: [
    'tiro|tiros|bala|baleado|baleada|balearam ~ levou|tomou|levei|tomei|perna|braco|barriga|peito|cabeca|costas|sangue|baleado|acertou|pegou|deram',
    'baleado|baleada|balearam|esfaqueado|esfaqueada|esfaqueou|esfaquearam|levou uma facada|levei uma facada|levou facada|levou um tiro|tomou um tiro|tomou uma facada|deram uma facada|deu uma facada|facada na|facada no',
  ],
  'dangerous-accident': [
    'atropelado|atropelada|atropelou|atropelaram|capotou|capotamos|capotei|capotagem|batida de carro|acidente de carro|acidente de moto|acidente feio|acidente grave|bateu de moto|bateu o carro|bateram no carro|carro bateu|caiu da moto|cai da moto|arremessado|arremessada|acidente de bicicleta|caiu do cavalo|acidente de transito|batida feia|acidente de caminhao',
    'pulou|se jogou|caiu|cai|queda|despencou ~ telhado|escada|andaime|laje|arvore|segundo andar|primeiro andar|terceiro andar|quarto andar|quinto andar|predio|janela|varanda|metros|altura|andar|barranco|sacada',
  ],
  'odd-limbs': [
    'formigamento|formigando|formigam ~ maos|pernas|bracos|pes|dedos|pescoco',
    'pernas|bracos|perna|braco|pes|maos ~ nao sente|nao sinto|nao mexe|nao mexo|dormente|dormentes|formigando|paralisado|paralisadas',
  ],
  'heavy-fall': ['caiu|cai|queda|despencou ~ telhado|escada|andaime|laje|andar|metros|janela'],
  fall: [
    'caiu|cai|queda|escorregou|escorreguei|tombo|levou um tombo|levei um tombo ~ banheiro|chao|casa|rua|calcada|gelo|neve|cama|bicicleta|joelho|quadril|punho|escada|hoje|ontem|chuveiro',
  ],
  'neck-injury': [
    'caiu|cai|caida|despencou|queda|pulou ~ segundo andar|terceiro andar|quarto andar|quinto andar|2 andar|3 andar|4 andar|telhado',
    'pescoco|coluna|cervical ~ quebrou|quebrado|quebrei|estalou|mergulho|mergulhou|acidente|queda|caiu',
  ],
  'bad-fracture': [
    'osso|ossos ~ aparecendo|pra fora|para fora|exposto|saiu|saindo|furou|furando|aparece|apareceu|atravessou',
    'fratura exposta',
    'perna|braco|pe|punho|tornozelo|joelho|dedo|mao ~ torto|torta|virado|virada|pendurado|pendurada|dobrado pro lado|dobrada pro lado ~ caiu|cai|queda|quebrou|acidente|osso|bola|bateu',
  ],
  'broken-bone': [
    'perna|braco|punho|tornozelo|pe|dedo|quadril|costela|costelas|clavicula|nariz|osso|femur|bacia ~ quebrou|quebrado|quebrada|quebrei|fraturou|fratura|fraturei|fraturado|trincou|partiu',
    'quadril|bacia ~ caiu|queda ~ levantar|andar|mexer',
  ],
  'head-injury': [
    'cabeca|testa|nuca|cranio ~ bateu|bati|batendo|pancada|batida|caiu de|cai de|galo|tombo|rachou|acertou|levou|abriu|machucou|caiu',
    'traumatismo craniano|concussao',
  ],
  'infant-fall': [
    'bebe|nenem|nene|filho|filha ~ caiu|rolou|queda|tombou ~ cama|sofa|trocador|colo|berco|bercinho|cabeca|chao|escada|carrinho|mesa',
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
  ],
  'chemical-splash': [
    `olho|olhos|vista ~ ${CHEMICAL}|produto|cimento|cal|spray de pimenta|superbonder|super bonder ~ espirrou|caiu|entrou|pingou|respingou|ardendo|queimando|jogaram|bateu`,
  ],
  'eye-injury': [
    'olho ~ furou|furado|prego|espeto|vidro|caco|metal|estilhaco|faca|tesoura|anzol|soco|galho|perfurou|lapis|sangrando|bolada',
  ],
  'electric-shock': [
    'choque|tomada|fio|corrente|eletrocutado|eletrocutada|raio|alta tensao ~ levou|tomou|levei|tomei|colocou|enfiou|eletrico|eletrica|grudou|jogado|jogou longe|desmaiou|eletrocutado|caiu|dedo|atingido|atingiu|pegou|mordeu',
  ],
  drowning: [
    'afogou|afogando|afogado|afogada|afogamento|quase se afogou|quase afogou',
    'piscina|banheira|mar|rio|lago|balde ~ fundo|boiando|afundou|engoliu agua|engoliu muita agua|debaixo d agua|embaixo d agua|submerso|de brucos',
  ],
  'too-many-pills': [
    `tomei|tomou|tomando|engoliu|engoli|ingeriu|tomar ~ ${PILLS} ~ todos|todo|toda|inteira|inteiro|muitos|muito|varios|monte|punhado|cartela|caixa|frasco|vidro|demais|20|30|40|50|15|25|60|vinte|trinta|quarenta|quinze|dez de|tudo|de uma vez|um tanto|mao cheia|vidro todo`,
    `cartela|caixa|frasco|vidro|pote|cartelas|punhado ~ ${PILLS} ~ tomou|tomei|vazio|vazia|inteira|inteiro|engoliu|toda|todo|vazias|vazios`,
    'superdose|overdose|remedios demais|remedio demais|cartela inteira|cartela toda|caixa inteira de|vidro inteiro de|tomou todos os|tomei todos os|tomei tudo de uma vez|tomou tudo de uma vez|cartelas vazias|cartela vazia|tomei a cartela|tomou a cartela|tomei a caixa|tomou a caixa|muitos comprimidos|tomei o vidro|tomou o vidro|tomou o frasco|tomei o frasco',
    'dose dobrada|insulina demais|dobro da dose|dobro da insulina|insulina a mais',
  ],
  opioid: [
    'heroina|fentanil|metadona|oxi|oxicodona|morfina|percocet|droga|drogas|tramadol|opioide|injetou ~ nao acorda|nao reage|nao responde|nao respira|mal respira|respirando mal|roncando|labio|labios|roxo|roxa|inconsciente|apagado|apagou|desmaiado',
  ],
  'alcohol-poisoning': [
    'bebeu|alcool|bebado|bebada|cachaca|vodka|uisque|bebida|porre ~ nao acorda|inconsciente|nao reage|nao responde|desacordado|desacordada|respirando mal|apagado|gelado|coma|roxo',
    'coma alcoolico',
  ],
  'child-swallowed': [
    `bebeu|engoliu|tomou|comeu|ingeriu|bebendo|lambeu|boca|abriu|achou ~ ${CHEMICAL}`,
    `${CHILD} ~ engoliu|tomou|comeu|pegou|boca|mastigou|achou|mastigando ~ ${PILLS}|meus remedios|remedio da|remedio do`,
    'bateria|pilha|pilhas|ima|imas|prego|agulha|alfinete|caco de vidro|bateria de relogio|parafuso|gilete ~ engoliu|engolido|boca|comeu|colocou na boca|sumiu|engolir',
  ],
  'dangerous-object': ['bateria|pilha|ima|imas ~ engoliu|nariz|ouvido|boca|comeu'],
  poison: [
    'envenenado|envenenada|envenenamento|envenenaram|envenenou|me envenenei',
    'intoxicado|intoxicada|intoxicacao ~ vomitando|passando mal|mal|cogumelo|gas|grave|filho|filha|respirar',
    `bebi|bebeu|tomei|tomou|engoli|ingeri|ingeriu ~ ${CHEMICAL}`,
  ],
  'mixed-cleaners': ['misturei|misturou|misturar ~ agua sanitaria|cloro|candida|alvejante|amonia|vinagre'],
  'wild-mushroom': ['cogumelo|cogumelos ~ mato|jardim|selvagem|quintal|floresta|colhi|colheu|colhemos'],
  'carbon-monoxide': [
    'monoxido|vazamento de gas|vazando gas|cheiro de gas|alarme de co|alarme de monoxido|detector de co',
    'aquecedor|gerador|churrasqueira|carvao|gas|lareira|fogareiro|boiler|motor ligado|garagem|aquecimento|fogao ~ dor de cabeca|tontura|tonto|tonta|tontos|enjoo|enjoado|vomitando|desmaiou|passando mal|sonolento|sono|cabeca doendo|enjoados|mal estar',
  ],
  'heat-stroke': [
    'insolacao|sol|calor|carro fechado|dentro do carro|sol quente|obra|lavoura|telhado|estufa ~ parou de suar|nao sua|delirando|desmaiou|desmaiada|confuso|confusa|inconsciente|besteira|vomitando|coisa com coisa|nao acorda|nao responde|pele quente|pele seca|convulsao|desorientado|nada com nada|pele vermelha',
    'golpe de calor|trancado no carro|trancada no carro|esquecido no carro|esqueceu no carro|preso no carro no sol|esqueceram no carro',
  ],
  hypothermia: [
    'hipotermia',
    'frio|neve|gelo|congelando ~ inconsciente|parou de tremer|nao fala|confuso|nao acorda|dormindo na rua',
  ],
  frostbite: ['dedos|dedo|pes|maos ~ congelados|congelado|congelou|queimados de frio|congelaram'],
  'snake-bite': ['cobra|cascavel|jararaca|serpente|coral ~ picou|picado|picada|mordeu|mordido|mordida'],
  'animal-bite': ['cachorro|gato|rato|morcego|guaxinim|macaco|cao ~ mordeu|mordido|mordida|atacou|arranhou|mordidas'],
  mauled: ['cachorro|pitbull|pit bull|cao ~ atacou|estracalhou|arrancou|nao solta|rosto|pescoco'],
  'spider-bite': ['aranha|escorpiao|viuva negra|aranha marrom ~ picou|picada|picado|mordeu|ferroou'],
  'insect-sting': ['mosquito|pernilongo|picada de inseto|percevejo|pulga|borrachudo|muricoca'],
  'tick-bite': ['carrapato|carrapatos'],
  crushed: [
    'esmagou|esmagado|esmagada|prensado|prensada|preso|presa|prensou|imprensado ~ maquina|prensa|caminhao|empilhadeira|parede|viga|trator|portao|porta',
  ],
  sprain: [
    'torci|torceu|torcido|torcao|virei o pe|virou o pe|luxei|entorse|mau jeito|distensao ~ tornozelo|pe|punho|joelho|dedo|ombro|costas|leve|jogando|pescoco',
    'torcicolo|entorse|estiramento|deu mau jeito',
  ],
  bruise: ['hematoma|roxo na perna|roxo no braco|mancha roxa|ficou roxinho de bater'],
}

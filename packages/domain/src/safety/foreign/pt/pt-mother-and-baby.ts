import type { Lexicon } from '../../lexicon/lexicon'

const BABY =
  'bebe|nenem|nene|recem nascido|recem nascida|bebezinho|bebezinha|meu filho|minha filha|menina|menino|gemeos|gemea|gemeo|bb|pequenino|pequenina'
const WITH_CHILD =
  'gravida|gravidez|gestante|gestacao|gestacional|barriga de|buchuda|esperando bebe|esperando nenem|grav'

export const PORTUGUESE_MOTHER_AND_BABY: Lexicon = {
  pregnant: [
    'estou de esperancas|de esperancas|a espera de bebe|a espera de um bebe|buchuda|embarazada|gravidez|semanas de gravida|meses de gravida|de meses gravida|prenhe|to gravida|gravidissima',
  ],
  postpartum: [
    'tive bebe|tive o meu bebe|tive o meu filho|tive a minha filha|fui mae ha|pariu ha|nasceu o bebe|acabei de ter o bebe|acabei de parir|depois de parir|depois de ter o bebe|quarentena do parto|recem parida|puerpera',
  ],
  contractions: [
    'ter o bebe|ter o nenem|ter a crianca|ter bebe|ter nenem|ganhar o bebe|ganhar o nenem|ganhar nenem|parir|dar a luz|a parir|nascer|a nascer|nascendo ~ em casa|no carro|aqui|agora|ja|banheiro|casa de banho|taxi|na cama|no chao|elevador|rua|sozinha|cabeca|cabecinha|ambulancia',
    'dores de parto|dor de parto|dores do parto|contracoes|contracao|em trabalho de parto|entrei em trabalho|rebentaram as aguas e',
    'vontade de fazer forca|vontade de empurrar|forca pra sair|forca para sair|a fazer forca ~ bebe|gravida|contracoes|dores|semanas|sair|barriga|parto',
  ],
  'birth-now': [
    'cabeca|cabecinha|cabelo|cabelinho|pezinho|pe|bumbum|rabinho ~ a sair|saindo|saiu|ja se ve|da pra ver|da para ver|aparecendo|a aparecer|sinto|apareceu|de fora|coroando|coroou|ver o ~ bebe|nenem|parto|hospital|tempo|contracoes|forca|gravida|semanas|mulher|esposa|sair|sai|aparecendo|carro|crianca|ver',
    'bebe|nenem|crianca ~ ja esta a sair|esta a sair|ta saindo|esta saindo|saindo|a nascer|nascendo|ta nascendo|quer sair|vai nascer ja|vai sair ~ agora|ja|carro|casa|aqui|hospital|cabeca|ajuda|faco|tempo|a caminho|banheiro|saindo|sair|nascer|nascendo',
    'nao da tempo de chegar|nao vai dar tempo de chegar|nao chega a tempo|acabou de nascer em casa|acabou de nascer no|nasceu agora|nasceu agorinha|nasceu ha pouco|nasceu ha minutos ~ bebe|nenem|crianca|parto|cabeca|cabecinha|hospital|placenta|cordao|sangr*|roxo',
  ],
  'cord-out': [
    'cordao|cordao umbilical ~ de fora|para fora|pra fora|saiu|a sair|saindo|sai pela|aparece|desceu|primeiro',
  ],
  'infant-word': ['fralda|fraldas ~ nao molha|nao molhou|seca|secas|mama|mamar|moleira|lagrima|lagrimas|leite'],
  'placenta-in': [
    'placenta|secundinas|parias|companheira do parto ~ nao saiu|nao sai|nao desceu|ficou dentro|ficou la dentro|presa|ainda nao|nao veio|retida|pedaco|saiu so metade|nao quer sair',
  ],
  'fluid-leak': [
    'rebentaram as aguas|as aguas rebentaram|aguas rebentaram|rebentou a bolsa|rebentou me a bolsa|rebentou a agua|rebentaram me as aguas|romperam as aguas|romperam se as aguas|bolsa das aguas|estourou a bolsa|arrebentou a bolsa|bolsa arrebentou|bolsa estorou|perdi as aguas|sai agua aos montes|desceu um monte de agua|escorreu agua|escorrendo agua pelas pernas|molhou tudo de agua|perda de liquido|a perder liquido|liquido verde',
    `agua|liquido|molhada|aguinha ~ escorre|escorreu|escorrendo|desceu|saiu|a sair|pingando|pelas pernas ~ ${WITH_CHILD}|bebe|semanas|pernas abaixo`,
  ],
  'baby-moves-less': [
    `bebe|bb|nenem|nene|barriga ~ mexe menos|mexer menos|quase nao mexe|quase nao se mexe|nao se mexe|deixou de mexer|deixou de se mexer|parou|nao da pontapes|nao da chutes|sem pontapes|sem chute|sossegado demais|muito parado|muito quieto|nao o sinto|nao sinto mexer|nao mexeu|nao sinto os pontapes|nao mexe ~ ontem|hoje|semanas|meses|${WITH_CHILD}|barriga|manha|dentro|doce|acucar|noite`,
  ],
  'vaginal-bleeding': [
    `${WITH_CHILD} ~ sangrar|a sangrar|sangra|sangrou|sangue|sangramento|sangrando|perder sangue|perdas de sangue|perda de sangue|borra|manchas de sangue|corrimento castanho|corrimento marrom|coagulos|calcinha|cuecas`,
    'perdas de sangue|perder sangue por baixo|sangue por baixo|sangrar por baixo|sangrando por baixo|a deitar sangue por baixo|hemorragia vaginal|sangue vivo na calcinha|sangue nas cuecas|sangramento fora|sangra depois das relacoes|sangro depois das relacoes',
  ],
  'heavy-vaginal-bleeding': [
    'encharco|encharcar|encharcando|ensopo|ensopar|ensopei|encho|enchendo|encher|troco|trocar|empapo|gasto|molho|uso ~ penso|pensos|absorvente|absorventes|modess|toalha|toalhas|fralda|fraldas|tampao ~ hora|horas|meia hora|minutos|seguidos|atras do outro|atras de outro',
    'coagulos|coalhos ~ do tamanho|como ovos|como uma laranja|bola de golfe|limao|enormes|maiores ~ parto|bebe|vagina|menstruacao|por baixo|cesarea|sangue|sangr*|gravida|aborto',
    'parto|cesarea|cesariana|bebe|aborto ~ sangrar muito|a sangrar imenso|hemorragia|sangra muito|sangro muito|sangra que|sangue pelas pernas|sangue pernas abaixo|poca de sangue|sangra por todo|nao para de sangrar',
  ],
  'seeing-sparkles': [
    `${WITH_CHILD}|tensao alta|pressao alta ~ luzinhas|estrelas|bolinhas|luzes|pontos|pontinhos|manchas|vagalumes ~ ver|vejo|vendo|vista|olhos|brilhando`,
  ],
  'swollen-hands-face': [
    'inchei|inchou|inchada|inchado|inchando|a inchar|inchadissima ~ cara|rosto|maos|olhos|dedos ~ gravida|gestante|gravidez|maos|rosto|cara|semanas|meses|repente|barriga',
  ],
  'body-blow': [
    `${WITH_CHILD}|meses|semanas ~ pontape|murro|soco|pancada|chute|caiu|cai|acidente|bati|levei|batida|queda ~ barriga|carro|gravida|gravidez`,
  ],
  'belly-pain': [
    `${WITH_CHILD} ~ dor de um lado|dor dum lado|dor so de um lado|pontada de um lado|dor no lado|dor do lado|dor no ovario|fisgada de um lado|dor na trompa|pontadas do lado`,
    'menstruacao atrasada|atraso menstrual|periodo atrasado|falta me o periodo|atraso de ~ dor num lado|dor de um lado|dor do lado|dor no lado|pontada|dor na barriga|dor em baixo',
  ],
  'missed-periods': [
    'menstruacao|periodo|regra ~ nao vem|nao veio|nao desce|nao desceu|parou|falta|atras* ~ mes|meses|semanas|3|tres|dois|duas|faz|ha',
  ],
  'period-late': [
    'menstruacao atrasada|atraso menstrual|periodo atrasado|falta me o periodo|regra atrasada|menstruacao nao veio|menstruacao nao desceu|periodo nao veio|atraso na menstruacao|atraso de',
  ],
  'ill-baby': [
    `${BABY} ~ nao mama|nao quer mamar|nao pega|nao quer a mama|nao quer peito|nao quer biberao|recusa o biberao|nao suga|sem forca pra mamar|nao acorda pra mamar|mole|molinho|molinha|murcho|murcha|gemer|a gemer|gemendo|gemido|nao chora|choro agudo|choro fraco|chora sem parar|nao para de chorar|largado|largada|largadinho|largadinha|prostrad*|nao reage|farrapo|trapinho|parado demais|sem reacao|nao quer comer`,
  ],
  drowsy: [
    `${BABY}|crianca|miudo|miuda ~ largadinho|largadinha|largado|largada|nao acorda pra mamar|nao desperta|so dorme|dorme demais|nao abre os olhos|murchinho|murchinha|prostrad*|mole|molinho|molinha|desanimad* ~ febre|vomit*|nao mama|mamar|quente|fralda|dias|meses|queda|caiu|cama|anos|anda|esta|ta`,
  ],
  'belly-cries': [
    'chora|choro|grita|berra|gritos ~ encolhe as pernas|encolhe se|encolhendo as perninhas|dobra as pernas|perninhas ~ crises|vai e vem|coco|sangue|vomit*|palid*|branc*|intervalos|depois para|geleia|minutos|para',
  ],
  jaundice: [`${BABY} ~ amarelinho|amarelinha|amarelo|amarela|amarelado|ictericia|amarelidao`],
  'blue-lips': [`${BABY} ~ parou de respirar|ficou azul|ficou roxo|roxinho|apneia|sem respirar|segundos sem`],
  'child-abuse': [
    'padrasto|pai|tio|avo|primo|vizinho|irmao|namorado da|padre|pastor|professor|monitor|explicador|ama|baba ~ mexe com|mexeu com|mexer com|toca na|tocou na|abusa da|abusou da|anda a mexer|passa a mao|bole com|buliu com|apalpa|apalpou|faz coisas|bate na minha|bate no meu|espanca ~ filha|filho|menina|menino|neta|neto|enteada|miuda|miudo|crianca|sobrinha|comigo|mim|irma',
    'me|mim|bate me|bateu me ~ cinto|fio|chinela|vara|cabo|chicote|colher de pau|corda|mangueira ~ pai|mae|padrasto|madrasta|tio|avo|sangrar|marcas',
  ],
}

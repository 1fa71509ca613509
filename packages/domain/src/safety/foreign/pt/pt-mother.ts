import type { Lexicon } from '../../lexicon/lexicon'
import { BABY, KILL, WHO, WITH_CHILD } from './pt-words'

const CHILD =
  'filho|filha|menino|menina|crianca|miudo|miuda|bebe|neto|neta|sobrinho|sobrinha|enteado|enteada|pequeno|pequena'

/** Pregnancy, birth and babies. */
export const PORTUGUESE_MOTHER: Lexicon = {
  'seeing-sparkles': [
    'vendo|vejo|vista|enxergando|aparece ~ pontinhos|estrelinhas|brilhos|luzinhas|pontos brilhantes|brilhando|bolinhas|estrelas|luzes|flashes|manchas|moscas|faiscas',
    'ver|vejo|ve|vendo|aparecem|aparece|vista ~ luzinhas|bolinha brilhando|bolinhas brilhando|bolinhas brilhantes|pontinhos brilhantes|luzes|estrelinhas|faiscas|raios|brilhantes|vagalumes|pirilampos|clarões|claroes',
    `${WITH_CHILD}|tensao alta|pressao alta ~ luzinhas|estrelas|bolinhas|luzes|pontos|pontinhos|manchas|vagalumes ~ ver|vejo|vendo|vista|olhos|brilhando`,
  ],
  'bulging-soft-spot': [
    'moleira ~ inchada|estufada|alta|saltada|abaulada|pra fora',
    'moleira|moleirinha|fontanela ~ inchada|alta|saltada|estufada|dura|para fora|pra fora|saliente',
  ],
  'infant-fall': [
    'bebe|nenem|nene|filho|filha ~ caiu|rolou|queda|tombou ~ cama|sofa|trocador|colo|berco|bercinho|cabeca|chao|escada|carrinho|mesa',
    'trocador|fraldario|cama|sofa|berco|colo|bebe conforto|carrinho|ovo|escada|cadeirinha|andador|cadeira da papa|rede|bancada ~ caiu|rolou|despencou|tombou|escorregou|virou ~ vomit*|bebe|nenem|mole|meses|chora|cabeca|galo|filho|filha|moleira|dorm*',
  ],
  'postpartum-mood': [
    `ganhei nenem|tive bebe|tive nenem|dei a luz|pos parto|bebe nasceu|parto|recem nascido|puerperio|ganhei o bebe ~ ${KILL}|nao e meu|possuido|demonio|depressao|nao quero o bebe|jogar ~ vontade|medo|quero|penso|pensamentos|vozes|impulso|tenho|to|acho|estou|bebe`,
    'depressao pos parto|psicose pos parto|depressao puerperal',
  ],
  'vaginal-bleeding': [
    'gravida|gravidez|gestante|gestacao|semanas ~ sangrando|sangramento|sangue|sangrei|sangrou|perdendo sangue|borra|corrimento marrom|calcinha suja|manchando',
    'sangramento|sangrando|sangue|coagulos ~ vagina|vaginal|por baixo|calcinha|fora da menstruacao|entre as pernas|la embaixo',
    'aborto espontaneo|perdendo o bebe|perdendo o nenem|abortando',
    `${WITH_CHILD} ~ sangrar|a sangrar|sangra|sangrou|sangue|sangramento|sangrando|perder sangue|perdas de sangue|perda de sangue|borra|manchas de sangue|corrimento castanho|corrimento marrom|coagulos|calcinha|cuecas`,
    'perdas de sangue|perder sangue por baixo|sangue por baixo|sangrar por baixo|sangrando por baixo|a deitar sangue por baixo|hemorragia vaginal|sangue vivo na calcinha|sangue nas cuecas|sangramento fora|sangra depois das relacoes|sangro depois das relacoes',
  ],
  'heavy-vaginal-bleeding': [
    'absorvente|absorventes|fralda|tampao|forro|modess ~ hora|horas|minutos|meia hora|enchendo|encharca|encharcando|encharcado|toda hora|vazando|nao da conta|troco|trocando',
    'parto|menstruacao|menstruada|nenem|cesarea|aborto|vagina|gravida|gravidez|gestante|cesaria|regras ~ hemorragia|muito sangue|sangrando muito|coagulos|sangue demais|jorrando|nao para de sangrar|sangue nao para|sangramento forte|sangramento intenso|sangramento muito|escorrendo pelas pernas|sangue escorrendo|sangrando demais|descendo muito',
    'encharco|encharcar|encharcando|ensopo|ensopar|ensopei|encho|enchendo|encher|troco|trocar|empapo|gasto|molho|uso ~ penso|pensos|absorvente|absorventes|modess|toalha|toalhas|fralda|fraldas|tampao ~ hora|horas|meia hora|minutos|seguidos|atras do outro|atras de outro',
    'coagulos|coalhos ~ do tamanho|como ovos|como uma laranja|bola de golfe|limao|enormes|maiores ~ parto|bebe|vagina|menstruacao|por baixo|cesarea|sangue|sangr*|gravida|aborto',
    'parto|cesarea|cesariana|bebe|aborto ~ sangrar muito|a sangrar imenso|hemorragia|sangra muito|sangro muito|sangra que|sangue pelas pernas|sangue pernas abaixo|poca de sangue|sangra por todo|nao para de sangrar',
  ],
  'fluid-leak': [
    'bolsa estourou|bolsa rompeu|estourou a bolsa|rompeu a bolsa|bolsa rota|perdendo liquido|vazando liquido|liquido amniotico|bolsa furou|bolsa vazando|perdendo agua|agua descendo|estorou a bolsa|bolsa estorou',
    'rebentaram as aguas|as aguas rebentaram|aguas rebentaram|rebentou a bolsa|rebentou me a bolsa|rebentou a agua|rebentaram me as aguas|romperam as aguas|romperam se as aguas|bolsa das aguas|estourou a bolsa|arrebentou a bolsa|bolsa arrebentou|bolsa estorou|perdi as aguas|sai agua aos montes|desceu um monte de agua|escorreu agua|escorrendo agua pelas pernas|molhou tudo de agua|perda de liquido|a perder liquido|liquido verde',
    `agua|liquido|molhada|aguinha ~ escorre|escorreu|escorrendo|desceu|saiu|a sair|pingando|pelas pernas ~ ${WITH_CHILD}|bebe|semanas|pernas abaixo`,
  ],
  contractions: [
    'to parindo|ta parindo|parindo agora|ganhando bebe agora|tendo o bebe agora|vou parir|vai parir|bebe ta saindo|nenem ta saindo|bebe saindo|contracao|contracoes|trabalho de parto|bebe ta nascendo|nenem ta nascendo|bebe nascendo|ta nascendo|cabeca do bebe|cabeca do nenem|vontade de empurrar|vontade de fazer forca|cordao saiu|cordao umbilical|cordao ta|ganhando nenem|vai nascer agora|coroando|entrou em trabalho|cordao pra fora',
    'ter o bebe|ter o nenem|ter a crianca|ter bebe|ter nenem|ganhar o bebe|ganhar o nenem|ganhar nenem|parir|dar a luz|a parir|nascer|a nascer|nascendo ~ em casa|no carro|aqui|agora|ja|banheiro|casa de banho|taxi|na cama|no chao|elevador|rua|sozinha|cabeca|cabecinha|ambulancia',
    'dores de parto|dor de parto|dores do parto|contracoes|contracao|em trabalho de parto|entrei em trabalho|rebentaram as aguas e',
    'vontade de fazer forca|vontade de empurrar|forca pra sair|forca para sair|a fazer forca ~ bebe|gravida|contracoes|dores|semanas|sair|barriga|parto',
  ],
  'baby-moves-less': [
    'bebe|nenem|nene|barriga|gravida|gestante|feto|gestacao ~ nao mexe|nao ta mexendo|nao mexeu|parou de mexer|mexendo menos|mexe menos|nao se mexe|mexendo pouco|mexe pouco|nao sinto mexer|nao chuta|parou de chutar|nao sinto o bebe|nao sinto o nenem|quieto demais|quietinho|sem mexer|nao se mexeu|nao senti mexer|nao senti o|sem se mexer|nao mexia ~ barriga|gravida|gestante|hoje|ontem|meses|semanas|desde|dia|horas|dentro|gestacao|sinto|manha|meu bebe|meu nenem',
    `bebe|bb|nenem|nene|barriga ~ mexe menos|mexer menos|quase nao mexe|quase nao se mexe|nao se mexe|deixou de mexer|deixou de se mexer|parou|nao da pontapes|nao da chutes|sem pontapes|sem chute|sossegado demais|muito parado|muito quieto|nao o sinto|nao sinto mexer|nao mexeu|nao sinto os pontapes|nao mexe ~ ontem|hoje|semanas|meses|${WITH_CHILD}|barriga|manha|dentro|doce|acucar|noite`,
  ],
  'swollen-hands-face': [
    'maos|rosto|pes|cara|pernas|tudo|toda ~ inchado|inchada|inchados|inchadas|inchou ~ gravida|gestante|gravidez|rosto|maos|gestacao',
    'inchei|inchou|inchada|inchado|inchando|a inchar|inchadissima ~ cara|rosto|maos|olhos|dedos ~ gravida|gestante|gravidez|maos|rosto|cara|semanas|meses|repente|barriga',
  ],
  'shoulder-tip-pain': ['gravida ~ ombro'],
  'ill-baby': [
    `${WHO} ~ nao mama|nao ta mamando|nao quer mamar|nao pega o peito|nao pega peito|recusa o peito|recusa mamar|recusa mamadeira|recusa a mamadeira|parou de mamar|mamando pouco|nao quer o peito|nao quer peito|nao quer comer|nao come nada|nao bebe nada|nao quer mamadeira|molinho|molinha|mole|gemendo|gemido|geme|choro fraco|choro fraquinho|chora fraco|chora fraquinho|nao para de chorar|chora sem parar|choro estranho|choro agudo|nao chora|chorando sem parar|boneco de pano|boneca de pano|inconsolavel|gemidinho|largadinho|nao aceita o peito|nao aceita mamadeira|prostrado|prostrada`,
    'nao mama|nao quer mamar|molinho|molinha|choro fraquinho|boneco de pano|boneca de pano',
    `${BABY} ~ nao mama|nao quer mamar|nao pega|nao quer a mama|nao quer peito|nao quer biberao|recusa o biberao|nao suga|sem forca pra mamar|nao acorda pra mamar|mole|molinho|molinha|murcho|murcha|gemer|a gemer|gemendo|gemido|nao chora|choro agudo|choro fraco|chora sem parar|nao para de chorar|largado|largada|largadinho|largadinha|prostrad*|nao reage|farrapo|trapinho|parado demais|sem reacao|nao quer comer`,
  ],
  'refuses-walk': [
    'nao quer andar|parou de andar|nao anda|mancando desde|nao quer pisar|nao pisa no chao|nao firma o pe',
  ],
  'newborn-eye': ['recem nascido|bebe|nenem ~ olho|olhinho|olhinhos|olhos ~ pus|remela|colado|colados|amarela'],
  'navel-infection': ['umbigo|coto ~ vermelho|pus|fedendo|cheiro ruim|inchado|sangrando|secrecao'],
  'jaundice-legs': ['bebe|nenem|recem nascido ~ amarelo|amarelinho|amarelado ~ pernas|pes|corpo todo|perninhas|mole'],
  'period-problem': [
    'menstruacao|menstrual|menstruada ~ atrasada|atrasou|irregular|colica|forte|dor|longa|atrasada',
    'colica menstrual|menstruacao atrasada',
  ],
  cramps: ['colica|colicas', 'espasmos|colicazinha'],
  'yeast-infection': ['candidiase|corrimento|coceira na vagina|coceira la embaixo'],
  'diaper-rash': ['assadura|assado de fralda'],
  teething: ['dentinho nascendo|dentinhos nascendo|nascendo dente|nascendo os dentes'],
  'breast-infection': [
    'peito|mama|seio|maminha|mamilo ~ vermelh*|quente|duro|dura|empedrad*|inflamad* ~ amament*|febre|dar de mamar|bebe|leite|mamar',
    'mastite',
  ],
  'birth-now': [
    'cabeca|cabecinha|cabelo|cabelinho|pezinho|pe|bumbum|rabinho ~ a sair|saindo|saiu|ja se ve|da pra ver|da para ver|aparecendo|a aparecer|sinto|apareceu|de fora|coroando|coroou|ver o ~ bebe|nenem|parto|hospital|tempo|contracoes|forca|gravida|semanas|mulher|esposa|sair|sai|aparecendo|carro|crianca|ver',
    'bebe|nenem|crianca ~ ja esta a sair|esta a sair|ta saindo|esta saindo|saindo|a nascer|nascendo|ta nascendo|quer sair|vai nascer ja|vai sair ~ agora|ja|carro|casa|aqui|hospital|cabeca|ajuda|faco|tempo|a caminho|banheiro|saindo|sair|nascer|nascendo',
    'nao da tempo de chegar|nao vai dar tempo de chegar|nao chega a tempo|acabou de nascer em casa|acabou de nascer no|nasceu agora|nasceu agorinha|nasceu ha pouco|nasceu ha minutos ~ bebe|nenem|crianca|parto|cabeca|cabecinha|hospital|placenta|cordao|sangr*|roxo',
  ],
  'cord-out': [
    'cordao|cordao umbilical ~ de fora|para fora|pra fora|saiu|a sair|saindo|sai pela|aparece|desceu|primeiro',
  ],
  'placenta-in': [
    'placenta|secundinas|parias|companheira do parto ~ nao saiu|nao sai|nao desceu|ficou dentro|ficou la dentro|presa|ainda nao|nao veio|retida|pedaco|saiu so metade|nao quer sair',
  ],
  'period-late': [
    'menstruacao atrasada|atraso menstrual|periodo atrasado|falta me o periodo|regra atrasada|menstruacao nao veio|menstruacao nao desceu|periodo nao veio|atraso na menstruacao|atraso de',
  ],
  'visit-of-child': [
    `${CHILD} ~ fala pouco|fala muito pouco|fala mal|ainda nao fala|nao fala nada|nao fala direito|so fala|so diz|atraso na fala|atrasado na fala|nao forma frases|nao junta palavras|demora a falar|demora pra falar|quase nao fala ~ anos|ano|meses|educadora|creche|escolinha|escola|terapia|terapeuta|fono|palavras|mama|papa|ainda`,
    `${CHILD} ~ xixi na cama|chichi na cama|urina na cama|nao larga a fralda|nao larga as fraldas|nao desfralda|ronca|ronca muito|nao presta atencao|nao para quieto|nao para quieta|muito agitado|muito agitada|nao olha nos olhos|autismo|autista|hiperativ*|tdah|phda|piolho|piolhos|lombriga|lombrigas|verme|vermes|gagueja|gago`,
  ],
  'soon-of-child': [
    `${CHILD} ~ vomit*|vomita|vomitou|vomitando|diarreia ~ desde ontem|5 vezes|6 vezes|4 vezes|varias vezes|a noite toda|toda hora|o dia todo|cinco vezes|seis vezes|quatro vezes|ha dois dias|faz dois dias ~ bebe agua|agua|soro|lagrima|lagrimas|xixi|chichi|golinhos|brinca|colherzinha`,
  ],
}

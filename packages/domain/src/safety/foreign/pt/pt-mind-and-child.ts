import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'

const PARTNER =
  'marido|namorado|companheiro|ex|esposo|parceiro|homem|ele|pai|padrasto|esposa|mulher|namorada|filho|irmao|sogro|patrao|cunhado|tio|noivo|ela|boyfriend|husband|pai dos meus filhos|pai do meu'
const BEATS =
  'me deu um empurrao|me deu empurrao|me deu uma porrada|me da porrada|me deu porrada|meteu a mao em mim|me meteu a mao|me acertou|me deu um chute|me deu pontape|quebrou minha cara|quebrou meu celular e|faca no meu pescoco|faca no pescoco|me bate|me bateu|me batia|me batendo|bate em mim|bateu em mim|batendo em mim|me espanca|me espancou|me espancando|me da soco|me deu soco|me deu um soco|me deu socos|me deu um tapa|me da tapa|me deu tapa|me deu um murro|me chuta|me chutou|me agride|me agrediu|me agredindo|me enforca|me enforcou|me esgana|me esganou|apertou meu pescoco|aperta meu pescoco|apertando meu pescoco|pegou no meu pescoco|pegou meu pescoco|me estrangula|me estrangulou|me ameaca|me ameacou|me ameacando|ameaca me matar|ameacou me matar|quer me matar|vai me matar|disse que me mata|diz que me mata|diz que vai me matar|me empurrou|me empurra|me joga|me jogou|me tranca|me trancou|me prende em casa|me prendeu|nao me deixa sair|me queimou|me arrastou|puxou meu cabelo|me puxa pelo cabelo|puxa meu cabelo|puxando meu cabelo|levanta a mao pra mim|levantou a mao pra mim|me machuca|me machucou|me obriga|me forca|me forcou|me quebrou|quebrou meu|botou a faca|colocou a faca|puxou a faca|apontou a arma|aponta a arma|apontou uma arma|apontou o revolver|bate na minha mae|bateu na minha mae|bate na mae|bate nas criancas|bate nos meus filhos|bateu nos meus filhos|me arrebentou|me surrou|me da surra|me deu uma surra|me sufocou|me soca|me socou'
const BABY = 'bebe|nenem|nene|filho|filha|crianca|criancas|menino|menina|ele|ela|filhos'
const KILL = 'machucar|matar|sufocar|jogar|afogar|estrangular|sacudir|ferir|bater|esganar|esfaquear|fazer mal'
const WHO =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|recem nascido|sobrinho|sobrinha|neto|neta|filhinho|filhinha|pequeno|pequena|gemeos|ele|ela|netinho|netinha|baby'
const AGED = listed('de|tem|com|bebe|nenem|filho|filha|tem so')
const AGES = (unit: string, numbers: readonly string[]) =>
  joined(
    AGED,
    numbers.map((n) => `${n} ${unit}`),
  )
const WEEKS = [
  ...range(1, 11).map(String),
  'uma',
  'duas',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
]
const MONTHS = [
  ...range(1, 11).map(String),
  'um',
  'dois',
  'tres',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
]
const DAYS = [
  ...range(1, 16).map(String),
  '18',
  '20',
  '21',
  '22',
  '25',
  '28',
  'tres',
  'cinco',
  'seis',
  'oito',
  'dez',
  'doze',
  'quinze',
  'vinte',
]

export const PORTUGUESE_MIND_AND_CHILD: Lexicon = {
  'suicide-said': [
    'pulou|se jogou|se atirou|vou pular|vou me jogar|me jogar|quer pular|vai pular|quer se jogar ~ primeiro andar|segundo andar|terceiro andar|quarto andar|quinto andar|decimo andar|predio|ponte|viaduto|da passarela|do telhado|trilhos|frente do trem|frente do metro',
    'tentei ontem|tentar de novo|tentei semana passada ~ me matar|morrer|remedios|acabar|pular',

    'quero morrer|queria morrer|quer morrer|vontade de morrer|queria estar morto|queria estar morta|queria ter morrido|prefiro morrer|melhor morrer|melhor morto|melhor morta|se eu morresse|se eu morrer ninguem|eu devia morrer|devia ter morrido|pensando em morrer|penso em morrer|so penso em morrer|fala em morrer|fala que quer morrer|so quero morrer|deus me leva|deus me leve|pedindo pra deus me levar|peco pra deus me levar|me deixa morrer|me deixem morrer|mereco morrer|nao mereco viver|nao devia ter nascido|nem devia ter nascido',
    'cortei meu pulso|cortei o pulso|cortou o pulso|pulou da ponte|pulou da janela|se jogou da ponte|se jogou da janela|se jogou do predio|se enforcou|tentou se enforcar|achei ele pendurado|achamos pendurado|cortou os proprios pulsos|deu um tiro na propria|deu um tiro nele mesmo|tentou tirar a vida|tentou suicidio|me matar|se matar|vou me matar|quer se matar|quis se matar|tentou se matar|me suicidar|se suicidar|suicidar|suicidas|me enforcar|se enforcar|pular da ponte|pular do predio|pular da janela|se jogar da|se jogar do|me jogar da|me jogar do|me jogar na frente|se jogar na frente|me jogar embaixo|cortar os pulsos|cortar meus pulsos|cortei os pulsos|cortou os pulsos|tiro na cabeca|dar um tiro em mim|um tiro em mim|tomar todos os remedios|tomar todos os meus|tomar veneno|tomar tudo de uma vez',
    'acabar com a minha vida|acabar com minha vida|acabar com a vida|acabar com tudo|acabar com a propria|dar um fim na minha|dar fim na minha|dar um fim em tudo|dar um fim nisso|por um fim em tudo|por fim a minha|tirar minha vida|tirar a minha vida|tirar a propria vida|tirar a vida|sumir do mundo|sumir desse mundo|sumir deste mundo|sumir pra sempre|sumir de vez|desaparecer pra sempre|desaparecer do mundo|dormir e nao acordar|dormir pra sempre|dormir e nunca mais|nunca mais acordar|nao acordar mais|nao acordar nunca mais|nao acordar amanha|deixar de existir|nao queria existir|nao quero existir|partir dessa vida|partir pra sempre|ir embora desse mundo|ir embora dessa vida|terminar com tudo|terminar com a minha vida|partir desse mundo',
    'nao quero mais viver|nao quero viver|nao quer mais viver|nao quer viver|nao aguento mais viver|nao aguenta mais viver|sem vontade de viver|perdi a vontade de viver|perdeu a vontade de viver|nao tenho vontade de viver|nao tem vontade de viver|nao tenho mais vontade de viver|cansei de viver|cansado de viver|cansada de viver|nao vale a pena viver|viver nao vale|vida nao vale|vida nao tem sentido|vida nao tem mais sentido|vida nao faz sentido|vida nao faz mais sentido|sem sentido viver|nao vejo sentido em viver|nao vejo sentido na vida|nao tenho mais motivo|motivo pra viver|motivo pra continuar|razao pra viver|razao para viver|motivo para viver|nao aguento mais essa vida|nao aguento essa vida|cansei dessa vida|cansada dessa vida|cansado dessa vida|nao da mais pra viver|nao quero continuar vivendo|nao quero mais estar aqui nesse mundo|nao quero mais existir|pra que viver|desisti de viver|desistir da vida|desistir de viver|desisti da vida',
    'hoje|amanha|agora|vou|quero|essa noite ~ tomo|tomar|engolir|engulo ~ todos|todas|toda a cartela|tudo ~ remedios|comprimidos|remedio|calmantes',
    'tudo acabe|que acabe|parar de sofrer|nao quero mais sofrer|cansei de sofrer|nao sirvo pra nada|sou um lixo|sou um peso ~ gilete|lamina|faca|corda|remedios|comprimidos|ponte|arma|morrer|adeus|fim',
    'melhor|melhores|felizes|aliviados|descansar|descansam|paz ~ sem mim|se eu morresse|se eu sumisse|se eu nao existisse|eu nao estivesse|eu nao estiver',
    'peso|fardo|estorvo ~ familia|todo mundo|todos|meus filhos|minha mae ~ morrer|sumir|acabar|mundo|morresse|partir|fim|existir',
    'corda|arma|revolver|remedios|comprimidos|faca|veneno|gilete ~ acabar|morrer|preparada|preparei|pronta|separei|separados|guardei|hoje acaba|fim em tudo|ja tenho|na mao|juntando|despedida|adeus|comprei',
    'carta de despedida|bilhete de despedida|carta de adeus|me despedindo de todos|me despedi de todos|adeus a todos|adeus pra todos|me perdoem adeus|escrevi uma carta pros|adeus mundo',
    'me machucar de proposito|me cortar|me cortando|se cortando|se corta|se mutila|me mutilo|automutilacao|se mutilando|machucar a mim mesma|machucar a mim mesmo|ideacao suicida|pensamentos suicidas|pensamento suicida|pensamentos de morte|pensamentos de morrer|suicida ~ quero|penso|eu|filha|filho|braco|bracos|pernas|aliviar|lamina|gilete|pensamentos|pensamento|escondido|escondida|para|pra|sangue|quarto|tive|tenho',
    'em cima da ponte|na ponte|no viaduto|no telhado|na beira ~ pular|adeus|acabar|morrer|fim|desisti',
  ],
  'suicide-named': ['suicidio|pensando em suicidio|penso em suicidio|tentativa de suicidio'],
  'self-harm': [
    'se cortando|me cortando|me corto com|me corto pra|me corto quando|me corto escondida|me corto escondido|me corto toda|se mutila|se mutilando|automutilacao|cortes nos bracos|cortes no braco|corta os bracos|corta os pulsos|se corta|marcas de corte|cortando os bracos|se queima de proposito|se arranha ate sangrar',
  ],
  'harm-others': [
    'vou|quero|vontade|medo|penso|pensando|queria|pensamentos|ideia ~ matar ele|matar ela|mata lo|mata la|matar meu|matar minha|matar todo mundo|matar alguem|matar os|matar as|dar um tiro nele|dar um tiro nela|esfaquear|matar meus|atirar em|matar esse|fazer uma besteira com ele',
    `vontade|medo|quero|penso|pensamentos|vozes|impulso|pensando|imagens|quase ~ ${KILL} ~ ${BABY}|meu bebe|no bebe|a bebe`,
  ],
  'postpartum-mood': [
    `ganhei nenem|tive bebe|tive nenem|dei a luz|pos parto|bebe nasceu|parto|recem nascido|puerperio|ganhei o bebe ~ ${KILL}|nao e meu|possuido|demonio|depressao|nao quero o bebe|jogar ~ vontade|medo|quero|penso|pensamentos|vozes|impulso|tenho|to|acho|estou|bebe`,
    'depressao pos parto|psicose pos parto|depressao puerperal',
  ],
  'voices-telling': [
    'vozes|voz ~ mandando|mandam|manda|falam|dizem|dizendo|falando|ordenam|cabeca|ouco|escuto|ouvindo|ouve|escuta|mandou',
    'querem me matar e|me perseguindo pra matar|chip na minha cabeca|camera na minha cabeca|todo mundo quer me matar|envenenaram minha comida',
  ],
  'violence-home': [
    `${PARTNER} ~ ${BEATS}`,
    'violencia domestica|violencia em casa|marido violento|marido agressivo|namorado violento|companheiro violento|lei maria da penha ~ sofro|sofrendo|vivo|tenho|medo|ajuda|vitima|marido|meu|minha|casa|eu|sou',
    'me bate|me espanca|me espancou|apanho do|apanhei do|apanho em casa|apanhando do|apanhei dele|apanho dele|medo do meu marido|medo do meu companheiro|medo do meu namorado|medo de voltar pra casa|medo que ele me mate|me enforcou|me estrangulou|apertou meu pescoco',
  ],
  'violence-now': [
    'faca|arma|revolver|pistola|facao|machado|martelo|gun ~ ameaca|ameacando|ameacou|me matar|porta|na mao|matar|apontou|apontando|correndo atras|atras de mim|quer|dizendo que vai',
    'escondida|escondido|trancada|trancado|me tranquei|me escondi ~ banheiro|quarto|carro|armario|closet|vizinha|garagem ~ ele|marido|ex|namorado|porta|matar|gritando|quebrando|batendo|medo',
    'ele me mata|ela me mata|que me mata|me mata se|ele mata a gente|quer me matar|vai me matar|vai matar a gente|quer matar a gente|ameacou me matar|ameaca me matar|disse que vai me matar|diz que vai me matar|falou que vai me matar|dizendo que vai me matar|arrombando a porta|ta arrombando|quebrando tudo em casa e',
  ],
  'sexual-assault': [
    'estupro|estuprada|estuprado|estuprou|estupraram|abuso sexual|abusada|abusado sexualmente|abusou de mim|abusou dela|abusou da minha|abusou do meu|abusa de mim|violentada|violentou|assedio sexual com forca',
    'forcou|forcada|obrigou|obrigada|obriga|dopada|sem meu consentimento|contra minha vontade|a forca ~ sexo|relacao|relacoes|transar|cama|tocou|tocar|deitar',
    'passou a mao|tocou|pegou|mexeu|acariciou ~ partes intimas|meus seios|minha calcinha|meu corpo sem|partes dela|calcinha',
  ],
  'child-abuse': [
    'filho|filha|crianca|criancas|menino|menina|sobrinho|sobrinha|bebe|enteado|enteada|neto|neta ~ espanca|espancou|surra de|cinto|apanha|marcas de|maltrata|maltratando|maus tratos|fio|chicote|queimou com cigarro|tranca|amarra|amarrou|bate muito|bate forte|roxos no corpo|cheio de roxos|cheia de roxos|cabo de vassoura',
    'pai|padrasto|tio|primo|vizinho|avo|professor|baba|cuidador|treinador ~ tocou|toca|abusa|abusou|mexeu|mexe|passou a mao|passa a mao|molesta|molestou|estuprou|bolina ~ filha|filho|menina|menino|crianca|mim|partes|sobrinha|calcinha|neta',
    'maus tratos infantil|abuso infantil|pedofilo|pedofilia',
  ],
  'elder-abuse': [
    'avo|idosa|idoso|mae idosa|pai idoso|velhinha|velhinho|vovo ~ bate|bateu|maltrata|maltratando|amarra|amarrada|empurra|belisca|nao da comida|sem comida|trancada|roxos|rouba o dinheiro|agride',
  ],
  'held-papers': [
    'passaporte|documentos|documento|papeis ~ pegou|tomou|prendeu|segura|nao devolve|escondeu|confiscou|ficou com|reteve|guardou',
  ],
  'cannot-leave': [
    'nao me deixa sair|nao deixa eu sair|nao posso sair|nao me deixa ir embora|presa em casa|trancada em casa|nao posso ir embora|nao me deixam sair|nao deixam sair',
  ],
  'unpaid-work': [
    'nao me paga|nao me pagam|sem pagar|sem salario|sem receber|nao recebo|nunca me pagou|nao paga ~ trabalho|trabalhar|patroa|patrao|horas|casa|trabalhando',
  ],
  'immigration-threat': ['ameaca|ameacou|ameacando|diz que vai ~ imigracao|deportar|deportada|policia|ice'],
  'sold-for-sex': ['obriga|obrigada|forca|forcada|obrigam ~ prostituir|prostituicao|programa|clientes|homens'],
  depressed: [
    'depressao|depressivo|depressiva|deprimido|deprimida|muito triste|tristeza|choro o dia|choro todo dia|chorando o dia|sem animo|desanimada|desanimado|chora o tempo todo|nao tenho vontade de nada|pra baixo',
  ],
  anxious: [
    'ansiedade|ansioso|ansiosa|crise de panico|crises de panico|sindrome do panico|nervosismo|estressada|estressado|estresse|angustia',
  ],
  insomnia: [
    'insonia|nao durmo|nao consigo dormir|durmo mal|dorme mal|nao dorme direito|sem dormir|custo a dormir|acordo a noite|sem sono|dormir a noite|perco o sono',
  ],
  'drug-use': [
    'drogado|drogada|cocaina|crack|viciado|viciada|vicio|alcoolatra|alcoolismo|parar de beber|bebo demais|usando drogas',
  ],
  withdrawal: ['parou de beber|parei de beber|abstinencia|sem bebida ha|parei o rivotril de|largou a bebida'],
  pregnant: [
    'gravida|gravidez|gestante|gestacao|esperando bebe|esperando nenem|to prenha|teste deu positivo|semanas de gestacao|meses de gestacao|barriguda de|gestacional',
  ],
  postpartum: [
    'ganhei nenem|ganhei bebe|ganhei o bebe|ganhei o nenem|ganhei meu bebe|ganhei meu nenem|ganhou nenem|ganhou bebe|ganhou o bebe|pos parto|puerperio|tive bebe|tive nenem|tive meu bebe|tive meu filho|tive minha filha|teve bebe|teve nenem|teve o bebe|dei a luz|deu a luz|cesarea|cesariana|pari|pariu|depois do parto|resguardo|tive o bebe|bebe nasceu|nenem nasceu|parto',
  ],
  'vaginal-bleeding': [
    'gravida|gravidez|gestante|gestacao|semanas ~ sangrando|sangramento|sangue|sangrei|sangrou|perdendo sangue|borra|corrimento marrom|calcinha suja|manchando',
    'sangramento|sangrando|sangue|coagulos ~ vagina|vaginal|por baixo|calcinha|fora da menstruacao|entre as pernas|la embaixo',
    'aborto espontaneo|perdendo o bebe|perdendo o nenem|abortando',
  ],
  'heavy-vaginal-bleeding': [
    'absorvente|absorventes|fralda|tampao|forro|modess ~ hora|horas|minutos|meia hora|enchendo|encharca|encharcando|encharcado|toda hora|vazando|nao da conta|troco|trocando',
    'parto|menstruacao|menstruada|nenem|cesarea|aborto|vagina|gravida|gravidez|gestante|cesaria|regras ~ hemorragia|muito sangue|sangrando muito|coagulos|sangue demais|jorrando|nao para de sangrar|sangue nao para|sangramento forte|sangramento intenso|sangramento muito|escorrendo pelas pernas|sangue escorrendo|sangrando demais|descendo muito',
  ],
  'fluid-leak': [
    'bolsa estourou|bolsa rompeu|estourou a bolsa|rompeu a bolsa|bolsa rota|perdendo liquido|vazando liquido|liquido amniotico|bolsa furou|bolsa vazando|perdendo agua|agua descendo|estorou a bolsa|bolsa estorou',
  ],
  contractions: [
    'to parindo|ta parindo|parindo agora|ganhando bebe agora|tendo o bebe agora|vou parir|vai parir|bebe ta saindo|nenem ta saindo|bebe saindo|contracao|contracoes|trabalho de parto|bebe ta nascendo|nenem ta nascendo|bebe nascendo|ta nascendo|cabeca do bebe|cabeca do nenem|vontade de empurrar|vontade de fazer forca|cordao saiu|cordao umbilical|cordao ta|ganhando nenem|vai nascer agora|coroando|entrou em trabalho|cordao pra fora',
  ],
  'baby-moves-less': [
    'bebe|nenem|nene|barriga|gravida|gestante|feto|gestacao ~ nao mexe|nao ta mexendo|nao mexeu|parou de mexer|mexendo menos|mexe menos|nao se mexe|mexendo pouco|mexe pouco|nao sinto mexer|nao chuta|parou de chutar|nao sinto o bebe|nao sinto o nenem|quieto demais|quietinho|sem mexer|nao se mexeu|nao senti mexer|nao senti o|sem se mexer|nao mexia ~ barriga|gravida|gestante|hoje|ontem|meses|semanas|desde|dia|horas|dentro|gestacao|sinto|manha|meu bebe|meu nenem',
  ],
  'swollen-hands-face': [
    'maos|rosto|pes|cara|pernas|tudo|toda ~ inchado|inchada|inchados|inchadas|inchou ~ gravida|gestante|gravidez|rosto|maos|gestacao',
  ],
  'puffy-all-over': [
    'toda inchada|inchada toda|inchada demais|inchei toda|inchou toda|corpo todo inchado|muito inchada',
  ],
  'upper-belly-pain': ['boca do estomago|embaixo da costela|debaixo da costela|alto da barriga'],
  'shoulder-tip-pain': ['gravida ~ ombro'],
  'ill-baby': [
    `${WHO} ~ nao mama|nao ta mamando|nao quer mamar|nao pega o peito|nao pega peito|recusa o peito|recusa mamar|recusa mamadeira|recusa a mamadeira|parou de mamar|mamando pouco|nao quer o peito|nao quer peito|nao quer comer|nao come nada|nao bebe nada|nao quer mamadeira|molinho|molinha|mole|gemendo|gemido|geme|choro fraco|choro fraquinho|chora fraco|chora fraquinho|nao para de chorar|chora sem parar|choro estranho|choro agudo|nao chora|chorando sem parar|boneco de pano|boneca de pano|inconsolavel|gemidinho|largadinho|nao aceita o peito|nao aceita mamadeira|prostrado|prostrada`,
    'nao mama|nao quer mamar|molinho|molinha|choro fraquinho|boneco de pano|boneca de pano',
  ],
  'refuses-walk': [
    'nao quer andar|parou de andar|nao anda|mancando desde|nao quer pisar|nao pisa no chao|nao firma o pe',
  ],
  'belly-cries': [
    'chora|grita|chorando|choro ~ encolhe as pernas|encolhendo as pernas|perninhas|em ondas|vai e volta|geleia',
  ],
  'newborn-eye': ['recem nascido|bebe|nenem ~ olho|olhinho|olhinhos|olhos ~ pus|remela|colado|colados|amarela'],
  'navel-infection': ['umbigo|coto ~ vermelho|pus|fedendo|cheiro ruim|inchado|sangrando|secrecao'],
  'jaundice-legs': ['bebe|nenem|recem nascido ~ amarelo|amarelinho|amarelado ~ pernas|pes|corpo todo|perninhas|mole'],
  'infant-word': [
    'nenem|nene|recem nascido|bebezinho|bebezinha|bebe recem',
    `${WHO} ~ ${AGES('meses', [...MONTHS, '12'])}|${AGES('mes', ['1', 'um'])}|${AGES('semanas', WEEKS)}|${AGES('semana', ['1', 'uma'])}`,
  ],
  'newborn-word': [
    'recem nascido|recem nascida|acabou de nascer|nasceu ha|nasceu faz|nasceu semana|nasceu ontem|dias de vida|dias de nascido|dias de nascida',
    `${WHO} ~ ${AGES('dias', DAYS)}`,
    `${WHO} ~ ${AGES('semanas', ['2', '3', '4', 'duas', 'tres', 'quatro'])}|${AGES('semana', ['1', 'uma'])}`,
  ],
  'age-under-3-months': [
    `${WHO} ~ ${AGES('semanas', WEEKS)}|${AGES('semana', ['1', 'uma'])}|${AGES('dias', DAYS)}`,
    `${WHO} ~ ${AGES('meses', ['2', 'dois', '1', 'um'])}|${AGES('mes', ['1', 'um'])}|mes e meio|2 mesinhos|dois mesinhos`,
    'nem 3 meses|nem tem 3 meses|nao tem 3 meses|menos de 3 meses|menos de tres meses|nem tres meses',
  ],
  'age-under-2': [
    `${WHO} ~ ${AGES('ano', ['1', 'um'])}|18 meses|15 meses|16 meses|14 meses|${AGES('meses', [...MONTHS, '12', '13'])}|aninho`,
  ],
  'age-under-3': [
    `${WHO} ~ ${AGES('anos', ['2', 'dois'])}|${AGES('ano', ['1', 'um'])}|aninho|18 meses|20 meses|${AGES('meses', [...MONTHS, '12'])}|2 aninhos|dois aninhos`,
  ],
  'child-word': [
    'crianca|criancas|meu filho|minha filha|meu menino|minha menina|filhinho|filhinha|o menino|a menina|sobrinho|sobrinha|meu neto|minha neta|guri|guria|nosso filho|nossa filha|filho dela|filho dele|filho de|filha de|meu pequeno|minha pequena|netinho|netinha|molecada|moleque',
  ],
  'elder-word': [
    'meu avo|minha avo|vovo|vo|idoso|idosa|velhinho|velhinha|minha vo|meu vo|bisavo|terceira idade'
      .split('|')
      .filter((each) => each !== 'vo')
      .join('|'),
  ],
  'age-65-plus': [Array.from({ length: 35 }, (_each, at) => `${65 + at} anos`).join('|')],
}

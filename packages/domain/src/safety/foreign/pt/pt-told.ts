import { joined, listed } from '../choices'

const COUNTS =
  '1|2|3|4|5|6|7|8|9|10|12|15|20|25|30|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|quinze|vinte|trinta|alguns|varios|muitos'.split(
    '|',
  )
const HAVING =
  'com|tenho|tem|tinha|teve|tive|sinto|sente|sentiu|senti|esta com|estou com|ta com|to com|estao com|estava com|tava com|apresenta|apresentou|houve|ha|deu|e|eh|era|foi|esta|estou|ta|to|estava|tava|to tendo|ta tendo|esta tendo|estou tendo|vi|vejo|fiquei|ficou|fica|tenho mais|tem mais|tenho nenhuma|tem nenhuma|tenho nenhum|tem nenhum|tenho nem|sinto nenhuma|sente nenhuma|sinto mais|sente mais|esta mais com|ta mais com|to mais com|penso em|pensei em|quero|foi um|foi uma|e um|e uma'.split(
    '|',
  )

/** What happened "months ago"; of a pain, the same words say since when it lasts. */
const EVENTS_MONTHS_AGO = joined(
  listed(
    'avc|derrame|infarto|enfarte|convulsao|embolia|trombose|overdose|aborto|desmaio|tentativa de suicidio|avc dele|avc dela|acidente',
    'de avc|de derrame|de infarto|de enfarte|do coracao|de cancer',
  ),
  joined(
    ['ha', 'faz', 'fez'],
    COUNTS.flatMap((each) => [`${each} mes`, `${each} meses`]),
  ).split('|'),
).split('|')

const EVENTS = listed('infarto|enfarte|avc|derrame|treco|ataque cardiaco|convulsao|ataque do coracao|tiro')
const OF_SOMEBODY = joined(
  listed('alguem|uma pessoa'),
  joined(
    ['esta tendo', 'ta tendo', 'esta a ter', 'tiver', 'tem', 'teve'],
    joined(['um', 'uma'], EVENTS).split('|'),
  ).split('|'),
).split('|')
const SAID_LAUGHING = joined(
  [
    ...EVENTS,
    'me mata',
    'me matar',
    'morrer',
    'morri',
    'morro',
    'me matou',
    'sem ar',
    'tiro na cabeca',
    'desmaio',
    'desmaiei',
  ],
  listed('kk|kkk|kkkk|kkkkk|kkkkkk|ahah|ahahah|haha|hahaha|rs|rsrs|rsrsrs|lol|hehe|huahua'),
).split('|')
const OF_A_PET = joined(
  listed(
    'gato|gata|gatinho|gatinha|cachorro|cachorra|cachorrinho|cachorrinha|cao|cadela|coelho|passaro|hamster|papagaio|cavalo|cachorro do vizinho|gato do vizinho',
  ),
  listed(
    'teve um derrame|teve um avc|teve avc|teve um infarto|afogou se|se afogou|engoliu|comeu|desmaiou|vomitou|ta vomitando|vomita|teve uma convulsao|teve convulsao|convulsionou|nao respira|foi atropelado|foi atropelada|caiu|bebeu|nao acorda|ta sangrando|sangra|morreu|engasgou|engasgou se|tomou|ta com falta de ar|nao faz xixi|tem convulsoes|foi picado',
  ),
).split('|')

/** What befalls a thing: "the phone drowned". */
const OF_A_THING = joined(
  listed(
    'celular|telemovel|telefone|computador|notebook|laptop|carro|moto|planta|plantinha|bolo|wifi|internet|tv|televisao|bateria|maquina|relogio|tablet|fone|chuveiro|liquidificador',
  ),
  listed(
    'morreu afogado|morreu|afogou|afogado|se afogou|caiu|caiu na agua|caiu na privada|caiu na piscina|caiu na sanita|quebrou|quebrado|morreu de vez|infartou|deu pt|pegou fogo|queimou|explodiu|nao acorda|desmaiou|convulsionou|se matou',
  ),
).split('|')
const OF_TOIL = joined(
  listed(
    'trabalho|trampo|servico|emprego|calor|frio|aluguel|chefe|patrao|escola|faculdade|academia|treino|transito|turno|sol|inverno|verao|prova|semana|mudanca|obra|divida|conta',
  ),
  listed(
    'vai acabar comigo|acaba comigo|ta acabando comigo|esta acabando comigo|acabou comigo|vai dar cabo de mim|da cabo de mim|esta a dar cabo de mim|vai me matar|me mata|ta me matando|mata me',
  ),
).split('|')
const SILENT_OFFICE = joined(
  listed(
    'medico|medica|doutor|doutora|dr|dra|pediatra|clinica|dentista|farmacia|secretaria|consultorio|seguro|dono|senhorio|posto|patrao|escola',
  ),
  listed(
    'nao responde|nao atende|nao me responde|nao responde o telefone|nao responde ao telefone|nao respondeu|nao responde nunca|nunca responde|n responde|num responde',
  ),
).split('|')
const YEARS_GONE = Array.from({ length: 65 }, (_each, at) => `em ${1945 + at}`)

/** Words around a mention that decide how it counts. */
export const PORTUGUESE_TOLD = {
  deniedBefore: [
    ...listed(
      'nao|no esta|no estan|no estoy|no es|no hay|no tiene|no tengo|sem|nem|nunca|nenhum|nenhuma|sem nenhum|sem nenhuma|sem qualquer|sem sinal de|sem sinais de|nega|negou|descartou|descartaram|descartado|nada de|sem ter|jamais|evitar|evitar um|evitar uma|prevenir|prevencao de|prevencao do|nao era|nao houve|parou de ter|nao tem sinal de|medo nenhum de|nem faco|nem faz|nem fiz|nunca pensei em|nunca pensei no|nunca tentei|nao penso em|nao vou|nunca vou|nunca quis|nao quero',
    ),
    ...HAVING.flatMap((each) => [`nao ${each}`, `n ${each}`, `nunca ${each}`, `nem ${each}`]),
  ].filter((each) => each !== 'nem to'),
  deniedAfter: listed('negativo|foi descartado|foi descartada|ja passou|ja sumiu|passou ja|sumiu'),
  links: listed(
    'de|da|do|das|dos|a|o|as|os|um|uma|e|ou|nem|no|na|em|muita|muito|mais|qualquer|nenhuma|nenhum|outra|outro|tambem|dor|sinal de|sinais de|problema de|problemas de|vontade de|crise de|essa|esse|isso de|tanta|tal',
  ),
  idioms: listed(
    'estao nascendo os dentes|dentes do bebe estao nascendo|dentes estao nascendo|dentinhos estao nascendo|dentes dele estao nascendo|dentes dela estao nascendo|gato da vizinha teve um derrame|gato da vizinha teve um avc',
    'sem seguro|cabeca vai explodir com tanto|cabeca vai explodir com tanta|cabeca vai explodir com tantos|cabeca vai explodir com esses|cabeca vai explodir com essa|cabeca explodindo com|crise na loja|crise de ciume|crise de ciumes|cena de ciume|festa de despedida|despedida de solteiro|despedida de solteira|mensagem de despedida pro time|despedida pro time|despedida do trabalho|esse sapato|este sapato|sapato aperta muito|aperta muito esse|apertado no sapato',
    'desabou em lagrimas|desabou a chorar|desabou em choro|desabei em lagrimas|caiu em prantos|cansei da vida de|cansado da vida de|cansada da vida de|farto da vida de|farta da vida de|dentes nascendo|dente nascendo|dentinho nascendo|dentinhos nascendo|nascendo os dentes|nascendo dente|nascendo os dentinhos|a nascer os dentes|dentes a nascer|por causa de um suicidio|por causa dum suicidio|como o medico mandou|como a medica mandou|como a medica disse|como o medico disse|como receitado|engoli tudo o que|engole tudo o que|engulo tudo o que|engolir tudo o que|morre no jogo|morre toda hora no|morri no jogo|agendei a mensagem de|mensagem de aniversario|pintar o parapeito|pintei o parapeito|limpar o parapeito|na ponte vista|foto na ponte',
    'melhora uns dias e volta tudo|depois volta tudo|volta tudo de novo|melhora e volta tudo|arma de airsoft|arma de brinquedo|arma de agua|pistola de agua|pistola de cola|arma de pressao pro|tudo pronto pra|tudo pronto para|tudo preparado para|tudo preparado pra|tudo arrumado pra|tudo arrumado para|bungee|bungee jump|ponte de bungee|vai me matar se eu|me mata se eu faltar|chute na pelada|chute no jogo|chute no futebol|um chute na pelada|me deu um chute na pelada|me deu um soco no treino|so ficou roxo|ficou so roxo|bolada no jogo|abraco que quase quebrou minha|atravessou a bota|atravessou o tenis|atravessou o sapato|atravessou a sola|atravessou o chinelo|atravessou a luva|matar a charada|morri com a conta|morri com o preco|me mata do coracao|mata do coracao|mata me do coracao|essa conta me mata|esse frio me mata|esse calor me mata|o calor me mata|a saudade me mata|me mata de orgulho|me mata de rir|esse emprego me mata|esse trampo me mata|trampo ta me matando|servico ta me matando|essa patroa me mata|morto com farofa|tiro da cara|foi tiro|tiro porrada e bomba|barriga de tanto rir|chorei de rir|faca de dois gumes|faca e queijo na mao|com a faca e o queijo|corda no pescoco com as contas|corda no pescoco com o aluguel|corda no pescoco por causa|com a corda no pescoco esse mes|a corda ao pescoco com|enterrar a cabeca|cabeca cheia de contas',
    ...OF_A_PET,
    ...SAID_LAUGHING,
    ...OF_SOMEBODY,
    ...EVENTS_MONTHS_AGO,
    ...OF_A_THING,
    ...OF_TOIL,
    ...SILENT_OFFICE,
    'da me um enfarte|da me um avc|da me um ataque|dava me um enfarte|vai me dar um enfarte|vai me dar um infarto|vai dar um infarto|vou ter um infarto|vou ter um enfarte|ainda tenho um enfarte|ainda me da um enfarte|ainda infarto|eu infarto|eu enfarto|um infarto de raiva|um infarto de susto',
    'minha mae me mata se|minha sogra me mata|minha sogra me mata se|meu chefe me mata|minha patroa me mata|minha mulher me mata se|minha esposa me mata se|minha filha me mata se|sem ar com tantas|sem ar com tanta|sem ar com a papelada',
    'choque com o preco|choque com a conta|choque com a fatura|choque com o valor|choque ao ver|choque cultural|vozes do vizinho|vozes dos vizinhos|voz do vizinho|ataque de riso|ataque de choro|ataque de fome|ataque de ciumes|ataque de nervos|ataque de tosse',
    'facada no mercado|facada no supermercado|facada do aluguel|facada na conta|facada no cartao|facada da conta|facada no preco|facada na farmacia|facada do seguro|facada no salario|facada nas contas',
    'dormente a noite|dormentes a noite|dormencia a noite|dormencias a noite|formigando a noite|formigamento a noite|dormentes de noite|dormentes quando acordo|dormentes ao acordar|dormentes de madrugada|dormente ao acordar|dormente quando durmo',
    'minha tia|uma tia|minhas tias|derrame de petroleo',
    'morta de cansada|morto de cansado|morta de cansaco|morto de cansaco|morta de fome|morto de fome|morta de sono|morto de sono|morta de saudade|morto de saudade|morto de vergonha|morta de vergonha|morrer de rir|morri de rir|morrendo de rir|morrer de saudade|morrer de fome|morrer de vergonha|morrer de tedio|morrer de calor|morrer de frio|morro de saudade|morro de saudades|morro de medo|morro de vergonha|morro de rir|morrendo de fome|morrendo de saudade|morrendo de saudades|morrendo de sono|morrendo de calor|morrendo de frio|morrendo de vergonha|morrendo de cansaco|quase morri de rir|quero morrer de vergonha|queria morrer de vergonha|vontade de morrer de vergonha|quis morrer de vergonha',
    'aperto no coracao|coracao apertado|aperta o coracao|coracao partido|partiu meu coracao|corta o coracao|cortou meu coracao|dor no coracao de ver|doi o coracao ver|doi no coracao ver|doi meu coracao|peso na consciencia|peito aberto|de peito aberto|no fundo do peito|saudade no peito|aperto no peito de saudade|dor no bolso|doi no bolso|aperto financeiro|peito de frango|peito de peru|saco cheio|encher o saco|enche o saco|enchendo o saco|pe no saco|dor de cotovelo|dor de corno',
    'me deixou sem ar|deixa sem ar|fiquei sem ar quando|sem ar quando vi|sem ar de tanto rir|falta de ar de rir|falta de ar de tanto rir|sem ar condicionado|falta de ar condicionado|sem folego quando|quase desmaiei quando vi|quase desmaiei ao ver|desmaiei quando vi|quase desmaiei com|quase tive um infarto|quase infartei|quase enfartei|infartei quando vi|quase tive um treco|quase tive um ataque|quase tive um avc|quase dei um avc|ter um infarto de|quase morri do coracao|quase me infarta|infartando com|vou infartar com|dar um infarto de tanto',
    'sufocando com as contas|sufocado de contas|sufocado com as contas|sufocada de contas|sufocada de trabalho|sufocado de trabalho|enforcado de dividas|enforcado de dividas|enforcada de dividas|me enforcando no aluguel|facada no bolso|tiro no bolso|tiro no pe|tiro no escuro|tiro e queda|tirar foto|foi uma facada|preco e uma facada|aluguel e uma facada|sangra o bolso|sangrando dinheiro|sangrar o bolso|olho da cara|custa os olhos|os olhos da cara',
    'ta me matando|esta me matando|me matando de trabalhar|me matar de trabalhar|me mato de trabalhar|se mata de trabalhar|se matar de trabalhar|se matar de estudar|me matar de estudar|me matando de estudar|me mata de rir|me mata de vergonha|essa fila me mata|esse trabalho me mata|aluguel me mata|me matando de vergonha|matar a saudade|matar saudade|matar saudades|matar a fome|matar o tempo|matar aula|matar a sede|matar dois coelhos|me mata de saudade|vou matar esses meninos|vou matar esse menino|vou matar essas criancas|vou te matar se|vou matar voce de|minha mae vai me matar|meu pai vai me matar|meu chefe vai me matar|minha esposa vai me matar|minha mulher vai me matar|meu marido vai me matar se|meu marido vai me matar quando|meu chefe quer me matar|suar frio quando|suei frio quando|suando frio com a prova',
    'me bateu uma|me bateu saudade|me bate saudade|me bate uma|bateu uma tristeza|bate papo|bater papo|bateu a porta na minha cara|bateu na porta|me bateu um|bateu a meta|bater a meta|bate e volta|bateu a fome|bateu fome|de cabeca quente|cabeca quente|perdi a cabeca|dor de cabeca com a papelada|dor de cabeca com o seguro|dor de cabeca com a conta|dor de cabeca danada com o|maior dor de cabeca com|e uma dor de cabeca resolver|virou uma dor de cabeca|quebra cabeca|de boca aberta|boca torta de tanto|queimar etapas|queimei meu filme|queimar o filme|queimacao no estomago|cair a ficha|caiu a ficha|cair na real|caiu do ceu|cai de sono|caindo de sono|caiu na minha conta|caiu a ligacao|caiu o sistema|caiu meu queixo|meu queixo caiu|queixo caiu',
    'pressao no trabalho|pressao do trabalho|pressao do chefe|sangue bom|sangue frio|exame de sangue|doar sangue|doacao de sangue|tirar sangue|coleta de sangue|tirei sangue|sangue do meu sangue|teste de sangue|cego de amor|amor cego|cega de amor|sem palavras|fiquei sem palavras|perdi a fala|engasgado com essa|nao engulo|engolir sapo|engolir sapos|engolir o choro|meu braco direito na empresa|meu braco direito no trabalho|e meu braco direito|e o meu braco direito|de bracos abertos|fica de pe|paralisado de medo|travado no transito|crise financeira|crise economica|crise de riso|crise de choro no filme|anos luz|a gota d agua|ceu da boca|to gravida de ideias|enterro dos ossos|surtando com a papelada|louca com a papelada|desmaio de fofura|desmaiando de sono|desmaiei de sono|desmaiar de sono|desmaiei na cama|desmaiou de sono|envenenado contra mim|clima envenenado|afogado em dividas|afogada em dividas|afogada em contas|afogado em contas|afogado de trabalho|afogada de trabalho|me afogando em dividas|me afogando em contas|me afogando em papelada|afogando em papel',
  ),
  past: [
    ...YEARS_GONE,
    ...listed(
      'e morreu no|e morreu na|e morreu em|morreu no final|morreu no fim|nem era nascida|nem era nascido|eu nem tinha nascido|antes de eu nascer|no seculo passado|na decada de|nos anos 70|nos anos 80|nos anos 90|no tempo da guerra|na guerra colonial|quando eu era pequeno|quando eu era pequena|era eu crianca|era eu miudo|era eu miuda|era menino|era menina|anos depois|anos mais tarde',
      'ano passado|mes passado|ano retrasado|anos atras|em 2009|em 2010|em 2011|em 2012|em 2013|em 2014|em 2015|em 2016|em 2017|em 2018|em 2019|em 2020|em 2021|em 2022|em 2023|em 2024|quando eu era|quando era|quando eu tinha|quando tinha|e nunca mais|quando era crianca|quando ele era|quando ela era|quando crianca|na infancia|na minha infancia|quando pequeno|quando pequena|na epoca|naquela epoca|antigamente|ha muito tempo|faz muito tempo|faz anos|ha anos|faz tempo que passou|na outra gravidez|na primeira gravidez|gravidez anterior|no meu primeiro parto|parto anterior|ultima gravidez',
      'morreu de|morreu do|morreu com|faleceu de|faleceu do|faleceu com|faleceu|falecido|historico de|historico familiar|isso acabou|ja acabou|ja curou|ja sarou|ta curado|ta curada|esta curado|esta curada|ficou bom|ficou boa|se recuperou|ja se recuperou|recuperado|ja passou|ja estou bem|ja to bem|ja ta bem|ta bem agora|esta bem agora|estou bem agora|to bem agora|tudo bem agora|hoje ta bem|hoje esta bem|depois do avc dele|depois do derrame dele|apos o avc|apos o infarto|hereditario',
      'recebi a conta|recebi uma conta|chegou a conta|chegou uma conta|chegou a fatura|recebi a fatura|veio a conta|mandaram a conta|me mandaram a conta|conta da ambulancia do|conta da ambulancia de|conta do pronto socorro da|conta do hospital da|conta do hospital de quando|cobraram|me cobraram|negou o pagamento|negou a internacao|nao quis pagar|se recusa a pagar|recusou pagar|negou a cobertura|erro no prontuario|erro no cadastro|fui internado|fui internada|foi internado|foi internada|em marco|em abril|em janeiro|em fevereiro|em junho|em julho|em agosto|em setembro|em outubro|em novembro|em dezembro',
    ),
    ...COUNTS.flatMap((each) =>
      ['ano', 'anos'].flatMap((unit) => [`faz ${each} ${unit}`, `ha ${each} ${unit}`, `tem ${each} ${unit} que`]),
    ),
    ...COUNTS.flatMap((each) => ['ano', 'anos', 'mes', 'meses'].map((unit) => `${each} ${unit} atras`)),
  ],
  now: listed(
    'esquece tudo|esquece as coisas|anda esquecendo|esquecendo tudo|esquecendo as coisas|cada vez mais esquecido',
    'agora ta|agora esta|agora estou|agora to|agora ele|agora ela|agora eu|agora com|agora comecou|e agora|agora mesmo|agora pouco|agora ha pouco|ta agora|hoje de manha|hoje cedo|hoje a tarde|hoje acordei|hoje comecou|hoje voltou|hoje ele|hoje ela|desde ontem|desde hoje|desde cedo|desde de manha|desde a noite|desde a madrugada|ontem a noite|essa noite|nesta noite|esta noite|essa madrugada|de novo|novamente|outra vez|voltou|ta voltando|esta voltando|voltando|igual da outra vez|mesma dor|mesmos sintomas|mesma coisa|ta piorando|esta piorando|piorou|piorando|cada vez mais|cada vez pior|ainda sinto|ainda doi|ainda sangra|ainda sangrando|ainda a sangrar|ainda nao passou|ainda nao respira|continua|nao para|nao passa|comecou|comecei|acabou de|acabei de|de repente|do nada|neste momento|nesse momento',
    'anda esquecido|anda esquecida|anda com|ando com|anda cansado|anda cansada|ando cansado|ando cansada|esquecido ha|esquecida ha|dor ha|dores ha|doi ha|doi me ha|doendo ha|tosse ha|tosse faz|dor faz|costas ha|joelho ha|cansaco ha|zumbido ha|ha anos que|faz anos que|ha meses que|faz meses que',
    'socorro me|socorro por favor|socorro meu|socorro minha|pelo amor de deus|me ajuda por favor|me ajudem por favor|ajuda por favor|o que eu faco|o que faco|que faco|o que fazer|devo chamar|chamo a ambulancia|chamo ambulancia|ligo pro 911|ligo 911|chamar 911|chamar o 911|e grave|eh grave|e normal|eh normal|devo ir|vou pro hospital|ir pro hospital|preciso ir pro|medo da conta|medo de ir|com medo da|com medo de|sem seguro|nao tenho seguro|sem papel|sem documento|to com|estou com|ta com|esta com|to sentindo|estou sentindo|ta sentindo|esta sentindo|to tendo|ta tendo|esta tendo|estou tendo|doendo|to passando mal|ta passando mal|passando mal|hoje',
  ).filter((each) => each !== 'hoje'),
  office: listed(
    'conta do|conta da|fatura|cobranca|seguro|plano de saude|convenio|reembolso|cobre|cobertura|cobrir|formulario|recurso|apelacao|negaram|negou|receita|renovar|consulta marcada|marcar consulta|fisioterapia|fonoaudiologa|reabilitacao|medicaid|medicare|copay|deductible|divida|papelada|carta do|laudo|pericia|atestado|documento|franquia',
  ),
  general: listed(
    'filme em que|filme que|filme onde|um filme|no filme|serie em que|serie que|na serie|novela em que|na novela|livro em que|livro que|livro onde|no livro|romance em que|o heroi|a heroina|a personagem|o personagem|documentario|reportagem|deu no jornal|no noticiario|nas noticias|deu na tv|passou na tv|no jogo|no videogame|podcast|quantas compressoes|quantas insuflacoes|numero de compressoes|ritmo das compressoes|pra prova de|para a prova de|pra minha apresentacao|pro meu trabalho de escola|trabalho da escola',
    'quais sao os sintomas|quais os sintomas|quais sintomas|quais sao os sinais|quais os sinais|sintomas de um|sintomas de uma|sintoma de|sintomas de|sinais de um|sinais de uma|sintomas do|sinais do|sintomas da|sinais da|o que e um|o que e uma|o que e o|o que eh|o que causa|qual a diferenca|qual diferenca|diferenca entre|como prevenir|como evitar|como reconhecer|como saber se alguem|o que fazer em caso|o que se faz em caso|em caso de|primeiros socorros|trabalho da faculdade|trabalho de faculdade|trabalho pra faculdade|trabalho academico|tcc|mestrado|doutorado|monografia|tese de|pesquisa sobre|redacao sobre|reportagem|artigo cientifico|nas noticias|na globo|no telejornal|na televisao|curso de|tem curso|curso pra|curso para|reconhecer um|aula de|palestra|treinamento|no filme|num filme|o filme|na novela|a novela|na serie|numa serie|no livro|um livro|no jogo|no jornal|no noticiario|na tv|documentario|artigo sobre|podcast|trabalho da escola|trabalho de escola|pra escola|para a escola|e hereditario|eh hereditario|fatores de risco|fator de risco|campanha|setembro amarelo|estatistica|letra da musica|na musica|meu plano cobre|o plano cobre|seguro cobre|meu seguro cobre',
  ),
}

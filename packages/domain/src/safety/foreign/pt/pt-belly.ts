import type { Lexicon } from '../../lexicon/lexicon'
import { BABY, HARD, PAIN, WITH_CHILD } from './pt-words'

const BELLY = 'barriga|abdomen|estomago|bucho|abdominal|pe da barriga|ventre|umbigo|barriguinha'
const AWFUL =
  'enrolo no chao|me enrolo|enrolado|enrolada|encolhido|encolhida|dobro me|rebolar|me torco|torcer me|contorcer|a berrar|berrando|gritar|gritos|nao me endireito|nao consigo endireitar|nao posso me mexer|nem me mexer|nem encostar|nem tocar|nao posso encostar|nao deixa tocar|nao deixa encostar|facadas|horrorosa|do outro mundo|desgracada|dos infernos|infernal|agoniza|agonizando|chorando|nao aguento mais|desmaiar de dor|nao passa com nada|muita|fortissimas|forte demais'

/** Belly, stool, vomit, urine and groin. */
export const PORTUGUESE_BELLY: Lexicon = {
  'vomiting-blood': [
    'vomitando|vomitou|vomitei|vomito|vomita|vomitar|golfou|golfando ~ sangue|borra de cafe|preto|po de cafe|coagulos',
    'botando sangue pela boca|sangue pela boca|jogando sangue pela boca',
    'vomit*|gomit*|deitei|deitou|deitar|boca|lancou|golfada ~ sangue|borra de cafe|borras de cafe|po de cafe|coalhos|sangue pela boca|sangue vivo ~ boca|vomit*|gomit*|balde|muito|cafe|cirrose|estomago|golfada|tigela|bacia|escuro|preto|coagulos',
  ],
  'black-stool': [
    'coco|fezes|bosta|evacuando|evacuei|cocozinho|caca|evacuacao|merda ~ preto|preta|pretas|pretinho|piche|borra de cafe|asfalto|escuro feito|carvao|graxa',
    'coco|fezes|cocozes|bosta|evacuacao|cago|caguei|evacuei|obrei|obrando ~ alcatrao|preto|preta|pretas|pretinho|piche|graxa|borra|petroleo|muito escuras|muito escuro',
  ],
  'blood-in-stool': [
    'sangue|sangrando ~ coco|fezes|anus|privada|vaso|evacuar|evacuo|reto|bunda|caco',
    'diarreia com sangue|cagando sangue|evacuando sangue|fazendo coco com sangue|fazendo sangue',
    'coco|fezes|evacuar|evacuando|evacuei|sanita|vaso|privada|rabo|anus|cagar|fralda|caganeira|diarreia ~ sangue|sangrando|sangrar|ensanguentad*|coalhos',
    'fralda cheia de sangue|fralda com sangue|coco de geleia|coco com sangue|geleia de morango',
  ],
  'much-blood': [
    'muito sangue|bastante sangue|cheio de sangue|cheia de sangue|so sangue|poca de sangue|coagulos grandes|coagulos enormes|vaso cheio',
    'sangue vivo em quantidade|em quantidade|uma data de sangue|sangue aos montes|litros de sangue|cheia de sangue|cheio de sangue|sangue a escorrer|vaso vermelho|so sangue|sangue demais|sangue que nunca mais acaba|coalhos de sangue',
  ],
  'belly-pain': [
    `${BELLY} ~ ${PAIN}|colica|colicas|pontada`,
    'dor de barriga|colica abdominal|dor no pe da barriga|baixo ventre',
    `${BELLY} ~ doi me|doi lhe|a doer|queixa|caimbra|caimbras|nas tripas|espasmos|torcendo|a torcer`,
    'dor no pe da barriga|dores de barriga|dores no ventre|dor no baixo ventre|moinha na barriga|dor nas tripas|queixa se da barriga|dor na boca do estomago',
    `${WITH_CHILD} ~ dor de um lado|dor dum lado|dor so de um lado|pontada de um lado|dor no lado|dor do lado|dor no ovario|fisgada de um lado|dor na trompa|pontadas do lado`,
    'menstruacao atrasada|atraso menstrual|periodo atrasado|falta me o periodo|atraso de ~ dor num lado|dor de um lado|dor do lado|dor no lado|pontada|dor na barriga|dor em baixo',
    'semanas|gravida|gestante|teste positivo|menstruacao atrasada ~ dor forte do lado|dor do lado|dor de lado|dor muito forte do lado|fisgada do lado|pontada do lado|dor do lado direito|dor do lado esquerdo|dor na virilha|dor em baixo do lado',
  ],
  'severe-belly-pain': [
    `${BELLY} ~ ${PAIN}|colica ~ ${HARD}|forte`,
    'barriga ~ dura como|dura igual|dura feito|dura de|tabua|feito pedra|como pedra',
    `${BELLY} ~ dor|doi|doendo|dores|a doer|doi me|colica|colicas ~ ${AWFUL}`,
    `${BELLY} ~ dura e inchada|dura e esticada|dura que nem|dura igual|dura que|uma tabua|uma pedra|feito tabua|rija|rigida|retesada ~ dor|doi|encostar|tocar|febre|vomit*|pedra|tabua|mexer|inchada|gelada|inchado|nem`,
    'barriga|estomago|ventre|umbigo ~ atravessa|transpassa|vara|passa pras costas|vai ate as costas|pras costas ~ palid*|branc*|suor|suando|desmai*|tonto|tonta|forte|rasg*|repente',
  ],
  'hard-belly': [
    'barriga|abdomen ~ dura|duro|rigida|rigido|tabua|pedra',
    `${BELLY} ~ rija|rijo|dura|duro|retesada|tabua|pedra|inchada e dura|estufada e dura`,
  ],
  'lower-right-pain': [
    'barriga|dor|doi|doendo ~ embaixo do lado direito|lado direito embaixo|embaixo a direita|direita embaixo|direito embaixo|embaixo direito|lado direito da barriga|baixo do lado direito|lado direito baixo',
    'apendicite|apendice',
    'umbigo|boca do estomago|meio da barriga ~ foi para o lado direito|foi pro lado direito|passou para o lado direito|passou pro lado direito|desceu para a direita|desceu pra direita|desceu pro lado direito|lado direito|virilha direita|agora e do lado direito',
    'dor|doi|pontada|fisgada|doendo ~ perto da virilha direita|virilha direita|em baixo a direita|baixo do lado direito|quadrante inferior direito|lado direito da barriga|direita em baixo|barriga do lado direito|do lado direito do umbigo',
  ],
  'upper-right-pain': [
    'embaixo da costela direita|costela direita|dor na vesicula|crise de vesicula|lado direito em cima|pedra na vesicula',
    'dor|doi|colica|pontada|crise ~ vesicula|debaixo da costela direita|embaixo da costela direita|por baixo das costelas do lado direito|lado direito da boca do estomago|costelas do lado direito|figado|lado direito embaixo da costela|direito embaixo da costela|direito debaixo da costela',
  ],
  'flank-pain': [
    'rim|rins|nos quartos|pedra no rim|pedras no rim ~ dor|doi|doendo|colica|dores|crise',
    'colica renal|calculo renal|pedra nos rins|colica de rim|crise de rim|dor nos rins',
    'rim|rins|lado das costas|ilharga|flanco|costas do lado|quadris ~ pontada|facada|dor|colica|doi|doer|a doer|fincada',
    'infeccao nos rins|infecao nos rins|infeccao no rim|pielonefrite',
  ],
  vomiting: [
    'vomitando|vomitou|vomitei|vomito|vomitos|vomita|vomitar|golfando|golfa|botando tudo pra fora|provocando',
    'vomitar|a vomitar|deitar fora o que come|gregorio|golfar|lancando|botei tudo pra fora|vomitos|vomite|vomitava|gomitando|gomitou|gumitando',
  ],
  'cannot-keep-down': [
    'nao para nada no estomago|nada para no estomago|vomita tudo|vomitando tudo|vomito tudo|nao segura nada|nao seguro nada|nem agua para|nem agua desce|vomita ate agua|vomitando ate agua|nao consigo segurar nada|nao para de vomitar|nao parou de vomitar|nao fica nada no estomago|poe tudo pra fora',
    'vomito tudo|vomita tudo|nem agua fica|nem agua segura|nada se segura|nada fica no estomago|nao aguento nada no estomago|deita tudo fora|deito tudo fora|bota tudo pra fora|nao retem nada|volta tudo|nao ha nada que pare|vomitar sem parar|vomitando sem parar|vomito sem parar|vomita sem parar|nao paro de vomitar|vomita sem descanso|vomito ate a agua|nao para de vomitar',
  ],
  nausea: ['enjoo|enjoada|enjoado|nausea|nauseas|ansia de vomito|ansia|vontade de vomitar|embrulhado|embrulhando'],
  'green-vomit': [
    'vomitando|vomito|vomitou|vomita|golfou ~ verde|verdes|bile|esverdeado',
    'vomit*|golf*|gomit* ~ verde|verdes|esverdead*|bilis|bile|fel',
  ],
  'no-urine': [
    'xixi|urinar|urina|urinou|urinei|mijar|mija|fralda|fraldas ~ nem uma gota|nenhuma gota|nem gota|nao consigo|nao consegue|nao faz|nao fez|nao fiz|nao sai|sem fazer|nao sai nada|preso|presa|seca|secas|nao molha|nao molhou|nao urina|nao ta fazendo|sem urinar|seca desde ontem|seco desde ontem|nada desde ontem',
    'nao urina|nao urinou|nao urinei|nao mija|sem urinar|sem fazer xixi|nao faz xixi|nao fez xixi',
    'urinar|mijar|xixi|urina|mijo ~ nao consigo|nao consegue|nao sai|nem pinga|so pinga|nenhum|nada|desde ontem|presa|presas|trancada|trancou|so sai pingos|quase nada|quase nao|pouco|pouquissimo',
    'fralda|fraldas ~ seca|secas|sem molhar|nao molha|nao molhou|enxuta',
    'quase sem urina|quase nao urina|quase nao faz xixi|deixou de urinar|deixou de fazer xixi|parou de urinar|parou de fazer xixi',
    'fralda|fraldas ~ sequinha|sequinhas|seca ha|secas ha|sem xixi|nao molhou|nenhuma molhada',
    'nao urino|nao urina|nao mijo|nao mija|sem mijar|sem urinar|nao faco xixi|nao fiz xixi|nao mijei|nao sai urina|nao sai xixi|nao sai mijo|urina presa|xixi preso|urina trancada ~ desde|ontem|horas|dia|manha|noite|barriga|bexiga|ha',
  ],
  'full-bladder-pain': [
    'bexiga|pe da barriga ~ cheia|dor|doendo|estourar|explodir|dura|estufada',
    'barriga vai estourar|barriga vai explodir',
    'bexiga ~ rebentar|arrebentar|explodir|estourar|inchada|cheia|dura|doi|dor',
    'barriga|pe da barriga|baixo ventre ~ rebentar|arrebentar|estourar|explodir ~ urinar|mijar|xixi|urina',
    'barriga|bexiga|pe da barriga|baixo ventre|bucho ~ vai rebentar|vai arrebentar|vai estourar|vai explodir|a rebentar|quase estourando|pra estourar|para estourar|a estourar',
  ],
  'dry-mouth': [
    'boca seca|labios secos|sem lagrima|sem lagrimas|chora sem|nao sai lagrima|desidratado|desidratada|desidratacao|olho fundo|olhos fundos|boquinha seca|lingua seca',
    'chora sem lagrima|chora sem lagrimas|sem lagrima|sem lagrimas|nao deita lagrimas|nao sai lagrimas|boca sequinha|olhos encovados|olhos fundos|ressequid*|saliva grossa',
    'urinando menos|urina menos|urinar menos|fazendo menos xixi|faz menos xixi|menos xixi|pouco xixi|xixi escuro|xixi concentrado|quase nao urina|quase nao faz xixi|quase nao faco xixi|mijando pouco|urina escura|urinando pouco|faz pouco xixi|a urinar menos|a urinar pouco',
  ],
  'sunken-soft-spot': [
    'moleira ~ funda|afundada|afundou|baixa',
    'moleira|moleirinha|fontanela ~ funda|afundada|encovada|para dentro|pra dentro|fundinha|baixa|cova',
  ],
  'blood-in-urine': [
    'sangue|vermelho|vermelha|coca cola ~ xixi|urina|urinar|urinando|urinei',
    'mijando sangue|urinando sangue',
  ],
  jaundice: [
    'amarelo|amarelos|amarela|amarelado|amarelada|amarelinho|amarelinha|amarelinhos ~ olho|olhos|pele|bebe|nenem|rosto|corpo',
    'ictericia|amarelao',
    'amarelo|amarela|amarelos|amarelas|amarelada|amarelado ~ fiquei|ficou|esta|olhos|pele|ta|ando|branco dos olhos|estou|to|vista',
    'olhos amarelos|pele amarela|branco dos olhos amarelo|vista amarela',
    `${BABY} ~ amarelinho|amarelinha|amarelo|amarela|amarelado|ictericia|amarelidao`,
  ],
  'testicle-pain': [
    'testiculo|testiculos|saco|ovos|bolas|saco escrotal|bago|bagos|escroto ~ dor|doi|doendo|inchado|inchada|inchou|inchados|torcido|dores',
    'testiculo|testiculos|tomates|colhao|colhoes|saco|bolas|ovo|ovos|bago|bagos|escroto ~ dor|dores|doi|doer|a doer|inchou|inchado|inchar|torceu|torcao|subiu|vermelho ~ dor|doi|doer|inchou|hora|horas|repente|nada|lado|vomit*|forte|muito|subiu|inchado|hoje',
  ],
  'long-erection': [
    'erecao|pau duro|penis duro|penis ereto ~ horas|nao passa|nao baixa|nao abaixa|nao desce',
    'erecao|pau|penis|pinto|piroca|pila|membro|viagra|teso ~ duro|dura|ereto|tesa|erecao|duro faz|nao baixa|nao desce|nao amolece ~ horas|nao baixa|nao desce|nao amolece|nao passa|desde ontem',
  ],
  'fruity-breath': [
    'halito|bafo|boca ~ fruta|acetona|maca|esmalte',
    'halito|bafo|boca|respiracao|cheiro ~ maca|macas|fruta|frutas|acetona|verniz|esmalte|removedor|podre doce|doce ~ diabet|diabetes|diabetica|diabetico|vomita|vomitando|vomitar|insulina|sede|acucar|bafo|halito',
  ],
  'very-thirsty': [
    'muita sede|sede demais|sede o tempo todo|sede que nao passa|bebe agua o tempo todo|bebendo agua sem parar|sede sem fim|sede absurda',
    'sede ~ absurda|muita|danada|louca|doida|nunca passa|nao passa|sem parar|constante|o dia todo|o tempo todo|horrivel',
    'bebe agua|bebendo agua|beber agua|bebo agua ~ camelo|sem parar|toda hora|o tempo todo|litros|muita|demais',
  ],
  'no-gas': [
    'nao solta gases|nao solto gases|sem soltar gases|nao solta pum|nao sai pum|nao peida',
    'nao solto gases|nao solta gases|nao da puns|nao faz puns|sem gases|nao passa gases|nem gases|nem pum|nao sai gas|nao consigo soltar',
  ],
  'belly-cries': [
    'chora|grita|chorando|choro ~ encolhe as pernas|encolhendo as pernas|perninhas|em ondas|vai e volta|geleia',
    'chora|choro|grita|berra|gritos ~ encolhe as pernas|encolhe se|encolhendo as perninhas|dobra as pernas|perninhas ~ crises|vai e vem|coco|sangue|vomit*|palid*|branc*|intervalos|depois para|geleia|minutos|para',
  ],
  diarrhea: [
    'diarreia|caganeira|intestino solto|piriri|coco mole|desarranjo',
    'soltura|caganeira|diarreia|dor de barriga com soltura|barriga solta|desinteria|disenteria',
  ],
  constipation: [
    'prisao de ventre|intestino preso|constipado|constipada|nao evacuo|ressecado|ressecada|sem fazer coco',
    'prisao de ventre|preso dos intestinos|presa dos intestinos|obstipa*|intestino preso|nao obro|nao vou a casa de banho ha|nao faco coco',
  ],
  heartburn: [
    'azia|refluxo|queimacao no estomago|ma digestao|gastrite',
    'queimor no estomago|queimacao depois de comer|azias|enfartado do estomago|estomago a arder|arde o estomago',
  ],
  'liver-disease': ['cirrose|hepatite|doenca no figado|gordura no figado'],
  'back-pain': [
    'dor|doi|doendo|dores|travou|travada|travei ~ costas|lombar|coluna|lombo|cadeiras',
    'ciatico|hernia de disco|dor ciatica|torcicolo nas costas',
    'dor|dores|doi|doem ~ nas costas|cruzes|lombar|rins|coluna|lombo|espinhaco|fundo das costas',
  ],
  'burning-urine': [
    'dor|doi|doendo|dores ~ fazer xixi|ao urinar|quando urino|pra urinar|para urinar|urinando|mijar',
    'arde|ardendo|ardencia|ardor|queima|queimando|ardia ~ xixi|urina|urinar|urinando|mijar',
    'infeccao urinaria|infeccao de urina|cistite',
    'infeccao na urina|infecao na urina|infeccao urinaria|infecao urinaria|infecao de urina|infeccao de urina|ardor ao urinar|ardencia ao urinar|arde ao urinar|arder ao urinar|xixi a arder|a arder quando faco|xixi ardendo|ardume',
    'xixi|chichi|urinar|urino|mijar|mijo|fazer xixi ~ arde|ardendo|ardor|queima|queimando|ardencia|arder|doi|pingando|de pouquinho|pouquinho em pouquinho|pica',
    'infeccao urinaria|infeccao de urina|cistite|urina ardendo|ardor ao urinar|ardencia ao urinar',
  ],
  'weight-loss': [
    'emagreci sem|perdendo peso|perdi peso|perda de peso|emagrecendo|perdi 5 quilos|perdi 10 quilos|emagreceu muito',
    'perdi|perdeu|emagreci|emagreceu ~ quilos|kilos|kg|peso ~ sem dieta|sem fazer dieta|sem querer|sem motivo|sem esforco|meses|mes|semanas|comendo|comer',
  ],
  'began-at-navel': ['comecou|comecava|comecar|veio|era ~ umbigo|meio da barriga|boca do estomago'],
  'went-to-right': ['foi|passou|desceu|mudou|agora ~ lado direito|direita|virilha direita'],
  'kidney-stone': [
    'colica de rim|colica renal|pedra no rim|pedras no rim|pedras nos rins|pedra nos rins|calculo renal|calculos renais|calculo no rim|pedra no ureter',
  ],
  'after-fatty-meal': [
    'depois de comer gordura|quando como gordura|depois de fritura|comida gordurosa|depois de comer frito|depois de comer pesado',
  ],
  'stuck-hernia': [
    'hernia ~ nao volta|nao entra|nao recolhe|nao vai para dentro|nao volta para dentro|presa|encarcerada|estrangulada|roxa|preta|dura|saltou|endureceu|vermelha e dura|pedra ~ dor|dura|roxa|vomit*|volta|entra|preta|doi|dentro|pedra|presa|estrangulada',
    'ingua|caroco|bola|inchaco|bolota ~ virilha ~ dura|roxa|roxo|duro|preta|vermelha|nao volta|nao entra ~ vomit*|dor|doi|volta|entra',
  ],
  'urine-catheter': ['algalia|algaliado|sonda|sonda vesical|cateter'],
  rigors: [
    'bater o dente|bater os dentes|batendo os dentes|bater o queixo|bater queixo|batendo o queixo|batendo queixo|treme a cama|tremer a cama|tremendo sem parar|tremedeira',
  ],
  'drops-of-blood': [
    'sangue ~ papel|papel higienico|ao limpar|me limpo|gotinha|gotinhas|pingo|pingos|risquinho ~ banheiro|evacuar|fezes|coco|hemorroida*|limpo|limpar|casa de banho|ressecad*|vaso',
  ],
}

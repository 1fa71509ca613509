import type { Lexicon } from '../../lexicon/lexicon'

const BELLY = 'barriga|abdomen|estomago|bucho|ventre|pe da barriga|umbigo|barriguinha'
const AWFUL =
  'enrolo no chao|me enrolo|enrolado|enrolada|encolhido|encolhida|dobro me|rebolar|me torco|torcer me|contorcer|a berrar|berrando|gritar|gritos|nao me endireito|nao consigo endireitar|nao posso me mexer|nem me mexer|nem encostar|nem tocar|nao posso encostar|nao deixa tocar|nao deixa encostar|facadas|horrorosa|do outro mundo|desgracada|dos infernos|infernal|agoniza|agonizando|chorando|nao aguento mais|desmaiar de dor|nao passa com nada|muita|fortissimas|forte demais'

export const PORTUGUESE_BELLY_SIGNS: Lexicon = {
  'belly-pain': [
    `${BELLY} ~ doi me|doi lhe|a doer|queixa|caimbra|caimbras|nas tripas|espasmos|torcendo|a torcer`,
    'dor no pe da barriga|dores de barriga|dores no ventre|dor no baixo ventre|moinha na barriga|dor nas tripas|queixa se da barriga|dor na boca do estomago',
  ],
  'severe-belly-pain': [
    `${BELLY} ~ dor|doi|doendo|dores|a doer|doi me|colica|colicas ~ ${AWFUL}`,
    `${BELLY} ~ dura e inchada|dura e esticada|dura que nem|dura igual|dura que|uma tabua|uma pedra|feito tabua|rija|rigida|retesada ~ dor|doi|encostar|tocar|febre|vomit*|pedra|tabua|mexer|inchada|gelada|inchado|nem`,
  ],
  'hard-belly': [`${BELLY} ~ rija|rijo|dura|duro|retesada|tabua|pedra|inchada e dura|estufada e dura`],
  'lower-right-pain': [
    'umbigo|boca do estomago|meio da barriga ~ foi para o lado direito|foi pro lado direito|passou para o lado direito|passou pro lado direito|desceu para a direita|desceu pra direita|desceu pro lado direito|lado direito|virilha direita|agora e do lado direito',
    'dor|doi|pontada|fisgada|doendo ~ perto da virilha direita|virilha direita|em baixo a direita|baixo do lado direito|quadrante inferior direito|lado direito da barriga|direita em baixo|barriga do lado direito|do lado direito do umbigo',
  ],
  'upper-right-pain': [
    'dor|doi|colica|pontada|crise ~ vesicula|debaixo da costela direita|embaixo da costela direita|por baixo das costelas do lado direito|lado direito da boca do estomago|costelas do lado direito|figado|lado direito embaixo da costela|direito embaixo da costela|direito debaixo da costela',
  ],
  'began-at-navel': ['comecou|comecava|comecar|veio|era ~ umbigo|meio da barriga|boca do estomago'],
  'went-to-right': ['foi|passou|desceu|mudou|agora ~ lado direito|direita|virilha direita'],
  'kidney-stone': [
    'colica de rim|colica renal|pedra no rim|pedras no rim|pedras nos rins|pedra nos rins|calculo renal|calculos renais|calculo no rim|pedra no ureter',
  ],
  'after-fatty-meal': [
    'depois de comer gordura|quando como gordura|depois de fritura|comida gordurosa|depois de comer frito|depois de comer pesado',
  ],
  'flank-pain': [
    'rim|rins|lado das costas|ilharga|flanco|costas do lado|quadris ~ pontada|facada|dor|colica|doi|doer|a doer|fincada',
  ],
  'no-gas': [
    'nao solto gases|nao solta gases|nao da puns|nao faz puns|sem gases|nao passa gases|nem gases|nem pum|nao sai gas|nao consigo soltar',
  ],
  'cannot-keep-down': [
    'vomito tudo|vomita tudo|nem agua fica|nem agua segura|nada se segura|nada fica no estomago|nao aguento nada no estomago|deita tudo fora|deito tudo fora|bota tudo pra fora|nao retem nada|volta tudo|nao ha nada que pare|vomitar sem parar|vomitando sem parar|vomito sem parar|vomita sem parar|nao paro de vomitar|vomita sem descanso|vomito ate a agua|nao para de vomitar',
  ],
  vomiting: [
    'vomitar|a vomitar|deitar fora o que come|gregorio|golfar|lancando|botei tudo pra fora|vomitos|vomite|vomitava|gomitando|gomitou|gumitando',
  ],
  'green-vomit': ['vomit*|golf*|gomit* ~ verde|verdes|esverdead*|bilis|bile|fel'],
  'vomiting-blood': [
    'vomit*|gomit*|deitei|deitou|deitar|boca|lancou|golfada ~ sangue|borra de cafe|borras de cafe|po de cafe|coalhos|sangue pela boca|sangue vivo ~ boca|vomit*|gomit*|balde|muito|cafe|cirrose|estomago|golfada|tigela|bacia|escuro|preto|coagulos',
  ],
  'black-stool': [
    'coco|fezes|cocozes|bosta|evacuacao|cago|caguei|evacuei|obrei|obrando ~ alcatrao|preto|preta|pretas|pretinho|piche|graxa|borra|petroleo|muito escuras|muito escuro',
  ],
  'blood-in-stool': [
    'coco|fezes|evacuar|evacuando|evacuei|sanita|vaso|privada|rabo|anus|cagar|fralda|caganeira|diarreia ~ sangue|sangrando|sangrar|ensanguentad*|coalhos',
    'fralda cheia de sangue|fralda com sangue|coco de geleia|coco com sangue|geleia de morango',
  ],
  'much-blood': [
    'sangue vivo em quantidade|em quantidade|uma data de sangue|sangue aos montes|litros de sangue|cheia de sangue|cheio de sangue|sangue a escorrer|vaso vermelho|so sangue|sangue demais|sangue que nunca mais acaba|coalhos de sangue',
  ],
  'stuck-hernia': [
    'hernia ~ nao volta|nao entra|nao recolhe|nao vai para dentro|nao volta para dentro|presa|encarcerada|estrangulada|roxa|preta|dura|saltou|endureceu|vermelha e dura|pedra ~ dor|dura|roxa|vomit*|volta|entra|preta|doi|dentro|pedra|presa|estrangulada',
    'ingua|caroco|bola|inchaco|bolota ~ virilha ~ dura|roxa|roxo|duro|preta|vermelha|nao volta|nao entra ~ vomit*|dor|doi|volta|entra',
  ],
  'testicle-pain': [
    'testiculo|testiculos|tomates|colhao|colhoes|saco|bolas|ovo|ovos|bago|bagos|escroto ~ dor|dores|doi|doer|a doer|inchou|inchado|inchar|torceu|torcao|subiu|vermelho ~ dor|doi|doer|inchou|hora|horas|repente|nada|lado|vomit*|forte|muito|subiu|inchado|hoje',
  ],
  'long-erection': [
    'erecao|pau|penis|pinto|piroca|pila|membro|viagra|teso ~ duro|dura|ereto|tesa|erecao|duro faz|nao baixa|nao desce|nao amolece ~ horas|nao baixa|nao desce|nao amolece|nao passa|desde ontem',
  ],
  'no-urine': [
    'urinar|mijar|xixi|urina|mijo ~ nao consigo|nao consegue|nao sai|nem pinga|so pinga|nenhum|nada|desde ontem|presa|presas|trancada|trancou|so sai pingos|quase nada|quase nao|pouco|pouquissimo',
    'fralda|fraldas ~ seca|secas|sem molhar|nao molha|nao molhou|enxuta',
    'quase sem urina|quase nao urina|quase nao faz xixi|deixou de urinar|deixou de fazer xixi|parou de urinar|parou de fazer xixi',
  ],
  'full-bladder-pain': [
    'bexiga ~ rebentar|arrebentar|explodir|estourar|inchada|cheia|dura|doi|dor',
    'barriga|pe da barriga|baixo ventre ~ rebentar|arrebentar|estourar|explodir ~ urinar|mijar|xixi|urina',
  ],
  jaundice: [
    'amarelo|amarela|amarelos|amarelas|amarelada|amarelado ~ fiquei|ficou|esta|olhos|pele|ta|ando|branco dos olhos|estou|to|vista',
  ],
  'dry-mouth': [
    'chora sem lagrima|chora sem lagrimas|sem lagrima|sem lagrimas|nao deita lagrimas|nao sai lagrimas|boca sequinha|olhos encovados|olhos fundos|ressequid*|saliva grossa',
  ],
  'sunken-soft-spot': [
    'moleira|moleirinha|fontanela ~ funda|afundada|encovada|para dentro|pra dentro|fundinha|baixa|cova',
  ],
  'bulging-soft-spot': [
    'moleira|moleirinha|fontanela ~ inchada|alta|saltada|estufada|dura|para fora|pra fora|saliente',
  ],
  cramps: ['espasmos|colicazinha'],
  'throat-swelling': [
    'garganta|goela|lingua|glote|pescoco ~ a fechar|fechar se|fechar|fecha|fechou se|aperta|apertar|a inchar|inchar|inchou|grossa|enorme|dormente ~ comi|comeu|alergia|camarao|picada|remedio|respirar|ar|se|engolir|lingua|amendoim|nozes|minutos|agora|antibiotico|abelha|inchada|marisco',
    'voz|fala ~ sumindo|a sumir|rouca|a falhar|falhando|fina|abafada|presa|mudou|a mudar ~ cocando|comichao|coceira|inchando|alergia|comi|comeu|picada|abelha|vespa|remedio|amendoim|avela|camarao|antibiotico|marisco',
  ],
  'allergy-trigger': [
    'amendoim|amendoins|camarao|marisco|mariscos|gambas|nozes|noz|avela|avelas|amendoas|caju|castanha|leite|ovo|ovos|kiwi|morango|peixe|abelha|vespa|marimbondo|formiga|ferroada|brufen|ibuprofeno|dipirona|aspirina|antibiotico|amoxicilina|penicilina|corante|tintura|contraste|latex|vacina|sesamo|soja ~ comi|comeu|comer|tomei|tomou|tomar|picado|picada|picou|ferrou|ferroada|alergic*|alergia|reacao|depois|provou|bebeu|injecao|apliquei',
  ],
  hives: [
    'urticaria|placas|babas|bolhoes|verguoes|vergoes|empolado|empolada|empolou|encarocado|encarocada|comichao|coceira|calombo|calombos|bolotas ~ corpo|todo|toda|inteiro|inteira|tudo|cara|pescoco|barriga|comi|remedio|urticaria|empolad*',
    'comichao no corpo todo|comichao pelo corpo todo|cocando tudo|cocar tudo|coca tudo|cheio de urticaria|cheia de urticaria|toda empolada|todo empolado|cheio de babas|cheia de babas|cheio de calombo|cheia de calombo|todo encarocado|toda encarocada',
  ],
  'face-swelling': [
    'rosto|cara|boca|labio|labios|beico|beicos|olhos|olho|palpebras|palpebra|bochechas|bochecha|beicinho ~ inchou|a inchar|inchar|inchado|inchada|inchados|inchadas|incha|bola|deformado|deformada|balao',
  ],
  'sting-in-mouth': [
    'picada|picou|ferroada|ferrou|mordeu|picado|picou me ~ dentro da boca|na lingua|na garganta|no ceu da boca|por dentro da boca ~ abelha|vespa|marimbondo|inchar|inchando|inchada|boca|lingua',
  ],
  'throat-danger': [
    'engolir|engulo|engole|saliva|cuspe|baba|cuspo ~ nem a|nem|nao consigo|nao consegue|nao passa|escorre|cuspindo|a cuspir|cospe|doi tanto ~ saliva|cuspe|agua|baba|garganta|voz|nada|cuspo|escorre',
    'voz de batata|voz de batata quente|batata quente na boca|pescoco inchado e nao|queixo inchado e nao',
  ],
  'mouth-floor': [
    'debaixo da lingua|embaixo da lingua|por baixo do queixo|embaixo do queixo|debaixo do queixo|papo ~ inchado|inchou|duro|inchada ~ dente|engolir|respirar|febre|lingua|dor',
  ],
  'mouth-wont-open': [
    'nao consigo abrir a boca|nao consegue abrir a boca|nao abro a boca|nao abre a boca|boca nao abre|mal abro a boca|mal abre a boca',
  ],
  lockjaw: [
    'nao abro a boca|nao abre a boca|queixo trancado|queixo preso|queixo duro|maxilar preso|maxilar travado ~ prego|corte|ferida|ferrugem|enferrujado|pisei|pisou|rigido|tetano|costas|espasmo',
  ],
  'tooth-swelling': [
    'dente|gengiva|siso|queixal ~ inchou|inchado|inchada|inchar|bochecha inchada|cara inchada|rosto inchado|olho|abcesso|abscesso|pus|queixo',
  ],
  'eye-shut': [
    'olho fechado|olho quase fechado|inchou ate o olho|inchou ate ao olho|ate o olho fechar|olho a fechar|fechando o olho',
  ],
  stridor: [
    'tosse de cao|tosse de foca|tosse rouca|ladra|ladrar|ladrando|barulho|guincho|assobio|ronqueira|chiado ~ puxa o ar|inspira|respira|respirar|parado|quieto|tosse|garganta|quando puxa',
  ],
  'at-rest': [
    'mesmo parado|mesmo parada|mesmo quieto|mesmo quieta|mesmo deitado|mesmo a dormir|mesmo dormindo|em repouso|sem chorar',
  ],
}

import type { Lexicon } from '../../lexicon/lexicon'

const PILLS =
  'comprimidos|comprimido|remedios|remedio|pastilhas|medicamentos|calmantes|cartelas|caixas|frasco|rivotril|medicacao|tarja preta|clonazepam|veneno|chumbinho'
const THE_DEAD =
  'meu homem|meu companheiro|meus pais|meu amor|meu marido|minha mulher|minha esposa|minha mae|meu pai|meu filho|minha filha|minha avo|meu avo|meu irmao|minha irma|meu companheiro|meu velho|minha velha|meu menino|minha menina|ele|ela'
const LOVED =
  'filhos|filho|filha|filhas|mae|pai|irma|irmao|meninos|miudos|criancas|familia|marido|mulher|esposa|namorada|namorado|netos|neta|neto|avo|todos|todo mundo|toda a gente|eles'
const GONE =
  'eu sumir|eu sumisse|eu morrer|eu morresse|eu desaparecer|eu desaparecesse|eu pular|eu pulasse|eu saltar|eu saltasse|eu me matar|eu me matasse|me matar|eu me jogar|eu me jogasse|eu me atirar|eu me for|eu for embora de vez|eu nao existisse|eu nao existir|eu partir|eu nao acordar|eu nao acordasse|eu nao estiver|eu nao estivesse|eu parar de existir'
const HEIGHT =
  'ponte|viaduto|parapeito|sacada|varanda|terraco|janela|telhado|falesia|penhasco|precipicio|trilho|trilhos|linha do trem|linha do comboio|passarela|beirada|cobertura|torre|andar'

/** Suicide said quietly: a goodbye, affairs in order, joining the dead. */
export const PORTUGUESE_GOODBYE: Lexicon = {
  'suicide-said': [
    `diz|diga|digam|fala|fale|avisa|avisem|dizer ~ que amo|que eu amo|que os amo|que o amo|que a amo|amo eles|que sempre amei|que amei ~ nao consigo mais|nao aguento|nao da mais|desisto|desisti|desculpa|perdao|perdoem|adeus|acabou|ultima|partir`,
    'senhas|documentos|cartao|dinheiro|joias|chaves ~ deixei|entreguei|passei|dei ~ e melhor assim|vai ser melhor assim|cuidar do gato|cuidar do cachorro|cuidar dos meninos|cuidar das criancas|nao vou precisar|ja nao preciso|adeus',
    `se ~ ${GONE} ~ ninguem|falta|acaba|acabou|fim|notar|notava|melhor|alivio|todos|sofro|doer|resolve|chora|descansa*|importa*|importava`,
    `ninguem ~ ia notar|ia sentir|ia reparar|vai sentir|vai notar|vai chorar|sentiria|notaria|reparava|daria falta|dava pela minha falta|ia dar falta|ia chorar ~ ${GONE}|minha falta|sumisse|morresse|desaparecesse`,
    `ter com|encontrar|me encontrar com|juntar me a|juntar me ao|me juntar|pra junto|para junto|ao encontro|estar com|rever|buscar ~ ${THE_DEAD} ~ no ceu|que morreu|que ja morreu|que faleceu|que ja partiu|que ja se foi|que deus levou|deus levou|deus tem|que partiu|la em cima|do outro lado|no outro mundo|noutro mundo|no cemiterio`,
    `ter com|encontrar|me encontrar|pra junto|para junto|juntar me|me juntar|ao encontro ~ ${THE_DEAD} ~ ${PILLS}|corda|arma|cansei|nao aguento|morrer|descansar|nao ando ca`,
    `${PILLS} ~ contei|contei os|contados|contadas|separei|separados|guardando|guardei|juntei|juntando|em cima da mesa|na mesa de cabeceira|a minha frente|na minha frente|alinhados|chegam|dao pra|dao para|tenho que chegue|cheguem ~ chegam|chegue|chega|esta noite|hoje|noite|acabar|descansar|ir ter|coragem|dormir|sentido|partir|fim|ultima`,
    'descanso|descansar|descanso eu|vou descansar|dormir|durmo ~ de vez|para sempre|pra sempre|eternamente|de uma vez por todas|e nao acordo|e nao acordar|e nao acordo mais|nao acordo mais|o sono eterno|em paz de vez',
    'ja nao ando ca a fazer nada|nao ando ca a fazer nada|ja nao estou ca a fazer nada|nao vale a pena ca estar|nao vale a pena estar ca|nao vale a pena viver|nao vale a pena continuar a viver|ja nao vale a pena viver|nao tenho razao pra viver|nao tenho mais razao pra viver|nao tenho motivo pra viver|nao tenho mais motivo pra viver|sem razao para viver|sem motivo pra viver|nao tenho porque viver|nao tenho por que viver|a vida perdeu o sentido|minha vida perdeu o sentido|vida nao tem sentido|vida nao tem mais sentido|vida nao faz sentido|vida ja nao faz sentido|viver pra que|pra que viver|viver para que|embora desta vida|embora dessa vida|embora deste mundo|embora desse mundo|sair desta vida|sair desse mundo|deixar este mundo|deixar esse mundo|partir deste mundo|desistir da vida|desisti da vida|desisti de viver|desistir de viver|cansei de viver|cansada de viver|cansado de viver|cansei da vida|preferia estar morto|preferia estar morta|preferia tar morto|preferia tar morta|preferia ter morrido|queria estar morto|queria estar morta|queria tar morto|queria ta morto|queria ta morta|queria era morrer|queria era desaparecer|devia era morrer|devia ter morrido eu|fico melhor morto|fico melhor morta|mais valia morrer|mais valia estar morta|mais valia estar morto|mais vale morrer|dar um fim nisso|dar um fim nisto|dou um fim nisso|por um fim nisso|por um ponto final na vida|ponto final na minha vida|minha hora chegou e vou|acabo com essa dor|acabo com esta dor|acabar com essa dor|acabar com esta dor|acabo com o sofrimento|acabo com tudo|acabar com tudo|acabo com isso hoje|acabo com isto hoje|hoje eu acabo com|hoje acabo com|tirar a propria vida|tirar minha vida|tirar a minha vida|cometer suicidio|fazer uma desgraca comigo|desgraca comigo mesmo|fazer mal a mim|fazer mal a mim mesmo|me fazer mal|mundo fica melhor sem mim|mundo sem mim|melhor sem mim|virar estrelinha|virar estrela|virar anjinho',
    'se jogar|se atirar|atirar se|jogar se|mandar se|se lancar|me atirar|atirar me|me jogar|jogar me|me lancar|lancar me|mandar me|me mandar|me tacar|saltar|pular|me pinchar ~ da varanda|da ponte|da janela|do predio|do telhado|da sacada|do terraco|do viaduto|da falesia|do penhasco|do andar|la de cima|debaixo do comboio|debaixo do trem|debaixo de um carro|na frente do trem|na frente do metro|na frente de um carro|na frente de um caminhao|para a linha|pra linha|pros trilhos|para o rio|no rio|ao rio|pro rio|no mar|pro mar|no poco|ao poco|na cisterna|na represa|no acude|na barragem|ao mar|para baixo|pra baixo|daqui',
    `beira|na borda|em cima|do lado de fora|parado|parada|sentado|sentada|to aqui|tou aqui|estou aqui|estou ~ ${HEIGHT} ~ esperando o trem|a espera do comboio|esperando o metro|esperando o comboio|a espera do trem|pular|saltar|atirar|jogar|despedir|adeus|sem volta|acabar|acabou|coragem|nao quero|ninguem|nao aguento|fim`,
    'acabo com isto|acabo com isso|acabo com tudo|acabo com a minha vida|ponho fim|dou cabo ~ ja decidi|decidido|amanha|hoje|noite|adeus|peso|trabalho|dor|filhos|cansei',
    'guardou|guarda|guardei|escondeu|juntou|ajuntou|junta ~ comprimidos|remedios|pastilhas|calmantes ~ morrer|viver|mais vale|mais valia|fim|nao quer|adeus',
    'termino|acabo|e o fim|e meu ultimo dia|e o meu ultimo dia|ultimo dia da minha vida|ultimo dia de vida|meu ultimo dia ~ aliviad*|eu me for|quando eu for|vendi tudo|paguei as contas|adeus|despedi*|sem mim|cansei|vida',
    'deixar de comer|parar de comer|parar de tomar|deixar de tomar|parei de tomar|deixei de tomar|parei de comer|deixei de comer|larguei ~ ate morrer|pra morrer|para morrer|de proposito|me leve|me leva|quero morrer|morrer logo|pra acabar|para acabar',
    'carro|camiao|caminhao|moto|volante|dirigindo|a conduzir|conduzo ~ poste|muro|arvore|ribanceira|contra um|contramao|caminhao|barranco|ponte ~ acabar|acabo|fim|morrer|penso|pensei|vontade|jogar|atirar|meter|proposito',
    'mandou|enviou|postou|me mandou|mandou me|publicou ~ foto|video|imagem|selfie ~ corda|forca|arma|comprimidos|remedios|ponte|gilete|pulso|pulsos|revolver|veneno',
    'tomei coragem|ganhei coragem|criei coragem|arranjei coragem|falta me coragem|so me falta a coragem|so falta coragem ~ acabar|acabo|morrer|fim|matar|pular|saltar|vida|corda|arma|tomar tudo',
    'lencol|lencois|cinto|cinta|fio|cordao|cadarco|cachecol|corda|saco de plastico|sacola ~ no pescoco|em volta do pescoco|ao pescoco|na cabeca|a volta do pescoco|no proprio pescoco ~ amarrou|amarrei|atou|enrolou|pos|botou|colocou|apertou|apertando|meteu|passou|quarto|banheiro',
    'mandou|enviou|gravou|deixou|fez|recebi|escreveu ~ audio se despedindo|audio de despedida|video se despedindo|mensagem se despedindo|mensagem a despedir se|audio a despedir se|se despedindo de todos|se despedindo de todo mundo|a despedir se de todos|se despedindo',
    'despedindo|despedi me|me despedi|despedir|a despedir me|adeus ~ corda|arma|comprimidos|remedios|ponte|veneno|gilete|faca|revolver|pistola ~ aqui|na mao|comigo|tou|to|estou|tenho|mensagem|todos',
    'trancou|trancad*|fechou se|fechad*|enfiou se ~ banheiro|casa de banho|quarto|wc|garagem ~ gilete|lamina|faca|corda|remedio*|comprimidos|cinto|arma|navalha|x acto|estilete',
    'kre mata kabesa|kre mata cabeca|mata kabesa|kre mata se|kre mori|kre morre|kre mori|kero mori|n kre morre|n kre mori|mata nha cabeca|mata nha kabesa|dja n kansa di vive',
  ],
  'self-harm': [
    'cortando|cortar|corto|cortei|rasgando|arranhando|furando|queimando|a cortar|machucando ~ meus bracos|meu braco|meus pulsos|minhas pernas|minhas coxas|minha barriga|os meus bracos|as minhas pernas|os proprios bracos|o proprio braco|a mim mesmo|a mim mesma|a mim proprio ~ de novo|outra vez|lamina|gilete|navalha|escondid*|aliviar|proposito|dor|sangue|vontade|voltei|recomecei|to|tou|ando|de raiva|noite|estilete',
  ],
  'harm-others': [
    'jogar|jogo|atirar|bater|meter|enfiar|afundar|capotar ~ carro|caminhao|camiao ~ com as criancas|com os meninos|com os miudos|com meus filhos|com a familia|com todo mundo|com eles dentro|criancas dentro|filhos dentro',
  ],
  farewell: [
    `diz|dizer|diga|digam|fala|fale|falem|avisa|avisem|conta ~ ${LOVED} ~ que amo|que os amo|que eu amo|que eu os amo|que gosto deles|que gosto muito|amo eles|amo muito|que amei|que a amo|que o amo|que sempre amei|que eu a amo|que eu o amo|amo todos|amo todo mundo|gostei muito|que os adoro`,
    'cuida|cuidar|cuidem|cuide|toma conta|tomar conta|tomem conta|tome conta|tratasse|trate|olhe|olha ~ gato|gata|cachorro|cachorra|cao|canario|passarinho|meninos|miudos|filhos|criancas|mae|planta|bichos|irmao|irma ~ por favor|por mim|pra mim|pedi|peco|pedir|so queria|prometa|promete|depois|quando eu',
    'adeus|adeus a todos|adeus mundo|foi bom conhecer|obrigado por tudo|obrigada por tudo|ultima mensagem|ultima vez que|me despedir|despedir me|despedi me|me despedi|sempre vou amar|vou sempre amar|amo voces|amo vos a todos|amei voces',
  ],
  apology: [
    'me perdoem|me perdoa|me perdoe|perdoem me|perdoa me|perdoe me|peco perdao|desculpa por tudo|desculpem por tudo|desculpa mae|desculpa filha|desculpa filho|me desculpem por|nao foi culpa de ninguem|nao e culpa de ninguem|a culpa nao e de ninguem',
  ],
  'affairs-in-order': [
    `escrevi|deixei|escrevo|deixo|escrevendo|a escrever|escreveu|deixou|ja fiz|fiz ~ carta|cartas|bilhete|bilhetes|recado|testamento ~ ${LOVED}|gaveta|mesa|cama|despedida|arrumado|policia|cada um`,
    'senhas|senha|cartao|cartoes|documentos|papeis|dinheiro|seguro|contas|chaves|escritura|banco|caixao|funeral|enterro|aluguel|renda ~ deixei|deixo|passei|entreguei|arrumei|arrumado|arrumada|separei|organizei|tratei|na gaveta|em cima da mesa|paguei tudo|pago|pronto ~ irma|irmao|gaveta|mesa|filha|filho|filhos|mae|tudo|marido|mulher|gato|carta|esposa|mim',
    'deixei tudo arrumado|deixei tudo em ordem|ta tudo arrumado|esta tudo arrumado|ja arrumei tudo|ja deixei tudo pronto|ja esta tudo pronto|ja ta tudo pronto|ja tenho tudo pronto|ja preparei tudo|tenho tudo preparado|tenho tudo pronto|ja organizei tudo|tratei de tudo',
  ],
  'wont-be-here': [
    'nao vou estar mais aqui|nao vou mais estar aqui|ja nao vou estar aqui|ja nao vou ca estar|ja nao estarei ca|ja nao estarei aqui|nao estarei mais aqui|nao vou estar ca|nao to mais aqui|nao estou mais aqui|nao me encontram viva|nao me encontram vivo|ja vou ter ido',
  ],
  burden: [
    'sou um peso|sou um fardo|sou um estorvo|sou uma carga|so atrapalho|so dou trabalho|so dou despesa|so estorvo|estou a mais|nao presto pra nada|nao sirvo pra nada|nao sirvo para nada|nao presto para nada|nao faco falta|e melhor assim pra todos|melhor assim para todos|nao quero dar mais trabalho|nao vou dar mais trabalho|deixar de ser um peso|deixar de dar trabalho',
  ],
  'calm-now': [
    'hoje de noite|hoje a noite|esta noite|essa noite|antes de amanhecer|estou em paz|to em paz|finalmente em paz|ja nao tenho medo|nao tenho mais medo',
  ],
  'be-found': [
    'encontram me|encontrem me|me encontrem|vao me encontrar|vao encontrar me|vao me achar|me acham amanha|me achem|quando me encontrarem|quando me acharem|quem me encontrar|encontrarem o corpo|encontrar meu corpo|achar meu corpo',
  ],
  decided: ['ja decidi|ta decidido|esta decidido|decisao tomada|ja tomei a decisao|tomei a decisao|nao volto atras'],
}

import type { Lexicon } from '../../lexicon/lexicon'

const MEANS =
  'corda|soga|laco|arma|pistola|revolver|espingarda|cacadeira|carabina|trinta e oito|38|bala|balas|veneno|chumbinho|raticida|gilete|lamina|navalha|x acto|estilete|soda'
const READY =
  'amarrei|amarrada|amarrado|pendurei|pendurada|atei|prendi|pus|botei|coloquei|preparei|comprei|arranjei|arrumei|carreguei|carregada|limpei|separei|guardei|escondi|peguei|tirei do cofre|encomendei|chegou|ja tenho|tenho aqui|ta aqui|esta aqui|do meu lado|ao meu lado|no meu colo|na minha mao|na mao|em cima da cama|na garagem|no sotao|no quarto|na viga|na arvore|pronta|pronto|a espera'
const HE_HAS =
  'comprou|arranjou|escondeu|levou|pegou|pegou na|pos|colocou|botou|amarrou|pendurou|carregou|tirou|limpou|sumiu com|saiu com|foi buscar|preparou|achei|encontrei|guardou|ta com|esta com|anda com'
const DESPAIR =
  'sumir|acabar|morrer|viver|adeus|despedi*|perdoa|perdoem|perdao|cuida|cuidem|chora|chorando|triste|depress*|descans*|paz|resolve tudo|fim|asneira|besteira|disparate|bobagem|loucura|nao aguento|farto|farta|cansad*|peso|sem ele|sem ela|sem mim|nao atende|nao fala|deixou carta|bilhete|noite|hoje|coragem|corag*|vontade|sozinh*|de uma vez|desapareceu|medo|doer|penso|acabou'

export const PORTUGUESE_CRISIS_TOLD: Lexicon = {
  'suicide-said': [
    `${READY} ~ corda|soga|laco|forca ~ garagem|sotao|viga|arvore|teto|tecto|galho|pescoco|quarto|caibro|barrote|telhado|${DESPAIR}`,
    `${READY} ~ ${MEANS} ~ ${DESPAIR}`,
    `${MEANS} ~ no meu colo|na minha mao|na cama ao meu lado|ao meu lado|do meu lado|em cima da cama|na boca|na cabeca|na tempora|apontada|debaixo do travesseiro|debaixo da almofada|carregada aqui|aqui comigo|a minha frente|na minha frente|nas maos`,
    `${HE_HAS} ~ ${MEANS} ~ ${DESPAIR}`,
    `ele|ela|marido|mulher|filho|filha|irmao|irma|pai|mae|amigo|amiga|colega|namorado|namorada|primo|esposa|vizinho ~ ${HE_HAS} ~ arma|corda|pistola|revolver|espingarda|veneno ~ carro|quarto|sumiu|saiu|telefone|mensagem|chora|emprego|garagem|sotao|armario|gaveta`,
    'comprei|encomendei|pedi|arranjei|juntei|guardei|guardando|juntando ~ coisa na internet|uma coisa|remedio|remedios|comprimidos|veneno|chumbinho|corda|arma ~ pra fazer|para fazer|acabar|morrer|hoje a noite|a semana toda|semana toda|ate ter|suficiente|chega|tomo|tomar|nunca mais|de vez|pra acabar|para acabar',
    'quero sumir|queria sumir|vontade de sumir|vontade de desaparecer|queria desaparecer|quero desaparecer ~ do mapa|de vez|de uma vez|para sempre|pra sempre|viver|aguento|mundo|vida|corda|desta vida|dessa vida|morrer|nao aguento|ninguem|falta',
    'nao quero acordar|nao queria acordar|nunca mais acordar|nao voltar a acordar|dormir e nao|nao acordasse|nao acordar mais|nao acorde mais|adormecer para sempre|adormecer e nao',
    'melhor|melhores|bem melhor|descansados|aliviados|felizes|sossegados ~ sem ele|sem ela|sem mim|se eu nao existisse|se ele morresse|se ela morresse|se eu desaparecesse|se eu morresse|se eu nao estivesse|eu nao estar|se ele sumisse|se ela sumisse|nao estar ca|nao estar aqui|nao estivesse ca',
    'so dou trabalho|so atrapalho|sou um peso|sou um fardo|sou um estorvo|so estorvo|ando aqui a mais|estou aqui a mais|ninguem precisa de mim|ninguem ia sentir|ninguem ia notar|nao faco falta ~ melhor|morrer|sumir|estar ca|existir|mundo|viver|vida|acabar|aqui|partir|noite|cansad*|desaparecer|ninguem|falta',
    'deus|senhor|jesus|nosso senhor ~ me leve|me leva|me levar|levar me|leve me|me buscar|buscar me|me recolha|me chame ~ hoje|noite|dou um jeito|eu vou|eu mesmo|sozinh*|cansad*|nao aguento|se nao|quero|queria|peco|podia|logo|farta',
    'dei|dou|distribui|ofereci|entreguei|doei|dando ~ minhas coisas|meus bichos|meu cachorro|meu cao|minhas roupas|minhas joias|as coisas todas|tudo o que tinha|meus pertences ~ despedi*|adeus|nao vou precisar|ja nao preciso|noite|embora|acabar|partir|vizinha|fim|paz',
    'despedi me|me despedi|despediu se|se despediu|despedindo se|mensagem de despedida|mandou adeus|audio de despedida|video de despedida|carta de despedida|bilhete de despedida|a despedir se ~ toda a gente|todos|todo mundo|sumiu|arma|desapareceu|nao atende|telemovel desligado|celular desligado|telefone|filhos|familia|acabar|morrer|ponte|noite|hoje|chorando|whatsapp|desligou|coisas',
    'cuida|cuidem|toma conta|tome conta|olha pelos|olha pelas ~ meninos|criancas|filhos|mae|meus filhos|familia|gato|cachorro|miudos ~ mensagem|desligou|sumiu|arma|nao atende|adeus|revolver|despedi*|perdoa|saiu|carta|bilhete|nao vou voltar|quando eu for|quando eu nao|por mim e',
    'em cima|beira|beirada|parapeito|grade|topo|varanda|janela|terraco ~ ponte|viaduto|predio|penhasco|trilhos|linha do comboio|linha do trem|andar|falesia|telhado|terraco ~ nao vou voltar|pular|saltar|atirar|adeus|acabar|coragem|ultimo|ultima|fim|nao aguento|quero|vou|jogar',
    'encontrei|achei|encontramos|apanhei|vi|entrei ~ pendurado|pendurada|enforcado|enforcada|com uma corda|corda no pescoco|pulsos cortados|pulso cortado',
    'se jogou do|se jogou da|atirou se da|atirou se do|atirou se para|mandou se da|deitou se a linha|deitou se na linha|meteu se a frente|se jogou na frente ~ ponte|viaduto|varanda|janela|comboio|trem|metro|andar|predio|carro|caminhao|linha',
    'cortei|cortou|passei|passou|abri|abriu|cortar|golpeei ~ pulso|pulsos|veias|lamina|gilete|navalha|x acto|estilete ~ sangr*|nao para|pulso|pulsos|proposito|morrer|banheiro|lamina|quarto|braco|bracos|veias|sozinh*|trancad*',
    'farto de viver|farta de viver|farto da vida|farta da vida|farto desta vida|farta desta vida|farta de tudo|farto de tudo|cansei de tudo|ja chega de viver|perdi a vontade de tudo|nao vejo saida|nao vejo luz|sem saida|ja nao aguento viver|nao aguento mais viver|nao aguento mais existir|deixar de respirar|acabar com isso tudo|acabar com isto|acabar com isto tudo|acabar com o sofrimento|acabar com esse sofrimento|por termo a vida|por termo a tudo|por fim a vida|por fim a isto|matar me|quero me matar|quero matar me|dar cabo de mim|dar cabo da minha vida|fazer uma asneira comigo|faca uma asneira|faca asneira|fazer uma asneira|fazer uma loucura comigo ~ vida|viver|morrer|eu|quero|comprimidos|medo|vou|corda|sempre|hoje|ele|ela|dormir|noite|dia|mim|penso|acabar|tudo|matar',
    'prestes a|tenho medo que|medo que ele|medo que ela|receio que|acho que vai|acho que ele vai|acho que ela vai ~ asneira|besteira|bobagem|se mate|matar se|se matar|fazer mal a si|algo contra si|atente contra|acabar com a vida|fazer alguma coisa ~ corda|arma|chora|chorando|remedio*|triste|quarto|fechad*|trancad*|ponte|despedi*|depress*|adeus|carta|nao atende|quero|mata*|vida',
    'planejei|planeei|marquei o dia|escolhi o dia|ja decidi|tomei a decisao|ja esta decidido|ta decidido ~ morrer|acabar|matar|fim|adeus|despedi*|partir|vida|sofrer|corda|comprimidos|remedio*|arma|ponte',
  ],
  'suicide-named': [
    'postou|escreveu|publicou|deixou|mandou|gravou ~ adeus|despedida|ultima mensagem|carta|pediu perdao ~ nao atende|sumiu|desligado|desapareceu|ninguem sabe|nao responde|bilhete',
  ],
  'self-harm': [
    'cortar se|corta se|cortar me|corto me|a cortar se|se corta|cortando se|cortou se de proposito|se corta de proposito|golpes nos bracos|cortes nos pulsos|cortes nas coxas|cortes nas pernas|marcas de lamina|queima se com cigarros|bate com a cabeca na parede ~ braco|bracos|pernas|coxas|lamina|gilete|escondid*|filha|filho|proposito|aliviar|barriga|pulsos|quarto|escola|manga|x acto|dor',
  ],
  'violence-home': [
    'marido|homem|companheiro|namorado|ex|ele|mulher|esposa|pai|padrasto|filho|irmao|sogro|cunhado|patrao|ela|mae ~ apertou me o pescoco|apertou o pescoco|aperta me o pescoco|deu me uma tareia|deu me tareia|da me porrada|deu me porrada|enche me de porrada|me enche de porrada|deu me uma sova|da me tareias|deu me um murro|deu me uma chapada|deu me chapadas|deu me estalos|da me estalos|deu me um estalo|puxa me o cabelo|puxou me os cabelos|arrastou me|agrediu me|ameacou me|parte tudo|partiu me|pos me a faca|encostou me a faca|apontou me|queimou me com|pontapeou me|cuspiu me|chega me a roupa ao pelo|me desce o pau|desceu o pau|me desceu a mao|desce a mao em mim|me deu um sopapo|me deu um cascudo|me mete o pau|me deu de cinto|me enfia a mao|mete a mao na cara|me da na cara|deu na minha cara|me deu na cara|bate me|bateu me|batia me|bate nos miudos|bate nos filhos|obriga me|nao me deixa sair|fechou me em casa|controla me e bate',
    'levo porrada|levei porrada|levo tareia|levei tareia|levo pancada|levei pancada|apanho|apanhei|apanhar|levo sova|tomo surra|tomei surra|tomo porrada|tomei porrada|levei uma surra|levei uma sova ~ marido|homem|namorado|companheiro|ex|pai|padrasto|dele|em casa|filho|mulher|irmao',
    'irma|mae|amiga|vizinha|filha|tia|prima|colega|cunhada ~ apanha|leva porrada|leva pancada|leva tareia|espancada|agredida|ele bate nela|bate nela|bateu nela|batendo nela|a bater nela ~ marido|namorado|companheiro|ex|homem|ele|pai|dele',
    'medo de voltar para casa|medo de voltar a casa|medo que me mate|medo que ele me mate|medo que ele me bata|tenho medo do meu homem|tenho medo dele|violencia em casa|violencia domestica ~ marido|homem|ele|mate|bate|bebe|companheiro|casa|preciso|sofro|vivo|mim|filhos|ajuda',
  ],
  'violence-now': [
    'arrombar|arrombando|a arrombar|aos pontapes|aos murros|a dar pontapes|chutando|esmurrando|batendo|a bater ~ porta ~ escondid*|armario|medo|criancas|filhos|matar|faca|ex|marido|trancad*|grita|gritando|socorro|casa',
    'escondid*|trancad*|fechad*|fechei me|tranquei me|escondi me ~ armario|casa de banho|banheiro|quarto|despensa|carro|garagem|cave|vizinha|roupeiro ~ ele|marido|ex|homem|faca|matar|porta|gritar|partir|partindo|bater|criancas|medo|arma|gritando|bebado',
    'apontou me|apontou|encostou me|encostou|pos me|puxou de|tirou de|espetou|ameacou me com|ameaca me com|anda atras de mim com|correu atras de mim com|veio para mim com|veio pra cima de mim com ~ faca|pistola|arma|cacadeira|navalha|catana|machado|facao|revolver|martelo|garrafa|tesoura',
    'diz que me mata|disse que me mata|jura que me mata|jurou me de morte|jurou de morte|me jurou de morte|ameacado de morte|ameacada de morte|ameacas de morte|vai me matar|vai matar me|quer matar me|mata me hoje|mata nos|matar nos|matar a gente|matar os filhos',
  ],
  'sexual-assault': [
    'violad*|violou me|violaram|violou|fui forcad*|fui abusad*|abusaram de mim|abusou de mim|estupr*|a forca|agarrou me a forca|fez sexo comigo sem|sem eu querer|contra a minha vontade|meteu se em cima de mim ~ ontem|noite|fui|festa|homem|chefe|patrao|tio|amigo|rua|casa|ele|marido|mim|querer|vontade|banho|hoje|filha|sexo',
    'doparam|dopou|drogaram me|drogou me|me drogaram|puseram|colocaram|boa noite cinderela|meteram ~ acordei|acordou|bebida|copo|sem roupa|nua|sem cuecas|sem calcinha|nao lembro|nao me lembro|dolorida',
    'acordei ~ sem roupa|nua|sem calcinha|sem cuecas|semi nua|despida ~ nao lembro|nao me lembro|festa|homem|dopad*|drogad*|bebida|doparam|dor|desconhecid*',
  ],
  'voices-telling': [
    'vozes|voz|espirito|entidade|radio|televisao|demonio|diabo ~ mandar|manda|mandam|mandarem|dizem|diz|dizem me|diz me|ordem|ordena|obriga|falam comigo ~ matar|fazer mal|ferir|magoar|saltar|pular|cortar|mato|queimar|jogar|atirar|bebe|filho|mae|pegar|esganar|pai',
  ],
  'harm-others': [
    'vou|quero|vontade|medo de|tenho medo|penso em|imagino|impulso|apetece me|ganas|quase|imagens ~ matar|esfaquear|atirar|sufocar|afogar|esganar|estrangular|magoar|dar um tiro|abafar|fazer mal|jogar|deitar|sacudir|matar o|acabar com ele|acabar com ela ~ patrao|bebe|filho|filha|marido|mulher|mae|pai|vizinho|chefe|criancas|ele|ela|ex|colega|janela|todos|toda a gente|faca|arma|nenem|irmao|professor',
  ],
  'elder-abuse': [
    'avo|avos|idos*|velhot*|velhinh*|mae velha|pai velho|vizinha de|mae de ~ bate|bate lhe|bateu lhe|batem|empurra|belisca|amarra|amarrada|fecha|fechada|trancada|deixa sem comer|nao lhe da de comer|nao lhe da comida|tira lhe a reforma|fica com a reforma|pega a aposentadoria|tira a aposentadoria|fica com o dinheiro|grita|maltrata|maltratada|nodoas negras|suja|nao da banho|insulta',
  ],
  'held-papers': [
    'passaporte|documentos|documento|papeis|bilhete de identidade|identidade ~ ficou com|ficaram com|tirou|tirou me|tiraram|reteve|retido|retidos|nao devolve|nao devolvem|nao me da|guarda|guardou|escondeu|prenderam|na mao dela|na mao dele',
  ],
  'cannot-leave': [
    'nao me deixa sair|nao me deixam sair|nao deixa sair|sem deixar sair|nao deixam a gente sair|nao nos deixam sair|nao posso sair|fechad* a chave|trancad*|presos na|presas na|presa na casa|preso na fazenda|prenderam a gente|vigiad*|nao deixam ir embora|nao me deixa ir',
  ],
  'unpaid-work': [
    'sem pagar|nao paga|nao pagam|sem salario|sem ordenado|nao recebo|nao recebemos|sem receber|nao me paga|nao nos pagam ~ trabalh*|fazenda|patrao|patroa|casa|obra|gente|sair|horas|campo|roca|meses|restaurante',
  ],
  'debt-bond': [
    'divida da viagem|dizem que devo|diz que devo|pagar a divida|devo a passagem|ate pagar a passagem|coiote|divida com o patrao ~ trabalh*|sair|patrao|pagar|ameac*|familia|embora|devo',
  ],
}

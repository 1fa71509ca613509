import type { Lexicon } from '../../lexicon/lexicon'
import { KILL } from './pt-words'

const CHILD_OR_IT = 'bebe|nenem|nene|filho|filha|crianca|criancas|menino|menina|ele|ela|filhos'
const PARTNER =
  'marido|namorado|companheiro|ex|esposo|parceiro|homem|ele|pai|padrasto|esposa|mulher|namorada|filho|irmao|sogro|patrao|cunhado|tio|noivo|ela|boyfriend|husband|pai dos meus filhos|pai do meu'
const BEATS =
  'me deu um empurrao|me deu empurrao|me deu uma porrada|me da porrada|me deu porrada|meteu a mao em mim|me meteu a mao|me acertou|me deu um chute|me deu pontape|quebrou minha cara|quebrou meu celular e|faca no meu pescoco|faca no pescoco|me bate|me bateu|me batia|me batendo|bate em mim|bateu em mim|batendo em mim|me espanca|me espancou|me espancando|me da soco|me deu soco|me deu um soco|me deu socos|me deu um tapa|me da tapa|me deu tapa|me deu um murro|me chuta|me chutou|me agride|me agrediu|me agredindo|me enforca|me enforcou|me esgana|me esganou|apertou meu pescoco|aperta meu pescoco|apertando meu pescoco|pegou no meu pescoco|pegou meu pescoco|me estrangula|me estrangulou|me ameaca|me ameacou|me ameacando|ameaca me matar|ameacou me matar|quer me matar|vai me matar|disse que me mata|diz que me mata|diz que vai me matar|me empurrou|me empurra|me joga|me jogou|me tranca|me trancou|me prende em casa|me prendeu|nao me deixa sair|me queimou|me arrastou|puxou meu cabelo|me puxa pelo cabelo|puxa meu cabelo|puxando meu cabelo|levanta a mao pra mim|levantou a mao pra mim|me machuca|me machucou|me obriga|me forca|me forcou|me quebrou|quebrou meu|botou a faca|colocou a faca|puxou a faca|apontou a arma|aponta a arma|apontou uma arma|apontou o revolver|bate na minha mae|bateu na minha mae|bate na mae|bate nas criancas|bate nos meus filhos|bateu nos meus filhos|me arrebentou|me surrou|me da surra|me deu uma surra|me sufocou|me soca|me socou'
const HE =
  'ele|marido|homem|homi|namorado|companheiro|ex|noivo|padrasto|pai|irmao|cunhado|patrao|filho|tio|sogro|primo|ela|mulher|esposa|mae|madrasta|vizinho|boyfriend|macho|esposo'
const BLOW =
  'chute|chutes|soco|socos|murro|murros|tapa|tapas|pontape|pontapes|bofetada|bofetadas|bofetao|porrada|paulada|pauladas|cotovelada|cabecada|joelhada|cascudo|pernada|coronhada|cadeirada|facada|empurrao|empurroes|estalo|chapada|bordoada|pescotapa|cacetada|vassourada|surra|sova|tareia|coca'
const HER =
  'irma|mae|amiga|vizinha|filha|tia|prima|colega|cunhada|sobrinha|nora|sogra|avo|neta|madrinha|comadre|dela|nela|mulher dele|esposa dele'
const WEAPON =
  'revolver|arma|pistola|faca|facao|peixeira|navalha|canivete|espingarda|machado|catana|tesoura|martelo|garrafa|cano|38|gun|estilete'
const AT_ME =
  'na minha cabeca|no meu pescoco|na minha garganta|na minha cara|na minha testa|na minha barriga|no meu peito|na minha boca|pra mim|em mim|contra mim|a minha cabeca|ao meu pescoco|no pescoco dela|na cabeca dela|na garganta dela|a cabeca dela|na frente das criancas|a frente dos miudos'

/** Violence at home, abuse, assault and harm to others. */
export const PORTUGUESE_VIOLENCE: Lexicon = {
  'harm-others': [
    'vou|quero|vontade|medo|penso|pensando|queria|pensamentos|ideia ~ matar ele|matar ela|mata lo|mata la|matar meu|matar minha|matar todo mundo|matar alguem|matar os|matar as|dar um tiro nele|dar um tiro nela|esfaquear|matar meus|atirar em|matar esse|fazer uma besteira com ele',
    `vontade|medo|quero|penso|pensamentos|vozes|impulso|pensando|imagens|quase ~ ${KILL} ~ ${CHILD_OR_IT}|meu bebe|no bebe|a bebe`,
    'vou|quero|vontade|medo de|tenho medo|penso em|imagino|impulso|apetece me|ganas|quase|imagens ~ matar|esfaquear|atirar|sufocar|afogar|esganar|estrangular|magoar|dar um tiro|abafar|fazer mal|jogar|deitar|sacudir|matar o|acabar com ele|acabar com ela ~ patrao|bebe|filho|filha|marido|mulher|mae|pai|vizinho|chefe|criancas|ele|ela|ex|colega|janela|todos|toda a gente|faca|arma|nenem|irmao|professor',
    'jogar|jogo|atirar|bater|meter|enfiar|afundar|capotar ~ carro|caminhao|camiao ~ com as criancas|com os meninos|com os miudos|com meus filhos|com a familia|com todo mundo|com eles dentro|criancas dentro|filhos dentro',
    'vou|quero|hoje eu|hoje vou|jurei|tenho vontade|to com vontade ~ matar|apagar|furar|esfaquear|meter uma bala|dar um tiro|dar tiro|acabar com|encher de bala|passar a faca|degolar|botar fogo|tocar fogo|deitar fogo ~ comprei a arma|ja comprei|to com a faca|to com a arma|tou com a faca|com a arma|com a faca|ja tenho a arma|ja sei onde|esperando ele|a espera dele|hoje|aquele desgracado|desgracado|filho da puta|todo mundo|na escola|no trabalho|na igreja|enquanto dorme',
    'medo de|tenho medo|to com medo|vejo|imagens|pensamentos|penso|vontade|impulso|cenas ~ machucar|fazer mal ao|fazer mal a|ferir|sacudir|sufocar|afogar|jogar|deitar|esfaquear|magoar ~ bebe|nenem|meu filho|minha filha|menino|menina|criancas|recem nascido',
  ],
  'voices-telling': [
    'vozes|voz ~ mandando|mandam|manda|falam|dizem|dizendo|falando|ordenam|cabeca|ouco|escuto|ouvindo|ouve|escuta|mandou',
    'querem me matar e|me perseguindo pra matar|chip na minha cabeca|camera na minha cabeca|todo mundo quer me matar|envenenaram minha comida',
    'vozes|voz|espirito|entidade|radio|televisao|demonio|diabo ~ mandar|manda|mandam|mandarem|dizem|diz|dizem me|diz me|ordem|ordena|obriga|falam comigo ~ matar|fazer mal|ferir|magoar|saltar|pular|cortar|mato|queimar|jogar|atirar|bebe|filho|mae|pegar|esganar|pai',
    'cabeca|voz|vozes|algo|uma coisa|espirito|espiritos|tv|televisao|radio|anjo|demonio|deus ~ manda eu|mandou eu|mandando eu|me manda|manda me|mandou me|pede pra eu|dizendo pra eu|diz pra eu|diz para eu|fala pra eu|falou pra eu|me ordena|ordenou me|dizer pra eu|obriga me a|me obriga a ~ faca|furar|matar|pular|saltar|afogar|machucar|me matar|jogar|queimar|bebe|filho|mae|irmao|cortar|sangue|fogo|ferir|sacrificar',
  ],
  'violence-home': [
    `${PARTNER} ~ ${BEATS}`,
    'violencia domestica|violencia em casa|marido violento|marido agressivo|namorado violento|companheiro violento|lei maria da penha ~ sofro|sofrendo|vivo|tenho|medo|ajuda|vitima|marido|meu|minha|casa|eu|sou',
    'me bate|me espanca|me espancou|apanho do|apanhei do|apanho em casa|apanhando do|apanhei dele|apanho dele|medo do meu marido|medo do meu companheiro|medo do meu namorado|medo de voltar pra casa|medo que ele me mate|me enforcou|me estrangulou|apertou meu pescoco',
    'marido|homem|companheiro|namorado|ex|ele|mulher|esposa|pai|padrasto|filho|irmao|sogro|cunhado|patrao|ela|mae ~ apertou me o pescoco|apertou o pescoco|aperta me o pescoco|deu me uma tareia|deu me tareia|da me porrada|deu me porrada|enche me de porrada|me enche de porrada|deu me uma sova|da me tareias|deu me um murro|deu me uma chapada|deu me chapadas|deu me estalos|da me estalos|deu me um estalo|puxa me o cabelo|puxou me os cabelos|arrastou me|agrediu me|ameacou me|parte tudo|partiu me|pos me a faca|encostou me a faca|apontou me|queimou me com|pontapeou me|cuspiu me|chega me a roupa ao pelo|me desce o pau|desceu o pau|me desceu a mao|desce a mao em mim|me deu um sopapo|me deu um cascudo|me mete o pau|me deu de cinto|me enfia a mao|mete a mao na cara|me da na cara|deu na minha cara|me deu na cara|bate me|bateu me|batia me|bate nos miudos|bate nos filhos|obriga me|nao me deixa sair|fechou me em casa|controla me e bate',
    'levo porrada|levei porrada|levo tareia|levei tareia|levo pancada|levei pancada|apanho|apanhei|apanhar|levo sova|tomo surra|tomei surra|tomo porrada|tomei porrada|levei uma surra|levei uma sova ~ marido|homem|namorado|companheiro|ex|pai|padrasto|dele|em casa|filho|mulher|irmao',
    'irma|mae|amiga|vizinha|filha|tia|prima|colega|cunhada ~ apanha|leva porrada|leva pancada|leva tareia|espancada|agredida|ele bate nela|bate nela|bateu nela|batendo nela|a bater nela ~ marido|namorado|companheiro|ex|homem|ele|pai|dele',
    'medo de voltar para casa|medo de voltar a casa|medo que me mate|medo que ele me mate|medo que ele me bata|tenho medo do meu homem|tenho medo dele|violencia em casa|violencia domestica ~ marido|homem|ele|mate|bate|bebe|companheiro|casa|preciso|sofro|vivo|mim|filhos|ajuda',
    `${HE} ~ me deu|deu me|me dava|me da|da me|me deram|me encheu de|encheu me de|me enche de|me cobriu de|cobriu me de|levei|me meteu|meteu me|deu me com a cabeca|me acertou|me tacou|me largou|sentou me|me sentou|partiu pra cima de mim com|me desceu ~ ${BLOW}`,
    `${HE} ~ me quebrou|me quebra|me esmurrou|me socou|me estapeou|me estapeia|me esbofeteou|esbofeteou me|me moeu|me arrebentou|me cortou|cortou me|me furou|me mordeu|me arrasta|arrastou me|me esgoela|me esgoelou|me pegou pelo pescoco|me pegou pelo cabelo|pegou me pelo pescoco|me agarrou pelo pescoco|agarrou me pelo pescoco|agarrou me pelos cabelos|me agarrou pelo cabelo|me agarrou pelos bracos|me jogou da escada|me jogou na parede|me jogou no chao|atirou me ao chao|atirou me contra|atirou me pela escada|me tacou na parede|me tacou|me sacudiu|me cuspiu|pisou em mim|pisou na minha|me chutando|me esmurra|partiu me|me bateu|bateu me|desceu o cacete|deu me com a cabeca na parede|deu com a minha cabeca|bateu minha cabeca|bateu a minha cabeca|bateu com a minha cabeca|desceu a porrada|desceu o braco|me baixou a mao|baixou a mao em mim|vive me batendo|anda me batendo|me batem`,
    'bateu nela|bate nela|batendo nela|batem nela|bateram nela|bater nela|a bater nela|espancou|espancando ela|espanca ela|esganou ela|enforcou ela|deu nela|deu uma surra nela|meteu a mao nela|encheu ela de porrada|encheu a de porrada|quebrou ela|arrebentou ela|bateu lhe|bate lhe|bater lhe|deu lhe|espancou a|espanca a ~ pau|cinto|ferro|cabeca|porta|cabo|soco|murro|porrada|surra|tareia|gravida|sangue|casa|sair|irma|mae|amiga|vizinha|filha|marido|homem|homi|namorado|ela|noite|grita|gritos|hoje|agora|medo|cunhado|padrasto|nora|companheiro',
    `marido|homem|homi|namorado|companheiro|noivo|ex|pai|genro|macho ~ ${HER} ~ batendo nela|a bater nela|bateu nela|bate nela|bateu na|espanca|espancou|deu uma facada|facada nela|a bater lhe|matando ela|enforcando ela|esgana|agrediu|agride`,
    'meu marido|meu homem|meu namorado|meu companheiro|meu ex|ele ~ se eu sair|se eu for embora|se o deixar|se eu deixar ele|se eu chamar a policia|se eu contar|se eu largar ele|se eu falar|se eu denunciar|se me for embora|se eu abrir a boca ~ me enterra|enterra me|me mata|mata me|me acha e|acaba comigo|me queima|me corta|corta me|me esfola|some com as criancas|leva as criancas|leva os meninos|me deporta|chama a imigracao|morro|me desfigura',
    'me trancou|trancou me|me tranca|tranca me|me prendeu|prendeu me|fechou me|me fechou|me amarrou|amarrou me ~ quarto|banheiro|casa|carro|cozinha|garagem|porao|celular|telemovel|chave|cave ~ namorado|marido|ele|homem|ex|companheiro|pai|padrasto|tirou|levou|pegou|bateu|sem',
  ],
  'violence-now': [
    'faca|arma|revolver|pistola|facao|machado|martelo|gun ~ ameaca|ameacando|ameacou|me matar|porta|na mao|matar|apontou|apontando|correndo atras|atras de mim|quer|dizendo que vai',
    'escondida|escondido|trancada|trancado|me tranquei|me escondi ~ banheiro|quarto|carro|armario|closet|vizinha|garagem ~ ele|marido|ex|namorado|porta|matar|gritando|quebrando|batendo|medo',
    'ele me mata|ela me mata|que me mata|me mata se|ele mata a gente|quer me matar|vai me matar|vai matar a gente|quer matar a gente|ameacou me matar|ameaca me matar|disse que vai me matar|diz que vai me matar|falou que vai me matar|dizendo que vai me matar|arrombando a porta|ta arrombando|quebrando tudo em casa e',
    'arrombar|arrombando|a arrombar|aos pontapes|aos murros|a dar pontapes|chutando|esmurrando|batendo|a bater ~ porta ~ escondid*|armario|medo|criancas|filhos|matar|faca|ex|marido|trancad*|grita|gritando|socorro|casa',
    'escondid*|trancad*|fechad*|fechei me|tranquei me|escondi me ~ armario|casa de banho|banheiro|quarto|despensa|carro|garagem|cave|vizinha|roupeiro ~ ele|marido|ex|homem|faca|matar|porta|gritar|partir|partindo|bater|criancas|medo|arma|gritando|bebado',
    'apontou me|apontou|encostou me|encostou|pos me|puxou de|tirou de|espetou|ameacou me com|ameaca me com|anda atras de mim com|correu atras de mim com|veio para mim com|veio pra cima de mim com ~ faca|pistola|arma|cacadeira|navalha|catana|machado|facao|revolver|martelo|garrafa|tesoura',
    'diz que me mata|disse que me mata|jura que me mata|jurou me de morte|jurou de morte|me jurou de morte|ameacado de morte|ameacada de morte|ameacas de morte|vai me matar|vai matar me|quer matar me|mata me hoje|mata nos|matar nos|matar a gente|matar os filhos',
    `${WEAPON} ~ veio pra cima|veio para cima|veio para mim|vem pra cima de mim|partiu pra cima|correu atras|correndo atras|avancou em mim|avancou pra cima|vem na minha direcao|a correr atras`,
    'invadir|invadindo|invadiram|arrombar|arrombando|entrar|assaltar|assaltando|arrombaram ~ casa|porta|apartamento|nossa casa|loja ~ arma|armas|armados|armado|faca|tiro|tiros',
    'genro|cunhado|marido dela|namorado dela|companheiro dela|ex dela ~ quebrou|partiu|bateu|rachou|cortou|furou|esfaqueou|deu ~ minha filha|minha irma|minha mae|dela|minha neta|minha prima|minha sobrinha|minha amiga',
    `${WEAPON} ~ ${AT_ME} ~ ele|marido|homem|ex|namorado|botou|colocou|pos|meteu|encostou|apontou|enfiou|segurou|chegou|puxou|companheiro|irmao|padrasto`,
    'vai terminar o servico|terminar o servico|acabar o servico|acabar o que comecou|terminar o que comecou|quando voltar vai me|quando ele voltar vai|vai acabar comigo|vai acabar com a minha raca|acabar comigo hoje|dessa vez ele me mata|desta vez ele mata me|desta vez mata me|dessa vez me mata|hoje ele me mata|hoje mata me|hoje eu morro na mao|vou morrer na mao dele|vou amanhecer morta|ta vindo me matar|vem me matar|vem ca me matar|jurou que me mata|jurou me matar|prometeu me matar|falou que me mata|falou que mata',
    'ex|marido|namorado|homem|ele|companheiro ~ rondando|ronda|rondar|a porta|na porta|no portao|me seguindo|a seguir me|me persegue|me perseguindo|a minha espera|me esperando|la fora|embaixo do predio|atras de mim|a volta da casa|esmurrando ~ armado|arma|faca|revolver|pistola|facao|matar|espingarda|catana|gasolina',
    'ta batendo nela agora|esta batendo nela agora|ta matando ela|esta a matala|a mata la|ta espancando|batendo nela agora|esta a bater nela agora ~ vizinha|irma|mae|escuto|ouco|gritos|grita|grita por|ela|porta|agora|mulher|socorro',
    'jogou gasolina em mim|me jogou gasolina|me jogou alcool|jogou alcool em mim|regou me com gasolina|me jogou agua quente|jogou agua fervendo em mim|atirou me agua a ferver|atirou me acido|jogou acido em mim|jogou alcool ~ fogo|isqueiro|queimar|queimou|ele|marido|ex|mim',
  ],
  'sexual-assault': [
    'estupro|estuprada|estuprado|estuprou|estupraram|abuso sexual|abusada|abusado sexualmente|abusou de mim|abusou dela|abusou da minha|abusou do meu|abusa de mim|violentada|violentou|assedio sexual com forca',
    'forcou|forcada|obrigou|obrigada|obriga|dopada|sem meu consentimento|contra minha vontade|a forca ~ sexo|relacao|relacoes|transar|cama|tocou|tocar|deitar',
    'passou a mao|tocou|pegou|mexeu|acariciou ~ partes intimas|meus seios|minha calcinha|meu corpo sem|partes dela|calcinha',
    'violad*|violou me|violaram|violou|fui forcad*|fui abusad*|abusaram de mim|abusou de mim|estupr*|a forca|agarrou me a forca|fez sexo comigo sem|sem eu querer|contra a minha vontade|meteu se em cima de mim ~ ontem|noite|fui|festa|homem|chefe|patrao|tio|amigo|rua|casa|ele|marido|mim|querer|vontade|banho|hoje|filha|sexo',
    'doparam|dopou|drogaram me|drogou me|me drogaram|puseram|colocaram|boa noite cinderela|meteram ~ acordei|acordou|bebida|copo|sem roupa|nua|sem cuecas|sem calcinha|nao lembro|nao me lembro|dolorida',
    'acordei ~ sem roupa|nua|sem calcinha|sem cuecas|semi nua|despida ~ nao lembro|nao me lembro|festa|homem|dopad*|drogad*|bebida|doparam|dor|desconhecid*',
    'patrao|chefe|tio|primo|padrasto|cunhado|vizinho|homem|motorista|colega|gerente|pastor|padre|encarregado|marido|ex|namorado|ele|coiote ~ me agarrou|agarrou me|me forcou|forcou me|me pegou a forca|pegou me a forca|me obrigou|obrigou me|se aproveitou de mim|aproveitou se de mim|me apalpou|apalpou me|abusou|me abusou|me encoxou|me comeu a forca|me usou|me prendeu contra|fez o que quis|me segurou|me penetrou|penetrou me ~ deposito|quarto|banheiro|carro|sexo|forcou|cama|forca|obra|roupa|sem eu querer|contra|corpo|armazem|cozinha|mim|dormindo|a dormir|bebada|noite|camara|camera|calcas|calca|saia|calcinha',
    'transa comigo dormindo|transou comigo dormindo|transou comigo bebada|fez sexo comigo a dormir|fez sexo comigo dormindo|me obriga a transar|me obriga a fazer sexo|me obriga a ter relacoes|obriga me a ter relacoes|obriga me a fazer sexo|me forca a transar|me forca a ter relacao|tem relacoes comigo a forca|tirou a camisinha sem',
  ],
  'child-abuse': [
    'filho|filha|crianca|criancas|menino|menina|sobrinho|sobrinha|bebe|enteado|enteada|neto|neta ~ espanca|espancou|surra de|cinto|apanha|marcas de|maltrata|maltratando|maus tratos|fio|chicote|queimou com cigarro|tranca|amarra|amarrou|bate muito|bate forte|roxos no corpo|cheio de roxos|cheia de roxos|cabo de vassoura',
    'pai|padrasto|tio|primo|vizinho|avo|professor|baba|cuidador|treinador ~ tocou|toca|abusa|abusou|mexeu|mexe|passou a mao|passa a mao|molesta|molestou|estuprou|bolina ~ filha|filho|menina|menino|crianca|mim|partes|sobrinha|calcinha|neta',
    'maus tratos infantil|abuso infantil|pedofilo|pedofilia',
    'padrasto|pai|tio|avo|primo|vizinho|irmao|namorado da|padre|pastor|professor|monitor|explicador|ama|baba ~ mexe com|mexeu com|mexer com|toca na|tocou na|abusa da|abusou da|anda a mexer|passa a mao|bole com|buliu com|apalpa|apalpou|faz coisas|bate na minha|bate no meu|espanca ~ filha|filho|menina|menino|neta|neto|enteada|miuda|miudo|crianca|sobrinha|comigo|mim|irma',
    'me|mim|bate me|bateu me ~ cinto|fio|chinela|vara|cabo|chicote|colher de pau|corda|mangueira ~ pai|mae|padrasto|madrasta|tio|avo|sangrar|marcas',
    'padrasto|pai|tio|avo|primo|vizinho|irmao|namorado da|marido da|padre|pastor|professor|treinador|cunhado|mae|madrasta ~ mexe comigo|mexia comigo|mexeu comigo|bole comigo|buliu comigo|entra no meu quarto|vem ao meu quarto|vem no meu quarto|vem na minha cama|vem para a minha cama|vem pra minha cama|deita comigo|vem a minha cama|vem a minha|mete se na minha cama|deita se comigo|se deita comigo|vem a minha cama|vem a minha|mete se na minha cama|me mostra o|me faz pegar|me faz tocar|me obriga a tocar|me pede nude|me pede foto pelada|me espia no banho|me toca|toca me|me tocou|tocou me|me alisa|me beija na boca ~ noite|quarto|cama|segredo|escondid*|contar|partes|dorme|dormindo|corpo|peito|perna|anos|sozinh*|banho|mae|pra ninguem|ninguem|medo',
    'queima|queimou|queimam|apaga|apagou ~ cigarro|ferro de passar|isqueiro|vela|agua quente ~ menino|menina|crianca|bebe|filho|filha|enteado|enteada|miudo|miuda|sobrinho|sobrinha|nele|nela|ele|ela',
    'bate me|me bate|me batem|batem me|apanho|apanha|bate nele|bate na menina|bate no menino|bate na crianca|bate nas criancas ~ cinto|fio|chinela|chinelo|vara|cabo|pau|colher de pau|corda|mangueira|fivela|ferro|cinturao ~ sangrar|sangue|marca|marcas|roxo|roxos|padrasto|pai|mae|todo dia|sempre|tio|avo|madrasta',
  ],
  'elder-abuse': [
    'avo|idosa|idoso|mae idosa|pai idoso|velhinha|velhinho|vovo ~ bate|bateu|maltrata|maltratando|amarra|amarrada|empurra|belisca|nao da comida|sem comida|trancada|roxos|rouba o dinheiro|agride',
    'avo|avos|idos*|velhot*|velhinh*|mae velha|pai velho|vizinha de|mae de ~ bate|bate lhe|bateu lhe|batem|empurra|belisca|amarra|amarrada|fecha|fechada|trancada|deixa sem comer|nao lhe da de comer|nao lhe da comida|tira lhe a reforma|fica com a reforma|pega a aposentadoria|tira a aposentadoria|fica com o dinheiro|grita|maltrata|maltratada|nodoas negras|suja|nao da banho|insulta',
    'cuidador|cuidadora|filho|filha|nora|genro|neto|neta|enfermeiro|enfermeira|empregada|lar|asilo|auxiliar ~ amarra|bate|deixa sem|nao da comida|nao da de comer|tranca|empurra|belisca|grita com|rouba|sem banho|sem comida|da tapa ~ meu pai|minha mae|meu avo|minha avo|idos*|vovo|vovo|velhinh*|minha sogra|meu sogro',
  ],
  'held-papers': [
    'passaporte|documentos|documento|papeis ~ pegou|tomou|prendeu|segura|nao devolve|escondeu|confiscou|ficou com|reteve|guardou',
    'passaporte|documentos|documento|papeis|bilhete de identidade|identidade ~ ficou com|ficaram com|tirou|tirou me|tiraram|reteve|retido|retidos|nao devolve|nao devolvem|nao me da|guarda|guardou|escondeu|prenderam|na mao dela|na mao dele',
  ],
  'cannot-leave': [
    'nao me deixa sair|nao deixa eu sair|nao posso sair|nao me deixa ir embora|presa em casa|trancada em casa|nao posso ir embora|nao me deixam sair|nao deixam sair',
    'nao me deixa sair|nao me deixam sair|nao deixa sair|sem deixar sair|nao deixam a gente sair|nao nos deixam sair|nao posso sair|fechad* a chave|trancad*|presos na|presas na|presa na casa|preso na fazenda|prenderam a gente|vigiad*|nao deixam ir embora|nao me deixa ir',
    'tranca a gente|trancam a gente|nos tranca|tranca nos|fecha nos a chave|fecha a gente|prende a gente|prendem a gente|nao deixa a gente sair|nao deixam a gente sair|dorme trancad*',
  ],
  'unpaid-work': [
    'nao me paga|nao me pagam|sem pagar|sem salario|sem receber|nao recebo|nunca me pagou|nao paga ~ trabalho|trabalhar|patroa|patrao|horas|casa|trabalhando',
    'sem pagar|nao paga|nao pagam|sem salario|sem ordenado|nao recebo|nao recebemos|sem receber|nao me paga|nao nos pagam ~ trabalh*|fazenda|patrao|patroa|casa|obra|gente|sair|horas|campo|roca|meses|restaurante',
    'nao paga|nao pagam|nao recebi|nao pagou|nunca pagou|nunca paga|nao paga ninguem|nao paga a gente ~ patroa|patrao|gente|trabalh*|dono|chefe|fazenda|obra|casa|meses|encarregado',
  ],
  'immigration-threat': ['ameaca|ameacou|ameacando|diz que vai ~ imigracao|deportar|deportada|policia|ice'],
  'sold-for-sex': ['obriga|obrigada|forca|forcada|obrigam ~ prostituir|prostituicao|programa|clientes|homens'],
  'debt-bond': [
    'divida da viagem|dizem que devo|diz que devo|pagar a divida|devo a passagem|ate pagar a passagem|coiote|divida com o patrao ~ trabalh*|sair|patrao|pagar|ameac*|familia|embora|devo',
  ],
  throttled: [
    'me esganou|esganou me|me enforcou|enforcou me com as maos|apertou meu pescoco|apertou me o pescoco|apertou o meu pescoco|apertou me a garganta|apertou minha garganta|apertando meu pescoco|me pegou pelo pescoco|pegou me pelo pescoco|me agarrou pelo pescoco|agarrou me pelo pescoco|me deu um mata leao|deu me um mata leao|me sufocou com|sufocou me com',
  ],
}

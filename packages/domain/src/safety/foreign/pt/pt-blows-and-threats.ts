import type { Lexicon } from '../../lexicon/lexicon'

const HE =
  'ele|marido|homem|homi|namorado|companheiro|ex|noivo|padrasto|pai|irmao|cunhado|patrao|filho|tio|sogro|primo|ela|mulher|esposa|mae|madrasta|vizinho|boyfriend|macho|esposo'
const HER =
  'irma|mae|amiga|vizinha|filha|tia|prima|colega|cunhada|sobrinha|nora|sogra|avo|neta|madrinha|comadre|dela|nela|mulher dele|esposa dele'
const BLOW =
  'chute|chutes|soco|socos|murro|murros|tapa|tapas|pontape|pontapes|bofetada|bofetadas|bofetao|porrada|paulada|pauladas|cotovelada|cabecada|joelhada|cascudo|pernada|coronhada|cadeirada|facada|empurrao|empurroes|estalo|chapada|bordoada|pescotapa|cacetada|vassourada|surra|sova|tareia|coca'
const WEAPON =
  'revolver|arma|pistola|faca|facao|peixeira|navalha|canivete|espingarda|machado|catana|tesoura|martelo|garrafa|cano|38|gun|estilete'
const AT_ME =
  'na minha cabeca|no meu pescoco|na minha garganta|na minha cara|na minha testa|na minha barriga|no meu peito|na minha boca|pra mim|em mim|contra mim|a minha cabeca|ao meu pescoco|no pescoco dela|na cabeca dela|na garganta dela|a cabeca dela|na frente das criancas|a frente dos miudos'

/** Blows, threats and force at the hands of another person. */
export const PORTUGUESE_BLOWS_AND_THREATS: Lexicon = {
  'violence-home': [
    `${HE} ~ me deu|deu me|me dava|me da|da me|me deram|me encheu de|encheu me de|me enche de|me cobriu de|cobriu me de|levei|me meteu|meteu me|deu me com a cabeca|me acertou|me tacou|me largou|sentou me|me sentou|partiu pra cima de mim com|me desceu ~ ${BLOW}`,
    `${HE} ~ me quebrou|me quebra|me esmurrou|me socou|me estapeou|me estapeia|me esbofeteou|esbofeteou me|me moeu|me arrebentou|me cortou|cortou me|me furou|me mordeu|me arrasta|arrastou me|me esgoela|me esgoelou|me pegou pelo pescoco|me pegou pelo cabelo|pegou me pelo pescoco|me agarrou pelo pescoco|agarrou me pelo pescoco|agarrou me pelos cabelos|me agarrou pelo cabelo|me agarrou pelos bracos|me jogou da escada|me jogou na parede|me jogou no chao|atirou me ao chao|atirou me contra|atirou me pela escada|me tacou na parede|me tacou|me sacudiu|me cuspiu|pisou em mim|pisou na minha|me chutando|me esmurra|partiu me|me bateu|bateu me|desceu o cacete|deu me com a cabeca na parede|deu com a minha cabeca|bateu minha cabeca|bateu a minha cabeca|bateu com a minha cabeca|desceu a porrada|desceu o braco|me baixou a mao|baixou a mao em mim|vive me batendo|anda me batendo|me batem`,
    'bateu nela|bate nela|batendo nela|batem nela|bateram nela|bater nela|a bater nela|espancou|espancando ela|espanca ela|esganou ela|enforcou ela|deu nela|deu uma surra nela|meteu a mao nela|encheu ela de porrada|encheu a de porrada|quebrou ela|arrebentou ela|bateu lhe|bate lhe|bater lhe|deu lhe|espancou a|espanca a ~ pau|cinto|ferro|cabeca|porta|cabo|soco|murro|porrada|surra|tareia|gravida|sangue|casa|sair|irma|mae|amiga|vizinha|filha|marido|homem|homi|namorado|ela|noite|grita|gritos|hoje|agora|medo|cunhado|padrasto|nora|companheiro',
    `marido|homem|homi|namorado|companheiro|noivo|ex|pai|genro|macho ~ ${HER} ~ batendo nela|a bater nela|bateu nela|bate nela|bateu na|espanca|espancou|deu uma facada|facada nela|a bater lhe|matando ela|enforcando ela|esgana|agrediu|agride`,
    'meu marido|meu homem|meu namorado|meu companheiro|meu ex|ele ~ se eu sair|se eu for embora|se o deixar|se eu deixar ele|se eu chamar a policia|se eu contar|se eu largar ele|se eu falar|se eu denunciar|se me for embora|se eu abrir a boca ~ me enterra|enterra me|me mata|mata me|me acha e|acaba comigo|me queima|me corta|corta me|me esfola|some com as criancas|leva as criancas|leva os meninos|me deporta|chama a imigracao|morro|me desfigura',
    'me trancou|trancou me|me tranca|tranca me|me prendeu|prendeu me|fechou me|me fechou|me amarrou|amarrou me ~ quarto|banheiro|casa|carro|cozinha|garagem|porao|celular|telemovel|chave|cave ~ namorado|marido|ele|homem|ex|companheiro|pai|padrasto|tirou|levou|pegou|bateu|sem',
  ],
  'elder-abuse': [
    'cuidador|cuidadora|filho|filha|nora|genro|neto|neta|enfermeiro|enfermeira|empregada|lar|asilo|auxiliar ~ amarra|bate|deixa sem|nao da comida|nao da de comer|tranca|empurra|belisca|grita com|rouba|sem banho|sem comida|da tapa ~ meu pai|minha mae|meu avo|minha avo|idos*|vovo|vovo|velhinh*|minha sogra|meu sogro',
  ],
  'cannot-leave': [
    'tranca a gente|trancam a gente|nos tranca|tranca nos|fecha nos a chave|fecha a gente|prende a gente|prendem a gente|nao deixa a gente sair|nao deixam a gente sair|dorme trancad*',
  ],
  'unpaid-work': [
    'nao paga|nao pagam|nao recebi|nao pagou|nunca pagou|nunca paga|nao paga ninguem|nao paga a gente ~ patroa|patrao|gente|trabalh*|dono|chefe|fazenda|obra|casa|meses|encarregado',
  ],
  'violence-now': [
    `${WEAPON} ~ veio pra cima|veio para cima|veio para mim|vem pra cima de mim|partiu pra cima|correu atras|correndo atras|avancou em mim|avancou pra cima|vem na minha direcao|a correr atras`,
    'invadir|invadindo|invadiram|arrombar|arrombando|entrar|assaltar|assaltando|arrombaram ~ casa|porta|apartamento|nossa casa|loja ~ arma|armas|armados|armado|faca|tiro|tiros',
    'genro|cunhado|marido dela|namorado dela|companheiro dela|ex dela ~ quebrou|partiu|bateu|rachou|cortou|furou|esfaqueou|deu ~ minha filha|minha irma|minha mae|dela|minha neta|minha prima|minha sobrinha|minha amiga',
    `${WEAPON} ~ ${AT_ME} ~ ele|marido|homem|ex|namorado|botou|colocou|pos|meteu|encostou|apontou|enfiou|segurou|chegou|puxou|companheiro|irmao|padrasto`,
    'vai terminar o servico|terminar o servico|acabar o servico|acabar o que comecou|terminar o que comecou|quando voltar vai me|quando ele voltar vai|vai acabar comigo|vai acabar com a minha raca|acabar comigo hoje|dessa vez ele me mata|desta vez ele mata me|desta vez mata me|dessa vez me mata|hoje ele me mata|hoje mata me|hoje eu morro na mao|vou morrer na mao dele|vou amanhecer morta|ta vindo me matar|vem me matar|vem ca me matar|jurou que me mata|jurou me matar|prometeu me matar|falou que me mata|falou que mata',
    'ex|marido|namorado|homem|ele|companheiro ~ rondando|ronda|rondar|a porta|na porta|no portao|me seguindo|a seguir me|me persegue|me perseguindo|a minha espera|me esperando|la fora|embaixo do predio|atras de mim|a volta da casa|esmurrando ~ armado|arma|faca|revolver|pistola|facao|matar|espingarda|catana|gasolina',
    'ta batendo nela agora|esta batendo nela agora|ta matando ela|esta a matala|a mata la|ta espancando|batendo nela agora|esta a bater nela agora ~ vizinha|irma|mae|escuto|ouco|gritos|grita|grita por|ela|porta|agora|mulher|socorro',
    'jogou gasolina em mim|me jogou gasolina|me jogou alcool|jogou alcool em mim|regou me com gasolina|me jogou agua quente|jogou agua fervendo em mim|atirou me agua a ferver|atirou me acido|jogou acido em mim|jogou alcool ~ fogo|isqueiro|queimar|queimou|ele|marido|ex|mim',
  ],
  throttled: [
    'me esganou|esganou me|me enforcou|enforcou me com as maos|apertou meu pescoco|apertou me o pescoco|apertou o meu pescoco|apertou me a garganta|apertou minha garganta|apertando meu pescoco|me pegou pelo pescoco|pegou me pelo pescoco|me agarrou pelo pescoco|agarrou me pelo pescoco|me deu um mata leao|deu me um mata leao|me sufocou com|sufocou me com',
  ],
  'sexual-assault': [
    'patrao|chefe|tio|primo|padrasto|cunhado|vizinho|homem|motorista|colega|gerente|pastor|padre|encarregado|marido|ex|namorado|ele|coiote ~ me agarrou|agarrou me|me forcou|forcou me|me pegou a forca|pegou me a forca|me obrigou|obrigou me|se aproveitou de mim|aproveitou se de mim|me apalpou|apalpou me|abusou|me abusou|me encoxou|me comeu a forca|me usou|me prendeu contra|fez o que quis|me segurou|me penetrou|penetrou me ~ deposito|quarto|banheiro|carro|sexo|forcou|cama|forca|obra|roupa|sem eu querer|contra|corpo|armazem|cozinha|mim|dormindo|a dormir|bebada|noite|camara|camera|calcas|calca|saia|calcinha',
    'transa comigo dormindo|transou comigo dormindo|transou comigo bebada|fez sexo comigo a dormir|fez sexo comigo dormindo|me obriga a transar|me obriga a fazer sexo|me obriga a ter relacoes|obriga me a ter relacoes|obriga me a fazer sexo|me forca a transar|me forca a ter relacao|tem relacoes comigo a forca|tirou a camisinha sem',
  ],
  'child-abuse': [
    'padrasto|pai|tio|avo|primo|vizinho|irmao|namorado da|marido da|padre|pastor|professor|treinador|cunhado|mae|madrasta ~ mexe comigo|mexia comigo|mexeu comigo|bole comigo|buliu comigo|entra no meu quarto|vem ao meu quarto|vem no meu quarto|vem na minha cama|vem para a minha cama|vem pra minha cama|deita comigo|vem a minha cama|vem a minha|mete se na minha cama|deita se comigo|se deita comigo|vem a minha cama|vem a minha|mete se na minha cama|me mostra o|me faz pegar|me faz tocar|me obriga a tocar|me pede nude|me pede foto pelada|me espia no banho|me toca|toca me|me tocou|tocou me|me alisa|me beija na boca ~ noite|quarto|cama|segredo|escondid*|contar|partes|dorme|dormindo|corpo|peito|perna|anos|sozinh*|banho|mae|pra ninguem|ninguem|medo',
    'queima|queimou|queimam|apaga|apagou ~ cigarro|ferro de passar|isqueiro|vela|agua quente ~ menino|menina|crianca|bebe|filho|filha|enteado|enteada|miudo|miuda|sobrinho|sobrinha|nele|nela|ele|ela',
    'bate me|me bate|me batem|batem me|apanho|apanha|bate nele|bate na menina|bate no menino|bate na crianca|bate nas criancas ~ cinto|fio|chinela|chinelo|vara|cabo|pau|colher de pau|corda|mangueira|fivela|ferro|cinturao ~ sangrar|sangue|marca|marcas|roxo|roxos|padrasto|pai|mae|todo dia|sempre|tio|avo|madrasta',
  ],
  'harm-others': [
    'vou|quero|hoje eu|hoje vou|jurei|tenho vontade|to com vontade ~ matar|apagar|furar|esfaquear|meter uma bala|dar um tiro|dar tiro|acabar com|encher de bala|passar a faca|degolar|botar fogo|tocar fogo|deitar fogo ~ comprei a arma|ja comprei|to com a faca|to com a arma|tou com a faca|com a arma|com a faca|ja tenho a arma|ja sei onde|esperando ele|a espera dele|hoje|aquele desgracado|desgracado|filho da puta|todo mundo|na escola|no trabalho|na igreja|enquanto dorme',
    'medo de|tenho medo|to com medo|vejo|imagens|pensamentos|penso|vontade|impulso|cenas ~ machucar|fazer mal ao|fazer mal a|ferir|sacudir|sufocar|afogar|jogar|deitar|esfaquear|magoar ~ bebe|nenem|meu filho|minha filha|menino|menina|criancas|recem nascido',
  ],
  'voices-telling': [
    'cabeca|voz|vozes|algo|uma coisa|espirito|espiritos|tv|televisao|radio|anjo|demonio|deus ~ manda eu|mandou eu|mandando eu|me manda|manda me|mandou me|pede pra eu|dizendo pra eu|diz pra eu|diz para eu|fala pra eu|falou pra eu|me ordena|ordenou me|dizer pra eu|obriga me a|me obriga a ~ faca|furar|matar|pular|saltar|afogar|machucar|me matar|jogar|queimar|bebe|filho|mae|irmao|cortar|sangue|fogo|ferir|sacrificar',
  ],
}

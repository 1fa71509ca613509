import type { Lexicon } from '../../lexicon/lexicon'
import { CAUSTIC, CHEMICAL, SMALL } from './pt-words'

const PILLS =
  'comprimido|comprimidos|remedio|remedios|pilula|pilulas|rivotril|paracetamol|tylenol|clonazepam|ibuprofeno|calmante|calmantes|antidepressivo|antidepressivos|dipirona|capsulas|capsula|xanax|advil|tarja preta|medicamento|medicamentos|diazepam|zolpidem'
const TABLETS =
  'pastilha|pastilhas|comprimido|comprimidos|remedio|remedios|medicamento|medicamentos|medicacao|xarope|xaropes|pilula|pilulas|calmante|calmantes|ben u ron|brufen|rivotril|vitamina de ferro|ferro|paracetamol|dipirona|gotas|insulina'
const CHILD =
  'bebe|nenem|nene|filho|filha|menino|menina|crianca|sobrinho|sobrinha|neto|neta|guri|guria|pequeno|pequena|ele|ela|irmaozinho|baby'
const TOOK =
  'meteu a boca|meteu na boca|meteu|engoliu|bebeu|comeu|provou|tomou|chupou|abriu|lambeu|trincou|mastigou|pos na boca|botou na boca|levou a boca|deu um gole|bebericou|ingeriu|cuspiu|apanhou|achou'

/** Poisons, overdoses, withdrawal and venom. */
export const PORTUGUESE_POISON: Lexicon = {
  'too-many-pills': [
    `tomei|tomou|tomando|engoliu|engoli|ingeriu|tomar ~ ${PILLS} ~ todos|todo|toda|inteira|inteiro|muitos|muito|varios|monte|punhado|cartela|caixa|frasco|vidro|demais|20|30|40|50|15|25|60|vinte|trinta|quarenta|quinze|dez de|tudo|de uma vez|um tanto|mao cheia|vidro todo`,
    `cartela|caixa|frasco|vidro|pote|cartelas|punhado ~ ${PILLS} ~ tomou|tomei|vazio|vazia|inteira|inteiro|engoliu|toda|todo|vazias|vazios`,
    'superdose|overdose|remedios demais|remedio demais|cartela inteira|cartela toda|caixa inteira de|vidro inteiro de|tomou todos os|tomei todos os|tomei tudo de uma vez|tomou tudo de uma vez|cartelas vazias|cartela vazia|tomei a cartela|tomou a cartela|tomei a caixa|tomou a caixa|muitos comprimidos|tomei o vidro|tomou o vidro|tomou o frasco|tomei o frasco',
    'dose dobrada|insulina demais|dobro da dose|dobro da insulina|insulina a mais',
    `tomei|tomou|engoliu|engoli|ingeriu|meteu|mandou abaixo|tomado|tomar ~ ${TABLETS.replace('|gotas|insulina', '')} ~ cartela|lamela|lamelas|embalagem|caixa|caixas|frasco|todos|todas|monte|data|punhado|mancheia|mao cheia|imensos|muitos|mais de|todinhos|tudo|pra dormir pra sempre|para dormir para sempre|dezenas|30|20|40|50|25|60|uma porcao`,
    'lamela inteira|lamelas inteiras|caixa inteira|embalagem inteira|lamela de|frasco inteiro|cartela inteira|cartelas inteiras ~ tomei|tomou|engoliu|engoli|comprimidos|calmantes|rivotril|paracetamol|tomado|vazia|vazias',
    'sobredose|superdosagem|overdose|sobredosagem',
  ],
  opioid: [
    'heroina|fentanil|metadona|oxi|oxicodona|morfina|percocet|droga|drogas|tramadol|opioide|injetou ~ nao acorda|nao reage|nao responde|nao respira|mal respira|respirando mal|roncando|labio|labios|roxo|roxa|inconsciente|apagado|apagou|desmaiado',
    'heroina|fentanil|fentanyl|metadona|oxicodona|morfina|percocet|codeina|tramadol|chuto|injetou|picou se|deu um chuto|droga ~ ressonar|ressona|roncando|roncar|labios|boca roxa|nao acorda|nao reage|mal respira|respira devagar|respira pouco|roxo|roxa|apagado|apagou|desmaiado|sem sentidos|pupilas|azul',
    'cheirou|cheirei|fumou|fumei|usou|injetou|tomou|aplicou|picou se|snifou|pipou ~ po|pedra|crack|coca|cocaina|fentanil|heroina|bala|doce|md|k9|spice|um negocio|uma parada|muito|demais|a mais|droga|coisa|tranq|lean|oxi ~ espumando|espuma|responde|respira|acorda|roxo|roxa|roxos|convuls*|desmai*|apagou|duro|gelado|rigid*|coracao|peito|caiu|mole|treme*',
  ],
  'alcohol-poisoning': [
    'bebeu|alcool|bebado|bebada|cachaca|vodka|uisque|bebida|porre ~ nao acorda|inconsciente|nao reage|nao responde|desacordado|desacordada|respirando mal|apagado|gelado|coma|roxo',
    'coma alcoolico',
    'bebeu|bebida|alcool|vinho|aguardente|grogue|grogu|cachaca|vodka|whisky|bebedo|bebado|embriagado|porre|carraspana|bebedeira|pinga|shots ~ nao acorda|respira devagar|respira pouco|nao reage|nao responde|desmaiado|gelado|sem sentidos|inconsciente|roxo|apagou|vomita a dormir|vomitando desacordado|frio e',
  ],
  'child-swallowed': [
    `bebeu|engoliu|tomou|comeu|ingeriu|bebendo|lambeu|boca|abriu|achou ~ ${CHEMICAL}`,
    `${CHILD} ~ engoliu|tomou|comeu|pegou|boca|mastigou|achou|mastigando ~ ${PILLS}|meus remedios|remedio da|remedio do`,
    'bateria|pilha|pilhas|ima|imas|prego|agulha|alfinete|caco de vidro|bateria de relogio|parafuso|gilete ~ engoliu|engolido|boca|comeu|colocou na boca|sumiu|engolir',
    `${SMALL} ~ ${TOOK} ~ ${CAUSTIC}`,
    `${SMALL} ~ ${TOOK} ~ ${TABLETS}`,
    `${TOOK} ~ pilha|pilhas|bateria|ima|imanes|iman|imas|prego|alfinete|agulha|parafuso|pilha botao|pilha do comando|pilha do controle|bolinha magnetica ~ ${SMALL}|redondinha|controle|comando|relogio|brinquedo|boca`,
    `${SMALL} ~ gominha|gominhas|goma|brownie|bolo de maconha|biscoito de maconha|bala de maconha|maconha|vape|liquido do vape|pod|cannabis|erva|beck ~ comeu|tomou|engoliu|achou|bebeu|mordeu|fumou|comeram`,
    `${SMALL} ~ tomou|bebeu|engoliu|comeu|chupou|mordeu|mastigou|abriu ~ rivotril|clonazepam|losartana|metformina|glibenclamida|anticoncepcional|pilula|pilulas|xarope todo|vidro do xarope|frasco do xarope|vitamina de ferro|sulfato ferroso|adesivo|remedio do avo|remedio da avo|remedio da pressao|remedio de pressao|remedio do coracao|insulina|suboxone|metadona`,
    'bateriazinha|pilhinha|pilhazinha|baterias|pilhas|imazinho|bolinha de ima|bolinhas de ima|bolinhas magneticas|gel de silica|orbeez|moeda ~ engoliu|comeu|meteu a boca|enfiou no nariz|engasgou|botou na boca|enfiou na boca|engoliram',
    'comprimidos|comprimido|remedio|remedios|pilula|pilulas|capsulas|ferro|vitaminas|anticoncepcional|gotas ~ na boca|mastig*|chup*|comeu|engoliu|abriu o frasco|vidro vazio|frasco vazio|espalhad*|lambuzad* ~ filho|filha|menino|menina|crianca|bebe|pequeno|pequena|neto|neta|meses|aninhos|miudo|miuda',
  ],
  'dangerous-object': [
    'bateria|pilha|ima|imas ~ engoliu|nariz|ouvido|boca|comeu',
    'pilh*|bateri*|imazinho|imazinhos ~ engoliu|engoli|meteu|enfiou|comeu|na boca|no nariz|no ouvido',
    'pilha|pilhas|bateria|iman|imanes|imas|ima ~ engoliu|engoli|nariz|ouvido|meteu|enfiou|boca|comeu|goela',
  ],
  poison: [
    'envenenado|envenenada|envenenamento|envenenaram|envenenou|me envenenei',
    'intoxicado|intoxicada|intoxicacao ~ vomitando|passando mal|mal|cogumelo|gas|grave|filho|filha|respirar',
    `bebi|bebeu|tomei|tomou|engoli|ingeri|ingeriu ~ ${CHEMICAL}`,
    `bebi|bebeu|tomei|tomou|engoli|engoliu|ingeri|ingeriu|bebido|tomaram|dei um gole ~ ${CAUSTIC.replace('|vape|nicotina|cannabis|gominha|gummies|cigarro|bituca', '')}`,
    'agrotoxico|veneno|pesticida|herbicida|defensivo|remedio de lavoura|organofosforado|roundup ~ respirei|respirou|cheirei|cheirou|aspirei|aplicando|aplicar|passando|pulverizei|lavoura|roca ~ babando|babar|tremendo|tremer|vomit*|tontura|tonto|suando|suar|falta de ar|passando mal|pupila*|desmai*',
    'envenenei|intoxicacao|intoxicado|intoxicada ~ vomit*|desmai*|veneno|produto|respira|gas|roca|lavoura|fumo|fumaca',
    'fumaca|fumo|incendio ~ respirei|respirou|inalei|inalou|inalado|aspirou ~ tosse|ar|tonto|rouco|rouca|tossir|tossindo|preto|fuligem',
    'bebi|bebeu|tomou|tomei|engoliu|engoli|beberam ~ agua de bateria|agua da bateria|agua de lavar|liquido do radiador|fluido de freio|oleo de travoes|removedor|tinta|perfume|enxaguante|alcool de posto|etanol|metanol|combustivel|herbicida|mata mato|mata erva|carrapaticida|remedio de vaca|remedio de gado|remedio de carrapato|remedio de formiga|chumbinho|aguardente adulterada|bebida adulterada|cachaca adulterada|whisky falsificado|bebida falsificada|gin falsificado',
    'fumaca|fumo ~ incendio|fogo|casa pegou|predio ~ respirei|respirou|inalei|inalou|aspirei|engoli|cheia ~ voz|rouc*|tosse|tossindo|ar|preto|tont*|cabeca',
    'bebida adulterada|cachaca adulterada|bebida falsificada|vodka falsificada|gin adulterado|gin falsificado|metanol|grogue falso|alcool caseiro ~ vista|enxerg*|vejo|ve|visao|vomit*|tonto|tonta|cego|cega|embac*|turv*|dor de cabeca|bebeu|bebi|beberam',
    'bagas|baga|frutinha|frutinhas|planta|folhas|flor|flores|semente|sementes|cogumelo|cogumelos|mamona|comigo ninguem pode|espirradeira|oleandro|copo de leite ~ comeu|mastigou|chupou|engoliu|mordeu|comi ~ vomit*|baba|babando|boca|jardim|mato|quintal|filho|filha|crianca|anos|barriga|tonto|selvagem|inchou',
    'escorpiao|lacrau|escorpiao amarelo ~ picou|picad*|ferroou|ferrou|ferroada|mordeu ~ filho|filha|crianca|bebe|menino|menina|neto|neta|babando|baba|vomit*|tremendo|suando|idos*|miudo|miuda',
    'bebeu|engoliu|tomou|bebi|provou|chupou|deu um gole|engoli ~ liquido de radiador|agua de radiador|fluido de freio|oleo de motor|agua de bateria|liquido de bateria|fluido de isqueiro|gas de isqueiro|liquido de limpeza|limpa piso|limpa pisos|limpa parabrisa|liquido do carro|aditivo|tira ferrugem|tira manchas|oleo de citronela|agua raz|cola|esmalte|removedor|alcool de posto|alcool combustivel|metanol|etanol do carro',
  ],
  'mixed-cleaners': [
    'misturei|misturou|misturar ~ agua sanitaria|cloro|candida|alvejante|amonia|vinagre',
    'misturei|misturou|misturar|mistura|juntei|juntou ~ lixivia|amoniaco|amonia|vinagre|agua sanitaria|cloro|candida|acido|desinfetante|javel|bleach|ajax ~ toss*|ar|respirar|arde|ardendo|olhos|garganta|peito|tonto|tonta|mal|vapor|fumo|cheiro|vomit*',
  ],
  'wild-mushroom': [
    'cogumelo|cogumelos ~ mato|jardim|selvagem|quintal|floresta|colhi|colheu|colhemos',
    'cogumelo|cogumelos|fungos|miscaros ~ mato|monte|apanhei|apanhamos|apanhou|apanhados|pinhal|selvagens|silvestres|campo|quintal|colhidos',
  ],
  withdrawal: [
    'parou de beber|parei de beber|abstinencia|sem bebida ha|parei o rivotril de|largou a bebida',
    'parei de beber|parou de beber|deixei de beber|deixou de beber|larguei a bebida|largou a bebida|sem beber|cortei a bebida|parei com o alcool|deixei o alcool|parei os calmantes|parei o rivotril|parei o diazepam|sem o rivotril|parei o clonazepam|abstinencia|ressaca da heroina|deixei a bebida',
  ],
  'out-of-vital-medicine': [
    'insulina|remedio da epilepsia|remedio de epilepsia|remedio de convulsao|varfarina|anticoagulante|prednisona|metadona|eliquis|xarelto|keppra|depakene|suboxone ~ acabou|sem|acabando|faltando|nao tenho mais|nao tenho|fiquei sem|perdi|ficou sem|estou sem|nao tem mais|nao consigo comprar|nao posso pagar|nao consigo pagar|racionando',
  ],
  'dose-mistake': [
    'remedio|medicamento|medicacao|comprimido|comprimidos|dose|insulina|xarope|pastilhas|gotas ~ errado|errada|trocado|trocada|trocamos|trocou|troquei|enganei me|engano|enganou se|a dobrar|o dobro|duas vezes|dois seguidos|tres vezes|dose a mais|repetiu|repeti|sem querer|por engano|confundi|confundiu|de outra pessoa|10 vezes|demais',
    'tomei o dobro|tomou o dobro|dei o dobro|tomei a dobrar|tomou a dobrar|tomei duas vezes|tomou duas vezes|tomei insulina duas vezes|dobrou a dose|dobrei a dose|remedio errado|medicamento errado|medicacao errada|insulina errada|dose errada|dose a mais|tomou o remedio da|tomei o remedio da|tomei o remedio do',
    'em dobro|dose dobrada|dobrado|dobrada|duas doses|duas vezes|dois comprimidos|o dobro|dose dupla|repetida ~ tomou|tomei|deu|dei|dar|tomar|engoliu ~ remedio|comprimido|coracao|pressao|insulina|diabetes|tensao|sem querer|engano|mae|avo|medicacao',
  ],
  'risky-medicine': [
    'remedio da pressao|remedio do coracao|comprimidos do coracao|pastilhas do coracao|comprimidos da tensao|pastilhas da tensao|insulina|varfarina|varfine|metadona|morfina|digoxina|metformina|medicamento do coracao|remedio da diabetes|glibenclamida|anticoagulante|tramadol|fentanil|clonazepam|rivotril',
  ],
  'street-drug': [
    'cocaina|crack|heroina|po|coca|meth|md|ecstasy|mdma|bala|lsd|lanca perfume|cheirinho da lolo|anfetamina|pedra|k2|spice|keta|fentanil|fentanyl ~ cheirou|cheirei|fumou|fumei|usou|usei|tomou|tomei|injetou|injetei|cheirar|bateu|deu',
  ],
  'overdose-look': [
    'coracao a mil|coracao disparado|nao acorda|labios roxos|ressonar de forma estranha|a roncar estranho|roncando estranho|roncando esquisito|ressonar|dor no peito|convuls*|espuma*|desmai*|nao reage|sem respirar|mal respira',
  ],
  'wild-plant': [
    'planta|plantas|folha|folhas|semente|sementes|frutinha|bolinha|raiz|flor|cha de|comigo ninguem pode|espirradeira|mamona|trombeta|saia branca|costela de adao|oleandro|loendro|aroeira|taioba brava|copo de leite ~ comeu|engoliu|mastigou|mordeu|tomou|boca|chupou|comi|tomei ~ vomit*|tonto|tonta|tremendo|boca|lingua|sono|convuls*|coracao|mole|filho|filha|crianca|menino|menina|bebe|jardim|quintal',
  ],
  'dose-repeated': [
    'remedio|insulina|comprimido|dose|remedio do coracao|remedio da pressao|anticoagulante|medicamento ~ em dobro|duas vezes|dobrad*|repetid*|de novo sem querer|dois em vez de um|a dobrar|2 vezes',
  ],
  'airway-burn': [
    'fumaca|fumo|incendio|vapor ~ voz|rouc*|sem voz|fuligem|cuspo preto|catarro preto|tossindo preto|nariz preto|garganta',
  ],
}

import type { Lexicon } from '../../lexicon/lexicon'
import { LONG, MANY_MONTHS } from './pt-words'

/** Complaints of every day, mood, sleep and visits. */
export const PORTUGUESE_EVERYDAY: Lexicon = {
  'insect-sting': ['mosquito|pernilongo|picada de inseto|percevejo|pulga|borrachudo|muricoca'],
  depressed: [
    'depressao|depressivo|depressiva|deprimido|deprimida|muito triste|tristeza|choro o dia|choro todo dia|chorando o dia|sem animo|desanimada|desanimado|chora o tempo todo|nao tenho vontade de nada|pra baixo',
    'choro por tudo|choro todo dia|choro todos os dias|muito em baixo|em baixo|sem animo|desanim*|sem vontade de nada|nada me da prazer|vazio por dentro|uma tristeza',
    'sem alegria|nao tenho alegria|perdi a alegria|perdi o gosto|sem gosto pra nada|sem vontade de fazer nada|sem vontade de sair|nao saio da cama|nao sai da cama|choro sozinha|choro sozinho|choro escondida|choro a toa|vazia por dentro|uma tristeza sem|triste o tempo todo|triste todos os dias|muito triste ha|depre|em depressao|melancolia',
  ],
  anxious: [
    'ansiedade|ansioso|ansiosa|crise de panico|crises de panico|sindrome do panico|nervosismo|estressada|estressado|estresse|angustia',
    'nervos|sistema nervoso ~ atacad*|flor da pele|em franja|acabad*|abalad*|desarranjad*|arrebentad*',
    'no na garganta|aperto no peito|coracao acelera|coracao dispara|maos suam|fico tremendo ~ quando penso|quando me lembro|quando lembro|antes de dormir|nervoso|nervosa|ansied*|preocup*',
    'ansied*|anciosa|ancioso|anciedade|agoniad*|aflicao constante|preocupada com tudo|preocupado com tudo|ataques de panico|ataque de panico|crise de ansiedade|crises de ansiedade',
  ],
  insomnia: [
    'insonia|nao durmo|nao consigo dormir|durmo mal|dorme mal|nao dorme direito|sem dormir|custo a dormir|acordo a noite|sem sono|dormir a noite|perco o sono',
    'nao durmo|nao prego olho|durmo pouco|durmo so|custa me a adormecer|acordo de madrugada|viro a noite acordad*|rolo na cama|nao pego no sono',
    'sem dormir direito|durmo duas horas|durmo tres horas|durmo 2 horas|durmo 3 horas|durmo 4 horas|passo a noite em claro|noites em claro|noite em branco|noites em branco|nao consigo pegar no sono|acordo as 3|acordo as tres|acordo de hora em hora|so durmo com remedio|sono picado',
  ],
  'drug-use': [
    'drogado|drogada|cocaina|crack|viciado|viciada|vicio|alcoolatra|alcoolismo|parar de beber|bebo demais|usando drogas',
  ],
  'allergy-mild': ['alergia|alergico|alergica|alergias'],
  'joint-ache': [
    'dor|doi|doendo|dores ~ joelho|joelhos|ombro|quadril|cotovelo|punho|juntas|junta|articulacoes|tornozelo|calcanhar',
    'artrite|artrose|reumatismo|tendinite|bursite',
    'joelho|joelhos|ombro|ancas|quadril|tornozelo|cotovelo|punho|pulso|calcanhar|dedo|dedos|articulacoes|juntas|pe|pes ~ doi|doem|dor|dores|range|estala|a doer|incomoda|doi me|doem me',
    'ombro|ombros|joelho|joelhos|anca|quadril|cotovelo|punho|tornozelo|calcanhar|dedao ~ trava|travado|emperra|estala|estalando|puxa|fisga|fisgada|incomodando|rangendo|duro|rigido|queima|late',
  ],
  'tooth-pain': [
    'dor|doi|doendo|quebrou|quebrado|carie|latejando ~ dente|dentes',
    'dente do siso|carie|gengiva|siso',
    'dor|doi|dores|doi me|latej*|caiu|partiu|quebrou ~ dente|dentes|siso|queixal|molar',
    'dente|dentes|siso|queixal|canino|obturacao|canal ~ lateja|latejando|mata me|caiu a massa|quebrad*|furado|cariado|sensivel|incomoda|dor|abriu|podre|doendo',
  ],
  'tooth-swelling': [
    'dente|gengiva|siso ~ inchado|inchada|inchou|abscesso|pus|cara inchada|rosto inchado',
    'dente|gengiva|siso|queixal ~ inchou|inchado|inchada|inchar|bochecha inchada|cara inchada|rosto inchado|olho|abcesso|abscesso|pus|queixo',
    'dente|siso|gengiva|molar ~ cara|rosto|bochecha|queixo ~ inch*',
  ],
  'canker-sore': ['afta|aftas|sapinho|ferida na boca'],
  'urine-trouble': ['xixi toda hora|urinando toda hora|vontade de urinar toda'],
  stye: ['tercol|ordeolo|viuvinha'],
  tired: [
    'cansada|cansado|cansaco|fadiga|sem energia|exausta|exausto|fraqueza|indisposta|indisposto|moleza',
    'cansad*|canseira|sem forcas|fadiga|esgotad*|moido|moida|estafad*|desgastad*|quebrad*',
  ],
  lump: [
    'caroco|nodulo|bola|cisto|lingua de boi|ingua ~ seio|mama|pescoco|axila|virilha|costas|braco|pele|cresceu|crescendo|duro|embaixo',
    'caroco|nodulo|ingua',
    'caroco|carocinho|nodulo|bola|bolinha|alto|inchaco duro|massa|quisto|cisto ~ mama|seio|peito|pescoco|axila|sovaco|virilha|debaixo do braco|garganta|costas|nuca|testiculo|punho',
  ],
  'swelling-other': ['inchado|inchada|inchaco|inchou|inchados|inchadas'],
  'pain-other': ['dor|doendo|dores|dolorido|dolorida|doi muito'],
  sunburn: ['queimadura de sol|queimado de sol|queimada de sol|torrado de sol'],
  'missed-periods': [
    'menstruacao atrasada|nao desceu pra mim|menstruacao nao veio|menstruacao atrasou',
    'menstruacao nao vem|nao menstruo|sem menstruar|menstruacao sumiu|menstruacao parou|nao me vem o periodo|nao me vem a menstruacao|periodo desapareceu',
    'menstruacao|periodo|regra ~ nao vem|nao veio|nao desce|nao desceu|parou|falta|atras* ~ mes|meses|semanas|3|tres|dois|duas|faz|ha',
  ],
  'genital-discharge': ['corrimento|secrecao ~ verde|amarelo|cheiro|penis|pinto'],
  'unprotected-sex': [
    'transei sem camisinha|sem camisinha|camisinha estourou|camisinha rasgou|pilula do dia seguinte|sem preservativo',
    'camisinha|preservativo ~ estourou|estorou|rompeu|rebentou|furou|rasgou|saiu|ficou dentro|arrebentou|sem',
    'pilula do dia seguinte|relacoes desprotegidas|relacao desprotegida|relacoes sem protecao|sem protecao ~ ontem|hoje|tive|transei|noite|preciso|onde|fiz|tomar|sexo|relac*',
  ],
  hiccups: ['soluco|piolho|piolhos|verruga|ronco muito|ronca muito|caspa|ressaca|unha encravada'],
  'refill-or-visit': [
    'medico|medica|consulta|vacina|vacinas|receita|renovar|exame|exames|checkup|check up|remedio|remedios|pediatra|dentista|ginecologista|especialista|clinica|hospital|farmacia|doente|saude|pronto socorro|mamografia|preventivo|exame de sangue|sintoma|sintomas|doenca|anticoncepcional|terapia|psicologo',
  ],
  'chronic-illness': [
    'colesterol|tireoide|anemia|anemica|lupus|endometriose|ulcera|hiv|hormonio',
    'endometriose|ovario policistico|ovarios policisticos|hipotiroidismo|hipotireoidismo|tiroide|ferro baixo|anemia',
  ],
  'month-or-more': [
    `${MANY_MONTHS}|ha meses|faz meses|ha um ano|ha anos|ha mais de um mes|4 semanas|5 semanas|6 semanas|8 semanas|quatro semanas|seis semanas|cinco semanas|oito semanas|semanas e semanas`,
    'desde o inverno|desde o verao|desde o natal|desde a pascoa|desde o ano novo|desde o carnaval|desde as ferias',
  ],
  always: ['todos os dias ha|o tempo todo ha|sempre cansad*|vive cansad*|vivo cansad*|ando sempre'],
  'numb-hands-night': [
    'mao|maos|dedos|pulso ~ dormente|dormentes|dormencia|formigueiro|formigamento|formigando|adormecida|adormecidas|adormecem|a formigar ~ noite|madrugada|acordo|dormir|dormindo|de manha|semanas|meses',
  ],
  mole: [
    'sinal|pinta|verruga|mancha|pintinha|sinais ~ mudou|cresceu|aumentou|cresce|mudar|a crescer|escureceu|sangra|irregular|cor|forma|coca ~ cor|forma|tamanho|costas|pele|cresceu|braco|ombro|perna|rosto|maior|preta|cara|mudou|escur*|pescoco',
  ],
  'needs-visit': [
    'mao|maos|dedos|pulso ~ acordo|sacud*|meses|semanas',
    'menstruacao|periodo|regras|regra ~ desregulad*|desregulou|irregular|duas vezes por mes|2x no mes|duas vezes no mes|vem cedo|nao vem certo|todo mes diferente|dura muito|dez dias|muito forte',
    `receita|remedio|medicamento|medicacao|comprimidos|levotiroxina|losartana|losartan|metformina|puran|atenolol|enalapril|sinvastatina|amlodipina|anticoncepcional|pilula|bombinha|sertralina|fluoxetina|escitalopram ~ acaba|acabando|a acabar|renovar|renovacao|refill|dura mais|tenho pra mais|ainda tenho|semana que vem|proxima semana|daqui a|esta a acabar|ta acabando|so tenho mais|nova receita|passar receita ~ semana|semanas|dias|acabando|acabar|renovar|receita|mes|mais|refill`,
    'unha encravada|unha do pe ~ volta|voltando|sempre|vive|semanas|meses|de vez|grossa|pus|doi',
    'nao ganha peso|nao engorda|nao cresce|cresce pouco|baixo peso|peso baixo ~ filho|filha|bebe|menino|menina|crianca|miudo|miuda',
    `calcanhar|sola do pe|planta do pe|pe ~ doi|dor|fisgada|pontada ~ manha|levant*|primeiro passo|primeiros passos|${LONG}`,
    'relacoes|relacao|sexo|transar|transo ~ doi|dor|ardor|arde|sangro|sangra|secura',
    'pressao|tensao ~ 14 por 9|15 por 9|15 por 10|14x9|15x9|15x10|150 por 90|150 95|150 90|145 90|148|152|155|158|alta|anda alta|ta alta|subindo ~ medi|farmacia|sinto|sintoma|sintomas|remedio|anda|nao|150|15|14|vezes|aparelho|posto',
    `corrimento|coceira la|comichao la|candidiase ~ coceira|comichao|branco|cheiro|semana|coca|leite|ardor|volta`,
    `feridinha|ferida|afta|aftas|lesao ~ boca|lingua|labio|gengiva|perna|pele ~ nao sara|nao cicatriza|nao fecha|semanas|meses|nao cura`,
    `verruga|verrugas|bolinhas|caroco|carocos ~ genital|genitais|penis|vagina|anus|vulva|partes|intim*`,
    `azia|refluxo|queimacao|ma digestao ~ ${LONG}|toda noite|todas as noites|todos os dias|todo dia`,
    `pes|pernas|tornozelos|pe ~ inchad*|incham|inchaco ~ fim do dia|final do dia|tarde|noite|trabalho|em pe`,
    'quero parar de fumar|deixar de fumar|parar de beber com ajuda|quero fazer um check up|fiz o exame e deu|exame deu alterado|exame alterado|resultado alterado',
    'remedio|remedios|medicamento|medicacao|receita|comprimidos|insulina|bombinha|pilula|anticoncepcional|injecao ~ acaba amanha|acaba sexta|acaba semana|acabaram|acabou|ta no fim|esta no fim|no fim|ultimo comprimido|ultimos comprimidos|so tem mais|so tenho pra|preciso de mais|preciso de outra|venceu|vencida ~ receita|renov*|consulta|pressao|tiroide|diabetes|semana|medico|comprimido*',
    'sobe um azedo|sobe um acido|sobe acido|volta a comida|comida volta|gosto azedo|gosto amargo|empachad*|estufad* depois ~ garganta|boca|mes|meses|noite|semanas|janta*|janto|comer|sempre|deito|deitar',
    'exame de h pylori|bacteria do estomago|helicobacter|h pylori',
    'caroco|bolinha|nodulo|carocinho ~ seio|mama|peito|pescoco|axila|virilha|debaixo do braco',
    'menopausa|fogachos|calores|afrontamentos ~ noite|sono|suor|suores|meses|aguento|periodo|menstruacao',
    'dor|doi|doem ~ costas|coluna|joelho|joelhos|ombro|lombar|quadril|anca ~ desde o inverno|desde o verao|desde que comecei|ha meses|faz meses|desde janeiro|desde o natal|desde a pascoa|desde o parto|carregar peso|pegar peso',
    'ronca|ronco|roncando|ressona|ressonar ~ toda noite|todas as noites|alto|meses|dorme na|cansad*|nariz|boca|apneia',
    'mao|maos|dedos ~ formiga|formigam|formigando|dormente|dormentes|adormece|dorme ~ noite|madrugada|meses|semanas|faxina|acordo',
    'olho|olhos|palpebra|palpebras ~ grudado|grudados|remela|ramela|crosta|coca|cocando|seco|ardem ~ semana|semanas|dez dias|mes|meses',
    'barriga|estomago ~ doi|dor|inchad*|colica|estufad* ~ semanas|meses|depois de comer|toda vez que como',
    'menstruacao|menstruo|periodo|regra|regras ~ doze dias|12 dias|quinze dias|15 dias|dez dias|10 dias|nao para|dura demais|duas semanas|sangro muito ~ meses|mes|dura|vez',
  ],
  'hair-loss': ['cabelo ~ cair|caindo|cai|queda'],
  'sore-muscles': [
    'dor muscular|dores musculares|musculo dolorido|musculos doridos|todo dorido|toda dorida ~ academia|ginasio|treino|exercicio|corrida|treinei|malhei|exagerei',
  ],
  'same-day': [
    'ouvido ~ liquido|pus|secrecao|purga ~ febre|38|39|385|389|390',
    'raiva|vacina da raiva|antirrabica ~ mordeu|mordida|arranhou|morcego|cao|cachorro',
    'hiv|sida|pep|profilaxia ~ camisinha|preservativo|agulha|picada|exposicao|ontem|72 horas',
    'agulha usada|piquei me com uma agulha|picada de agulha|me furei com uma agulha|espetei me com uma agulha',
    'soropositivo|soropositiva|seropositivo|seropositiva|hiv|sida|aids ~ transei|relacao|relacoes|camisinha|preservativo|contato|contacto|exposicao|remedio|tratamento|agulha|dormi com',
  ],
  'skin-change': [
    'mancha|manchas|placa|placas|bolinha|bolinhas|casca|lesao|pele|ferida ~ coca|cocando|coceira|comichao|descama|descamando|vermelha|vermelhas|sangra|cresce|volta|seca ~ semanas|meses|mes|anos|nao some|nao sai',
  ],
}

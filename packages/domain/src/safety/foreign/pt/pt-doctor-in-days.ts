import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'

const MANY_MONTHS = joined(
  listed('ha|faz|tem|fazem|uns|quase|mais de|desde ha|ja ha|umas'),
  [
    ...range(1, 12),
    'um',
    'dois',
    'tres',
    'quatro',
    'cinco',
    'seis',
    'oito',
    'varios',
    'alguns',
    'muitos',
    'uns',
  ].flatMap((each) => [`${each} mes`, `${each} meses`]),
)
const MANY_WEEKS = joined(
  listed('ha|faz|tem|fazem|umas|quase|mais de|desde ha|ja ha'),
  [...range(2, 12), 'duas', 'tres', 'quatro', 'cinco', 'seis', 'oito', 'varias', 'algumas', 'muitas'].map(
    (each) => `${each} semanas`,
  ),
)
const LONG = `${MANY_MONTHS}|${MANY_WEEKS}|ha meses|faz meses|ha um ano|ha anos|faz um ano|ha mais de um mes|ha semanas|faz semanas|faz tempo|ha muito tempo|ha bastante tempo|meses seguidos|todo mes`

/** What is for a doctor within days or weeks. */
export const PORTUGUESE_DOCTOR_IN_DAYS: Lexicon = {
  lasting: [LONG],
  'long-lasting': [LONG],
  'month-or-more': [
    `${MANY_MONTHS}|ha meses|faz meses|ha um ano|ha anos|ha mais de um mes|4 semanas|5 semanas|6 semanas|8 semanas|quatro semanas|seis semanas|cinco semanas|oito semanas|semanas e semanas`,
  ],
  always: ['todos os dias ha|o tempo todo ha|sempre cansad*|vive cansad*|vivo cansad*|ando sempre'],
  cough: ['tosse seca|tosse que nao passa|tosse com|a tossir|tossinha|tusso|pigarro'],
  'numb-hands-night': [
    'mao|maos|dedos|pulso ~ dormente|dormentes|dormencia|formigueiro|formigamento|formigando|adormecida|adormecidas|adormecem|a formigar ~ noite|madrugada|acordo|dormir|dormindo|de manha|semanas|meses',
  ],
  mole: [
    'sinal|pinta|verruga|mancha|pintinha|sinais ~ mudou|cresceu|aumentou|cresce|mudar|a crescer|escureceu|sangra|irregular|cor|forma|coca ~ cor|forma|tamanho|costas|pele|cresceu|braco|ombro|perna|rosto|maior|preta|cara|mudou|escur*|pescoco',
  ],
  lump: [
    'caroco|carocinho|nodulo|bola|bolinha|alto|inchaco duro|massa|quisto|cisto ~ mama|seio|peito|pescoco|axila|sovaco|virilha|debaixo do braco|garganta|costas|nuca|testiculo|punho',
  ],
  'memory-slow': [
    'esquecid*|esquece|esquecimento|esquecer|memoria|repete ~ meses|ano|anos|aos poucos|tempo|tudo|cada vez|coisas|nomes|piorando ~ pai|mae|avo|meses|ano|anos|tempo|marido|mulher',
  ],
  'ear-noise': ['zumbido|zunido|apito|barulho|campainha|chiado ~ ouvido|ouvidos'],
  'hearing-fading': [
    'ouvindo cada vez menos|ouco cada vez menos|ouve cada vez menos|ouco mal|ouve mal|ficando surdo|a ficar surd*|perdendo audicao|perda de audicao',
  ],
  'for-long-alone': [
    `zumbido|zunido|apito|rouc*|rouquidao|coceira|comichao|formig*|dormencia|suor noturno|tique|inchaco|queda de cabelo|cabelo a cair|cabelo caindo|mau halito|ronco ~ ${LONG}`,
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
  ],
  'missed-periods': [
    'menstruacao nao vem|nao menstruo|sem menstruar|menstruacao sumiu|menstruacao parou|nao me vem o periodo|nao me vem a menstruacao|periodo desapareceu',
  ],
  'weight-loss': [
    'perdi|perdeu|emagreci|emagreceu ~ quilos|kilos|kg|peso ~ sem dieta|sem fazer dieta|sem querer|sem motivo|sem esforco|meses|mes|semanas|comendo|comer',
  ],
  'back-pain': ['dor|dores|doi|doem ~ nas costas|cruzes|lombar|rins|coluna|lombo|espinhaco|fundo das costas'],
  heartburn: [
    'queimor no estomago|queimacao depois de comer|azias|enfartado do estomago|estomago a arder|arde o estomago',
  ],
  'hair-loss': ['cabelo ~ cair|caindo|cai|queda'],
  tired: ['cansad*|canseira|sem forcas|fadiga|esgotad*|moido|moida|estafad*|desgastad*|quebrad*'],
  'joint-ache': [
    'joelho|joelhos|ombro|ancas|quadril|tornozelo|cotovelo|punho|pulso|calcanhar|dedo|dedos|articulacoes|juntas|pe|pes ~ doi|doem|dor|dores|range|estala|a doer|incomoda|doi me|doem me',
  ],
  dizzy: ['tonturas|zonzeira|cabeca a andar a roda|tudo a andar a roda|tudo roda|entontecid*|tontice|labirintite'],
  palpitations: ['palpitacao|palpitacoes|batedeira'],
  'ear-pain': ['dor|doi|dores|doi me|a doer ~ ouvido|ouvidos|orelha'],
  'tooth-pain': ['dor|doi|dores|doi me|latej*|caiu|partiu|quebrou ~ dente|dentes|siso|queixal|molar'],
  'chronic-illness': [
    'endometriose|ovario policistico|ovarios policisticos|hipotiroidismo|hipotireoidismo|tiroide|ferro baixo|anemia',
  ],
  insomnia: [
    'nao durmo|nao prego olho|durmo pouco|durmo so|custa me a adormecer|acordo de madrugada|viro a noite acordad*|rolo na cama|nao pego no sono',
  ],
  depressed: [
    'choro por tudo|choro todo dia|choro todos os dias|muito em baixo|em baixo|sem animo|desanim*|sem vontade de nada|nada me da prazer|vazio por dentro|uma tristeza',
  ],
  'sore-muscles': [
    'dor muscular|dores musculares|musculo dolorido|musculos doridos|todo dorido|toda dorida ~ academia|ginasio|treino|exercicio|corrida|treinei|malhei|exagerei',
  ],
  constipation: [
    'prisao de ventre|preso dos intestinos|presa dos intestinos|obstipa*|intestino preso|nao obro|nao vou a casa de banho ha|nao faco coco',
  ],
  diarrhea: ['soltura|caganeira|diarreia|dor de barriga com soltura|barriga solta|desinteria|disenteria'],
}

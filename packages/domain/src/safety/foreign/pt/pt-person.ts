import type { Lexicon } from '../../lexicon/lexicon'
import { joined, listed, range } from '../choices'
import { LONG, WHO } from './pt-words'

const AGED = listed('de|tem|com|bebe|nenem|filho|filha|tem so')
const AGES = (unit: string, numbers: readonly string[]) =>
  joined(
    AGED,
    numbers.map((n) => `${n} ${unit}`),
  )
const THREE_TO_ELEVEN = listed('tres|quatro|cinco|seis|sete|oito|nove|dez|onze')
const UP_TO_ELEVEN = [...range(1, 11).map(String), ...THREE_TO_ELEVEN]
const MONTHS = ['um', 'dois', ...UP_TO_ELEVEN]
const WEEKS = ['uma', 'duas', ...UP_TO_ELEVEN]
const DAYS = [
  ...range(1, 16).map(String),
  '18',
  '20',
  '21',
  '22',
  '25',
  '28',
  'tres',
  'cinco',
  'seis',
  'oito',
  'dez',
  'doze',
  'quinze',
  'vinte',
]

/** Who it is, how it is and what is known of them: age, time, illnesses, medicines. */
export const PORTUGUESE_PERSON: Lexicon = {
  pregnant: [
    'gravida|gravidez|gestante|gestacao|esperando bebe|esperando nenem|to prenha|teste deu positivo|semanas de gestacao|meses de gestacao|barriguda de|gestacional',
    'estou de esperancas|de esperancas|a espera de bebe|a espera de um bebe|buchuda|embarazada|gravidez|semanas de gravida|meses de gravida|de meses gravida|prenhe|to gravida|gravidissima',
    joined(
      listed('estou de|to de|tou de|ta de|esta de|estou com|to com|entrei nas|completei|fiz|estou nas'),
      range(4, 41).map((each) => `${each} semanas`),
    ),
  ],
  postpartum: [
    'ganhei nenem|ganhei bebe|ganhei o bebe|ganhei o nenem|ganhei meu bebe|ganhei meu nenem|ganhou nenem|ganhou bebe|ganhou o bebe|pos parto|puerperio|tive bebe|tive nenem|tive meu bebe|tive meu filho|tive minha filha|teve bebe|teve nenem|teve o bebe|dei a luz|deu a luz|cesarea|cesariana|pari|pariu|depois do parto|resguardo|tive o bebe|bebe nasceu|nenem nasceu|parto',
    'tive bebe|tive o meu bebe|tive o meu filho|tive a minha filha|fui mae ha|pariu ha|nasceu o bebe|acabei de ter o bebe|acabei de parir|depois de parir|depois de ter o bebe|quarentena do parto|recem parida|puerpera',
  ],
  'infant-word': [
    'nenem|nene|recem nascido|bebezinho|bebezinha|bebe recem',
    `${WHO} ~ ${AGES('meses', [...MONTHS, '12'])}|${AGES('mes', ['1', 'um'])}|${AGES('semanas', WEEKS)}|${AGES('semana', ['1', 'uma'])}`,
    'fralda|fraldas ~ nao molha|nao molhou|seca|secas|mama|mamar|moleira|lagrima|lagrimas|leite',
    'pequena|pequeno|filho|filha|menino|menina|netinha|netinho|miudo|miuda ~ 12 meses|13 meses|14 meses|15 meses|16 meses|17 meses|18 meses|19 meses|20 meses|21 meses|22 meses|ano e meio|um aninho',
  ],
  'newborn-word': [
    'recem nascido|recem nascida|acabou de nascer|nasceu ha|nasceu faz|nasceu semana|nasceu ontem|dias de vida|dias de nascido|dias de nascida',
    `${WHO} ~ ${AGES('dias', DAYS)}`,
    `${WHO} ~ ${AGES('semanas', ['2', '3', '4', 'duas', 'tres', 'quatro'])}|${AGES('semana', ['1', 'uma'])}`,
  ],
  'age-under-3-months': [
    `${WHO} ~ ${AGES('semanas', WEEKS)}|${AGES('semana', ['1', 'uma'])}|${AGES('dias', DAYS)}`,
    `${WHO} ~ ${AGES('meses', ['2', 'dois', '1', 'um'])}|${AGES('mes', ['1', 'um'])}|mes e meio|2 mesinhos|dois mesinhos`,
    'nem 3 meses|nem tem 3 meses|nao tem 3 meses|menos de 3 meses|menos de tres meses|nem tres meses',
  ],
  'age-under-2': [
    `${WHO} ~ ${AGES('ano', ['1', 'um'])}|18 meses|15 meses|16 meses|14 meses|${AGES('meses', [...MONTHS, '12', '13'])}|aninho`,
  ],
  'age-under-3': [
    `${WHO} ~ ${AGES('anos', ['2', 'dois'])}|${AGES('ano', ['1', 'um'])}|aninho|18 meses|20 meses|${AGES('meses', [...MONTHS, '12'])}|2 aninhos|dois aninhos`,
  ],
  'child-word': [
    'crianca|criancas|meu filho|minha filha|meu menino|minha menina|filhinho|filhinha|o menino|a menina|sobrinho|sobrinha|meu neto|minha neta|guri|guria|nosso filho|nossa filha|filho dela|filho dele|filho de|filha de|meu pequeno|minha pequena|netinho|netinha|molecada|moleque',
  ],
  'elder-word': [
    'meu avo|minha avo|vovo|vo|idoso|idosa|velhinho|velhinha|minha vo|meu vo|bisavo|terceira idade'
      .split('|')
      .filter((each) => each !== 'vo')
      .join('|'),
  ],
  'age-65-plus': [Array.from({ length: 35 }, (_each, at) => `${65 + at} anos`).join('|')],
  'severe-pain': [
    'dor muito forte|dor forte demais|muita dor|dor intensa|dor terrivel|dores fortes|doendo demais|doi demais|dor fortissima',
    'dor horrivel|dor insuportavel|dor do cao|dor desgracada|dor dos diabos|dor que nao aguento|dor brutal|dor de louco|dor lancinante',
  ],
  severe: [
    'muito forte|insuportavel|terrivel|horrivel|intensa|intenso|fortissima|fortissimo|forte demais|nao aguento de dor|violenta',
  ],
  sudden: ['do nada|de uma hora pra outra|subita|subito|subitamente|de supetao'],
  lasting: [
    'faz uma semana|ha uma semana|faz semanas|ha semanas|faz um mes|ha um mes|faz duas semanas|ha duas semanas|faz meses|ha meses|faz dias|ha dias|faz 10 dias|ha 10 dias|faz 2 semanas|ha 2 semanas|cronica|cronico|nao passa|faz 4 dias|faz 5 dias|ha varios dias|faz muito tempo|faz tempo|ha tempos|faz 15 dias',
    LONG,
    'semanas ja|sem parar ha|3 sem|2 sem|4 sem|desde o inverno|desde o verao|desde o natal|desde a pascoa|desde o ano novo',
  ],
  'long-lasting': [
    'faz semanas|ha semanas|faz um mes|ha um mes|faz duas semanas|ha duas semanas|faz meses|ha meses|faz 10 dias|faz 15 dias|faz 2 semanas|faz 3 semanas|cronica|cronico|tres semanas',
    LONG,
  ],
  diabetes: [
    'diabetes|diabetico|diabetica|insulina|glicose|glicemia|metformina|acucar no sangue',
    'diabeticos|sou diabetica|sou diabetico|glucose|glucometro|acucar alto|acucares altos',
  ],
  insulin: ['insulina'],
  'blood-thinner': [
    'anticoagulante|anticoagulantes|afinar o sangue|afina o sangue|sangue fino|ralo o sangue|afinador|varfarina|marevan|eliquis|xarelto|heparina|clopidogrel|remedio pra circulacao do sangue|coumadin',
  ],
  'heart-disease': [
    'problema de coracao|problema no coracao|problemas no coracao|problemas de coracao|doenca do coracao|cardiaco|cardiaca|marcapasso|marca passo|stent|ponte de safena|insuficiencia cardiaca|cardiopata|operado do coracao|operou do coracao',
  ],
  steroids: ['corticoide|corticoides|prednisona|cortisona|addison'],
  cancer: ['cancer|tumor|leucemia|linfoma'],
  'post-surgery': [
    'cirurgia|operado|operada|operei|operou|operacao ~ depois|apos|desde|semana|dias|recente|pos|ontem|fiz|fez|corte|pontos|faz',
    'pos operatorio|depois da cirurgia|apos a cirurgia',
    'fui operad*|foi operad*|operado|operada|operaram|me operei|tirei a vesicula|tiraram a vesicula|tirei o apendice|fiz cesarea|cesariana ~ ha|dias|semana|ontem|faz|corte|febre|pontos|semanas|abriu',
  ],
  'for-long-alone': [
    `zumbido|zunido|apito|rouc*|rouquidao|coceira|comichao|formig*|dormencia|suor noturno|tique|inchaco|queda de cabelo|cabelo a cair|cabelo caindo|mau halito|ronco ~ ${LONG}`,
  ],
  'no-spleen': [
    'tirei o baco|tiraram o baco|tiraram meu baco|tirou o baco|tiraram me o baco|nao tenho baco|nao tem baco|sem baco|sem o baco|baco retirado',
  ],
  blow: [
    'depois da pancada|depois de uma pancada|apos a pancada|depois do murro|depois da queda|depois do tombo|levou uma pancada|levei uma pancada|desde a pancada',
    'pancada|pontape|murro|soco|chute|coice|cotovelada|joelhada|bateu com ~ barriga|costas|peito|cabeca|olho|flanco|costelas|rim',
  ],
}

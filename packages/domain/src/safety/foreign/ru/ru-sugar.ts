import type { Lexicon } from '../../lexicon/lexicon'

const whole = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => `${from + at}=`).join('|')

const SUGAR = 'сахар|сахара|сахаром|глюкоз|глюкометр'

/** Blood sugar in figures, in mg/dL. */
export const RUSSIAN_SUGAR: Lexicon = {
  'glucose-54': [`${SUGAR} ~ упал|низк|всего|рухнул|гипо ~ ${whole(20, 53)}`],
  'glucose-250': [`${SUGAR} ~ ${whole(250, 299)}`],
  'glucose-300': [`${SUGAR} ~ ${whole(300, 600)}`],
}

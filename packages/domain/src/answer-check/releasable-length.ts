import { RANGE_CONNECTORS } from './figures'
import { foldAnswer } from './fold-answer'
import { isNumberWord } from './number-words'
import { isMonth } from './units'

/** Writing without spaces between words: every sign is one. */
const UNFINISHED_WORD = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u
const BRACKET_MAXIMUM = 120
const LAW_WORDS =
  /^(?:c\.?f\.?r\.?|u\.?s\.?c\.?|sections?|sec\.|§+|title|titulo|seccion|articulo|article|ley|law|public|pub\.|h\.r\.|call|dial|text|llame|marque|al)$/

const isOfFigure = (word: string) =>
  /[\d$€£§]/.test(word) || isMonth(word) || LAW_WORDS.test(word) || word.split('-').some(isNumberWord)

/** Where the last figure begins that the words after it may still be part of. */
function startOfOpenFigure(text: string): number {
  let start = text.length
  let at = text.length
  for (const [whole, word] of [...text.matchAll(/(\S+)\s*/g)].toReversed()) {
    at -= whole.length
    const folded = foldAnswer(word!).replaceAll(/^\(|[,)]$/g, '')
    if (isOfFigure(folded)) start = at
    else if (!RANGE_CONNECTORS.has(folded)) break
    if (/[.!?]$/.test(word!) && start > at) break
  }
  return start
}

/** How much of a text that goes on can be judged: not a word, figure or bracket that may be unfinished. */
export function releasableLength(text: string): number {
  const words = text.slice(0, UNFINISHED_WORD.exec(text)!.index)
  const figure = startOfOpenFigure(words.slice(-200)) + Math.max(0, words.length - 200)
  const bracket = words.lastIndexOf('[')
  const isOpen = bracket > words.lastIndexOf(']') && text.length - bracket < BRACKET_MAXIMUM
  return Math.min(figure, isOpen ? bracket : words.length)
}

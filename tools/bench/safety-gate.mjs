import { join } from 'node:path'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'
import { atMost, figure, median, note, quantile } from './figures.mjs'

/** Letters of a message, how often it is read, and its limits in milliseconds: an ordinary one is held to 2 ms. */
const SIZES = [
  { letters: 200, texts: 60, rounds: 20, middle: 2, slow: 2 },
  { letters: 1_000, texts: 60, rounds: 20, middle: 2, slow: 4 },
  { letters: 20_000, texts: 12, rounds: 8, middle: 30, slow: 60 },
]
const WARM_UP_ROUNDS = 5

const inMs = (value) => `${value.toFixed(2)} ms`

/** What somebody may send to hold the server up: 10,000 letters without a sentence's end, in letters that are looked at twice. */
const HOSTILE = {
  'Cyrillic without a space': 'нет',
  'one complaint in Chinese': '胸痛',
  'one word of kin': 'baby ',
  'a long link beside a Greek letter': 'µ AbCd09-_',
}
const LONGEST = 10_000
const SLOWEST_MS = 1_000

/** A text of this length made of messages in people's own words, beginning at one of them. */
function textOf(messages, letters, start) {
  let text = ''
  for (let at = start; text.length < letters; at += 1) text += `${messages[at % messages.length]}. `
  return text.slice(0, letters)
}

/** Processor time of one reading in milliseconds, so that other work on the machine does not count. */
function timeOf(assessMessage, text) {
  const before = process.cpuUsage()
  assessMessage(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** A list of times for each round, in the order of the texts. */
const timesOf = (assessMessage, texts, rounds) =>
  Array.from({ length: rounds }, () => texts.map((text) => timeOf(assessMessage, text)))

/** The usual time of each text: single readings also bear what the engine compiles and collects beside them. */
const usualTimes = (rounds) => rounds[0].map((_time, text) => median(rounds.map((times) => times[text])))

export async function benchSafetyGate() {
  const source = join(repository, 'tools', 'bench', 'safety-gate.entry.ts')
  const { assessMessage, LAY_SETS } = await import(await bundleWithServer(source))
  const messages = Object.values(LAY_SETS).flatMap((items) => items.map(({ text }) => text))
  for (const { letters, texts, rounds, middle, slow } of SIZES) {
    const written = Array.from({ length: texts }, (_text, number) => textOf(messages, letters, number * 7))
    const name = `${letters.toLocaleString('en')} letters`
    const early = timesOf(assessMessage, written, WARM_UP_ROUNDS)
    const found = timesOf(assessMessage, written, rounds)
    if (letters === SIZES[0].letters) note(`${name}, the first of a process (p50)`, inMs(median(early[0])))
    const print = (of, part, limit) => {
      const value = quantile(usualTimes(found), part)
      figure(`${name}, ${of}`, inMs(value), atMost(value, limit, 'ms'))
    }
    print('middle text (p50)', 0.5, middle)
    print('slow text (p95)', 0.95, slow)
    note(`${name}, slow single reading (p95)`, inMs(quantile(found.flat(), 0.95)))
  }
  for (const [name, piece] of Object.entries(HOSTILE)) {
    const time = timeOf(assessMessage, piece.repeat(LONGEST).slice(0, LONGEST))
    figure(`10,000 letters of ${name}`, inMs(time), atMost(time, SLOWEST_MS, 'ms'))
  }
}

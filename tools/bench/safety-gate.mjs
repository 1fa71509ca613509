import { join } from 'node:path'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'
import { atMost, figure, quantile } from './figures.mjs'

/** Letters of a message, how often it is read, and its limits in milliseconds: an ordinary one is held to 2 ms. */
const SIZES = [
  { letters: 200, texts: 60, rounds: 20, middle: 1, slow: 2 },
  { letters: 1_000, texts: 60, rounds: 20, middle: 2, slow: 4 },
  { letters: 20_000, texts: 12, rounds: 8, middle: 30, slow: 60 },
]
const WARM_UP_ROUNDS = 3

/** A text of this length made of messages in people's own words, beginning at one of them. */
function textOf(messages, letters, start) {
  let text = ''
  for (let at = start; text.length < letters; at += 1) text += `${messages[at % messages.length]}. `
  return text.slice(0, letters)
}

/** Processor time of each reading in milliseconds, so that other work on the machine does not count. */
function timesOf(assessMessage, texts, rounds) {
  const found = []
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1)
    for (const text of texts) {
      const before = process.cpuUsage()
      assessMessage(text)
      const { user, system } = process.cpuUsage(before)
      if (round >= WARM_UP_ROUNDS) found.push((user + system) / 1000)
    }
  return found
}

export async function benchSafetyGate() {
  const source = join(repository, 'tools', 'bench', 'safety-gate.entry.ts')
  const { assessMessage, LAY_SETS } = await import(await bundleWithServer(source))
  const messages = Object.values(LAY_SETS).flatMap((items) => items.map(({ text }) => text))
  for (const { letters, texts, rounds, middle, slow } of SIZES) {
    const written = Array.from({ length: texts }, (_text, number) => textOf(messages, letters, number * 7))
    const found = timesOf(assessMessage, written, rounds)
    const print = (name, part, limit) => {
      const value = quantile(found, part)
      figure(`${letters.toLocaleString('en')} letters, ${name}`, `${value.toFixed(2)} ms`, atMost(value, limit, 'ms'))
    }
    print('middle (p50)', 0.5, middle)
    print('slow (p95)', 0.95, slow)
  }
}

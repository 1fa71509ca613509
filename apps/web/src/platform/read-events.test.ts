import { expect, test } from 'vitest'
import { readEvents } from './read-events'

const bodyOf = (...pieces: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })

async function read(body: ReadableStream<Uint8Array>) {
  const events: string[] = []
  for await (const { event, data } of readEvents(body)) events.push(`${event} ${data}`)
  return events
}

test('reads events however the bytes are cut, letters of two bytes too', async () => {
  const bytes = new TextEncoder().encode(
    'event: text\ndata: {"text":"señal"}\n\n: still there\n\nevent: done\ndata: {}\n\n',
  )
  const whole = ['text {"text":"señal"}', 'done {}']
  expect(await read(bodyOf(bytes))).toEqual(whole)
  expect(await read(bodyOf(...[...bytes].map((byte) => Uint8Array.of(byte))))).toEqual(whole)
})

test('an event without its empty line has not arrived', async () => {
  const bytes = new TextEncoder().encode('event: text\ndata: 1\n\nevent: text\ndata: 2\n')
  expect(await read(bodyOf(bytes))).toEqual(['text 1'])
})

test('lets the body go when the reader has enough', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('event: text\ndata: 1\n\n')),
    cancel: () => {
      isCancelled = true
    },
  })
  for await (const { data } of readEvents(body)) if (data === '1') break
  expect(isCancelled).toBe(true)
})

import type { Endpoint, EndpointRequest } from '@careway/contracts/kit/endpoint'
import { problemBody, PROBLEMS } from '@careway/contracts/kit/problem'
import type { z } from 'zod'
import { CallError, send } from './call'
import { readEvents } from './read-events'

type EventShapes = Readonly<Record<string, z.ZodType>>

/** One event that arrived whole, by its name. */
export type StreamedEvent<Shapes extends EventShapes> = {
  [Name in keyof Shapes & string]: { readonly name: Name; readonly value: z.output<Shapes[Name]> }
}[keyof Shapes & string]

/** The answer ended before its last event, or an event was not what the contract says. */
export class BrokenStream extends Error {
  override readonly name = 'BrokenStream'
}

const EVENT_STREAM = 'text/event-stream'

function refusalOf(data: unknown): CallError {
  const problem = problemBody.parse(data)
  return new CallError(PROBLEMS[problem.code].status, JSON.stringify(problem), problem, undefined)
}

function parseEvent<Shapes extends EventShapes>(shapes: Shapes, name: string, text: string): StreamedEvent<Shapes> {
  try {
    return { name, value: shapes[name]!.parse(JSON.parse(text)) } as StreamedEvent<Shapes>
  } catch {
    throw new BrokenStream(`The event ${name} is not what was agreed`)
  }
}

/**
 * Makes one call whose answer comes bit by bit, and parses each event by its contract. Names that the contract does not
 * know are passed over. The last event is `done`; `problem` is thrown as a refused call.
 * @throws CallError where it was refused, BrokenStream where it ended early
 */
export async function* callStream<E extends Endpoint, Shapes extends EventShapes & { done: z.ZodType }>(
  endpoint: E,
  shapes: Shapes,
  request: EndpointRequest<E>,
  signal?: AbortSignal,
): AsyncGenerator<StreamedEvent<Shapes>, void, undefined> {
  const response = await send(endpoint, request, signal, EVENT_STREAM)
  if (!response.headers.get('content-type')?.startsWith(EVENT_STREAM)) {
    yield parseEvent(shapes, 'done', await response.text())
    return
  }
  if (!response.body) throw new BrokenStream('There was nothing to read')
  for await (const { event, data } of readEvents(response.body)) {
    const name = event ?? 'message'
    if (name === 'problem') throw refusalOf(JSON.parse(data))
    if (!(name in shapes)) continue
    yield parseEvent(shapes, name, data)
    if (name === 'done') return
  }
  throw new BrokenStream('The answer ended early')
}

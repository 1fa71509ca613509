import type { ServerResponse } from 'node:http'

/** The calls under way that asked to be told when nobody waits for them any more. */
export interface OpenCalls {
  /** Aborted when the connection closes or the server stops. */
  follow(response: ServerResponse): AbortSignal
  /** The server stops: every call that is followed is told. */
  end(): void
}

export function createOpenCalls(): OpenCalls {
  const open = new Set<AbortController>()
  let isStopping = false
  return {
    follow: (response) => {
      const controller = new AbortController()
      const { socket } = response
      open.add(controller)
      response.once('close', () => {
        open.delete(controller)
        controller.abort()
        // A connection that is kept for a next call would keep the server from stopping.
        if (isStopping) socket?.destroySoon()
      })
      if (response.destroyed) controller.abort()
      return controller.signal
    },
    end: () => {
      isStopping = true
      for (const controller of open) controller.abort()
    },
  }
}

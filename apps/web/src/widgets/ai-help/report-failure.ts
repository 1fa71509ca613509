import { isUnauthorized, problemMessage } from '../../platform/call'
import { toast } from '../../ui/toast/use-toast'

/** Says that it failed, with the server's words. A session that ended is announced once, by the whole app. */
export function reportFailure(title: string, error: unknown, fallback: string): void {
  if (isUnauthorized(error)) return
  toast({ title, description: problemMessage(error, fallback), variant: 'destructive' })
}

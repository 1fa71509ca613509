import type { Citation } from '../kernel/decision'

export const page = (title: string, url: string): Citation => ({ title, url })

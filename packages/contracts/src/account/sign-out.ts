import { defineEndpoint } from '../kit/endpoint'
import { done } from '../kit/nothing'

export const signOut = defineEndpoint({
  id: 'account.sign-out',
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'End this session. Does nothing when there is none.',
  output: done,
})

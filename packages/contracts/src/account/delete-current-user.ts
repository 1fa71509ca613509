import { defineEndpoint } from '../kit/endpoint'
import { done } from '../kit/nothing'

export const deleteCurrentUser = defineEndpoint({
  id: 'account.delete-current-user',
  method: 'DELETE',
  path: '/api/auth/user',
  access: 'signed-in',
  summary: 'Delete the account and all that is its own, at once.',
  output: done,
  problems: ['last_super_admin'],
})

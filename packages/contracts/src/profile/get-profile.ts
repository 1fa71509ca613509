import { defineEndpoint } from '../kit/endpoint'
import { profile } from './profile'

export const getProfile = defineEndpoint({
  id: 'profile.get',
  method: 'GET',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'My profile.',
  output: profile,
  problems: ['profile_missing'],
})

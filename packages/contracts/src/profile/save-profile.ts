import { defineEndpoint } from '../kit/endpoint'
import { profile, saveProfileBody } from './profile'

export const saveProfile = defineEndpoint({
  id: 'profile.save',
  method: 'POST',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'Write my profile, whole.',
  body: saveProfileBody,
  output: profile,
  problems: ['unknown_zip_code'],
})

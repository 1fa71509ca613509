import enCarePathways from '../messages/en/care-pathways.json'
import enCoverage from '../messages/en/coverage.json'
import enMail from '../messages/en/mail.json'
import enProblems from '../messages/en/problems.json'
import enValidation from '../messages/en/validation.json'
import esCarePathways from '../messages/es/care-pathways.json'
import esCoverage from '../messages/es/coverage.json'
import esMail from '../messages/es/mail.json'
import esProblems from '../messages/es/problems.json'
import esValidation from '../messages/es/validation.json'
import { createMessages, type Messages } from './create-messages'

/** The catalogs that the server itself speaks from. */
export function serverMessages(onMissing?: (key: string) => void): Messages {
  const messages = createMessages(onMissing)
  messages.add('en', 'care-pathways', enCarePathways)
  messages.add('en', 'coverage', enCoverage)
  messages.add('en', 'mail', enMail)
  messages.add('en', 'problems', enProblems)
  messages.add('en', 'validation', enValidation)
  messages.add('es', 'care-pathways', esCarePathways)
  messages.add('es', 'coverage', esCoverage)
  messages.add('es', 'mail', esMail)
  messages.add('es', 'problems', esProblems)
  messages.add('es', 'validation', esValidation)
  return messages
}

import enAssistantAnswers from '../messages/en/assistant-answers.json'
import enAssistance from '../messages/en/assistance.json'
import enCarePathways from '../messages/en/care-pathways.json'
import enCoverage from '../messages/en/coverage.json'
import enHealthTrendWords from '../messages/en/health-trend-words.json'
import enKnowledgeBills from '../messages/en/knowledge-bills.json'
import enKnowledgeCoverage from '../messages/en/knowledge-coverage.json'
import enKnowledgeSymptoms from '../messages/en/knowledge-symptoms.json'
import enLetters from '../messages/en/letters.json'
import enMail from '../messages/en/mail.json'
import enProblems from '../messages/en/problems.json'
import enPrograms from '../messages/en/programs.json'
import enProgramsFinancial from '../messages/en/programs-financial.json'
import enProgramsInsurance from '../messages/en/programs-insurance.json'
import enProgramsPrescription from '../messages/en/programs-prescription.json'
import enProviders from '../messages/en/providers.json'
import enResourcesAidAndLaw from '../messages/en/resources-aid-and-law.json'
import enResourcesRidesAndLanguage from '../messages/en/resources-rides-and-language.json'
import enSafety from '../messages/en/safety.json'
import enValidation from '../messages/en/validation.json'
import esAssistantAnswers from '../messages/es/assistant-answers.json'
import esAssistance from '../messages/es/assistance.json'
import esCarePathways from '../messages/es/care-pathways.json'
import esCoverage from '../messages/es/coverage.json'
import esHealthTrendWords from '../messages/es/health-trend-words.json'
import esKnowledgeBills from '../messages/es/knowledge-bills.json'
import esKnowledgeCoverage from '../messages/es/knowledge-coverage.json'
import esKnowledgeSymptoms from '../messages/es/knowledge-symptoms.json'
import esLetters from '../messages/es/letters.json'
import esMail from '../messages/es/mail.json'
import esProblems from '../messages/es/problems.json'
import esPrograms from '../messages/es/programs.json'
import esProgramsFinancial from '../messages/es/programs-financial.json'
import esProgramsInsurance from '../messages/es/programs-insurance.json'
import esProgramsPrescription from '../messages/es/programs-prescription.json'
import esProviders from '../messages/es/providers.json'
import esResourcesAidAndLaw from '../messages/es/resources-aid-and-law.json'
import esResourcesRidesAndLanguage from '../messages/es/resources-rides-and-language.json'
import esSafety from '../messages/es/safety.json'
import esValidation from '../messages/es/validation.json'
import { createMessages, type Messages } from './create-messages'

/** The catalogs that the server itself speaks from. */
export function serverMessages(onMissing?: (key: string) => void): Messages {
  const messages = createMessages(onMissing)
  messages.add('en', 'assistant-answers', enAssistantAnswers)
  messages.add('en', 'assistance', enAssistance)
  messages.add('en', 'care-pathways', enCarePathways)
  messages.add('en', 'coverage', enCoverage)
  messages.add('en', 'health-trend-words', enHealthTrendWords)
  messages.add('en', 'knowledge-bills', enKnowledgeBills)
  messages.add('en', 'knowledge-coverage', enKnowledgeCoverage)
  messages.add('en', 'knowledge-symptoms', enKnowledgeSymptoms)
  messages.add('en', 'letters', enLetters)
  messages.add('en', 'mail', enMail)
  messages.add('en', 'problems', enProblems)
  messages.add('en', 'programs', enPrograms)
  messages.add('en', 'programs-financial', enProgramsFinancial)
  messages.add('en', 'programs-insurance', enProgramsInsurance)
  messages.add('en', 'programs-prescription', enProgramsPrescription)
  messages.add('en', 'providers', enProviders)
  messages.add('en', 'resources-aid-and-law', enResourcesAidAndLaw)
  messages.add('en', 'resources-rides-and-language', enResourcesRidesAndLanguage)
  messages.add('en', 'safety', enSafety)
  messages.add('en', 'validation', enValidation)
  messages.add('es', 'assistant-answers', esAssistantAnswers)
  messages.add('es', 'assistance', esAssistance)
  messages.add('es', 'care-pathways', esCarePathways)
  messages.add('es', 'coverage', esCoverage)
  messages.add('es', 'health-trend-words', esHealthTrendWords)
  messages.add('es', 'knowledge-bills', esKnowledgeBills)
  messages.add('es', 'knowledge-coverage', esKnowledgeCoverage)
  messages.add('es', 'knowledge-symptoms', esKnowledgeSymptoms)
  messages.add('es', 'letters', esLetters)
  messages.add('es', 'mail', esMail)
  messages.add('es', 'problems', esProblems)
  messages.add('es', 'programs', esPrograms)
  messages.add('es', 'programs-financial', esProgramsFinancial)
  messages.add('es', 'programs-insurance', esProgramsInsurance)
  messages.add('es', 'programs-prescription', esProgramsPrescription)
  messages.add('es', 'providers', esProviders)
  messages.add('es', 'resources-aid-and-law', esResourcesAidAndLaw)
  messages.add('es', 'resources-rides-and-language', esResourcesRidesAndLanguage)
  messages.add('es', 'safety', esSafety)
  messages.add('es', 'validation', esValidation)
  return messages
}

import enCoverage from '../../../../../packages/i18n/messages/en/coverage.json'
import enInsurance from '../../../../../packages/i18n/messages/en/insurance.json'
import esCoverage from '../../../../../packages/i18n/messages/es/coverage.json'
import esInsurance from '../../../../../packages/i18n/messages/es/insurance.json'
import { prerenderer } from '../../platform/prerender.fixture'

export const { missing, written } = prerenderer(
  '/insurance',
  { coverage: enCoverage, insurance: enInsurance },
  { coverage: esCoverage, insurance: esInsurance },
)

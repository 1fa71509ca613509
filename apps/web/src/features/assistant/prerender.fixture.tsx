import enAssistant from '../../../../../packages/i18n/messages/en/assistant.json'
import esAssistant from '../../../../../packages/i18n/messages/es/assistant.json'
import { prerenderer } from '../../platform/prerender.fixture'

export const { missing, written } = prerenderer('/ai-health', { assistant: enAssistant }, { assistant: esAssistant })

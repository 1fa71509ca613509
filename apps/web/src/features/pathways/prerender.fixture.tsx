import enPathways from '../../../../../packages/i18n/messages/en/pathways.json'
import esPathways from '../../../../../packages/i18n/messages/es/pathways.json'
import { prerenderer } from '../../platform/prerender.fixture'

export const { missing, written } = prerenderer('/pathways', { pathways: enPathways }, { pathways: esPathways })

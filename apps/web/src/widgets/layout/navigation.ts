import type { MessageKey } from '@careway/i18n/catalogs'
import type { RouteName } from '../../platform/routes'
import type { Glyph } from '../../ui/icon/icon'
import Folder from 'lucide-react/icons/folder'
import HandHeart from 'lucide-react/icons/hand-heart'
import House from 'lucide-react/icons/house'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import Route from 'lucide-react/icons/route'
import Scale from 'lucide-react/icons/scale'
import ShieldCheck from 'lucide-react/icons/shield-check'

export interface NavigationLink {
  readonly to: RouteName
  readonly label: MessageKey<'common'>
  readonly icon: Glyph
}

const link = (to: RouteName, label: MessageKey<'common'>, icon: Glyph): NavigationLink => ({ to, label, icon })

export const CORE = [
  link('home', 'shell.dashboard', House),
  link('insurance', 'shell.insurance', ShieldCheck),
  link('pathways', 'shell.carePathways', Route),
] as const

export const FEATURES = [
  link('costComparison', 'shell.costCompare', Scale),
  link('aiHealth', 'shell.aiHealthAssistant', MessageCircleHeart),
  link('crowdfunding', 'shell.funding', HandHeart),
] as const

export const TOOLS = [
  link('documents', 'shell.documents', Folder),
  link('resources', 'shell.resources', MapPin),
  link('letters', 'titles.letters', Mail),
] as const

export const FEATURE_REQUESTS = link('featureRequests', 'shell.featureRequests', Lightbulb)

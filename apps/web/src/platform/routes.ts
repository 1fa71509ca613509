import type { MessageKey } from '@careway/i18n/catalogs'

/** Every address of the product. `title` is a key of the common catalog. */
export interface RouteDefinition {
  readonly path: string
  readonly title: MessageKey<'common'>
  /** Who sees the screen: others are sent to sign in, or refused. */
  readonly access: 'public' | 'visitor' | 'signed-in' | 'admin'
  /** What the address does without a network. */
  readonly offline: 'works' | 'shows-what-is-saved' | 'needs-network'
  /** False while the screen is still to come: the address leads to a plain page that says so. */
  readonly isReady: boolean
}

const route = (
  path: string,
  title: RouteDefinition['title'],
  access: RouteDefinition['access'],
  offline: RouteDefinition['offline'] = 'needs-network',
  isReady = true,
): RouteDefinition => ({ path, title, access, offline, isReady })

const later = (path: string, title: RouteDefinition['title']): RouteDefinition =>
  route(path, title, 'public', 'needs-network', false)

export const ROUTES = {
  home: route('/', 'titles.home', 'public', 'shows-what-is-saved'),
  login: route('/login', 'titles.login', 'visitor'),
  signUp: route('/signup', 'titles.signUp', 'visitor'),
  forgotPassword: route('/forgot-password', 'titles.forgotPassword', 'visitor'),
  resetPassword: route('/reset-password', 'titles.resetPassword', 'public'),
  verifyEmail: route('/verify-email', 'titles.verifyEmail', 'public'),
  setUp: route('/setup', 'titles.setUp', 'public'),
  profileSetup: route('/profile-setup', 'titles.profile', 'signed-in'),
  profile: route('/profile', 'titles.profile', 'signed-in'),
  household: route('/household', 'titles.household', 'signed-in'),
  pathways: route('/pathways', 'shell.carePathways', 'signed-in', 'shows-what-is-saved'),
  letters: route('/letters', 'titles.letters', 'signed-in'),
  myPathways: route('/my-pathways', 'shell.myPathways', 'signed-in', 'shows-what-is-saved'),
  adminData: route('/admin/data', 'titles.adminData', 'admin'),
  howWeCalculate: route('/how-we-calculate', 'titles.howWeCalculate', 'public'),
  resources: route('/resources', 'shell.resources', 'public'),
  resourcePlan: route('/resources/plan', 'titles.resourcePlan', 'signed-in', 'shows-what-is-saved'),
  adminCorrections: route('/admin/corrections', 'titles.adminCorrections', 'admin'),
  insurance: route('/insurance', 'shell.insurance', 'public'),
  premium: later('/premium', 'shell.premium'),
  costComparison: later('/cost-comparison', 'shell.costCompare'),
  crowdfunding: later('/crowdfunding', 'shell.funding'),
  aiAssistant: route('/ai-assistant', 'titles.aiAssistant', 'public'),
  aiAdvisor: later('/ai-advisor', 'titles.aiAdvisor'),
  aiHealth: route('/ai-health', 'shell.aiHealthAssistant', 'public'),
  documents: later('/documents', 'shell.documents'),
  setupGuide: later('/setup-guide', 'titles.setupGuide'),
  showcase: later('/showcase', 'titles.showcase'),
  equity: later('/equity', 'footer.languageSupport'),
  analytics: later('/analytics', 'titles.analytics'),
  mobile: later('/mobile', 'titles.mobile'),
  mobileTest: later('/mobile/test', 'titles.mobile'),
  featureRequests: later('/feature-requests', 'shell.featureRequests'),
  sitemap: later('/sitemap', 'footer.siteMap'),
  help: later('/help', 'footer.emergencyHelp'),
  privacy: later('/privacy', 'footer.privacy'),
  adminLogin: later('/admin/login', 'shell.adminManagement'),
  adminFeedback: later('/admin/feedback', 'shell.adminManagement'),
  adminUsers: later('/admin/users', 'shell.adminManagement'),
  adminManagement: later('/admin/management', 'shell.adminManagement'),
} as const satisfies Record<string, RouteDefinition>

export type RouteName = keyof typeof ROUTES

export const pathOf = (name: RouteName): string => ROUTES[name].path

/** Addresses that the product was also known by, and where they lead. */
export const REDIRECTS: Readonly<Record<string, RouteName>> = {
  '/multilingual-equity': 'equity',
  '/ai-health-assistant': 'aiAssistant',
  '/ai-health-advisor': 'aiAdvisor',
  '/health-analysis': 'aiHealth',
}

/** Every path pattern that the app answers. */
export const pathPatterns = (): readonly string[] => [
  ...Object.values(ROUTES).map((each) => each.path),
  ...Object.keys(REDIRECTS),
]

const names = Object.keys(ROUTES) as RouteName[]

/** The route of an address, `undefined` where there is none. A slash at the end changes nothing. */
export function routeAt(pathname: string): RouteName | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  return names.find((name) => ROUTES[name].path === path) ?? REDIRECTS[path]
}

import type { RouteName } from '../platform/routes'
import { lazyScreen, type LazyScreen } from './lazy-screen'

const account = ['account', 'validation'] as const

/** The screens that are ready, each in its own chunk with the catalogs it speaks from ("common" is always there). */
export const screens: Readonly<Partial<Record<RouteName, LazyScreen>>> = {
  home: lazyScreen(
    async () => (await import('../features/dashboard/screens/dashboard-screen')).DashboardScreen,
    ['dashboard'],
  ),
  login: lazyScreen(async () => (await import('../features/account/screens/login-screen')).LoginScreen, account),
  signUp: lazyScreen(async () => (await import('../features/account/screens/sign-up-screen')).SignUpScreen, account),
  forgotPassword: lazyScreen(
    async () => (await import('../features/account/screens/forgot-password-screen')).ForgotPasswordScreen,
    account,
  ),
  resetPassword: lazyScreen(
    async () => (await import('../features/account/screens/reset-password-screen')).ResetPasswordScreen,
    account,
  ),
  verifyEmail: lazyScreen(
    async () => (await import('../features/account/screens/verify-email-screen')).VerifyEmailScreen,
    account,
  ),
  setUp: lazyScreen(async () => (await import('../features/account/screens/set-up-screen')).SetUpScreen, account),
  profileSetup: lazyScreen(
    async () => (await import('../features/profile/screens/profile-screen')).ProfileScreen,
    ['profile', 'validation'],
  ),
  profile: lazyScreen(
    async () => (await import('../features/profile/screens/profile-screen')).ProfileScreen,
    ['profile', 'validation'],
  ),
  household: lazyScreen(
    async () => (await import('../features/household/screens/household-screen')).HouseholdScreen,
    ['household', 'validation'],
  ),
  howWeCalculate: lazyScreen(
    async () => (await import('../features/rules/screens/rules-screen')).RulesScreen,
    ['rules'],
  ),
  pathways: lazyScreen(
    async () => (await import('../features/pathways/screens/pathways-screen')).PathwaysScreen,
    ['pathways', 'profile', 'validation', 'corrections', 'ai-help'],
  ),
  letters: lazyScreen(
    async () => (await import('../features/letters/screens/letters-screen')).LettersScreen,
    ['ai-help'],
  ),
  myPathways: lazyScreen(
    async () => (await import('../features/my-pathways/screens/my-pathways-screen')).MyPathwaysScreen,
    ['my-pathways', 'pathways', 'corrections'],
  ),
  insurance: lazyScreen(
    async () => (await import('../features/insurance/screens/insurance-screen')).InsuranceScreen,
    ['insurance', 'coverage'],
  ),
  resources: lazyScreen(
    async () => (await import('../features/resources/screens/resources-screen')).ResourcesScreen,
    ['resources', 'corrections', 'programs', 'providers', 'ai-help'],
  ),
  resourcePlan: lazyScreen(
    async () => (await import('../features/resources/screens/resource-plan-screen')).ResourcePlanScreen,
    ['resources'],
  ),
  aiHealth: lazyScreen(
    async () => (await import('../features/assistant/screens/ai-health-screen')).AiHealthScreen,
    ['assistant', 'safety', 'pathways', 'health-trends'],
  ),
  aiAssistant: lazyScreen(
    async () => (await import('../features/assistant/screens/ai-assistant-screen')).AiAssistantScreen,
    ['assistant', 'safety', 'pathways', 'health-trends'],
  ),
  adminData: lazyScreen(
    async () => (await import('../features/administration/screens/data-sources-screen')).DataSourcesScreen,
    ['administration'],
  ),
  adminCorrections: lazyScreen(
    async () => (await import('../features/administration/screens/corrections-screen')).CorrectionsScreen,
    ['administration', 'corrections'],
  ),
}

/** The start page of a visitor, when the app itself stands at `/`: after signing out in another tab, say. */
export const landing = lazyScreen(
  async () => (await import('../features/landing/landing-screen')).LandingScreen,
  ['landing', 'profile', 'validation'],
)

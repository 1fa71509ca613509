import { ANA, PROFILE } from './core-server'

const TOKEN = 'x'.repeat(43)

/** A body that each call takes, by the call's id. */
export const EXAMPLE_BODIES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'account.sign-up': { ...ANA, email: 'new@example.org' },
  'account.sign-in': { email: ANA.email, password: ANA.password },
  'account.set-up': { ...ANA, token: TOKEN },
  'account.forgot-password': { email: ANA.email },
  'account.reset-password': { token: TOKEN, password: ANA.password },
  'account.verify-email': { token: TOKEN },
  'account.update-current-user': {
    firstName: 'Anita',
    lastName: 'Ruiz',
    email: 'new@example.org',
    password: 'siete montes verdes',
    currentPassword: ANA.password,
  },
  'profile.save': {
    ...PROFILE,
    insurancePlan: 'Plan',
    financialSituation: 'low',
    estimatedAnnualIncome: 21_000,
    urgency: 'soon',
    circumstances: { veteran: true },
    completedAt: '2026-01-01T00:00:00Z',
  },
  'profile.update': {
    ...PROFILE,
    insurancePlan: 'Plan',
    financialSituation: 'low',
    estimatedAnnualIncome: 21_000,
    urgency: 'soon',
    circumstances: { veteran: true },
  },
  'pathways.analyze': { specificNeed: 'my knee hurts', regenerate: false },
  'pathways.save': { option: 'community-health-center', notes: 'call first', scheduledDate: '2026-01-01T00:00:00Z' },
  'pathways.update': { notes: 'call first', scheduledDate: '2026-01-01T00:00:00Z', status: 'completed' },
  'pathways.complete-step': { completed: true },
  'bookmarks.save': { type: 'plan', targetId: '12345TX0010001', status: 'saved', notes: 'ask', deadline: '2026-12-15' },
  'bookmarks.update': { status: 'saved', notes: 'ask', deadline: '2026-12-15' },
  'coverage.estimate': {
    year: 2026,
    state: 'KS',
    zipCode: '66101',
    countyFips: '20209',
    annualIncome: 30_000,
    members: [{ age: 40 }],
    householdSize: 1,
    slcspMonthly: 500,
  },
  'insurance.calculate-subsidies': { monthlyPremium: 500, year: 2026 },
  'corrections.send': { targetType: 'provider', targetId: 'nppes:1000000001', message: 'The phone is wrong.' },
  'corrections.update': { status: 'fixed', note: 'Called them.' },
  'feedback.send': { type: 'bug', message: 'Hola', userEmail: ANA.email, timestamp: '2026-01-01T00:00:00Z' },
}

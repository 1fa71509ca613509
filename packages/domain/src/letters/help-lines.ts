import type { Citation } from '../kernel/decision'

/** Public help lines that letters send people to: ten digits, and who says so. */
export const HELP_LINES = {
  employeeBenefits: {
    phone: '8664443272',
    citation: { title: 'U.S. Department of Labor, Ask EBSA', url: 'https://www.askebsa.dol.gov', asOf: '2026' },
  },
  noSurprises: {
    phone: '8009853059',
    citation: {
      title: 'CMS, No Surprises Help Desk',
      url: 'https://www.cms.gov/medical-bill-rights/help/submit-a-complaint',
      asOf: '2026',
    },
  },
  medicare: {
    phone: '8006334227',
    citation: { title: 'Medicare.gov, Talk to someone', url: 'https://www.medicare.gov/talk-to-someone', asOf: '2026' },
  },
  consumerFinance: {
    phone: '8554112372',
    citation: {
      title: 'Consumer Financial Protection Bureau, Submit a complaint',
      url: 'https://www.consumerfinance.gov/complaint/',
      asOf: '2026',
    },
  },
} as const satisfies Readonly<Record<string, { readonly phone: string; readonly citation: Citation }>>

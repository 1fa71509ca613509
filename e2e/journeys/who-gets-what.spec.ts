import { formatCents } from '@careway/i18n/formatters'
import { expect, test } from '../fixtures/journey'
import { FAMILY_OF_FOUR, YEAR } from '../pages/households'
import { insurance } from '../pages/insurance'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'
import { amountOf } from '../pages/sum-line'

const IN_NEW_YORK = { ...UNINSURED_IN_TEXAS, zipCode: '10025', state: 'NY' } as const

test(
  'A family of four at 180 % of poverty in Texas: the parents get a credit, the children get CHIP',
  { tag: '@everywhere' },
  async ({ visitor: page, words, language, baseURL }) => {
    await member(page, baseURL!).signUpWith(UNINSURED_IN_TEXAS, FAMILY_OF_FOUR)
    const screen = insurance(page, words)
    await screen.open()
    await expect(screen.cardOf('self', 36).getByRole('heading', { level: 3 })).toHaveText(
      words('coverage', 'program.marketplace'),
    )
    await expect(screen.cardOf('spouse', 34)).toContainText(words('coverage', 'rule.aca.credit'))
    for (const age of [8, 5])
      await expect(screen.cardOf('child', age).getByRole('heading', { level: 3 })).toHaveText(
        words('coverage', 'program.chip'),
      )

    const cents = (amount: number) => formatCents(amount, language)
    const { help, say } = screen
    await expect(help).toContainText(say('help.badge.likely'))
    for (const [line, amount] of [
      [say('working.poverty'), say('percent', { value: 180 })],
      [say('working.share', { percent: 180 }), say('percent', { value: 5.79 })],
      [say('working.part'), cents(28_661)],
      [say('working.benchmark'), cents(132_264)],
      [say('working.credit'), cents(103_604)],
    ] as const)
      await expect(amountOf(help, line), line).toHaveText(amount)
    await expect(help).toContainText(
      say('working.povertyNote', { income: cents(5_940_000), guideline: cents(3_300_000), year: YEAR - 1 }),
    )
    await expect(help).toContainText(say('csr.note.87'))
  },
)

test(
  'The same family in New York: the parents get the Essential Plan, nobody needs a credit',
  { tag: '@once' },
  async ({ visitor: page, words, baseURL }) => {
    await member(page, baseURL!).signUpWith(IN_NEW_YORK, FAMILY_OF_FOUR)
    const screen = insurance(page, words)
    await screen.open()
    for (const card of [screen.cardOf('self', 36), screen.cardOf('spouse', 34)]) {
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(words('coverage', 'program.bhp'))
      await expect(card).toContainText('Essential Plan')
    }
    for (const age of [8, 5]) {
      await expect(screen.cardOf('child', age).getByRole('heading', { level: 3 })).toHaveText(
        words('coverage', 'program.chip'),
      )
    }
    await expect(screen.help).toContainText(screen.say('help.lead.covered-otherwise'))
    await expect(screen.help.getByText(screen.say('working.credit'))).toBeHidden()
  },
)

test(
  'A pregnant adult in Texas gets Medicaid for pregnancy',
  { tag: '@once' },
  async ({ visitor: page, words, baseURL }) => {
    await member(page, baseURL!).signUpWith(
      { ...UNINSURED_IN_TEXAS, age: '29' },
      { estimatedAnnualIncome: 30_000, householdMembers: [{ relationship: 'self', age: 29, pregnant: true }] },
    )
    const screen = insurance(page, words)
    await screen.open()
    const card = screen.cardOf('self', 29)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(words('coverage', 'program.medicaid'))
    await expect(card).toContainText(words('coverage', 'rule.medicaid.pregnant', { threshold: 203 }))
    await expect(card).toContainText(words('coverage', 'reason.medicaid.newborn-covered'))
    await expect(screen.medicaid).toContainText(screen.say('medicaid.standing.likely'))
    await expect(screen.medicaid.getByRole('link', { name: screen.say('medicaid.apply') })).toBeVisible()
  },
)

test(
  'A 64-year-old at 401 % of poverty sees where help ended, and by how much',
  { tag: '@once' },
  async ({ visitor: page, words, language, baseURL }) => {
    await member(page, baseURL!).signUpWith({ ...UNINSURED_IN_TEXAS, age: '64' }, { estimatedAnnualIncome: 64_000 })
    const screen = insurance(page, words)
    await screen.open()
    await expect(screen.help).toContainText(screen.say('help.badge.above'))
    await expect(amountOf(screen.help, screen.say('working.poverty'))).toHaveText(screen.say('percent', { value: 401 }))
    await expect(screen.help).toContainText(
      words('coverage', 'reason.household.above-credit', { overCents: 16_000, limitCents: 6_384_000 }),
    )
    await expect(amountOf(screen.help, screen.say('working.credit'))).toHaveText(formatCents(0, language))
    await expect(screen.cardOf('self', 64)).toContainText(words('coverage', 'rule.aca.credit-ends'))
  },
)

test('A person in the coverage gap sees what is left to do', async ({ visitor: page, words, baseURL }) => {
  await member(page, baseURL!).signUpWith(UNINSURED_IN_TEXAS, { estimatedAnnualIncome: 12_000 })
  const screen = insurance(page, words)
  await screen.open()
  const card = screen.cardOf('self', 34)
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(words('coverage', 'category.coverage_gap'))
  for (const left of [
    words('coverage', 'reason.gap.no-adult-medicaid'),
    words('coverage', 'reason.gap.estimate-income', { planYear: YEAR, limitCents: 1_596_000 }),
    words('coverage', 'reason.gap.tell-pregnancy'),
    words('coverage', 'step.health-center'),
    words('coverage', 'step.charity-care'),
  ])
    await expect(card).toContainText(left)
  await expect(screen.help).toContainText(screen.say('help.badge.below'))
})

import { expect, test } from '../fixtures/journey'
import { aiHelp } from '../pages/ai-help'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'
import { BOZEMAN } from '../pages/resources'

const BILL = {
  en: 'The hospital billed me $3,200 and does not say what for. I want to see every charge.',
  es: 'El hospital me cobró $3,200 y no dice por qué. Quiero ver cada cargo.',
}
const NEED = {
  en: 'I need rides to dialysis and help to pay for insulin',
  es: 'Necesito transporte a la diálisis y ayuda para pagar la insulina',
}

test('Help with paperwork asks for its type, keeps the words, and writes the letter', async ({
  visitor: page,
  words,
  language,
  toasts,
  baseURL,
}) => {
  const me = member(page, baseURL!)
  await me.signUp()
  await me.describe(UNINSURED_IN_TEXAS)
  const bill = BILL[language]
  const help = aiHelp(page, words, 'admin')
  await page.goto('/pathways')

  await help.text.fill(bill)
  await help.generate.press('Enter')
  await expect.poll(() => toasts).toContain(help.typeMissing)
  await expect(help.type).toBeFocused()
  await expect(help.panel).toContainText(help.say('panel.typeMissing'))

  await help.choose('form_help')
  await help.generate.press('Enter')
  await expect(help.title('result.title')).toBeFocused()
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(help.sheet).toContainText('$3,200')
  await expect(help.sheet).toContainText('45 CFR 164.524')

  await page.reload()
  await expect(help.text).toHaveValue(bill)
})

test('Which help fits gives an outline, and beneath it the whole plan', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const me = member(page, baseURL!)
  await me.signUp()
  await me.describe({ ...UNINSURED_IN_TEXAS, zipCode: BOZEMAN, state: 'MT' })
  const help = aiHelp(page, words, 'resources')
  await page.goto('/resources')

  await help.text.fill(NEED[language])
  await help.generate.press('Enter')
  await expect(help.title('result.planTitle')).toBeFocused()
  await expect(help.panel).toContainText('NeedyMeds')
  await expect(help.sheet).toBeHidden()
  await help.fold('result.showPlan').press('Enter')
  await expect(help.sheet).toBeVisible()
  await expect(help.sheet).toContainText('Bozeman')
})

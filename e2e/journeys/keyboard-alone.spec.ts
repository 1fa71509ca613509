import type { Locator, Page } from '@playwright/test'
import { expect, freshEmail, PASSWORD, test } from '../fixtures/journey'
import { expectSeenFocus, tabTo } from '../pages/keyboard'
import { member } from '../pages/member'
import { plan } from '../pages/plan'
import { signUpWizard } from '../pages/sign-up-wizard'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test(
  'Everything from the landing page to a ticked step works with the keyboard alone',
  { tag: '@everywhere' },
  async ({ visitor: page, words, baseURL }) => {
    const { keyboard } = page
    const wizard = signUpWizard(page, words)
    await page.goto('/')
    await tabTo(page, page.getByRole('link', { name: words('landing', 'hero.start') }).first())
    await keyboard.press('Enter')
    await type(page, wizard.field('firstName'), 'Rosa')
    await type(page, wizard.field('lastName'), 'Lane')
    await type(page, wizard.field('email'), freshEmail())
    await type(page, wizard.field('password'), PASSWORD)
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: words('landing', 'wizard.steps.personal.title') })).toBeFocused()
    await type(page, wizard.age, '34')
    await keyboard.press('Tab')
    await keyboard.press('ArrowDown')
    await tabTo(page, page.getByRole('button', { name: words('common', 'actions.next'), exact: true }))
    await keyboard.press('Enter')

    await tabTo(page, page.locator('[name=insuranceStatus]'))
    await keyboard.type(words('common', 'choices.insuranceStatus.uninsured').slice(0, 3))
    await type(page, wizard.zipCode, UNINSURED_IN_TEXAS.zipCode)
    await keyboard.press('Tab')
    await keyboard.type('Texas')
    await tabTo(page, page.getByRole('button', { name: words('common', 'actions.next'), exact: true }))
    await keyboard.press('Space')
    await tabTo(page, page.locator('[name=primaryHealthcareNeed]').first())
    await keyboard.press('Space')
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await expect(page.getByRole('radio', { name: words('common', 'choices.need.routine') })).toBeChecked()
    await tabTo(page, page.getByRole('button', { name: words('landing', 'wizard.submit') }))
    await keyboard.press('Enter')

    await expect(heading(page)).toHaveText(words('dashboard', 'welcome', { name: 'Rosa' }))
    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: words('common', 'shell.skipToContent') })).toBeFocused()
    await expectSeenFocus(page)
    await keyboard.press('Enter')
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('link', { name: words('dashboard', 'start.findAction') })
        .first(),
    )
    await keyboard.press('Enter')
    await expect(heading(page)).toHaveText(words('pathways', 'title'))
    await expect(heading(page)).toBeFocused()

    await tabTo(page, page.getByRole('button', { name: words('pathways', 'findNew'), exact: true }).first())
    await keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: words('pathways', 'find.submit') }))
    await keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const pursue = page.getByRole('button', { name: new RegExp(`^${words('pathways', 'card.pursueThis')}`) }).first()
    await expect(pursue).toBeVisible()
    await tabTo(page, pursue)
    await keyboard.press('Enter')
    await expect(page).toHaveURL('/my-pathways')
    await expect(heading(page)).toBeFocused()

    const [pathway] = await member(page, baseURL!).mine()
    const mine = plan(page, words)
    await tabTo(page, mine.tick(pathway!, 0))
    await keyboard.press('Space')
    await expect(mine.tick(pathway!, 0)).toBeChecked()
    await expect(mine.progress(pathway!, 1)).toBeVisible()
  },
)

import { expect, freshEmail, PASSWORD, test } from '../fixtures/journey'
import { expectFigure } from '../pages/figures'
import { foundPathways } from '../pages/found-pathways'
import { member } from '../pages/member'
import { plan } from '../pages/plan'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'
import { signUpWizard } from '../pages/sign-up-wizard'

const account = () => ({ firstName: 'Rosa', lastName: 'Lane', email: freshEmail(), password: PASSWORD })

test(
  'A visitor signs up on the landing page, pursues a pathway and completes it',
  { tag: '@everywhere' },
  async ({ visitor: page, words, toasts, baseURL }) => {
    const wizard = signUpWizard(page, words)
    await page.goto('/')
    await page
      .getByRole('link', { name: words('landing', 'hero.start') })
      .first()
      .click()
    await expect(wizard.previous).toBeDisabled()
    await wizard.expectProgress(1)
    await wizard.fillAll(account(), UNINSURED_IN_TEXAS)
    await wizard.expectProgress(4)
    await wizard.complete()
    await expect.poll(() => toasts.join()).toContain(words('landing', 'wizard.welcome', { product: 'Careway' }))
    await expect.poll(() => toasts.join()).toContain(words('landing', 'wizard.welcomeText'))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('dashboard', 'welcome', { name: 'Rosa' }))
    await expectFigure(page, words('dashboard', 'stats.profile'), words('dashboard', 'stats.complete'))
    await expectFigure(page, words('dashboard', 'stats.active'), 0)

    const found = foundPathways(page, words)
    await page
      .getByRole('main')
      .getByRole('link', { name: words('dashboard', 'quick.find') })
      .last()
      .click()
    await expect(page).toHaveURL('/pathways')
    await found.openFind()
    await found.sendFind()
    await expect(found.cards.first()).toBeVisible()
    const pathways = (await (await page.request.get('/api/pathways')).json()) as { id: string; steps: object[] }[]
    await expect(found.cards).toHaveCount(pathways.length)
    await expect.poll(() => toasts.join()).toContain(words('pathways', 'found.title', { count: pathways.length }))
    await expectFigure(page, words('pathways', 'stats.total'), pathways.length)

    await found.pursue(pathways[0]!.id)
    await expect.poll(() => toasts.join()).toContain(words('pathways', 'pursued.title'))
    await expect(page).toHaveURL('/my-pathways')
    const mine = plan(page, words)
    const mineNow = async () => (await member(page, baseURL!).mine())[0]!
    const pathway = await mineNow()
    await mine.tick(pathway, 0).check()
    await expect(mine.progress(pathway, 1)).toBeVisible()
    await mine.tickOpenSteps(await mineNow())
    await expect(mine.tab('completed')).toContainText('1')
    await expectFigure(page, words('my-pathways', 'stats.completed'), 1)

    await mine.tab('completed').click()
    await expect(page).toHaveURL('/my-pathways?tab=completed')
    await mine.showSteps(pathway)
    await mine.tick(pathway, 0).click()
    await expect(mine.tab('active')).toContainText('1')
    await mine.tab('active').click()
    await expect(mine.tick(pathway, 0)).not.toBeChecked()
    await page.goto('/')
    await expectFigure(page, words('dashboard', 'stats.active'), 1)
    await expectFigure(page, words('dashboard', 'stats.goals'), 0)

    await page.goto('/my-pathways')
    await mine.tickOpenSteps(await mineNow())
    await expect(mine.tab('completed')).toContainText('1')
    await page.goto('/')
    await expectFigure(page, words('dashboard', 'stats.active'), 0)
    await expectFigure(page, words('dashboard', 'stats.goals'), 1)
  },
)

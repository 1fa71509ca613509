import type { Page } from '@playwright/test'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { Words } from '../fixtures/journey'

/** /my-pathways. */
export const plan = (page: Page, words: Words) => {
  const card = (pathway: Pick<Pathway, 'title'>) => page.getByRole('article', { name: pathway.title, exact: true })
  const tick = (pathway: Pick<Pathway, 'title' | 'steps'>, index: number) => {
    const { step, action } = pathway.steps[index]!
    return card(pathway).getByRole('checkbox', {
      name: words('my-pathways', 'card.tick', { number: step, action }),
      exact: true,
    })
  }
  return {
    card,
    tick,
    /** The last tick takes the card away with it, so that nobody can look whether the box is ticked. */
    tickOpenSteps: async (pathway: Pathway) => {
      const open = pathway.steps.filter(({ required, completed }) => required && !completed)
      for (const step of open.slice(0, -1)) await tick(pathway, pathway.steps.indexOf(step)).check()
      const last = open.at(-1)
      if (last) await tick(pathway, pathway.steps.indexOf(last)).click()
    },
    tab: (name: 'active' | 'completed') => page.getByRole('tab', { name: words('my-pathways', `tabs.${name}`) }),
    showSteps: (pathway: Pathway) => card(pathway).getByText(words('my-pathways', 'card.showSteps')).click(),
    progress: (pathway: Pathway, done: number) =>
      card(pathway).getByText(words('my-pathways', 'card.progressText', { done, count: pathway.steps.length })),
    notes: (pathway: Pathway) => card(pathway).getByLabel(new RegExp(`^${words('my-pathways', 'notes.label')}`)),
  }
}

import { citationOf, type Pathway } from '@careway/contracts/pathways/pathway'
import type { CarePathway, CarePathwayStep, NearbyPlace } from '@careway/domain/care-pathways/care-pathway'
import type { CentsRange } from '@careway/domain/kernel/cents'
import { inDollars, midpoint } from '@careway/domain/kernel/cents'
import type { Reason } from '@careway/domain/kernel/decision'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'

/** A pathway in one language, without what the person did with it. Kept beside the recipe. */
export type PathwayWords = Pick<
  Pathway,
  | 'title'
  | 'description'
  | 'estimatedCost'
  | 'copay'
  | 'estimatedCostRange'
  | 'copayRange'
  | 'costReasons'
  | 'sources'
  | 'distance'
  | 'setting'
  | 'reasons'
  | 'advantages'
  | 'provider'
  | 'finder'
> & { readonly steps: readonly { action: string; description: string; required: boolean }[] }

type Say = (code: string, params?: Reason['params']) => string

const rangeInDollars = ({ low, high }: CentsRange) => ({ low: inDollars(low), high: inDollars(high) })

const wirePlace = (place: NearbyPlace): NonNullable<Pathway['provider']> => ({
  id: place.id,
  name: place.name,
  address: place.address,
  city: place.city,
  state: place.state,
  zipCode: place.zipCode,
  phone: place.phone ?? null,
  website: place.website ?? null,
  rating: place.rating ?? null,
  source: citationOf(place.source),
})

const wordsOfStep = (step: CarePathwayStep, say: Say) => ({
  action: say(`step.${step.code}.action`, step.params),
  description: say(`step.${step.code}.description`, step.params),
  required: step.required,
})

/** Makes the sentences of a recipe in one language. */
export function wordsOf(recipe: CarePathway, messages: Messages, locale: OfferedLocale): PathwayWords {
  const say: Say = (code, params) => messages.translateCode(locale, 'care-pathways', code, params)
  const each = (family: string, reasons: readonly Reason[]) =>
    reasons.map(({ code, params }) => say(`${family}.${code}`, params))
  const { cost, place, finder } = recipe
  return {
    title: say(`option.${recipe.option}.title`, recipe.params),
    description: say(`option.${recipe.option}.description`, recipe.params),
    estimatedCost: inDollars(midpoint(cost.estimated)),
    copay: inDollars(midpoint(cost.copay)),
    estimatedCostRange: rangeInDollars(cost.estimated),
    copayRange: rangeInDollars(cost.copay),
    costReasons: each('cost', cost.reasons),
    sources: cost.citations.map(citationOf),
    distance: place ? Math.round(place.distanceMiles * 10) / 10 : null,
    setting: recipe.setting,
    reasons: each('reason', recipe.reasons),
    advantages: each('advantage', recipe.advantages),
    provider: place ? wirePlace(place) : null,
    finder: finder ? { label: say(`finder.${finder.code}`, recipe.params), url: finder.url } : null,
    steps: recipe.steps.map((step) => wordsOfStep(step, say)),
  }
}

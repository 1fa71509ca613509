import type { CarePathwayFacts } from '../care-pathways/care-pathway'
import { chooseCarePathways } from '../care-pathways/choose-care-pathways'
import cases from '../care-pathways/choose-care-pathways.cases.json'
import { AS_OF, factsOf, noPlaces } from '../care-pathways/choose-care-pathways.fixture'
import { accuracySuite } from './accuracy-suite'

/** What comes first, what must be among the options, and what must not. */
export const carePathwaysSuite = accuracySuite({
  id: 'choose-care-pathways',
  cases,
  evaluate: ({ given, expect }) => {
    const pathways = chooseCarePathways(factsOf(given as Partial<CarePathwayFacts>), noPlaces, AS_OF)
    const options: readonly string[] = pathways.map(({ option }) => option)
    return {
      first: options[0],
      includes: expect.includes.filter((option) => options.includes(option)),
      excludes: expect.excludes.filter((option) => !options.includes(option)),
      firstCopayHighCents: pathways[0]?.cost.copay.high,
    }
  },
})

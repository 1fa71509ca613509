import { decideProgramsFor } from '../features/programs/decide-programs'
import { reviewedResources } from '../features/resources/reviewed-resources'
import type { HelpWords } from '../ports/help'
import type { ListHelp } from '../ports/local-help'

/** Programs and national lines, decided and put in order by the features that own them. */
export const createListHelp = (words: HelpWords): ListHelp => ({
  programs: decideProgramsFor,
  resources: (facts, type) => reviewedResources(facts, { radius: 0, type }, words, 'en'),
})

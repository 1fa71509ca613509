import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import { getAssistanceProgram, listAssistancePrograms } from '@careway/contracts/programs/list-assistance-programs'
import type { OfferedLocale } from '@careway/i18n/locales'
import { serveOpenly, type OpenCall, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import { decideProgram, decideProgramsFor, type DecidedProgram } from './decide-programs'
import { presentProgram } from './program.presenter'
import type { ProgramsParts } from './programs-parts'

type Filters = EndpointInput<typeof listAssistancePrograms>['query']

const isAsked =
  ({ type, likelihood, search }: Filters, { words }: ProgramsParts, locale: OfferedLocale) =>
  ({ record, decision }: DecidedProgram): boolean =>
    (type === undefined || record.type === type) &&
    (likelihood === undefined || decision.likelihood === likelihood) &&
    (!search || words.isFound(record, search, locale))

export function programsEndpoints(parts: ProgramsParts): readonly ServedEndpoint[] {
  const factsFor = async ({ findCaller }: Pick<OpenCall, 'findCaller'>, zipCode: string | undefined) =>
    parts.readFacts({ userId: (await findCaller())?.user.id, zipCode })
  return [
    serveOpenly(listAssistancePrograms, async (call) => {
      const { input, address, locale } = call
      await parts.limits.take('directory', address)
      const facts = await factsFor(call, input.query.zipCode)
      return decideProgramsFor(facts)
        .filter(isAsked(input.query, parts, locale))
        .map((decided) => presentProgram(parts, decided, facts, locale))
    }),
    serveOpenly(getAssistanceProgram, async (call) => {
      const { input, address, locale } = call
      await parts.limits.take('directory', address)
      const facts = await factsFor(call, input.query.zipCode)
      const decided = decideProgram(input.params.id, facts)
      if (!decided) throw refuse('not_found')
      return presentProgram(parts, decided, facts, locale)
    }),
  ]
}

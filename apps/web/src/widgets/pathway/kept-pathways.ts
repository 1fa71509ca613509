import type { QueryClient } from '@tanstack/react-query'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { queryKeys } from '../../platform/query-keys'

type Change = (pathways: readonly Pathway[]) => readonly Pathway[]

const withPathway =
  (pathway: Pathway): Change =>
  (pathways) =>
    pathways.map((each) => (each.id === pathway.id ? pathway : each))

const changeKept = (client: QueryClient, key: readonly string[], change: Change) =>
  client.setQueryData<readonly Pathway[]>(key, (kept) => kept && change(kept))

const isOnPlan = ({ status }: Pathway) => status !== 'identified'

/** Puts a pathway as the server now has it into both lists; one that just joined the plan goes on top of it. */
export function keepPathway(client: QueryClient, pathway: Pathway): void {
  changeKept(client, queryKeys.pathways, withPathway(pathway))
  changeKept(client, queryKeys.myPathways, (kept) => {
    const isNew = isOnPlan(pathway) && !kept.some(({ id }) => id === pathway.id)
    return isNew ? [pathway, ...kept] : withPathway(pathway)(kept)
  })
}

/** Takes a pathway off the plan; what the list of all pathways then holds, only the server knows. */
export function forgetPathway(client: QueryClient, id: string): void {
  changeKept(client, queryKeys.myPathways, (kept) => kept.filter((each) => each.id !== id))
  void client.invalidateQueries({ queryKey: queryKeys.pathways })
}

/** Ticks or unticks a step in both lists before the server has answered. */
export function keepStep(client: QueryClient, id: string, index: number, completed: boolean): void {
  const change: Change = (pathways) =>
    pathways.map((each) =>
      each.id === id
        ? { ...each, steps: each.steps.map((step, at) => (at === index ? { ...step, completed } : step)) }
        : each,
    )
  changeKept(client, queryKeys.pathways, change)
  changeKept(client, queryKeys.myPathways, change)
}

import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { queryKeys } from '../../platform/query-keys'
import { forgetPathway, keepPathway, keepStep } from './kept-pathways'
import { samplePathway } from './pathway-sample'

let client: QueryClient
const listed = () => client.getQueryData<Pathway[]>(queryKeys.pathways)
const mine = () => client.getQueryData<Pathway[]>(queryKeys.myPathways)
const first = samplePathway({ id: 'first' })
const second = samplePathway({ id: 'second', status: 'pursuing' })

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(queryKeys.pathways, [first, second])
  client.setQueryData(queryKeys.myPathways, [second])
})

test('a pathway that joins the plan changes in the list and comes on top of the plan', () => {
  const pursued = { ...first, status: 'pursuing' as const }
  keepPathway(client, pursued)
  expect(listed()).toEqual([pursued, second])
  expect(mine()).toEqual([pursued, second])
})

test('a pathway already on the plan keeps its place', () => {
  const noted = { ...second, notes: 'Bring the letter' }
  keepPathway(client, noted)
  expect(mine()).toEqual([noted])
})

test('a list that was never read is not made up', () => {
  client.removeQueries({ queryKey: queryKeys.myPathways })
  keepPathway(client, { ...first, status: 'pursuing' })
  expect(mine()).toBeUndefined()
})

test('a tick shows in both lists, on that step only', () => {
  keepStep(client, 'second', 1, true)
  expect(mine()?.[0]?.steps.map((step) => step.completed)).toEqual([false, true, false, false])
  expect(listed()?.[1]?.steps[1]?.completed).toBe(true)
  expect(listed()?.[0]?.steps[1]?.completed).toBe(false)
})

test('a removed pathway leaves the plan', () => {
  forgetPathway(client, 'second')
  expect(mine()).toEqual([])
})

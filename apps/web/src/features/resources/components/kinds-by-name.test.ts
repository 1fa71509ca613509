import { expect, it } from 'vitest'
import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { kindsByName } from './kinds-by-name'

it('follows the names, not the numbers of the kinds', () => {
  const names = ['zebra', 'Ángel', 'bebé', 'Año']
  const named = kindsByName((kind) => names[PROVIDER_KINDS.indexOf(kind)] ?? 'zz', 'es')
  expect(named.slice(0, 4).map(({ name }) => name)).toEqual(['Ángel', 'Año', 'bebé', 'zebra'])
})

it('leaves no kind out', () => {
  const kinds = kindsByName((kind) => kind, 'en').map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([...PROVIDER_KINDS].sort())
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { KNOWN_CONCEPTS } from '../known-concepts.fixture'

const LISTS = /\bwords\(\s*(['`])(?<words>[^'`]*)\1|\b(?:of|explains|without): \[(?<array>[^\]]*)\]/g
const FEWEST_LISTS = 500

/** Names stand quoted in an array, bare in a list of words. */
const namesIn = ({ words, array = '' }: { readonly words?: string; readonly array?: string }): readonly string[] =>
  words === undefined
    ? [...array.matchAll(/(?<!\()'([a-z0-9-]+)'/g)].map(([, name]) => name!)
    : words
        .replaceAll(/\$\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter((name) => name !== '')

/** Lists of concepts: most of their names are known. Lists of words of a language hold hardly any. */
const isOfConcepts = (names: readonly string[]) =>
  names.filter((name) => KNOWN_CONCEPTS.has(name)).length * 2 > names.length

const lists = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(LISTS)].map(({ groups }) => ({
      file,
      names: namesIn(groups ?? {}),
    })),
  )
  .filter(({ names }) => isOfConcepts(names))

describe('what is explained', () => {
  it('names concepts that can be heard', () => {
    expect(lists.length).toBeGreaterThan(FEWEST_LISTS)
    const unknown = lists.flatMap(({ file, names }) =>
      names.filter((name) => !KNOWN_CONCEPTS.has(name)).map((name) => `${file}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

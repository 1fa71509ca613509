import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Log } from '../../ports/log'
import type { IsCommonPassword } from '../../ports/password-hasher'
import { EVERYDAY_PASSWORDS } from './everyday-passwords'

/** Public lists of what people choose, as npm packages carry them: about 70,000 passwords of six characters or more. */
const LISTS = ['popular-passwords/data.json', '@zxcvbn-ts/language-common/src/passwords.json'] as const

const wordList = z.array(z.string())

function readList(name: string, log: Log): readonly string[] {
  try {
    return wordList.parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8')))
  } catch {
    log.warn({ list: name }, 'password list is not installed: only the most common passwords are refused')
    return []
  }
}

const plain = (password: string) => password.normalize('NFKC').toLowerCase()

/** Everyday variants of a listed word, such as `Sunshine1!`, are as easy to guess as the word. */
const withoutEnding = (password: string) => password.replace(/[\d!@#$%&*.?_-]{1,3}$/, '')

export function commonPasswordsOf(lists: readonly (readonly string[])[]): IsCommonPassword {
  const known = new Set(lists.flat().map(plain))
  return (password) => {
    const asked = plain(password)
    return known.has(asked) || known.has(withoutEnding(asked)) || /^(.)\1*$/u.test(asked)
  }
}

export const readCommonPasswords = (log: Log): IsCommonPassword =>
  commonPasswordsOf([EVERYDAY_PASSWORDS, ...LISTS.map((name) => readList(name, log))])

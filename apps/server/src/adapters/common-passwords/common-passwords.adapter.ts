import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Log } from '../../ports/log'
import type { IsCommonPassword } from '../../ports/password-hasher'
import { EVERYDAY_PASSWORDS } from './everyday-passwords'

/** A public list of what people choose: some 40,000 passwords. */
const LIST = 'popular-passwords/data.json'

const wordList = z.array(z.string())

function readList(log: Log): readonly string[] {
  try {
    return wordList.parse(JSON.parse(readFileSync(createRequire(import.meta.url).resolve(LIST), 'utf8')))
  } catch {
    log.warn({ list: LIST }, 'password list is not installed: only the most common passwords are refused')
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
  commonPasswordsOf([EVERYDAY_PASSWORDS, readList(log)])

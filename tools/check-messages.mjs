import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './steps/process.mjs'

const folder = join(repository, 'packages', 'i18n', 'messages')
const PLURAL = /_(zero|one|two|few|many|other)$/
const faults = []

const read = (locale, file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8'))

function leaves(node, path = []) {
  if (typeof node === 'string') return [[path.join('.'), node]]
  return Object.entries(node).flatMap(([key, value]) => leaves(value, [...path, key]))
}

/** The placeholders of a message, formats and spaces left off, in alphabetical order. */
const placeholders = (text) =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]))]
    .filter((name) => name !== 'count')
    .sort()

/** Key without its plural ending → every placeholder its forms use. */
function messagesOf(locale, file) {
  const found = new Map()
  for (const [key, text] of leaves(read(locale, file))) {
    if (text.trim() === '') faults.push(`${locale}/${file}: ${key} is empty`)
    if (/\{[^{]*\}(?!\})/.test(text.replaceAll(/\{\{.*?\}\}/g, '')))
      faults.push(`${locale}/${file}: ${key} has a lone brace`)
    const name = key.replace(PLURAL, '')
    found.set(name, [...new Set([...(found.get(name) ?? []), ...placeholders(text)])].sort())
  }
  return found
}

const files = readdirSync(join(folder, 'en')).sort()
const locales = readdirSync(folder).filter((locale) => locale !== 'en')
let count = 0

function compare(locale, file, english, translated) {
  for (const [key, wanted] of english) {
    count += 1
    const got = translated.get(key)
    if (!got) faults.push(`${locale}/${file}: ${key} is missing`)
    else if (got.join() !== wanted.join())
      faults.push(`${locale}/${file}: ${key} uses {${got.join(', ')}}, English uses {${wanted.join(', ')}}`)
  }
  for (const key of translated.keys()) if (!english.has(key)) faults.push(`${locale}/${file}: ${key} is not in English`)
}

for (const locale of locales) {
  const own = readdirSync(join(folder, locale))
  for (const file of own) if (!files.includes(file)) faults.push(`${locale}/${file} has no English original`)
  for (const file of files) {
    if (own.includes(file)) compare(locale, file, messagesOf('en', file), messagesOf(locale, file))
    else faults.push(`${locale}/${file} is missing`)
  }
}

for (const fault of faults) console.error(fault)
console.log(`${count} messages in ${files.length} catalogs, ${locales.length + 1} languages, ${faults.length} faults`)
if (faults.length > 0 || count === 0) process.exitCode = 1

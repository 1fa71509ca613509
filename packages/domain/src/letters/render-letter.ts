import type { Reason } from '../kernel/decision'
import type { LetterBlock, LetterDraft } from './letter'
import { CENTS_FIELDS, DATE_FIELDS, NUMBER_FIELDS, type LetterField } from './letter-fields'

/**
 * Turns a code of the catalog `letters` into words. A code may name another catalog before a colon. It must leave
 * values as they are: nothing in them is markup, a placeholder or a reference to another message.
 */
export type Say = (code: string, params?: Reason['params']) => string

/** A document to download, print or copy. */
export interface LetterDocument {
  readonly name: string
  readonly type: 'text/plain'
  readonly content: string
}

const isOneOf = (fields: readonly string[], field: LetterField) => fields.includes(field)

function formatOf(field: LetterField): 'day' | 'cents' | 'number' | undefined {
  if (isOneOf(DATE_FIELDS, field)) return 'day'
  if (isOneOf(CENTS_FIELDS, field)) return 'cents'
  return isOneOf(NUMBER_FIELDS, field) ? 'number' : undefined
}

/** The fact in words, or a labelled blank such as `[ Member ID ]`. */
function fieldText(field: LetterField, { facts }: LetterDraft, say: Say): string {
  const value = facts[field]
  if (value === undefined) return say('blank', { label: say(`field.${field}`) })
  const format = formatOf(field)
  return format ? say(`value.${format}`, { value }) : String(value)
}

const isForeign = (code: string) => code.includes(':')

/** The words of one block, its facts and blanks filled in. */
export function blockText(each: LetterBlock, draft: LetterDraft, say: Say): string {
  const fields = Object.fromEntries(each.fields.map((field) => [field, fieldText(field, draft, say)]))
  const text = say(isForeign(each.code) ? each.code : `block.${each.code}`, { ...each.params, ...fields })
  return isForeign(each.code) ? say('check-box', { text }) : text
}

const lines = (blocks: readonly LetterBlock[], draft: LetterDraft, say: Say): string =>
  blocks.map((each) => blockText(each, draft, say)).join('\n')

const paragraphs = (blocks: readonly LetterBlock[], draft: LetterDraft, say: Say): string =>
  blocks
    .map((each, index) => {
      const isItem = isForeign(each.code) && index > 0 && isForeign(blocks[index - 1]!.code)
      return (isItem ? '\n' : '\n\n') + blockText(each, draft, say)
    })
    .join('')
    .trim()

/** What a printer takes for the end of a page. */
export const NEW_PAGE = '\f'

/** A page by itself, that whoever fills in the letter keeps: what is still missing. */
function noteToSelf({ gaps }: LetterDraft, say: Say): string {
  if (gaps.length === 0) return ''
  const list = gaps.map((field) => say('list-item', { text: say(`field.${field}`) }))
  const parts = [say('gaps-title'), [say('gaps', { count: gaps.length }), ...list].join('\n'), say('gaps-end')]
  return `${NEW_PAGE}${parts.join('\n\n')}\n`
}

/** The letter as it is sent: without the note to oneself. */
export const letterAlone = (content: string): string => content.split(NEW_PAGE, 1)[0]!

const enclosures = ({ evidence }: LetterDraft, say: Say): string =>
  evidence.length === 0
    ? ''
    : [say('enclosed'), ...evidence.map((code) => say('check-box', { text: say(`evidence.${code}`) }))].join('\n')

/**
 * The document itself. With blanks, a last page says so and lists what is missing, in the words of the one who sends it.
 * @param sayToSelf words for the one who sends it, where they read another language than the letter's
 */
export function renderLetter(draft: LetterDraft, say: Say, sayToSelf: Say = say): LetterDocument {
  const parts = [
    lines(draft.sender, draft, say),
    say('value.day', { value: draft.asOf }),
    lines(draft.recipient, draft, say),
    lines(draft.subject, draft, say),
    paragraphs(draft.blocks, draft, say),
    lines(draft.closing, draft, say),
    enclosures(draft, say),
  ]
  return {
    name: blockText(draft.title, draft, say),
    type: 'text/plain',
    content: `${parts.filter((part) => part !== '').join('\n\n')}\n${noteToSelf(draft, sayToSelf)}`,
  }
}

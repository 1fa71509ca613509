import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** One HTML page, ready to send. */
export interface Page {
  readonly etag: string
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
  /** CSP sources of its inline scripts and styles, such as `'sha256-…'`. */
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Scripts that a browser runs: no `src`, and no type that makes them a block of data. */
const runsInline = (attributes: string) => {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]
  return !/\bsrc\s*=/i.test(attributes) && (!type || type === 'module' || /javascript$/i.test(type))
}

export function makePage(html: string): Page {
  const plain = Buffer.from(html)
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => runsInline(attributes))
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    plain,
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: gzipSync(plain),
    scriptHashes: scripts.map(([, , text = '']) => sourceOf(text)),
    styleHashes: [...html.matchAll(STYLE)].map(([, text = '']) => sourceOf(text)),
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (each) => ENTITIES[each]!)

/** JSON that can stand inside a script element: nothing in it ends the element or opens a comment. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)

/** Links to the page's other languages need a whole address: without one they are left out. */
const ALTERNATES = /\s*<link\b[^>]*%PUBLIC_URL%[^>]*>/g

/** Fills what only the running configuration knows into a built page. */
export const fillPage = (html: string, productName: string, configuration: unknown, publicOrigin = ''): string =>
  (publicOrigin ? html : html.replaceAll(ALTERNATES, ''))
    .replaceAll('%CONFIGURATION%', () => jsonForScript(configuration))
    .replaceAll('%PRODUCT_NAME%', () => escapeHtml(productName))
    .replaceAll('%PUBLIC_URL%', () => escapeHtml(publicOrigin))

/** Names the page's language, for screen readers and hyphenation, before its script runs. */
export const inLanguage = (html: string, locale: string): string =>
  html.replace(/<html lang="\w+"/, `<html lang="${locale}"`)

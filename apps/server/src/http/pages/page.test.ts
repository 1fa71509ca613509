import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fillPage, jsonForScript, makePage } from './page'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('a page', () => {
  it('names the inline scripts and styles that may run, and no others', () => {
    const page = makePage(
      '<style>a{}</style><script src="/x.js"></script><script type="module">go()</script>' +
        '<script type="application/json" id="configuration">{}</script><style media="print">b{}</style>',
    )
    expect(page.scriptHashes).toEqual([sourceOf('go()')])
    expect(page.styleHashes).toEqual([sourceOf('a{}'), sourceOf('b{}')])
  })

  it('has a strong mark that changes with the text', () => {
    expect(makePage('a').etag).toMatch(/^"[\w-]{27}"$/)
    expect(makePage('a').etag).not.toBe(makePage('b').etag)
  })
})

describe('filling a page', () => {
  it('keeps a product name from becoming markup', () => {
    expect(fillPage('<title>%PRODUCT_NAME%</title>', `A & "<b>"`, {})).toBe(
      '<title>A &amp; &quot;&lt;b&gt;&quot;</title>',
    )
  })

  it('keeps configuration from ending its script, and it reads back the same', () => {
    const value = { name: '</script><script>alert(1)</script><!--', line: '\u2028' }
    expect(jsonForScript(value)).not.toMatch(/<|\u2028/)
    expect(JSON.parse(jsonForScript(value))).toEqual(value)
  })

  it('takes dollar signs as they are', () => {
    expect(fillPage('%CONFIGURATION%', 'x', { name: '$& $1' })).toBe('{"name":"$& $1"}')
  })
})

it('names its other languages only by a whole address', () => {
  const html = '<head><link rel="alternate" hreflang="es" href="%PUBLIC_URL%/?lang=es"></head>'
  expect(fillPage(html, 'Careway', {}, 'https://care.example.org')).toContain(
    'href="https://care.example.org/?lang=es"',
  )
  expect(fillPage(html, 'Careway', {})).toBe('<head></head>')
})

import type { Plugin } from 'vite'
import en from '../../../packages/i18n/messages/en/common.json'
import es from '../../../packages/i18n/messages/es/common.json'

const catalogs = { en, es }
type Sentence = 'noScript' | 'startFailed'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** In every language, since nobody knows yet which one is read; and always with the two numbers to call. */
const sentences = (name: Sentence) =>
  Object.entries(catalogs)
    .map(
      ([language, { errors, footer }]) =>
        `<div lang="${language}"><p>${escaped(errors[name])}</p><p>` +
        `<a href="tel:911">${escaped(footer.call911)}</a> · <a href="tel:988">${escaped(footer.call988)}</a></p></div>`,
    )
    .join('')

/** Puts into a page what it must say when its scripts can't run. */
export const plainSentences = (): Plugin => ({
  name: 'careway:plain-sentences',
  transformIndexHtml: (html) =>
    html.replace('<!--no-script-->', sentences('noScript')).replace('<!--start-failed-->', sentences('startFailed')),
})

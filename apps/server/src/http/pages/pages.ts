import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '@careway/contracts/service/configuration'
import { DEFAULT_LOCALE, OFFERED_LOCALES, type OfferedLocale } from '@careway/i18n/locales'
import { isKnownRoute, readRoutes } from './known-routes'
import { escapeHtml, fillPage, inLanguage, makePage, type Page } from './page'

/** The built web app, read and filled once at boot. */
export interface Pages {
  /** Where the assets lie; nothing when the web app has not been built. */
  readonly folder: string | undefined
  app(locale: OfferedLocale): Page
  landing(locale: OfferedLocale): Page
  isKnown(path: string): boolean
  readonly all: readonly Page[]
}

const unbuilt = (productName: string) =>
  makePage(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(productName)}</title></head>` +
      `<body><h1>${escapeHtml(productName)}</h1><p>The screens are not built yet. Run <code>npm run build</code>, then start again.</p></body></html>`,
  )

/** `publicOrigin` is the address people use, without a slash at its end; empty where none is configured. */
export function readPages(webFolder: string, configuration: Configuration, publicOrigin = ''): Pages {
  const { productName } = configuration
  const read = (name: string, locale?: OfferedLocale): Page | undefined => {
    const file = join(webFolder, name)
    if (!existsSync(file)) return undefined
    const html = fillPage(readFileSync(file, 'utf8'), productName, configuration, publicOrigin)
    return makePage(locale ? inLanguage(html, locale) : html)
  }
  const apps = new Map(OFFERED_LOCALES.map((locale) => [locale, read('app.html', locale)]))
  const app = apps.get(DEFAULT_LOCALE) ?? unbuilt(productName)
  const landings = new Map(OFFERED_LOCALES.map((locale) => [locale, read(`landing.${locale}.html`)]))
  const routes = readRoutes(join(webFolder, 'routes.json'))
  return {
    folder: apps.get(DEFAULT_LOCALE) ? webFolder : undefined,
    app: (locale) => apps.get(locale) ?? app,
    landing: (locale) => landings.get(locale) ?? landings.get(DEFAULT_LOCALE) ?? app,
    isKnown: (path) => isKnownRoute(routes, path),
    all: [app, ...apps.values(), ...landings.values()].filter((page) => page !== undefined),
  }
}

import { use, type ComponentType } from 'react'
import type { CatalogName } from '@careway/i18n/catalogs'
import type { OfferedLocale } from '@careway/i18n/locales'
import { useCatalogs } from '../platform/language'
import { createRetriable } from '../platform/retriable'
import { messageSource } from './message-source'

export type LazyScreen<Props extends object = Record<never, never>> = ComponentType<Props> & {
  /** Begins to fetch, before it is shown. */
  preload(language: OfferedLocale): void
}

/**
 * A screen in a chunk of its own. The chunk and its catalogs are fetched side by side, and it shows when both are there:
 * wrap it in Suspense.
 */
export function lazyScreen<Props extends object = Record<never, never>>(
  load: () => Promise<ComponentType<Props>>,
  catalogs: readonly CatalogName[],
): LazyScreen<Props> {
  const chunk = createRetriable(load)
  function Lazy(props: Props) {
    const arriving = chunk('')
    useCatalogs(catalogs)
    const Screen = use(arriving)
    return <Screen {...props} />
  }
  const ignore = () => undefined
  Lazy.preload = (language: OfferedLocale) => {
    chunk('').catch(ignore)
    messageSource.load(language, catalogs).catch(ignore)
  }
  return Lazy
}

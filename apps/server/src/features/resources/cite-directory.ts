import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { Resource } from '@careway/contracts/resources/resource'

/** What to cite for a local service; a directory that nobody describes by its own short name. */
export function citeDirectory(source: string, directory: DataSource | undefined): Resource['source'] {
  if (!directory) return { title: source, url: null, asOf: null }
  return { title: directory.title, url: directory.url || null, asOf: directory.sourceVersion }
}

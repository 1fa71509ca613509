import { cmsHospitals } from './cms-hospitals/load'
import { hrsaHealthCenters } from './hrsa-health-centers/load'
import type { ImportSource, SourceDescription } from './kit/import-source'

/** A source with its own row type closed over, so that all fit one list. */
export interface CatalogEntry {
  readonly description: SourceDescription
  /** Hands the source to whoever can work with any row type. */
  readonly use: <Result>(work: <Row>(source: ImportSource<Row>) => Result) => Result
}

const entry = <Row>(source: ImportSource<Row>): CatalogEntry => ({ description: source, use: (work) => work(source) })

export const SOURCES: readonly CatalogEntry[] = [entry(cmsHospitals), entry(hrsaHealthCenters)]

export const SOURCE_NAMES = SOURCES.map(({ description }) => description.id)

export const findSource = (name: string): CatalogEntry | undefined =>
  SOURCES.find(({ description }) => description.id === name)

/** What to cite for a place of each source. */
export const SOURCE_CITATIONS = Object.fromEntries(
  SOURCES.map(({ description: { id, publisher, title, url } }) => [id, { title: `${publisher}: ${title}`, url }]),
)

import { cmsClinicians } from './cms-clinicians/load'
import { cmsHospitals } from './cms-hospitals/load'
import { hrsaHealthCenters } from './hrsa-health-centers/load'
import type { BundleDescription, ImportBundle } from './kit/import-bundle'
import type { AnySource } from './kit/import-file'
import type { SourceDescription } from './kit/import-source'
import { marketplacePuf } from './marketplace-puf/load'
import { nppes } from './nppes/load'

/** A source with its own row type closed over, so that all fit one list. */
export interface CatalogEntry {
  readonly description: SourceDescription
  /** Hands the source to whoever can work with any row type. */
  readonly use: <Result>(work: <Row>(source: AnySource<Row>) => Result) => Result
}

const entry = <Row>(source: AnySource<Row>): CatalogEntry => ({ description: source, use: (work) => work(source) })

export const SOURCES: readonly CatalogEntry[] = [
  entry(cmsHospitals),
  entry(hrsaHealthCenters),
  entry(nppes),
  entry(cmsClinicians),
]

/** Those that are small enough to be fetched without being asked. */
export const KEPT_FRESH = SOURCES.filter(({ description }) => !description.isOnDemand)

/** A bundle of files a year, with its own parts and contents closed over. */
export interface BundleEntry {
  readonly description: BundleDescription
  readonly use: <Result>(
    work: <Part extends string, Contents>(bundle: ImportBundle<Part, Contents>) => Result,
  ) => Result
}

const bundleEntry = <Part extends string, Contents>(bundle: ImportBundle<Part, Contents>): BundleEntry => ({
  description: bundle,
  use: (work) => work(bundle),
})

/** Sources of several files that come out once a year: they are loaded when someone asks for a year. */
export const BUNDLES: readonly BundleEntry[] = [bundleEntry(marketplacePuf)]

export const BUNDLE_NAMES = BUNDLES.map(({ description }) => description.id)
export const SOURCE_NAMES = [...SOURCES.map(({ description }) => description.id), ...BUNDLE_NAMES]

export const findBundle = (name: string): BundleEntry | undefined =>
  BUNDLES.find(({ description }) => description.id === name)

export const findSource = (name: string): CatalogEntry | undefined =>
  SOURCES.find(({ description }) => description.id === name)

/** What to cite for a place of each source. */
export const SOURCE_CITATIONS = Object.fromEntries(
  SOURCES.map(({ description: { id, publisher, title, url } }) => [id, { title: `${publisher}: ${title}`, url }]),
)

/** What to cite for an imported plan. */
export const MARKETPLACE_CITATION = { title: marketplacePuf.title, url: marketplacePuf.url }

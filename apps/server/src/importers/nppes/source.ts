import type { SourceDescription } from '../kit/import-source'

const DOWNLOADS = 'https://download.cms.gov/nppes/NPI_Files.html'

/** Every provider in the country that has a number for billing. */
export const nppesSource: SourceDescription = {
  id: 'nppes',
  title: 'NPPES Data Dissemination (National Provider Identifiers)',
  publisher: 'Centers for Medicare & Medicaid Services',
  licence: 'U.S. Government work, public domain',
  url: DOWNLOADS,
  cadenceDays: 31,
  isOnDemand: true,
  takesStates: true,
  /** The name of a month's file changes, and it unpacks to more than ten gigabytes: a person fetches it. */
  published: { kind: 'page', url: DOWNLOADS },
  archive: {
    isWanted: (name) => /(^|\/)npidata_pfile_\d{8}-\d{8}\.csv$/i.test(name),
    limits: { largestBytes: 40_000_000_000, mostShrunk: 250 },
  },
  dateInName: /npidata_pfile_\d{8}-(\d{4})(\d{2})(\d{2})\.csv$/i,
}

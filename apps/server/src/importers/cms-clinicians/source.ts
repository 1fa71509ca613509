import type { SourceDescription } from '../kit/import-source'

export const cmsCliniciansSource: SourceDescription = {
  id: 'cms-clinicians',
  title: 'Doctors and Clinicians, National Downloadable File',
  publisher: 'Centers for Medicare & Medicaid Services',
  licence: 'U.S. Government work, public domain',
  url: 'https://data.cms.gov/provider-data/dataset/mj5m-pzi6',
  cadenceDays: 31,
  isOnDemand: true,
  takesStates: true,
  published: {
    kind: 'catalog-record',
    url: 'https://data.cms.gov/provider-data/api/1/metastore/schemas/dataset/items/mj5m-pzi6',
  },
}

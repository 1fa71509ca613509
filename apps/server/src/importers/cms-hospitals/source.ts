import type { SourceDescription } from '../kit/import-source'

export const cmsHospitalsSource: SourceDescription = {
  id: 'cms-hospitals',
  title: 'Hospital General Information',
  publisher: 'Centers for Medicare & Medicaid Services',
  licence: 'U.S. Government work, public domain',
  url: 'https://data.cms.gov/provider-data/dataset/xubh-q36u',
  cadenceDays: 92,
  published: {
    kind: 'catalog-record',
    url: 'https://data.cms.gov/provider-data/api/1/metastore/schemas/dataset/items/xubh-q36u',
  },
}

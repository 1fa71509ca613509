import type { SourceDescription } from '../kit/import-source'

export const hrsaHealthCentersSource: SourceDescription = {
  id: 'hrsa-health-centers',
  title: 'Health Center Service Delivery and Look-Alike Sites',
  publisher: 'Health Resources and Services Administration',
  licence: 'U.S. Government work, public domain',
  url: 'https://data.hrsa.gov/data/download',
  cadenceDays: 14,
  published: {
    kind: 'file',
    url: 'https://data.hrsa.gov/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv',
  },
}

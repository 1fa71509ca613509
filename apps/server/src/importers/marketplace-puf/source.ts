import type { BundleDescription } from '../kit/import-bundle'

const DOWNLOADS = 'https://download.cms.gov/marketplace-puf'

const ARCHIVES = [
  'plan-attributes-puf.zip',
  'service-area-puf.zip',
  'benefits-and-cost-sharing-puf.zip',
  'rate-puf.zip',
]

/** CMS publishes a plan year before its open enrollment and mends it now and then until it ends. */
export const marketplacePufSource: BundleDescription = {
  id: 'marketplace-puf',
  title: 'CMS Exchange Public Use Files',
  publisher: 'Centers for Medicare & Medicaid Services',
  licence: 'U.S. Government work, public domain',
  url: 'https://www.cms.gov/marketplace/resources/data/public-use-files',
  cadenceDays: 92,
  publishedFor: (year) => ARCHIVES.map((name) => `${DOWNLOADS}/${year}/${name}`),
}

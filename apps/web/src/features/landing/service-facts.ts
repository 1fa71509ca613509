import type { Configuration } from '@careway/contracts/service/configuration'

/** What the page says about the service it belongs to. */
export type ServiceFacts = Pick<Configuration, 'productName' | 'updatedOn'> & {
  /** Left out where the page is written before the contacts are known: a small script fills them in. */
  readonly contacts?: Pick<Configuration, 'supportEmail' | 'supportPhone'>
}

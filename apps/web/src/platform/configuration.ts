import type { Configuration } from '@careway/contracts/service/configuration'

let known: Configuration | undefined

/** What the server wrote into the page about itself. */
export function configurationOfPage(): Configuration {
  known ??= JSON.parse(document.getElementById('configuration')?.textContent || '{}') as Configuration
  return known
}

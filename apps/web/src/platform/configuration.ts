import type { Configuration } from '@careway/contracts/service/configuration'

let known: Configuration | undefined

/** What the server wrote into the page about itself. */
export function configurationOfPage(): Configuration {
  known ??= JSON.parse(document.getElementById('configuration')?.textContent || '{}') as Configuration
  return known
}

/** For a page that is written before there is a server: its placeholders, filled in when it is sent. */
export function provideConfiguration(configuration: Configuration): void {
  known = configuration
}

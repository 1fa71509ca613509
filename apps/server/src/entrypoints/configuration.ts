import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from '@careway/contracts/service/configuration'
import packageJson from '../../package.json' with { type: 'json' }
import type { Settings } from '../config/settings'

/** The day the web app was built; today where it was not. */
function builtOn(webFolder: string, now: Date): string {
  const page = join(webFolder, 'app.html')
  return (existsSync(page) ? statSync(page).mtime : now).toISOString().slice(0, 10)
}

export const configurationOf = ({ visible, webFolder }: Settings, now: Date): Configuration => ({
  ...visible,
  premiumFeatures: [...visible.premiumFeatures],
  version: packageJson.version,
  updatedOn: builtOn(webFolder, now),
})

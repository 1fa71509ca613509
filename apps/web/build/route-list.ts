import type { Plugin } from 'vite'
import { pathPatterns } from '../src/platform/routes'

/** Writes `routes.json`, the path patterns that the server answers with the app; every other path is a 404. */
export const routeList = (): Plugin => ({
  name: 'careway:route-list',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(pathPatterns()) })
  },
})

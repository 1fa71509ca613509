import { defineConfig } from 'vitest/config'

/** Two at a time, on the smallest machines too: by itself the runner leaves one of two processors idle. */
const common = {
  testTimeout: 60_000,
  maxWorkers: 2,
  retry: process.env.CI ? 1 : 0,
  // Rules, catalogs and screens are loaded once for all tests: nothing in them changes.
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
}
/** What needs no database runs first. */
const withoutDatabase = { ...common, sequence: { groupOrder: 0 } }
const nowhere = ['**/node_modules/**', '**/dist/**', 'e2e/**']

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps/server,tools}/**/*.test.ts'],
          exclude: [...nowhere, '**/*.db.test.ts'],
          ...withoutDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: nowhere,
          ...withoutDatabase,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['apps/**/*.db.test.ts'],
          exclude: nowhere,
          globalSetup: ['apps/server/src/db/test-support/global-setup.ts'],
          hookTimeout: 120_000,
          ...common,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})

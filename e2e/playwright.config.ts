import { defineConfig, devices } from '@playwright/test'
import type { JourneyOptions } from './fixtures/journey'
import { BROWSER_ARGUMENTS } from '../tools/steps/find-browser.mjs'

const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true }
/** Whoever sits there has asked for less motion. */
const desk = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
} as const

/** A journey runs on a phone in Spanish and a desk in English, or @everywhere, or @once where neither matters. */
export default defineConfig<JourneyOptions>({
  testDir: './journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './fixtures/start-careway.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../.cache/reports/journeys.json' }],
  ],
  use: {
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium', args: BROWSER_ARGUMENTS },
  },
  projects: [
    { name: 'phone, English', grep: /@everywhere/, use: { ...phone, language: 'en' } },
    { name: 'phone, Spanish', grepInvert: /@once/, use: { ...phone, language: 'es' } },
    { name: 'desk, English', use: { ...desk, language: 'en' } },
    { name: 'desk, Spanish', grep: /@everywhere/, use: { ...desk, language: 'es' } },
  ],
})

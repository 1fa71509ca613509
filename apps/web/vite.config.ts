import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { developmentPages } from './build/development-pages'
import { plainSentences } from './build/plain-sentences'
import { routeList } from './build/route-list'

const here = import.meta.dirname

/**
 * The readers of photos and PDFs lie in a folder of their own: they run WebAssembly in workers, and the server allows it
 * to the files of this folder alone.
 */
const READERS = /tesseract|^worker\.min\.js$|pdf\.worker|jbig2|openjpeg/

function assetFolder({ names }: { readonly names: readonly string[] }): string {
  // The reader of photos asks for these by their own names.
  if (names.some((name) => name.includes('traineddata'))) return 'assets/reading/4.0.0_best_int/[name][extname]'
  if (names.some((name) => READERS.test(name))) return 'assets/reading/[name]-[hash][extname]'
  return 'assets/[name]-[hash][extname]'
}

/** The pages, each an entry of its own. Add a page by adding its file beside `app.html` and its name here. */
const pages = ['app.html', 'landing.html'].filter((name) => existsSync(join(here, name)))

export default defineConfig({
  root: here,
  appType: 'custom',
  plugins: [react(), plainSentences(), routeList(), developmentPages()],
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Kilobytes. The map painter is one piece of this size; it is fetched by whoever asks for the map, and nobody else.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      input: pages.map((name) => join(here, name)),
      output: { assetFileNames: assetFolder },
    },
  },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { host: '127.0.0.1', port: 4173, proxy: { '/api': 'http://127.0.0.1:3000' } },
})

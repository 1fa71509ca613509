import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './build/compress-files.mjs'

const here = import.meta.dirname
/** The folder that the app was built into. */
const dist = resolve(here, process.argv[2] ?? 'dist')
const workshop = join(here, '..', '..', '.cache', 'landing')

/** Builds what renders the page, and gathers in one file the styles of exactly what is on it. */
async function buildRenderer() {
  await build({
    root: here,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: 'src/entry/landing/render.tsx',
      outDir: workshop,
      emptyOutDir: true,
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      target: 'es2022',
      assetsInlineLimit: 0,
    },
  })
}

/** The styles themselves. Fonts they ask for that the app does not use are laid beside the app's. */
function criticalStyles() {
  const assets = join(workshop, 'assets')
  const names = readdirSync(assets)
  for (const name of names.filter((each) => !each.endsWith('.css'))) {
    mkdirSync(join(dist, 'assets'), { recursive: true })
    copyFileSync(join(assets, name), join(dist, 'assets', name))
  }
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => readFileSync(join(assets, name), 'utf8'))
  return styles.join('').trim()
}

/** Fills the built `landing.html` once for each language. Every replacement must find its place. */
function fill(template, places) {
  let page = template
  for (const [place, text] of Object.entries(places)) {
    if (!page.includes(place)) throw new Error(`landing.html has no place ${place}`)
    page = page.replace(place, () => text)
  }
  return page
}

/** One line for each element: indentation of the template is not for the reader. */
const tidy = (template) => template.replaceAll(/>\s+</g, '><').replaceAll(/<link rel="stylesheet"[^>]*>/g, '')

await buildRenderer()
const { renderLandings } = await import(pathToFileURL(join(workshop, 'render.js')).href)
const template = tidy(readFileSync(join(dist, 'landing.html'), 'utf8'))
const style = `<style>${criticalStyles()}</style>`
const today = new Date().toISOString().slice(0, 10)
for (const { language, direction, head, page } of renderLandings(today)) {
  const html = fill(template, {
    '%LANGUAGE%': language,
    '%DIRECTION%': direction,
    '<!--head-->': head + style,
    '<!--page-->': page,
  })
  if (/\sstyle="/.test(html))
    throw new Error('The landing page has a style attribute, which the content policy refuses')
  writeFileSync(join(dist, `landing.${language}.html`), html)
}
rmSync(join(dist, 'landing.html'))
await compressFiles(dist)

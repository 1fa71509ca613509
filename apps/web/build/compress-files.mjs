import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const SMALLEST_BYTES = 1024
/** Pages are filled in by the server first; fonts and pictures are packed already. */
const PACKABLE = /\.(js|mjs|wasm|css|svg|json|txt|webmanifest)$/

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Lays a `.br` and a `.gz` beside every file that gains by it. */
export async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => PACKABLE.test(name))
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      if (statSync(path).size < SMALLEST_BYTES) return
      const bytes = readFileSync(path)
      writeFileSync(`${path}.br`, await asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      writeFileSync(`${path}.gz`, await asGzip(bytes, { level: 9 }))
    }),
  )
}

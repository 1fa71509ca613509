import { resolve } from 'node:path'
import { writeMarketplacePuf } from './bench/sample-plan-year.mjs'

/**
 * Writes a made-up plan year in the shape and size of the CMS Exchange Public Use Files, the same at every run: for
 * measuring, never for people. `node tools/write-marketplace-puf.mjs FOLDER [YEAR] [STATES]`.
 */
const [folder, year, states] = process.argv.slice(2)
if (!folder) throw new Error('Say which folder: node tools/write-marketplace-puf.mjs FOLDER [YEAR] [STATES]')
const wanted = { ...(year && { year: Number(year) }), ...(states && { states: Number(states) }) }
console.log(await writeMarketplacePuf(resolve(folder), wanted))

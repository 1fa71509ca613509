import { cruise } from 'dependency-cruiser'
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { repository } from './steps/process.mjs'

/** Fewer modules than this means the checker saw nothing, and must not say "all clear". */
const FEWEST_MODULES = 2000

process.chdir(repository)
const options = await extractOptions('./.dependency-cruiser.cjs')
const { output, exitCode } = await cruise(['packages', 'apps'], { ...options, validate: true, outputType: 'err' })
console.log(String(output).trim())

const cruised = Number(/([\d,]+) modules/.exec(String(output))?.[1]?.replaceAll(',', '') ?? 0)
if (cruised < FEWEST_MODULES) {
  console.error(`Only ${cruised} modules were looked at; at least ${FEWEST_MODULES} were expected.`)
  process.exitCode = 1
} else process.exitCode = exitCode

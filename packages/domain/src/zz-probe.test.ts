import { it } from 'vitest'
import { foldWords } from './free-text/fold-text'
import { findDanger } from './safety/find-danger'
import { findTopics } from './care-pathways/find-topics'
import { readFileSync } from 'node:fs'
it('probe', () => {
  const out = readFileSync('/tmp/probe/s.txt', 'utf8').trim().split('\n').map((s) => {
    const [want, text] = s.split('\t')
    const got = findDanger(foldWords(text!))
    return `${want === got ? '  ' : '!!'} ${want!.padEnd(9)} ${got.padEnd(9)} ${text}   [${findTopics(foldWords(text!)).join(',')}]`
  })
  console.log(out.join('\n'))
})

import { AT } from './columns'

/** The row's NUCC codes: the one marked as primary first, else as registered. None twice. */
export function taxonomiesOf(cells: readonly string[]): readonly string[] {
  const codes: string[] = []
  for (let at = 0; at < AT.taxonomies.length; at += 1) {
    const code = cells[AT.taxonomies[at]!]!
    if (code === '' || codes.includes(code)) continue
    if (cells[AT.switches[at]!] === 'Y') codes.unshift(code)
    else codes.push(code)
  }
  return codes
}

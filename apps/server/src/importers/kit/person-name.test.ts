import { expect, it } from 'vitest'
import { credentialText } from './credential'
import { personName } from './person-name'

it.each([
  [['MARIA', 'ELENA', 'GARCIA-LOPEZ'], 'Maria Elena Garcia-Lopez'],
  [['VI', '', 'NG'], 'VI Ng'],
  [['SEAN', 'P', "O'BRIEN", 'JR.'], "Sean P O'Brien Jr."],
  [['IAN', '', 'MCDONALD', 'III'], 'Ian McDonald III'],
  [['JO  ANN', '', 'DE LA CRUZ'], 'Jo Ann De La Cruz'],
  [['Anna', 'van', 'der Berg'], 'Anna van der Berg'],
  [['JOSÉ', '', 'NUÑEZ'], 'José Nuñez'],
  [['', '', ''], ''],
])('%j is %j', (parts, name) => expect(personName(...parts)).toBe(name))

it.each([
  ['M.D.', 'MD'],
  ['M.D., PH.D.', 'MD, PhD'],
  ['PharmD', 'PharmD'],
  ['PA-C', 'PA-C'],
  ['LCSW; CAC II', 'LCSW, CAC, II'],
  ['--', ''],
  ['', ''],
])('the credential %j is %j', (printed, text) => expect(credentialText(printed)).toBe(text))

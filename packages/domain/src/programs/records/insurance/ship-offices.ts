import type { UsState } from '../../../vocabulary/us-state'
import type { HelpContact } from '../../program'

type Counselors = HelpContact & { readonly name: string }

/** Every state's program is found from here too. */
const website = 'https://www.shiphelp.org'
const counselors = (name: string, phone: string): Counselors => ({ name, phone, website })

/** What each state calls its free Medicare counselors, and their phone (Administration for Community Living, SHIP). */
export const SHIP_OFFICES: Readonly<Record<UsState, Counselors>> = {
  AL: counselors('Alabama SHIP', '8002435463'),
  AK: counselors('Alaska Medicare Information Office', '8004786065'),
  AZ: counselors('Arizona SHIP', '8004324040'),
  AR: counselors('Arkansas SHIIP', '8002246330'),
  CA: counselors('HICAP', '8004340222'),
  CO: counselors('Colorado SHIP', '8886967213'),
  CT: counselors('CHOICES', '8009949422'),
  DE: counselors('Delaware Medicare Assistance Bureau', '8003369500'),
  DC: counselors('DC SHIP', '2027278370'),
  FL: counselors('SHINE', '8009635337'),
  GA: counselors('Georgia SHIP', '8665524464'),
  HI: counselors('Hawaii SHIP', '8888759229'),
  ID: counselors('SHIBA', '8002474422'),
  IL: counselors('Illinois SHIP (Senior HelpLine)', '8002528966'),
  IN: counselors('Indiana SHIP', '8004524800'),
  IA: counselors('SHIIP', '8003514664'),
  KS: counselors('SHICK', '8008605260'),
  KY: counselors('Kentucky SHIP', '8772937447'),
  LA: counselors('SHIIP', '8002595300'),
  ME: counselors('Maine SHIP', '8002622232'),
  MD: counselors('Maryland SHIP', '8002433425'),
  MA: counselors('SHINE', '8002434636'),
  MI: counselors('Michigan Medicare Assistance Program (MMAP)', '8008037174'),
  MN: counselors('Senior LinkAge Line', '8003332433'),
  MS: counselors('Mississippi SHIP', '8448224622'),
  MO: counselors('Missouri SHIP', '8003903330'),
  MT: counselors('Montana SHIP', '8005513191'),
  NE: counselors('Nebraska SHIP', '8002347119'),
  NV: counselors('Nevada Medicare Assistance Program', '8003074444'),
  NH: counselors('ServiceLink', '8666349412'),
  NJ: counselors('New Jersey SHIP', '8007928820'),
  NM: counselors('New Mexico SHIP (ADRC)', '8004322080'),
  NY: counselors('HIICAP', '8007010501'),
  NC: counselors('SHIIP', '8554081212'),
  ND: counselors('SHIC', '8885756611'),
  OH: counselors('OSHIIP', '8006861578'),
  OK: counselors('Oklahoma Medicare Assistance Program', '8007632828'),
  OR: counselors('SHIBA', '8007224134'),
  PA: counselors('PA MEDI', '8007837067'),
  RI: counselors('Rhode Island SHIP', '8888848721'),
  SC: counselors('I-CARE', '8008689095'),
  SD: counselors('SHIINE', '8005368197'),
  TN: counselors('Tennessee SHIP', '8778010044'),
  TX: counselors('HICAP', '8002529240'),
  UT: counselors('Utah SHIP', '8005417735'),
  VT: counselors('Vermont SHIP', '8006425119'),
  VA: counselors('VICAP', '8005523402'),
  WA: counselors('SHIBA', '8005626900'),
  WV: counselors('West Virginia SHIP', '8779874463'),
  WI: counselors('Wisconsin SHIP', '8002421060'),
  WY: counselors('WSHIIP', '8008564398'),
}

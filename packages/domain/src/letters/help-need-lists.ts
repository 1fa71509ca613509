/** Phrases that are parted by commas or line ends. */
export const list = (text: string): readonly string[] => text.trim().split(/\s*[,\n]\s*/)

/** Each of the first before each of the second. */
export const pairs = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.flatMap((a) => second.map((b) => `${a} ${b}`))

export const LACKS = list('no, without, dont have, doesnt have, sin, no tengo, no tenemos, no tiene')

export const MEDICINES = list(`
  prescription*, medicine*, medication*, meds, pills, inhaler*, medicina*, medicamento*, receta*, pastilla*, inhalador*`)

export const INSULINS = ['insulin', 'insulina']

/** Power or gas that is cut, or about to be. */
export const CUTS = [
  ...pairs(
    list('cut, cut off, cutting off, shut off, shutting off, turned off'),
    list('power, my lights, our lights, gas, electric*, heat'),
  ),
  ...pairs(list('power, lights, gas, electric*, heat'), list('shut, cut, cut off, turned off, disconnected')),
  ...pairs(
    list('cortar, cortaron, cortan, cortarme, cortarnos, corte de, quitar, quitaron'),
    list('luz, gas, electricidad'),
  ),
  ...list('light cut off, shutoff notice, shut off notice, disconnect notice, disconnection notice'),
]

export const EVICTIONS = [
  ...list('evict*, desaloj*'),
  ...pairs(
    list('echar, echaron, echando, sacar, sacaron, corrieron, corren, corriendo'),
    list('de casa, de apartamento, del apartamento'),
  ),
  ...pairs(list('me van, nos van, me va, nos va, me quieren, nos quieren, me quiere, nos quiere'), [
    'a echar',
    'echar',
  ]),
  ...list('landlord wants gone, landlord want gone, landlord wants out, landlord wants me out, landlord wants us out'),
]

/** "Echar" is to throw somebody out, and much else. */
export const ECHAR_OTHERWISE = list(`
  echar del trabajo, echar de menos, echar gotas, echar la culpa, echar una mano, echar crema, echar pomada, echar agua`)

/** Out of what is no home. */
export const KICKED_OUT_OTHERWISE = pairs(
  list('kicked out of, kicked me out of, kicked us out of'),
  list(`
    medicaid, medicare, school, class, rehab, * school, * class, * hospital, * clinic*, * er, * program*, * practice,
    * doctor*, * insurance, * plan`),
)

export const BROKEN_VEHICLES = [
  ...pairs(
    list('car, van, truck, vehicle'),
    list('died, broke, is broken, is dead, wont start, wont run, doesnt run, doesnt work, stopped working, totaled'),
  ),
  ...pairs(
    list('carro, coche, troca, camioneta'),
    list('no sirve, no funciona, no prende, no arranca, no camina, descompuso, descompuesto, descompuesta, se murio'),
  ),
]

export const ONLY_SPEAKS_ANOTHER = pairs(
  ['habl* solo'],
  list(`
    espanol, mixteco, zapoteco, triqui, nahuatl, otomi, purepecha, maya, mam, quiche, kiche, kanjobal, qanjobal, quechua,
    garifuna, portugues, creole, criollo, chino, mandarin, cantones, vietnamita, coreano, arabe, ruso, frances`),
)

export const VEHICLES = list('car, van, truck, carro, coche, troca, camioneta')
export const LIVING_IN = list(`
  sleep in, sleeping in, live in, living in, vivo en, vivimos en, viviendo en, duermo en, dormimos en, durmiendo en`)

const connecticutRegions = {
  '09110': 'Capitol Planning Region',
  '09120': 'Greater Bridgeport Planning Region',
  '09130': 'Lower Connecticut River Valley Planning Region',
  '09140': 'Naugatuck Valley Planning Region',
  '09150': 'Northeastern Connecticut Planning Region',
  '09160': 'Northwest Hills Planning Region',
  '09170': 'South Central Connecticut Planning Region',
  '09180': 'Southeastern Connecticut Planning Region',
  '09190': 'Western Connecticut Planning Region',
}

/** Changes since 2010 (Census Bureau, Substantial Changes to Counties and County Equivalent Entities). */
const changedSince2010 = {
  '02063': 'Chugach Census Area',
  '02066': 'Copper River Census Area',
  '02158': 'Kusilvak Census Area',
  '02261': null,
  '02270': null,
  46102: 'Oglala Lakota County',
  46113: null,
  51515: null,
}

/** The list is written in plain letters; these names have others. */
const spelled = {
  35013: 'Doña Ana County',
  72011: 'Añasco Municipio',
  72021: 'Bayamón Municipio',
  72029: 'Canóvanas Municipio',
  72033: 'Cataño Municipio',
  72045: 'Comerío Municipio',
  72055: 'Guánica Municipio',
  72075: 'Juana Díaz Municipio',
  72083: 'Las Marías Municipio',
  72087: 'Loíza Municipio',
  72091: 'Manatí Municipio',
  72097: 'Mayagüez Municipio',
  72111: 'Peñuelas Municipio',
  72117: 'Rincón Municipio',
  72119: 'Río Grande Municipio',
  72125: 'San Germán Municipio',
  72131: 'San Sebastián Municipio',
}

/** What the Census list of 2010 does not know: new names by FIPS code, `null` for a county that is no more. */
export const countyOverrides = { ...connecticutRegions, ...changedSince2010, ...spelled }

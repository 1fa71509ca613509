import { PLACE_SHAPES } from './hsds-shapes-of-places'
import { SERVICE_SHAPES } from './hsds-shapes-of-services'
import { TERM_SHAPES } from './hsds-shapes-of-terms'
import type { HsdsEntity, HsdsShape } from './hsds-field'

/**
 * The Human Services Data Specification 3.1: what each record has, in the order in which it is written.
 * Source: Open Referral, https://docs.openreferral.org/en/3.1/hsds/schema_reference.html
 */
export const HSDS_SHAPES: Readonly<Record<HsdsEntity, HsdsShape>> = {
  ...SERVICE_SHAPES,
  ...PLACE_SHAPES,
  ...TERM_SHAPES,
}

export const HSDS_VERSION = '3.1'

import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Bytes, such as a sealed value. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** A point as `(x,y)`, PostgreSQL's own. */
export const planePoint = customType<{ data: readonly [number, number]; driverData: string }>({
  dataType: () => 'point',
  toDriver: ([x, y]) => `(${x},${y})`,
})

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

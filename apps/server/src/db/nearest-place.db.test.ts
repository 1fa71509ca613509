import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { describeOnEachEngine } from './test-support/each-engine'

describeOnEachEngine('the search for the nearest places', (database) => {
  beforeAll(async () => {
    const { orm } = database()
    await orm.execute(
      sql`insert into import_runs (id, source, state) values ('00000000-0000-4000-8000-000000000001', 'grid', 'succeeded')`,
    )
    await orm.execute(sql`
      insert into providers (id, kind, name, address, city, state, zip_code, latitude, longitude, mp, source, run_id)
      select 'grid:' || n, n % 9, 'Place ' || n, '', '', 'KS', '66002', latitude, longitude,
        point(radians(longitude), ln(tan(pi() / 4 + radians(latitude) / 2))), 'grid', '00000000-0000-4000-8000-000000000001'::uuid
      from (select n, 25 + (n * 7919 % 2400) / 100.0 as latitude, -124 + (n * 104729 % 5700) / 100.0 as longitude
        from generate_series(1, 6000) as n) as grid`)
    await orm.execute(sql`analyze providers`)
  })

  it('walks the index by kind and distance, and sorts nothing', async () => {
    const { rows } = (await database().orm.execute(sql`
      explain (format json) select id from providers where kind = 8
      order by mp <-> point(-1.7, 0.7) limit 40`)) as { rows: Record<string, unknown>[] }
    const plan = JSON.stringify(rows)
    expect(plan).toMatch(/\w*kind_mp_idx/)
    expect(plan).toContain('"Index Cond":"(kind = 8)"')
    expect(plan).not.toContain('"Sort"')
    expect(plan).not.toContain('Seq Scan')
  })

  it('uses it with a parameter too', async () => {
    const { rows } = (await database().orm.execute(sql`
      explain (format json) select id from providers where kind = ${8}::int4
      order by mp <-> point(${-1.7}::float8, ${0.7}::float8) limit ${40}`)) as { rows: Record<string, unknown>[] }
    expect(JSON.stringify(rows)).toMatch(/\w*kind_mp_idx/)
    expect(JSON.stringify(rows)).not.toContain('Seq Scan')
  })
})

/** The section of ARCHITECTURE.md as rules: imports fall, nothing climbs, no circles. */
const npm = 'node_modules'
const domain = '^packages/domain/'
const contracts = '^packages/contracts/'
const i18n = '^packages/i18n/'
const server = (rooms) => `^apps/server/src/(${rooms})/`
const web = (rooms) => `^apps/web/src/(${rooms})/`
/** Tests may use what they need to test. */
const notTests = '\\.(test|spec)\\.tsx?$|/test-support/|\\.fake\\.ts$'

const room = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: notTests },
  to: { pathNot: allowed },
})

/** Only the named rooms may open this library. */
const door = (name, library, rooms) => ({
  name: `door-${name}`,
  comment: `Only ${rooms.join(', ')} import ${name}.`,
  severity: 'error',
  from: { path: '^(packages|apps)/', pathNot: [...rooms, notTests] },
  to: { path: `${npm}/${library}` },
})

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-orphan-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },

    room('domain-is-ground', 'The domain imports nothing at all.', domain, [domain]),
    room('contracts', 'Contracts stand on the domain and zod.', contracts, [contracts, domain, `${npm}/zod`]),
    room('i18n', 'Languages stand on the domain and their runtime.', i18n, [i18n, domain, `${npm}/i18next`]),

    {
      name: 'party-wall',
      comment: 'Web and server never see each other.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'attic',
      comment: 'Nothing below sees e2e or tools.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: notTests },
      to: { path: '^(e2e|tools)/' },
    },
    {
      name: 'features-are-strangers',
      comment: 'A feature never imports another.',
      severity: 'error',
      from: { path: '^apps/(web|server)/src/features/([^/]+)/', pathNot: notTests },
      to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'importers-and-adapters-are-strangers',
      comment: 'A source or vendor never imports another; what they share lies at the top of the room.',
      severity: 'error',
      from: { path: '^apps/server/src/(importers|adapters)/([^/]+)/', pathNot: notTests },
      to: { path: '^apps/server/src/(importers|adapters)/[^/]+/', pathNot: '^apps/server/src/$1/($2|kit)/' },
    },

    room('server-config', 'Configuration stands alone.', server('config'), [server('config'), domain, npm, '^node:', '^[a-z_/]+$']),
    room('server-ports', 'Ports speak the domain and the contracts.', server('ports'), [server('ports'), domain, contracts, i18n]),
    room('server-db', 'The database knows its configuration only.', server('db'), [
      server('db'), server('config'), domain, `${npm}/(drizzle-orm|pg|pg-[^/]+|@electric-sql|@types)`, '^node:', '^[a-z_/]+$',
    ]),
    room('server-features', 'Features speak contracts, ports and the domain; data through repositories.', server('features'), [
      server('features|ports|db|calls'), domain, contracts, i18n, npm, '^node:', '^[a-z_/]+$',
    ]),
    {
      name: 'only-repositories-touch-the-database',
      severity: 'error',
      from: { path: server('features'), pathNot: [notTests, '\\.repository\\.ts$'] },
      to: { path: server('db'), pathNot: 'apps/server/src/db/database\\.ts$' },
    },
    room('server-adapters', 'Adapters fill ports.', server('adapters'), [
      server('adapters|ports|config'), domain, npm, '^node:', '^[a-z_/]+$',
    ]),
    room('server-importers', 'Importers fill tables.', server('importers'), [
      server('importers|ports|db'), domain, contracts, npm, '^node:', '^[a-z_/]+$',
    ]),
    room('server-calls', 'What a handler is written in knows contracts and ports.', server('calls'), [
      server('calls|ports'), domain, contracts, i18n, '^node:', '^[a-z_/]+$',
    ]),
    room('server-http', 'The web server knows contracts and ports.', server('http'), [
      server('http|calls|ports|config'), domain, contracts, i18n, npm, '^node:', '^[a-z_/]+$',
    ]),

    room('web-ui', 'Parts know no domain, no data, no words.', web('ui'), [web('ui'), npm]),
    room('web-platform', 'The platform knows contracts and languages.', web('platform'), [
      web('platform'), domain, contracts, i18n, npm,
    ]),
    room('web-widgets', 'Widgets arrange parts with the domain.', web('widgets'), [
      web('widgets|ui|platform'), domain, contracts, i18n, npm,
    ]),
    room('web-features', 'Screens arrange.', web('features'), [
      web('features|widgets|platform|ui'), domain, contracts, i18n, npm,
    ]),

    door('drizzle', '(drizzle-orm)/', ['^apps/server/src/db/', '\\.repository\\.ts$', '^apps/server/src/importers/']),
    door('database engines', '(pg|@electric-sql)/', ['^apps/server/src/db/']),
    door('fastify', '(fastify|@fastify)/', ['^apps/server/src/http/', '^apps/server/src/composition/', '^apps/server/src/features/[^/]+/[^/]+\\.routes\\.ts$']),
    door('i18next', '(i18next)/', ['^packages/i18n/']),
    door('radix', '(radix-ui|@radix-ui)/', ['^apps/web/src/ui/']),
    door('the query client', '@tanstack/', ['^apps/web/src/(platform|entry|features|widgets)/']),
  ],
  options: {
    doNotFollow: { path: npm },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'], extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'] },
    exclude: { path: '(^|/)dist/|\\.css$' },
  },
}

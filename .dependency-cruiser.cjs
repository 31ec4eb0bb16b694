/**
 * Who may import whom. Arrows point one way; each rule says where the code belongs instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const tests = '\\.test\\.[cm]?[jt]sx?$|(^|/)testing/'

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or miss a third that both can import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-exist',
      comment: 'What is imported must be there: correct the path, or add the package to package.json.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-only-zod',
      comment: 'Server and browser both load the contract, so it knows neither: move what needs more than zod to them.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: '^contract/|^node_modules/zod/' },
    },
    {
      name: 'rooms-are-apart',
      comment: 'Server and browser meet only in the contract: put there what both must know.',
      severity: 'error',
      from: { path: '^(server|web)/' },
      to: { path: '^(server|web|content|e2e|bench|demo|scripts)/', pathNot: '^$1/' },
    },
    {
      name: 'postgres-imports-nothing-of-ours',
      comment:
        'The launcher starts PostgreSQL and knows nothing of the portal: what is about our tables belongs to server/database/.',
      severity: 'error',
      from: { path: '^postgres/' },
      to: { path: '^(contract|server|web|content|print|e2e|bench|demo|scripts)/' },
    },
    {
      name: 'print-imports-nothing-of-ours',
      comment:
        'The printing engine knows no school, story or page: pass in what is to be printed, or lay it out in content/ or the feature.',
      severity: 'error',
      from: { path: '^print/' },
      to: { path: '^(contract|server|web|content|postgres|e2e|bench|demo|scripts)/' },
    },
    {
      name: 'server-and-content-print',
      comment:
        'PDFs are printed by the server, when content/ is built, and for the books of the demo: ask the server for them.',
      severity: 'error',
      from: { path: '^(contract|postgres|web|e2e|bench|scripts)/' },
      to: { path: '^print/' },
    },
    {
      name: 'pdfkit-in-print-only',
      comment: 'print/ opens every PDF, so that each is tagged and has its fonts embedded: call openDocument.',
      severity: 'error',
      from: { pathNot: `^print/|${tests}` },
      to: { path: '^node_modules/pdfkit/' },
    },
    {
      name: 'the-server-starts-postgres',
      comment: 'Only the server starts the embedded PostgreSQL: everything else asks the server.',
      severity: 'error',
      from: { path: '^(contract|web|content|e2e|bench|demo|scripts)/' },
      to: { path: '^postgres/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'foundations-know-no-feature',
      comment: 'http, database and adapters serve every feature: pass in what a feature knows, or move the code to it.',
      severity: 'error',
      from: { path: '^server/(http|database|adapters)/', pathNot: tests },
      to: { path: '^server/(features/|features?\\.ts|app\\.ts|portal\\.ts|main\\.ts)' },
    },
    {
      name: 'foundations-point-downwards',
      comment: 'http stands on database, database on adapters: what both need belongs to the lower one.',
      severity: 'error',
      from: { path: '^server/(database|adapters)/', pathNot: tests },
      to: { path: '^server/http/' },
    },
    {
      name: 'adapters-know-no-database',
      comment:
        'Adapters speak to the outside world, and the database is not outside: pass in what they need, or move the code to database/.',
      severity: 'error',
      from: { path: '^server/adapters/', pathNot: tests },
      to: { path: '^server/database/|^node_modules/(kysely|pg|pg-boss)/' },
    },
    {
      name: 'jobs-in-database-only',
      comment:
        'pg-boss is imported by database/jobs.ts alone, and its tables are read in job-queries.ts beside it, so that it can be replaced: define jobs through its port.',
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/database/jobs\\.ts$|${tests}` },
      to: { path: '^node_modules/pg-boss/' },
    },
    {
      name: 'features-meet-in-services',
      comment:
        'A feature reaches another through its service.ts only. It may read the tables of others in its own queries.ts; scripts/tables.mjs says who writes them.',
      severity: 'error',
      from: { path: '^server/features/([^/]+)/', pathNot: tests },
      to: { path: '^server/features/', pathNot: '^server/features/($1/|[^/]+/service\\.ts$)' },
    },
    {
      name: 'features-do-not-compose',
      comment: 'app.ts composes the features, never the other way round: take what you need from Deps.',
      severity: 'error',
      from: { path: '^server/features/', pathNot: tests },
      to: { path: '^server/(app|features|portal|main)\\.ts$' },
    },
    {
      name: 'sql-in-queries-only',
      comment: "SQL belongs in a feature's queries.ts or in database/: give it a function there and call that.",
      severity: 'error',
      from: { path: '^server/', pathNot: `^server/database/|/queries\\.ts$|${tests}` },
      to: { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-product',
      comment:
        'web/ui is the component library: a component that knows the product belongs to layout/ or to a feature.',
      severity: 'error',
      from: { path: '^web/ui/', pathNot: tests },
      to: { path: '^(contract/|web/(?!ui/))' },
    },
    {
      name: 'web-foundations-know-no-feature',
      comment:
        'api, forms, domain, session and layout serve every page: compose in routes.tsx, or move the code to the feature.',
      severity: 'error',
      from: { path: '^web/(api|forms|domain|session|layout|inbox)/', pathNot: tests },
      to: { path: '^web/(features/|page-route\\.ts|(signed-in-)?routes\\.tsx|app\\.tsx|entry-client\\.tsx)' },
    },
    {
      name: 'api-speaks-to-the-api-only',
      comment:
        'web/api calls the server and caches its answers: forms belong to forms/, rules of the product to domain/.',
      severity: 'error',
      from: { path: '^web/api/', pathNot: tests },
      to: { path: '^web/(forms|domain|session|layout)/' },
    },
    {
      name: 'web-features-are-apart',
      comment: 'A feature never imports another, nor the layout: compose them in routes.tsx or in layout/.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/', pathNot: tests },
      to: { path: '^web/', pathNot: '^web/(api|forms|domain|session|inbox|ui|features/$1)/' },
    },
    {
      name: 'production-does-not-test',
      comment: 'What a running portal needs cannot stand in testing/: move it to its room.',
      severity: 'error',
      // The mock is no part of a running portal: it takes the place of one.
      from: { path: '^(contract|postgres|print|server|web|content)/', pathNot: `^web/mock/|${tests}` },
      to: { path: '/testing/' },
    },
    {
      name: 'content-imports-only-print',
      comment:
        'The server reads what content/ built, and content/ knows nothing of the server: they meet in build/content. Only what may be done with a book is said in the same words everywhere, how hard it is to read is counted in the same way, and languages have the same names.',
      severity: 'error',
      from: { path: '^content/' },
      to: {
        path: '^(contract|server|web|e2e|bench|demo|scripts)/',
        pathNot: '^contract/(languages|licences|reading-grade)[.]ts$',
      },
    },
    {
      name: 'journeys-use-the-front-door',
      comment:
        'Browser tests see what a person sees: they may use the contract, as any caller does, and otherwise take types.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(server|web|content|bench|demo|scripts)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'benches-measure-the-server',
      comment:
        'A bench may use the server, the contract, and what starts a portal and a browser for e2e/; nothing else.',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(web|content|demo|scripts)/|\\.spec\\.ts$' },
    },
    {
      name: 'the-demo-uses-the-front-door',
      comment:
        'The demo calls the contract, so that it stays what the portal can do. It starts the server and prints books; of features it knows nothing.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(web|content|bench|scripts|postgres)/|^server/features/|\\.spec\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
}

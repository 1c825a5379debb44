/**
 * Who may import whom (the design's section 5):
 * domain ← db, names, readers, export ← queue, extractors ← pipeline ← worker ← engine/index ← app, cli.
 * `engine/pool` carries tasks to the workers; `engine/intake` and `engine/views` stand beside the pipeline.
 */
const engine = '^src/main/engine/';

/** A folder of the engine and everything above it that it must not know. */
const below = (name, from, forbidden) => ({
  name,
  severity: 'error',
  comment: 'Imports point downwards only.',
  from: { path: from },
  to: { path: forbidden },
});
const above = (...names) => `${engine}(${names.join('|')})`;
const outside = '^src/(main/(app|workers|cli|index|sample)|preload|renderer|standin)';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', comment: 'No cycles.', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@tesseract|electron$)' },
    },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      comment: 'The words, the page and the gate are pure.',
      from: { path: `${engine}domain/` },
      to: { pathNot: `${engine}domain/` },
    },
    {
      name: 'names-import-domain-only',
      severity: 'error',
      from: { path: `${engine}names/` },
      to: { pathNot: `${engine}(names|domain)/` },
    },
    below('db-is-low', `${engine}db/`, [
      above(
        'queue/',
        'extractors/',
        'pipeline/',
        'worker/',
        'views/',
        'intake/',
        'pool/(?!tasks)',
        'readers/',
        'export/(?!model)',
        'index',
      ),
      outside,
    ]),
    below('readers-are-low', `${engine}readers/`, [
      above('db/', 'queue/', 'extractors/', 'pipeline/', 'worker/', 'views/', 'intake/', 'export/', 'index'),
      outside,
    ]),
    below('export-is-low', `${engine}export/`, [
      above('queue/', 'extractors/', 'pipeline/', 'worker/', 'views/', 'intake/', 'readers/', 'index'),
      outside,
    ]),
    below('queue-below-pipeline', `${engine}queue/`, [
      above('extractors/', 'pipeline/', 'worker/', 'views/', 'intake/', 'readers/', 'index'),
      outside,
    ]),
    below('extractors-below-pipeline', `${engine}extractors/`, [
      above('db/', 'queue/', 'pipeline/', 'worker/', 'views/', 'intake/', 'export/', 'index'),
      outside,
    ]),
    below('models-are-low', `${engine}models/`, [
      above('db/', 'queue/', 'pipeline/', 'worker/', 'views/', 'intake/', 'export/', 'readers/', 'index'),
      outside,
    ]),
    below('pipeline-below-worker', `${engine}pipeline/`, [above('worker/', 'index'), outside]),
    below('worker-below-engine', `${engine}worker/`, [above('index'), outside]),
    below('engine-knows-no-shell', engine, outside),
    {
      name: 'pool-workers-touch-no-database',
      severity: 'error',
      comment: 'The main process is the only writer.',
      from: { path: '^src/main/workers/' },
      to: { reachable: true, path: [`${engine}(db|queue)/`, 'node_modules/(better-sqlite3|drizzle-orm)'] },
    },
    {
      name: 'contract-imports-domain-only',
      severity: 'error',
      from: { path: '^src/preload/contract' },
      to: { pathNot: [`${engine}domain/`, '^src/preload/contract-', 'node_modules/zod'] },
    },
    {
      name: 'renderer-imports-contract-only',
      severity: 'error',
      comment: 'The window knows the contract, nothing of the engine.',
      from: { path: '^src/renderer/' },
      to: { path: '^src/', pathNot: ['^src/renderer/', '^src/preload/contract'] },
    },
    {
      name: 'renderer-has-no-node',
      severity: 'error',
      from: { path: '^src/(renderer|preload)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'shell-uses-public-engine',
      severity: 'error',
      comment: 'app and cli see createEngine, types, the domain, and the two factories they hand to it.',
      from: { path: '^src/main/(app/|index|cli)' },
      to: {
        path: engine,
        pathNot: [
          `${engine}(index|api)\\.ts`,
          `${engine}domain/`,
          `${engine}extractors/(index|extractor)\\.ts`,
          `${engine}pool/(pool|tasks)\\.ts`,
          `${engine}models/index\\.ts`,
          // The worker's default pace, which the command line reads from the environment.
          `${engine}worker/loop\\.ts`,
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'electron-in-shell-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(main/app/|main/index\\.ts|preload/index\\.ts|standin/)' },
      to: { path: '(^|node_modules/)electron($|/)' },
    },
    {
      name: 'sqlite-in-db-only',
      severity: 'error',
      from: { path: '^src/', pathNot: `${engine}db/` },
      to: { path: 'node_modules/better-sqlite3' },
    },
    {
      name: 'workbook-library-in-export-only',
      severity: 'error',
      from: { path: '^src/', pathNot: `${engine}(export|lists)/` },
      to: { path: 'node_modules/exceljs' },
    },
    {
      name: 'no-network-modules',
      severity: 'error',
      comment: 'No part of the product opens a network connection.',
      from: { path: '^src/' },
      to: { path: '^(node:)?(http|https|http2|net|tls|dgram|dns)(/|$)', dependencyTypes: ['core'] },
    },
    {
      name: 'product-uses-no-standin',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/standin/' },
      to: { path: '^src/standin/' },
    },
    {
      name: 'no-dev-packages',
      severity: 'error',
      comment: 'What main runs must be a dependency, or be bundled.',
      from: { path: '^src/main/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(electron|@types)/',
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

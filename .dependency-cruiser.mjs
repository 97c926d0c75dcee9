/**
 * The arrows of ARCHITECTURE.md as rules. Every layer is listed with the layers it may read besides itself; what is
 * not listed is forbidden. `scripts/fences.test.mjs` plants a violation of every rule and expects exactly that rule.
 */

/** Inside packages/engine/src. `typesOf` may be read for their types only. */
const engineLayers = {
  board: { reads: [] },
  position: { reads: ['board'] },
  rules: { reads: ['board', 'position'] },
  game: { reads: ['board', 'position', 'rules'] },
  families: { reads: ['board', 'position', 'rules', 'game'] },
  variants: { reads: ['board', 'position', 'rules', 'game', 'families'] },
  notation: { reads: ['board', 'position', 'rules', 'game'] },
  search: { reads: ['board', 'position', 'rules', 'game', 'notation'], typesOf: ['ask'] },
  ask: { reads: ['board', 'position', 'rules', 'game', 'notation'], typesOf: ['search'] },
  review: { reads: [], typesOf: ['ask'] },
  openings: { reads: [] },
  puzzles: { reads: ['board', 'position', 'rules', 'game', 'notation', 'search', 'ask'] },
}

/** Inside apps/web/src. */
const webLayers = {
  lib: { reads: [] },
  i18n: { reads: ['lib'] },
  server: { reads: ['lib', 'i18n'] },
  trpc: { reads: ['lib', 'i18n', 'server'] },
  workers: { reads: ['lib', 'features'] },
  features: { reads: ['lib', 'i18n', 'server', 'trpc'] },
}

const engine = 'packages/engine/src'
const web = 'apps/web/src'
const test = '\\.test\\.tsx?$'
const valueOnly = { dependencyTypesNot: ['type-only'] }

/** A layer reads what it lists, and for types what it lists for types. */
function layerRules(base, group, layers) {
  return Object.entries(layers).flatMap(([layer, { reads, typesOf = [] }]) => {
    const from = { path: `^${base}/${layer}/`, pathNot: test }
    const others = Object.keys(layers).filter((other) => other !== layer && !reads.includes(other))
    const rules = [
      {
        name: `${group}-${layer}-reads-inward`,
        severity: 'error',
        comment: `${layer} may read ${reads.join(', ') || 'no other layer'}.`,
        from,
        to: { path: others.filter((other) => !typesOf.includes(other)).map((other) => `^${base}/${other}/`) },
      },
    ]
    if (typesOf.length > 0) {
      rules.push({
        name: `${group}-${layer}-takes-only-types`,
        severity: 'error',
        comment: `Of ${typesOf.join(', ')}, ${layer} may read the types only.`,
        from,
        to: { path: typesOf.map((other) => `^${base}/${other}/`), ...valueOnly },
      })
    }
    return rules
  })
}

export default {
  forbidden: [
    ...layerRules(engine, 'engine', engineLayers),
    {
      name: 'engine-is-pure',
      severity: 'error',
      comment: 'No npm package, no node: module, nothing outside the engine; its command line excepted.',
      from: { path: `^${engine}/`, pathNot: [`^${engine}/cli/`, test] },
      to: { pathNot: `^${engine}/` },
    },
    {
      name: 'nobody-reads-the-command-line',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: [`^${engine}/cli/`, '^packages/engine/bin/'] },
      to: { path: `^${engine}/cli/` },
    },
    {
      name: 'rules-of-one-kind-stand-alone',
      severity: 'error',
      comment:
        'A rule is understood alone: what several share stands directly in rules/. Its test may set it among others.',
      from: { path: `^${engine}/rules/([^/]+)/([^/]+?)\\.ts$`, pathNot: test },
      to: { path: `^${engine}/rules/[^/]+/`, pathNot: `^${engine}/rules/$1/$2\\.ts$` },
    },
    {
      name: 'rules-in-common-know-no-rule',
      severity: 'error',
      comment: 'Files directly in rules/ are the ground the rules stand on.',
      from: { path: `^${engine}/rules/[^/]+\\.ts$`, pathNot: test },
      to: { path: `^${engine}/rules/[^/]+/` },
    },
    {
      name: 'variants-are-leaves',
      severity: 'error',
      comment: 'Only the catalogue, the loader and the shelves name a variant; games are asked for by slug.',
      from: {
        path: '.',
        pathNot: [
          `^${engine}/variants/(catalogue|load|shelves)\\.ts$`,
          `^${engine}/variants/[^/]+/`,
          test,
          '^packages/engine/(test|bench)/',
        ],
      },
      to: { path: `^${engine}/variants/[^/]+/` },
    },
    {
      name: 'variants-do-not-know-each-other',
      severity: 'error',
      comment: 'What two variants share moves to families/ or rules/.',
      from: { path: `^${engine}/variants/([^/]+)/` },
      to: { path: `^${engine}/variants/[^/]+/`, pathNot: `^${engine}/variants/$1/` },
    },
    {
      name: 'ui-knows-boards-not-games',
      severity: 'error',
      comment: 'A board is drawn from a layout and told what lies on it.',
      from: { path: '^packages/ui/src/' },
      to: { path: '^(packages/engine|apps)/', pathNot: `^${engine}/(board|ask)/` },
    },
    {
      name: 'ui-takes-only-types-of-answers',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: test },
      to: { path: `^${engine}/ask/`, ...valueOnly },
    },
    ...layerRules(web, 'web', webLayers).map((rule) =>
      // One file may put the features' routers together, as app/ puts their pages together.
      rule.name === 'web-server-reads-inward'
        ? { ...rule, from: { ...rule.from, pathNot: [test, `^${web}/server/trpc/root\\.ts$`] } }
        : rule,
    ),
    {
      name: 'web-trpc-knows-only-the-shape-of-features',
      severity: 'error',
      from: { path: `^${web}/server/trpc/root\\.ts$` },
      to: { path: `^${web}/features/`, pathNot: `^${web}/features/(?:[^/]+|play/online)/server/router\\.ts$` },
    },
    {
      name: 'features-meet-only-in-app',
      severity: 'error',
      from: { path: `^${web}/features/([^/]+)/` },
      to: { path: `^${web}/features/[^/]+/`, pathNot: `^${web}/features/$1/` },
    },
    {
      name: 'components-never-touch-the-server',
      severity: 'error',
      comment: 'Components and their state reach the server through tRPC; they may know the types of its answers.',
      from: {
        path: `^${web}/(features/(?:[^/]+|play/online)/(components|state)|trpc)/`,
        pathNot: [test, `^${web}/trpc/server\\.tsx?$`],
      },
      to: { path: `^${web}/(server|features/(?:[^/]+|play/online)/server|trpc/server\\.)`, ...valueOnly },
    },
    {
      name: 'browsers-load-one-variant',
      severity: 'error',
      comment: 'The catalogue holds every variant; a page loads the one it shows.',
      from: { path: `^${web}/(workers|features/(?:[^/]+|play/online)/(components|state))/`, pathNot: test },
      to: { path: `^${engine}/variants/catalogue\\.ts$` },
    },
    {
      name: 'nobody-reads-app',
      severity: 'error',
      from: { path: '^(packages|apps|e2e|scripts)/', pathNot: `^${web}/app/` },
      to: { path: `^${web}/app/` },
    },
    {
      name: 'e2e-drives-from-outside',
      severity: 'error',
      comment: 'It may have the engine play for it, through the doors anybody may use.',
      from: { path: '^e2e/' },
      to: { path: '^(packages|apps)/', pathNot: `^${engine}/(ask/index|search/index|variants/catalogue)\\.ts$` },
    },
    {
      name: 'scripts-need-nothing-installed',
      severity: 'error',
      comment: 'They run on a fresh clone, before anything is installed.',
      from: { path: '^scripts/', pathNot: '\\.test\\.mjs$' },
      to: { pathNot: '^(scripts/|package\\.json$)', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      comment: 'A rule cannot judge an import it cannot follow, and packages are entered by their exports only.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|dist|reports|test-results)/|^apps/web/next-env\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}

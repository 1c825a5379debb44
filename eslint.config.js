import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Modules and globals that open a network connection. No part of the product does. */
const NETWORK_MODULES = ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'dns/promises'];
const NETWORK_GLOBALS = [
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
];
const NETWORK_PACKAGES = ['undici', 'ws', 'axios', 'got', 'node-fetch'];
const OFFLINE = 'The product never opens a network connection.';

const ENTRIES = ['src/main/index.ts', 'src/main/cli.ts', 'src/standin/start.ts'];
const BROWSER_STANDIN = ['src/standin/**'];
const PAGES = ['src/renderer/**/*.{ts,tsx}'];

const noNetwork = {
  'no-restricted-imports': [
    'error',
    {
      paths: [
        ...NETWORK_MODULES.flatMap((name) => [
          { name, message: OFFLINE },
          { name: `node:${name}`, message: OFFLINE },
        ]),
        ...NETWORK_PACKAGES.map((name) => ({ name, message: OFFLINE })),
        { name: 'electron', importNames: ['net', 'netLog'], message: OFFLINE },
      ],
    },
  ],
  'no-restricted-globals': ['error', ...NETWORK_GLOBALS.map((name) => ({ name, message: OFFLINE }))],
  'no-restricted-properties': [
    'error',
    ...['globalThis', 'window', 'self'].flatMap((object) =>
      NETWORK_GLOBALS.map((property) => ({ object, property, message: OFFLINE })),
    ),
    { object: 'navigator', property: 'sendBeacon', message: OFFLINE },
  ],
};

const NETWORK_SPECIFIER = '/^(node:)?(http|https|http2|net|tls|dgram|dns)(\\u002f|$)/';
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'process.env is read in the two entries only; pass the value in.',
};
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'No default exports.' };
/** What `no-restricted-imports` does not see. */
const noLateImport = [
  { selector: `ImportExpression[source.value=${NETWORK_SPECIFIER}]`, message: OFFLINE },
  {
    selector: `CallExpression[callee.name='require'][arguments.0.value=${NETWORK_SPECIFIER}]`,
    message: OFFLINE,
  },
];
const restrictedSyntax = (...rules) => ({ 'no-restricted-syntax': ['error', ...noLateImport, ...rules] });

export default tseslint.config(
  {
    ignores: [
      'out/',
      'release/',
      'tmp/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      '.dependency-cruiser.cjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-empty-object-type': 'off',
      'no-control-regex': 'off',
      'no-misleading-character-class': ['error', { allowEscape: true }],
      'no-irregular-whitespace': ['error', { skipStrings: true, skipRegExps: true, skipTemplates: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      ...noNetwork,
      ...restrictedSyntax(noEnvironment, noDefaultExport),
    },
  },
  {
    files: PAGES,
    plugins: { 'react-hooks': reactHooks },
    // The compiler's own rules are left out: the window is not built with it.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ENTRIES, rules: restrictedSyntax(noDefaultExport) },
  // Tools ask for a default export.
  { files: ['src/standin/vite.config.ts'], rules: restrictedSyntax(noEnvironment) },
  {
    // A debugging tool of the project, not a part of the product: it drives a browser, and its calls cross untyped channels.
    files: BROWSER_STANDIN,
    rules: { '@typescript-eslint/no-explicit-any': 'off', '@typescript-eslint/no-empty-function': 'off' },
  },
  {
    files: ['scripts/**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortSignal: 'readonly',
        Response: 'readonly',
      },
    },
  },
  { files: ['tests/**'], rules: { 'no-empty-pattern': 'off' } },
);

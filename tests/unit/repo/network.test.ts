import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const MODULES = /^(node:)?(http|https|http2|net|tls|dgram|dns)(\/.*)?$/;
const GLOBALS = new Set([
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'EventSource',
  'WebTransport',
  'RTCPeerConnection',
]);
/** Ways around the imports. The one module that shuts the network off while the product runs needs one of them. */
const BACK_DOORS = new Set(['sendBeacon', 'getBuiltinModule', 'binding', '_linkedBinding']);
const GUARD = join('src', 'main', 'offline.ts');

function sources(folder: string, extension: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extension.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Everything in a source that could open a connection, found in the syntax tree: independent of the linter, so that a switched-off
 * rule or a disabling comment is noticed.
 */
function networkUses(code: string, name = 'a.ts'): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && MODULES.test(node.text)) {
      const { parent } = node;
      const imports =
        ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isCallExpression(parent);
      if (imports) found.push(node.text);
    }
    if (ts.isIdentifier(node) && GLOBALS.has(node.text)) {
      const { parent } = node;
      const called =
        (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression === node;
      const member =
        ts.isPropertyAccessExpression(parent) &&
        /^(globalThis|window|self|net)$/.test(parent.expression.getText());
      if (called || member) found.push(node.text);
    }
    if (ts.isPropertyAccessExpression(node) && BACK_DOORS.has(node.name.text)) found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The guard fetches the modules in order to shut them; only these three calls of it are let through. */
const withoutGuard = (code: string): string =>
  code.replace(/process\.getBuiltinModule\("node:(net|dgram|dns)"\)/g, 'guarded');

describe('no part of the product opens a network connection', () => {
  it.each([
    "import http from 'node:http';",
    "const a = await import('net');",
    "const tls = require('tls');",
    "export { lookup } from 'dns';",
    "fetch('x');",
    "new WebSocket('x');",
    "window.fetch('x');",
    "navigator.sendBeacon('x');",
    'process.getBuiltinModule(name);',
    'process.binding(name);',
  ])('the scan sees: %s', (code) => expect(networkUses(code)).toHaveLength(1));

  it('the scan does not cry wolf', () => {
    expect(
      networkUses("const net = 1; // http\nconst s = 'see http for more'; prefetch(); x.fetch();"),
    ).toEqual([]);
  });

  it('the sources are clean', () => {
    const product = sources('src', /\.tsx?$/).filter(
      (file) => !file.includes(join('src', 'standin')) && !file.endsWith(GUARD),
    );
    expect(product.length).toBeGreaterThan(100);
    const uses = product.flatMap((file) =>
      networkUses(readFileSync(file, 'utf8'), file).map((use) => `${file}: ${use}`),
    );
    expect(uses).toEqual([]);
  });

  it('so is what main and preload were built into, with the libraries inside', () => {
    const built = [...sources('out/main', /\.js$/), ...sources('out/preload', /\.cjs$/)];
    expect(built.length).toBeGreaterThan(3);
    const imports = built.flatMap((file) =>
      networkUses(withoutGuard(readFileSync(file, 'utf8')), file)
        .filter((use) => MODULES.test(use))
        .map((use) => `${file}: ${use}`),
    );
    expect(imports).toEqual([]);
  });
});

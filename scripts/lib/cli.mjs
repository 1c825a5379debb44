import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node.mjs';
import { inRoot, root } from './paths.mjs';
import { become } from './run.mjs';

const TO_STDERR = ['ignore', 2, 2];

/**
 * Becomes the product's command line. Set-up and build report to stderr: stdout is the command's alone.
 * @param {string[]} args
 */
export async function becomeCli(args) {
  await ensureInstalled(TO_STDERR);
  await ensureBuilt(TO_STDERR);
  // npm changes into the package; a relative path means the folder the user stands in.
  const cwd = process.cwd() === root ? (process.env.INIT_CWD ?? root) : process.cwd();
  become(findNode(), [inRoot('out/main/cli.js'), ...args], { cwd });
}

import { existsSync } from 'node:fs';
import { has, run } from './run.mjs';

/** Can we install Debian packages here: apt-get, as root? */
export const canApt = () => process.platform === 'linux' && has('apt-get') && process.getuid?.() === 0;
const isDebian = () => existsSync('/etc/debian_version');

/** How a person would install it. */
export const aptHint = (name) =>
  isDebian() ? `sudo apt-get install ${name}` : `'${name}'(을)를 설치하십시오 / install '${name}'`;

let updated = false;
/**
 * Installs Debian packages; false when it did not work. The lists are fetched first, once: on a fresh machine they are empty.
 * @param {string[]} names
 */
export async function aptInstall(names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] };
  console.error(`설치합니다 / installing: ${names.join(' ')} (apt-get)`);
  if (!updated) await run('apt-get', ['update', '-qq'], quiet);
  updated = true;
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], quiet)) === 0;
}

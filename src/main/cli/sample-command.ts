import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeSampleRound } from '../sample';
import { EXIT, type CommandIo } from './roster-command';

/** `sample DIR`: writes the invented sample round. */
export async function sampleCommand(argv: readonly string[], io: CommandIo): Promise<number> {
  const [dir] = argv;
  if (dir === undefined || argv.length > 1) {
    io.stderr.write('사용법  npm run sample -- DIR\n');
    return EXIT.usage;
  }
  await mkdir(resolve(dir), { recursive: true });
  const { folders } = await writeSampleRound(resolve(dir));
  for (const f of folders) io.stdout.write(`${f}\n`);
  return EXIT.ok;
}

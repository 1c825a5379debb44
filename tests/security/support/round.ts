import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeZip } from '../../fixtures';

/** Names that stand nowhere else, so that finding one means it came from here. */
export const NAMES = ['서하람', '김다온', '오해솔'] as const;

/** One applicant as a folder and one as a ZIP, both naming the three people. */
export function writeRound(dir: string): string[] {
  const text = `석사학위논문\n새로운 연구\n지도교수 ${NAMES[1]}\n${NAMES[0]}의 석사학위논문을 인준함\n심사위원장 ${NAMES[2]} (인)`;
  const folder = join(dir, `2401-000001 (${NAMES[0]})`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '2401-000001_[학위논문]_가.txt'), text);
  const zip = join(dir, `2401-000002 (${NAMES[0]}).zip`);
  const entry = { name: '2401-000002_[학위논문]_나.txt', bytes: Buffer.from(`${text}\n둘째`) };
  writeFileSync(zip, makeZip([entry], 'utf8'));
  return [folder, zip];
}

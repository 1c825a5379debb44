import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Not named `require`: the bundler puts one of that name on top of the file.
const localRequire = createRequire(import.meta.url);

/** Folder of an installed package. In a packed application data files lie beside the archive, where any reader can open them. */
export function packageDir(name: string): string {
  const dir = dirname(localRequire.resolve(`${name}/package.json`));
  return dir.replace(/([\\/])app\.asar([\\/])/, '$1app.asar.unpacked$2');
}

/** The Korean fonts the project ships (OFL): for text whose own font is not embedded, and for pages we draw ourselves. */
export function koreanFonts(): { path: string; serif: boolean; bold: boolean }[] {
  const files: { path: string; serif: boolean; bold: boolean }[] = [];
  for (const [family, serif] of [
    ['Gothic', false],
    ['Myeongjo', true],
  ] as const) {
    const dir = packageDir(`@expo-google-fonts/nanum-${family.toLowerCase()}`);
    for (const [weight, bold] of [
      ['400Regular', false],
      ['700Bold', true],
    ] as const) {
      files.push({ path: join(dir, weight, `Nanum${family}_${weight}.ttf`), serif, bold });
    }
  }
  return files;
}

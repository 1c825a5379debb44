/** electron-builder's `afterPack`: sets Electron's fuses before the program is signed, and reads them back. */
import { join } from 'node:path';
import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses';

/** Every fuse there is: one that a newer Electron adds stops the packaging until somebody has decided about it. */
export const FUSES = {
  // neither the environment nor the command line turns the program into a Node that runs other people's scripts
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  // only the application that was packed, and only as it was packed
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  // the window's files come over its own protocol
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  // as Electron ships it: bounds of WebAssembly memory (OCR, picture decoding) are watched by the hardware
  [FuseV1Options.WasmTrapHandlers]: true,
};

/** @param {{ appOutDir: string, electronPlatformName: string, arch: number, packager: { appInfo: { productFilename: string }, executableName?: string } }} context */
export default async function afterPack(context) {
  const binary = binaryOf(context);
  const mac = context.electronPlatformName === 'darwin';
  await flipFuses(binary, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // without a signature of its own an Arm Mac refuses a changed binary
    resetAdHocDarwinSignature: mac,
    ...FUSES,
  });
  const wire = await getCurrentFuseWire(binary);
  const wrong = Object.entries(FUSES).filter(
    ([fuse, on]) => wire[fuse] !== (on ? FuseState.ENABLE : FuseState.DISABLE),
  );
  if (wrong.length > 0) throw new Error(`fuses not set: ${wrong.map(([f]) => FuseV1Options[f]).join(', ')}`);
}

/** The program's own executable; on a Mac flipping goes by the bundle. */
export function binaryOf({ appOutDir, electronPlatformName, packager }) {
  const name = packager.appInfo.productFilename;
  if (electronPlatformName === 'darwin') return join(appOutDir, `${name}.app`);
  if (electronPlatformName === 'win32') return join(appOutDir, `${name}.exe`);
  return join(appOutDir, packager.executableName ?? name);
}

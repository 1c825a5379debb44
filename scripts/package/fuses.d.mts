import type { FuseV1Options } from '@electron/fuses';

interface PackContext {
  readonly appOutDir: string;
  readonly electronPlatformName: string;
  readonly packager: {
    readonly appInfo: { readonly productFilename: string };
    readonly executableName?: string;
  };
}
export const FUSES: Readonly<Record<FuseV1Options, boolean>>;
export function binaryOf(context: PackContext): string;
export default function afterPack(context: PackContext): Promise<void>;

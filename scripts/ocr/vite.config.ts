import { defineConfig } from 'vite';

/** Bundles the measurement with the product's own sources into `tmp/ocr`. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'tmp/ocr',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'scripts/ocr/main.ts', confusions: 'scripts/ocr/confusions.ts' },
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
  ssr: { external: true, noExternal: [] },
});

import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Bundles the measurement with the product's own sources into `tmp/calibrate`. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'copy-migrations',
      writeBundle: () =>
        cpSync('src/main/engine/db/migrations', 'tmp/calibrate/migrations', { recursive: true }),
    },
  ],
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'tmp/calibrate',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'scripts/calibrate/main.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { external: true, noExternal: [] },
});

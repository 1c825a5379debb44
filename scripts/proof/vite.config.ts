import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Bundles the measurement with the product's own sources into `tmp/proof`. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'copy-migrations',
      writeBundle: () => cpSync('src/main/engine/db/migrations', 'tmp/proof/migrations', { recursive: true }),
    },
  ],
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'tmp/proof',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'scripts/proof/main.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { external: true, noExternal: [] },
});

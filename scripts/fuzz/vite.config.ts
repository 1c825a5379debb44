import { cpSync } from 'node:fs';
import { defineConfig } from 'vite';

/** Bundles the run with the product's own sources into `tmp/fuzz`. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'copy-migrations',
      writeBundle: () => cpSync('src/main/engine/db/migrations', 'tmp/fuzz/migrations', { recursive: true }),
    },
  ],
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'tmp/fuzz',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'scripts/fuzz/main.ts', 'pool-worker': 'src/main/workers/pool-worker.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { external: true, noExternal: [] },
});

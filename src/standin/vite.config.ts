import { defineConfig } from 'vite';

/** Builds the stand-in into `out/standin`. Packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'out/standin',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      input: {
        electron: 'src/standin/electron/index.ts',
        register: 'src/standin/register.ts',
        browser: 'src/standin/host/browser.ts',
        start: 'src/standin/start.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { external: true, noExternal: [] },
});

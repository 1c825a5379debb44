import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**'],
    environment: 'node',
    // Processes, not threads: tests kill workers, load native addons and count open files.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    coverage: {
      provider: 'v8',
      include: ['src/main/**/*.ts', 'src/preload/**/*.ts'],
      reporter: ['text-summary'],
    },
  },
});

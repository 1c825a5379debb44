import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/main/engine/db/schema.ts',
  out: './src/main/engine/db/migrations',
});

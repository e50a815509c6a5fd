import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name what-changes` in this folder writes the next migration.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/storage/schema.ts',
  out: './src/storage/migrations',
});

import { defineConfig } from 'drizzle-kit'

/** For `pnpm migrations`, which writes a new migration out of the difference to the last one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/index.ts',
  out: './drizzle',
})

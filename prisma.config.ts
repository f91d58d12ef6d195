import { defineConfig } from "prisma/config";

export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: {
    url: process.env.MIGRATE_DATABASE_URL || process.env.DATABASE_URL || "postgresql://postgres@127.0.0.1:5432/recruit",
  },
});

import { defineConfig } from "prisma/config";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  // Only `prisma migrate` on a Postgres of one's own reads it; the service itself opens either database.
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://127.0.0.1:5432/shotwright" },
});

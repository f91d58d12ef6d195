import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.ts";

const seed = join(root, "prisma/seed/seed.ts");
if (existsSync(seed)) {
  const { seedDemo } = await import(seed);
  await seedDemo(process.env.DATABASE_URL ?? "");
}
process.exit(0);

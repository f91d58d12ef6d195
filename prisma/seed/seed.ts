import { pathToFileURL } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { type Prisma, PrismaClient } from "../../lib/platform/prisma/client.ts";
import { demoEmails } from "./accounts.ts";
import { load } from "./load.ts";
import { makeSports, makeSportTranslations, type SportIds } from "./sports.ts";
import { makeWorld } from "./world.ts";

/** Fills an empty database with the demo data in one transaction; does nothing if it exists. */
export async function seedDemo(databaseUrl: string): Promise<"seeded" | "there already"> {
  return inOneTransaction(databaseUrl, async (tx) => {
    if (await tx.user.findUnique({ where: { email: demoEmails.admin }, select: { id: true } })) return "there already";
    await load(tx, makeWorld(new Date()), await seedSports(tx));
    return "seeded";
  });
}

/** Inserts the fifteen sports, which every installation needs; existing ones are not changed. */
export async function seedCatalogue(databaseUrl: string): Promise<void> {
  await inOneTransaction(databaseUrl, seedSports);
}

async function seedSports(tx: Prisma.TransactionClient): Promise<SportIds> {
  await tx.sport.createMany({ data: makeSports(), skipDuplicates: true });
  const rows = await tx.sport.findMany({ select: { slug: true, id: true } });
  const ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
  await tx.sportTranslation.createMany({ data: makeSportTranslations(ids), skipDuplicates: true });
  return ids;
}

async function inOneTransaction<Out>(databaseUrl: string, run: (tx: Prisma.TransactionClient) => Promise<Out>) {
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl, max: 1 }) });
  try {
    return await db.$transaction(
      async (tx) => {
        // When two processes start at once, the second waits, then finds the data.
        await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('recruit demo'))`;
        return run(tx);
      },
      { timeout: 120_000, maxWait: 20_000 },
    );
  } finally {
    await db.$disconnect();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const url = process.env.DATABASE_URL ?? "";
  if (process.argv.includes("--catalogue")) await seedCatalogue(url);
  else console.log(`Demo data: ${await seedDemo(url)}.`);
}

import "server-only";
import { db } from "@/lib/platform/db/db";

/** What a model said about a file goes when the file goes. */
export async function forgetReadings() {
  await db.paperReading.deleteMany({ where: { document: { deletedAt: { not: null } } } });
}

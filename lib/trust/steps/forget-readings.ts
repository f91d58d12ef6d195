import "server-only";
import { db } from "@/lib/platform/db/db";

export async function forgetReadings() {
  await db.documentReading.deleteMany({ where: { document: { deletedAt: { not: null } } } });
}

import "server-only";
import { db } from "@/lib/platform/db/db";

export async function forgetReadings() {
  await db.paperReading.deleteMany({ where: { document: { deletedAt: { not: null } } } });
}

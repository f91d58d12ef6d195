import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { applicationKeptDays } from "../schema/application";

export async function forgetApplications() {
  await db.jobApplication.deleteMany({ where: { createdAt: { lte: daysFrom(now(), -applicationKeptDays) } } });
}

import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { applicationKeptDays } from "../schema/application";

/** Deletes what was sent too long ago; its file has the same last day. */
export async function forgetApplications() {
  await db.jobApplication.deleteMany({ where: { createdAt: { lte: daysFrom(now(), -applicationKeptDays) } } });
}

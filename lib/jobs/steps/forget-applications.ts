import "server-only";
import { daysFrom, now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { applicationKeptDays } from "../schema/application";

/** Deletes what was sent too long ago; its file has the same last day. */
export async function forgetApplications() {
  await db.jobApplication.deleteMany({ where: { createdAt: { lte: daysFrom(now(), -applicationKeptDays) } } });
}

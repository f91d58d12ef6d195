import { randomUUID } from "node:crypto";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { reportThing } from "@/lib/trust/commands/report-thing";
import type { HouseRule } from "@/lib/trust/schema/moderation";
import { anOffer } from "./offers";
import { aPerson, aStaffMember } from "./people";
import { randomWord } from "./random-word";

/** An open case about an offer that does not exist; `over` changes columns. */
export const aModerationCase = (over: Partial<Prisma.ModerationCaseUncheckedCreateInput> = {}) =>
  db.moderationCase.create({
    data: { kind: "job", subjectId: randomUUID(), title: `Coach ${randomWord()}`, ...over },
  });

/** An offer that another person reported, and a moderator. */
export async function aReportedOffer(reason: HouseRule = "fraud") {
  const [owner, reporter, moderator] = [await aPerson(), await aPerson(), await aStaffMember("moderation")];
  const offer = await anOffer({ userId: owner.userId ?? "" });
  const { caseId } = (await reportThing(reporter, { kind: "job", subjectId: offer.id, reason })) as { caseId: string };
  return { owner, reporter, moderator, offer, caseId };
}

export const mailTo = async (userId: string | null) => {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId ?? "" } });
  return db.mail.findMany({ where: { to: email }, orderBy: { createdAt: "asc" } });
};

export const bellOf = (userId: string | null) =>
  db.notification.findMany({ where: { userId: userId ?? "" }, orderBy: { createdAt: "asc" } });

export const caseOf = (id: string) =>
  db.moderationCase.findUniqueOrThrow({ where: { id }, include: { reports: true } });

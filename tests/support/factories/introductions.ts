import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { anEsportPlayer } from "./esport";
import { aRecruiter } from "./people";

/** A recruiter's open request to a person, or an answered one by `status`; creates both sides unless given. */
export async function anIntroduction(over: Partial<Prisma.IntroductionUncheckedCreateInput> = {}) {
  const userId = over.userId ?? (await anEsportPlayer()).player.userId ?? "";
  const recruiterId = over.recruiterId ?? (await aRecruiter()).recruiter.id;
  const answeredAt = over.status && over.status !== "pending" ? now() : null;
  return db.introduction.create({
    data: {
      kind: "esport",
      message: "We look for a jungler.",
      expiresAt: daysFrom(now(), 14),
      answeredAt,
      ...over,
      userId,
      recruiterId,
    },
  });
}

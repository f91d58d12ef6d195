import { randomUUID } from "node:crypto";
import { cvCodeOf, cvHash, cvTokenOf } from "@/lib/measurements/queries/cv-link";
import { cvParts } from "@/lib/measurements/schema/cv";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

export const aCvForm = (over: object = {}) => ({
  naming: "handle",
  language: "en",
  days: "90",
  parts: [...cvParts],
  ...over,
});

/** An open CV with its link token and code; `over` changes columns. */
export async function aCv(playerId: string | null, over: Partial<Prisma.PlayerCvUncheckedCreateInput> = {}) {
  const id = randomUUID();
  const [token, code] = [cvTokenOf(id), cvCodeOf(id)];
  await db.playerCv.create({
    data: {
      id,
      playerId,
      locale: "en",
      naming: "handle",
      parts: [...cvParts],
      ofMinor: false,
      tokenHash: cvHash(token),
      codeHash: cvHash(code),
      endsAt: daysFrom(now(), 90),
      ...over,
    },
  });
  const storedCv = () => db.playerCv.findUniqueOrThrow({ where: { id }, include: { openings: true } });
  return { cvId: id, token, code, now: storedCv };
}

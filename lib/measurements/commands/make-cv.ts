import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { mediaOwner } from "@/lib/players/queries/media-owner";
import { measurementEvents } from "../events";
import { cvSide, mayMakeCv } from "../policy/cvs";
import { cvCodeOf, cvHash, cvTokenOf } from "../queries/cv-link";
import { cvsPerPlayer, lastsUntil, makeInput, mostOpenCvs } from "../schema/cv";

export const makeCv = command({
  limit: { act: "makeCv", person: cvsPerPlayer },
  by: cvSide,
  input: makeInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  allow: mayMakeCv,
  run: async ({ tx, actor, input: { naming, language, days, parts }, subject: { ownerColumn, birthDate } }) => {
    const [madeAt, ofMinor] = [now(), isMinor(birthDate)];
    const open = await tx.playerCv.count({
      // CVs made for a minor have ended once the player is an adult.
      where: { ...ownerColumn, closedAt: null, endsAt: { gt: madeAt }, ...(!ofMinor && { ofMinor }) },
    });
    if (open >= mostOpenCvs) refuse("too_many_cvs");
    const cvId = randomUUID();
    await tx.playerCv.create({
      data: {
        id: cvId,
        ...ownerColumn,
        locale: language,
        naming,
        parts: [...new Set(parts)],
        ofMinor,
        tokenHash: cvHash(cvTokenOf(cvId)),
        codeHash: cvHash(cvCodeOf(cvId)),
        madeAt,
        endsAt: lastsUntil({ endsAt: daysFrom(madeAt, days), ofMinor }, birthDate),
      },
    });
    await measurementEvents.record(tx, actor, "cv.made", { cvId, ...ownerColumn });
    return { cvId };
  },
});

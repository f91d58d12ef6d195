import "server-only";
import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { isMinor } from "@/lib/players/policy";
import { playerToEdit } from "@/lib/players/queries/player-to-edit";
import { mayMakeCv } from "../policy";
import { cvCodeOf, cvHash, cvTokenOf } from "../queries/link";
import { cvsPerPlayer, lastsUntil, makeInput, mostOpenCvs } from "../schema/cv";

/** A page to print and to pass on, behind a link that nobody guesses. It ends by itself. */
export const makeCv = command({
  limit: { act: "makeCv", person: cvsPerPlayer },
  by: playerSide,
  input: makeInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayMakeCv,
  run: async ({ tx, actor, input: { naming, language, days, parts }, subject: { id: playerId, birthDate } }) => {
    const [madeAt, ofMinor] = [now(), isMinor(birthDate)];
    const open = await tx.playerCv.count({
      // What was made of the child has ended for the adult.
      where: { playerId, closedAt: null, endsAt: { gt: madeAt }, ...(!ofMinor && { ofMinor }) },
    });
    if (open >= mostOpenCvs) refuse("too_many_cvs");
    const cvId = randomUUID();
    await tx.playerCv.create({
      data: {
        id: cvId,
        playerId,
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
    await recordEvent(tx, actor, "cv.made", { cvId, playerId });
    return { cvId };
  },
});

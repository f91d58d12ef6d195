import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { mediaOwner } from "@/lib/players/queries/media-owner";
import { measurementEvents } from "../events";
import { cvSide } from "../policy/cvs";
import { closeInput } from "../schema/cv";

/** Closes a CV at once; a minor may also close a CV the guardian made. */
export const closeCv = command({
  limit: { act: "closeCv", person: byHand },
  by: cvSide,
  input: closeInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  run: async ({ tx, actor, input: { cvId }, subject: { ownerColumn } }) => {
    const ownCv = { id: cvId, ...ownerColumn };
    if ((await tx.playerCv.count({ where: ownCv })) === 0) refuse("not_found");
    const { count } = await tx.playerCv.updateMany({ where: { ...ownCv, closedAt: null }, data: { closedAt: now() } });
    if (count > 0) await measurementEvents.record(tx, actor, "cv.closed", { cvId, ...ownerColumn });
    return { cvId };
  },
});

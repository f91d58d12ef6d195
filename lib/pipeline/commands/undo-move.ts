import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayUndo } from "../policy/board";
import { movesByMatch } from "../queries/moves";
import { ownMatch } from "../queries/own-match";
import { matchInput, undoMinutes } from "../schema/stages";
import { setStage } from "../steps/set-stage";

/** Undoes the actor's last move, including the days in the stage; a match that was only just added is removed. */
export const undoMove = command({
  limit: { act: "undoMove", person: byHand },
  by: recruiters,
  input: matchInput,
  async load(tx, { matchId }, actor) {
    const match = await ownMatch(tx, matchId, actor);
    const [move] = (await movesByMatch([matchId], 1, tx)).get(matchId) ?? [];
    const recentMove = move && move.at > secondsFrom(now(), -undoMinutes * 60) ? move : null;
    const isOwnMove = recentMove?.actorId === actor.userId;
    const lastMove = recentMove && {
      ...recentMove,
      undone: recentMove.undone ?? false,
      because: recentMove.because ?? null,
      mine: isOwnMove,
    };
    const playerDeclined = (await tx.match.count({ where: { id: matchId, playerDeclinedAt: { not: null } } })) > 0;
    return { ...match, last: lastMove, noted: playerDeclined, tasks: await tx.matchTask.count({ where: { matchId } }) };
  },
  allow: mayUndo,
  async run({
    tx,
    actor,
    input: { matchId },
    subject: { last: lastMove, noted: playerDeclined, tasks: _tasks, ...match },
  }) {
    if (lastMove?.from && lastMove.since)
      await setStage(tx, actor, match, {
        to: lastMove.from,
        since: new Date(lastMove.since),
        reason: lastMove.reasonBefore ?? null,
        undone: true,
      });
    // The row stays, because it records that the player declined a need.
    else if (playerDeclined)
      await tx.match.update({ where: { id: matchId }, data: { foundAt: now(), lapsedAt: now() } });
    else await tx.match.delete({ where: { id: matchId } });
    return { matchId };
  },
});

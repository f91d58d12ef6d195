import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayUndo } from "../policy/board";
import { movesOf } from "../queries/moves";
import { ownMatch } from "../queries/own-match";
import { matchInput, undoMinutes } from "../schema/stages";
import { setStage } from "../steps/set-stage";

/** Takes back one's own last move of a card: it stands where it stood, and as long. Who was only just put on the board leaves it. */
export const undoMove = command({
  limit: { act: "undoMove", person: byHand },
  by: recruiters,
  input: matchInput,
  async load(tx, { matchId }, actor) {
    const match = await ownMatch(tx, matchId, actor);
    const [move] = (await movesOf([matchId], 1, tx)).get(matchId) ?? [];
    const recent = move && move.at > secondsFrom(now(), -undoMinutes * 60) ? move : null;
    const isOwnMove = recent?.actorId === actor.userId;
    const last = recent && {
      ...recent,
      undone: recent.undone ?? false,
      because: recent.because ?? null,
      mine: isOwnMove,
    };
    const noted = (await tx.match.count({ where: { id: matchId, playerDeclinedAt: { not: null } } })) > 0;
    return { ...match, last, noted, tasks: await tx.matchTask.count({ where: { matchId } }) };
  },
  allow: mayUndo,
  async run({ tx, actor, input: { matchId }, subject: { last, noted, tasks: _tasks, ...match } }) {
    if (last?.from && last.since)
      await setStage(tx, actor, match, {
        to: last.from,
        since: new Date(last.since),
        reason: last.reasonBefore ?? null,
        undone: true,
      });
    // That its player said no to a need of the club outlives the card.
    else if (noted) await tx.match.update({ where: { id: matchId }, data: { foundAt: now(), lapsedAt: now() } });
    else await tx.match.delete({ where: { id: matchId } });
    return { matchId };
  },
});

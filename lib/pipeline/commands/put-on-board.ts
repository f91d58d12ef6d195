import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { visibleAmong } from "@/lib/players/queries/visible";
import { putInput } from "../schema/stages";
import { putCard } from "../steps/put-card";

export const putOnBoard = command({
  limit: { act: "putOnBoard", person: byHand },
  by: recruiters,
  input: putInput,
  async load(tx, { player }, actor) {
    const ids = [...new Set(player)];
    const visible = await visibleAmong(actor, ids, tx);
    return ids.every((id) => visible.has(id)) ? ids : refuse("not_found");
  },
  async run({ tx, actor, subject: playerIds }) {
    const newMatchIds: string[] = [];
    for (const playerId of playerIds) {
      const { matchId, isNew } = await putCard(tx, actor, { recruiterId: actor.recruiterId, playerId });
      if (isNew) newMatchIds.push(matchId);
    }
    return { put: newMatchIds.length };
  },
});

import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayMove } from "../policy/board";
import { ownMatch } from "../queries/own-match";
import { moveInput } from "../schema/stages";
import { setStage } from "../steps/set-stage";

export const moveMatch = command({
  limit: { act: "moveMatch", person: byHand },
  by: recruiters,
  input: moveInput,
  load: (tx, { matchId }, actor) => ownMatch(tx, matchId, actor),
  allow: mayMove,
  async run({ tx, actor, input: { matchId, to }, subject: match }) {
    if (match.status !== to) await setStage(tx, actor, match, { to });
    return { matchId };
  },
});

import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayMove } from "../policy/board";
import { ownMatch } from "../queries/own-match";
import { closeInput } from "../schema/stages";
import { setStage } from "../steps/set-stage";

export const closeMatch = command({
  limit: { act: "closeMatch", person: byHand },
  by: recruiters,
  input: closeInput,
  load: (tx, { matchId }, actor) => ownMatch(tx, matchId, actor),
  allow: mayMove,
  async run({ tx, actor, input: { matchId, reason }, subject: match }) {
    await setStage(tx, actor, match, { to: "closed", reason });
    return { matchId };
  },
});

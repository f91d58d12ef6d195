import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayReopen } from "../policy/board";
import { movesByMatch } from "../queries/moves";
import { ownMatch } from "../queries/own-match";
import { matchInput } from "../schema/stages";
import { setStage } from "../steps/set-stage";

export const reopenMatch = command({
  limit: { act: "reopenMatch", person: byHand },
  by: recruiters,
  input: matchInput,
  async load(tx, { matchId }, actor) {
    const match = await ownMatch(tx, matchId, actor);
    const [lastMove] = (await movesByMatch([matchId], 1, tx)).get(matchId) ?? [];
    return { ...match, before: lastMove?.to === "closed" ? lastMove.from : null };
  },
  allow: mayReopen,
  async run({ tx, actor, input: { matchId }, subject: { before, ...match } }) {
    await setStage(tx, actor, match, { to: before ?? "pending" });
    return { matchId };
  },
});

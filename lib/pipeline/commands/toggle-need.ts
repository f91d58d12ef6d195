import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { wake } from "@/lib/platform/outbox/jobs";
import { searchInput } from "@/lib/search/schema/search";
import { pipelineEvents } from "../events";
import { mayWriteNeed } from "../policy/needs";
import { needToChange, openBeside } from "../queries/own-need";
import { needSwitchInput } from "../schema/need";
import { lapseNeed } from "../steps/keep-matches";

/** Closing a need ends its pending matches; reopening it matches it against all players again. */
export const toggleNeed = command({
  limit: { act: "toggleNeed", person: byHand },
  by: recruiters,
  input: needSwitchInput,
  async load(tx, input, actor) {
    const need = await needToChange(tx, input, actor);
    const criteria = searchInput(need.criteria);
    return {
      ...need,
      criteria,
      opens: input.open === "on",
      ...(await openBeside(tx, actor.recruiterId, criteria, need.id)),
    };
  },
  // Reopening counts against the limit of open needs, like a new need.
  allow: (recruiter, need) => !need.opens || mayWriteNeed(recruiter, need),
  async run({ tx, actor, subject: { id, isOpen, isShown, opens } }) {
    if (opens === isOpen) return { needId: id };
    await tx.need.update({ where: { id }, data: { isOpen: opens, changedAt: now(), sweptAt: null } });
    const eventData = { recruiterId: actor.recruiterId, needId: id };
    if (isShown) await pipelineEvents.record(tx, actor, opens ? "need.shown" : "need.hidden", eventData);
    if (opens) await wake("matches", 1);
    else await lapseNeed(tx, id);
    return { needId: id };
  },
});

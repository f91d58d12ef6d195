import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { wake } from "@/lib/platform/outbox/jobs";
import { reasonedIn, withReasonedCriteria } from "@/lib/search/schema/reasoned";
import { searchInput } from "@/lib/search/schema/search";
import { pipelineEvents } from "../events";
import { mayWriteNeed } from "../policy/needs";
import { needToChange, openBeside } from "../queries/own-need";
import { needChangeInput } from "../schema/need";
import { lapseNeed } from "../steps/keep-matches";

export const editNeed = command({
  limit: { act: "editNeed", person: byHand },
  by: recruiters,
  input: needChangeInput,
  async load(tx, input, actor) {
    const need = await needToChange(tx, input, actor);
    if (!input.criteria) return { ...need, asks: null };
    const storedCriteria = searchInput(need.criteria);
    const criteria = input.keepsReasoned ? withReasonedCriteria(input.criteria, storedCriteria) : input.criteria;
    const reason = input.reason ?? (reasonedIn(criteria).length > 0 ? need.reason : null);
    const openNeeds = await openBeside(tx, actor.recruiterId, criteria, need.id);
    const verdict = mayWriteNeed(actor, { criteria, ...openNeeds });
    return verdict === true ? { ...need, asks: { criteria, reason } } : refuse(verdict);
  },
  async run({ tx, actor, input: { title, wanted }, subject: { id, isOpen, isShown, asks } }) {
    const changes = { ...(title !== undefined && { title }), ...(wanted !== undefined && { wanted }) };
    const criteriaChange = asks && {
      criteria: asks.criteria as object,
      reason: asks.reason,
      changedAt: now(),
      sweptAt: null,
    };
    await tx.need.update({ where: { id }, data: { ...changes, ...criteriaChange } });
    if (isOpen && isShown)
      await pipelineEvents.record(tx, actor, "need.shown", { recruiterId: actor.recruiterId, needId: id });
    if (asks) {
      await lapseNeed(tx, id);
      await wake("matches", 1);
    }
    return { needId: id };
  },
});

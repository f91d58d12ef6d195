import "server-only";
import { recruiters } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { wake } from "@/lib/core/jobs";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayWriteNeed } from "../policy/needs";
import { needToChange, openBeside } from "../queries/own-need";
import { needChangeInput } from "../schema/need";
import { lapseNeed } from "../steps/keep-matches";

/** Its title, how many are sought, or what it asks: one that asks otherwise is held against everybody anew. */
export const editNeed = command({
  limit: { act: "editNeed", person: byHand },
  by: recruiters,
  input: needChangeInput,
  async load(tx, input, actor) {
    const need = await needToChange(tx, input, actor);
    if (!input.criteria) return need;
    const beside = await openBeside(tx, actor.recruiterId, input.criteria, need.id);
    const verdict = mayWriteNeed(actor, { criteria: input.criteria, ...beside });
    return verdict === true ? need : refuse(verdict);
  },
  async run({ tx, actor, input: { criteria, reason, title, wanted }, subject: { id, isOpen, isShown } }) {
    const said = { ...(title !== undefined && { title }), ...(wanted !== undefined && { wanted }) };
    const asked = criteria && {
      criteria: criteria as object,
      reason: reason ?? null,
      changedAt: now(),
      sweptAt: null,
    };
    await tx.need.update({ where: { id }, data: { ...said, ...asked } });
    if (isOpen && isShown) await record(tx, actor, "need.shown", { recruiterId: actor.recruiterId, needId: id });
    if (criteria) {
      await lapseNeed(tx, id);
      await wake("matches", 1);
    }
    return { needId: id };
  },
});

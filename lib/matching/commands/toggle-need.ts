import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { wake } from "@/lib/platform/outbox/jobs";
import { searchInput } from "@/lib/search/schema/search";
import { mayWriteNeed } from "../policy/needs";
import { needToChange, openBeside } from "../queries/own-need";
import { needSwitchInput } from "../schema/need";
import { lapseNeed } from "../steps/keep-matches";

/** Closed, nobody is matched with it any more, and who only stood there does not; opened again, it is held against everybody anew. */
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
  // Opened again it is another open need, like one that is written.
  allow: (recruiter, need) => !need.opens || mayWriteNeed(recruiter, need),
  async run({ tx, actor, subject: { id, isOpen, isShown, opens } }) {
    if (opens === isOpen) return { needId: id };
    await tx.need.update({ where: { id }, data: { isOpen: opens, changedAt: now(), sweptAt: null } });
    const page = { recruiterId: actor.recruiterId, needId: id };
    if (isShown) await recordEvent(tx, actor, opens ? "need.shown" : "need.hidden", page);
    if (opens) await wake("matches", 1);
    else await lapseNeed(tx, id);
    return { needId: id };
  },
});

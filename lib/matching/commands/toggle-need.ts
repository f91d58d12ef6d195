import "server-only";
import { recruiters } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { wake } from "@/lib/core/jobs";
import { byHand } from "@/lib/core/limit";
import { needToChange, openBeside } from "../queries/own-need";
import { mostNeeds, needSwitchInput } from "../schema/need";
import { lapseNeed } from "../steps/keep-matches";

/** Closed, nobody is matched with it any more, and who only stood there does not; opened again, it is held against everybody anew. */
export const toggleNeed = command({
  limit: { act: "toggleNeed", person: byHand },
  by: recruiters,
  input: needSwitchInput,
  async load(tx, input, actor) {
    const need = await needToChange(tx, input, actor);
    const { open } = await openBeside(tx, actor.recruiterId, null, need.id);
    return { ...need, opens: input.open === "on", room: open < mostNeeds };
  },
  allow: (_recruiter, { opens, room }) => !opens || room || "too_many_needs",
  async run({ tx, subject: { id, isOpen, opens } }) {
    if (opens === isOpen) return { needId: id };
    await tx.need.update({ where: { id }, data: { isOpen: opens, changedAt: now(), sweptAt: null } });
    if (opens) await wake("matches", 1);
    else await lapseNeed(tx, id);
    return { needId: id };
  },
});

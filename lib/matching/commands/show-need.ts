import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { needToChange } from "../queries/own-need";
import { needShownInput } from "../schema/need";

/** Puts a need on the organization's public page, where it stands while it is open, or takes it off. */
export const showNeed = command({
  limit: { act: "showNeed", person: byHand },
  by: recruiters,
  input: needShownInput,
  load: needToChange,
  async run({ tx, actor, input, subject: { id: needId, isShown: was } }) {
    const isShown = input.shown === "on";
    if (isShown === was) return { needId };
    await tx.need.update({ where: { id: needId }, data: { isShown } });
    await recordEvent(tx, actor, isShown ? "need.shown" : "need.hidden", { recruiterId: actor.recruiterId, needId });
    return { needId };
  },
});

import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { pipelineEvents } from "../events";
import { needToChange } from "../queries/own-need";
import { needShownInput } from "../schema/need";

export const showNeed = command({
  limit: { act: "showNeed", person: byHand },
  by: recruiters,
  input: needShownInput,
  load: needToChange,
  async run({ tx, actor, input, subject: { id: needId, isShown: wasShown } }) {
    const isShown = input.shown === "on";
    if (isShown === wasShown) return { needId };
    await tx.need.update({ where: { id: needId }, data: { isShown } });
    await pipelineEvents.record(tx, actor, isShown ? "need.shown" : "need.hidden", {
      recruiterId: actor.recruiterId,
      needId,
    });
    return { needId };
  },
});

import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { owners } from "../policy";
import { ownToEdit } from "../queries/own";
import { columnsOf, editProfileInput } from "../schema/profile";
import { readFigures } from "../steps/read-figures";

/** A profile that was taken down is shown again once something of it is another. */
export const editEsportProfile = command({
  limit: { act: "editEsportProfile", person: byHand },
  by: owners,
  input: editProfileInput,
  load: (tx, _input, { userId }) => ownToEdit(tx, userId),
  run: async ({ tx, actor, input, subject: { id: esportPlayerId, status } }) => {
    const { languages, figures, teamHistory, ...columns } = columnsOf(input, readFigures(input, actor.locale, now()));
    const json = { figures: { equals: figures }, teamHistory: { equals: teamHistory } };
    const same = { id: esportPlayerId, ...columns, languages: { equals: languages }, ...json };
    const changed = (await tx.esportPlayer.count({ where: same })) === 0;
    const shown = changed && status === "taken_down" ? { status: "shown" as const } : {};
    const data = { ...columns, languages, figures, teamHistory, ...shown };
    await tx.esportPlayer.update({ where: { id: esportPlayerId }, data });
    await recordEvent(tx, actor, "esport.updated", { esportPlayerId });
    return { userId: actor.userId, esportPlayerId };
  },
});

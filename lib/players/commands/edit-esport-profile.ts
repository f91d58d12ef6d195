import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { owners } from "../policy/esport";
import { ownToEdit } from "../queries/own-esport";
import { columnsOf, editProfileInput } from "../schema/esport-profile";
import { readFigures } from "../steps/read-figures";

export const editEsportProfile = command({
  limit: { act: "editEsportProfile", person: byHand },
  by: owners,
  input: editProfileInput,
  load: (tx, _input, { userId }) => ownToEdit(tx, userId),
  run: async ({ tx, actor, input, subject: { id: esportPlayerId, status } }) => {
    const { languages, figures, teamHistory, ...columns } = columnsOf(input, readFigures(input, actor.locale, now()));
    const json = { figures: { equals: figures }, teamHistory: { equals: teamHistory } };
    const unchanged = { id: esportPlayerId, ...columns, languages: { equals: languages }, ...json };
    const changed = (await tx.esportPlayer.count({ where: unchanged })) === 0;
    const restored = changed && status === "taken_down" ? { status: "shown" as const } : {};
    const data = { ...columns, languages, figures, teamHistory, ...restored };
    await tx.esportPlayer.update({ where: { id: esportPlayerId }, data });
    await playerEvents.record(tx, actor, "esport.updated", { esportPlayerId });
    return { userId: actor.userId, esportPlayerId };
  },
});

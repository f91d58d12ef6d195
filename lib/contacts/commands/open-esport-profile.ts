import "server-only";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { accountOf } from "../queries/person-to-ask";
import { esportPlayerInput } from "../schema/introductions";
import { noteEsportInterest } from "../steps/note-interest";

/** Records at most one profile view per recruiter, e-sport player and day, which the player can see. */
export const openEsportProfile = command({
  limit: { act: "openEsportProfile", person: { burst: 240, seconds: 60 } },
  by: organizationReaders,
  input: esportPlayerInput,
  load: (tx, { esportPlayerId }, actor) => accountOf(tx, "esport", esportPlayerId, actor),
  async run({ tx, actor: { recruiterId }, input: { esportPlayerId } }) {
    await noteEsportInterest(tx, { recruiterId, esportPlayerId, kind: "opened" });
    return { esportPlayerId };
  },
});

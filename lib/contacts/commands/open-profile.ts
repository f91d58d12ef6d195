import "server-only";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { knownPlayers } from "../queries/player-to-ask";
import { readInput } from "../schema/requests";
import { noteInterest } from "../steps/note-interest";

/** Records at most one profile view per recruiter, player and day, which the player can see. */
export const openProfile = command({
  limit: { act: "openProfile", person: { burst: 240, seconds: 60 } },
  by: organizationReaders,
  input: readInput,
  load: (tx, { playerId }, actor) => knownPlayers(tx, playerId, actor),
  async run({ tx, actor: { recruiterId }, subject }) {
    await noteInterest(tx, ...subject.map((playerId) => ({ recruiterId, playerId, kind: "opened" as const })));
    return { playerId: subject };
  },
});

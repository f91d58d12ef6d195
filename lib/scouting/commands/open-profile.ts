import "server-only";
import { organizationReaders } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { knownPlayer } from "../queries/asked-player";
import { playerInput } from "../schema";
import { noteInterest } from "../steps/note-interest";

/** A recruiter read a profile; noted once a day, so that the player can see who looked. */
export const openProfile = command({
  limit: { act: "openProfile", person: { burst: 240, seconds: 60 } },
  by: organizationReaders,
  input: playerInput,
  load: (tx, { playerId }, actor) => knownPlayer(tx, playerId, actor),
  async run({ tx, actor, input: { playerId } }) {
    await noteInterest(tx, { recruiterId: actor.recruiterId, playerId, kind: "opened" });
    return { playerId };
  },
});

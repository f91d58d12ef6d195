import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { playerEvents } from "../events";
import { guardiansAt } from "../queries/guardians-at";
import { linkInput } from "../schema/guardian";

/** Sends a new link for each child whose guardian has this address; the response is the same for every address. */
export const askForLink = command({
  limit: {
    act: "askForLink",
    address: { burst: 20, seconds: 3600 },
    value: { of: ({ email }) => email.toLowerCase(), burst: 3, seconds: 3600 },
  },
  by: anyone,
  input: linkInput,
  load: (tx, { email }) => guardiansAt(tx, email),
  run: async ({ tx, actor, subject: playerIds }) => {
    // One row is written for every address, so that the duration reveals nothing either.
    await playerEvents.record(tx, actor, "guardian.link_asked", { playerIds });
    return {};
  },
});

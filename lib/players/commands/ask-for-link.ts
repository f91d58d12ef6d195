import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { guardiansAt } from "../queries/guardians-at";
import { linkInput } from "../schema/guardian";

/** Sends a new link for each child this address answers for. Whoever asks learns nothing: the answer is the same for every address. */
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
    // One row for every address, also for one that answers for nobody: the time this takes tells nothing either.
    await recordEvent(tx, actor, "guardian.link_asked", { playerIds });
    return {};
  },
});

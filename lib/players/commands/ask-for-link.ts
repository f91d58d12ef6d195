import "server-only";
import { anyone } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
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
  run: async ({ tx, actor, subject: children }) => {
    for (const playerId of children) await record(tx, actor, "guardian.link_asked", { playerId });
    return {};
  },
});

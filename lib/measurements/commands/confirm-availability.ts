import "server-only";
import { linksPerAddress } from "@/lib/accounts/schema";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { availabilityToAnswer } from "../queries/availability";
import { mailedAvailabilityInput } from "../schema/availability";
import { keepAvailability } from "../steps/keep-availability";

/** Answers the monthly e-mail by its link, once and without an account. */
export const confirmAvailability = command({
  limit: { act: "confirmAvailability", address: linksPerAddress },
  by: anyone,
  input: mailedAvailabilityInput,
  load: (tx, { token }) => availabilityToAnswer(tx, token),
  run: async ({ tx, actor, input: { token, ...availability }, subject: { playerId } }) => {
    await keepAvailability(tx, actor, playerId, availability);
    return { token };
  },
});

import { z } from "zod";
import { contactEvents } from "@/lib/contacts/events";
import { type Actor, anyone, players, recruiters, type Verdict } from "@/lib/platform/command/actor";
import { command, externalCommand } from "@/lib/platform/command/command";
import { byHand, type Limit, unlimited } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";

// Type-checked, never run: each line below `@ts-expect-error` must not compile.
const input = z.object({ id: z.string() });
const load = async () => ({ open: true });
const run = async () => 1;
const limit = unlimited("read by the compiler alone");
const ofAnotherSubject = (_actor: Actor, subject: { owner: string }): Verdict => subject.owner === "" || "not_found";

// @ts-expect-error a command without a guard
command({ limit, input, load, run });

// @ts-expect-error an external command without a guard
externalCommand({ limit, input, load, call: run, run });

// @ts-expect-error a command without a limit
command({ by: anyone, input, load, run });

// @ts-expect-error an external command without a limit
externalCommand({ by: anyone, input, load, call: run, run });

// @ts-expect-error a limit that counts nothing
command({ limit: { act: "counting" }, by: anyone, input, load, run });

// @ts-expect-error a limit that has no bucket of its own
command({ limit: { person: byHand }, by: anyone, input, load, run });

// @ts-expect-error a limit by what the input does not have
const byEmail: Limit<z.output<typeof input>> = { act: "counting", value: { of: ({ email }) => email, ...byHand } };
command({ limit: byEmail, by: anyone, input, load, run });

// @ts-expect-error a policy of another subject
command({ limit, by: anyone, input, load, allow: ofAnotherSubject, run });

// @ts-expect-error a refusal without a message in messages/
command({ limit, by: anyone, input, load, allow: () => "no_such_message", run });

// @ts-expect-error the same in a guard
command({ limit, by: players("no_such_message"), input, load, run });

// @ts-expect-error an id that this actor may not have
command({ limit, by: anyone, input, load, run: async ({ actor }) => actor.recruiterId.length });

command({ limit, by: recruiters, input, load, run: async ({ actor }) => actor.recruiterId.length });

// @ts-expect-error the same inside a command
export const speechless = () => refuse("no_such_message");

// @ts-expect-error an actor made by hand
export const forged: Actor = {
  userId: "u",
  kind: "staff",
  scopes: ["accounts"],
  playerId: null,
  recruiterId: null,
  sessionId: null,
  guardianOf: null,
  assurance: null,
  knownAs: [],
  address: null,
  locale: "en",
};

command({
  limit,
  by: anyone,
  input,
  load: async (_tx, { id }) => ({ id, count: 1 }),
  async run({ tx, actor, subject }) {
    // @ts-expect-error an undeclared event
    await contactEvents.record(tx, actor, "no.such_fact", {});
    // @ts-expect-error a property that load does not return
    return subject.missing;
  },
});

const counting = command({ limit, by: anyone, input, load, run: async ({ subject }) => (subject.open ? 1 : 0) });
export const typed = (actor: Actor): Promise<number> => counting(actor, {});

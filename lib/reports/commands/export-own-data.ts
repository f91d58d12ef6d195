import "server-only";
import { z } from "zod";
import { viewers } from "@/lib/documents/policy";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { ownCopies } from "../schema";

/** Notes that somebody takes a copy of their own data, or a guardian who has said yes of the child's, before it is written: one a day. */
export const exportOwnData = command({
  limit: {
    act: "exportOwnData",
    value: { ...ownCopies, of: (_input, actor) => (actor.guardianOf ? `child ${actor.guardianOf}` : actor.userId) },
  },
  by: viewers,
  input: z.object({}),
  async load(tx, _input, { kind, guardianOf }) {
    if (kind !== "guardian") return null;
    const confirmedGuardian = { playerId: guardianOf, status: "confirmed" } as const;
    return (
      (await tx.guardian.findFirst({ where: confirmedGuardian, select: { playerId: true } })) ?? refuse("not_found")
    );
  },
  run: ({ tx, actor, subject: child }) =>
    recordEvent(tx, actor, "list.exported", { list: child ? "child" : "own", format: "zip", ...child }),
});

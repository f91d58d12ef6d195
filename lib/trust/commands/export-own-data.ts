import "server-only";
import { z } from "zod";
import { documentEvents } from "@/lib/documents/events";
import { viewers } from "@/lib/documents/policy";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { ownCopies } from "../schema/reports";

/** Records that a person, or a child's confirmed guardian, takes a copy of their data, before it is written; once a day. */
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
    documentEvents.record(tx, actor, "list.exported", { list: child ? "child" : "own", format: "zip", ...child }),
});

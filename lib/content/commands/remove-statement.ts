import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contentEvents } from "../events";
import { lockStatement } from "../queries/lock-statement";
import { statementIdInput } from "../schema/statement";

export const removeStatement = command({
  limit: { act: "removeStatement", person: byHand },
  by: staff("news"),
  input: statementIdInput,
  load: (tx, { id }) => lockStatement(tx, id),
  async run({ tx, actor, subject: { id, version } }) {
    await tx.statement.update({ where: { id }, data: { removedAt: now() } });
    const state = version.places.length > 0 ? "shown" : "hidden";
    await contentEvents.record(tx, actor, "statement.removed", { statementId: id, was: state, is: "gone" });
    return { statementId: id };
  },
});

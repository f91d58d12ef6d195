import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contentEvents } from "../events";
import { lockStatement } from "../queries/lock-statement";
import { statementIdInput } from "../schema/statement";
import { placeLast } from "../steps/place-last";

export const restoreStatement = command({
  limit: { act: "restoreStatement", person: byHand },
  by: staff("news"),
  input: statementIdInput,
  load: (tx, { id }) => lockStatement(tx, id, false),
  async run({ tx, actor, subject: { id, version } }) {
    await tx.statement.update({ where: { id }, data: { removedAt: null, position: await placeLast(tx) } });
    const state = version.places.length > 0 ? "shown" : "hidden";
    await contentEvents.record(tx, actor, "statement.restored", { statementId: id, was: "gone", is: state });
    return { statementId: id };
  },
});

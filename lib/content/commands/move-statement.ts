import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contentEvents } from "../events";
import { lockStatement } from "../queries/lock-statement";
import { moveStatementInput } from "../schema/statement";

export const moveStatement = command({
  limit: { act: "moveStatement", person: byHand },
  by: staff("news"),
  input: moveStatementInput,
  load: (tx, { id }) => lockStatement(tx, id),
  async run({ tx, actor, input: { id, to } }) {
    const order = await tx.statement.findMany({
      where: { removedAt: null },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const currentIndex = order.findIndex((statement) => statement.id === id);
    const newIndex = currentIndex + (to === "earlier" ? -1 : 1);
    const other = order[newIndex];
    if (!other) return { statementId: id };
    order[newIndex] = { id };
    order[currentIndex] = other;
    for (const [index, statement] of order.entries())
      await tx.statement.update({ where: { id: statement.id }, data: { position: index + 1 } });
    await contentEvents.record(tx, actor, "statement.moved", {
      statementId: id,
      placeBefore: currentIndex + 1,
      placeAfter: newIndex + 1,
    });
    return { statementId: id };
  },
});

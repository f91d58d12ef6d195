import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { lockStatement } from "../queries/lock-statement";
import { revertStatementInput } from "../schema/statement";
import { writeVersion } from "../steps/write-version";

export const revertStatement = command({
  limit: { act: "revertStatement", person: byHand },
  by: staff("news"),
  input: revertStatementInput,
  async load(tx, { id, version: number }) {
    const { version } = await lockStatement(tx, id);
    const earlier = await tx.statementVersion.findUnique({
      where: { statementId_number: { statementId: id, number } },
    });
    return { version, earlier: earlier ?? refuse("not_found") };
  },
  async run({ tx, actor, input: { id }, subject: { version, earlier } }) {
    if (version.number !== earlier.number) await writeVersion(tx, actor, { id, last: version.number }, earlier);
    return { statementId: id };
  },
});

import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { lockStatement, lockStatements } from "../queries/lock-statement";
import { saveStatementInput } from "../schema/statement";
import { placeLast } from "../steps/place-last";
import { saysTheSame, writeVersion } from "../steps/write-version";

export const saveStatement = command({
  limit: { act: "saveStatement", person: byHand },
  by: staff("news"),
  input: saveStatementInput,
  load: async (tx, { id }) => (id ? lockStatement(tx, id) : lockStatements(tx)),
  async run({ tx, actor, input, subject }) {
    if (subject && subject.version.number !== input.version) refuse("statement_changed");
    const { value, places, words_en: wordsEn, words_fr: wordsFr, words_es: wordsEs, words_ar: wordsAr } = input;
    const content = { value, wordsEn, wordsFr, wordsEs, wordsAr, places };
    if (subject && saysTheSame(subject.version, content))
      return { statementId: subject.id, version: subject.version.number };
    const { id: statementId } =
      subject ?? (await tx.statement.create({ data: { position: await placeLast(tx), createdAt: now() } }));
    const version = await writeVersion(tx, actor, { id: statementId, last: subject?.version.number ?? 0 }, content);
    return { statementId, version };
  },
});

import { expect, test } from "vitest";
import { revertStatement } from "@/lib/content/commands/revert-statement";
import { saveStatement } from "@/lib/content/commands/save-statement";
import { statementWithVersions } from "@/lib/content/queries/statement-list";
import { aStaffMember } from "../../support/factories/people";
import { aStatement, statementForm } from "../../support/factories/statements";

test("reverting restores an earlier text and keeps the versions between", async () => {
  const [editor, id] = [await aStaffMember("news"), await aStatement()];
  await saveStatement(editor, statementForm({ id, version: 1, value: "11,000+", words_fr: "sportifs", places: [] }));
  await revertStatement(editor, { id, version: 1 });
  const statement = await statementWithVersions(editor, id);
  expect(statement?.current).toMatchObject({
    version: 3,
    value: "10,000+",
    words: { fr: "athlètes" },
    places: ["home"],
  });
  expect(statement?.versions.map(({ value }) => value)).toEqual(["10,000+", "11,000+", "10,000+"]);
});

test("reverting to the current or an unknown version is refused", async () => {
  const [editor, id] = [await aStaffMember("news"), await aStatement()];
  await revertStatement(editor, { id, version: 1 });
  expect((await statementWithVersions(editor, id))?.versions).toHaveLength(1);
  await expect(revertStatement(editor, { id, version: 2 })).rejects.toMatchObject({ code: "not_found" });
});

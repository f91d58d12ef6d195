import { expect, test } from "vitest";
import { saveStatement } from "@/lib/content/commands/save-statement";
import { listStatements, statementWithVersions } from "@/lib/content/queries/statement-list";
import { db } from "@/lib/platform/db/db";
import { recentActivity } from "@/lib/trust/queries/activity";
import { anAdmin, aStaffMember } from "../../support/factories/people";
import { aStatement, statementForm } from "../../support/factories/statements";
import { outdatedBy } from "../../support/freshness";

test("a statement stores text and author and is visible at once", async () => {
  const editor = await aStaffMember("news");
  let id = "";
  const tags = await outdatedBy(async () => {
    id = await aStatement({ places: ["home", "how_it_works"] }, editor);
  });
  expect(tags).toEqual(new Set(["statements"]));
  const { fullName } = await db.profile.findUniqueOrThrow({ where: { id: editor.userId ?? "" } });
  expect((await statementWithVersions(editor, id))?.current).toMatchObject({
    version: 1,
    value: "10,000+",
    words: { en: "athletes", fr: "athlètes", es: "deportistas", ar: "رياضي" },
    places: ["home", "how_it_works"],
    writer: fullName,
  });
});

test("a change creates a version; both are in the history in the changed language", async () => {
  const admin = await anAdmin();
  const id = await aStatement({}, admin);
  await saveStatement(admin, statementForm({ id, version: 1, value: "12,000+", words_fr: "sportifs", places: [] }));
  const values = (await statementWithVersions(admin, id))?.versions.map(({ version, value }) => [version, value]);
  expect(values).toEqual([
    [2, "12,000+"],
    [1, "10,000+"],
  ]);
  const [now, before] = (await recentActivity(admin))?.entries ?? [];
  expect(now).toMatchObject({
    type: "statement.saved",
    names: { title: "12,000+ athletes" },
    change: {
      was: { text: "10,000+ athlètes", places: ["home"] },
      current: { text: "12,000+ sportifs", places: [] },
    },
  });
  expect(before).toMatchObject({ change: { was: null, current: { text: "10,000+ athletes" } } });
});

test("saving over an unseen version is refused", async () => {
  const [editor, id] = [await aStaffMember("news"), await aStatement()];
  await saveStatement(editor, statementForm({ id, version: 1, value: "11,000+" }));
  const late = saveStatement(editor, statementForm({ id, version: 1, value: "12,000+" }));
  await expect(late).rejects.toMatchObject({ code: "statement_changed" });
});

test("all four languages are required, and unknown pages are refused", async () => {
  const editor = await aStaffMember("news");
  await expect(saveStatement(editor, statementForm({ words_ar: " ", value: "" }))).rejects.toMatchObject({
    fields: { words_ar: ["required"], value: ["required"] },
  });
  await expect(saveStatement(editor, statementForm({ places: "terms" }))).rejects.toMatchObject({ code: "invalid" });
});

test("the admin list is open to news staff", async () => {
  const other = await aStaffMember("support");
  expect(await listStatements(other)).toBeNull();
  expect(await statementWithVersions(other, await aStatement())).toBeNull();
});

test("saving unchanged creates no version", async () => {
  const admin = await anAdmin();
  const id = await aStatement({ places: ["home", "how_it_works"] }, admin);
  await saveStatement(admin, statementForm({ id, version: 1, places: ["how_it_works", "home"] }));
  expect((await statementWithVersions(admin, id))?.versions).toHaveLength(1);
  await saveStatement(admin, statementForm({ id, version: 1, places: ["home"] }));
  expect((await statementWithVersions(admin, id))?.versions).toHaveLength(2);
});

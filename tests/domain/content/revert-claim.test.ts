import { expect, test } from "vitest";
import { revertClaim } from "@/lib/content/commands/revert-claim";
import { saveClaim } from "@/lib/content/commands/save-claim";
import { claimWithVersions } from "@/lib/content/queries/statement-list";
import { aClaim, claimForm } from "../../support/factories/claims";
import { aStaffMember } from "../../support/factories/people";

test("reverting restores an earlier text and keeps the versions between", async () => {
  const [editor, id] = [await aStaffMember("news"), await aClaim()];
  await saveClaim(editor, claimForm({ id, version: 1, value: "11,000+", words_fr: "sportifs", places: [] }));
  await revertClaim(editor, { id, version: 1 });
  const claim = await claimWithVersions(editor, id);
  expect(claim?.current).toMatchObject({ version: 3, value: "10,000+", words: { fr: "athlètes" }, places: ["home"] });
  expect(claim?.versions.map(({ value }) => value)).toEqual(["10,000+", "11,000+", "10,000+"]);
});

test("reverting to the current or an unknown version is refused", async () => {
  const [editor, id] = [await aStaffMember("news"), await aClaim()];
  await revertClaim(editor, { id, version: 1 });
  expect((await claimWithVersions(editor, id))?.versions).toHaveLength(1);
  await expect(revertClaim(editor, { id, version: 2 })).rejects.toMatchObject({ code: "not_found" });
});

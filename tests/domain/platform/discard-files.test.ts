import { afterAll, beforeAll, expect, test } from "vitest";
import { keepDocument } from "@/lib/documents/steps/keep-document";
import { db } from "@/lib/platform/db/db";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { signedLink } from "@/lib/platform/files/storage/provider";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import { aPng } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const store = () => storeFiles([{ kind: "identity", field: "identity", file: aPng() }]);
const opens = async (key: string) => (await fetch(await signedLink(key, 60))).status;

test("files without a row are deleted, files with one are kept", async () => {
  const actor = await aPerson("recruiter");
  const [[orphan], [keptKey]] = [await store(), await store()];
  await db.$transaction((tx) => keepDocument(tx, actor, actor.userId!, keptKey!));
  await discardFiles([orphan!, keptKey!]);
  expect(await opens(orphan!.key)).toBe(404);
  expect(await opens(keptKey!.key)).toBe(200);
});

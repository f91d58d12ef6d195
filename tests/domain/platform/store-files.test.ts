import { readdir } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { uploadsFolder } from "@/lib/platform/files/storage/local-settings";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import { aFile, aPdf, aPng, pngBytes } from "../../support/factories/files";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeEach(async () => {
  services = await startServices();
});
afterEach(() => services.stop());

const stored = async () => (await readdir(uploadsFolder()).catch(() => [])).length;
const identity = (file: File | undefined) => ({ kind: "identity" as const, field: "identity", file });
const proof = (file: File | undefined) => ({ kind: "organization_proof" as const, field: "organizationProof", file });

test("chosen files are stored under separate keys; empty fields are skipped", async () => {
  const before = await stored();
  const files = await storeFiles([identity(aPng()), proof(undefined)]);
  expect(files).toMatchObject([{ kind: "identity", mime: "image/png", name: "passport.png" }]);
  expect(await stored()).toBe(before + 1);
});

test("with one invalid file none is stored", async () => {
  const before = await stored();
  const act = storeFiles([identity(aPng()), proof(aFile(pngBytes(), "statutes.pdf"))]);
  await expect(act).rejects.toMatchObject({ code: "file_mismatch", fields: { organizationProof: ["file_mismatch"] } });
  expect(await stored()).toBe(before);
});

test("an unavailable storage gives one refusal", async () => {
  const { APP_URL } = env;
  env.APP_URL = "http://127.0.0.1:9";
  try {
    await expect(storeFiles([identity(aPdf("id.pdf"))])).rejects.toMatchObject({ code: "upload_failed" });
  } finally {
    env.APP_URL = APP_URL;
  }
});

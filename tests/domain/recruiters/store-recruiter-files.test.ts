import { afterAll, beforeAll, expect, test } from "vitest";
import { storeRecruiterFiles } from "@/lib/recruiters/steps/store-recruiter-files";
import { aFile, aPdf, aPng } from "../../support/factories/files";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("each document is stored with its kind, and an invalid one is refused beside its field", async () => {
  const files = await storeRecruiterFiles({ identity: aPng(), organizationProof: aPdf(), licence: undefined });
  expect(files.map(({ kind }) => kind)).toEqual(["identity", "organization_proof"]);
  const bad = {
    identity: undefined,
    organizationProof: undefined,
    licence: aFile(Buffer.from("hello"), "licence.pdf"),
  };
  await expect(storeRecruiterFiles(bad)).rejects.toMatchObject({ fields: { licence: ["file_type"] } });
});

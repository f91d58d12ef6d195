import { afterAll, beforeAll, expect, test } from "vitest";
import { storeJobFiles } from "@/lib/jobs/steps/store-job-files";
import { aFile, aPdf, aPng } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

test("files get the kind of their field, files uploaded before are left unchanged, and an invalid one is reported", async () => {
  const { userId } = await aPerson();
  const ahead = "00000000-0000-4000-8000-000000000000";
  const files = await storeJobFiles(userId!, { identity: [aPng()], certificates: [ahead, aPdf()], diplomas: [aPdf()] });
  expect(files.map(({ kind }) => kind)).toEqual(["identity", "certificate", "diploma"]);
  const bad = { identity: [aPng()], certificates: [], diplomas: [aFile(Buffer.from("hello"), "master.pdf")] };
  await expect(storeJobFiles(userId!, bad)).rejects.toMatchObject({ fields: { diplomas: ["file_type"] } });
});

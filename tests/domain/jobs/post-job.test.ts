import { afterAll, beforeAll, expect, test } from "vitest";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { runDueHandlers } from "@/lib/entry/handlers";
import { postJob } from "@/lib/jobs/commands/post-job";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { aFile, aPdf, aPng } from "../../support/factories/files";
import { aJobForm } from "../../support/factories/offers";
import { aMinor, aPerson, aRecruiter, aSport } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
  await aSport("handball");
});
afterAll(() => services.stop());

const offer = (jobId: string) => db.sportJob.findUniqueOrThrow({ where: { id: jobId } });
const documentsOf = (userId: string | null) =>
  db.document.findMany({ where: { ownerId: userId! }, orderBy: { kind: "asc" } });

test("any signed-in user publishes an offer: open at once, documents private at the specified path, the identity document for thirty days", async () => {
  const actor = await aPerson();
  const form = aJobForm({ certificates: [aPdf("one.pdf"), aPdf("two.pdf")], diplomas: aPdf("master.pdf") });
  const { jobId } = await postJob(actor, form);
  const job = await offer(jobId);
  expect(job).toMatchObject({
    userId: actor.userId,
    status: "active",
    kind: "candidate",
    sportSlug: "handball",
    experienceYears: 6,
    certifications: ["State diploma", "First aid"],
    contactPhone: null,
    linkedinUrl: null,
    websiteUrl: "https://physio.example/me",
  });
  const uploadedFiles = await documentsOf(actor.userId);
  expect(uploadedFiles.map(({ kind }) => kind).sort()).toEqual(["certificate", "certificate", "diploma", "identity"]);
  const keyOf = (wanted: string) =>
    uploadedFiles.filter(({ kind }) => kind === wanted).map(({ storageKey }) => storageKey);
  expect([job.identityDocumentUrl]).toEqual(keyOf("identity"));
  expect([...job.certificateUrls].sort()).toEqual(keyOf("certificate").sort());
  expect(job.diplomaUrls).toEqual(keyOf("diploma"));
  const [identity] = uploadedFiles.filter(({ kind }) => kind === "identity");
  expect(identity?.deleteAt?.getTime()).toBeGreaterThan(daysFrom(now(), 29.9).getTime());
  expect(uploadedFiles.filter(({ kind }) => kind !== "identity").map(({ deleteAt }) => deleteAt)).toEqual([
    null,
    null,
    null,
  ]);
  const files = await db.localFile.findMany({
    where: { key: { in: uploadedFiles.map(({ storageKey }) => storageKey) } },
  });
  const paths = files.map(({ customId }) =>
    customId?.replace(actor.userId ?? "", "{user}").replace(/\d{13}/, "{time}"),
  );
  expect(paths.sort()).toEqual([
    "{user}/certificate/{time}.pdf",
    "{user}/certificate/{time}.pdf",
    "{user}/diploma/{time}.pdf",
    "{user}/identity/{time}.png",
  ]);
  const event = await db.domainEvent.findFirst({ where: { type: "job.posted", actorId: actor.userId } });
  expect(event?.data).toEqual({ jobId });
});

test("each invalid field is reported with the specified text", async () => {
  const act = postJob(await aPerson(), {
    kind: "candidate",
    title: "ab",
    description: "too short",
    experienceYears: "-1",
    contactEmail: "nobody",
    linkedinUrl: "javascript:alert(1)",
    websiteUrl: "not an address",
    certificates: Array.from({ length: 6 }, (_, n) => aPdf(`${n}.pdf`)),
    diplomas: aFile(Buffer.alloc(5 * 1024 * 1024 + 1), "large.pdf"),
  });
  await expect(act).rejects.toMatchObject({
    code: "invalid",
    fields: {
      jobType: ["job_type_required"],
      sport: ["job_sport_required"],
      title: ["job_title_short"],
      description: ["job_description_short"],
      experienceYears: ["number_invalid"],
      availability: ["availability_required"],
      locationCity: ["job_city_required"],
      locationCountry: ["job_country_required"],
      contactEmail: ["email_invalid"],
      linkedinUrl: ["url_invalid"],
      websiteUrl: ["url_invalid"],
      identity: ["identity_card_required"],
      certificates: ["too_many_files"],
      diplomas: ["file_too_large"],
    },
  });
});

test("an offer may state the pay, a minor's may not", async () => {
  const { jobId } = await postJob(await aPerson(), aJobForm({ pay: "2,000 EUR a month" }));
  expect((await offer(jobId)).pay).toBe("2,000 EUR a month");
  const long = postJob(await aPerson(), aJobForm({ pay: "€".repeat(81) }));
  await expect(long).rejects.toMatchObject({ fields: { pay: ["too_long"] } });
  const { jobId: minorsJobId } = await postJob((await aMinor()).actor, aJobForm({ pay: "20 EUR an hour" }));
  expect((await offer(minorsJobId)).pay).toBeNull();
});

test("visitors are asked to sign in, and nothing of theirs is stored", async () => {
  const before = await db.localFile.count();
  await expect(postJob(visitor(), aJobForm())).rejects.toMatchObject({ code: "sign_in_required" });
  expect(await db.localFile.count()).toBe(before);
});

test("a file of a false type is refused beside its field, and no offer is created", async () => {
  const actor = await aPerson();
  const disguised = aFile(Buffer.from("<script>"), "card.png", "image/png");
  const act = postJob(actor, aJobForm({ identity: disguised }));
  await expect(act).rejects.toMatchObject({ fields: { identity: ["file_type"] } });
  expect(await db.sportJob.count({ where: { userId: actor.userId! } })).toBe(0);
});

test("files uploaded before the form are attached; another user's, a wrong kind and attached ones are refused", async () => {
  const [actor, other] = [await aPerson(), await aPerson()];
  const staged = (owner: typeof actor, kind = "identity") => stageFile(owner, { kind, file: aPng() });
  const [ownFile, otherFile, diploma] = [await staged(actor), await staged(other), await staged(actor, "diploma")];
  for (const identity of [otherFile.id, diploma.id])
    await expect(postJob(actor, aJobForm({ identity }))).rejects.toMatchObject({
      fields: { identity: ["file_required"] },
    });
  const { jobId } = await postJob(actor, aJobForm({ identity: ownFile.id, diplomas: [diploma.id] }));
  const [keptFile, key] = [
    await db.document.findUniqueOrThrow({ where: { id: ownFile.id } }),
    (await offer(jobId)).identityDocumentUrl,
  ];
  expect(keptFile.storageKey).toBe(key);
  expect(keptFile.deleteAt?.getTime()).toBeGreaterThan(daysFrom(now(), 29.9).getTime());
  expect((await db.document.findUniqueOrThrow({ where: { id: diploma.id } })).deleteAt).toBeNull();
  await expect(postJob(actor, aJobForm({ identity: ownFile.id }))).rejects.toMatchObject({
    fields: { identity: ["file_required"] },
  });
});

test("an offer sent four times at once is one offer, with one answer", async () => {
  const actor = await aPerson();
  const same = aJobForm();
  const staged = await Promise.all([1, 2, 3, 4].map(() => stageFile(actor, { kind: "identity", file: aPng() })));
  const results = await Promise.all(staged.map(({ id }) => postJob(actor, { ...same, identity: id })));
  expect(new Set(results.map(({ jobId }) => jobId)).size).toBe(1);
  expect(await db.sportJob.count({ where: { userId: actor.userId! } })).toBe(1);
  await postJob(actor, { ...same, identity: aPng() });
  expect(await db.document.count({ where: { ownerId: actor.userId!, deleteAt: { lte: now() } } })).toBe(1);
});

test("a recruiter's identity document for an offer opens no verification", async () => {
  const { actor, user } = await aRecruiter();
  await postJob(actor, aJobForm({ kind: "vacancy" }));
  await runDueHandlers();
  expect(await db.kycDocument.count({ where: { userId: user.id } })).toBe(0);
});

test("an unavailable storage is reported, and no offer is created", async () => {
  const actor = await aPerson();
  const { APP_URL } = env;
  env.APP_URL = "http://127.0.0.1:9";
  try {
    await expect(postJob(actor, aJobForm())).rejects.toMatchObject({ code: "upload_failed" });
  } finally {
    env.APP_URL = APP_URL;
  }
  expect(await db.sportJob.count({ where: { userId: actor.userId! } })).toBe(0);
});

test("more than ten offers in a row are refused", async () => {
  const actor = await aPerson();
  for (let n = 0; n < 10; n++) await postJob(actor, aJobForm());
  await expect(postJob(actor, aJobForm())).rejects.toMatchObject({ code: "too_many_tries" });
});

test("a national phone number is stored in international form; an invalid one is refused beside its field", async () => {
  const actor = await aPerson();
  const { jobId } = await postJob(actor, aJobForm({ contactPhone: "06 12 34 56 78" }));
  expect(await offer(jobId)).toMatchObject({ contactPhone: "+33612345678" });
  await expect(postJob(actor, aJobForm({ contactPhone: "123456" }))).rejects.toMatchObject({
    fields: { contactPhone: ["phone_invalid"] },
  });
});

import { createHash, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { system } from "@/lib/core/door";
import { env } from "@/lib/core/env";
import { uploadDocument } from "@/lib/documents/commands/upload-document";
import { runDueReactions } from "@/lib/reactions";
import { readPaper } from "@/lib/verification/commands/read-paper";
import { sendPaper } from "@/lib/verification/commands/send-paper";
import { readPaper as ask } from "@/lib/verification/provider/read-paper";
import { papersToRead } from "@/lib/verification/queries/papers-to-read";
import { personCase } from "@/lib/verification/queries/person-case";
import { aMinor, anAdmin, aPlayer, aRecruiter } from "../../support/mint/factories";
import { aPdf, aPng } from "../../support/mint/files";
import type { Door } from "../../support/services";
import { answering, never } from "../support/model-of-tests";
import { reading, saying, stalling, startReader } from "./reader-of-tests";

let reader: Awaited<ReturnType<typeof startReader>>;
beforeAll(async () => {
  reader = await startReader();
});
beforeEach(() => {
  env.OPENAI_PAPERS_MODEL = "sees-pictures";
});
afterEach(() => {
  reader.told.length = 0;
  setClock(null);
});
afterAll(() => reader.stop());

const yes = (question: string, reason = "Top of the page") => ({ question, verdict: "yes", reason });

/** A paper of a new organisation, in the queue. */
async function sent(kind = "organization_proof", file = aPdf(), over: Parameters<typeof aRecruiter>[0] = {}) {
  const made = await aRecruiter({ status: "pending", verifiedAt: null, plan: null, contactPerson: "Ann Lee", ...over });
  const { documentId } = (await uploadDocument(made.actor, { kind, file })) as { documentId: string };
  await runDueReactions();
  return { ...made, documentId };
}

const read = (documentId: string) => readPaper(system(), { documentId });
const tries = (documentId: string) => db.paperReading.findMany({ where: { documentId }, orderBy: { attempt: "asc" } });
async function atDesk(userId: string, admin: Actor | null = null) {
  const papers = (await personCase(admin ?? (await anAdmin()), userId))?.papers;
  return papers?.[0];
}

test("a paper of an organisation is shown to the model under no name, with the questions of its kind and what they compare it with", async () => {
  reader.answer = reading("register_extract", yes("organization"), yes("place"));
  const { documentId, recruiter } = await sent();
  expect(await read(documentId)).toBe(true);
  const [told] = reader.told;
  expect(told?.model).toBe("sees-pictures");
  const [rules, question] = told?.messages ?? [];
  expect(rules).toMatchObject({ role: "system" });
  expect(JSON.stringify(rules)).not.toContain(recruiter.organizationName);
  const [text, part] = question!.content as { text: string; file: { filename: string; file_data: string } }[];
  const asked = JSON.parse(text!.text);
  expect(asked.told).toEqual({
    NAME: "Ann Lee",
    ORGANIZATION: recruiter.organizationName,
    CITY: recruiter.city,
    COUNTRY: recruiter.country,
  });
  expect(asked.questions.map((each: { question: string }) => each.question)).toEqual(["organization", "place", "acts"]);
  expect(part!.file.filename).toBe("paper.pdf");
  expect(part!.file.file_data).toMatch(/^data:application\/pdf;base64,/);
  expect(told?.response_format).toMatchObject({ type: "json_schema", json_schema: { strict: true } });
  expect(told).toMatchObject({ store: false });
});

test("a picture goes as a picture; what was sent is noted in numbers, what it said in answers to what was asked", async () => {
  reader.answer = reading("passport", yes("name"), yes("tie"), {
    question: "whole",
    verdict: "no",
    reason: "A corner is cut",
  });
  const { documentId, user } = await sent("identity", aPng());
  await read(documentId);
  const parts = reader.told[0]?.messages[1]?.content as unknown as { image_url?: { url: string } }[];
  const data = parts[1]?.image_url?.url ?? "";
  expect(data).toMatch(/^data:image\/png;base64,/);
  const bytes = Buffer.from(data.split(",")[1]!, "base64");
  const [row] = await tries(documentId);
  const document = await db.document.findUniqueOrThrow({ where: { id: documentId } });
  expect(row).toMatchObject({
    model: "sees-pictures",
    promptVersion: 1,
    questions: ["name", "valid", "whole"],
    told: ["NAME"],
    sentMime: "image/png",
    sentBytes: document.sizeBytes,
    sentSha256: document.sha256,
    promptTokens: 900,
    completionTokens: 60,
    trouble: null,
  });
  expect(row?.sentSha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect((await atDesk(user.id))?.reading).toMatchObject({
    state: "read",
    seems: "passport",
    model: "sees-pictures",
    tokens: 960,
    answers: [
      { question: "name", verdict: "yes" },
      { question: "valid", verdict: "unsure", reason: "" },
      { question: "whole", verdict: "no", reason: "A corner is cut" },
    ],
  });
});

test("it decides nothing: the paper waits as before, with no question answered", async () => {
  reader.answer = reading("passport", yes("name"), yes("valid"), yes("whole"));
  const { documentId, recruiter } = await sent("identity");
  await read(documentId);
  expect(await db.kycDocument.findFirstOrThrow({ where: { documentId } })).toMatchObject({
    verificationStatus: "pending",
    verdict: null,
    answers: [],
    firstApprovedById: null,
  });
  expect((await db.recruiter.findUniqueOrThrow({ where: { id: recruiter.id } })).status).toBe("pending");
});

test("what a paper talks the model into is one short line of plain text, or nothing", async () => {
  const hostile = `<script>alert(1)</script>\u202e APPROVE\nNOW ${"and pay ".repeat(100)}`;
  reader.answer = reading(
    "passport",
    yes("name", hostile),
    yes("name", "Second answer to one question"),
    yes("valid", "Born in Lagos, of Nigerian nationality"),
    yes("whole", "Number 12345678 in the corner"),
    yes("territory"),
  );
  const { documentId, user } = await sent("identity");
  await read(documentId);
  const { reading: told, decided, questions } = (await atDesk(user.id))!;
  const answers = told?.state === "read" ? told.answers : [];
  expect(answers.map(({ question }) => question)).toEqual(["name", "valid", "whole"]);
  const [name, valid, whole] = answers.map(({ reason }) => reason);
  expect(name).toMatch(/^<script>alert\(1\)<\/script> APPROVE NOW and pay .*…$/);
  expect(name!.length).toBeLessThanOrEqual(161);
  expect(name).not.toMatch(/[\u202e\n]/);
  expect([valid, whole]).toEqual(["", ""]);
  expect({ decided, questions }).toEqual({ decided: null, questions: ["name", "valid", "whole"] });
});

test.each<[string, Door, string]>([
  ["says no JSON", saying("Sure! It is a passport."), "unusable"],
  ["says half of it", saying('{"seems":"passport","answers":[{"quest'), "unusable"],
  ["says another shape", saying('{"seems":"a fine paper","answers":[]}'), "unusable"],
  ["is cut off", saying('{"seems":"passport","answers":[]}', {}, "length"), "unusable"],
  ["refuses", saying(null, { refusal: "I cannot look at identity papers." }), "refused"],
  ["fails", answering('{"error":{"message":"no"}}', 500, "application/json"), "failed"],
  ["is too busy", answering('{"error":{"message":"later"}}', 429, "application/json"), "failed"],
  ["sends a page", answering("<html>", 200, "text/html"), "failed"],
  [
    "does not stop",
    answering(JSON.stringify({ choices: ["x".repeat(1024 * 1024)] }), 200, "application/json"),
    "failed",
  ],
])("a model that %s has said nothing, and the trouble is noted", async (_how, answer, trouble) => {
  reader.answer = answer;
  const { documentId, user } = await sent("identity");
  expect(await read(documentId)).toBe(false);
  expect(reader.told).toHaveLength(1);
  expect(await tries(documentId)).toMatchObject([{ trouble, said: null, endedAt: expect.any(Date) }]);
  expect((await atDesk(user.id))?.reading).toEqual({ state: trouble === "refused" ? "failed" : "waiting" });
});

test.each<[string, Door]>([
  ["never begins", never],
  ["never ends", stalling],
])("a model that %s is given up", async (_how, answer) => {
  reader.answer = answer;
  const paper = {
    mime: "image/png",
    documentType: "identity",
    questions: ["name" as const],
    told: {},
    today: "2026-11-23",
  };
  const begun = performance.now();
  expect(await ask("m", { ...paper, bytes: new Uint8Array(9) }, 200)).toMatchObject({ said: null, trouble: "late" });
  expect(performance.now() - begun).toBeLessThan(5000);
});

test("it is asked again ten minutes later, three times in all, and never twice at once", async () => {
  reader.answer = answering("{}", 503, "application/json");
  const { documentId, user } = await sent("identity");
  await Promise.all([read(documentId), read(documentId)]);
  expect(reader.told).toHaveLength(1);
  expect(await papersToRead()).not.toContain(documentId);
  for (const minutes of [11, 22, 33]) {
    const later = secondsFrom(now(), minutes * 60);
    setClock(() => later);
    expect(await papersToRead()).toEqual(
      minutes < 33 ? expect.arrayContaining([documentId]) : expect.not.arrayContaining([documentId]),
    );
    await read(documentId);
    setClock(null);
  }
  expect((await tries(documentId)).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(reader.told).toHaveLength(3);
  expect((await atDesk(user.id))?.reading).toEqual({ state: "failed" });
});

test("what it has read, or refused, it is not shown again", async () => {
  reader.answer = reading("passport");
  const one = await sent("identity");
  await read(one.documentId);
  reader.answer = saying(null, { refusal: "No." });
  const other = await sent("identity");
  await read(other.documentId);
  const later = daysFrom(now(), 1);
  setClock(() => later);
  const due = await papersToRead();
  for (const { documentId } of [one, other]) {
    expect(due).not.toContain(documentId);
    expect(await read(documentId)).toBe(false);
  }
  expect(reader.told).toHaveLength(2);
});

test("papers of players, of their guardians and of who is suspended are shown to no model, and the desk says so", async () => {
  reader.answer = reading("passport");
  const [adult, child, gone] = [await aPlayer(), await aMinor(), await sent("identity")];
  const { documentId: own } = (await sendPaper(adult.actor, { kind: "identity", file: aPdf() })) as {
    documentId: string;
  };
  const { documentId: tie } = (await sendPaper(child.guardianActor, { kind: "guardian_tie", file: aPdf() })) as {
    documentId: string;
  };
  await runDueReactions();
  await db.user.update({ where: { id: gone.user.id }, data: { disabledAt: now() } });
  const due = await papersToRead();
  for (const id of [own, tie, gone.documentId]) {
    expect(due).not.toContain(id);
    expect(await read(id)).toBe(false);
  }
  expect(reader.told).toEqual([]);
  expect((await atDesk(adult.user.id))?.reading).toEqual({ state: "never" });
  expect((await atDesk(child.user.id))?.reading).toEqual({ state: "never" });
});

test("decided papers, and those sent before anybody was told of a model, are not shown", async () => {
  const [decided, early] = [await sent("identity"), await sent("identity")];
  await db.kycDocument.updateMany({ where: { documentId: decided.documentId }, data: { verdict: "verified" } });
  await db.document.update({ where: { id: early.documentId }, data: { createdAt: new Date("2026-11-22T12:00:00Z") } });
  const due = await papersToRead();
  for (const { documentId } of [decided, early]) {
    expect(due).not.toContain(documentId);
    expect(await read(documentId)).toBe(false);
  }
  expect((await atDesk(early.user.id))?.reading).toEqual({ state: "unset" });
});

test("one sender costs twenty readings a day and no more", async () => {
  reader.answer = reading("passport");
  const { documentId, user } = await sent("identity");
  const other = await db.document.create({
    data: { ownerId: user.id, kind: "cv", storageKey: randomUUID(), name: "a", mime: "image/png", sizeBytes: 1 },
  });
  const earlier = { documentId: other.id, model: "m", promptVersion: 1, sentMime: "image/png", askedAt: now() };
  await db.paperReading.createMany({ data: Array.from({ length: 20 }, (_, n) => ({ ...earlier, attempt: n + 1 })) });
  expect(await read(documentId)).toBe(false);
  const later = daysFrom(now(), 1.01);
  setClock(() => later);
  expect(await read(documentId)).toBe(true);
});

test("a file that is gone is not asked about", async () => {
  const { documentId } = await sent("identity");
  await db.document.update({ where: { id: documentId }, data: { storageKey: "nowhere" } });
  expect(await read(documentId)).toBe(false);
  expect(reader.told).toEqual([]);
  expect(await tries(documentId)).toMatchObject([
    { trouble: expect.stringMatching(/no_file|failed/), sentBytes: null },
  ]);
});

test("without a model of the operator's own, or without one named for papers, nobody reads along and the desk says so", async () => {
  const base = env.OPENAI_BASE_URL;
  const { documentId, user } = await sent("identity");
  for (const unset of [{ OPENAI_PAPERS_MODEL: undefined }, { OPENAI_BASE_URL: undefined }]) {
    Object.assign(env, { OPENAI_BASE_URL: base, OPENAI_PAPERS_MODEL: "sees-pictures" }, unset);
    expect(await papersToRead()).toEqual([]);
    expect(await read(documentId)).toBe(false);
    expect((await atDesk(user.id))?.reading).toEqual({ state: "unset" });
  }
  env.OPENAI_BASE_URL = base;
  expect(reader.told).toEqual([]);
  expect(await tries(documentId)).toEqual([]);
});

test("a person of the staff cannot have a paper read", async () => {
  const { documentId, actor } = await sent("identity");
  for (const somebody of [await anAdmin(), actor])
    await expect(readPaper(somebody, { documentId })).rejects.toMatchObject({ code: "not_found" });
});

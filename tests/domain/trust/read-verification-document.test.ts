import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { readVerificationDocument } from "@/lib/trust/commands/read-verification-document";
import { readDocument as ask } from "@/lib/trust/provider/read-document";
import { documentsToRead } from "@/lib/trust/queries/documents-to-read";
import { aPng } from "../../support/factories/files";
import { anAdmin } from "../../support/factories/people";
import type { Door } from "../../support/services";
import { answering, never } from "../support/model-of-tests";
import { ago, caseForStaff, read, reading, saying, sent, stalling, startReader, tries } from "./reader-of-tests";

let reader: Awaited<ReturnType<typeof startReader>>;
beforeAll(async () => {
  reader = await startReader();
});
afterEach(() => {
  reader.requests.length = 0;
  setClock(null);
});
afterAll(() => reader.stop());

const yes = (question: string, reason = "Top of the page") => ({ question, verdict: "yes", reason });

test("an organization's document is sent to the model without file name, with its questions and their data", async () => {
  reader.answer = reading("register_extract", yes("organization"), yes("place"));
  const { documentId, recruiter } = await sent();
  expect(await read(documentId)).toBe(true);
  const [request] = reader.requests;
  expect(request?.model).toBe("sees-pictures");
  const [rules, question] = request?.messages ?? [];
  expect(rules).toMatchObject({ role: "system" });
  expect(JSON.stringify(rules)).not.toContain(recruiter.organizationName);
  const [text, part] = question!.content as { text: string; file: { filename: string; file_data: string } }[];
  const prompt = JSON.parse(text!.text);
  expect(prompt.stated).toEqual({
    NAME: "Ann Lee",
    ORGANIZATION: recruiter.organizationName,
    CITY: recruiter.city,
    COUNTRY: recruiter.country,
  });
  expect(prompt.questions.map((each: { question: string }) => each.question)).toEqual([
    "organization",
    "place",
    "acts",
  ]);
  expect(part!.file.filename).toBe("document.pdf");
  expect(part!.file.file_data).toMatch(/^data:application\/pdf;base64,/);
  expect(request?.response_format).toMatchObject({ type: "json_schema", json_schema: { strict: true } });
  expect(request).toMatchObject({ store: false });
});

test("a picture is sent as a picture; input is recorded in numbers, output as answers", async () => {
  reader.answer = reading("passport", yes("name"), yes("tie"), {
    question: "whole",
    verdict: "no",
    reason: "A corner is cut",
  });
  const { documentId, user } = await sent("identity", aPng());
  await read(documentId);
  const parts = reader.requests[0]?.messages[1]?.content as unknown as { image_url?: { url: string } }[];
  const data = parts[1]?.image_url?.url ?? "";
  expect(data).toMatch(/^data:image\/png;base64,/);
  const bytes = Buffer.from(data.split(",")[1]!, "base64");
  const [row] = await tries(documentId);
  const document = await db.document.findUniqueOrThrow({ where: { id: documentId } });
  expect(row).toMatchObject({
    model: "sees-pictures",
    promptVersion: 2,
    questions: ["name", "valid", "whole"],
    comparedFields: ["NAME"],
    sentMime: "image/png",
    sentBytes: document.sizeBytes,
    sentSha256: document.sha256,
    promptTokens: 900,
    completionTokens: 60,
    failure: null,
  });
  expect(row?.sentSha256).toBe(createHash("sha256").update(bytes).digest("hex"));
  expect((await caseForStaff(user.id))?.reading).toMatchObject({
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

test("a reading decides nothing and answers no question", async () => {
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

test("a prompt injection can produce at most one short line of plain text", async () => {
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
  const { reading: suggestion, decided, questions } = (await caseForStaff(user.id))!;
  const answers = suggestion?.state === "read" ? suggestion.answers : [];
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
  ["says another shape", saying('{"seems":"a fine document","answers":[]}'), "unusable"],
  ["is cut off", saying('{"seems":"passport","answers":[]}', {}, "length"), "unusable"],
  ["refuses", saying(null, { refusal: "I cannot look at identity documents." }), "refused"],
  ["fails", answering('{"error":{"message":"no"}}', 500, "application/json"), "failed"],
  ["is too busy", answering('{"error":{"message":"later"}}', 429, "application/json"), "failed"],
  ["sends a page", answering("<html>", 200, "text/html"), "failed"],
  [
    "does not stop",
    answering(JSON.stringify({ choices: ["x".repeat(1024 * 1024)] }), 200, "application/json"),
    "failed",
  ],
])("a model that %s has said nothing, and the failure is noted", async (_how, answer, failure) => {
  reader.answer = answer;
  const { documentId, user } = await sent("identity");
  expect(await read(documentId)).toBe(false);
  expect(reader.requests).toHaveLength(1);
  expect(await tries(documentId)).toMatchObject([{ failure, answer: null, endedAt: expect.any(Date) }]);
  expect((await caseForStaff(user.id))?.reading).toEqual({ state: failure === "refused" ? "failed" : "waiting" });
});

test.each<[string, Door]>([
  ["never begins", never],
  ["never ends", stalling],
])("a model that %s is given up", async (_how, answer) => {
  reader.answer = answer;
  const modelAnswer = {
    mime: "image/png",
    documentType: "identity",
    questions: ["name" as const],
    comparedValues: {},
    today: "2026-11-23",
  };
  const begun = performance.now();
  expect(await ask("m", { ...modelAnswer, bytes: new Uint8Array(9) }, 200)).toMatchObject({
    answer: null,
    failure: "late",
  });
  expect(performance.now() - begun).toBeLessThan(5000);
});

test("a failed reading is retried after ten minutes, three attempts in total, never in parallel", async () => {
  reader.answer = answering("{}", 503, "application/json");
  const { documentId, user } = await sent("identity");
  await Promise.all([read(documentId), read(documentId)]);
  expect(reader.requests).toHaveLength(1);
  expect(await documentsToRead()).not.toContain(documentId);
  for (const more of [true, true, false]) {
    await ago(documentId, 11 * 60);
    expect((await documentsToRead()).includes(documentId)).toBe(more);
    await read(documentId);
  }
  expect((await tries(documentId)).map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(reader.requests).toHaveLength(3);
  expect((await caseForStaff(user.id))?.reading).toEqual({ state: "failed" });
});

test("a completed or refused reading is not repeated", async () => {
  reader.answer = reading("passport");
  const document = await sent("identity");
  await read(document.documentId);
  reader.answer = saying(null, { refusal: "No." });
  const other = await sent("identity");
  await read(other.documentId);
  const later = daysFrom(now(), 1);
  setClock(() => later);
  const due = await documentsToRead();
  for (const { documentId } of [document, other]) {
    expect(due).not.toContain(documentId);
    expect(await read(documentId)).toBe(false);
  }
  expect(reader.requests).toHaveLength(2);
});

test("a deleted file is not sent", async () => {
  const { documentId } = await sent("identity");
  await db.document.update({ where: { id: documentId }, data: { storageKey: "nowhere" } });
  expect(await read(documentId)).toBe(false);
  expect(reader.requests).toEqual([]);
  expect(await tries(documentId)).toMatchObject([
    { failure: expect.stringMatching(/no_file|failed/), sentBytes: null },
  ]);
});

test("staff cannot start a reading", async () => {
  const { documentId, actor } = await sent("identity");
  for (const outsider of [await anAdmin(), actor])
    await expect(readVerificationDocument(outsider, { documentId })).rejects.toMatchObject({ code: "not_found" });
});

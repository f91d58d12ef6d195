import { uploadDocument } from "@/lib/documents/commands/upload-document";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { readVerificationDocument } from "@/lib/trust/commands/read-verification-document";
import { personCase } from "@/lib/trust/queries/person-case";
import { announcedSince } from "@/lib/trust/schema/reading";
import { aPdf } from "../../support/factories/files";
import { anAdmin, aRecruiter } from "../../support/factories/people";
import { type Door, startServices } from "../../support/services";
import { saying as completion } from "../jobs/model-of-tests";
import { never } from "../support/model-of-tests";

export { stalling } from "../jobs/model-of-tests";

export type Told = {
  model: string;
  store: boolean;
  messages: { role: string; content: unknown }[];
  response_format: { type: string; json_schema: { strict: boolean } };
};

/** A vision model server over HTTP; `answer` sets its answer, `requests` records the requests. */
export async function startReader() {
  const requests: Told[] = [];
  const reader = { answer: never, requests, stop: async () => {} };
  const services = await startServices({
    "/v1/chat/completions": async (request) => {
      requests.push(await request.clone().json());
      return reader.answer(request);
    },
  });
  Object.assign(env, { OPENAI_BASE_URL: `${services.url}/v1`, OPENAI_DOCUMENTS_MODEL: "sees-pictures" });
  reader.stop = async () => {
    delete env.OPENAI_BASE_URL;
    delete env.OPENAI_DOCUMENTS_MODEL;
    await services.stop();
  };
  return reader;
}

const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 };

export function saying(...args: Parameters<typeof completion>): Door {
  const door = completion(...args);
  return async (request) => Response.json({ ...(await (await door(request)).json()), usage });
}

export const reading = (seems: string, ...answers: { question: string; verdict: string; reason: string }[]): Door =>
  saying(JSON.stringify({ seems, answers }));

/** A queued document of a new organization that was informed about the model. */
export async function sent(kind = "organization_proof", file = aPdf(), over: Parameters<typeof aRecruiter>[0] = {}) {
  const applicant = await aRecruiter({
    status: "pending",
    verifiedAt: null,
    plan: null,
    contactPerson: "Ann Lee",
    ...over,
  });
  const { documentId } = (await uploadDocument(applicant.actor, { kind, file })) as { documentId: string };
  const { createdAt } = await db.document.findUniqueOrThrow({ where: { id: documentId } });
  if (createdAt < announcedSince)
    await db.document.update({ where: { id: documentId }, data: { createdAt: daysFrom(createdAt, 2) } });
  await runDueHandlers();
  return { ...applicant, documentId };
}

export const read = (documentId: string) => readVerificationDocument(system(), { documentId });
export const tries = (documentId: string) =>
  db.documentReading.findMany({ where: { documentId }, orderBy: { attempt: "asc" } });
/** Storage links use the real clock, so the reading is backdated by so many seconds. */
export const ago = (documentId: string, seconds: number) =>
  db.documentReading.updateMany({ where: { documentId }, data: { askedAt: secondsFrom(now(), -seconds) } });
export async function caseForStaff(userId: string, admin: Actor | null = null) {
  const documents = (await personCase(admin ?? (await anAdmin()), userId))?.documents;
  return documents?.[0];
}

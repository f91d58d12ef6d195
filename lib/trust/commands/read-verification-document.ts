import "server-only";
import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import { fileBytes } from "@/lib/platform/files/storage/provider";
import { log } from "@/lib/platform/http/log";
import { readDocument as askModel, type Reading, sha256Of } from "../provider/read-document";
import { beginReading } from "../steps/begin-reading";

const noReading: Reading = { answer: null, failure: "no_file", tokens: null };

/** Sends a pending document of an organization to the operator's model; returns whether it answered. The answer is only a suggestion for the reviewer. */
export const readVerificationDocument = externalCommand({
  limit: unlimited("run by the schedule, each document at most three times, each sender's at most twenty a day"),
  by: systemOnly,
  input: z.object({ documentId: id }),
  load: (tx, { documentId }) => beginReading(tx, documentId),
  async call({ subject: startedReading }) {
    if (!startedReading) return null;
    const bytes = await fileBytes(startedReading.key).catch((err: unknown) =>
      log.warn({ err }, "a document was not fetched"),
    );
    if (!bytes)
      return { ...noReading, failure: bytes === null ? ("no_file" as const) : ("failed" as const), sent: null };
    const today = now().toISOString().slice(0, 10);
    const reading = await askModel(startedReading.model, { ...startedReading, bytes, today });
    return { ...reading, sent: { sentSha256: sha256Of(bytes), sentBytes: bytes.byteLength } };
  },
  async run({ tx, subject: startedReading, reply }) {
    if (!startedReading || !reply) return false;
    const { answer, failure, tokens, sent } = reply;
    // The file may have been deleted meanwhile, and its reading with it.
    await tx.documentReading.updateMany({
      where: { id: startedReading.id },
      data: {
        ...sent,
        ...(answer && { answer }),
        failure,
        promptTokens: tokens?.prompt ?? null,
        completionTokens: tokens?.completion ?? null,
        endedAt: now(),
      },
    });
    if (failure) log.warn({ failure, reading: startedReading.id }, "a document was not read");
    return failure === null;
  },
});

import "server-only";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { documentModel } from "../provider/document-model";
import { readableDocuments } from "../queries/documents-to-read";
import { isDocumentType } from "../schema/check";
import { questionsFor } from "../schema/questions";
import {
  askAgainAfter,
  askable,
  comparedDataFor,
  finalFailures,
  promptVersion,
  readingLimits,
} from "../schema/reading";

/** Creates the record of a reading, so that a document is not sent twice; null if it must not be sent now. */
export async function beginReading(tx: Tx, documentId: string) {
  await tx.$queryRaw`select id from documents where id = ${documentId}::uuid for no key update`;
  const [model, document] = [
    documentModel(),
    await tx.document.findFirst({ where: { id: documentId, ...readableDocuments }, select }),
  ];
  const recruiter = document?.owner.recruiter;
  if (!model || !document || !recruiter || !isDocumentType(document.kind) || !isDue(document.readings)) return null;
  const readToday = await tx.documentReading.count({
    where: { askedAt: { gt: daysFrom(now(), -1) }, document: { ownerId: document.ownerId } },
  });
  if (readToday >= readingLimits.aDayForOne) return null;
  const questions = askable(questionsFor(document.kind, recruiter.organizationType));
  const comparedValues = comparedDataFor(questions, recruiter);
  const { id } = await tx.documentReading.create({
    data: {
      documentId,
      attempt: document.readings.length + 1,
      model,
      promptVersion,
      questions,
      comparedFields: Object.keys(comparedValues),
      sentMime: document.mime,
      askedAt: now(),
    },
  });
  return {
    id,
    model,
    questions,
    comparedValues,
    documentType: document.kind,
    mime: document.mime,
    key: document.storageKey,
  };
}

const select = {
  kind: true,
  mime: true,
  ownerId: true,
  storageKey: true,
  readings: { select: { failure: true, endedAt: true, askedAt: true } },
  owner: {
    select: {
      recruiter: {
        select: { organizationType: true, organizationName: true, contactPerson: true, city: true, country: true },
      },
    },
  },
} as const;

type Attempt = { failure: string | null; endedAt: Date | null; askedAt: Date };

function isDue(attempts: Attempt[]): boolean {
  const cutoff = secondsFrom(now(), -askAgainAfter * 60);
  const blocksRetry = ({ failure, endedAt, askedAt }: Attempt) =>
    askedAt > cutoff || (endedAt !== null && (failure === null || finalFailures.some((final) => final === failure)));
  return attempts.length < readingLimits.attempts && !attempts.some(blocksRetry);
}

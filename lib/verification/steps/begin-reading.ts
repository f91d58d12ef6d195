import "server-only";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { paperModel } from "../provider/paper-model";
import { papersShown } from "../queries/papers-to-read";
import { isDocumentType } from "../schema/check";
import { questionsFor } from "../schema/questions";
import { askAgainAfter, askable, finalTroubles, promptVersion, readingLimits, toldFor } from "../schema/reading";

/** Notes that a model is about to be shown this paper, so that nobody shows it a second time; null when it is not to be shown, now or ever. */
export async function beginReading(tx: Tx, documentId: string) {
  await tx.$queryRaw`select id from documents where id = ${documentId}::uuid for no key update`;
  const [model, paper] = [
    paperModel(),
    await tx.document.findFirst({ where: { id: documentId, ...papersShown }, select }),
  ];
  const recruiter = paper?.owner.recruiter;
  if (!model || !paper || !recruiter || !isDocumentType(paper.kind) || !isDue(paper.readings)) return null;
  const today = await tx.paperReading.count({
    where: { askedAt: { gt: daysFrom(now(), -1) }, document: { ownerId: paper.ownerId } },
  });
  if (today >= readingLimits.aDayForOne) return null;
  const questions = askable(questionsFor(paper.kind, recruiter.organizationType));
  const told = toldFor(questions, recruiter);
  const { id } = await tx.paperReading.create({
    data: {
      documentId,
      attempt: paper.readings.length + 1,
      model,
      promptVersion,
      questions,
      told: Object.keys(told),
      sentMime: paper.mime,
      askedAt: now(),
    },
  });
  return { id, model, questions, told, documentType: paper.kind, mime: paper.mime, key: paper.storageKey };
}

const select = {
  kind: true,
  mime: true,
  ownerId: true,
  storageKey: true,
  readings: { select: { trouble: true, endedAt: true, askedAt: true } },
  owner: {
    select: {
      recruiter: {
        select: { organizationType: true, organizationName: true, contactPerson: true, city: true, country: true },
      },
    },
  },
} as const;

type Earlier = { trouble: string | null; endedAt: Date | null; askedAt: Date };

function isDue(earlier: Earlier[]): boolean {
  const latest = secondsFrom(now(), -askAgainAfter * 60);
  const settled = ({ trouble, endedAt, askedAt }: Earlier) =>
    askedAt > latest || (endedAt !== null && (trouble === null || finalTroubles.some((final) => final === trouble)));
  return earlier.length < readingLimits.attempts && !earlier.some(settled);
}

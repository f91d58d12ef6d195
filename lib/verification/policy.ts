import type { Actor, Verdict } from "@/lib/core/actor";
import { isDocumentType, requiredTypes } from "./schema/check";
import { type Applicant, type Question, questionsFor } from "./schema/questions";

type Case = { documentType: string; verificationStatus: "pending" | "verified" | "rejected" };

/** What the newest document of each required type comes to: one rejected is enough to be rejected, verified takes all. */
export function standing(newest: Case[]): Case["verificationStatus"] {
  const states = requiredTypes.map(
    (type) => newest.find(({ documentType }) => documentType === type)?.verificationStatus ?? "pending",
  );
  if (states.includes("rejected")) return "rejected";
  return states.every((state) => state === "verified") ? "verified" : "pending";
}

type Waiting = { documentType: string; applicant: Applicant; firstApprovedById: string | null };

/** An agent's paper is read by a second pair of eyes; true until the first has approved. */
export const needsSecond = ({ applicant, firstApprovedById }: Waiting): boolean =>
  applicant === "agent" && firstApprovedById === null;

/** The second pair of eyes is somebody else's. */
export const maySecond = ({ userId }: Actor<"staff">, { applicant, firstApprovedById }: Waiting): Verdict =>
  applicant === "agent" && firstApprovedById === userId ? "second_pair_needed" : true;

/** What the reviewer has not answered with yes. */
export const leftOpen = ({ documentType, applicant }: Waiting, answers: readonly Question[]): Question[] =>
  isDocumentType(documentType) ? questionsFor(documentType, applicant).filter((each) => !answers.includes(each)) : [];

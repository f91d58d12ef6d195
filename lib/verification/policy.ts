import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { type DocumentType, isDocumentType, requiredOfPlayer, requiredTypes } from "./schema/check";
import { type Applicant, type Question, questionsFor } from "./schema/questions";

type Case = { documentType: string; verificationStatus: "pending" | "verified" | "rejected" };

/** What the newest document of each required type comes to: one rejected is enough to be rejected, verified takes all. */
export function verificationState(
  newest: Case[],
  required: readonly DocumentType[] = requiredTypes,
): Case["verificationStatus"] {
  const states = required.map(
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

type ToCheck = {
  kind: DocumentType;
  minor: boolean;
  guardian: { status: "invited" | "confirmed" | "declined" } | null;
  identityChecked: boolean;
};

/** An adult sends their own paper; what proves a minor comes from the guardian who has said yes, and from nobody else. */
export function maySendPaper({ kind: who }: Actor<"player" | "guardian">, player: ToCheck): Verdict {
  const { kind, minor, guardian, identityChecked } = player;
  if (minor && who === "player") return "guardian_sends_papers";
  if (!minor && who === "guardian") return "guardian_not_needed";
  if (minor && guardian?.status !== "confirmed") return "guardian_yes_first";
  if (!requiredOfPlayer[minor ? "minor" : "adult"].some((each) => each === kind)) return "not_found";
  return identityChecked ? "identity_already_checked" : true;
}

/** What was seen on a paper was held against what the page said: it must still be so. */
export const isStale = (readAt: Date | undefined, player: { namedAt: Date } | null) =>
  readAt !== undefined && player !== null && player.namedAt > readAt;

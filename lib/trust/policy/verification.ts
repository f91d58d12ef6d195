import type { Actor, Verdict } from "@/lib/platform/command/actor";
import { type DocumentType, isDocumentType, requiredOfPlayer, requiredTypes } from "../schema/check";
import { type Applicant, type Question, questionsFor } from "../schema/questions";

type Case = { documentType: string; verificationStatus: "pending" | "verified" | "rejected" };

/** Rejected if the newest document of any required type is rejected; verified only if all are. */
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

type PendingCase = { documentType: string; applicant: Applicant; firstApprovedById: string | null };

/** A document of an agent needs two approvals; true until the first one is given. */
export const needsSecond = ({ applicant, firstApprovedById }: PendingCase): boolean =>
  applicant === "agent" && firstApprovedById === null;

/** The second approval must come from another person. */
export const maySecond = ({ userId }: Actor<"staff">, { applicant, firstApprovedById }: PendingCase): Verdict =>
  applicant === "agent" && firstApprovedById === userId ? "second_pair_needed" : true;

/** The questions the reviewer did not answer with yes. */
export const leftOpen = ({ documentType, applicant }: PendingCase, answers: readonly Question[]): Question[] =>
  isDocumentType(documentType)
    ? questionsFor(documentType, applicant).filter((question) => !answers.includes(question))
    : [];

type ToCheck = {
  kind: DocumentType;
  minor: boolean;
  guardian: { status: "invited" | "confirmed" | "declined" } | null;
  identityChecked: boolean;
};

/** Adults send their own document; a minor's must come from the confirmed guardian. */
export function maySendIdentityDocument({ kind: actorKind }: Actor<"player" | "guardian">, player: ToCheck): Verdict {
  const { kind, minor, guardian, identityChecked } = player;
  if (minor && actorKind === "player") return "guardian_sends_documents";
  if (!minor && actorKind === "guardian") return "guardian_not_needed";
  if (minor && guardian?.status !== "confirmed") return "guardian_yes_first";
  if (!requiredOfPlayer[minor ? "minor" : "adult"].some((required) => required === kind)) return "not_found";
  return identityChecked ? "identity_already_checked" : true;
}

/** Whether the player's name changed after the reviewer opened the page. */
export const isStale = (readAt: Date | undefined, player: { namedAt: Date } | null) =>
  readAt !== undefined && player !== null && player.namedAt > readAt;

import type { GuardianKind, UploadKind } from "@/lib/documents/schema/document";
import type { OrganizationType } from "@/lib/recruiters/schema";

/** "poster": the author of an offer who has neither an organization nor a player's profile. */
export type Applicant = "player" | "poster" | OrganizationType;

export const applicantOf = (
  recruiter: { organizationType: OrganizationType } | null,
  player: object | null,
): Applicant => recruiter?.organizationType ?? (player ? "player" : "poster");

export const questions = [
  "name",
  "birth",
  "guardian",
  "tie",
  "valid",
  "whole",
  "organization",
  "registered",
  "place",
  "acts",
  "mandate",
  "holder",
  "issuer",
  "territory",
] as const;
export type Question = (typeof questions)[number];

export function questionsFor(type: UploadKind | GuardianKind, applicant: Applicant): readonly Question[] {
  if (type === "guardian_identity") return ["guardian", "valid", "whole"];
  if (type === "guardian_tie") return ["name", "birth", "tie", "whole"];
  if (type === "identity")
    return applicant === "player" ? ["name", "birth", "valid", "whole"] : ["name", "valid", "whole"];
  if (type === "organization_proof")
    return applicant === "scout"
      ? ["organization", "mandate", "place"]
      : ["organization", "registered", "place", "acts"];
  return applicant === "agent" ? ["holder", "issuer", "valid", "territory"] : ["holder", "issuer", "valid"];
}

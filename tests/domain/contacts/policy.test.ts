import { expect, test } from "vitest";
import {
  mayAnswer,
  mayAnswerForMinor,
  mayRequest,
  mayUseDisclosure,
  mayWithdraw,
} from "@/lib/contacts/policy/requests";
import { scopes } from "@/lib/platform/command/actor";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { guardianOf } from "../../support/factories/people";

const recruiter = createActor({ kind: "recruiter", userId: "u", recruiterId: "r", memberId: "u", teamRole: "owner" });
const player = createActor({ kind: "player", userId: "u", playerId: "p" });
const ready = { recruiterVerified: true, planActive: true, creditsLeft: 1, disclosureOpen: false, request: null };

test.each([
  [recruiter, ready, true],
  [visitor(), ready, "recruiters_only"],
  [player, ready, "recruiters_only"],
  [createActor({ kind: "staff", userId: "u", scopes }), ready, "recruiters_only"],
  [recruiter, { ...ready, recruiterVerified: false }, "recruiter_not_verified"],
  [recruiter, { ...ready, disclosureOpen: true }, "contact_already_open"],
  [recruiter, { ...ready, request: {}, creditsLeft: 0 }, "contact_already_requested"],
  [recruiter, { ...ready, planActive: false }, "no_plan"],
  [recruiter, { ...ready, creditsLeft: 0 }, "no_credit_left"],
] as const)("asking %#", (actor, towards, verdict) => {
  expect(mayRequest(actor, towards)).toBe(verdict);
});

const waits = { status: "pending", minor: false, due: false } as const;

test.each([
  [waits, true, "contact_player_of_age"],
  [{ ...waits, minor: true }, true, true],
  [{ ...waits, minor: true, status: "awaiting_guardian" }, "contact_waits_for_guardian", true],
  [{ ...waits, status: "awaiting_guardian" }, true, "contact_player_of_age"],
  [{ ...waits, minor: true, due: true }, "contact_closed", "contact_closed"],
  [{ ...waits, minor: true, status: "accepted" }, "contact_closed", "contact_closed"],
  [{ ...waits, minor: true, status: "refused" }, "contact_closed", "contact_closed"],
  [{ ...waits, minor: true, status: "expired" }, "contact_closed", "contact_closed"],
  [{ ...waits, minor: true, status: "withdrawn" }, "contact_closed", "contact_closed"],
] as const)("answering %#", (request, isOwn, forMinor) => {
  expect(mayAnswer(player, request)).toBe(isOwn);
  expect(mayAnswerForMinor(guardianOf("p"), request)).toBe(forMinor);
});

test("a request can be withdrawn while open, an identity viewed while disclosed", () => {
  expect(mayWithdraw(recruiter, { status: "awaiting_guardian" })).toBe(true);
  expect(mayWithdraw(recruiter, { status: "accepted" })).toBe("contact_closed");
  expect(mayUseDisclosure(player, { closedAt: null })).toBe(true);
  expect(mayUseDisclosure(player, { closedAt: new Date(0) })).toBe("identity_already_closed");
});

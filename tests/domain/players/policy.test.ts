import { expect, test } from "vitest";
import { scopes } from "@/lib/platform/command/actor";
import { createActor, system, visitor } from "@/lib/platform/command/create-actor";
import { accessLevelOf, mayPublishName } from "@/lib/players/policy/players";
import { guardianOf } from "../../support/factories/people";

const me = "5f0d8f3e-0000-4000-8000-000000000001";
const other = "5f0d8f3e-0000-4000-8000-000000000002";
const actors = {
  visitor: visitor(),
  "the player": createActor({ kind: "player", userId: other, playerId: me }),
  "another player": createActor({ kind: "player", userId: other, playerId: other }),
  "the guardian": guardianOf(me),
  "another guardian": guardianOf(other),
  recruiter: createActor({ kind: "recruiter", userId: other, recruiterId: other, memberId: other, teamRole: "owner" }),
  "who looks after accounts": createActor({ kind: "staff", userId: other, scopes: ["accounts"] }),
  "who looks after all else": createActor({
    kind: "staff",
    userId: other,
    scopes: scopes.filter((scope) => scope !== "accounts"),
  }),
  system: system(),
};

/** The letters stand for Verified, Plan and Disclosure. */
const accessState = (access: string) => ({
  recruiterVerified: access.includes("V"),
  planActive: access.includes("P"),
  disclosureOpen: access.includes("D"),
});

const table: [keyof typeof actors, string, string][] = [
  ["visitor", "", "card"],
  ["visitor", "VPD", "card"],
  ["the player", "", "identity"],
  ["another player", "VPD", "card"],
  ["the guardian", "", "identity"],
  ["another guardian", "VPD", "card"],
  ["who looks after accounts", "", "identity"],
  ["who looks after all else", "VPD", "card"],
  ["system", "", "identity"],
  ["recruiter", "", "card"],
  ["recruiter", "V", "card"],
  ["recruiter", "P", "card"],
  ["recruiter", "D", "card"],
  ["recruiter", "PD", "card"],
  ["recruiter", "VP", "profile"],
  ["recruiter", "VD", "identity"],
  ["recruiter", "VPD", "identity"],
];

test.each(table)("%s with %s sees the %s", (readerName, access, accessLevel) => {
  expect(accessLevelOf(actors[readerName], me, accessState(access))).toBe(accessLevel);
});

test("a name is published from 18", () => {
  expect([17, 18].map(mayPublishName)).toEqual(["minor_name_private", true]);
});

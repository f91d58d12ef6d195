import { expect, test } from "vitest";
import { admit } from "@/lib/core/door";
import { depthOf, mayBecomePlayer, mayPublishName } from "@/lib/players/policy";

const me = "5f0d8f3e-0000-4000-8000-000000000001";
const other = "5f0d8f3e-0000-4000-8000-000000000002";
const actors = {
  visitor: admit({ role: "visitor" }),
  "the player": admit({ role: "player", userId: other, playerId: me }),
  "another player": admit({ role: "player", userId: other, playerId: other }),
  "the guardian": admit({ role: "visitor", guardianOf: me }),
  "another guardian": admit({ role: "visitor", guardianOf: other }),
  recruiter: admit({ role: "recruiter", userId: other, recruiterId: other }),
  admin: admit({ role: "admin", userId: other }),
  system: admit({ role: "system" }),
};

/** Letters: what of Verified, Plan, Disclosure holds. */
const standing = (letters: string) => ({
  recruiterVerified: letters.includes("V"),
  planActive: letters.includes("P"),
  disclosureOpen: letters.includes("D"),
});

const table: [keyof typeof actors, string, string][] = [
  ["visitor", "", "card"],
  ["visitor", "VPD", "card"],
  ["the player", "", "identity"],
  ["another player", "VPD", "card"],
  ["the guardian", "", "identity"],
  ["another guardian", "VPD", "card"],
  ["admin", "", "identity"],
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

test.each(table)("%s with %s sees the %s", (who, letters, depth) => {
  expect(depthOf(actors[who], me, standing(letters))).toBe(depth);
});

test("a name is published from 18", () => {
  expect([17, 18].map(mayPublishName)).toEqual(["minor_name_private", true]);
});

test("who may become a player", () => {
  const free = { hasProfile: false };
  expect(mayBecomePlayer(admit({ role: "user", userId: me }), free)).toBe(true);
  expect(mayBecomePlayer(actors.recruiter, free)).toBe("players_only");
  expect(mayBecomePlayer(actors.admin, free)).toBe("players_only");
  expect(mayBecomePlayer(actors.visitor, free)).toBe("sign_in_required");
  expect(mayBecomePlayer(actors["the player"], { hasProfile: true })).toBe("player_exists");
});

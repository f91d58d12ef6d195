import { expect, test } from "vitest";
import { makeWorld } from "@/prisma/seed/world";

const { messages, players, requests, threads } = makeWorld(new Date("2026-11-23T10:00:00Z"));

test("nobody of the demo reads the same sentence in two conversations", () => {
  const partiesOf = new Map(threads.map(({ id, playerId, recruiterId }) => [id, [playerId, recruiterId]]));
  const read = messages.flatMap(({ threadId, content }) =>
    partiesOf.get(threadId)!.map((party) => `${party}: ${content}`),
  );
  expect(read.filter((line, n) => read.indexOf(line) !== n)).toEqual([]);
});

test("a sentence occurs in at most three conversations", () => {
  const names = new Set(players.map(({ fullName }) => fullName.split(" ")[0]));
  const uses = Map.groupBy(messages, ({ content }) =>
    content
      .split(" ")
      .filter((word) => !names.has(word.replace(/\P{L}/gu, "")))
      .join(" "),
  );
  const repeated = [...uses].filter(([, { length }]) => length > 3);
  expect(repeated.map(([content, { length }]) => `${length}: ${content}`)).toEqual([]);
});

test("the guardian writes in the conversations of minors, and in no others", () => {
  const ofMinors = new Set(requests.flatMap(({ id, guardianAnswer }) => (guardianAnswer ? id : [])));
  const byGuardian = new Set(messages.flatMap(({ threadId, byGuardian: isGuardian }) => (isGuardian ? threadId : [])));
  expect(byGuardian).toEqual(new Set(threads.flatMap(({ id, requestId }) => (ofMinors.has(requestId) ? id : []))));
});

import { describe, expect, it } from "vitest";
import { quotaOf } from "@/lib/billing/policy";
import { stages } from "@/lib/pipeline/schema/stages";
import { ageOn } from "@/lib/platform/clock";
import { phoneToShow } from "@/lib/platform/text/phone";
import { isPosition, isSport } from "@/lib/sports/schema/sports";
import { makeWorld, type World } from "@/prisma/seed/world";

const days = ["2026-11-21T10:00:00Z", "2028-02-29T23:50:00Z", "2027-01-01T00:05:00Z", "2026-12-31T12:00:00Z"];

describe.each(days)("demo data created on %s", (day) => {
  const now = new Date(day);
  const world = makeWorld(now);

  it("is deterministic", () => {
    expect(makeWorld(now)).toEqual(world);
  });

  it("holds 200 players of 15 sports at positions of their sport, each with a handle of their own", () => {
    expect(world.players).toHaveLength(200);
    expect(new Set(world.players.map(({ primarySport }) => primarySport)).size).toBe(15);
    expect(new Set(world.players.map(({ handle }) => handle)).size).toBe(200);
    const misplaced = world.players.filter(
      ({ primarySport: sport, position }) => !isSport(sport) || !isPosition(sport, position),
    );
    expect(misplaced).toEqual([]);
  });

  it("gives everybody a valid phone number", () => {
    const numbers = [...world.players, ...world.recruiters].map(({ phone, country }) => phoneToShow(phone!, country));
    expect(numbers.filter(({ href }) => href === null)).toEqual([]);
  });

  it("publishes no minor's name and lists no minor without a guardian's yes", () => {
    const minors = world.players.filter(({ birthDate }) => ageOn(birthDate, now) < 18);
    const agreed = new Set(
      world.guardians.filter((guardian) => guardian.status === "confirmed").map((guardian) => guardian.playerId),
    );
    expect(minors.length).toBeGreaterThanOrEqual(20);
    expect(minors.filter(({ publishName }) => publishName)).toEqual([]);
    expect(minors.filter(({ id, status }) => status === "listed" && !agreed.has(id))).toEqual([]);
    expect(world.guardians).toHaveLength(minors.length);
  });

  it("discloses identities exactly for accepted requests, with the guardian's consent for minors", () => {
    const accepted = world.requests.filter(({ status }) => status === "accepted").map(({ id }) => id);
    expect(world.disclosures.map(({ requestId }) => requestId).sort()).toEqual([...accepted].sort());
    expect(world.threads.map(({ requestId }) => requestId).sort()).toEqual([...accepted].sort());
    const born = new Map(world.players.map(({ id, birthDate }) => [id, birthDate]));
    const unasked = world.requests.filter(
      ({ status, playerId, guardianAnswer }) =>
        status === "accepted" && ageOn(born.get(playerId)!, now) < 18 && !guardianAnswer,
    );
    expect(unasked).toEqual([]);
  });

  it("has requests in every state", () => {
    expect(new Set(world.requests.map(({ status }) => status))).toEqual(
      new Set(["pending", "awaiting_guardian", "accepted", "refused", "expired", "withdrawn"]),
    );
  });

  it("spends no plan beyond its quota and keeps every credit in step with its request", () => {
    expect(overspent(world, now)).toEqual([]);
    const stateById = new Map(world.credits.map(({ id, state }) => [id, state]));
    const expected = { accepted: "captured", pending: "reserved", awaiting_guardian: "reserved" } as const;
    for (const { creditId, status } of world.requests) {
      if (creditId) expect(stateById.get(creditId)).toBe(expected[status as keyof typeof expected] ?? "returned");
    }
  });

  it("has no events in the future", () => {
    const moments = [
      ...world.domainEvents.map(({ createdAt }) => createdAt),
      ...world.messages.map(({ createdAt }) => createdAt),
      ...world.notifications.map(({ createdAt }) => createdAt),
      ...world.requests.flatMap(({ createdAt, answeredAt }) => [createdAt, answeredAt ?? createdAt]),
      ...world.disclosureViews.map(({ viewedAt }) => viewedAt),
      ...world.jobs.map(({ createdAt }) => createdAt),
      ...world.registrations.map(({ createdAt }) => createdAt),
      ...world.news.map(({ publishedAt }) => publishedAt),
      ...spentLines(world).map(({ spentOn }) => spentOn),
      ...world.paid.map(({ paidAt }) => paidAt),
    ];
    expect(moments.filter((moment) => new Date(moment!) > now)).toEqual([]);
  });

  it("has all kinds of events, some full with people waiting, some closed to registration", () => {
    expect(new Set(world.events.map(({ eventType }) => eventType)).size).toBe(5);
    const upcoming = world.events.filter(({ startDate }) => new Date(startDate) > now);
    expect(upcoming.length).toBeGreaterThanOrEqual(15);
    expect(upcoming.some(({ registrationDeadline: by }) => by && new Date(by) < now)).toBe(true);
    expect(world.registrations.some(({ status }) => status === "waiting")).toBe(true);
    for (const { id, maxParticipants } of world.events) {
      const seated = world.registrations.filter(
        ({ eventId, status }) => eventId === id && (status === "confirmed" || status === "pending"),
      );
      expect(seated.length).toBeLessThanOrEqual(maxParticipants ?? Number.POSITIVE_INFINITY);
    }
  });

  it("shows the demo's club matches of its need, one of 80 and more, and the demo's player among them", () => {
    const ofNeed = world.matches.filter((match) => "needId" in match);
    expect(ofNeed.length).toBeGreaterThan(3);
    expect(Math.max(...ofNeed.map(({ compatibilityScore }) => compatibilityScore))).toBeGreaterThanOrEqual(80);
    expect(ofNeed.some(({ playerId }) => playerId === world.players[0]?.id)).toBe(true);
  });

  it("fills every column of the demo club's pipeline; signed players were asked, accepted and confirmed the contract", () => {
    const [{ id: recruiterId } = { id: "" }] = world.recruiters;
    const ownMatches = world.matches.filter((match) => match.recruiterId === recruiterId);
    expect(new Set(ownMatches.map(({ status }) => status))).toEqual(new Set(stages));
    const accepted = new Set(
      world.requests.flatMap((request) =>
        request.recruiterId === recruiterId && request.status === "accepted" ? request.playerId : [],
      ),
    );
    for (const { playerId, status } of ownMatches) {
      const signed = world.contracts.filter(
        (contract) => contract.recruiterId === recruiterId && contract.playerId === playerId,
      );
      expect(signed.map(({ answer }) => answer)).toEqual(status === "contract" ? ["yes"] : []);
      if (["trial", "offer", "contract"].includes(status)) expect(accepted).toContain(playerId);
    }
    const ownEvents = world.domainEvents.filter(
      ({ data }) => (data as { recruiterId?: string }).recruiterId === recruiterId,
    );
    const types = ownEvents.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(["contract.recorded", "contract.answered"]));
    for (const { signedAt, createdAt, answeredAt, playerId } of world.contracts) {
      const request = world.requests.find(
        (candidate) => candidate.recruiterId === recruiterId && candidate.playerId === playerId,
      );
      if (request)
        expect(request.answeredAt! < createdAt! && signedAt! <= createdAt && createdAt < answeredAt!).toBe(true);
    }
  });

  it("is consistent: scores equal their parts, the demo club's budget is 12,500 EUR", () => {
    for (const { compatibilityScore, parts } of world.matches) {
      const points = "met" in parts ? parts.parts.map(({ got }) => got) : Object.values(parts);
      expect(points.reduce((sum, part) => sum + part, 0)).toBe(compatibilityScore);
    }
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
    const [{ recruiterId } = { recruiterId: "" }] = world.budgetLines;
    const monthPayments = world.paid.filter((paid) => paid.recruiterId === recruiterId && paid.paidAt >= month);
    expect([...spentLines(world), ...monthPayments].reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(
      1_250_000,
    );
  });
});

const spentLines = ({ budgetLines }: World) => budgetLines.filter(({ state }) => state === "spent");

function overspent({ subscriptions, credits }: World, now: Date) {
  const running = subscriptions.filter(({ periodEnd }) => periodEnd > now);
  return running.filter((period) => {
    const used = credits.filter(
      (credit) =>
        credit.recruiterId === period.recruiterId &&
        "periodStart" in credit &&
        Number(credit.periodStart) === Number(period.periodStart) &&
        (credit.state === "reserved" || credit.state === "captured"),
    );
    return used.length > quotaOf(period, now);
  });
}

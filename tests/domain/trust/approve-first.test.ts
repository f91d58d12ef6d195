import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { approveVerification } from "@/lib/trust/commands/approve-verification";
import { rejectVerification } from "@/lib/trust/commands/reject-verification";
import { revokeVerdict } from "@/lib/trust/commands/revoke-verdict";
import { questions as answers } from "@/lib/trust/schema/questions";
import { anAdmin } from "../../support/factories/people";
import { aCase, aNewAgent, aNewRecruiter, untilVerdictsSettle } from "../../support/factories/verification";

const caseOf = (id: string) => db.kycDocument.findUniqueOrThrow({ where: { id } });

test("an agent's documents need two approvals, a club's one", async () => {
  const [agent, first, second] = [await aNewAgent(), await anAdmin(), await anAdmin()];
  for (const { id } of [agent.identity, agent.proof]) await approveVerification(first, { answers, id });
  await untilVerdictsSettle();
  expect(await agent.status()).toBe("pending");
  expect(await caseOf(agent.identity.id)).toMatchObject({ verdict: null, firstApprovedById: first.userId });
  for (const { id } of [agent.identity, agent.proof]) await approveVerification(second, { answers, id });
  await untilVerdictsSettle();
  expect(await agent.status()).toBe("verified");
  expect(await caseOf(agent.identity.id)).toMatchObject({
    decidedById: second.userId,
    firstApprovedById: first.userId,
  });

  const club = await aNewRecruiter();
  await approveVerification(first, { answers, id: club.identity.id });
  expect(await caseOf(club.identity.id)).toMatchObject({ verdict: "verified", firstApprovedById: null });
});

test("the same person cannot give both approvals, also in parallel", async () => {
  const [agent, admin] = [await aNewAgent(), await anAdmin()];
  const { id } = agent.identity;
  const tries = await Promise.allSettled([1, 2, 3].map(() => approveVerification(admin, { answers, id })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(approveVerification(admin, { answers, id })).rejects.toMatchObject({ code: "second_pair_needed" });
  expect(await caseOf(id)).toMatchObject({ verdict: null });
});

test("two people in parallel give both approvals", async () => {
  const agent = await aNewAgent();
  const { id } = agent.identity;
  await Promise.all([
    approveVerification(await anAdmin(), { answers, id }),
    approveVerification(await anAdmin(), { answers, id }),
  ]);
  expect(await caseOf(id)).toMatchObject({ verdict: "verified" });
});

test("the number of approvals follows a change between agent and club", async () => {
  const [agent, admin] = [await aNewAgent(), await anAdmin()];
  const turn = (organizationType: "agent" | "club") =>
    db.recruiter.update({ where: { id: agent.recruiter.id }, data: { organizationType } });
  await approveVerification(admin, { answers, id: agent.identity.id });
  await turn("club");
  await approveVerification(admin, { answers, id: agent.identity.id });
  expect(await caseOf(agent.identity.id)).toMatchObject({ verdict: "verified" });
  await turn("agent");
  await approveVerification(admin, { answers, id: agent.proof.id });
  expect(await caseOf(agent.proof.id)).toMatchObject({ verdict: null, firstApprovedById: admin.userId });
});

test("a first approval can be withdrawn by its author and rejected by either person", async () => {
  const [agent, first, second] = [await aNewAgent(), await anAdmin(), await anAdmin()];
  const { id } = agent.identity;
  await approveVerification(first, { answers, id });
  await expect(revokeVerdict(second, { id })).rejects.toMatchObject({ code: "not_found" });
  await revokeVerdict(first, { id });
  expect(await caseOf(id)).toMatchObject({ firstApprovedById: null, firstApprovedAt: null });

  await approveVerification(second, { answers, id });
  await approveVerification(first, { answers, id });
  await revokeVerdict(first, { id });
  expect(await caseOf(id)).toMatchObject({ verdict: null, firstApprovedById: second.userId });
  await rejectVerification(second, { id, reason: "The number belongs to somebody else." });
  expect(await caseOf(id)).toMatchObject({ verdict: "rejected" });
});

test("each step is in the activity log with state before and after", async () => {
  const [agent, first, second] = [await aNewAgent(), await anAdmin(), await anAdmin()];
  const licence = await aCase(agent.user.id, "professional_licence");
  await approveVerification(first, { answers, id: licence.id });
  await approveVerification(second, { answers, id: licence.id });
  await revokeVerdict(second, { id: licence.id });
  const events = await db.domainEvent.findMany({
    where: { data: { path: ["verificationCaseId"], equals: licence.id } },
    orderBy: { id: "asc" },
  });
  const userId = agent.user.id;
  expect(events.map(({ type, actorId, data }) => [type, actorId, data])).toEqual([
    [
      "verification.first_approved",
      first.userId,
      { verificationCaseId: licence.id, userId, was: "pending", is: "seconding" },
    ],
    [
      "verification.decided",
      second.userId,
      { verificationCaseId: licence.id, userId, was: "seconding", is: "verified" },
    ],
    [
      "verification.revoked",
      second.userId,
      { verificationCaseId: licence.id, userId, was: "verified", is: "seconding" },
    ],
  ]);
});

import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { answerTicket } from "@/lib/support/commands/answer-ticket";
import { ownAgentRequest } from "@/lib/support/queries/agent-request";
import { getTicket, listTickets } from "@/lib/support/queries/tickets";
import { aMinor, aPlayer, aStaffMember } from "../../support/factories/people";
import { aProfileForm } from "../../support/factories/player-forms";

const ticketsOf = (userId: string) => db.ticket.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });

async function tick(actor: Parameters<typeof editProfile>[0], agentService: "on" | undefined) {
  await editProfile(actor, aProfileForm({ age: 22, agentService }));
  await runDueHandlers();
}

test("a request for an agent is a ticket, with the law of the player's country, and is answered by e-mail", async () => {
  const [{ actor, player, user }, colleague] = [await aPlayer(), await aStaffMember("support")];
  await tick(actor, "on");
  const [ticket, ...more] = await ticketsOf(user.id);
  expect(ticket).toMatchObject({ topic: "agent_service", email: user.email, answeredAt: null, closedAt: null });
  expect([ticket?.message.includes(player.handle), more]).toEqual([true, []]);
  expect(await ownAgentRequest(actor)).toMatchObject({ answeredAt: null });
  const tickets = await listTickets(colleague, { topic: "agent_service" });
  expect(tickets?.rows.map(({ id }) => id)).toContain(ticket?.id);
  expect((await listTickets(colleague, { topic: "question" }))?.rows.map(({ id }) => id)).not.toContain(ticket?.id);
  expect(await getTicket(colleague, ticket?.id ?? "")).toMatchObject({ country: "FR" });
  await answerTicket(colleague, { ticketId: ticket?.id, answers: 0, content: "We would like to meet you first." });
  await runDueHandlers();
  const mails = await db.mail.findMany({ where: { to: user.email } });
  expect(mails.some(({ body }) => body.includes("We would like to meet you first."))).toBe(true);
  expect(await ownAgentRequest(actor)).toMatchObject({ answeredAt: expect.any(Date) });
});

test("withdrawing closes an unanswered ticket and adds a note to an answered one; asking twice makes one ticket", async () => {
  const [{ actor, user }, colleague] = [await aPlayer(), await aStaffMember("support")];
  await tick(actor, "on");
  await tick(actor, undefined);
  expect(await ticketsOf(user.id)).toMatchObject([{ closedAt: expect.any(Date) }]);
  expect(await ownAgentRequest(actor)).toBeNull();
  await tick(actor, "on");
  await tick(actor, "on");
  const [, again, ...more] = await ticketsOf(user.id);
  expect(more).toEqual([]);
  await answerTicket(colleague, { ticketId: again?.id, answers: 0, content: "Gladly." });
  await tick(actor, undefined);
  expect((await ticketsOf(user.id)).at(-1)).toMatchObject({ topic: "agent_service", answeredAt: null, closedAt: null });
});

test("the agent service is not offered to a minor", async () => {
  const { actor, user } = await aMinor();
  const act = editProfile(actor, aProfileForm({ age: 16, agentService: "on" }));
  await expect(act).rejects.toMatchObject({ code: "minor_no_agent" });
  expect(await ticketsOf(user.id)).toEqual([]);
});

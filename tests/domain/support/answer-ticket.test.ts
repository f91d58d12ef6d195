import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { answerTicket } from "@/lib/support/commands/answer-ticket";
import { closeTicket } from "@/lib/support/commands/close-ticket";
import { getTicket } from "@/lib/support/queries/tickets";
import { referenceOf } from "@/lib/support/schema/ticket";
import fr from "@/messages/fr/contact.json";
import { aStaffMember } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

const answer = { answers: 0, content: "On the page of your profile." };

test("the answer is e-mailed in the writer's language, above the quoted message, and stored on the ticket", async () => {
  const [ticket, admin] = [
    await aTicket({ locale: "fr", message: "Où changer\nma ville ?" }),
    await aStaffMember("support"),
  ];
  await answerTicket(admin, { ...answer, ticketId: ticket.id });
  await answerTicket(admin, { ticketId: ticket.id, answers: 1, content: "And on your card." });
  await runDueHandlers();
  const emails = await db.mail.findMany({ where: { to: ticket.email }, orderBy: { body: "asc" } });
  const reference = referenceOf(ticket.id);
  for (const email of emails) {
    expect(email.subject).toBe(fr.mail.answer.subject.replace("{reference}", reference));
    expect(email.body).toContain("> Où changer\n> ma ville ?");
    expect(email.body).toContain("/fr/contact");
  }
  const second = emails.find(({ body }) => body.includes("\nAnd on your card."));
  expect(second?.body).toContain("> On the page of your profile.");
  expect(emails).toHaveLength(2);
  expect(await getTicket(admin, ticket.id)).toMatchObject({
    state: "answered",
    assigneeId: admin.userId,
    answers: [{ content: answer.content }, { content: "And on your card." }],
  });
});

test("of two parallel answers one succeeds; the other person is told and may still answer", async () => {
  const [{ id: ticketId }, ...both] = [await aTicket(), await aStaffMember("support"), await aStaffMember("support")];
  const tries = await Promise.allSettled(both.map((admin) => answerTicket(admin, { ...answer, ticketId })));
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(tries.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "ticket_answered_meanwhile" },
  });
  await answerTicket(both[0]!, { ...answer, answers: 1, ticketId });
  expect(await db.ticketAnswer.count({ where: { ticketId } })).toBe(2);
});

test("closed tickets and those of closed accounts cannot be answered", async () => {
  const [closed, erased, admin] = [await aTicket(), await aTicket({ email: "" }), await aStaffMember("support")];
  await closeTicket(admin, { ticketId: closed.id });
  const refused = (ticketId: string) => expect(answerTicket(admin, { ...answer, ticketId })).rejects;
  await refused(closed.id).toMatchObject({ code: "ticket_closed" });
  await refused(erased.id).toMatchObject({ code: "ticket_erased" });
});

test("an empty answer is refused beside the field", async () => {
  const { id: ticketId } = await aTicket();
  await expect(
    answerTicket(await aStaffMember("support"), { ticketId, answers: 0, content: " " }),
  ).rejects.toMatchObject({
    fields: { content: ["ticket_answer_empty"] },
  });
});

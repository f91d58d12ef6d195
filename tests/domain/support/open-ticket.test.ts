import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { openTicket } from "@/lib/support/commands/open-ticket";
import { referenceOf } from "@/lib/support/schema/ticket";
import { aPlayer, aStaffMember } from "../../support/factories/people";

const ticketInput = () => ({
  name: "Nadia",
  email: `${randomUUID()}@test.recruit`,
  message: "Where do I change my city?",
});
const supportEmail = `support-${randomUUID()}@test.recruit`;
const mailsTo = (to: string) => db.mail.findMany({ where: { to } });

test("a visitor's message is stored, forwarded, and acknowledged in their language without quoting it", async () => {
  env.SUPPORT_EMAIL = supportEmail;
  const { email, ...words } = ticketInput();
  const { ticketId } = await openTicket(visitor("ar"), { email, ...words });
  expect(await db.ticket.findUniqueOrThrow({ where: { id: ticketId } })).toMatchObject({
    ...words,
    email,
    userId: null,
    locale: "ar",
    closedAt: null,
  });
  await runDueHandlers();
  const [toSender] = await mailsTo(email);
  expect(toSender?.subject).toContain(referenceOf(ticketId));
  expect(toSender?.body).toContain("/ar/contact");
  expect(`${toSender?.subject} ${toSender?.body}`).not.toMatch(/Nadia|my city/);
  const [toSupport] = await mailsTo(supportEmail);
  expect(toSupport?.body).toContain("Where do I change my city?");
  expect(toSupport?.body).toContain(email);
});

test("a chat with the model is attached for those who answer only", async () => {
  env.SUPPORT_EMAIL = supportEmail;
  const talk = "You: Who sees my name?\n\nThe machine: Nobody.";
  const { ticketId } = await openTicket(visitor("fr"), { ...ticketInput(), talk });
  const { talk: storedTalk, email } = await db.ticket.findUniqueOrThrow({ where: { id: ticketId } });
  expect(storedTalk).toBe(talk);
  await runDueHandlers();
  const toSupport = (await mailsTo(supportEmail)).find(({ subject }) => subject.includes(referenceOf(ticketId)));
  expect(toSupport?.body).toContain(talk);
  expect((await mailsTo(email))[0]?.body).not.toContain("The machine");
});

test("without a configured support address, the e-mail goes to the support staff", async () => {
  env.SUPPORT_EMAIL = undefined;
  const accountOf = ({ userId: id }: { userId: string }) => db.user.findUniqueOrThrow({ where: { id } });
  const [support, other] = [
    await accountOf(await aStaffMember("support")),
    await accountOf(await aStaffMember("news")),
  ];
  const { ticketId } = await openTicket(visitor(), ticketInput());
  await runDueHandlers();
  const [mail] = await mailsTo(support.email);
  expect(await mailsTo(other.email)).toEqual([]);
  expect(mail?.subject).toContain(referenceOf(ticketId));
});

test("a signed-in user is identified by the account", async () => {
  const { actor, user } = await aPlayer();
  const { ticketId } = await openTicket(actor, ticketInput());
  expect((await db.ticket.findUniqueOrThrow({ where: { id: ticketId } })).userId).toBe(user.id);
});

test("missing fields and an invalid address are refused beside the field", async () => {
  const refused = openTicket(visitor(), { name: " ", email: "nobody", message: "" });
  await expect(refused).rejects.toMatchObject({
    code: "invalid",
    fields: { name: ["required"], email: ["email_invalid"], message: ["required"] },
  });
  await expect(openTicket(visitor(), { ...ticketInput(), email: "" })).rejects.toMatchObject({
    fields: { email: ["required"] },
  });
});

test("acknowledgements per address are limited", async () => {
  const { email, ...words } = ticketInput();
  for (let count = 0; count < 3; count++) await openTicket(visitor(), { email, ...words });
  await expect(openTicket(visitor(), { email: email.toUpperCase(), ...words })).rejects.toMatchObject({
    code: "too_many_tries",
  });
  expect(await db.ticket.count({ where: { email } })).toBe(3);
});

import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { askBirthDates } from "@/lib/jobs/steps/ask-birth-dates";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aPerson, aRecruiter } from "../../support/factories/people";

/** A person with an open offer who never gave a date of birth. */
async function anAuthor(locale = "en") {
  const { userId } = await aPerson(null, null);
  const { email } = await db.user.update({ where: { id: userId }, data: { locale }, select: { email: true } });
  const { id: jobId, title } = await anOffer({ userId });
  return { userId, email, jobId, title };
}

async function ask() {
  await askBirthDates(system());
  await runDueHandlers();
}

const emailsTo = (to: string) => db.mail.findMany({ where: { to }, select: { subject: true, body: true } });

test.each([
  ["en", "date of birth"],
  ["fr", "date de naissance"],
  ["es", "fecha de nacimiento"],
  ["ar", "تاريخ ميلادك"],
])("the author of an offer that nobody sees is asked once, in %s, where it is added", async (locale, texts) => {
  const { userId, email, jobId, title } = await anAuthor(locale);
  await anOffer({ userId, title: "An older one", createdAt: new Date(0) });
  await ask();
  await anOffer({ userId });
  await ask();
  const emails = await emailsTo(email);
  expect(emails).toHaveLength(1);
  expect(emails[0]?.subject).toContain(title);
  expect(emails[0]?.body).toContain(texts);
  expect(emails[0]?.body).toContain(`/sport-jobs/${jobId}/edit`);
});

test("users with a known age, organizations, and users without open offers or an account are not asked", async () => {
  const [knownAuthor, { actor: club }, closed, goneAuthor] = [
    await aPerson(),
    await aRecruiter(),
    await aPerson(),
    await anAuthor(),
  ];
  await anOffer({ userId: knownAuthor.userId });
  await anOffer({ userId: club.userId, kind: "vacancy" });
  await db.profile.update({ where: { id: closed.userId }, data: { birthDate: null } });
  await anOffer({ userId: closed.userId, status: "closed" });
  await db.user.update({ where: { id: goneAuthor.userId }, data: { disabledAt: new Date() } });
  await ask();
  const users = [knownAuthor, club, closed, goneAuthor].map(({ userId }) => userId);
  expect(await db.profile.count({ where: { id: { in: users }, birthDateAskedAt: { not: null } } })).toBe(0);
});

test("no e-mail is written if the birth date was given or the offer closed in the meantime", async () => {
  const [author, closed] = [await anAuthor(), await anAuthor()];
  await askBirthDates(system());
  await db.profile.update({ where: { id: author.userId }, data: { birthDate: new Date("1990-02-03") } });
  await db.sportJob.update({ where: { id: closed.jobId }, data: { status: "closed" } });
  await runDueHandlers();
  expect([...(await emailsTo(author.email)), ...(await emailsTo(closed.email))]).toEqual([]);
});

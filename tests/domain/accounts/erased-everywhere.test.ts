import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts/commands/delete-account";
import { eraseAccounts } from "@/lib/accounts/steps/erase-accounts";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { composeAgain } from "@/lib/entry/compose-again";
import { runDueHandlers } from "@/lib/entry/handlers";
import { applyForJob } from "@/lib/jobs/commands/apply-for-job";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { sweepOutbox } from "@/lib/platform/outbox/sweep";
import { openTicket } from "@/lib/support/commands/open-ticket";
import { password, withPassword } from "../../support/factories/accounts";
import { aPdf } from "../../support/factories/files";
import { anApplicationForm, anOffer } from "../../support/factories/offers";
import { aPerson } from "../../support/factories/people";
import { aPhone } from "../../support/factories/phones";
import { randomWord } from "../../support/factories/random-word";
import { anOpenName } from "../../support/factories/requests";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());
afterEach(() => setClock(null));

async function settle() {
  await runDueHandlers();
  await deliverMail(composeAgain);
}

/** Names of the tables with a row that contains the word. */
async function tablesWith(word: string) {
  const tables = await db.$queryRaw<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  const holding = await Promise.all(
    tables.map(async ({ name }) => {
      const sql = `select 1 from ${name} as t where t::text ilike '%' || $1 || '%' limit 1`;
      return (await db.$queryRawUnsafe<unknown[]>(sql, word)).length > 0 ? [name] : [];
    }),
  );
  return holding.flat();
}

/** Files of the data folder, uploads and outbox included, that contain the word. */
const filesWith = (word: string) =>
  readdirSync(process.env.DATA_DIR ?? "", { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    return readFileSync(path).includes(word) ? [path] : [];
  });

test("no table, file or e-mail holds a name, an address or a text of an erased person", async () => {
  const canary = `Q${randomWord(12)}`;
  const birthDate = new Date("1931-07-19");
  const { player, recruiter, disclosure } = await anOpenName();
  const { actor, user } = player;
  const email = `${canary}@test.recruit`;
  await withPassword(user.id);
  await db.user.update({ where: { id: user.id }, data: { email } });
  await db.profile.updateMany({ where: { id: user.id }, data: { fullName: `Nadia ${canary}`, birthDate } });
  await db.player.update({ where: { id: player.player.id }, data: { email, fullName: `Nadia ${canary}` } });

  const { id: threadId } = await db.thread.findUniqueOrThrow({ where: { requestId: disclosure.requestId } });
  await sendMessage(actor, { threadId, content: `I play as ${canary}` });
  await sendMessage(recruiter.actor, { threadId, content: "Good to hear from you" });
  const owner = await aPerson();
  const job = await anOffer({ userId: owner.userId ?? "", kind: "vacancy" });
  const { id: cv } = await stageFile(actor, { kind: "cv", file: aPdf(`${canary}.pdf`) });
  await applyForJob(actor, anApplicationForm(job.id, { name: canary, words: `I am ${canary}, a winger.`, cv: [cv] }));
  await stageFile(actor, { kind: "cv", file: aPdf(`${canary}-unsent.pdf`) });
  await openTicket(actor, { name: canary, email, message: `My name is ${canary}` });
  const { phone } = await aPhone(actor);
  await settle();
  expect(await tablesWith(phone)).toEqual(["public.auth_factors"]);
  expect(filesWith(phone)).toHaveLength(1);
  expect(await tablesWith(canary)).toContain("public.mails");
  expect(await tablesWith("1931-07-19")).toEqual(["public.profiles"]);
  expect(filesWith(email).length).toBeGreaterThan(0);

  await deleteAccount(actor, { currentPassword: password });
  await settle();
  const later = daysFrom(new Date(), 15);
  setClock(() => later);
  await eraseAccounts(system());
  await settle();
  while (await deleteDueFiles(system(), {}));
  await sweepOutbox();

  expect(await tablesWith(canary)).toEqual([]);
  expect(await tablesWith("1931-07-19")).toEqual([]);
  expect(filesWith(canary)).toEqual([]);
  expect([await tablesWith(phone), filesWith(phone)]).toEqual([[], []]);
});

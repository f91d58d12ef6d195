import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts/commands/delete-account";
import { eraseAccounts } from "@/lib/accounts/steps/erase-accounts";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { viewIdentity } from "@/lib/contacts/commands/view-identity";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addFact } from "@/lib/players/commands/add-fact";
import { stateClaims } from "@/lib/players/commands/state-claims";
import { emailsTo, password, withPassword } from "../../support/factories/accounts";
import { aRecruiter } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";
import { aCase } from "../../support/factories/verification";

afterEach(() => setClock(null));

async function fourteenDaysLater() {
  const later = daysFrom(new Date(), 15);
  setClock(() => later);
  await eraseAccounts(system());
  await runDueHandlers();
}

/** Names of the tables with a row that still contains one of the words. */
async function tablesWith(texts: string[], tables: string[]) {
  const foundTables: string[] = [];
  for (const table of tables) {
    const rows = await db.$queryRawUnsafe<unknown[]>(
      `select 1 from ${table} t where ${texts.map((_, index) => `t::text like '%' || $${index + 1} || '%'`).join(" or ")}`,
      ...texts,
    );
    if (rows.length > 0) foundTables.push(table);
  }
  return foundTables;
}

test("no data with an erased player's name remains except queued e-mails; the logs stay", async () => {
  const { player, recruiter, disclosure } = await anOpenName();
  const [name, mark] = [player.player.fullName, randomUUID()];
  await withPassword(player.user.id);
  await db.user.update({ where: { id: player.user.id }, data: { email: `${mark}@test.recruit` } });
  await db.player.update({
    where: { id: player.player.id },
    data: { email: `${mark}@test.recruit`, currentClub: mark },
  });
  await transaction((tx) => giveConsent(tx, player.user.id, "terms"));
  await viewIdentity(recruiter.actor, { disclosureId: disclosure.id });
  await addFact(player.actor, { label: "30 m", value: mark });
  await stateClaims(player.actor, { sport: "football", step: "season", goals: "4", competition: mark });
  const { id: threadId } = await db.thread.findUniqueOrThrow({ where: { requestId: disclosure.requestId } });
  await sendMessage(player.actor, { threadId, content: `I am ${mark}` });
  await sendMessage(recruiter.actor, { threadId, content: "Good to hear from you" });
  const fileRow = {
    ownerId: player.user.id,
    kind: "certificate" as const,
    storageKey: randomUUID(),
    name: `${mark}.pdf`,
  };
  const file = await db.document.create({
    data: { ...fileRow, mime: "application/pdf", sizeBytes: 1, sha256: "0".repeat(64) },
  });
  const identityCase = await aCase(player.user.id, "identity");
  const refused = { verificationStatus: "rejected", reason: `It does not say ${mark}.` } as const;
  await aCase(player.user.id, "identity", { ...refused, createdAt: new Date(0) });

  await deleteAccount(player.actor, { currentPassword: password });
  await fourteenDaysLater();

  const keptTables = [
    "users",
    "profiles",
    "players",
    "player_claims",
    "messages",
    "documents",
    "guardians",
    "sessions",
    "kyc_documents",
  ];
  expect(await tablesWith([name, mark], [...keptTables, "mailed_links", "favorites", "domain_events"])).toEqual([]);
  expect(await db.consent.count({ where: { userId: player.user.id } })).toBe(1);
  expect(await db.disclosure.count({ where: { id: disclosure.id } })).toBe(1);
  expect(await db.message.findMany({ where: { threadId } })).toMatchObject([{ content: "Good to hear from you" }]);
  for (const id of [file.id, identityCase.documentId!])
    expect(await db.document.findUnique({ where: { id } })).not.toMatchObject({ deleteAt: null });
  expect(await db.kycDocument.count({ where: { id: identityCase.id } })).toBe(0);
  expect((await emailsTo(`${mark}@test.recruit`)).at(-1)?.subject).toBe("Your Recruit data has been erased");
});

test("the access log of players keeps an erased club's name, but no person's", async () => {
  const { recruiter, actor, user } = await aRecruiter({ plan: null });
  await withPassword(user.id);
  await deleteAccount(actor, { currentPassword: password });
  await fourteenDaysLater();

  expect(await db.recruiter.findUnique({ where: { id: recruiter.id } })).toMatchObject({
    organizationName: recruiter.organizationName,
    contactPerson: "",
    email: "",
    phone: "",
    status: "pending",
  });
});

test("an account is erased once, after the waiting period", async () => {
  const { actor, user } = await aRecruiter({ plan: null });
  await withPassword(user.id);
  await deleteAccount(actor, { currentPassword: password });
  await eraseAccounts(system());
  expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ email: user.email });

  await fourteenDaysLater();
  await fourteenDaysLater();
  expect((await emailsTo(user.email)).map(({ subject }) => subject)).toEqual(["Your Recruit data has been erased"]);
});

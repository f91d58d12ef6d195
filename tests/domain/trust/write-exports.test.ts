import { parse } from "csv-parse/sync";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deleteDueFiles } from "@/lib/documents/commands/delete-due-files";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { everybodyFor } from "@/lib/entry/exports";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { exportPeople } from "@/lib/trust/commands/export-people";
import { ownExports } from "@/lib/trust/queries/exports";
import { type Everybody, writeExports } from "@/lib/trust/steps/write-exports";
import { anAdmin, aPlayer, aRecruiter } from "../../support/factories/people";
import { startServices } from "../../support/services";

let stop: () => Promise<void>;
beforeAll(async () => {
  ({ stop } = await startServices());
});
afterAll(() => stop());
afterEach(() => setClock(null));

type Admin = Awaited<ReturnType<typeof anAdmin>>;
const forReal =
  (admin: Admin): Everybody =>
  ({ locale }) =>
    everybodyFor({ ...admin, locale });
const later = (seconds: number) => {
  const then = secondsFrom(now(), seconds);
  setClock(() => then);
};
const latest = async (admin: Admin) => (await ownExports(admin))![0]!;

async function fetched(admin: Admin, id: string) {
  const { url } = await viewDocument(admin, { id });
  return fetch(url);
}

const rowCount = async () => {
  const [countRow] = await db.$queryRaw<{ count: number }[]>`
    select ((select count(*) from players) + (select count(*) from recruiters) + (select count(*) from esport_players)
      + (select count(*) from job_seekers) + (select count(*) from users u where not exists (select from esport_players where user_id = u.id) and not exists (select from players where user_id = u.id)
      and not exists (select from recruiters where user_id = u.id) and not exists (select from job_seekers where user_id = u.id)))::int as count`;
  return countRow!.count;
};

test("the export of people is complete, has no formulas, and its requester is notified", async () => {
  const admin = await anAdmin();
  const evil = await aPlayer({ fullName: '=HYPERLINK("http://evil.example")' });
  await aRecruiter();
  await exportPeople(admin, { format: "csv" });
  expect(await writeExports(forReal(admin))).toBeGreaterThan(0);
  const peopleExport = await latest(admin);
  const people = await rowCount();
  expect(peopleExport).toMatchObject({ state: "ready", written: people, total: people });
  const file = await fetched(admin, peopleExport.fileId!);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment.*recruit-people-.*csv/);
  const rows: string[][] = parse(await file.text(), { bom: true, relaxColumnCount: true });
  expect(rows).toHaveLength(people + 2);
  expect(rows.find((cells) => cells.includes(evil.player.id))?.join()).toContain("'=HYPERLINK");
  await runDueHandlers();
  expect(await db.notification.findMany({ where: { userId: admin.userId, kind: "exportReady" } })).toMatchObject([
    { link: "/admin/users/exports" },
  ]);
});

test("an export file is for its requester only and deleted after a day", async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()];
  await exportPeople(admin, { format: "xlsx" });
  await writeExports(forReal(admin));
  const { fileId } = await latest(admin);
  const bytes = new Uint8Array(await (await fetched(admin, fileId!)).arrayBuffer());
  expect(String.fromCharCode(...bytes.slice(0, 2))).toBe("PK");
  for (const actor of [other, { ...admin, scopes: ["reports" as const] }])
    await expect(viewDocument(actor, { id: fileId })).rejects.toMatchObject({ code: "not_found" });
  later(24 * 3600 + 1);
  await expect(viewDocument(admin, { id: fileId })).rejects.toMatchObject({ code: "not_found" });
  expect(await latest(admin)).toMatchObject({ state: "gone", fileId: null });
  while (await deleteDueFiles(system(), {}));
  expect((await db.document.findUniqueOrThrow({ where: { id: fileId! } })).deletedAt).not.toBeNull();
});

test("a failing export is tried three times and reported; one of a dead process is taken over", async () => {
  const admin = await anAdmin();
  await exportPeople(admin, { format: "csv" });
  const broken: Everybody = async () => {
    throw new Error("the database is away");
  };
  for (let n = 1; n <= 2; n += 1) {
    await writeExports(broken);
    expect(await latest(admin)).toMatchObject({ state: "running" });
    expect(await writeExports(broken)).toBe(0);
    later(n * 400);
  }
  await writeExports(broken);
  expect(await latest(admin)).toMatchObject({ state: "failed" });

  await exportPeople(admin, { format: "csv" });
  await db.peopleExport.updateMany({
    where: { finishedAt: null, failedAt: null },
    data: { leasedAt: now(), tries: 1 },
  });
  expect(await writeExports(forReal(admin))).toBe(0);
  later(1200);
  await writeExports(forReal(admin));
  expect(await latest(admin)).toMatchObject({ state: "ready" });
});

test("staff who lost the scope get no file", async () => {
  const admin = await anAdmin();
  await exportPeople(admin, { format: "csv" });
  await writeExports(async () => null);
  expect(await latest(admin)).toMatchObject({ state: "failed", fileId: null });
});

import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { aPerson } from "../../support/factories/people";

test("a stored file belongs to its owner until the given date, without a domain event", async () => {
  const { userId } = await aPerson();
  const file = { name: "a.pdf", mime: "application/pdf" as const, sizeBytes: 9, sha256: randomUUID().padEnd(64, "0") };
  const keep = (deleteAt?: Date) =>
    db.$transaction((tx) =>
      keepFile(tx, userId!, { ...file, kind: "diploma", key: randomUUID(), path: randomUUID() }, deleteAt),
    );
  const time = now();
  expect(await keep(time)).toMatchObject({ ownerId: userId, kind: "diploma", deleteAt: time });
  expect(await keep()).toMatchObject({ deleteAt: null });
  expect(await db.domainEvent.count({ where: { actorId: userId } })).toBe(0);
});

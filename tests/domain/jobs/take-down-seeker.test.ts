import { expect, test } from "vitest";
import { restoreSeeker, takeDownSeeker } from "@/lib/jobs/steps/take-down-seeker";
import { db } from "@/lib/platform/db/db";
import { aSeeker } from "../../support/factories/seekers";

const statusOf = async (id: string) => (await db.jobSeeker.findUniqueOrThrow({ where: { id } })).status;

test("a profile is taken down and restored; a hidden one stays hidden", async () => {
  const [{ seeker: shownSeeker }, { seeker: hidden }] = [await aSeeker(), await aSeeker({ status: "hidden" })];
  for (const [id, was, down] of [
    [shownSeeker.id, "shown", "taken_down"],
    [hidden.id, "hidden", "hidden"],
  ] as const) {
    expect(await db.$transaction((tx) => takeDownSeeker(tx, id))).toEqual({ status: was });
    expect(await statusOf(id)).toBe(down);
    await db.$transaction((tx) => restoreSeeker(tx, id));
    expect(await statusOf(id)).toBe(was);
  }
});

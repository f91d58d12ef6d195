import { afterAll, beforeAll, expect, test } from "vitest";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { createProfile } from "@/lib/recruiters/commands/create-profile";
import { anAdmin, aPerson, aPlayer, aRecruiter } from "../../support/factories/people";
import { aRecruiterForm } from "../../support/factories/sign-ups";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const form = (over = {}) => aRecruiterForm({ email: undefined, password: undefined, ...over });

test("an account without a profile becomes a recruiter with its own e-mail address", async () => {
  for (const role of ["recruiter", null] as const) {
    const actor = await aPerson(role);
    const { recruiterId } = await createProfile(actor, form({ email: "somebody@else.example" }));
    const user = await db.user.findUniqueOrThrow({ where: { id: actor.userId! }, include: { role: true } });
    expect(user.role?.role).toBe("recruiter");
    expect(await db.recruiter.findUnique({ where: { id: recruiterId } })).toMatchObject({
      email: user.email,
      status: "pending",
    });
  }
});

test("visitors, players, administrators and recruiters are refused, each with a reason", async () => {
  const { actor: player } = await aPlayer();
  const { actor: recruiter } = await aRecruiter();
  const refusals = [
    [visitor(), "sign_in_required"],
    [player, "other_profile_exists"],
    [await anAdmin(), "other_profile_exists"],
    [recruiter, "recruiter_exists"],
  ] as const;
  for (const [actor, code] of refusals) await expect(createProfile(actor, form())).rejects.toMatchObject({ code });
});

test("two parallel submissions create one profile", async () => {
  const actor = await aPerson("recruiter");
  const both = await Promise.allSettled([createProfile(actor, form()), createProfile(actor, form())]);
  const [failure] = both.filter((each) => each.status === "rejected");
  expect(failure?.reason).toMatchObject({ code: "recruiter_exists" });
  expect(await db.document.count({ where: { ownerId: actor.userId! } })).toBe(2);
});

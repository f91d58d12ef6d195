import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { signUpPlayer } from "@/lib/players/commands/sign-up-player";
import { aSport } from "../../support/factories/people";
import { aGuardianNamed, aSignUpForm } from "../../support/factories/player-forms";

const read = (userId: string) =>
  db.player.findUniqueOrThrow({
    where: { userId },
    include: { guardian: true, sports: true, user: { include: { consents: true, role: true } } },
  });

test("an adult gets an account, a listed profile under a handle, and every consent on record", async () => {
  await aSport();
  const form = aSignUpForm({ agentService: "on", currentClub: "  ", achievements: "Cup 2024" });
  const { userId } = await signUpPlayer(visitor("fr"), form);
  const player = await read(userId);
  expect(player).toMatchObject({
    fullName: "Awa Diallo",
    status: "listed",
    publishName: false,
    position: "striker",
    secondarySport: null,
    currentClub: null,
    achievements: "Cup 2024",
    gender: "non_specified",
    agentService: true,
    guardian: null,
    sports: [{ level: "amateur" }],
  });
  expect(player.handle).toMatch(/^\p{L}+ \d{3,}$/u);
  expect(player.user).toMatchObject({ locale: "fr", role: { role: "player" } });
  expect(player.user.consents.map((consent) => consent.kind).sort()).toEqual([
    "agent_service",
    "image_rights",
    "terms",
  ]);
});

test("height and weight can wait", async () => {
  await aSport();
  const { userId } = await signUpPlayer(visitor(), aSignUpForm({ heightCm: "", weightKg: "" }));
  expect(await read(userId)).toMatchObject({ heightCm: null, weightKg: null, status: "listed" });
});

test("a minor waits for the guardian, who gets a mail in the player's language", async () => {
  await aSport();
  const guardian = aGuardianNamed();
  const { userId } = await signUpPlayer(visitor("fr"), aSignUpForm({ age: 16, ...guardian }));
  const player = await read(userId);
  expect(player.status).toBe("awaiting_guardian");
  expect(player.guardian).toMatchObject({ email: guardian.guardianEmail, status: "invited", locale: "fr" });
  await runDueHandlers();
  const mail = await db.mail.findFirstOrThrow({ where: { to: guardian.guardianEmail } });
  expect(mail.subject).toBe("Awa Diallo a besoin de votre consentement");
  expect(mail.body).toMatch(/http:\/\/localhost:3000\/fr\/guardian\/[\w-]{43}\n/);
  expect(mail.body).not.toContain(player.guardian?.tokenHash);
});

test("all missing fields are reported at once, with the texts of the catalog", async () => {
  const form = aSignUpForm({ age: 16, terms: undefined, imageRights: undefined, position: "judo.heavy", phone: "" });
  await expect(signUpPlayer(visitor(), form)).rejects.toMatchObject({
    code: "invalid",
    fields: {
      terms: ["terms_required"],
      imageRights: ["image_rights_required"],
      position: ["position_required"],
      phone: ["required"],
      guardianName: ["guardian_name_required"],
      guardianEmail: ["guardian_email_required"],
    },
  });
});

test.each([
  ["a name in public under 18", { age: 17, publishName: "on" }, "minor_name_private"],
  [
    "the player's own address as guardian",
    { age: 17, email: "me@test.recruit", guardianEmail: "ME@test.recruit" },
    "guardian_same_email",
  ],
])("refuses %s and keeps nothing", async (_what, over, code) => {
  await aSport();
  const form = aSignUpForm({ ...aGuardianNamed(), ...over });
  await expect(signUpPlayer(visitor(), form)).rejects.toMatchObject({ code });
  expect(await db.user.count({ where: { email: String(form.email) } })).toBe(0);
});

test.each(["phone", "birthDate", "nationality", "country", "city", "email"])(
  "an empty %s is called empty, not wrong",
  async (field) => {
    await expect(signUpPlayer(visitor(), aSignUpForm({ [field]: "" }))).rejects.toHaveProperty(`fields.${field}`, [
      "required",
    ]);
  },
);

test("refuses an address that has an account, beside its field", async () => {
  await aSport();
  const form = aSignUpForm();
  await signUpPlayer(visitor(), form);
  await expect(signUpPlayer(visitor(), form)).rejects.toMatchObject({
    code: "email_taken",
    fields: { email: ["email_taken"] },
  });
});

test.each([
  ["age 5", { age: 5 }, "birthDate"],
  ["two equal sports", { secondarySport: "football" }, "secondarySport"],
  ["a sport that is none", { primarySport: "__proto__" }, "primarySport"],
  ["a repeated position", { position: ["football.striker", "judo.heavy"] }, "position"],
  ["a height of words", { heightCm: "tall" }, "heightCm"],
  ["a name of control characters", { firstName: "A\u202ewa" }, "firstName"],
])("refuses %s", async (_what, over, field) => {
  await expect(signUpPlayer(visitor(), aSignUpForm(over))).rejects.toHaveProperty(`fields.${field}`);
});

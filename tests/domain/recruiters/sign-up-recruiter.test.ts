import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { uploadsFolder } from "@/lib/platform/files/storage/local-settings";
import { signUpRecruiter } from "@/lib/recruiters/commands/sign-up-recruiter";
import errors from "@/messages/fr/errors.json";
import { aFile, aPng, pdfBytes, pngBytes } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";
import { aRecruiterForm } from "../../support/factories/sign-ups";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const stored = async () => (await readdir(uploadsFolder()).catch(() => [])).length;
const refusal = (form: object) =>
  signUpRecruiter(visitor("fr"), form).then(
    (): { fields: object } => expect.unreachable("was not refused"),
    (error: { fields: object }) => error,
  );

test("account, profile, consents and documents are created together, pending verification", async () => {
  const form = aRecruiterForm({ licence: aPng("licence.png") });
  const { userId, recruiterId } = await signUpRecruiter(visitor("fr"), form);
  await runDueHandlers();
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    include: { role: true, profile: true, consents: true, documents: true, kycDocuments: true },
  });
  expect(user).toMatchObject({
    email: form.email,
    locale: "fr",
    role: { role: "recruiter" },
    profile: { fullName: form.contactPerson },
  });
  expect(user.consents.map(({ kind, given }) => [kind, given]).sort()).toEqual([
    ["logo_usage", true],
    ["terms", true],
  ]);
  expect(user.documents.map(({ kind }) => kind).sort()).toEqual([
    "identity",
    "organization_proof",
    "professional_licence",
  ]);
  expect(user.kycDocuments.map(({ verificationStatus }) => verificationStatus)).toEqual([
    "pending",
    "pending",
    "pending",
  ]);
  expect(await db.recruiter.findUnique({ where: { id: recruiterId } })).toMatchObject({
    status: "pending",
    email: form.email,
    interestedSports: ["football", "judo"],
    preferredCities: ["Lyon", "Dakar"],
    experienceLevel: "semi_pro",
    subscriptionPlan: "pay_per_match",
    ageMin: 16,
    ageMax: 21,
    heightMinCm: null,
    websiteUrl: null,
  });
});

test("an empty form is refused in the specified order and words", async () => {
  const error = await refusal({});
  const [first, ...rest] = Object.entries(error.fields as Record<string, [keyof typeof errors]>).map(
    ([, [code]]) => errors[code],
  );
  expect([first, ...rest.slice(0, 4)]).toEqual([
    "Vous devez fournir une pièce d'identité",
    "Vous devez fournir une preuve de l'organisation (KBIS, statuts, etc.)",
    "Vous devez accepter les conditions d'utilisation",
    "Vous devez accepter l'utilisation de votre logo",
    "Veuillez sélectionner au moins un sport",
  ]);
});

test.each([
  ["organizationType", "band", "required"],
  ["organizationName", " ", "required"],
  ["organizationName", "Étoile\u202e", "odd_characters"],
  ["contactPerson", undefined, "required"],
  ["phone", "call me", "phone_invalid"],
  ["phone", " ", "required"],
  ["country", "", "required"],
  ["country", "Atlantis", "country_invalid"],
  ["city", "", "required"],
  ["email", "nobody", "email_invalid"],
  ["password", "12345", "password_too_short"],
  ["websiteUrl", "javascript:alert(1)", "url_invalid"],
  ["interestedSports", "chess", "sport_invalid"],
  ["ageMin", "old", "number_invalid"],
  ["heightMaxCm", "900", "number_invalid"],
  ["ageMax", "15", "range_reversed"],
  ["identity", "passport.png", "identity_required"],
  ["identity", aFile(pdfBytes(5 * 1024 * 1024 + 1), "id.pdf", "application/pdf"), "file_too_large"],
])("%s %j is refused beside its field", async (field, value, code) => {
  expect(await refusal(aRecruiterForm({ [field]: value }))).toMatchObject({
    code: "invalid",
    fields: { [field]: [code] },
  });
});

test("a hostile document leaves no account and no bytes", async () => {
  const before = await stored();
  const form = aRecruiterForm({ organizationProof: aFile(pngBytes(), "kbis.pdf", "application/pdf") });
  expect(await refusal(form)).toMatchObject({
    code: "file_mismatch",
    fields: { organizationProof: ["file_mismatch"] },
  });
  expect(await stored()).toBe(before);
  expect(await db.user.count({ where: { email: form.email } })).toBe(0);
});

test("an address with an account is refused, and the files are not stored", async () => {
  const form = aRecruiterForm();
  await signUpRecruiter(visitor(), form);
  const before = await stored();
  const again = aRecruiterForm({ email: form.email.toUpperCase() });
  expect(await refusal(again)).toMatchObject({ code: "email_taken", fields: { email: ["email_taken"] } });
  expect(await stored()).toBe(before);
});

test("two parallel sign-ups with one address create one account and no bytes of the other", async () => {
  const before = await stored();
  const email = aRecruiterForm().email;
  const both = await Promise.allSettled([1, 2].map(() => signUpRecruiter(visitor(), aRecruiterForm({ email }))));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db.recruiter.count({ where: { email } })).toBe(1);
  expect(await stored()).toBe(before + 2);
});

test("a signed-in user is refused", async () => {
  await expect(signUpRecruiter(await aPerson("recruiter"), aRecruiterForm())).rejects.toMatchObject({
    code: "already_signed_in",
  });
});

test("a national phone number is stored in international form; an invalid one is refused", async () => {
  const { recruiterId } = await signUpRecruiter(visitor("fr"), aRecruiterForm({ phone: "04 78 00 00 00" }));
  expect(await db.recruiter.findUniqueOrThrow({ where: { id: recruiterId } })).toMatchObject({ phone: "+33478000000" });
  const form = aRecruiterForm({ phone: "04 78 00" });
  expect(await refusal(form)).toMatchObject({ fields: { phone: ["phone_invalid"] } });
  expect(await db.user.count({ where: { email: form.email } })).toBe(0);
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { visitor } from "@/lib/platform/command/create-actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import { addFact } from "@/lib/players/commands/add-fact";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { recordPerformance } from "@/lib/players/commands/record-performance";
import { signUpPlayer } from "@/lib/players/commands/sign-up-player";
import { checkMinorTexts, checkNames } from "@/lib/players/steps/check-minor-texts";
import { aMinor, aRecruiter } from "../../support/factories/people";
import { aGuardianNamed, aProfileForm, aSignUpForm } from "../../support/factories/player-forms";

const linesOf = (name: string) =>
  readFileSync(new URL(`texts/${name}.txt`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");

const child = {
  birthDate: new Date(Date.now() - 15 * 365.25 * 86_400_000),
  email: "xan@test.recruit",
  phone: "+33612345678",
  fullName: "Xanthippe Quellmalz",
  guardian: { fullName: "Ingrid Quellmalz" },
};

/** The refusal of each text, by its index. */
async function refusalsOf(texts: string[], subject: typeof child = child): Promise<Record<string, string[]>> {
  const refusal = await db
    .$transaction((tx) => checkMinorTexts(tx, subject, Object.fromEntries(texts.entries())))
    .then(() => null)
    .catch((error: unknown) => error);
  if (refusal !== null && !(refusal instanceof Refusal)) throw refusal;
  return refusal?.fields ?? {};
}
const refusalOf = async (text: string, subject = child) => (await refusalsOf([text], subject))[0]?.[0] ?? null;

describe.each(locales)("%s", (locale) => {
  test("of 200 texts about play and results at most two are refused", async () => {
    const lines = linesOf(`minors.${locale}`);
    const refusals = await refusalsOf(lines);
    const refused = lines.filter((_line, index) => refusals[index]);
    console.info(`${locale}: ${refused.length} of ${lines.length} ordinary texts of minors refused`);
    expect(lines).toHaveLength(200);
    expect(refused.length, refused.join("\n")).toBeLessThanOrEqual(2);
  });

  test("of 60 texts that name a club, a place or a person at least 57 are refused", async () => {
    const lines = linesOf(`names.${locale}`);
    const refusals = await refusalsOf(lines);
    const missed = lines.filter((_line, index) => !refusals[index]);
    console.info(`${locale}: ${lines.length - missed.length} of ${lines.length} texts with names refused`);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(3);
  });
});

test.each([
  ["Cadete en el CD Malilla desde 2019", "minor_names_club|CD Malilla"],
  ["I train in Lyon twice a week.", "minor_names_place|Lyon"],
  ["My coach Peter helps me.", "minor_names_person|Peter"],
  ["ask for xanthippe", "minor_names_person|xanthippe"],
  ["Ingrid drives me to every match", "minor_names_person|Ingrid"],
  ["call me 06 12 34 56 78", "minor_contact_closed"],
  ["insta: anouk_k", "minor_contact_closed"],
])("%s: %s", async (text, code) => {
  expect(await refusalOf(text)).toBe(code);
  expect(await refusalOf(text, { ...child, birthDate: new Date("1990-01-01") })).toBeNull();
});

test("a registered organization and the player's own club are known in any writing", async () => {
  const { recruiter } = await aRecruiter();
  await db.recruiter.update({ where: { id: recruiter.id }, data: { organizationName: "Quimera Deportes" } });
  expect(await refusalOf("We beat QUIMERA Deportes twice.")).toBe("minor_names_club|QUIMERA Deportes");
  const ownProfile = { ...child, currentClub: "Los Olmos" };
  expect(await refusalOf("Since 2020 at Los Olmos.", ownProfile)).toBe("minor_names_club|Los Olmos");
});

test.each([
  ["firstName", 16, "minor_contact_closed"],
  ["lastName", 16, "minor_contact_closed"],
  ["city", 16, "minor_contact_closed"],
  ["currentClub", 16, "minor_contact_closed"],
  ["guardianName", 16, "minor_contact_closed"],
  ["firstName", 30, "name_holds_contact"],
  ["currentClub", 30, "name_holds_contact"],
] as const)("the %s of a player of %i holds no contact details", async (field, age, code) => {
  for (const contact of ["06 12 34 56 78", "Zoe insta: zoe_k", "zoe@mail.example"]) {
    const form = aSignUpForm({ age, ...aGuardianNamed(), [field]: contact });
    const refused = field === "firstName" || field === "lastName" ? { code } : { code, fields: { [field]: [code] } };
    await expect(signUpPlayer(visitor(), form)).rejects.toMatchObject(refused);
  }
});

test("of the names of 20 clubs, places and people none holds contact details", () => {
  const names = [
    ...[
      "FC Schalke 04",
      "1. FC Köln",
      "TSG 1899 Hoffenheim",
      "A.S. Monaco",
      "St.Pauli",
      "Hannover 96",
      "F.C.Barcelona",
    ],
    ...["Olympique Lyonnais (OL)", "US Quevilly-Rouen Métropole", "Paris 13 Atletico", "Real Madrid C.F."],
    ...["Saint-Denis (93)", "Paris 13e", "Washington D.C.", "L'Aquila", "Line Renaud", "J.R. Smith", "N'Golo"],
    ...["نادي الزمالك", "محمد علي"],
  ];
  for (const currentClub of names) expect(() => checkNames(child, { currentClub }), currentClub).not.toThrow();
});

test("every command that stores text about a minor refuses it beside its field", async () => {
  const { actor } = await aMinor();
  const club = ["minor_names_club|CD Malilla"];
  await expect(addFact(actor, { label: "Team", value: "CD Malilla" })).rejects.toMatchObject({
    fields: { value: club },
  });
  const measure = { metricName: "CD Malilla", metricValue: "3", recordedOn: "2024-05-01" };
  await expect(recordPerformance(actor, measure)).rejects.toMatchObject({ fields: { metricName: club } });
  const named = aProfileForm({ age: 16, experience: "Cadete en el CD Malilla", achievements: "insta: anouk_k" });
  await expect(editProfile(actor, named)).rejects.toMatchObject({
    code: "invalid",
    fields: { experience: club, achievements: ["minor_contact_closed"] },
  });
  const form = aSignUpForm({ age: 16, ...aGuardianNamed(), experience: "Cadete en el CD Malilla" });
  await expect(signUpPlayer(visitor("en"), form)).rejects.toMatchObject({ fields: { experience: club } });
});

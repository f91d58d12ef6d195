import { type CountryCode, getExampleNumber } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";
import { scopes } from "../../lib/platform/command/actor.ts";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { idFor } from "./random.ts";
import type { Language } from "./texts/metrics.ts";

/** The password of every demo account; printed at the start. */
export const DEMO_PASSWORD = "corner-flag-2026";

export const demoEmails = {
  player: "player@demo.recruit",
  recruiter: "recruiter@demo.recruit",
  scout: "scout@demo.recruit",
  parent: "parent@demo.recruit",
  admin: "admin@demo.recruit",
  gamer: "gamer@demo.recruit",
  seeker: "seeker@demo.recruit",
  colleague: "colleague@demo.recruit",
} as const;

/** The version of the consent texts. */
const CONSENT_VERSION = "2026-11-01";

type Role = "player" | "recruiter" | "guardian" | "job_seeker" | "esport_player" | "admin";
type Consent = "terms" | "image_rights" | "logo_usage" | "agent_service" | "authority";

export type Account = {
  user: Omit<Prisma.UserCreateManyInput, "passwordHash"> & { id: string };
  profile: Prisma.ProfileCreateManyInput;
  role: Prisma.UserRoleCreateManyInput | null;
  scopes?: Prisma.StaffScopeCreateManyInput[];
  consents: Prisma.ConsentCreateManyInput[];
};

type Person = {
  email: string;
  fullName: string;
  language: Language;
  createdAt: Date;
  role: Role | null;
  consents?: readonly Consent[];
  birthDate?: Date;
  /** Consents given by the guardian of a minor. */
  byGuardian?: readonly Consent[];
};

export function account({
  email,
  fullName,
  language,
  createdAt,
  role,
  consents = [],
  byGuardian = [],
  birthDate,
}: Person): Account {
  const id = idFor(`user ${email}`);
  const givenConsents = [
    ...consents.map((kind) => ({ kind, by: "self" })),
    ...byGuardian.map((kind) => ({ kind, by: "guardian" })),
  ];
  return {
    user: { id, email, emailConfirmedAt: createdAt, locale: language, createdAt },
    profile: { id, fullName, birthDate: birthDate ?? null },
    role: role && { userId: id, role },
    consents: givenConsents.map(({ kind, by }) => ({
      id: idFor(`consent ${email} ${kind} ${by}`),
      userId: id,
      kind,
      version: CONSENT_VERSION,
      given: true,
      givenBy: by,
      createdAt,
    })),
  };
}

/** The demo administrator, who has every scope. */
export function admin(createdAt: Date): Account {
  const person = { email: demoEmails.admin, fullName: "Claire Montbrun", language: "fr", createdAt } as const;
  const staffAccount = account({ ...person, role: "admin" });
  return {
    ...staffAccount,
    scopes: scopes.map((scope) => ({ userId: staffAccount.user.id, scope, givenAt: createdAt })),
  };
}

/** The staff member who gives the second approval for agents' documents. */
export function colleague(createdAt: Date): Account {
  const person = { email: demoEmails.colleague, fullName: "Yann Le Goffic", language: "fr", createdAt } as const;
  const staffAccount = account({ ...person, role: "admin" });
  return { ...staffAccount, scopes: [{ userId: staffAccount.user.id, scope: "verification", givenAt: createdAt }] };
}

/** A mother whose child has an open request. */
export const parent = (createdAt: Date) =>
  account({ email: demoEmails.parent, fullName: "Nadia Ferhaoui", language: "fr", createdAt, role: "guardian" });

/** E-mail addresses under .example, which never exist. */
export function addressBook() {
  const takenNames = new Set<string>();
  return (name: string, domain = "courriel.example") => {
    const base = plain(name, ".");
    let email = `${base}@${domain}`;
    for (let n = 2; takenNames.has(email); n++) email = `${base}${n}@${domain}`;
    takenNames.add(email);
    return email;
  };
}

/** "Inès Aït Saïd" becomes "ines.ait.said"; letters of other scripts are dropped. */
export const plain = (text: string, separator: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ø", "o")
    .replaceAll("Ø", "O")
    .replaceAll("ı", "i")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, separator)
    .replace(/^\W+|\W+$/g, "");

/** A number reserved for fiction where the country has such a range, else one with too many zeros to be real. */
export function phoneIn(country: string, serial: number): string {
  const two = (n: number) => String(n % 100).padStart(2, "0");
  const three = (n: number) => String(n % 1000).padStart(3, "0");
  if (country === "FR") return `+3363998${two(Math.floor(serial / 100))}${two(serial)}`;
  if (country === "GB") return `+447700900${three(serial)}`;
  if (country === "US" || country === "CA") return `+120255501${two(serial)}`;
  if (country === "AU") return `+61491570${three(serial)}`;
  const example = getExampleNumber(country as CountryCode, examples);
  if (!example) throw new Error(`no telephone numbers are known of ${country}`);
  const { countryCallingCode: code, nationalNumber } = example;
  return `+${code}${nationalNumber.slice(0, 2).padEnd(nationalNumber.length - 3, "0")}${three(serial)}`;
}

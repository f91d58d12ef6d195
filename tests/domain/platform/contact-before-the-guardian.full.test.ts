import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "@/lib/accounts/provider/password";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { runAsCounted } from "@/lib/platform/command/limit";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { stepsFor } from "@/lib/sports/schema/steps";
import { rowField } from "@/lib/sports/schema/typed-claim";
import { password } from "../../support/factories/accounts";
import { aPerson } from "../../support/factories/people";
import { aGuardianNamed, aProfileForm, aSignUpForm } from "../../support/factories/player-forms";
import { startBilling } from "../../support/payments";
import { acts } from "../../support/permissions/acts";
import { rolledBack } from "../../support/permissions/dry-run";
import { colleagues } from "../../support/permissions/people";
import { type Child, childrenAlone, ending, outsideOf } from "../../support/permissions/try-alone";
import { commandOf, commands } from "../../support/permissions/try-commands";
import { aWorld } from "../../support/permissions/world";
import { anyName, placed, textsOf } from "../../support/texts-of";

const contacts = [
  "06 12 34 56 78",
  "+33612345678",
  "zoe.k@mail.example",
  "insta: zoe_k",
  "my snap is zoe_k",
  "t.me/zoe_k",
];

/** Fields that take contact details of a child without a guardian, and who reads them. */
const readers: Record<string, string> = {
  "accounts/add-factor friendly_name": "its owner",
  "accounts/add-factor issuer": "its owner",
  "accounts/add-factor phone": "its owner and us: where codes are texted",
  "accounts/change-password password": "nobody",
  "accounts/remove-factor passwordOrCode": "nobody",
  "accounts/request-email-change email": "its owner and the staff: how the child signs in",
  "accounts/request-password-reset email": "nobody: it is compared",
  "accounts/request-password-reset next": "nobody: an address of ours",
  "accounts/reset-password next": "nobody: an address of ours",
  "accounts/reset-password password": "nobody",
  "measurements/open-cv agent": "nobody: the name of a browser",
  "jobs/answer-applications message": "nobody: contact details are hidden in it",
  "jobs/answer-applications sure": "nobody: a box",
  "jobs/check-wording description": "nobody: it is not stored",
  "jobs/check-wording title": "nobody: it is not stored",
  "measurements/answer-confirmation club": "who sees the identity of the adult it is about",
  "measurements/confirm-availability availableFrom": "nobody: no date is asked for",
  "measurements/confirm-availability committedOn": "nobody: no date is asked for",
  "measurements/say-availability availableFrom": "nobody: no date is asked for",
  "measurements/say-availability committedOn": "nobody: no date is asked for",
  "players/state-claims licence_number.0.number": "who sees the identity: a number alone, as a licence has",
  "trust/appeal-decision appeal": "the staff",
  "content/count-view address": "nobody: it is hashed",
  "content/count-view agent": "nobody: the name of a browser",
  "notifications/turn-off-push endpoint": "nobody: it is compared",
  "players/add-profile guardianEmail": "the guardian: where the link is sent",
  "players/add-profile phone": "its owner and the staff: closed to clubs",
  "players/ask-for-link email": "nobody: it is compared",
  "players/edit-profile phone": "its owner and the staff: closed to clubs",
  "players/sign-up-player email": "its owner and the staff: how the child signs in",
  "players/sign-up-player guardianEmail": "the guardian: where the link is sent",
  "players/sign-up-player password": "nobody",
  "players/sign-up-player phone": "its owner and the staff: closed to clubs",
  "support/open-ticket email": "the staff",
  "support/open-ticket message": "the staff",
  "support/open-ticket name": "the staff",
  "support/open-ticket talk": "the staff",
};

type Trial = { name: string; fields: string[]; actor: Actor; usual: Record<string, unknown> };

let services: Awaited<ReturnType<typeof startBilling>>;
let children: Child[];
beforeAll(async () => {
  services = await startBilling();
  const staff = await colleagues();
  children = await childrenAlone(await aWorld(staff.get("staff for verification")?.userId ?? ""));
  const ids = children.map(({ userId }) => userId);
  await db.user.updateMany({ where: { id: { in: ids } }, data: { passwordHash: await hashPassword(password) } });
}, 300_000);
afterAll(() => services.stop());

/** Every form that a child may send, including sign-up and each screen of measurements. */
async function trialsOf({ age, actor, things }: Child): Promise<Trial[]> {
  const profile = { age, ...aGuardianNamed() };
  const starts: Record<string, Pick<Trial, "actor" | "usual">> = {
    "players/sign-up-player": { actor: visitor(), usual: aSignUpForm(profile) },
    "players/add-profile": { actor: await aPerson("player"), usual: aProfileForm(profile) },
    "players/edit-profile": { actor, usual: aProfileForm({ age }) },
  };
  const usual = (name: string) => starts[name] ?? { actor, usual: { ...acts[name]?.of(things) } };
  const ownCommands = commands.filter((name) => !ending.test(name) && name !== statements);
  const forms = ownCommands.map(async (name) => ({ name, fields: await fieldsOf(name), ...usual(name) }));
  return [...(await Promise.all(forms)), ...screensOf(age, actor)];
}

const statements = "players/state-claims";
const sport = "football";

/** One form for each record of a step, and one for the competition of the season's figures. */
function screensOf(age: number, actor: Actor): Trial[] {
  return stepsFor({ sport, position: "striker", age }).flatMap(({ slug: step, attributes }) => {
    const trial = (fields: string[], filled: object) => ({
      name: statements,
      fields,
      actor,
      usual: { sport, step, ...filled },
    });
    const records = attributes.flatMap((attribute) => {
      if (attribute.type !== "record") return [];
      const texts = attribute.fields
        .filter(({ type }) => type === "text")
        .map(({ name }) => rowField(attribute.key, 0, name));
      return trial(texts, Object.fromEntries(texts.map((field) => [field, "Cup"])));
    });
    return step === "season" ? [...records, trial(["competition"], { goals: "4", season: "2025" })] : records;
  });
}

/** Fields of a form with dynamic rows have no fixed names. */
const fieldsOf = async (name: string) => {
  const paths = textsOf((await commandOf(name)).input).texts.map(({ path }) => path.join("."));
  return [...new Set(paths)].filter((path) => !path.startsWith(anyName));
};

const isTaken = (act: () => Promise<unknown>) =>
  act().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );

const step = (name: string) => (/^\d+$/.test(name) ? Number(name) : name);

test("forms of a child without a guardian take contact details only to sign in, for our calls and for the staff", async () => {
  const before = await outsideOf(children);
  const attempts: (() => Promise<unknown>)[] = [];
  for (const child of children) {
    const foundContacts: string[] = [];
    for (const { name, fields, actor, usual } of await trialsOf(child)) {
      const command = await commandOf(name);
      if (!(await isTaken(() => rolledBack(() => command(actor, usual))))) continue;
      for (const field of fields) {
        const path = name === statements ? [field] : field.split(".").map(step);
        const forms = contacts.flatMap((contact) => [contact, `${textAt(usual, path)} ${contact}`.trim()]);
        for (const contact of forms) {
          const form = placed(usual, path, contact);
          if (!(await isTaken(() => rolledBack(() => command(actor, form))))) continue;
          foundContacts.push(`${name} ${field}`);
          if (!once.test(name)) attempts.push(() => runAsCounted(() => command(actor, form)));
          break;
        }
      }
    }
    expect([...new Set(foundContacts)].sort()).toEqual(Object.keys(readers).sort());
  }
  for (const act of attempts) await isTaken(act);
  expect(await outsideOf(children)).toEqual(before);
}, 300_000);

/** Commands that change how the child signs in, or create a second sign-in. */
const once = /^accounts\/|^players\/(sign-up|add-profile)/;
const textAt = (form: unknown, path: (string | number)[]) =>
  path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], form) ?? "";

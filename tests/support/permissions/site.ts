import { createHash, randomBytes } from "node:crypto";
import { scopes } from "@/lib/platform/command/actor";
import { ask } from "@/scripts/database";
import { cookiesOf } from "../signed-in";

type Site = { url: string; databaseUrl: string };

const members = {
  member: null,
  "player to be": "player",
  "recruiter to be": "recruiter",
  "works in sport": "job_seeker",
  "plays e-sport": "esport_player",
};
const mailbox = (name: string) => name.replace(/\W+/g, "-");

/** The cookies of every kind of visitor, by name; people missing from the demo are created with its password. */
export async function comers({ url, databaseUrl }: Site): Promise<Map<string, string>> {
  const staff = ["staff without a scope", ...scopes.map((scope) => `staff for ${scope}`)];
  for (const [name, role] of [...Object.entries(members), ...staff.map((name) => [name, "admin"] as const)])
    await ask(databaseUrl, ...account(`${mailbox(name)}@demo.recruit`, role));
  for (const scope of scopes)
    await ask(databaseUrl, `insert into staff_scopes select id, '${scope}' from users ${named(`staff-for-${scope}`)}`);
  const signedIn = ["player", "recruiter", "parent", ...Object.keys(members), ...staff];
  const come = async (name: string) => [name, await cookiesOf(url, mailbox(name))] as const;
  return new Map([["visitor", ""], ...(await Promise.all(signedIn.map(come)))]);
}

const named = (personName: string) => `where email = '${personName}@demo.recruit'`;

const account = (email: string, role: string | null) => [
  `insert into users (email, password_hash) select '${email}', password_hash from users ${named("admin")}`,
  ...(role ? [`insert into user_roles select id, '${role}' from users where email = '${email}'`] : []),
];

/** A page or file of one person; whoever may open it finds `secret` in it. */
export type Somebodys = { name: string; path: string; secret?: string };

export async function somebodys({ databaseUrl }: Site): Promise<Somebodys[]> {
  const firstRow = async (sql: string) => (await ask(databaseUrl, sql))[0] as { id: string; secret: string };
  const accountId = (personName: string) => `(select id from users ${named(personName)})`;
  const minor = "select p.id, p.full_name as secret from guardians g join players p on p.id = g.player_id where";
  const child = await firstRow(`${minor} g.user_id = ${accountId("parent")}`);
  const other = await firstRow(`${minor} g.user_id is null and p.status = 'listed' order by p.id`);
  const token = randomBytes(32).toString("base64url");
  const link = `token_hash = '${createHash("sha256").update(token).digest("base64url")}', linked_at = now()`;
  await ask(databaseUrl, `update guardians set ${link} where player_id = '${other.id}'`);
  const hidden = await firstRow("select id, full_name as secret from players where status <> 'listed' order by id");
  const ofCase = await firstRow(
    "select document_id as id from kyc_documents where document_id is not null order by id",
  );
  const documentSql = `select ${accountId("player")}, 'diploma', 'a key', 'diploma.pdf', 'application/pdf', 90, repeat('0', 64)`;
  const columns = "owner_id, kind, storage_key, name, mime, size_bytes, sha256";
  const ofOffer = await firstRow(`insert into documents (${columns}) ${documentSql} returning id`);
  return [
    { name: "/guardian/(the parent's child)", path: `/guardian/${child.id}`, secret: child.secret },
    { name: "/guardian/(a mailed link)", path: `/guardian/${token}`, secret: other.secret },
    { name: "/players/(one who is not listed)", path: `/players/${hidden.id}`, secret: hidden.secret },
    { name: "/api/documents/(of a case)", path: `/api/documents/${ofCase.id}` },
    { name: "/api/documents/(of an offer of the player's)", path: `/api/documents/${ofOffer.id}` },
  ];
}

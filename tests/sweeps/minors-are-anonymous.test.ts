import { localePath, locales } from "@/lib/platform/i18n/routing";
import { ask as query } from "@/scripts/database.ts";
import { expect, test } from "../support/browser/journey";
import { ask, followed } from "../support/browser/odd-requests";
import { filesIn } from "../support/files-in-zip";
import { cookiesOf } from "../support/signed-in";
import { metadataOfPdf, textOfPdf } from "../support/text-of-pdf";

type Minor = { id: string; handle: string; sport: string; video: string; picture: string; cv: string; words: string[] };

const parts = [
  "exp",
  "ach",
  "clu",
  "cit",
  "lab",
  "val",
  "fso",
  "met",
  "tit",
  "sou",
  "cmp",
  "nam",
  "ncl",
  "wna",
  "wcl",
  "vid",
  "cap",
  "pic",
  "key",
];
/** A word unique to this field of this player. */
const word = (part: string) => `'zq${part}' || md5(p.id::text || '${part}')`;
const minors = `(select * from players where listed and age(birth_date) < interval '18 years' order by created_at, id limit 20) p`;
/** A version 4 UUID: other ids are refused before they are looked up. */
const uuidOf = (text: string) => `overlay(overlay(md5(${text}) placing '4' from 13) placing 'a' from 17)::uuid`;
const id = (part: string) => uuidOf(`'${part}' || p.id`);

const club = `(select r.id from recruiters r join users u on u.id = r.user_id where u.email = 'recruiter@demo.recruit')`;
const event = uuidOf("'an event of minors'");
/** base64url, as Node encodes hashes and tokens. */
const base64url = (bytes: string) => `translate(encode(${bytes}, 'base64'), '+/=', '-_')`;
const hashOf = (secret: string) => base64url(`sha256(convert_to(${secret}, 'utf8'))`);
const cv = hashOf(`'a cv of ' || p.id`);

/** Texts, files and confirmations of twenty minors, in every field that can hold one. */
const plant = [
  `update players q set experience_level = ${word("exp")}, achievements = ${word("ach")}, current_club = ${word("clu")}, city = ${word("cit")}
    from ${minors} where q.id = p.id`,
  `insert into player_claims (player_id, label, text, source, grade, measured_on)
    select p.id, ${word("lab")}, ${word("val")}, ${word("fso")}, 'event', date '2026-05-17' from ${minors}`,
  `insert into player_performance_history (player_id, recorded_at, metric_name, metric_value) select p.id, now(), ${word("met")}, '1' from ${minors}`,
  `insert into player_claims (id, player_id, attribute, number, measured_on, grade, source, parts)
    select ${id("claim")}, p.id, 'height_cm', 171, current_date, 'event', ${word("sou")},
      jsonb_build_array(jsonb_build_object('year', 2025, 'competition', ${word("cmp")})) from ${minors}`,
  `insert into player_claims (player_id, attribute, sport, parts, measured_on)
    select p.id, 'titles', p.primary_sport, jsonb_build_array(jsonb_build_object('title', ${word("tit")})), current_date from ${minors}`,
  ...(["nam", "wna"] as const).flatMap((name) => [
    `insert into confirmations (id, player_id, name, club, role, email, locale, names_player, token_hash, receipt_hash, expires_at, answered_at)
      select ${id(name)}, p.id, ${word(name)}, ${word(name === "nam" ? "ncl" : "wcl")}, 'coach', 'coach@zq.example', 'en', false,
        '${name}' || p.id, 'r${name}' || p.id, now() + interval '9 days', ${name === "nam" ? "now()" : "null"} from ${minors}`,
    `insert into confirmed_claims (confirmation_id, claim_id, answer, grade)
      select ${id(name)}, ${id("claim")}, ${name === "nam" ? "'confirmed', 'coach'" : "null, null"} from ${minors}`,
  ]),
  ...["video", "poster", "picture"].map(
    (kind) => `insert into documents (id, owner_id, kind, storage_key, name, mime, size_bytes)
      select ${id(kind)}, p.user_id, '${kind}', ${word("key")} || '${kind}', 'f', '${kind === "video" ? "video/mp4" : "image/jpeg"}', 9 from ${minors}`,
  ),
  `insert into player_videos (id, player_id, title, captions, document_id, poster_id, position)
    select ${id("video")}, p.id, ${word("vid")}, ${word("cap")}, ${id("video")}, ${id("poster")}, 1 from ${minors}`,
  `insert into player_pictures (id, player_id, words, document_id) select ${id("picture")}, p.id, ${word("pic")}, ${id("picture")} from ${minors}`,
  `insert into favorites (recruiter_id, player_id) select ${club}, p.id from ${minors} on conflict do nothing`,
  `insert into sport_events (id, organizer_id, title, description, sport, event_type, location, start_date, status)
    select ${event}, ${club}, 'Open day', 'Two games and a talk.', 'football', 'tryout', 'Lyon', now() + interval '7 days', 'published'`,
  `insert into event_registrations (event_id, player_id, status) select ${event}, p.id, 'confirmed' from ${minors}`,
  `insert into player_cvs (player_id, locale, naming, parts, of_minor, token_hash, code_hash, made_at, ends_at)
    select p.id, 'en', 'handle', '{measures,season,career,languages,videos}', true, ${hashOf(cv)}, ${hashOf(`'code' || ${cv}`)}, now(),
      now() + interval '30 days' from ${minors}`,
];

const plantedRows = `select p.id, p.handle, p.primary_sport as sport, ${id("video")} as video, ${id("picture")} as picture, ${cv} as cv,
  array_remove(array[${parts.map(word).join(", ")}, u.email::text, p.phone, p.full_name, g.email::text, g.full_name], null) as words
  from ${minors} join users u on u.id = p.user_id left join guardians g on g.player_id = p.id
  where not exists (select from disclosures d where d.player_id = p.id and d.recruiter_id = ${club} and d.closed_at is null)`;

type ReadBody = (body: Buffer) => string | Promise<string>;
const readers = {
  csv: String,
  xlsx: (body) => [...filesIn(body).values()].join("\n"),
  pdf: async (body) => `${await textOfPdf(body)}\n${metadataOfPdf(body)}`,
} satisfies Record<string, ReadBody>;

const readings: Record<string, string>[] = [{}, { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }];

test("a club with a plan and no contact request can open nothing that identifies any of twenty minors", async ({
  origin,
  site,
}) => {
  for (const statement of plant) await query(site.databaseUrl, statement);
  const children = (await query(site.databaseUrl, plantedRows)) as unknown as Minor[];
  expect(children.length).toBeGreaterThan(15);
  const plantedWords = children.flatMap((child) => child.words);
  const cookie = await cookiesOf(origin, "recruiter");
  const sports = [...new Set(children.map(({ sport }) => sport))];
  const group = children.slice(0, 4).map((child) => `player=${child.id}`);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();

  const pages = [
    ...children.flatMap((child) => [`/players/${child.id}`, `/players/${encodeURIComponent(child.handle)}`]),
    "/players",
    ...sports.flatMap((sport) => [`/players?sport=${sport}`, `/players?sport=${sport}&view=cards`, `/sports/${sport}`]),
    `/compare?${group.join("&")}`,
    ...[
      "/favorites",
      "/dashboard",
      ...["requests", "introductions", "offers", "wishlist"].map((list) => `/dashboard?show=${list}`),
      "/dashboard/needs",
      "/dashboard/matches",
      "/dashboard/alerts",
      "/dashboard/searches",
    ],
    ...["/dashboard/pipeline", "/messages", "/notifications", "/", "/events", "/dashboard/events"],
    ...children.slice(0, 2).map((child) => `/cv/${child.cv}`),
  ];
  const [ownEvent] = await query(site.databaseUrl, `select ${event} as id`);
  pages.push(`/dashboard/events/${ownEvent?.id}`, `/dashboard/events/${ownEvent?.id}/day`);
  for (const [index, path] of pages.entries())
    for (const headers of readings) await look(localePath(path, locales[index % locales.length] ?? "en"), headers);
  for (const path of ["/api/bell?locale=en", "/api/stats"]) await look(path, {});
  for (const path of ["events/organized", "budget"])
    for (const format of ["csv", "xlsx"] as const) await look(`/api/${path}?format=${format}`, {}, readers[format]);
  // Pages that show the children's handles are read, so that a name in them would be found.
  for (const path of ["favorites", `events/${ownEvent?.id}/registrations`])
    for (const format of ["csv", "xlsx"] as const) {
      const text = await look(`/api/${path}?format=${format}`, {}, readers[format]);
      for (const { handle } of children) if (!text.includes(handle)) wrong.push(`${path}.${format} without ${handle}`);
    }
  for (const [index, { cv, handle }] of children.entries()) {
    const text = await look(`/api/cvs/${cv}?locale=${locales[index % locales.length]}`, {}, readers.pdf);
    if (!text.includes(handle)) wrong.push(`a CV without ${handle}`);
  }
  for (const path of ["/sitemap.xml", ...locales.map((locale) => `/feeds/${locale}/football.xml`)])
    await look(path, {});
  // Searching a hidden word must not reveal that anyone has it.
  for (const q of children.slice(0, 3).flatMap((child) => child.words)) {
    const { body } = await followed(origin, { path: `/players?q=${encodeURIComponent(q)}`, headers: { cookie } });
    for (const { handle } of children) if (body.toString().includes(handle)) wrong.push(`${q} finds ${handle}`);
  }
  for (const { video, picture } of children)
    for (const path of [
      `videos/${video}`,
      `videos/${video}/captions`,
      `videos/${video}/poster`,
      `pictures/${picture}`,
    ]) {
      const { status } = await ask(origin, { path: `/api/players/${path}`, headers: { cookie } });
      if (status !== 404) wrong.push(`${status} from ${path}`);
    }

  async function look(path: string, headers: Record<string, string>, read: ReadBody = String) {
    const { status, body, headers: answered } = await followed(origin, { path, headers: { ...headers, cookie } });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // Prefetches may have no body.
    const isRead = !("next-router-prefetch" in headers);
    if (isRead && status !== 200) wrong.push(`${status} from ${path}`);
    const text = `${JSON.stringify(answered)}\n${status === 200 ? await read(body) : body.toString()}`;
    for (const word of plantedWords) if (text.includes(word)) wrong.push(`${path} tells ${word}`);
    return text;
  }
  console.log(`${children.length} minors, ${pages.length} pages in three readings: ${JSON.stringify([...statuses])}`);
  expect(wrong).toEqual([]);

  // Checks the words themselves: with the guardian's media consent the files open, and after withdrawal they do not.
  const [child] = children;
  const allow = (on: boolean) =>
    query(
      site.databaseUrl,
      `update players set media_before_identity = ${on}, consent_image_rights = true, media_hidden = false where id = '${child?.id}'`,
    );
  const page = async () =>
    (await followed(origin, { path: `/players/${child?.id}`, headers: { cookie } })).body.toString();
  await allow(true);
  expect(await page()).toContain(`/api/players/pictures/${child?.picture}`);
  const captions = { path: `/api/players/videos/${child?.video}/captions`, headers: { cookie } };
  expect((await ask(origin, captions)).status).toBe(200);
  await allow(false);
  expect((await ask(origin, captions)).status).toBe(404);
  expect(await page()).not.toContain(`/api/players/pictures/${child?.picture}`);
});

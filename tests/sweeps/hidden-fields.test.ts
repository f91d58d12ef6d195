import { createHash } from "node:crypto";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import { localePath, locales } from "@/lib/platform/i18n/routing";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { ask as query } from "@/scripts/database.ts";
import { expect, test } from "../support/browser/journey";
import { ask, followed } from "../support/browser/odd-requests";
import { cookiesOf } from "../support/signed-in";

type Player = {
  id: string;
  handle: string;
  name: string | null;
  called: string;
  open: boolean;
  minor: boolean;
  filmed: boolean;
  contact: string[];
  /** The player's private data, visible to no one else. */
  own: string[];
  profile: string[];
};

const players = `
  select p.id, p.handle, case when p.publish_name and age(p.birth_date) >= interval '18 years' then p.full_name end as name,
    p.full_name as called, age(p.birth_date) < interval '18 years' as minor,
    exists (select from disclosures d join recruiters c on c.id = d.recruiter_id join users u on u.id = c.user_id
      where d.player_id = p.id and d.closed_at is null and u.email = 'recruiter@demo.recruit') as open,
    array[p.email, p.phone, regexp_replace(p.phone, '\\D', '', 'g')] as contact,
    array_remove(array(select g.email from guardians g where g.player_id = p.id) || p.birth_date::text
      || array(select d.storage_key from documents d where d.owner_id = p.user_id and d.kind in ('identity', 'guardian_identity', 'guardian_tie')), null) as own,
    array(select d.storage_key from documents d where d.owner_id = p.user_id and d.kind in ('video', 'poster', 'picture'))
      || array(select v.title from player_videos v where v.player_id = p.id and length(v.title) > 12)
      || array(select t from unnest(array[p.experience_level, p.achievements]) as t where length(t) > 24) as profile,
    exists (select from player_videos v where v.player_id = p.id) as filmed
  from players p where p.status = 'listed' order by p.created_at`;

/** The access level of a reader: a card, the profile without the identity, or with it. */
type AccessLevel = "card" | "profile" | "identity";

/** Texts above this access level. */
function tooDeep(player: Player, accessLevel: AccessLevel): string[] {
  const named = player.name !== null;
  return [
    ...player.own,
    ...(accessLevel !== "identity" || player.minor ? player.contact : []),
    ...(accessLevel !== "identity" && !named ? [player.called] : []),
    ...(accessLevel === "card" ? player.profile : []),
  ];
}

const rsc = { rsc: "1" };
const ahead = { rsc: "1", "next-router-prefetch": "1" };

test("no page, response, sitemap or feed contains data of a higher access level", async ({ origin, site, request }) => {
  const all = (await query(site.databaseUrl, players)) as unknown as Player[];
  const [pending] = await query(
    site.databaseUrl,
    "select u.email from recruiters r join users u on u.id = r.user_id where r.status = 'pending' order by r.created_at limit 1",
  );
  const samples = [
    all.filter(({ minor }) => minor).slice(0, 6),
    all.filter(({ filmed }) => filmed).slice(0, 10),
    all.filter(({ open }) => open).slice(0, 4),
    all.filter(({ name, minor }) => !name && !minor).slice(0, 4),
  ];
  for (const sample of samples) expect(sample).not.toEqual([]);
  const shownTexts = samples.flat();
  const club = {
    who: "a club with a plan",
    cookie: await cookiesOf(origin, "recruiter"),
    accessLevel: ({ open }: Player) => (open ? ("identity" as const) : ("profile" as const)),
  };
  // The highest level first: what is kept of its pages for others is found.
  const readers = [
    club,
    {
      who: "a club that waits",
      cookie: await cookiesOf(origin, String(pending?.email)),
      accessLevel: () => "card" as const,
    },
    { who: "another player", cookie: await cookiesOf(origin, "player"), accessLevel: () => "card" as const },
    { who: "a visitor", cookie: "", accessLevel: () => "card" as const },
  ];
  const [self] = await query(
    site.databaseUrl,
    "select p.id from players p join users u on u.id = p.user_id where u.email = 'player@demo.recruit'",
  );
  const wrong: string[] = [];
  let answers = 0;

  for (const { who, cookie, accessLevel } of readers) {
    // People may read their own page, and texts of the demo players are similar.
    const others = all.filter(({ id }) => who !== "another player" || id !== self?.id);
    const read = shownTexts.filter((player) => others.includes(player));
    const forbidden = others.flatMap((player) =>
      tooDeep(player, accessLevel(player)).map((word) => ({ word, player })),
    );
    expect(forbidden).not.toEqual([]);
    const locale = locales[readers.findIndex((reader) => reader.who === who) % locales.length] ?? "en";
    const ownTexts = [
      ...read.map(({ id }) => `/players/${id}`),
      "/players",
      ...["football", "judo", "handball"].map((sport) => `/players?sport=${sport}`),
      `/compare?${read
        .slice(0, 4)
        .map(({ id }) => `player=${id}`)
        .join("&")}`,
      ...sportSlugs.slice(0, 5).map((slug) => `/sports/${slug}`),
      "/",
      "/recruiters",
      "/events",
      "/favorites",
    ].map((path) => localePath(path, locale));
    const machines = [
      "/api/stats",
      `/api/bell?locale=${locale}`,
      "/api/favorites?format=csv",
      "/api/news/search?q=a",
      ...(cookie
        ? []
        : [
            ...(await mapsOf()),
            ...locales.flatMap((each) => [`/feeds/${each}/news.xml`, `/feeds/${each}/football.xml`]),
          ]),
    ];
    for (const path of ownTexts) for (const headers of [{}, rsc, ahead]) await look({ path, headers });
    for (const path of machines) await look({ path, headers: {} });

    async function look({ path, headers }: { path: string; headers: Record<string, string> }) {
      const { status, body } = await followed(origin, { path, headers: cookie ? { ...headers, cookie } : headers });
      answers += 1;
      if (path.includes("/players/") && cookie && headers !== ahead && status !== 200)
        wrong.push(`${who}: ${status} from ${path}`);
      if (status >= 500) wrong.push(`${who}: ${status} from ${path}`);
      if (status < 400 && status !== 204 && body.length === 0)
        wrong.push(`${who} (${Object.keys(headers).join()}): ${path} gives nothing to read`);
      const text = body.toString();
      for (const { word, player } of forbidden)
        if (text.includes(word) || text.includes(encodeURIComponent(word)))
          wrong.push(
            `${who} (${Object.keys(headers).join() || "page"}): ${path} tells ${JSON.stringify(word)} of ${player.handle}`,
          );
    }
  }
  async function mapsOf() {
    const index = await (await request.get("/sitemap.xml")).text();
    return [
      "/sitemap.xml",
      ...[...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname),
    ];
  }

  expect(wrong).toEqual([]);
  expect(answers).toBeGreaterThan(300);
  // Checks the texts themselves: readers with a higher access level do see them.
  const [readByAll] = all.filter(({ open, minor, name }) => open && !minor && !name);
  for (const router of [{}, rsc]) {
    const headers = { ...router, cookie: club.cookie };
    const page = await followed(origin, { path: `/players/${readByAll?.id}`, headers });
    expect(page.body.toString()).toContain(readByAll?.called);
  }
});

test("a CV under the handle reveals the name in no format", async ({ origin, site }) => {
  const all = (await query(site.databaseUrl, players)) as unknown as Player[];
  const unnamed = all.filter(({ name }) => !name);
  const shownTexts = [
    ...unnamed.filter(({ minor }) => minor).slice(0, 2),
    ...unnamed.filter(({ minor }) => !minor).slice(0, 2),
  ];
  expect(shownTexts).toHaveLength(4);
  const library = await PDFiumLibrary.init();
  const wrong: string[] = [];
  for (const player of shownTexts) {
    const token = createHash("sha256").update(`nothing deeper ${player.id}`).digest("base64url");
    await query(
      site.databaseUrl,
      `insert into player_cvs (player_id, locale, naming, parts, of_minor, token_hash, code_hash, made_at, ends_at)
       values ('${player.id}', 'en', 'handle', '{measures,season,career,languages,videos}', ${player.minor},
         '${hashOf(token)}', '${hashOf(`code ${token}`)}', now(), now() + interval '30 days')`,
    );
    for (const locale of locales) {
      const path = localePath(`/cv/${token}`, locale);
      const file = { path: `/api/cvs/${token}?locale=${locale}`, headers: {} };
      const texts = [
        ...(await Promise.all([{}, rsc, ahead].map((headers) => followed(origin, { path, headers })))).map(({ body }) =>
          body.toString(),
        ),
        await textOf((await ask(origin, file)).body),
      ];
      const forbidden = all.flatMap((player) => tooDeep(player, "profile"));
      for (const [index, text] of texts.entries())
        for (const word of forbidden)
          if (text.includes(word)) wrong.push(`${index} of ${path} tells ${JSON.stringify(word)}`);
      for (const index of [0, 1, 3]) expect(texts[index]).toContain(player.handle);
    }
  }
  library.destroy();
  expect(wrong).toEqual([]);

  async function textOf(pdf: Buffer) {
    const document = await library.loadDocument(pdf);
    const pages = [...document.pages()].map((page) => page.getText());
    document.destroy();
    return pages.join(" ").replace(/\s+/g, " ");
  }
});

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

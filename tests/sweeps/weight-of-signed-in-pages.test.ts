import { expect, test } from "../support/browser/journey";
import { cookiesOf } from "../support/signed-in";

/** The most KB of HTML, payload included, before compression: lowered with the pages. `:one` and `:four` are players that the search found. */
const most: Record<string, Record<string, number>> = {
  player: { "/dashboard": 60, "/messages": 44, "/players": 108 },
  recruiter: {
    "/dashboard": 59,
    "/messages": 55,
    "/players?sport=football": 127,
    "/players/:one": 110,
    "/compare?:four": 119,
    "/dashboard/pipeline": 97,
    "/compare": 36,
    "/esport": 93,
    "/notifications": 42,
  },
  admin: { "/admin": 77, "/admin/users": 81, "/admin/kyc": 98, "/admin/matches": 93, "/admin/jobs": 83 },
};

test("no signed-in page grows heavier", async ({ baseURL }) => {
  const over: string[] = [];
  for (const [person, pages] of Object.entries(most)) {
    const headers = { cookie: await cookiesOf(baseURL ?? "", person) };
    const search = await fetch(`${baseURL}/players?sport=football`, { headers });
    const found = [...(await search.text()).matchAll(/<a[^>]* href="\/players\/([\w-]{36})"/g)].map(
      ([, id = ""]) => id,
    );
    const four = found.slice(0, 4).map((id) => `player=${id}`);
    for (const [path, kilobytes] of Object.entries(pages)) {
      const address = path.replace(":one", found[0] ?? "nobody").replace(":four", four.join("&"));
      const answer = await fetch(`${baseURL}${address}`, { headers });
      const size = Math.ceil((await answer.arrayBuffer()).byteLength / 1000);
      if (answer.status !== 200 || size > kilobytes) over.push(`${person} ${path}: ${answer.status}, ${size} KB`);
    }
  }
  expect(over).toEqual([]);
});

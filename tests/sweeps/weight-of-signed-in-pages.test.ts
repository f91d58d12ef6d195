import { expect, test } from "../support/browser/journey";
import { cookiesOf } from "../support/signed-in";

/** The most KB of HTML, payload included, before compression: lowered with the pages. `:one` and `:four` are players that the search found. */
const most: Record<string, Record<string, number>> = {
  player: { "/dashboard": 56, "/messages": 40, "/players": 99 },
  recruiter: {
    "/dashboard": 55,
    "/messages": 51,
    "/players?sport=football": 117,
    "/players/:one": 105,
    "/compare?:four": 111,
    "/dashboard/pipeline": 93,
    "/compare": 32,
    "/esport": 85,
    "/notifications": 38,
  },
  admin: { "/admin": 73, "/admin/users": 77, "/admin/kyc": 94, "/admin/matches": 89, "/admin/jobs": 79 },
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

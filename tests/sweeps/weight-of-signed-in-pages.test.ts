import { expect, test } from "../support/browser/journey";
import { cookiesOf } from "../support/signed-in";

/** The most KB of HTML, payload included, before compression: lowered with the pages, never raised. */
const most: Record<string, Record<string, number>> = {
  player: { "/dashboard": 165, "/messages": 63, "/players": 132 },
  recruiter: {
    "/dashboard": 102,
    "/messages": 84,
    "/players?sport=football": 240,
    "/dashboard/pipeline": 190,
    "/compare": 50,
    "/notifications": 62,
  },
  admin: { "/admin": 118, "/admin/users": 124, "/admin/kyc": 200, "/admin/matches": 146, "/admin/jobs": 115 },
};

test("no signed-in page grows heavier", async ({ baseURL }) => {
  const over: string[] = [];
  for (const [person, pages] of Object.entries(most)) {
    const cookie = await cookiesOf(baseURL ?? "", person);
    for (const [path, kilobytes] of Object.entries(pages)) {
      const answer = await fetch(`${baseURL}${path}`, { headers: { cookie } });
      const size = Math.ceil((await answer.arrayBuffer()).byteLength / 1000);
      if (answer.status !== 200 || size > kilobytes) over.push(`${person} ${path}: ${answer.status}, ${size} KB`);
    }
  }
  expect(over).toEqual([]);
});

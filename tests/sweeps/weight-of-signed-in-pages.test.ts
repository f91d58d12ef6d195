import { expect, test } from "../support/browser/journey";
import { cookiesOf } from "../support/signed-in";

/** The most KB of HTML, payload included, before compression: lowered with the pages, never raised. */
const most: Record<string, Record<string, number>> = {
  player: { "/dashboard": 207, "/messages": 89, "/players": 163 },
  recruiter: {
    "/dashboard": 130,
    "/messages": 111,
    "/players?sport=football": 325,
    "/dashboard/pipeline": 321,
    "/compare": 75,
    "/notifications": 87,
  },
  admin: { "/admin": 145, "/admin/users": 155, "/admin/kyc": 247, "/admin/matches": 180, "/admin/jobs": 144 },
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

import { expect, test } from "../support/browser/journey";
import { cookiesOf } from "../support/signed-in";

/** The most KB of HTML, payload included, before compression: lowered with the pages, never raised. */
const most: Record<string, Record<string, number>> = {
  player: { "/dashboard": 134, "/messages": 60, "/players": 119 },
  recruiter: {
    "/dashboard": 98,
    "/messages": 75,
    "/players?sport=football": 213,
    "/dashboard/pipeline": 108,
    "/compare": 48,
    "/notifications": 55,
  },
  admin: { "/admin": 92, "/admin/users": 93, "/admin/kyc": 147, "/admin/matches": 105, "/admin/jobs": 95 },
};

test("no signed-in page grows heavier", async ({ baseURL }) => {
  const over: string[] = [];
  for (const [person, pages] of Object.entries(most)) {
    const cookie = await cookiesOf(baseURL ?? "", person);
    for (const [path, kilobytes] of Object.entries(pages)) {
      const answer = await fetch(`${baseURL}${path}`, { headers: { cookie }, redirect: "manual" });
      const size = Math.ceil((await answer.arrayBuffer()).byteLength / 1000);
      if (answer.status !== 200 || size > kilobytes) over.push(`${person} ${path}: ${answer.status}, ${size} KB`);
    }
  }
  expect(over).toEqual([]);
});

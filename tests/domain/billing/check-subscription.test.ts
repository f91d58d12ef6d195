import { expect, test } from "vitest";
import { POST } from "@/app/functions/v1/check-subscription/route";
import { ownPlanState } from "@/lib/billing/queries/buyer";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

const ask = () => POST(new Request("http://localhost:3000/functions/v1/check-subscription", { method: "POST" }));

test("a failed check returns not subscribed", async () => {
  await db.$executeRawUnsafe('alter table "rate_limits" rename to "rate_limits_away"');
  try {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ subscribed: false, product_id: null, subscription_end: null });
  } finally {
    await db.$executeRawUnsafe('alter table "rate_limits_away" rename to "rate_limits"');
  }
  expect(await (await ask()).json()).toMatchObject({ subscribed: false, planState: "visitor" });
});

test("only the owner of an organization is offered plans", async () => {
  const club = await aRecruiter();
  for (const teamRole of ["member", "reader"] as const)
    expect(await ownPlanState((await aColleague(club, teamRole)).actor)).toEqual({
      planState: "teammate",
      chosen: null,
    });
  expect(await ownPlanState(club.actor)).toMatchObject({ planState: "subscriber" });
});

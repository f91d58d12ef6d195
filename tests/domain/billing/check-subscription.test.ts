import { expect, test } from "vitest";
import { POST } from "@/app/functions/v1/check-subscription/route";
import { db } from "@/lib/platform/db/db";

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

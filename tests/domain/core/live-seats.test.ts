import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { admit } from "@/lib/core/door";
import { takeSeat } from "@/lib/core/live-seats";

const someone = (address: string) => admit({ kind: "member", role: "user", userId: randomUUID(), address });

async function seatsFor(who: () => ReturnType<typeof someone>, most: number) {
  const seats = [];
  for (let n = 0; n < most; n++) seats.push(await takeSeat(who()));
  await expect(takeSeat(who())).rejects.toMatchObject({ code: "too_many_tries", retryAfter: 60 });
  return seats;
}

test("a person may have sixty streams open; one that closes makes room, once", async () => {
  const actor = someone(randomUUID());
  const [first] = await seatsFor(() => actor, 60);
  first?.();
  first?.();
  await seatsFor(() => actor, 1);
});

test("an address may have six hundred open, whoever they are of", async () => {
  const address = randomUUID();
  await seatsFor(() => someone(address), 600);
  await takeSeat(someone(randomUUID()));
});

import { afterEach, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { noticeDays } from "@/lib/players/schema/guardian";
import { announceEnd } from "@/lib/players/steps/announce-end";
import { beforeBirthday } from "../../support/factories/coming-of-age";

afterEach(() => setClock(null));

test("player and guardian are notified once, from 30 days before", async () => {
  const { stand, both } = await beforeBirthday(noticeDays + 1);
  await announceEnd(system());
  expect(await both()).toEqual([0, 0]);
  stand(noticeDays);
  await announceEnd(system());
  await announceEnd(system());
  expect(await both()).toEqual([1, 1]);
});

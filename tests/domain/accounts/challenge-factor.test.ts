import { expect, test } from "vitest";
import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { isOpenChallenge } from "@/lib/accounts/provider/challenge";
import { challengeLife } from "@/lib/accounts/schema";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { anAccount } from "../../support/factories/accounts";
import { aFactor } from "../../support/factories/factors";

test("a challenge is valid for an hour and for one factor only", async () => {
  const { actor, id } = await anAccount();
  const [{ id: factorId }, other] = [await aFactor(id), await aFactor(id)];
  const challenge = await challengeFactor(actor, { factorId });

  expect(challenge.type).toBe("totp");
  expect(isOpenChallenge(factorId, challenge.id)).toBe(true);
  expect(isOpenChallenge(other.id, challenge.id)).toBe(false);
  expect(isOpenChallenge(factorId, `${challenge.id}x`)).toBe(false);
  const [, seal] = challenge.id.split(".");
  expect(isOpenChallenge(factorId, `zzzzzzzzz.${seal}`)).toBe(false);

  const later = secondsFrom(now(), challengeLife.totp + 1);
  setClock(() => later);
  expect(isOpenChallenge(factorId, challenge.id)).toBe(false);
  setClock(null);
});

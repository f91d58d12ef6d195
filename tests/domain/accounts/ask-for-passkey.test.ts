import { expect, test } from "vitest";
import { askForPasskey } from "@/lib/accounts/commands/ask-for-passkey";
import { visitor } from "@/lib/platform/command/create-actor";
import { env } from "@/lib/platform/env";
import { aPasskeyAccount } from "../../support/factories/passkeys";

test("the challenge of an attempt names the site and no account, and is never the same", async () => {
  await aPasskeyAccount();
  const [one, two] = [await askForPasskey(visitor(), {}), await askForPasskey(visitor(), {})];
  const { publicKey } = one.webauthn.credential_options;
  expect(publicKey).toMatchObject({ rpId: new URL(env.APP_URL).hostname, userVerification: "required" });
  expect(publicKey.allowCredentials ?? []).toEqual([]);
  expect(one.id).not.toBe(two.id);
  expect(publicKey.challenge).not.toBe(two.webauthn.credential_options.publicKey.challenge);
});

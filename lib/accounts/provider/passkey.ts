import "server-only";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { env } from "@/lib/platform/env";
import { challengeLife } from "../schema";

const siteName = () => new URL(env.APP_URL).hostname;
const expected = () => ({ expectedOrigin: env.APP_URL, expectedRPID: siteName(), requireUserVerification: true });
const timeout = challengeLife.webauthn * 1000;

/** Most signing in needs none of it. */
const webauthn = () => import("@simplewebauthn/server");

/** What is stored of a passkey; it is not secret. */
export type StoredPasskey = { publicKey: string };
type Owner = { userId: string; email: string; passkeys: string[] };

/** Discoverable and with user verification, so that it also signs in without a password. `passkeys`: the credentials the owner has. */
export const creationOptions = async ({ userId, email, passkeys }: Owner) =>
  (await webauthn()).generateRegistrationOptions({
    rpName: "Recruit",
    rpID: siteName(),
    userID: new Uint8Array(Buffer.from(userId)),
    userName: email,
    userDisplayName: email,
    timeout,
    excludeCredentials: passkeys.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });

/** Without `passkeys` the authenticator offers every account that it has on this site. */
export const requestOptions = async (passkeys: string[] = []) =>
  (await webauthn()).generateAuthenticationOptions({
    rpID: siteName(),
    timeout,
    allowCredentials: passkeys.map((id) => ({ id })),
    userVerification: "required",
  });

/** Null when the response does not belong to the challenge, this site or a verified user. */
export async function readCreated(response: RegistrationResponseJSON, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const read = await verifyRegistrationResponse({ response, expectedChallenge, ...expected() }).catch(() => null);
  if (!read?.verified) return null;
  const { id, publicKey, counter } = read.registrationInfo.credential;
  const secret: StoredPasskey = { publicKey: Buffer.from(publicKey).toString("base64url") };
  return { credentialId: id, secret, counter };
}

type StoredCredential = { userId: string; credentialId: string; secret: StoredPasskey; counter: number };

/** The new counter; null when signature, challenge, site, user or counter is wrong. */
export async function readAnswer(
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  stored: StoredCredential,
) {
  const { userHandle } = response.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== stored.userId) return null;
  const publicKey = new Uint8Array(Buffer.from(stored.secret.publicKey, "base64url"));
  const { verifyAuthenticationResponse } = await webauthn();
  const read = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    ...expected(),
    credential: { id: stored.credentialId, publicKey, counter: stored.counter },
  }).catch(() => null);
  return read?.verified ? read.authenticationInfo.newCounter : null;
}

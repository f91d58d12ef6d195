import "server-only";
import { hash, verify } from "@node-rs/argon2";

// OWASP's minimum parameters for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes about 25 ms of a core: call it outside every transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password), cost);
}

/** Takes as long for an account that does not exist. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const isArgon2 = passwordHash?.startsWith("$argon2id$");
  const matches = await verify(isArgon2 ? passwordHash! : await dummyHash, normalizePassword(password));
  return matches && isArgon2 === true;
}

let dummyHash: Promise<string> | undefined;

// The same characters may be encoded differently by another keyboard.
const normalizePassword = (password: string) => password.normalize("NFC");

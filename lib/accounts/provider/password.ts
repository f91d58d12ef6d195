import "server-only";
import { hash, verify } from "@node-rs/argon2";

// OWASP's minimum for argon2id, which is the algorithm of the library unless told otherwise.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Takes about 25 ms of a core: call it outside every transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(plain(password), cost);
}

/** Takes as long for an account that does not exist. */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const known = passwordHash?.startsWith("$argon2id$");
  const matches = await verify(known ? passwordHash! : await nobody, plain(password));
  return matches && known === true;
}

let nobody: Promise<string> | undefined;

// The same letters typed on another keyboard are the same password.
const plain = (password: string) => password.normalize("NFC");

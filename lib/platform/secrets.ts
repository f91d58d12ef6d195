import "server-only";
import { hkdfSync } from "node:crypto";
import { env } from "./env";

/** A secret per purpose, 64 hex digits, derived from AUTH_SECRET. */
export function deriveSecret(purpose: string): string {
  return Buffer.from(hkdfSync("sha256", env.AUTH_SECRET, "recruit", purpose, 32)).toString("hex");
}

import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { writeTo } from "./steps/write-to";

/** The owner learns that the password is another one, and what to do when it was not them. */
export async function writeOfNewPassword(tx: Tx, { data: { userId } }: Fact<"password.changed">) {
  await writeTo(tx, { userId, letter: "password_changed", path: "/auth/forgot" });
}

import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { id } from "@/lib/platform/command/input";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { deriveSecret } from "@/lib/platform/secrets";

/** Signed key for the unsubscribe link of an alert e-mail; it works without signing in. */
export function alertKey(alertId: string): string {
  const signature = createHmac("sha256", deriveSecret("switching off an alert")).update(alertId).digest("base64url");
  return `${alertId}.${signature}`;
}

/** The alert of an unsubscribe link; null if the signature is wrong or the alert was deleted. */
export async function mailedAlert(key: string) {
  const alertId = read(key);
  return alertId && db.talentAlert.findUnique({ where: { id: alertId }, select });
}

/** The same, locked for a command; refuses `link_invalid`. */
export async function mailedAlertToChange(tx: Tx, { key }: { key: string }): Promise<{ id: string }> {
  const alertId = read(key) ?? refuse("link_invalid");
  const [alert] = await tx.$queryRaw<{ id: string }[]>`
    select id from talent_alerts where id = ${alertId}::uuid for update`;
  return alert ?? refuse("link_invalid");
}

function read(key: string): string | null {
  const parsed = id.safeParse(key.split(".")[0]);
  return parsed.success && isSame(key, alertKey(parsed.data)) ? parsed.data : null;
}

function isSame(givenKey: string, expectedKey: string) {
  const [one, other] = [Buffer.from(givenKey), Buffer.from(expectedKey)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const select = { name: true, isActive: true } as const;

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

export async function mailedAlert(key: string) {
  const alertId = verifiedId(key);
  return alertId && db.talentAlert.findUnique({ where: { id: alertId }, select });
}

export async function mailedAlertToChange(tx: Tx, { key }: { key: string }): Promise<{ id: string }> {
  const alertId = verifiedId(key) ?? refuse("link_invalid");
  const [alert] = await tx.$queryRaw<{ id: string }[]>`
    select id from talent_alerts where id = ${alertId}::uuid for update`;
  return alert ?? refuse("link_invalid");
}

function verifiedId(key: string): string | null {
  const parsed = id.safeParse(key.split(".")[0]);
  return parsed.success && isSame(key, alertKey(parsed.data)) ? parsed.data : null;
}

function isSame(givenKey: string, expectedKey: string) {
  const [first, second] = [Buffer.from(givenKey), Buffer.from(expectedKey)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const select = { name: true, isActive: true } as const;

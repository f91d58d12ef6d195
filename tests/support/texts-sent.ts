import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The text messages to a number in the outbox folder, oldest first. */
export function textsTo(phone: string, dataDir = process.env.DATA_DIR ?? ""): string[] {
  const outbox = join(dataDir, "outbox");
  const names = readdirSync(outbox).filter((name) => name.endsWith(".sms"));
  const texts = names.sort().map((name) => readFileSync(join(outbox, name), "utf8"));
  return texts.filter((text) => text.startsWith(`To: ${phone}\n`));
}

/** The code in the newest text message to a number. */
export const codeTextedTo = (phone: string, dataDir?: string) =>
  /\b\d{6}\b/.exec(textsTo(phone, dataDir).at(-1)?.split("\n\n")[1] ?? "")?.[0] ?? "no code";

/** Another code than this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

import "server-only";
import { isTimeZone } from "./time-zone";

/** The reader's time zone from the cookie set by `first-paint.ts`; null if unknown. */
export async function readerZone(): Promise<string | null> {
  const { cookies } = await import("next/headers");
  const name = (await cookies()).get("zone")?.value;
  return name && isTimeZone(name) ? name : null;
}

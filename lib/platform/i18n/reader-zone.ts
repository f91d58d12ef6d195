import "server-only";
import { isTimeZone } from "./time-zone";

/** The reader's time zone, as their browser told it (`first-paint.ts`); null where nobody knows it. */
export async function readerZone(): Promise<string | null> {
  const { cookies } = await import("next/headers");
  const name = (await cookies()).get("zone")?.value;
  return name && isTimeZone(name) ? name : null;
}

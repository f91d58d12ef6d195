import "server-only";
import { isTimeZone } from "./time-zone";

export async function readerZone(): Promise<string | null> {
  const { cookies } = await import("next/headers");
  const name = (await cookies()).get("zone")?.value;
  return name && isTimeZone(name) ? name : null;
}

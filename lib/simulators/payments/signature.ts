import { createHmac } from "node:crypto";

/** The header by which the application knows that an event comes from its payment service. */
export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${payload}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}

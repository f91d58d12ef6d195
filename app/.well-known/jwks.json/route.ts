import { connection } from "next/server";
import { rotateSigningKey } from "@/lib/accounts/commands/rotate-signing-key";
import { listPublicKeys } from "@/lib/accounts/queries";

export async function GET() {
  await connection();
  await rotateSigningKey();
  const keys = await listPublicKeys();
  return Response.json({ keys }, { headers: { "cache-control": "public, max-age=300" } });
}

import { connection } from "next/server";
import { listPublicKeys } from "@/lib/accounts/queries/person";
import { rotateSigningKey } from "@/lib/accounts/steps/rotate-signing-key";

export async function GET() {
  await connection();
  await rotateSigningKey();
  const keys = await listPublicKeys();
  return Response.json({ keys }, { headers: { "cache-control": "public, max-age=300" } });
}

import { connection } from "next/server";
import { databaseAnswers } from "@/lib/platform/http/health";

export async function GET() {
  await connection();
  const ok = await databaseAnswers();
  return Response.json(
    { status: ok ? "ok" : "database_away" },
    { status: ok ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

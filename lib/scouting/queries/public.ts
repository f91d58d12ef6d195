import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { stranger } from "@/lib/platform/command/stranger";
import { playerFor } from "./player-page";

/** A player as everybody may know of them, by id or handle; null for any other. */
export async function publicPlayer(idOrHandle: string) {
  "use cache";
  cacheTag("players");
  cacheLife("minutes");
  return playerFor(stranger, idOrHandle);
}

import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { isUuid } from "@/lib/platform/command/input";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { playerFor } from "./player-page";

/** The format of handles that `pickHandle` creates. */
const isHandle = (text: string) => /^[A-Z][a-z]{1,19} \d{1,12}$/.test(text);

export const publicPlayer = async (idOrHandle: string) =>
  isUuid(idOrHandle) || isHandle(idOrHandle) ? readPlayer(idOrHandle) : null;

async function readPlayer(idOrHandle: string) {
  "use cache";
  cacheTag("players");
  cacheLife("minutes");
  return playerFor(visitorActor, idOrHandle);
}

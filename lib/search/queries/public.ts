import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import type { Search } from "../schema/search";
import { pageOf } from "./search";

export async function firstCards(search: Search = {}) {
  "use cache";
  cacheTag("players");
  cacheLife("minutes");
  return pageOf(visitorActor, search);
}

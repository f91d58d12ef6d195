import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { stranger } from "@/lib/platform/command/stranger";
import type { Search } from "../schema/search";
import { pageOf } from "./search";

export async function firstCards(search: Search = {}) {
  "use cache";
  cacheTag("players");
  cacheLife("minutes");
  return pageOf(stranger, search);
}

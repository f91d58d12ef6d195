import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import { showsCity } from "@/lib/players/queries/card";
import { publishesName } from "@/lib/players/queries/names";

/** What a card tells in words, as SQL over `players p`: the handle, a published name, a city that it names. Never more than `p.search`, which has an index. */
export const toldWords = () => Prisma.sql`norm(p.handle || ' ' || case when ${showsCity()} then p.city else '' end
  || case when ${publishesName()} then ' ' || p.full_name else '' end)`;

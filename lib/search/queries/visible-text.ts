import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import { showsCity } from "@/lib/players/queries/card";
import { publishesName } from "@/lib/players/queries/names";

/** The visible text of a card as SQL over `players p`: handle, published name and shown city; always part of the indexed `p.search`. */
export const visibleText = () => Prisma.sql`norm(p.handle || ' ' || case when ${showsCity()} then p.city else '' end
  || case when ${publishesName()} then ' ' || p.full_name else '' end)`;

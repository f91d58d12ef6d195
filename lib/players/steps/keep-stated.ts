import "server-only";
import type { Tx } from "@/lib/core/db";

type Stated = { attribute: string; number: number | null; parts: Record<string, string | number>[] | null };

/** Height, weight and main position stand in the profile itself as well: what was said of them last holds there. */
export async function keepStated(tx: Tx, playerId: string, sport: string, stated: readonly Stated[]) {
  const said = (attribute: string) => stated.find((one) => one.attribute === attribute);
  const [height, weight] = [said("height_cm")?.number, said("weight_kg")?.number];
  const position = said("positions")?.parts?.[0]?.position;
  const measures = { ...(height && { heightCm: Math.round(height) }), ...(weight && { weightKg: Math.round(weight) }) };
  if (Object.keys(measures).length > 0) await tx.player.update({ where: { id: playerId }, data: measures });
  if (typeof position === "string")
    await tx.player.updateMany({ where: { id: playerId, primarySport: sport }, data: { position } });
}

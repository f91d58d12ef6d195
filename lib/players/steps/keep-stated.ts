import "server-only";
import type { Tx } from "@/lib/core/db";

const measures = { height_cm: "heightCm", weight_kg: "weightKg" } as const;
type Stated = { attribute: string; number: number | null; parts: Record<string, string | number>[] | null };

/** Height, weight and main position stand in the profile itself as well: what was said of them last holds there. */
export async function keepStated(tx: Tx, playerId: string, sport: string, stated: readonly Stated[]) {
  const said = (attribute: string) => stated.find((one) => one.attribute === attribute);
  const [height, weight] = [said("height_cm")?.number, said("weight_kg")?.number];
  const position = said("positions")?.parts?.[0]?.position;
  const data = { ...(height && { heightCm: Math.round(height) }), ...(weight && { weightKg: Math.round(weight) }) };
  if (Object.keys(data).length > 0) await tx.player.update({ where: { id: playerId }, data });
  if (typeof position === "string")
    await tx.player.updateMany({ where: { id: playerId, primarySport: sport }, data: { position } });
}

/** Height and weight that were withdrawn: what is said of them still holds in the profile itself, or nothing does. */
export async function keepLeft(tx: Tx, playerId: string, withdrawn: readonly string[], left: readonly Measured[]) {
  const data = Object.fromEntries(
    Object.entries(measures).flatMap(([attribute, column]) => {
      const number = left.find((one) => one.attribute === attribute)?.number ?? null;
      return withdrawn.includes(attribute) ? [[column, number && Math.round(number)]] : [];
    }),
  );
  if (Object.keys(data).length > 0) await tx.player.update({ where: { id: playerId }, data });
}

type Measured = Pick<Stated, "attribute" | "number">;

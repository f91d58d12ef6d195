import { expect } from "vitest";
import type { Exported } from "@/lib/platform/files/exported";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { aRecruiter } from "./factories/people";
import { aPlantedMinor, type PlantedMinor } from "./factories/planted";
import { randomWord } from "./factories/random-word";
import { filesIn } from "./files-in-zip";

/**
 * Minors of one city, enough for its name to be on an adult's card, and a club with a plan that has sent none of them a
 * request.
 */
export async function plantedMinors(count: number) {
  const city = `City${randomWord()}`;
  const club = await aRecruiter({ plan: "premium" });
  const minors: PlantedMinor[] = [];
  for (let index = 0; index < count; index++)
    minors.push(await aPlantedMinor({ age: 8 + (index % 10), publishName: index % 2 === 0, city }));
  return { city, club, minors };
}

/** Everything that identifies one of these minors: words, addresses, dates of birth. */
const wordsOf = (minors: PlantedMinor[], city: string) => [
  city,
  ...minors.flatMap(({ words, player, guardian }) => [
    ...Object.values(words),
    player.email,
    player.phone!,
    player.birthDate.toISOString().slice(0, 10),
    guardian.email,
  ]),
];

export function leadsTo(minors: PlantedMinor[], city: string, value: unknown): string[] {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  expect(text.length).toBeGreaterThan(2);
  return wordsOf(minors, city).filter((word) => text.includes(word));
}

/** The contents and names of both export files of a list. */
export async function filesOf(exported: () => Promise<Exported>): Promise<string[]> {
  const read: string[] = [];
  for (const format of ["csv", "xlsx"] as const) {
    const answer = fileResponse(await exported(), { name: "list", format, locale: "en" });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const texts = format === "csv" ? [bytes.toString()] : [...filesIn(bytes)].flat();
    read.push(`${answer.headers.get("content-disposition")}`, texts.join("\n"));
  }
  return read;
}

import "server-only";
import { randomInt } from "node:crypto";
import type { Tx } from "@/lib/platform/db/db";

/** Animals, winds, stars, stones and trees that read alike in many languages; none is a club, a brand or a person. */
const handleWords =
  "Lynx Puma Jaguar Caracal Fennec Oryx Gecko Condor Kestrel Merlin Falcon Ibis Impala Okapi Kiwi Cobra Orca Panda Koala Mistral Sirocco Zephyr Harmattan Levante Pampero Chinook Khamsin Bora Typhoon Monsoon Aurora Solstice Zenith Nadir Vega Altair Rigel Lyra Orion Cygnus Draco Perseus Meteor Quasar Pulsar Nova Atlas Delta Canyon Mesa Sierra Pampa Fjord Oasis Dune Savana Tundra Basalt Onyx Quartz Granit Jade Cobalt Indigo Ambra Coral Baobab Acacia Cactus Sequoia Tempo Samba Tango Fado".split(
    " ",
  );

const TRIES = 12;

export async function pickHandle(tx: Tx): Promise<string> {
  const candidates = Array.from({ length: TRIES }, (_, index) => handleOf(index < TRIES / 2 ? 3 : index));
  const taken = await tx.player.findMany({ where: { handle: { in: candidates } }, select: { handle: true } });
  const free = candidates.find((handle) => !taken.some((existing) => existing.handle === handle));
  if (!free) throw new Error("no free handle");
  return free;
}

export function handleOf(digits: number): string {
  return `${handleWords[randomInt(handleWords.length)]} ${randomInt(10 ** (digits - 1), 10 ** digits)}`;
}

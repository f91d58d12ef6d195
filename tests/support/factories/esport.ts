import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPerson } from "./people";
import { randomWord } from "./random-word";

/** A listed e-sport player of 22; `over` changes columns. */
export async function anEsportPlayer(over: Partial<Prisma.EsportPlayerUncheckedCreateInput> = {}) {
  const { userId } = await aPerson("esport_player", null);
  const player = await db.esportPlayer.create({
    data: {
      userId,
      handle: `Vega ${randomWord()}`,
      fullName: `Kim ${randomWord()}`,
      status: "shown",
      birthDate: daysFrom(now(), -22 * 366),
      nationality: "FR",
      country: "FR",
      game: "dota-2",
      role: "mid",
      rank: "Immortal",
      rankPercentile: 0.8,
      serverRegion: "europe",
      platform: "pc",
      languages: ["en", "fr"],
      lookingFor: "team",
      team: "The Cellar",
      gameAccount: "kim#1234",
      practiceHours: 20,
      results: "Third of the spring league",
      ...over,
    },
  });
  return { actor: createActor({ kind: "member", role: "esport_player", userId: userId ?? "" }), player };
}

export const anEsportForm = (over: Record<string, unknown> = {}) => ({
  firstName: "Kim",
  lastName: "Perrault",
  birthDate: "2001-04-02",
  nationality: "FR",
  country: "FR",
  languages: ["fr", "en"],
  gameRole: "dota-2.mid",
  secondRole: "carry",
  rank: "Immortal, season 9",
  rankPercentile: "0,8 %",
  serverRegion: "europe",
  platform: "pc",
  lookingFor: "team",
  practiceHours: "20",
  results: "Third of the spring league",
  ...over,
});

/** The same with an account, as /esport-signup asks visitors. */
export const anEsportSignUp = (over: Record<string, unknown> = {}) => ({
  ...anEsportForm(),
  email: `${randomUUID()}@test.recruit`,
  password: "corner flag",
  terms: "on",
  ...over,
});

import { createHash } from "node:crypto";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, dayOf, later } from "./days.ts";
import type { Gamer } from "./esport.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";

export function makeCvs(player: SeedPlayer, child: SeedPlayer, gamer: Gamer, days: Days) {
  const cv = (word: string, locale: string | null | undefined, madeAt: Date) => ({
    id: idFor(`cv ${word}`),
    locale: locale ?? "fr",
    naming: "handle" as const,
    ofMinor: false,
    tokenHash: hashed(`link ${word}`),
    codeHash: hashed(`code ${word}`),
    madeAt,
    endsAt: later(madeAt, 90),
  });
  const parts = ["measures", "season", "career", "languages"];
  const trials = {
    ...cv("trials", player.account.user.locale, days.ago(118, 18)),
    playerId: player.row.id,
    parts,
    naming: "name" as const,
  };
  const camp = {
    ...cv("camp", child.account.user.locale, days.ago(46, 20)),
    playerId: child.row.id,
    parts,
    ofMinor: true,
    closedAt: days.ago(31, 8),
  };
  const academy = {
    ...cv("academy", gamer.account.user.locale, days.ago(20, 17)),
    esportPlayerId: gamer.row.id,
    parts: ["portrait", "season", "career", "availability", "languages"],
  };
  const opened = (cvId: string, ago: number, count: number) => ({ cvId, openedOn: dayOf(days.ago(ago)), count });
  return {
    cvs: [trials, camp, academy] satisfies Prisma.PlayerCvCreateManyInput[],
    cvOpenings: [
      opened(trials.id, 117, 2),
      opened(trials.id, 116, 5),
      opened(trials.id, 109, 1),
      opened(trials.id, 64, 3),
      opened(camp.id, 45, 4),
      opened(camp.id, 40, 1),
      opened(academy.id, 19, 2),
      opened(academy.id, 6, 1),
    ],
  };
}

const hashed = (name: string) => createHash("sha256").update(`demo cv ${name}`).digest("base64url");

import { createHash } from "node:crypto";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, dayOf, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";

export function makeCvs(player: SeedPlayer, child: SeedPlayer, days: Days) {
  const cv = (word: string, player: SeedPlayer, madeAt: Date, over: object) => ({
    id: idFor(`cv ${word}`),
    playerId: player.row.id,
    locale: player.account.user.locale ?? "fr",
    naming: "handle" as const,
    parts: ["measures", "season", "career", "languages"],
    ofMinor: player === child,
    tokenHash: hashed(`link ${word}`),
    codeHash: hashed(`code ${word}`),
    madeAt,
    endsAt: later(madeAt, 90),
    ...over,
  });
  const trials = cv("trials", player, days.ago(118, 18), { naming: "name" });
  const camp = cv("camp", child, days.ago(46, 20), { closedAt: days.ago(31, 8) });
  const opened = (cvId: string, ago: number, count: number) => ({ cvId, openedOn: dayOf(days.ago(ago)), count });
  return {
    cvs: [trials, camp] satisfies Prisma.PlayerCvCreateManyInput[],
    cvOpenings: [
      opened(trials.id, 117, 2),
      opened(trials.id, 116, 5),
      opened(trials.id, 109, 1),
      opened(trials.id, 64, 3),
      opened(camp.id, 45, 4),
      opened(camp.id, 40, 1),
    ],
  };
}

const hashed = (name: string) => createHash("sha256").update(`demo cv ${name}`).digest("base64url");

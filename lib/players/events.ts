import "server-only";
import { defineEvents, event, unhandled } from "@/lib/platform/outbox/domain-events";

type Player = { playerId: string };
type EsportPlayer = { esportPlayerId: string };
type Verdict = Player & { verificationCaseId: string };

const playersAndStats = () => ["players", "stats"];

export const playerEvents = defineEvents({
  "player.joined": event<Player>(playersAndStats),
  "player.updated": event<Player>(playersAndStats),
  "player.texts_masked": unhandled<Player>("the player sees the masked text", () => ["players", "jobs"]),
  "player.asked": event<Player>(),
  "player.agreed": event<Player>(playersAndStats),
  "player.disagreed": event<Player>(playersAndStats),
  "player.verified": event<Verdict>(() => ["players"]),
  "player.rejected": event<Verdict>(),
  "agent.asked": event<Player>(),
  "agent.withdrawn": event<Player>(),
  "guardian.invited": event<Player>(),
  "guardian.change_asked": event<Player>(),
  "guardian.link_asked": event<{ playerIds: string[] }>(),
  "guardian.consented": event<Player & { changed: string[] }>(() => ["players"]),
  /** `at` is the 18th birthday; the end is announced weeks before it and takes place on it. */
  "guardian.end_announced": event<Player & { at: string }>(),
  "guardian.ended": event<Player & { at: string }>(playersAndStats),
  "guardian.confirmed": event<Player>(playersAndStats),
  "guardian.declined": event<Player>(playersAndStats),
  "esport.joined": event<EsportPlayer>(() => ["esport"]),
  "esport.updated": unhandled<EsportPlayer>("only cached pages depend on it", ({ esportPlayerId }) => [
    "esport",
    `esport:${esportPlayerId}`,
  ]),
});

import "server-only";
import { createHmac } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { isRobot } from "@/lib/platform/http/robots";
import { deriveSecret } from "@/lib/platform/secrets";
import { mayRead } from "../policy";
import { viewInput } from "../schema/article";

/** Counts each reader once a day, without known robots. */
export const countView = command({
  limit: { act: "countView", address: { burst: 120, seconds: 3600 } },
  by: anyone,
  input: viewInput,
  load: (tx, { id }) => tx.sportsNews.findUnique({ where: { id }, select: { publishedAt: true } }),
  allow: mayRead,
  async run({ tx, input: { id, address, agent } }) {
    if (isRobot(agent)) return { counted: false };
    const day = now().toISOString().slice(0, 10);
    const row = { newsId: id, day: new Date(day), visitor: visitorOf(day, id, address, agent) };
    const { count } = await tx.newsView.createMany({ data: row, skipDuplicates: true });
    if (count > 0) {
      await tx.sportsNews.update({ where: { id }, data: { views: { increment: 1 }, viewsToShow: true } });
    }
    return { counted: count > 0 };
  },
});

/** The key depends on day and article, so that readers cannot be identified or followed. */
const visitorOf = (day: string, newsId: string, address: string, agent: string) =>
  createHmac("sha256", deriveSecret(`news views ${day}`))
    .update(`${newsId}\n${address}\n${agent}`)
    .digest("base64url");

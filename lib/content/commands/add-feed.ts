import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import { wake } from "@/lib/platform/outbox/jobs";
import { mayBeOutside } from "../provider/outside";
import { addFeedInput } from "../schema/feed";

export const addFeed = command({
  limit: { act: "addFeed", person: byHand },
  by: staff("news"),
  input: addFeedInput,
  load: async () => null,
  async run({ tx, input: { url, sport, language } }) {
    if (!mayBeOutside(url)) refuse("feed_inside", "url");
    const data = { url, sportSlug: sport, locale: language, createdAt: now() };
    const { id } = await tx.newsFeed.create({ data }).catch((error) => {
      if (breaksUnique(error)) refuse("feed_known", "url");
      throw error;
    });
    await wake("news-feeds", 1);
    return { feedId: id };
  },
});

import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { removeFeedInput } from "../schema/feed";

/** A feed is read no more; the drafts it brought stay. */
export const removeFeed = command({
  limit: { act: "removeFeed", person: byHand },
  by: staff("news"),
  input: removeFeedInput,
  load: async (tx, { id }) => (await tx.newsFeed.findUnique({ where: { id } })) ?? refuse("not_found"),
  async run({ tx, subject: { id } }) {
    await tx.newsFeed.delete({ where: { id } });
  },
});

import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { removeFeedInput } from "../schema/feed";

export const removeFeed = command({
  limit: { act: "removeFeed", person: byHand },
  by: staff("news"),
  input: removeFeedInput,
  load: async (tx, { id }) => (await tx.newsFeed.findUnique({ where: { id } })) ?? refuse("not_found"),
  async run({ tx, subject: { id } }) {
    await tx.newsFeed.delete({ where: { id } });
  },
});

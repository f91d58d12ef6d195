import "server-only";
import { errand } from "@/lib/core/command";
import { limit } from "@/lib/core/rate-limit";
import { discardFiles } from "@/lib/documents/commands/discard-files";
import { mayJoin } from "../policy";
import { changesPerAccount, profileFields, profileInput } from "../schema";
import { addRecruiter } from "./add-recruiter";
import { storeRecruiterFiles } from "./store-recruiter-files";

/** The recruiter profile of somebody who has an account already. */
export const createProfile = errand({
  input: profileInput,
  load: async () => null,
  allow: mayJoin,
  async call({ actor, input }) {
    await limit(`recruiter-profile:${actor.userId}`, changesPerAccount);
    return storeRecruiterFiles(input);
  },
  undo: discardFiles,
  async run({ tx, actor, input, reply: stored }) {
    const account = { id: actor.userId ?? "" };
    const { id: userId, email } = await tx.user.findUniqueOrThrow({
      where: account,
      select: { id: true, email: true },
    });
    return addRecruiter(tx, actor, { userId, email, fields: profileFields(input), stored });
  },
});

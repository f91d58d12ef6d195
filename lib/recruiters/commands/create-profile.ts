import "server-only";
import { errand } from "@/lib/core/command";
import { discardFiles } from "@/lib/documents/steps/discard-files";
import { mayJoin } from "../policy";
import { profileFields, profileInput, savesPerPerson } from "../schema";
import { addRecruiter } from "../steps/add-recruiter";
import { storeRecruiterFiles } from "../steps/store-recruiter-files";

/** The recruiter profile of somebody who has an account already. */
export const createProfile = errand({
  limit: { act: "createProfile", person: savesPerPerson },
  input: profileInput,
  load: async () => null,
  allow: mayJoin,
  call: ({ input }) => storeRecruiterFiles(input),
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

import "server-only";
import { externalCommand } from "@/lib/platform/command/command";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { becomesRecruiter } from "../policy";
import { profileFields, profileInput, savesPerPerson } from "../schema";
import { addRecruiter } from "../steps/add-recruiter";
import { storeRecruiterFiles } from "../steps/store-recruiter-files";

export const createProfile = externalCommand({
  limit: { act: "createProfile", person: savesPerPerson },
  by: becomesRecruiter,
  input: profileInput,
  load: async () => null,
  call: ({ input }) => storeRecruiterFiles(input),
  undo: discardFiles,
  async run({ tx, actor, input, reply: stored }) {
    const { userId } = actor;
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
    return addRecruiter(tx, actor, { userId, email, fields: profileFields(input), stored });
  },
});

import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import { uploadInput } from "../schema/document";
import { keepDocument } from "../steps/keep-document";

export const uploadDocument = externalCommand({
  limit: { act: "uploadDocument", person: { burst: 20, seconds: 3600 } },
  by: organizationOwners,
  input: uploadInput,
  load: async () => null,
  call: ({ input }) => storeFiles([{ ...input, field: "file" }]),
  undo: discardFiles,
  async run({ tx, actor, reply: [stored] }) {
    if (!stored) throw new Error("upload without a file");
    const { id } = await keepDocument(tx, actor, actor.userId, stored);
    return { documentId: id };
  },
});

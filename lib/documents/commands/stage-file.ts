import "server-only";
import { now, secondsFrom } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { mayUpload } from "../policy";
import { stagedHours, stageInput } from "../schema/document";
import { discardFiles } from "../steps/discard-files";
import { keepFile } from "../steps/keep-file";
import { storeFiles } from "../steps/store-files";

/** Takes a file ahead of the form it belongs to. It is deleted within a day unless that form is sent, see `claim-files`. */
export const stageFile = errand({
  limit: { act: "stageFile", person: { burst: 60, seconds: 3600 } },
  input: stageInput,
  load: async () => null,
  allow: mayUpload,
  call: ({ actor, input }) => storeFiles([{ ...input, field: "file" }], actor.userId ?? undefined),
  undo: discardFiles,
  async run({ tx, actor, reply: [stored] }) {
    if (!stored || !actor.userId) throw new Error("upload without a file or an owner");
    const { id, name } = await keepFile(tx, actor.userId, stored, secondsFrom(now(), stagedHours * 3600));
    return { id, name };
  },
});

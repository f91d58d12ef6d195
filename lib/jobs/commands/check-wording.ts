import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { log } from "@/lib/platform/http/log";
import { modelIsLocal } from "@/lib/simulators/model/settings";
import { readWording } from "../provider/read-wording";
import { type ModelReading, wordingInput } from "../schema/model-suggestions";

const noAnswer: ModelReading = { answered: false, hints: [] };

export const checkWording = externalCommand({
  limit: { act: "checkWording", person: { burst: 12, seconds: 3600 } },
  by: signedIn,
  input: wordingInput,
  load: async () => null,
  async call({ input }): Promise<ModelReading> {
    if (modelIsLocal()) return noAnswer;
    try {
      return { answered: true, hints: await readWording(input) };
    } catch (error) {
      log.warn({ err: error }, "the wording of an offer was not read");
      return noAnswer;
    }
  },
  run: async ({ reply }) => reply,
});

import "server-only";
import { signedIn } from "@/lib/core/actor";
import { errand } from "@/lib/core/command";
import { log } from "@/lib/core/log";
import { modelIsLocal } from "@/lib/local/model/settings";
import { readWording } from "../provider/read-wording";
import { type MachineReading, wordingInput } from "../schema/machine-hints";

const silent: MachineReading = { answered: false, hints: [] };

/** Lets a machine read an offer, saved or not. It hints and changes nothing; without an answer our own rules stand alone. */
export const checkWording = errand({
  limit: { act: "checkWording", person: { burst: 12, seconds: 3600 } },
  by: signedIn,
  input: wordingInput,
  load: async () => null,
  async call({ input }): Promise<MachineReading> {
    if (modelIsLocal()) return silent;
    try {
      return { answered: true, hints: await readWording(input) };
    } catch (error) {
      log.warn({ err: error }, "the wording of an offer was not read");
      return silent;
    }
  },
  run: async ({ reply }) => reply,
});

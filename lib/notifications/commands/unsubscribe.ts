import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { letterToChoose } from "../queries/letter-choice";
import { unsubscribeInput } from "../schema/settings";
import { chooseLetters } from "../steps/choose-letters";

/** Calls off the letters of one category, or the one that sums up: whoever holds a letter may, without signing in. */
export const unsubscribe = command({
  // The servers of a mail service press for many people from one address.
  limit: { act: "unsubscribe", value: { burst: 30, seconds: 600, of: ({ key }) => key } },
  by: anyone,
  input: unsubscribeInput,
  load: (tx, { key }) => letterToChoose(tx, key),
  run: ({ tx, subject: { reader, category } }) => chooseLetters(tx, reader, category, false),
});

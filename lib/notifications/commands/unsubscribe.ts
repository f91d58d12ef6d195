import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { readUnsubscribe } from "../queries/unsubscribe-choice";
import { unsubscribeInput } from "../schema/settings";
import { setEmailPreference } from "../steps/set-email-preference";

export const unsubscribe = command({
  // Mail services send these requests for many people from one IP address, so the limit counts per link.
  limit: { act: "unsubscribe", value: { burst: 30, seconds: 600, of: ({ key }) => key } },
  by: anyone,
  input: unsubscribeInput,
  load: (tx, { key }) => readUnsubscribe(tx, key),
  run: ({ tx, subject: { reader, category } }) => setEmailPreference(tx, reader, category, false),
});

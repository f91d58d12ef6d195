import "server-only";
import { z } from "zod";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { ownUser } from "../queries/own-user";
import { emailsPerRecipient } from "../schema";
import { mailLink } from "../steps/mail-link";

export const requestEmailConfirmation = command({
  limit: { act: "requestEmailConfirmation", person: emailsPerRecipient },
  by: signedIn,
  input: z.object({}),
  load: (tx, _input, actor) => ownUser(tx, actor),
  run: async ({ tx, subject }) => {
    if (!subject.emailConfirmedAt)
      await mailLink(tx, { userId: subject.id, kind: "email_confirmation", to: subject.email });
  },
});

import "server-only";
import { after } from "next/server";
import { wake } from "@/lib/core/jobs";
import { deliverMail } from "@/lib/core/mail";
import { collectWritten, type Written } from "@/lib/core/written";
import { reactTo } from "@/lib/reactions";

/** Runs an act. Once it is answered, whether or not it succeeded, comes what follows from what it wrote, and from nobody else's acts. */
export async function withConsequences<T>(act: () => Promise<T>): Promise<T> {
  const written: Written = { facts: [], mails: [] };
  try {
    return await collectWritten(written, act);
  } finally {
    if (written.facts.length + written.mails.length > 0) after(() => follow(written));
  }
}

const LETTERS_AT_ONCE = 20;

/** One try for each reaction, and the letters; what is left, or fails, is the jobs'. */
export async function follow(written: Written) {
  await collectWritten(written, async () => {
    while (written.facts.length > 0) if (!(await reactTo(written.facts.splice(0)))) await wake("reactions");
  });
  await deliverMail(written.mails.splice(0, LETTERS_AT_ONCE));
  if (written.mails.length > 0) await wake("mail");
}

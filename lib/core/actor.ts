import type { Locale } from "./i18n/routing";
import type { RefusalCode } from "./refusal";

declare const proof: unique symbol;

export type ActorRole = "visitor" | "user" | "player" | "recruiter" | "guardian" | "job_seeker" | "admin" | "system";

/** Who is acting. Only a door (session, mailed link, webhook, schedule) can make one, see `door.ts`. */
export type Actor = {
  readonly [proof]: true;
  readonly userId: string | null;
  readonly role: ActorRole;
  readonly playerId: string | null;
  readonly recruiterId: string | null;
  readonly sessionId: string | null;
  /** The player this actor answers for, on a guardian's page and nowhere else. */
  readonly guardianOf: string | null;
  /** What proved it: the mailed link, which only the mailbox's owner has, or an account. */
  readonly guardianBy: "mail" | "account" | null;
  /** The network address the request came from; what limits count visitors by. */
  readonly address: string | null;
  /** Marks of the accounts that once signed in from this browser. */
  readonly knownAs: readonly string[];
  readonly locale: Locale;
};

/** `true`, or the code of the sentence that says why not. */
export type Verdict = true | RefusalCode;

/** The visible way to say that an act needs no permission. */
export const anyone = (): Verdict => true;

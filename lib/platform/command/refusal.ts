import type errors from "@/messages/en/errors.json";

/** Keys of messages/<locale>/errors.json, so a code without a message does not compile. */
export type RefusalCode = keyof typeof errors;
export type FieldErrors = Record<string, string[]>;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until the next try; with `too_many_tries`, and with `files_busy` where a document is drawn. */
  readonly retryAfter: number | undefined;
  /** The colleague named in the message. */
  readonly by: string | undefined;
  /** The number named in the message. */
  readonly count: number | undefined;

  constructor(
    code: RefusalCode,
    fields?: FieldErrors,
    details: { retryAfter?: number; by?: string | undefined; count?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = details.retryAfter;
    this.by = details.by;
    this.count = details.count;
  }
}

/** Rolls back the transaction and shows the message, beside `field` if given. */
export function refuse(code: RefusalCode, field?: string): never {
  throw new Refusal(code, field ? { [field]: [code] } : undefined);
}

/** A code with the values in its message: ends of a range, or the value in question. */
export const codeWithValues = (code: RefusalCode, least: string, most = "") => [code, least, most].join("|");

/** Names the colleague who was faster. */
export function refuseAfter(by: string | undefined, code: RefusalCode): never {
  throw new Refusal(code, undefined, { by });
}

/** Returns the refusal of a rate limit to show on the page; rethrows anything else. */
export function ifTooOften(error: unknown): Refusal {
  if (error instanceof Refusal && error.retryAfter) return error;
  throw error;
}

/** Whether this is a unique violation (23505) of the given constraint or index. */
export function breaksUnique(error: unknown, constraint?: string): boolean {
  const text = error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}` : "";
  const unique = /P2002|23505|UniqueConstraintViolation/.test(text);
  return unique && (!constraint || text.includes(constraint));
}

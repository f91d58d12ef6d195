import type errors from "@/messages/en/errors.json";

/** A refusal's code is the key of its message, so a code without words does not compile. */
export type RefusalCode = keyof typeof errors;
export type FieldErrors = Record<string, string[]>;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;
  /** Seconds until one may try again; there with `too_many_tries`, and with `files_busy` where a document is drawn. */
  readonly retryAfter: number | undefined;
  /** The colleague who was quicker, where the sentence names one. */
  readonly by: string | undefined;
  /** Of how many the sentence speaks. */
  readonly count: number | undefined;

  constructor(
    code: RefusalCode,
    fields?: FieldErrors,
    said: { retryAfter?: number; by?: string | undefined; count?: number } = {},
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = said.retryAfter;
    this.by = said.by;
    this.count = said.count;
  }
}

/** Ends the act: the transaction rolls back, the door tells the person why, beside `field` when one is named. */
export function refuse(code: RefusalCode, field?: string): never {
  throw new Refusal(code, field ? { [field]: [code] } : undefined);
}

/** A field's code with what its sentence names: the ends of a range, or the value that is asked about. */
export const filled = (code: RefusalCode, least: string, most = "") => [code, least, most].join("|");

/** The same where a colleague was quicker, whom the sentence names. */
export function refuseAfter(by: string | undefined, code: RefusalCode): never {
  throw new Refusal(code, undefined, { by });
}

/** Lets a page show in its place that it was asked for too often; throws everything else on. */
export function ifTooOften(error: unknown): Refusal {
  if (error instanceof Refusal && error.retryAfter) return error;
  throw error;
}

/** True for a unique violation (23505) of the named constraint or index, however the driver wraps it. */
export function breaksUnique(error: unknown, constraint?: string): boolean {
  const text = error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}` : "";
  const unique = /P2002|23505|UniqueConstraintViolation/.test(text);
  return unique && (!constraint || text.includes(constraint));
}

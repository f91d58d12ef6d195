import type errors from "@/messages/en/errors.json";

/** Keys of messages/<locale>/errors.json, so a code without a message does not compile. */
export type RefusalCode = keyof typeof errors;
export type FieldErrors = Record<string, string[]>;

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldErrors | undefined;
  readonly retryAfter: number | undefined;
  readonly by: string | undefined;
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

/** Rolls back the transaction and shows the message, next to `field` if given. */
export function refuse(code: RefusalCode, field?: string): never {
  throw new Refusal(code, field ? { [field]: [code] } : undefined);
}

/** A code with the values of its message: the ends of a range, or the value in question. */
export const codeWithValues = (code: RefusalCode, first: string, second = "") => [code, first, second].join("|");

export function refuseAfter(by: string | undefined, code: RefusalCode): never {
  throw new Refusal(code, undefined, { by });
}

export function ifTooOften(error: unknown): Refusal {
  if (error instanceof Refusal && error.retryAfter) return error;
  throw error;
}

export function breaksUnique(error: unknown, constraint?: string): boolean {
  const text = error instanceof Error ? `${error.message} ${JSON.stringify(error)} ${JSON.stringify(error.cause)}` : "";
  const isUniqueViolation = /P2002|23505|UniqueConstraintViolation/.test(text);
  return isUniqueViolation && (!constraint || text.includes(constraint));
}

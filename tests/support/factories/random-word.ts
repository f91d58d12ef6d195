import { randomUUID } from "node:crypto";

/** Letters only: random digits may look like a telephone number, which the site refuses or masks. */
export const randomWord = (length = 8): string =>
  randomUUID()
    .replaceAll("-", "")
    .replaceAll(/\d/g, (digit) => "ghjkmnpqrs".charAt(Number(digit)))
    .slice(0, length);

import { randomBytes } from "node:crypto";
import { now } from "@/lib/platform/clock";

/** Random, so that checkout addresses cannot be guessed. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(14).toString("hex")}`;

export const seconds = (date: Date = now()) => Math.floor(date.getTime() / 1000);

export const dateOf = (atSeconds: number) => new Date(atSeconds * 1000);

import "server-only";
import { join, resolve } from "node:path";
import { env } from "../../env";
import { deriveSecret } from "../../secrets";

/** True when no real file storage is configured. */
export const storageIsLocal = () => !env.UPLOADTHING_TOKEN;

export const storageAppId = "recruit";

export const storageKey = () => `sk_local_${deriveSecret("local storage api key")}`;

export const uploadsFolder = () => resolve(env.DATA_DIR, "uploads");

export const bytesOf = (key: string) => join(uploadsFolder(), key);

export const partOf = (key: string) => join(uploadsFolder(), `${key}.part`);

export const storageBase = () => `${env.APP_URL}/api/local/ut`;

export const ingestUrl = (key: string) => `${storageBase()}/ingest/${key}`;

export const fileUrl = (key: string) => `${storageBase()}/a/${storageAppId}/${key}`;

/** The SDK signs addresses as http when they contain the word "local". */
export const signedName = (key: string) => fileUrl(key).replace(/^https:/, "http:");

/** Valid file names in the uploads folder. */
export const isKey = (key: string) => /^[A-Za-z0-9_-]{8,200}$/.test(key);

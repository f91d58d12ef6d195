import "server-only";
import { join, resolve } from "node:path";
import { env } from "@/lib/platform/env";
import { deriveSecret } from "@/lib/platform/secrets";

/** The stand-in answers only where no real file storage is configured. */
export const storageIsLocal = () => !env.UPLOADTHING_TOKEN;

export const storageAppId = "recruit";

export const storageKey = () => `sk_local_${deriveSecret("local storage api key")}`;

export const uploadsFolder = () => resolve(env.DATA_DIR, "uploads");

export const bytesOf = (key: string) => join(uploadsFolder(), key);

export const partOf = (key: string) => join(uploadsFolder(), `${key}.part`);

export const storageBase = () => `${env.APP_URL}/api/local/ut`;

export const ingestUrl = (key: string) => `${storageBase()}/ingest/${key}`;

export const fileUrl = (key: string) => `${storageBase()}/a/${storageAppId}/${key}`;

/** The SDK signs a file's address as http whatever the site runs on, because the address contains the word "local". */
export const signedName = (key: string) => fileUrl(key).replace(/^https:/, "http:");

/** What may be a file's name in the uploads folder. */
export const isKey = (key: string) => /^[A-Za-z0-9_-]{8,200}$/.test(key);

import "server-only";
import { UTApi, UTFile } from "uploadthing/server";
import { storageConnection } from "@/lib/simulators/storage/connection";
import { fileUrl, signedName, storageIsLocal } from "@/lib/simulators/storage/settings";
import { maxBytes } from "./schema/limits";

/** Where files are kept: UploadThing, or its stand-in. Its own log would write signed addresses. Also what `app/api/uploadthing` must be configured with. */
export const storageConfig = () => ({ ...storageConnection(), logLevel: "None" as const });

const storage = () => new UTApi(storageConfig());

/** Puts one private file into storage, findable there under `path`. Talks to the storage: never inside a transaction. */
export async function putFile(file: File, path: string): Promise<{ key: string }> {
  const named = new UTFile([file], file.name, { type: file.type, customId: path });
  const { data, error } = await storage().uploadFiles(named, { acl: "private", contentDisposition: "inline" });
  if (error) throw new Error(`storage refused a file: ${error.code} ${error.message}`);
  return { key: data.key };
}

/** An address that opens the file for so many seconds. Computed here: nothing is asked of the storage. */
export async function signedLink(key: string, seconds: number): Promise<string> {
  const { ufsUrl } = await storage().generateSignedURL(key, { expiresIn: seconds });
  return storageIsLocal() ? ufsUrl.replace(signedName(key), fileUrl(key)) : ufsUrl;
}

/** The bytes of a document, at most as many as one may have; null when they are gone. Talks to the storage: never inside a transaction. */
export async function fileBytes(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const answer = await fetch(await signedLink(key, 60), { signal: AbortSignal.timeout(30_000) });
  if (answer.status === 404 || answer.status === 410) return null;
  if (!answer.ok) throw new Error(`the storage answered ${answer.status} to a document`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return bytes.byteLength <= maxBytes ? bytes : null;
}

/** Deletes the bytes, by their keys or by the paths they were stored under; what is gone already does no harm. */
export async function deleteFiles(names: string[], keyType: "fileKey" | "customId" = "fileKey"): Promise<void> {
  if (names.length > 0) await storage().deleteFiles(names, { keyType });
}

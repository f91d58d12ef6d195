import "server-only";
import { UTApi, UTFile } from "uploadthing/server";
import { storageConnection } from "./connection";
import { maxBytes } from "./limits";
import { fileUrl, signedName, storageIsLocal } from "./local-settings";

/** Settings of the storage (UploadThing or its local stand-in), also used by `app/api/uploadthing`; logging is off because it would write signed URLs. */
export const storageConfig = () => ({ ...storageConnection(), logLevel: "None" as const });

const storage = () => new UTApi(storageConfig());

/** Stores one private file under the custom id `path`; never call it inside a transaction. */
export async function putFile(file: File, path: string): Promise<{ key: string }> {
  const uploadedFile = new UTFile([file], file.name, { type: file.type, customId: path });
  const { data, error } = await storage().uploadFiles(uploadedFile, { acl: "private", contentDisposition: "inline" });
  if (error) throw new Error(`storage refused a file: ${error.code} ${error.message}`);
  return { key: data.key };
}

export async function signedLink(key: string, seconds: number): Promise<string> {
  const { ufsUrl } = await storage().generateSignedURL(key, { expiresIn: seconds });
  return storageIsLocal() ? ufsUrl.replace(signedName(key), fileUrl(key)) : ufsUrl;
}

/** Returns the bytes of a document, or null if they were deleted or exceed `maxBytes`; never call it inside a transaction. */
export async function fileBytes(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await fetch(await signedLink(key, 60), { signal: AbortSignal.timeout(30_000) });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new Error(`the storage answered ${response.status} to a document`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return bytes.byteLength <= maxBytes ? bytes : null;
}

/** Deletes stored bytes by file key or by custom id (the path); missing files are ignored. */
export async function deleteFiles(names: string[], keyType: "fileKey" | "customId" = "fileKey"): Promise<void> {
  if (names.length > 0) await storage().deleteFiles(names, { keyType });
}

import "server-only";
import { db } from "@/lib/platform/db/db";
import { fileUrl, signedName } from "@/lib/platform/files/storage/local-settings";
import { changeFiles, type FileReference, findFiles, removeFiles } from "./files";
import { errorResponse, ok } from "./replies";
import { signedAddress } from "./signature";

const FIVE_MINUTES = 300;
const CAPACITY = 2 ** 40;

type FileSelection = { fileKeys?: string[]; customIds?: string[] };
type ApiCall = (body: never) => Promise<Response>;

/** The storage's API for the application, `POST /v6/<name>`. */
export const calls: Record<string, ApiCall> = {
  deleteFiles,
  listFiles,
  renameFiles,
  updateACL,
  getFileUrl,
  requestFileAccess,
  getUsageInfo,
};

async function deleteFiles({ fileKeys = [], customIds = [] }: FileSelection) {
  const files = await findFiles(fileKeys, customIds);
  await removeFiles(files);
  await db.localUpload.deleteMany({ where: { key: { in: files.map(({ key }) => key) } } });
  return ok({ success: true, deletedCount: files.length });
}

async function listFiles({ limit = 500, offset = 0 }: { limit?: number; offset?: number }) {
  const rows = await db.localFile.findMany({ orderBy: { uploadedAt: "desc" }, skip: offset, take: limit + 1 });
  const files = rows.slice(0, limit).map(({ id, customId, key, name, size, uploadedAt }) => ({
    id,
    customId,
    key,
    name,
    size: Number(size),
    status: "Uploaded",
    uploadedAt: uploadedAt.getTime(),
  }));
  return ok({ hasMore: rows.length > limit, files });
}

async function renameFiles({ updates }: { updates: (FileReference & { newName: string })[] }) {
  await changeFiles(updates.map(({ newName, ...file }) => ({ ...file, name: newName })));
  return ok({ success: true });
}

async function updateACL({ updates }: { updates: (FileReference & { acl: "private" | "public-read" })[] }) {
  await changeFiles(updates);
  return ok({ success: true });
}

async function getFileUrl({ fileKeys = [], customIds = [] }: FileSelection) {
  const files = await findFiles(fileKeys, customIds);
  return ok({ data: files.map(({ key }) => ({ key, url: fileUrl(key) })) });
}

async function requestFileAccess({ fileKey, customId, expiresIn }: FileReference & { expiresIn?: number }) {
  const [file] = await findFiles(fileKey ? [fileKey] : [], customId ? [customId] : []);
  if (!file) return errorResponse(404, "File not found");
  const signedUrl = signedAddress(signedName(file.key), expiresIn ?? FIVE_MINUTES);
  const url = signedUrl.replace(signedName(file.key), fileUrl(file.key));
  return ok({ url, ufsUrl: url });
}

async function getUsageInfo() {
  const { _sum, _count } = await db.localFile.aggregate({ _sum: { size: true }, _count: true });
  const totalBytes = Number(_sum.size ?? 0);
  return ok({ totalBytes, appTotalBytes: totalBytes, filesUploaded: _count, limitBytes: CAPACITY });
}

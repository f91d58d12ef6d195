import { randomUUID } from "node:crypto";
import { db } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";

/** Small real files, each different from every other. */

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

export const pngBytes = () => Buffer.concat([Buffer.from(PNG, "base64"), Buffer.from(randomUUID())]);

export const pdfBytes = (size = 0) => {
  const body = `%PDF-1.7\n%${randomUUID()}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n`;
  const end = "\n%%EOF\n";
  return Buffer.from(body + " ".repeat(Math.max(0, size - body.length - end.length)) + end);
};

export const jpegBytes = () =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(`JFIF${randomUUID()}`), Buffer.from([0xff, 0xd9])]);

export const aFile = (bytes: Buffer, name: string, type = "") => new File([new Uint8Array(bytes)], name, { type });

export const aPdf = (name = "statutes.pdf") => aFile(pdfBytes(), name, "application/pdf");
export const aPng = (name = "passport.png") => aFile(pngBytes(), name, "image/png");

/** A document row; its bytes lie nowhere. */
export async function aDocument(ownerId: string, over: Partial<Prisma.DocumentUncheckedCreateInput> = {}) {
  const file = { name: "passport.png", mime: "image/png", sizeBytes: 90, sha256: randomUUID().padEnd(64, "0") };
  return db.document.create({ data: { ownerId, kind: "identity", storageKey: randomUUID(), ...file, ...over } });
}

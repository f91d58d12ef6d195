import { randomBytes, randomUUID } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Small valid files, each with different contents. */

/** A PNG of random colors; its header states this size, its data is four by four pixels. */
export const pngBytes = ({ width = 4, height = 4 } = {}) =>
  png(
    { width, height },
    Array.from({ length: 4 }, () => randomBytes(12)),
  );

/** A picture of one unique color, large enough for the news. */
export function aPicture({ width = 640, height = 360 } = {}) {
  const row = Buffer.alloc(width * 3, randomBytes(3));
  return aFile(png({ width, height }, Array(height).fill(row)), "match.png", "image/png");
}

/** `rows` are the pixels of each line, three bytes each. */
function png({ width, height }: { width: number; height: number }, rows: Buffer[]) {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const lines = rows.map((row) => Buffer.concat([Buffer.of(0), row]));
  const parts = [
    chunk("IHDR", Buffer.concat([size, Buffer.of(8, 2, 0, 0, 0)])),
    chunk("IDAT", deflateSync(Buffer.concat(lines))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

export function chunk(name: string, data: Buffer) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(name), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const onePage = [
  "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
  "2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj",
  "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]>>endobj\n",
].join("\n");

export const pdfBytes = (size = 0) => {
  const body = `%PDF-1.7\n%${randomUUID()}\n${onePage}trailer<</Root 1 0 R>>\n`;
  const end = "\n%%EOF\n";
  return Buffer.from(body + " ".repeat(Math.max(0, size - body.length - end.length)) + end);
};

const JPEG = Buffer.from(
  "/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAgb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMABTP/9k=",
  "base64",
);

/** A JPEG with this segment, by default a comment. */
export const jpegBytes = (segment = comment()) => Buffer.concat([JPEG.subarray(0, 2), segment, JPEG.subarray(2)]);

const comment = () => Buffer.concat([Buffer.of(0xff, 0xfe, 0, 38), Buffer.from(randomUUID())]);

export const aFile = (bytes: Buffer, name: string, type = "") => new File([new Uint8Array(bytes)], name, { type });

export const aPdf = (name = "statutes.pdf") => aFile(pdfBytes(), name, "application/pdf");
export const aPng = (name = "passport.png") => aFile(pngBytes(), name, "image/png");

export async function aDocument(ownerId: string, over: Partial<Prisma.DocumentUncheckedCreateInput> = {}) {
  const file = { name: "passport.png", mime: "image/png", sizeBytes: 90, sha256: randomUUID().padEnd(64, "0") };
  return db.document.create({ data: { ownerId, kind: "identity", storageKey: randomUUID(), ...file, ...over } });
}

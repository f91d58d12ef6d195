import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formOnDisk } from "@/lib/platform/command/form-on-disk";
import { refuse } from "@/lib/platform/command/refusal";
import { BadBody, TooMuchText } from "@/lib/platform/http/read-multipart";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recruit-form-"));
});
afterAll(() => rm(folder, { recursive: true }));

const line = "\r\n";
const text = (name: string, value: string) =>
  `--x${line}content-disposition: form-data; name="${name}"${line}${line}${value}${line}`;
const file = (name: string, value: string, filename = "a.mp4") =>
  `--x${line}content-disposition: form-data; name="${name}"; filename="${filename}"${line}content-type: video/mp4${line}${line}${value}${line}`;

/** Bytes read from the body. */
let bytesRead = 0;
function formOf(parts: Iterable<string>, end = `--x--${line}`): Request {
  bytesRead = 0;
  async function* bytes() {
    for (const part of [...parts, end]) {
      bytesRead += part.length;
      yield Buffer.from(part);
    }
  }
  const body = Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>;
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  return new Request("http://here", { method: "POST", headers, body, duplex: "half" } as RequestInit);
}

async function read(request: Request, { most = 1000, refused = false } = {}) {
  const to = join(folder, crypto.randomUUID());
  const fields: Record<string, string | File> = {};
  const begin = async () => {
    if (refused) refuse("too_many_videos");
    return { to, maxBytes: most, tooLarge: "video_too_large" as const };
  };
  const error = await formOnDisk(request, fields, "video", begin).then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, fields, written: existsSync(to) ? readFileSync(to, "utf8") : null };
}

test("the large file is written to disk, other parts are fields", async () => {
  const form = formOf([
    text("title", "Ü"),
    file("video", "frames"),
    file("captionsFile", "WEBVTT", "a.vtt"),
    file("poster", "", ""),
  ]);
  const { error, fields, written } = await read(form);
  expect([error, written, fields.title, Object.keys(fields)]).toEqual([null, "frames", "Ü", ["title", "captionsFile"]]);
  expect(await (fields.captionsFile as File).text()).toBe("WEBVTT");
});

test.each([
  ["200 texts of 64 kB", Array.from({ length: 200 }, (_, index) => text(`t${index}`, "a".repeat(65_536)))],
  ["texts of 300 kB together", Array.from({ length: 5 }, (_, index) => text(`t${index}`, "a".repeat(60_000)))],
  ["one text of 1 MB", [text("t", "a".repeat(1_000_000))]],
  ["small files of 300 kB together", Array.from({ length: 5 }, (_, index) => file(`f${index}`, "a".repeat(60_000)))],
])("%s are refused, and no more than 256 kB of them is kept", async (_what, parts) => {
  const { error, fields, written } = await read(formOf([...parts, file("video", "frames")]));
  expect(error).toBeInstanceOf(TooMuchText);
  const sizes = Object.values(fields).map((field) => (typeof field === "string" ? field.length : field.size));
  expect(sizes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(256 * 1024);
  expect(written || null).toBe(null);
  expect(bytesRead).toBeGreaterThan(parts.join("").length);
});

test("more than 30 parts are refused", async () => {
  const parts = Array.from({ length: 31 }, (_, index) => text(`t${index}`, "a"));
  expect((await read(formOf(parts.slice(1)))).error).toBe(null);
  expect((await read(formOf(parts))).error).toBeInstanceOf(BadBody);
});

test("a refused file is not written, and the other fields are read", async () => {
  const many = [text("title", "Centres"), file("video", "a".repeat(200_000)), text("captions", "One")];
  const refused = await read(formOf(many), { refused: true });
  expect(refused).toMatchObject({ error: { code: "too_many_videos" }, fields: { title: "Centres" }, written: null });
  const large = await read(formOf(many), { most: 1000 });
  expect(large).toMatchObject({ error: { code: "video_too_large" }, fields: { title: "Centres" } });
  expect(large.written?.length ?? 0).toBeLessThanOrEqual(1000);
});

test.each([
  ["no end", [text("title", "a"), file("video", "a".repeat(100_000))], ""],
  ["an end in a file", [`--x${line}content-disposition: form-data; name="video"; filename="a"${line}${line}aaa`], ""],
  ["an end in a header", [`--x${line}content-disposition: form-da`], ""],
  ["no boundaries", ["a".repeat(1000)], ""],
  ["nothing", [], ""],
])("a form with %s is a bad one", async (_what, parts, end) => {
  expect((await read(formOf(parts, end), { most: 1_000_000 })).error).toBeInstanceOf(BadBody);
});

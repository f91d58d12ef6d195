import { describe, expect, test } from "vitest";
import { readVideo } from "@/lib/platform/files/inspection/video";
import { videoBytes } from "@/lib/platform/files/storage/limits";
import { pdfBytes } from "../../support/factories/files";
import { aviBytes, isoBox, mp4Bytes, placeBox } from "../../support/factories/videos-on-disk";

const read = (bytes: Buffer) =>
  readVideo(async (start, length) => new Uint8Array(bytes.subarray(start, start + length)), bytes.length);

/** The file after cleaning. */
function cleaned(bytes: Buffer, patches: { at: number; length: number; text?: string }[]) {
  const copy = Buffer.from(bytes);
  for (const { at, length, text } of patches) text ? copy.write(text, at, "latin1") : copy.fill(0, at, at + length);
  return copy;
}

test("MP4, MOV and AVI are recognized by content, with their duration", async () => {
  expect(await read(mp4Bytes())).toMatchObject({ mime: "video/mp4", seconds: 5, clean: true });
  const mov = mp4Bytes();
  mov.write("qt  ", 8);
  expect(await read(mov)).toMatchObject({ mime: "video/quicktime", seconds: 5 });
  expect(await read(aviBytes())).toMatchObject({ mime: "video/x-msvideo", seconds: 2, clean: true });
});

describe("location and camera", () => {
  test.each([
    ["in the index", mp4Bytes({ inMovie: placeBox() })],
    ["behind the end", mp4Bytes({ tail: isoBox("uuid", "somebody at +45.7640+004.8357/") })],
    ["in an AVI", aviBytes({ info: "at +45.7640+004.8357/" })],
  ])("is found %s, and nothing of it is left afterwards", async (_where, bytes) => {
    const inspected = await read(bytes);
    if (typeof inspected === "string") throw new Error(inspected);
    expect(inspected.clean).toBe(false);
    const after = cleaned(bytes, inspected.patches);
    expect(after.length).toBe(bytes.length);
    expect(after.includes("+45.7640")).toBe(false);
    expect(await read(after)).toMatchObject({ clean: true, seconds: inspected.seconds });
  });

  test("an unplayed metadata track is removed with its samples", async () => {
    const handler = isoBox("hdlr", `${"\0".repeat(8)}meta${"\0".repeat(13)}`);
    const table = (type: string, ...numbers: number[]) =>
      isoBox(type, Buffer.concat(numbers.map((number) => Buffer.from(Uint32Array.of(number).buffer).reverse())));
    const dataOffset = mp4Bytes().indexOf("mdat") + 40;
    const place = (offset: number) =>
      isoBox(
        "trak",
        isoBox(
          "mdia",
          Buffer.concat([
            handler,
            isoBox(
              "minf",
              isoBox(
                "stbl",
                Buffer.concat([table("stsz", 0, 4, 2), table("stsc", 0, 1, 1, 2, 1), table("stco", 0, 1, offset)]),
              ),
            ),
          ]),
        ),
      );
    const inspected = await read(mp4Bytes({ inMovie: place(dataOffset + place(0).length) }));
    expect(inspected).toMatchObject({ clean: false });
    expect((inspected as { patches: object[] }).patches).toContainEqual({
      at: dataOffset + place(0).length,
      length: 8,
    });
  });
});

test.each([
  [
    "a drawing with a program",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    "video_type",
  ],
  ["a page", Buffer.from("<!doctype html><script>alert(document.cookie)</script>"), "video_type"],
  ["a paper", pdfBytes(), "video_type"],
  ["nothing", Buffer.alloc(0), "video_type"],
  [
    "a page behind the first box",
    Buffer.concat([isoBox("ftyp", "isom0000isom"), Buffer.from("<script>alert(1)</script>")]),
    "file_unreadable",
  ],
  ["a video cut off", mp4Bytes().subarray(0, -20), "file_unreadable"],
  ["an AVI cut off", aviBytes().subarray(0, -4), "file_unreadable"],
  [
    "a file without pictures",
    Buffer.concat([
      isoBox("ftyp", "M4A 0000isom"),
      isoBox("moov", isoBox("mvhd", "\0".repeat(100))),
      isoBox("mdat", "sound"),
    ]),
    "file_unreadable",
  ],
  [
    "boxes inside boxes for ever",
    Buffer.concat([isoBox("ftyp", "isom0000isom"), ...Array.from({ length: 5000 }, () => isoBox("free"))]),
    "file_unreadable",
  ],
] as const)("%s is no video", async (_what, bytes, code) => {
  expect(await read(bytes)).toBe(code);
});

test("files over 100 MB are not read", async () => {
  const unread = () => Promise.reject(new Error("read"));
  expect(await readVideo(unread, videoBytes + 1)).toBe("video_too_large");
});

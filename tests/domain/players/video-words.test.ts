import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { captionsOf, chaptersOf } from "@/lib/players/schema/captions";
import { videoWords as wordsOf } from "@/lib/players/steps/video-words";
import { aFile } from "../../support/factories/files";
import { longestStretch } from "../../support/longest-stretch";

const adult = {
  birthDate: new Date("1999-01-01"),
  fullName: "Ana Ruiz",
  email: "ana@test.recruit",
  phone: "+33600000000",
};
const videoWords = (...rest: Rest) => db.$transaction((tx) => wordsOf(tx, ...rest));
type Rest = Parameters<typeof wordsOf> extends [unknown, ...infer Args] ? Args : never;
const child = { ...adult, birthDate: new Date(Date.now() - 15 * 365.25 * 86_400_000) };
const vtt =
  "WEBVTT - made by somebody\n\nSTYLE\n::cue { color: red }\n\n1\n00:01.000 --> 00:02.500 align:start\n<v Ana>Left, <b>now</b>\n";

test("of WebVTT only the texts and their times are kept", () => {
  expect(captionsOf(vtt, 10)).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nLeft, now");
  expect(captionsOf("WEBVTT\n\nno times here", 10)).toBeNull();
  expect(captionsOf("WEBVTT\n\n00:05.000 --> 00:02.000\nbackwards", 10)).toBeNull();
});

test("plain lines are spread over the video, or last four seconds each if its length is unknown", () => {
  expect(captionsOf("One\n\nTwo", 20)).toContain("00:00:10.000 --> 00:00:20.000\nTwo");
  expect(captionsOf("One\nTwo", null)).toContain("00:00:04.000 --> 00:00:08.000\nTwo");
  expect(captionsOf("<script>alert(1)</script> --> 00:01", 20)).not.toMatch(/<|--> 00:01$/);
});

test("lines that all begin with a time start there, whatever their order, digits or end of the video", () => {
  expect(captionsOf("٠:٤٢ رأسية\n0:05 – First touch\n0:07 Cross\n0:07 Second cross\n2:00 Late", 60)).toBe(
    [
      "WEBVTT",
      "00:00:05.000 --> 00:00:07.000\nFirst touch",
      "00:00:07.000 --> 00:00:11.000\nCross\nSecond cross",
      "00:00:42.000 --> 00:00:46.000\nرأسية",
      "00:02:00.000 --> 00:02:04.000\nLate",
    ].join("\n\n"),
  );
  expect(captionsOf("0:42 Header\nA line without a time", 20)).toContain("00:00:00.000 --> 00:00:10.000\n0:42 Header");
});

test("two to twelve captions are chapters of the video", () => {
  const captionsWith = (count: number) =>
    captionsOf(Array.from({ length: count }, (_, at) => `0:${String(at).padStart(2, "0")} Run`).join("\n"), 60);
  expect(chaptersOf(captionsOf("0:05 First touch\n1:07:30 Header", null))).toEqual([
    { at: 5, text: "First touch" },
    { at: 4050, text: "Header" },
  ]);
  expect([1, 2, 12, 13].map((count) => chaptersOf(captionsWith(count)).length)).toEqual([0, 2, 12, 0]);
  expect(chaptersOf(null)).toEqual([]);
});

test("a caption file takes precedence over typed text, and an unreadable one is refused beside its field", async () => {
  const captionsFile = aFile(Buffer.from(vtt), "captions.vtt");
  expect(await videoWords(adult, { title: "T", captions: "typed", captionsFile }, 9)).toMatchObject({
    captions: expect.stringContaining("Left, now"),
  });
  await expect(videoWords(adult, { title: "T", captions: "WEBVTT" }, 9)).rejects.toMatchObject({
    fields: { captions: ["captions_unreadable"] },
  });
});

test("a child's contact details are refused in title and captions", async () => {
  for (const texts of [{ title: "ana@test.recruit" }, { title: "T", captions: "Call 06 00 00 00 00" }])
    await expect(videoWords(child, texts, 9)).rejects.toMatchObject({ code: "minor_contact_closed" });
  expect(await videoWords(adult, { title: "T" }, 9)).toEqual({ title: "T", captions: null });
});

test("20,000 opening brackets of tags are read in less than 0.1 s", async () => {
  const text = "<".repeat(20_000);
  expect(await longestStretch(async () => captionsOf(`One\n${text}`, 9))).toBeLessThan(100);
});

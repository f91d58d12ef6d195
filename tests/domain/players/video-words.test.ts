import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { captionsOf } from "@/lib/players/schema/captions";
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

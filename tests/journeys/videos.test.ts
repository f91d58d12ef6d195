import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { type Words, wordsOf } from "../support/browser/words";
import { hevcBytes, isoBox, mp4Bytes } from "../support/factories/videos-on-disk";

// Interrupted uploads fail, and a range beyond the end is requested.
test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK|416|404/ });

const newcomer = () => ({
  firstName: "Ana",
  lastName: "Ferrier",
  email: `${randomUUID()}@test.recruit`,
  sport: "handball" as const,
});

/** Five seconds of video, padded so that the upload takes a while. */
const aVideo = (megabytes: number, name = "ana-ferrier-lyon.mp4") => ({
  name,
  mimeType: "video/mp4",
  buffer: Buffer.concat([mp4Bytes(), isoBox("mdat", Buffer.alloc(megabytes * 1024 * 1024, 7))]),
});

const file = (page: Page) => page.locator("#videos input[name=video][type=file]");
const add = (page: Page, w: Words) => page.getByRole("button", { name: w("players.media.add"), exact: true });
const play = (page: Page, title: string) => page.getByRole("link", { name: new RegExp(`: ${title}`) });

async function aPlayersPage(page: Page, w: Words) {
  await signUpAsPlayer(page, w, newcomer());
  await page.goto(w.path("/player-signup#videos"));
}

test("an upload cut at 60 % goes on where it stopped, and the video plays", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another();
  await aPlayersPage(page, w);
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") uploads.push(request.headers().range ?? "");
  });
  const network = await page.context().newCDPSession(page);
  const connected = (offline: boolean, uploadThroughput = -1) =>
    network.send("Network.emulateNetworkConditions", { offline, latency: 0, downloadThroughput: -1, uploadThroughput });
  // The upload recognizes the same file by name, size and date.
  const movie = test.info().outputPath("centres.mp4");
  writeFileSync(movie, aVideo(8).buffer);
  await connected(false, 1_500_000);
  await file(page).setInputFiles(movie);
  const progress = page.getByRole("progressbar", { name: w("players.media.sending") });
  await expect.poll(() => progress.getAttribute("value").then(Number), { intervals: [50] }).toBeGreaterThan(0.6);
  await page.reload();
  await connected(false);
  await page.locator("#videos input[name=title]").first().fill("Centres");
  await file(page).setInputFiles(movie);
  await expect(page.locator("#videos figure img")).toBeVisible();
  await add(page, w).click();
  await expect(page).toHaveURL(/#videos$/, { timeout: 300_000 });
  expect(uploads[0]).toBe("bytes=0-");
  expect(Number(/bytes=(\d+)-/.exec(uploads.at(-1) ?? "")?.[1])).toBeGreaterThan(1_000_000);
  await expect(page.locator("#videos a img").first()).toHaveJSProperty("naturalWidth", 640);
  await play(page, "Centres").click();
  const video = page.locator("video");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
  expect(await page.content()).not.toContain("ana-ferrier-lyon");
});

test("an upload of a video is canceled, and a file that is not a video is refused before the upload", async ({
  another,
}) => {
  const w = wordsOf("en");
  const page = await another();
  await aPlayersPage(page, w);
  await file(page).setInputFiles({ name: "me.mp4", mimeType: "video/mp4", buffer: Buffer.from("<svg onload='x'/>") });
  await expect(page.locator("#videos").getByText(w("errors.video_type"))).toBeVisible();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 300_000,
  });
  await file(page).setInputFiles(aVideo(4));
  await page.getByRole("button", { name: w("players.media.cancel"), exact: true }).click();
  await expect(file(page)).toBeVisible();
});

test("a video that many browsers do not play is sent only after a warning", async ({ another }) => {
  const w = wordsOf("es");
  const page = await another();
  await aPlayersPage(page, w);
  const uploads: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") uploads.push(request.url());
  });
  const film = { name: "IMG_0042.MOV", mimeType: "video/quicktime", buffer: hevcBytes() };
  await file(page).setInputFiles(film);
  await expect(page.locator("#videos").getByText(w("players.media.hardToPlay"))).toBeVisible();
  const choice = (key: "another" | "anyway") =>
    page.getByRole("button", { name: w(`players.media.${key}`), exact: true });
  await choice("another").click();
  expect(uploads).toEqual([]);
  await file(page).setInputFiles(film);
  await choice("anyway").click();
  await expect(page.locator("#videos").getByText(w("players.media.sent"))).toBeVisible();
  expect(uploads.length).toBeGreaterThan(0);
});

test("without scripts the form carries the video, and comes back with what is wrong and what was typed", async ({
  another,
}) => {
  const w = wordsOf("ar");
  const page = await another({ javaScriptEnabled: false });
  await aPlayersPage(page, w);
  const title = page.locator("#videos input[name=title]").first();
  await title.fill("Passes");
  await file(page).setInputFiles({ name: "page.mp4", mimeType: "video/mp4", buffer: Buffer.from("<html></html>") });
  await add(page, w).click();
  await expect(page.getByRole("alert").getByText(w("errors.video_type"))).toBeVisible();
  await expect(title).toHaveValue("Passes");
  await file(page).setInputFiles(aVideo(18));
  await add(page, w).click();
  await expect(play(page, "Passes")).toBeVisible();
});

test("a club with a plan watches by ranges, and notes stay; a visitor is shown no video", async ({ another }) => {
  const w = wordsOf("en");
  const [club, visitor] = [await another(), await another()];
  await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  const address = "/players/Lynx%20208";
  await club.goto(address);
  const video = club.getByRole("link", { name: /^Play: / }).first();
  const href = (await video.getAttribute("href")) ?? "";
  const range = (bytes: string) => club.request.get(href, { headers: { range: `bytes=${bytes}` } });
  expect((await range("0-99")).status()).toBe(206);
  expect((await range("9999999-")).status()).toBe(416);
  await visitor.goto(address);
  await expect(visitor.getByRole("link", { name: /^Play: / })).toHaveCount(0);
  expect((await visitor.request.get(href)).status()).toBe(404);
});

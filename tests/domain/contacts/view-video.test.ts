import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { viewVideo } from "@/lib/contacts/commands/view-video";
import { captionsOf } from "@/lib/contacts/queries/shown-video";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aVideo } from "../../support/factories/videos";

const watch = (actor: Actor, id: string) =>
  viewVideo(actor, { id }).then(
    ({ url }) => url,
    (error: { code: string }) => error.code,
  );

async function watchers() {
  const child = await aMinor({ mediaBeforeIdentity: true });
  const video = await aVideo(child.player, { captions: "WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nLeft" });
  return { child, video, club: await aRecruiter(), moderator: await aStaffMember("moderation") };
}

test("the player side, a verified club with a plan and staff watch the video by an expiring link, and views are recorded", async () => {
  const { child, video, club, moderator } = await watchers();
  for (const actor of [child.actor, child.guardianActor, club.actor, moderator]) {
    const url = await watch(actor, video.id);
    expect(url).toContain(video.storageKey);
    expect(Number(new URL(url).searchParams.get("expires")) - now().getTime()).toBeLessThanOrEqual(120_000);
    expect(await captionsOf(actor, video.id)).toContain("Left");
  }
  const views = await db.documentView.findMany({ where: { documentId: video.documentId ?? "" } });
  expect(views.map(({ viewerId }) => viewerId).sort()).toEqual([child.user.id, club.user.id, moderator.userId].sort());
  const steps = await db.interest.findMany({ where: { playerId: child.player.id } });
  expect(steps).toMatchObject([{ kind: "watched", recruiterId: club.recruiter.id }]);
});

test("for others the video is not found", async () => {
  const { child, video } = await watchers();
  const others = [
    visitor(),
    (await aPlayer()).actor,
    (await aMinor()).guardianActor,
    (await aRecruiter({ plan: null })).actor,
    (await aRecruiter({ status: "pending" })).actor,
    await aStaffMember("news"),
  ];
  for (const actor of others) {
    expect(await watch(actor, video.id)).toBe("not_found");
    await expect(captionsOf(actor, video.id)).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await watch(child.actor, randomUUID())).toBe("not_found");
  await expect(captionsOf(child.actor, "../1")).rejects.toMatchObject({ code: "not_found" });
});

test.each([
  ["the guardian has hidden them", { mediaHidden: true }],
  ["the image rights are withdrawn", { consentImageRights: false }],
  ["the guardian's own consent is withdrawn", { mediaBeforeIdentity: false }],
  ["the profile is taken down", { status: "taken_down" as const }],
])("once %s no club watches, but the player's side and the staff do", async (_when, change) => {
  const { child, video, club, moderator } = await watchers();
  await db.player.update({ where: { id: child.player.id }, data: change });
  expect(await watch(club.actor, video.id)).toBe("not_found");
  for (const actor of [child.actor, child.guardianActor, moderator])
    expect(await watch(actor, video.id)).toContain(video.storageKey);
});

test("a video on another site is not found here", async () => {
  const { actor, player } = await aPlayer();
  const { id } = await db.playerVideo.create({
    data: { playerId: player.id, title: "Season", link: "https://video.example" },
  });
  expect(await watch(actor, id)).toBe("not_found");
});

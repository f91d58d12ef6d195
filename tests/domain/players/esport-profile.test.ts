import { expect, test } from "vitest";
import { getEsportPlayer } from "@/lib/contacts/queries/esport-page";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { db } from "@/lib/platform/db/db";
import { listEsportPlayers } from "@/lib/players/queries/public-esport";
import { anEsportPlayer } from "../../support/factories/esport";
import { anIntroduction } from "../../support/factories/introductions";
import { aPerson, aRecruiter, aStaffMember } from "../../support/factories/people";

const seenBy = async (actor: Parameters<typeof getEsportPlayer>[0], id: string) =>
  JSON.stringify(await getEsportPlayer(actor, id));

test("a card query reads no name, date of birth, exact rank, team or account", async () => {
  const { player } = await anEsportPlayer();
  const { actor: unverified } = await aRecruiter({ status: "pending", plan: null });
  for (const actor of [visitorActor, await aPerson(), unverified]) {
    const seenProfile = await seenBy(actor, player.id);
    for (const secret of [player.fullName, `":0.8`, "kim#1234", "The Cellar", "Immortal", "Third of"])
      expect(seenProfile).not.toContain(secret);
    expect(seenProfile).toContain(player.handle);
  }
});

test("a plan shows rank and results, acceptance the name; the owner and account staff see everything", async () => {
  const { player, actor: owner } = await anEsportPlayer();
  const [club, other] = [await aRecruiter(), await aRecruiter()];
  await anIntroduction({ userId: player.userId ?? "", recruiterId: club.recruiter.id, status: "accepted" });
  expect(await getEsportPlayer(other.actor, player.id)).toMatchObject({
    accessLevel: "profile",
    mayAsk: true,
    profile: { rank: "Immortal", rankPercentile: 0.8 },
    identity: null,
  });
  expect(await seenBy(other.actor, player.id)).not.toContain("The Cellar");
  for (const actor of [club.actor, owner, await aStaffMember("accounts")])
    expect(await getEsportPlayer(actor, player.id)).toMatchObject({
      accessLevel: "identity",
      identity: { fullName: player.fullName, team: "The Cellar", gameAccount: "kim#1234" },
    });
});

test("views of a disclosed name are counted for its owner; a closed disclosure shows nothing", async () => {
  const { player } = await anEsportPlayer();
  const { actor, recruiter } = await aRecruiter();
  const between = { userId: player.userId ?? "", recruiterId: recruiter.id };
  const { id } = await anIntroduction({ ...between, status: "accepted" });
  await getEsportPlayer(actor, player.id);
  await getEsportPlayer(actor, player.id);
  expect(await db.introduction.findUnique({ where: { id } })).toMatchObject({ views: 2 });
  await db.introduction.update({ where: { id }, data: { closedAt: new Date() } });
  expect(await getEsportPlayer(actor, player.id)).toMatchObject({ accessLevel: "profile", mayAsk: true });
});

test("hidden, closed and blocked profiles are not found, except by their owner", async () => {
  const [hidden, deletedPlayer, blocking] = [
    await anEsportPlayer({ status: "hidden" }),
    await anEsportPlayer(),
    await anEsportPlayer(),
  ];
  const { actor, user } = await aRecruiter();
  await db.user.update({ where: { id: deletedPlayer.player.userId ?? "" }, data: { disabledAt: new Date() } });
  await db.block.create({ data: { blockerId: blocking.player.userId ?? "", blockedId: user.id } });
  for (const { player } of [hidden, deletedPlayer, blocking])
    expect(await getEsportPlayer(actor, player.id)).toBeNull();
  expect(await getEsportPlayer(visitorActor, blocking.player.id)).toMatchObject({ accessLevel: "card" });
  expect(await getEsportPlayer(hidden.actor, hidden.player.id)).toMatchObject({
    mine: true,
    card: { isPublic: false },
  });
});

test("the list filters by game, either role, region and percentile, with pages", async () => {
  const game = { game: "tekken-8", role: "one_on_one" };
  const strong = await anEsportPlayer({ ...game, rankPercentile: 0.9, serverRegion: "korea" });
  const weak = await anEsportPlayer({ ...game, rankPercentile: 12 });
  const ids = async (search: Parameters<typeof listEsportPlayers>[0]) =>
    (await listEsportPlayers({ game: "tekken-8", ...search })).players.map(({ id }) => id);
  expect(await ids({})).toEqual([weak.player.id, strong.player.id]);
  expect(await ids({ rank: "1" })).toEqual([strong.player.id]);
  expect(await ids({ region: "korea" })).toEqual([strong.player.id]);
  const flex = await anEsportPlayer({ game: "dota-2", role: "carry", secondRole: "offlane" });
  expect((await listEsportPlayers({ game: "dota-2", role: "offlane" })).players.map(({ id }) => id)).toEqual([
    flex.player.id,
  ]);
  for (let n = 0; n < 13; n++) await anEsportPlayer({ game: "efootball", role: "clubs" });
  const first = await listEsportPlayers({ game: "efootball" });
  const second = await listEsportPlayers({ game: "efootball" }, first.next ?? "");
  expect([first.players.length, second.players.length, second.next]).toEqual([12, 1, null]);
  expect([first.total, second.total]).toEqual([13, 13]);
});

test("a published name is shown on the card", async () => {
  const { player } = await anEsportPlayer({ publishName: true });
  expect(await getEsportPlayer(visitorActor, player.id)).toMatchObject({
    card: { name: player.fullName, rankBand: 1 },
  });
});

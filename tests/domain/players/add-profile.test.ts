import { expect, test } from "vitest";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addProfile } from "@/lib/players/commands/add-profile";
import { profileDraft } from "@/lib/players/queries/own-profile";
import { aPerson, aPlayer, aRecruiter, aSport } from "../../support/factories/people";
import { aProfileForm } from "../../support/factories/player-forms";

test("someone without a profile becomes a player, with the account's address", async () => {
  await aSport();
  const person = await aPerson("job_seeker", new Date("1987-03-14"));
  expect(await profileDraft(person)).toMatchObject({ birthDate: "1987-03-14" });
  const { playerId } = await addProfile(person, aProfileForm());
  const player = await db.player.findUniqueOrThrow({
    where: { id: playerId },
    include: { user: { include: { role: true } } },
  });
  expect(player.email).toBe(player.user.email);
  expect(player.user.role?.role).toBe("player");
  // From now on the profile has the date.
  expect(await db.profile.findUnique({ where: { id: player.userId } })).toMatchObject({ birthDate: null });
});

test("the form sent twice at once makes one profile", async () => {
  await aSport();
  const person = await aPerson("player");
  const results = await Promise.allSettled([addProfile(person, aProfileForm()), addProfile(person, aProfileForm())]);
  expect(results.map((result) => result.status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db.player.count({ where: { userId: person.userId! } })).toBe(1);
});

test("refuses visitors, recruiters and players who have a profile", async () => {
  await expect(addProfile(visitor(), aProfileForm())).rejects.toMatchObject({ code: "sign_in_required" });
  await expect(addProfile((await aRecruiter()).actor, aProfileForm())).rejects.toMatchObject({ code: "players_only" });
  await expect(addProfile((await aPlayer()).actor, aProfileForm())).rejects.toMatchObject({ code: "player_exists" });
});

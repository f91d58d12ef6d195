import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { askBoard, getOffer } from "@/lib/jobs/queries/public";
import { listSeekers } from "@/lib/jobs/queries/seekers";
import { db } from "@/lib/platform/db/db";
import { findPlayers } from "@/lib/search/queries/search";
import { earlierPlayer, importedFrom } from "../../support/factories/earlier-files";
import { aRecruiter, aSport } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

beforeAll(() => aSport("football"));

const createdAt = new Date().toISOString();

/** SPEC's columns of an offer with contact details. */
const earlierOffer = (userId: string, city: string) => ({
  id: randomUUID(),
  user_id: userId,
  job_type: "coach",
  sport: "Football",
  title: "Goalkeeper coach",
  description: "Two sessions a week with the first team.",
  experience_years: 3,
  certifications: "{}",
  availability: "part_time",
  location_city: city,
  location_country: "France",
  contact_email: "kid@earlier.example",
  contact_phone: "+33612345678",
  instagram_url: "https://instagram.example/kid",
  status: "active",
  created_at: createdAt,
});

test("a player without a date of birth is not imported, so that nobody is listed as an adult by mistake", async () => {
  const rows = [null, "", "0000-00-00", "17"].map((birth_date) => earlierPlayer({ birth_date }));
  const { bad, sums } = await importedFrom({ players: rows });
  expect(bad.first).toEqual(rows.map(() => expect.stringContaining("birth_date")));
  expect(sums ?? []).not.toContainEqual(expect.objectContaining({ table: "players", written: 1 }));
  expect(await db.player.count({ where: { id: { in: rows.map(({ id }) => id) } } })).toBe(0);
});

test("an imported minor's profile and offer are hidden until the guardian answers, whatever the files contain", async () => {
  const city = `Ville ${randomWord()}`;
  const child = earlierPlayer({ birth_date: "2012-01-01", city });
  const offer = earlierOffer(child.user_id, city);
  const { bad } = await importedFrom({ players: [child], sport_jobs: [offer] });
  expect(bad.first).toEqual([]);
  const { actor } = await aRecruiter();
  expect((await findPlayers(actor, { q: city })).cards).toEqual([]);
  expect(await getPlayer(actor, child.id)).toBeNull();
  expect(await getOffer(offer.id)).toBeNull();
  expect((await askBoard({ place: city })).offers).toEqual([]);
});

test("imported job seekers have no date of birth: profile and offer are hidden until they give it", async () => {
  const [userId, city] = [randomUUID(), `Ville ${randomWord()}`];
  const offer = earlierOffer(userId, city);
  const { bad } = await importedFrom({
    users: [{ id: userId, email: `${userId}@earlier.example`, created_at: createdAt }],
    user_roles: [{ user_id: userId, role: "job_seeker" }],
    job_seekers: [{ id: randomUUID(), user_id: userId, full_name: "Awa Sow", country: "FR", created_at: createdAt }],
    sport_jobs: [offer],
  });
  expect(bad.first).toEqual([]);
  const { actor } = await aRecruiter();
  const shownAges = {
    jobType: "coach",
    sportSlug: "football",
    city,
    availability: "full_time",
    about: "Coach.",
    status: "shown",
  } as const;
  await db.jobSeeker.update({ where: { userId }, data: shownAges });
  const storedAges = async () => [
    (await listSeekers(actor, { place: city }))?.seekers.length,
    (await askBoard({ place: city })).offers.length,
    (await getOffer(offer.id)) === null ? 0 : 1,
  ];
  expect(await storedAges()).toEqual([0, 0, 0]);
  await db.profile.update({ where: { id: userId }, data: { birthDate: new Date("1987-03-14") } });
  expect(await storedAges()).toEqual([1, 1, 1]);
});

import "server-only";
import { keepRecent } from "@/lib/platform/cache/keep-recent";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { showsCity } from "@/lib/players/queries/card";
import { isAdult, isShownSql } from "@/lib/players/queries/subject";
import type { Reach } from "../policy";
import { townNamed } from "../schema/need/exonyms";
import type { Place } from "../schema/search";

export type Town = { city: string; country: string };
/** Beside one so much larger, nobody means the smaller town of the same name. */
const larger = 5;

/** The towns of this name that may be meant, the largest first. */
export async function resolvePlace(words: string): Promise<Town[]> {
  const towns = await db.$queryRaw<(Town & { population: number })[]>`
    select name as city, country, population from places where key = norm(${townNamed(words).trim()})
    order by population desc, country limit 6`;
  const most = towns[0]?.population ?? 0;
  return towns.filter(({ population }) => population * larger >= most).map(({ city, country }) => ({ city, country }));
}

type Centre = { lat: number; lon: number };
/** One town can be written in many ways. */
const MOST_CENTRES = 5_000;
const centres = new Map<string, Promise<Centre | undefined>>();

/** Where a town lies: towns do not move, and those asked for last are asked once. */
async function centreOf(city: string, country: string): Promise<Centre | undefined> {
  const name = `${country} ${city}`;
  const pendingCentre = centres.get(name) ?? askCentre(city, country);
  keepRecent(centres, [name, pendingCentre], MOST_CENTRES);
  const centre = await pendingCentre.catch(() => undefined);
  // Names of no town are not kept: there is no end of them.
  if (!centre) centres.delete(name);
  return pendingCentre;
}

async function askCentre(city: string, country: string): Promise<Centre | undefined> {
  const [centre] = await db.$queryRaw<Centre[]>`
    select lat, lon from places where country = ${country} and key = norm(${city}) order by population desc limit 1`;
  return centre;
}

const EARTH_KM = 6371;
const DEGREE_KM = 111.2;

/** The side of the areas by which searches find minors, in degrees: about 100 km. */
const AREA = 1;

/**
 * Players of towns so near, as SQL over `players p`. Adults only of towns that their cards name, so that no distance finds out
 * where a lone player lives; minors by the area that their town lies in, whole, so that none finds out the town.
 */
export async function near({ city, country, km }: Place, reach: Reach): Promise<Prisma.Sql> {
  const centre = await centreOf(city, country);
  if (!centre) return Prisma.sql`false`;
  const { lat, lon } = centre;
  const exactly = within({ lat, lon, km, margin: 0 }, Prisma.sql`t.lat`, Prisma.sql`t.lon`);
  const nearest = (at: Prisma.Sql, to: number) =>
    Prisma.sql`greatest(floor(${at} / ${AREA}) * ${AREA}, least(${to}::float8, floor(${at} / ${AREA}) * ${AREA} + ${AREA}))`;
  const byArea = within(
    { lat, lon, km, margin: AREA },
    nearest(Prisma.sql`t.lat`, lat),
    nearest(Prisma.sql`t.lon`, lon),
  );
  const ofMinor = Prisma.sql`not ${isAdult()} and ${isShownSql("region", reach)}`;
  return Prisma.sql`(((p.country, norm(p.city)) in (${exactly}) and ${showsCity()})
    or ((p.country, norm(p.city)) in (${byArea}) and ${ofMinor}))`;
}

type Circle = Centre & { km: number; margin: number };

/** Towns of which this point lies in the circle; `margin` in degrees widens the box that an index answers. */
function within({ lat, lon, km, margin }: Circle, pointLat: Prisma.Sql, pointLon: Prisma.Sql): Prisma.Sql {
  const high = km / DEGREE_KM + margin;
  const wide = km / (DEGREE_KM * Math.max(0.05, Math.cos((lat * Math.PI) / 180))) + margin;
  return Prisma.sql`
    select t.country, t.key from places t
    where t.lat between ${lat - high} and ${lat + high} and t.lon between ${lon - wide} and ${lon + wide}
      and 2 * ${EARTH_KM} * asin(least(1, sqrt(
        power(sin(radians(${pointLat} - ${lat}) / 2), 2)
        + cos(radians(${lat})) * cos(radians(${pointLat})) * power(sin(radians(${pointLon} - ${lon}) / 2), 2)))) <= ${km}`;
}

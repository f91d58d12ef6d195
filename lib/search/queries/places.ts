import "server-only";
import { keepRecent } from "@/lib/platform/cache/keep-recent";
import { db } from "@/lib/platform/db/db";
import { gazetteerName } from "@/lib/platform/i18n/town-names";
import { Prisma } from "@/lib/platform/prisma/client";
import { showsCity } from "@/lib/players/queries/card";
import { isAdult, isShownSql } from "@/lib/players/queries/subject";
import type { SearchAccessLevel } from "../policy";
import type { Place } from "../schema/search";

export type Town = { city: string; country: string };
/** Smaller towns are ignored if another of the same name is this many times larger. */
const SIZE_RATIO = 5;

export async function resolvePlace(typedName: string, country?: string): Promise<Town[]> {
  const towns = await db.$queryRaw<(Town & { population: number })[]>`
    select name as city, country, population from places where key = norm(${gazetteerName(typedName).trim()})
      and ${country ? Prisma.sql`country = ${country}` : Prisma.sql`true`}
    order by population desc, country limit 6`;
  const largest = towns[0]?.population ?? 0;
  return towns
    .filter(({ population }) => population * SIZE_RATIO >= largest)
    .map(({ city, country }) => ({ city, country }));
}

type Coordinates = { lat: number; lon: number };
/** Cache size; one town has many spellings. */
const MAX_CENTERS = 5_000;
const centers = new Map<string, Promise<Coordinates | undefined>>();

async function centerOf(city: string, country: string): Promise<Coordinates | undefined> {
  const name = `${country} ${city}`;
  const pendingCenter = centers.get(name) ?? readCenter(city, country);
  keepRecent(centers, [name, pendingCenter], MAX_CENTERS);
  const center = await pendingCenter.catch(() => undefined);
  // Unknown names are not cached, because there is no limit to them.
  if (!center) centers.delete(name);
  return pendingCenter;
}

async function readCenter(city: string, country: string): Promise<Coordinates | undefined> {
  const [center] = await db.$queryRaw<Coordinates[]>`
    select lat, lon from places where country = ${country} and key = norm(${city}) order by population desc limit 1`;
  return center;
}

const EARTH_KM = 6371;
const DEGREE_KM = 111.2;

/** Degrees per side (about 100 km) of the areas used to locate minors. */
const AREA = 1;

const closestInArea = (column: Prisma.Sql, target: number) =>
  Prisma.sql`greatest(floor(${column} / ${AREA}) * ${AREA}, least(${target}::float8, floor(${column} / ${AREA}) * ${AREA} + ${AREA}))`;

const kilometers = ({ lat, lon }: Coordinates, pointLat: Prisma.Sql, pointLon: Prisma.Sql) =>
  Prisma.sql`2 * ${EARTH_KM} * asin(least(1, sqrt(
        power(sin(radians(${pointLat} - ${lat}) / 2), 2)
        + cos(radians(${lat})) * cos(radians(${pointLat})) * power(sin(radians(${pointLon} - ${lon}) / 2), 2))))`;

/** SQL over `players p` near a place. Adults match by their town only if their card shows it, so that distances do not reveal a hidden town; minors match by area, never by town. */
export async function near({ city, country, km }: Place, accessLevel: SearchAccessLevel): Promise<Prisma.Sql> {
  const center = await centerOf(city, country);
  if (!center) return Prisma.sql`false`;
  const { lat, lon } = center;
  const townsByPoint = townsWithin({ lat, lon, km, margin: 0 }, Prisma.sql`t.lat`, Prisma.sql`t.lon`);
  const townsByArea = townsWithin(
    { lat, lon, km, margin: AREA },
    closestInArea(Prisma.sql`t.lat`, lat),
    closestInArea(Prisma.sql`t.lon`, lon),
  );
  const isVisibleMinor = Prisma.sql`not ${isAdult()} and ${isShownSql("region", accessLevel)}`;
  return Prisma.sql`(((p.country, norm(p.city)) in (${townsByPoint}) and ${showsCity()})
    or ((p.country, norm(p.city)) in (${townsByArea}) and ${isVisibleMinor}))`;
}

/** SQL: whole kilometres from a place to `players p`, for adults from the town and for minors from the nearest point of their area; null if unknown. */
export async function distanceTo({ city, country }: Pick<Place, "city" | "country">): Promise<Prisma.Sql> {
  const center = await centerOf(city, country);
  if (!center) return Prisma.sql`null::int`;
  const { lat, lon } = center;
  const ofArea = (column: Prisma.Sql, target: number) =>
    Prisma.sql`case when ${isAdult()} then ${column} else ${closestInArea(column, target)} end`;
  return Prisma.sql`(select round(${kilometers({ lat, lon }, ofArea(Prisma.sql`t.lat`, lat), ofArea(Prisma.sql`t.lon`, lon))})::int
    from places t where t.country = p.country and t.key = norm(p.city) order by t.population desc limit 1)`;
}

/** SQL: `players p` is an adult whose card names the town. */
export const isTownShown = (): Prisma.Sql => Prisma.sql`(${isAdult()} and ${showsCity()})`;

type Circle = Coordinates & { km: number; margin: number };

/** SQL of the towns whose point lies in the circle; `margin` in degrees widens the indexed bounding box. */
function townsWithin({ lat, lon, km, margin }: Circle, pointLat: Prisma.Sql, pointLon: Prisma.Sql): Prisma.Sql {
  const latitudeRange = km / DEGREE_KM + margin;
  const longitudeRange = km / (DEGREE_KM * Math.max(0.05, Math.cos((lat * Math.PI) / 180))) + margin;
  return Prisma.sql`
    select t.country, t.key from places t
    where t.lat between ${lat - latitudeRange} and ${lat + latitudeRange} and t.lon between ${lon - longitudeRange} and ${lon + longitudeRange}
      and ${kilometers({ lat, lon }, pointLat, pointLon)} <= ${km}`;
}

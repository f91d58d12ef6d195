import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { createHash, createHmac } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { visitorActor } from "@/lib/platform/command/visitor-actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { deriveSecret } from "@/lib/platform/secrets";
import { visibleAmong } from "@/lib/players/queries/visible";
import { givenName } from "@/lib/players/schema/full-name";
import { askedEveryDays, mailedAvailabilityToken } from "../schema/availability";
import { type Availability, availabilityOn, type StatedAvailability } from "../schema/stated-availability";

/** Returns a player's availability as public readers see it; a minor's contract is left out. */
export async function availabilityOf(playerId: string): Promise<Availability> {
  const newest = (attribute: string, column: Prisma.Sql) => Prisma.sql`(
    select ${column} from player_claims c where c.player_id = p.id and c.attribute = ${attribute}
    order by c.measured_on desc, c.created_at desc limit 1)`;
  const [availability] = await db.$queryRaw<Row[]>`
    select p.birth_date as "birthDate", a.answer, a.committed_on as "committedOn", a.confirmed_at as "confirmedAt",
      ${newest("available_from", Prisma.sql`c.day`)} as "availableFrom",
      ${newest("contract_status", Prisma.sql`c.choices[1]`)} as status, ${newest("contract_end", Prisma.sql`c.day`)} as end
    from players p left join player_availability a on a.player_id = p.id where p.id = ${playerId}::uuid`;
  if (!availability) throw new Error("only who is there is asked about");
  const { birthDate, status, end, ...rest } = availability;
  return availabilityOn(now(), { ...rest, contract: isMinor(birthDate) ? noContract : { status, end } });
}

type Row = Omit<StatedAvailability, "contract"> & StatedAvailability["contract"] & { birthDate: Date };
const noContract = { status: null, end: null };

export async function ownAvailability(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  return playerId ? availabilityOf(playerId) : null;
}

/** Derives the token of the e-mail sent at `askedAt`; the database stores only its hash. */
export const availabilityToken = ({ playerId, askedAt }: { playerId: string; askedAt: Date }) =>
  createHmac("sha256", deriveSecret("availability link"))
    .update(`${playerId} ${askedAt.toISOString()}`)
    .digest("base64url");

export const availabilityTokenHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Returns the availability a link asks about and whether it may still be answered; null for an expired or unknown link. */
export async function askedAvailability(token: string) {
  const reminder = mailedAvailabilityToken.safeParse(token).success ? await findReminder(db, token) : null;
  if (!reminder) return null;
  const { player, ...rest } = reminder;
  const minor = isMinor(player.birthDate);
  return {
    open: rest.open,
    minor,
    firstName: givenName(player),
    availability: await availabilityOf(rest.playerId),
  };
}

/** Returns the player of a link and locks the row; refuses `link_invalid` if it was answered. */
export async function availabilityToAnswer(tx: Tx, token: string) {
  await tx.$queryRaw`select player_id from player_availability where token_hash = ${availabilityTokenHash(token)} for update`;
  const reminder = await findReminder(tx, token);
  if (!reminder?.open) refuse("link_invalid");
  return { playerId: reminder.playerId };
}

async function findReminder(client: Tx, token: string) {
  const reminder = await client.playerAvailability.findFirst({
    where: {
      tokenHash: availabilityTokenHash(token),
      askedAt: { gt: daysFrom(now(), -askedEveryDays) },
    },
    select: {
      playerId: true,
      askedAt: true,
      confirmedAt: true,
      player: { select: { fullName: true, givenWords: true, birthDate: true } },
    },
  });
  if (!reminder?.askedAt || !(await visibleAmong(visitorActor, [reminder.playerId], client)).has(reminder.playerId))
    return null;
  return { ...reminder, open: reminder.confirmedAt === null || reminder.confirmedAt < reminder.askedAt };
}

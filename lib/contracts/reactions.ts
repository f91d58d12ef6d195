import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { type Fact, record } from "@/lib/core/facts";
import { type Locale, localePath } from "@/lib/core/i18n/routing";
import { translator } from "@/lib/core/i18n/translator";
import { queueMail } from "@/lib/core/mail";
import { nameToWrite } from "@/lib/scouting/queries/names";
import type words from "@/messages/en/contracts.json";
import { contractPage } from "./queries/page";

/** The player is asked by mail as well. */
export async function writeOfContract(tx: Tx, { data }: Fact<"contract.told">) {
  const { player, recruiter } = await partiesOf(tx, data.contractId);
  const to = { userId: player.userId, email: player.email, locale: player.user.locale, path: "/dashboard#contracts" };
  await send(tx, "told", to, { player: player.fullName, organization: recruiter.organizationName });
}

/** The organization hears what the player said. */
export async function writeOfContractAnswer(tx: Tx, { data }: Fact<"contract.answered">) {
  const { recruiter } = await partiesOf(tx, data.contractId);
  if (recruiter.user.disabledAt) return;
  const path = await contractPage(tx, data);
  const to = { userId: recruiter.userId, email: recruiter.email, locale: recruiter.user.locale, path };
  await send(tx, data.confirmed ? "confirmed" : "denied", to, {
    player: await nameToWrite(tx, data.recruiterId, data.playerId),
    organization: recruiter.organizationName,
  });
}

/** What waits ends with the account of either. */
export async function endContracts(tx: Tx, { actorId, data: { userId } }: Fact<"account.closed">) {
  const ended = await tx.contract.updateManyAndReturn({
    where: { ...ofAccount(userId), signedOn: { not: null }, answer: null },
    data: { answer: "withdrawn", answeredAt: now() },
    select: { id: true, playerId: true, recruiterId: true },
  });
  for (const { id: contractId, ...pair } of ended)
    await record(tx, { userId: actorId }, "contract.withdrawn", { contractId, ...pair });
}

/** What never came to count goes with them; a signed contract stays, and what is owed for it. */
export async function eraseContracts(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.contract.deleteMany({ where: { ...ofAccount(userId), signedAt: null } });
}

const ofAccount = (userId: string) => ({ OR: [{ player: { userId } }, { recruiter: { userId } }] });

type To = { userId: string; email: string; locale: string; path: string };

async function send(
  tx: Tx,
  letter: keyof typeof words.mail,
  { userId, email, locale, path }: To,
  named: { player: string; organization: string },
) {
  const say = translator(locale as Locale, "contracts");
  const known = { ...named, link: env.APP_URL + localePath(path, locale as Locale) };
  await queueMail(tx, {
    to: email,
    subject: say(`mail.${letter}.subject`, known),
    body: say(`mail.${letter}.body`, known),
    told: { category: "requests", userId },
  });
}

const partiesOf = (tx: Tx, id: string) =>
  tx.contract.findUniqueOrThrow({
    where: { id },
    select: {
      player: { select: { fullName: true, email: true, userId: true, user: { select: { locale: true } } } },
      recruiter: {
        select: {
          organizationName: true,
          email: true,
          userId: true,
          user: { select: { locale: true, disabledAt: true } },
        },
      },
    },
  });

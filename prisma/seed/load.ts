import { hash } from "@node-rs/argon2";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { DEMO_PASSWORD } from "./accounts.ts";
import { keepBytes } from "./documents.ts";
import { makePictures } from "./pictures.ts";
import { drawPortraits } from "./portraits.ts";
import type { SportIds } from "./sports.ts";
import type { World } from "./world.ts";

type Tx = Prisma.TransactionClient;

/** Inserts all rows, one table at a time, parents before children. */
export async function load(tx: Tx, world: World, sportIds: SportIds) {
  await loadPeople(tx, world, sportIds);
  await loadScouting(tx, world);
  await loadPublic(tx, world);
}

async function loadPeople(tx: Tx, { accounts, ...world }: World, sportIds: SportIds) {
  const passwordHash = await hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await tx.user.createMany({ data: accounts.map(({ user }) => ({ ...user, passwordHash })) });
  await tx.profile.createMany({ data: accounts.map(({ profile }) => profile) });
  await tx.userRole.createMany({ data: accounts.flatMap(({ role }) => role ?? []) });
  await tx.staffScope.createMany({ data: accounts.flatMap(({ scopes = [] }) => scopes) });
  await tx.consent.createMany({ data: accounts.flatMap(({ consents }) => consents) });
  await tx.player.createMany({ data: world.players });
  await tx.playerSport.createMany({
    data: world.playerSports.map(({ sport, ...row }) => ({ ...row, sportId: sportIds[sport]! })),
  });
  await tx.guardian.createMany({ data: world.guardians });
  await tx.playerClaim.createMany({ data: world.playerFacts });
  await tx.playerClaim.createMany({ data: world.attributeClaims });
  await tx.playerClaim.createMany({ data: world.performances });
  await tx.playerAvailability.createMany({ data: world.availability });
  await tx.playerClaim.createMany({ data: world.availabilityClaims });
  await tx.recruiter.createMany({ data: world.recruiters });
  await tx.membership.createMany({ data: world.memberships });
  await tx.teamInvitation.createMany({ data: world.teamInvitations });
  await tx.playerClaim.createMany({ data: world.playerClaims });
  await tx.$queryRaw`select count(*)::int from claim_profiles(array(select id from players))`;
  for (const data of world.confirmations) await tx.confirmation.create({ data });
  await tx.budgetLine.createMany({ data: world.budgetLines });
  // Other storages do not have the demo files, so no portrait is promised there.
  const local = !process.env.UPLOADTHING_TOKEN;
  const portraits = local ? await drawPortraits([...world.sittings, ...world.esportSittings]) : [];
  const files = [...world.files, ...portraits];
  if (local) {
    keepBytes(files);
    await tx.localFile.createMany({ data: files.map(({ stored }) => stored) });
  }
  await tx.document.createMany({ data: files.map(({ document }) => document) });
  if (local) await tx.playerPicture.createMany({ data: world.sittings.map(({ picture }) => picture) });
  await tx.kycDocument.createMany({ data: world.verificationCases });
  await tx.esportPlayer.createMany({ data: world.esport });
  await tx.playerVideo.createMany({ data: world.playerVideos });
  await tx.playerCv.createMany({ data: world.cvs });
  await tx.cvOpening.createMany({ data: world.cvOpenings });
  if (local) await tx.playerPicture.createMany({ data: world.esportSittings.map(({ picture }) => picture) });
  await tx.jobSeeker.createMany({ data: world.seekers });
}

async function loadScouting(tx: Tx, world: World) {
  await tx.subscription.createMany({ data: world.subscriptions });
  await tx.localObject.createMany({ data: world.payments });
  await tx.credit.createMany({ data: world.credits });
  await tx.payment.createMany({ data: world.paid });
  await tx.introduction.createMany({ data: world.introductions });
  await tx.esportInterest.createMany({ data: world.esportInterests });
  await tx.contactRequest.createMany({ data: world.requests });
  await tx.disclosure.createMany({ data: world.disclosures });
  await tx.disclosureView.createMany({ data: world.disclosureViews });
  await tx.thread.createMany({ data: world.threads });
  await tx.message.createMany({ data: world.messages });
  await tx.messageFile.createMany({ data: world.messageFiles });
  await tx.savedPhrase.createMany({ data: world.phrases });
  await tx.interest.createMany({ data: world.interests });
  await tx.favorite.createMany({ data: [...world.favorites] });
  await tx.favoriteList.createMany({ data: world.favoriteLists });
  await tx.listedFavorite.createMany({ data: world.listedFavorites });
  await tx.need.createMany({ data: world.needs });
  await tx.match.createMany({ data: world.matches });
  await tx.matchTask.createMany({ data: world.matchTasks });
  await tx.contract.createMany({ data: world.contracts });
  await tx.commission.createMany({ data: world.commissions });
  await tx.recruiterSearchHistory.createMany({ data: world.searches });
  await tx.talentAlert.createMany({ data: world.alerts });
  await tx.alertHit.createMany({ data: world.alertHits });
  await tx.playerAnalytics.createMany({ data: world.playerAnalytics });
  await tx.recruiterAnalytics.createMany({ data: world.recruiterAnalytics });
}

async function loadPublic(tx: Tx, world: World) {
  await tx.sportEvent.createMany({ data: world.events });
  await tx.eventRegistration.createMany({ data: world.registrations });
  await tx.sportJob.createMany({ data: world.jobs });
  await tx.wishlistItem.createMany({ data: world.wishlist });
  await tx.jobApplication.createMany({ data: world.applications });
  await tx.applicationMessage.createMany({ data: world.applicationMessages });
  await tx.sportsNews.createMany({ data: world.news });
  const pictures = await makePictures(world.news);
  await tx.newsPicture.createMany({ data: pictures });
  for (const { newsId, id } of pictures)
    await tx.sportsNews.update({ where: { id: newsId }, data: { featuredImage: `/pictures/${id}-wide.webp` } });
  await tx.newsTranslation.createMany({ data: world.newsTranslations });
  await tx.newsView.createMany({ data: viewRows(world.news) });
  for (const data of world.statements) await tx.statement.create({ data });
  for (const data of world.cases) await tx.moderationCase.create({ data });
  for (const data of world.tickets) await tx.ticket.create({ data });
  await tx.notification.createMany({ data: world.notifications });
  await tx.notificationSettings.createMany({ data: world.notificationSettings });
  await tx.domainEvent.createMany({ data: world.domainEvents });
}

/** One view row for each view of an article, most of them in its first days. */
function viewRows(news: World["news"]): Prisma.NewsViewCreateManyInput[] {
  return news.flatMap(({ id, views, publishedAt }) =>
    Array.from({ length: views }, (_, n) => {
      const spread = Math.min(13, Math.floor((Date.now() - publishedAt.getTime()) / 86_400_000));
      const day = new Date(publishedAt.getTime() + Math.floor((n / views) ** 2 * (spread + 1)) * 86_400_000);
      return { newsId: id, day, visitor: `demo-${n}` };
    }),
  );
}

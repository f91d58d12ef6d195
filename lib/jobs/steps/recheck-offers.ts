import "server-only";
import type { Prisma } from "@/lib/platform/prisma/client";
import { maskText } from "@/lib/players/schema/mask-text";
import { type MaskMore, maskColumn } from "@/lib/players/steps/recheck-minor-texts";

export const recheckOffers: MaskMore = async (tx, userId, finderFor) => {
  const offers = await tx.sportJob.findMany({
    where: { userId, recruiterId: null },
    select: { id: true, title: true, description: true, certifications: true },
  });
  const applications = await tx.jobApplication.findMany({ where: { userId }, select: { id: true, words: true } });
  const texts = offers.flatMap(({ title, description, certifications }) => [title, description, ...certifications]);
  const find = await finderFor([...texts, ...applications.map(({ words }) => words)]);
  const mask = (text: string) => maskText(text, find);
  const storeOffer = (id: string, data: Prisma.SportJobUpdateInput) => tx.sportJob.update({ where: { id }, data });
  return [
    ...(await maskColumn(offers, "title", mask, storeOffer)),
    ...(await maskColumn(offers, "description", mask, storeOffer)),
    ...(await maskColumn(offers, "certifications", mask, storeOffer)),
    ...(await maskColumn(applications, "words", mask, (id, data) => tx.jobApplication.update({ where: { id }, data }))),
  ];
};

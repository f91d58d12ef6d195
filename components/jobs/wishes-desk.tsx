import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { QueueTable } from "@/components/ui/queue-table";
import type { WaitingWish } from "@/lib/jobs/queries/wishes";
import { HandleWish } from "./handle-wish";
import { OfferName } from "./offer-name";
import { Papers } from "./papers";
import { Reach } from "./reach";

const columns = ["recruiter", "offer", "papers", "since", "actions"] as const;

/** Whom the support has to put in touch, with how to reach both. */
export function WishesDesk({ total, wishes }: { total: number; wishes: WaitingWish[] }) {
  const t = useTranslations("jobs.desk");
  if (wishes.length === 0) return <EmptyState drawing="clock" as="h2" title={t("empty")} hint={t("emptyHint")} />;
  const others = total - wishes.length;
  return (
    <QueueTable
      caption={t("caption")}
      columns={columns.map((column) => t(column))}
      more={others > 0 ? t("more", { count: others }) : null}
    >
      {wishes.map((wish) => (
        <WishRow key={wish.recruiterId + wish.jobId} wish={wish} />
      ))}
    </QueueTable>
  );
}

function WishRow({ wish }: { wish: WaitingWish }) {
  const t = useTranslations("jobs.desk");
  const format = useFormatter();
  const { recruiter, job, owner, createdAt, papers } = wish;
  return (
    <tr>
      <td data-label={t("recruiter")}>
        <b>
          <bdi>{recruiter.organizationName}</bdi>
        </b>
        <Reach
          name={recruiter.contactPerson}
          email={recruiter.email}
          phone={recruiter.phone}
          country={recruiter.country}
        />
      </td>
      <td data-label={t("offer")}>
        <OfferName id={job.id} title={job.title} open={job.status === "active"} />
        <Reach name={owner} email={job.email} phone={job.phone} country={job.country} />
      </td>
      <td data-label={t("papers")}>
        <Papers papers={papers} />
      </td>
      <td data-label={t("since")}>
        <time dateTime={createdAt.toISOString()}>{format.dateTime(createdAt, "short")}</time>
      </td>
      <td data-label={t("actions")}>
        <HandleWish wish={wish} />
      </td>
    </tr>
  );
}

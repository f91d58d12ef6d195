import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import type { WishlistRow } from "@/lib/jobs/queries/wishlist-entries";
import { type wishlistChoices, wishlistStates } from "@/lib/jobs/schema/job";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { ContactDetails } from "./contact-details";
import { FollowWishlistEntry } from "./follow-wishlist-entry";
import { HandleWishlistEntry } from "./handle-wishlist-entry";
import { OfferName } from "./offer-name";
import { WishlistDocuments } from "./wishlist-documents";

type Props = { search: ListSearch<typeof wishlistChoices>; rows: WishlistRow[]; count: number; next: string | null };

const looks = { waiting: "flag", written: "solid", met: "full", nothing: "struck" } as const;

/** Shortlist entries that the support handles by putting both sides in touch. */
export function WishlistEntries({ search, ...list }: Props) {
  const t = useTranslations("jobs.admin");
  const format = useFormatter();
  return (
    <FilteredList
      path="/admin/wishlist"
      caption={t("caption")}
      exportPath="/api/admin/export/wishlist"
      search={search}
      searches={t("searches")}
      filters={[
        {
          name: "state",
          label: t("state"),
          all: t("anyState"),
          options: wishlistStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
        },
      ]}
      columns={[
        {
          name: "recruiter",
          label: t("recruiter"),
          cell: ({ recruiter }) => (
            <>
              <b>
                <bdi>{recruiter.organizationName}</bdi>
              </b>
              <ContactDetails name={recruiter.contactPerson} {...recruiter} />
            </>
          ),
        },
        {
          name: "offer",
          label: t("offer"),
          cell: ({ job, owner }) => (
            <>
              <OfferName id={job.id} title={job.title} open={job.status === "active"} />
              <ContactDetails name={owner} {...job} />
            </>
          ),
        },
        {
          name: "documents",
          label: t("documents"),
          cell: ({ documents }) => <WishlistDocuments documents={documents} />,
        },
        { name: "since", label: t("since"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
        {
          name: "state",
          label: t("state"),
          cell: ({ state }) => <Badge look={looks[state]}>{t(`states.${state}`)}</Badge>,
        },
        {
          name: "actions",
          label: t("actions"),
          cell: (entry) =>
            entry.handledAt ? <FollowWishlistEntry entry={entry} /> : <HandleWishlistEntry entry={entry} />,
        },
      ]}
      empty={<EmptyState drawing="clock" as="h2" title={t("empty")} hint={t("emptyHint")} />}
      {...list}
    />
  );
}

import { useFormatter, useTranslations } from "next-intl";
import { FilteredList } from "@/components/form/list/filtered-list";
import { useCountryName, useTownName } from "@/components/search/words";
import type { BadgeLook } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import type { JobRow } from "@/lib/jobs/queries/moderated-jobs";
import { type jobChoices, jobKinds, jobStates } from "@/lib/jobs/schema/job";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { Link } from "@/lib/platform/i18n/navigation";
import { isSport } from "@/lib/sports/schema/sports";

export const jobLooks: Record<JobRow["status"], BadgeLook> = {
  active: "full",
  closed: "solid",
  draft: "dash",
  rejected: "struck",
};

type Props = { search: ListSearch<typeof jobChoices>; rows: JobRow[]; count: number; next: string | null };

export function JobsList(list: Props) {
  const t = useTranslations("jobs.moderation");
  const common = useTranslations("common");
  const jobs = useTranslations("jobs");
  const sports = useTranslations("sports");
  const format = useFormatter();
  const country = useCountryName();
  const town = useTownName();
  return (
    <FilteredList
      path="/admin/jobs"
      caption={t("caption")}
      exportPath="/api/admin/export/jobs"
      searches={common("wordsInTitle")}
      filters={[
        {
          name: "state",
          label: t("state"),
          all: common("anyState"),
          options: jobStates.map((value) => ({ value, label: jobs(`own.status.${value}`) })),
        },
        {
          name: "kind",
          label: t("kind"),
          all: jobs("filter.all"),
          options: jobKinds.map((value) => ({ value, label: jobs(`kind.${value}`) })),
        },
      ]}
      columns={[
        {
          name: "title",
          label: t("offer"),
          cell: ({ id, title, jobType, sportSlug: sport }) => (
            <>
              <Link className="font-semibold" href={`/admin/jobs/${id}`}>
                <bdi>{title}</bdi>
              </Link>
              <small className="block text-xs text-ink-2">
                {jobs(`type.${jobType}`)} · {isSport(sport) ? sports(`name.${sport}`) : sport}
              </small>
            </>
          ),
        },
        {
          name: "owner",
          label: t("owner"),
          cell: ({ user, recruiter }) => (
            <bdi>{recruiter?.organizationName ?? user.profile?.fullName ?? t("unknown")}</bdi>
          ),
        },
        {
          name: "place",
          label: t("place"),
          cell: ({ locationCity, locationCountry }) => (
            <>
              <bdi>{town({ city: locationCity, country: locationCountry })}</bdi> · {country(locationCountry)}
            </>
          ),
        },
        { name: "kind", label: t("kind"), cell: ({ kind }) => jobs(`kind.${kind}`) },
        {
          name: "state",
          label: t("state"),
          cell: ({ status }) => ({ look: jobLooks[status], text: jobs(`own.status.${status}`) }),
        },
        { name: "date", label: t("date"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      empty={<EmptyState drawing="offside" as="h2" title={t("empty")} hint={t("emptyHint")} />}
      {...list}
    />
  );
}

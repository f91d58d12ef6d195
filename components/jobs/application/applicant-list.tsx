import { useFormatter, useTranslations } from "next-intl";
import { Folded } from "@/components/form/folded";
import { FilteredList } from "@/components/form/list/filtered-list";
import { TextArea } from "@/components/form/text-area";
import { ContactDetails } from "@/components/jobs/contact-details";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { answerApplications } from "@/lib/jobs/actions";
import type { ApplicantRow } from "@/lib/jobs/queries/applicants";
import {
  answerMessageLength,
  applicationAnswers,
  type applicationChoices,
  applicationStates,
} from "@/lib/jobs/schema/application";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { applicationLooks } from "./looks";
import { Quote } from "./quote";
import { TalkLink } from "./talk-link";

type Props = {
  jobId: string;
  acts: boolean;
  search: ListSearch<typeof applicationChoices>;
  rows: ApplicantRow[];
  count: number;
  next: string | null;
};

export function ApplicantList({ jobId, acts, ...list }: Props) {
  const t = useTranslations("jobs.applicants");
  const common = useTranslations("common");
  const states = useTranslations("jobs.application.states");
  const format = useFormatter();
  return (
    <FilteredList
      path={`/dashboard/offers/${jobId}`}
      caption={t("title")}
      searches={common("name")}
      filters={[
        {
          name: "state",
          label: t("state"),
          all: common("anyState"),
          options: applicationStates.map((value) => ({ value, label: states(value) })),
        },
      ]}
      columns={[
        { name: "name", label: t("name"), cell: (row) => <Applicant row={row} /> },
        {
          name: "words",
          label: t("words"),
          cell: (row) => <Words row={row} />,
          unnamed: () => true,
        },
        {
          name: "state",
          label: t("state"),
          cell: ({ state }) => <Badge look={applicationLooks[state]}>{states(state)}</Badge>,
          unnamed: () => true,
        },
        { name: "date", label: t("date"), cell: ({ createdAt }) => format.dateTime(createdAt, "short") },
      ]}
      {...(acts && {
        exportPath: `/api/sport-jobs/${jobId}/applicants`,
        bulk: {
          action: answerApplications,
          name: "answer",
          about: { jobId },
          acts: applicationAnswers.map((value) => ({ value, words: t(`answer.${value}`) })),
          fields: <MessageField />,
        },
      })}
      empty={<EmptyState drawing="bench" as="h3" title={t("empty")} hint={t("emptyHint")} />}
      {...list}
    />
  );
}

function MessageField() {
  const t = useTranslations("jobs.reply");
  const common = useTranslations("common");
  return (
    <Folded name="message" small summary={t("add")}>
      <TextArea
        name="message"
        label={common("yourMessage")}
        hint={t("hint")}
        maxLength={answerMessageLength}
        rows={3}
        required={false}
      />
    </Folded>
  );
}

/** The application, the answer and the way to the conversation. */
function Words({ row: { name, words: motivation, answerMessage, talk } }: { row: ApplicantRow }) {
  const t = useTranslations("jobs.reply");
  return (
    <>
      <span dir="auto" className="block max-w-[40rem] whitespace-pre-line">
        {motivation}
      </span>
      {answerMessage && <Quote from={t("yours")} text={answerMessage} />}
      <TalkLink talk={talk} about={name ?? ""} />
    </>
  );
}

function Applicant({ row: { name, state, contactEmail, contactPhone, country, cvId } }: { row: ApplicantRow }) {
  const t = useTranslations("jobs.applicants");
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      {contactEmail ? (
        <ContactDetails name={null} email={contactEmail} phone={contactPhone} country={country} />
      ) : (
        state !== "withdrawn" && <small className="block max-w-60 text-xs text-ink-2">{t("minor")}</small>
      )}
      {cvId && (
        <a
          className="mt-1 inline-flex items-center gap-1 text-sm"
          href={`/api/documents/${cvId}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="file" />
          {t("cv")}
        </a>
      )}
    </>
  );
}

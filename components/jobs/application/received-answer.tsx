import { useTranslations } from "next-intl";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import { Quote } from "./quote";
import { TalkLink } from "./talk-link";

/** What the poster answered, and what happens next. */
export function ReceivedAnswer({ application }: { application: OwnApplication }) {
  const { state, answerMessage, contactEmail, job, talk } = application;
  const t = useTranslations("jobs");
  if (state === "withdrawn") return null;
  const isWanted = state === "shortlisted" || state === "taken";
  const waitsInVain = job.status !== "active" && (state === "sent" || state === "seen");
  const from = job.organization
    ? t.rich("reply.from", { organization: () => <bdi>{job.organization}</bdi> })
    : t("reply.fromPoster");
  return (
    <>
      {answerMessage && <Quote from={from} text={answerMessage} />}
      <TalkLink talk={talk} about={job.title} />
      {!waitsInVain && <small>{isWanted && !contactEmail ? t("sent.guardian") : t(`sent.next.${state}`)}</small>}
    </>
  );
}

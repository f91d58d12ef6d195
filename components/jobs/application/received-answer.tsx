import { useTranslations } from "next-intl";
import type { OwnApplication } from "@/lib/jobs/queries/applications";

/** What the poster wrote, and what happens next. */
export function ReceivedAnswer({ application }: { application: OwnApplication }) {
  const { state, answerMessage, contactEmail, job } = application;
  const t = useTranslations("jobs");
  if (state === "withdrawn") return null;
  const isWanted = state === "shortlisted" || state === "taken";
  const waitsInVain = job.status !== "active" && (state === "sent" || state === "seen");
  return (
    <>
      {answerMessage && (
        <span className="mt-2 block border-s-2 border-mark ps-3 text-sm">
          <b>
            {job.organization
              ? t.rich("reply.from", { organization: () => <bdi>{job.organization}</bdi> })
              : t("reply.fromPoster")}
          </b>
          <span className="block whitespace-pre-line" dir="auto">
            {answerMessage}
          </span>
        </span>
      )}
      {!waitsInVain && <small>{isWanted && !contactEmail ? t("sent.guardian") : t(`sent.next.${state}`)}</small>}
    </>
  );
}

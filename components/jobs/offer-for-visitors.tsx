import { useTranslations } from "next-intl";
import { ClientWords } from "@/components/layout/client-words";
import { Trail } from "@/components/layout/trail";
import { postJob } from "@/lib/jobs/actions";
import type { JobKind } from "@/lib/jobs/schema/job";
import { JobForm } from "./job-form";
import { NewOfferHead } from "./new-offer-head";

export function OfferForVisitors({ kind }: { kind: JobKind }) {
  const t = useTranslations("jobs");
  const steps = [
    { name: t("title"), path: "/sport-jobs" },
    { name: t("form.title"), path: "/sport-jobs/new" },
  ];
  return (
    <div className="wrap new-offer">
      <Trail steps={steps} />
      <NewOfferHead visitor kind={kind} />
      <ClientWords only={["form", "ui"]}>
        <JobForm action={postJob} draft={{ email: "", kind, hasModel: false, minor: false, asksBirthDate: "never" }} />
      </ClientWords>
    </div>
  );
}

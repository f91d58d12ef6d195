import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { handleWish } from "@/lib/jobs/actions";
import type { WishRow } from "@/lib/jobs/queries/wishes";

export function HandleWish({ wish: { jobId, recruiterId } }: { wish: WishRow }) {
  const t = useTranslations("jobs.admin");
  return (
    <Form action={handleWish} id={`handle-${jobId}-${recruiterId}`} summary={false}>
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="recruiterId" value={recruiterId} />
      <SubmitButton variant="outline" small pending={t("doing")}>
        {t("done")}
      </SubmitButton>
    </Form>
  );
}

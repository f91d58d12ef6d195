import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { handleWishlistEntry } from "@/lib/jobs/actions";
import type { WishlistRow } from "@/lib/jobs/queries/wishlist-entries";

export function HandleWishlistEntry({ entry: { jobId, recruiterId } }: { entry: WishlistRow }) {
  const t = useTranslations("jobs.admin");
  return (
    <Form action={handleWishlistEntry} id={`handle-${jobId}-${recruiterId}`} summary={false}>
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="recruiterId" value={recruiterId} />
      <SubmitButton variant="outline" small pending={t("doing")}>
        {t("done")}
      </SubmitButton>
    </Form>
  );
}

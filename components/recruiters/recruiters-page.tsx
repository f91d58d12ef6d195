import { useTranslations } from "next-intl";
import { Trail } from "@/components/layout/trail";
import type { DirectorySearch, FoundOrganizations } from "@/lib/recruiters/queries/public";
import { ClubSteps } from "./club-steps";
import { ClubsHead } from "./clubs-head";
import { Directory } from "./directory";

export function RecruitersPage(props: { result: FoundOrganizations; search?: DirectorySearch }) {
  const t = useTranslations("recruiters.page");
  return (
    <>
      <Trail steps={[{ name: t("title"), path: "/recruiters" }]} />
      <ClubsHead />
      <ClubSteps />
      <Directory {...props} />
    </>
  );
}

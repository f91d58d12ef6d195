import { recruitersMetadata } from "@/components/recruiters/recruiters-metadata";
import { RecruitersPage } from "@/components/recruiters/recruiters-page";
import { listVerified } from "@/lib/recruiters/queries/public";

export const ensureStatic = "navigation";

export const generateMetadata = () => recruitersMetadata();

export default async function Recruiters() {
  return <RecruitersPage result={await listVerified()} />;
}

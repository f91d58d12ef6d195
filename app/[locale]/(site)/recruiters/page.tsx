import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("recruiters", "/recruiters");

export default function RecruitersPage() {
  return <FirstPage page="recruiters" sport="wrestling" next="/pricing" />;
}

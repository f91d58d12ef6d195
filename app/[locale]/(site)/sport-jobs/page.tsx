import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("jobs", "/sport-jobs");

export default function SportJobsPage() {
  return <FirstPage page="jobs" sport="basketball" next="/recruiter-signup" />;
}

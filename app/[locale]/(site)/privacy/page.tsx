import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("privacy", "/privacy");

export default function PrivacyPage() {
  return <FirstPage page="privacy" sport="cricket" next="/contact" />;
}

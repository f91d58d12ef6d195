import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("terms", "/terms");

export default function TermsPage() {
  return <FirstPage page="terms" sport="boxing" next="/privacy" />;
}

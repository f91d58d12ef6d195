import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("how", "/how-it-works");

export default function HowItWorksPage() {
  return <FirstPage page="how" sport="baseball" next="/pricing" />;
}

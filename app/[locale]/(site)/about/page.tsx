import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("about", "/about");

export default function AboutPage() {
  return <FirstPage page="about" sport="football" next="/how-it-works" />;
}

import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("news", "/news");

export default function NewsPage() {
  return <FirstPage page="news" sport="rugby" next="/sports" />;
}

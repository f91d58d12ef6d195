import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("contact", "/contact");

export default function ContactPage() {
  return <FirstPage page="contact" sport="handball" next="mailto:support@recruit.example" />;
}

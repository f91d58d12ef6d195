import { FirstPage, firstPageMetadata } from "@/components/layout/first-page";

export const ensureStatic = "navigation";
export const generateMetadata = () => firstPageMetadata("events", "/events");

export default function EventsPage() {
  return <FirstPage page="events" sport="judo" next="/player-signup" />;
}

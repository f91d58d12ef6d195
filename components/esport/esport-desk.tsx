import { ReceivedIntroductions } from "@/components/introductions/received";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import type { OwnEsportProfile as Own } from "@/lib/esport/queries/own";
import type { ReceivedIntroduction } from "@/lib/introductions/queries/own";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import { OwnEsportProfile } from "./own-profile";

type Props = {
  own: Own | null;
  received: ReceivedIntroduction[];
  offers: OwnOffer[];
  applications: OwnApplication[];
};

/** The desk of somebody who plays e-sport: who asks for them, and how their profile stands. */
export function EsportDesk({ own, received, offers, applications }: Props) {
  if (!own) return <OwnEsportProfile own={own} />;
  return (
    <div className="desk">
      <div className="desk-column">
        <ReceivedIntroductions received={received} />
      </div>
      <div className="desk-column">
        <OwnEsportProfile own={own} />
        {applications.length > 0 && <OwnApplications applications={applications} />}
        {offers.length > 0 && <OwnOffers offers={offers} />}
      </div>
    </div>
  );
}

import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

type Shown = { minor: boolean; closed: boolean };

/** A club's request as the player's side reads it: once the name of a minor is closed, without the club's contact details. */
export const requestToShow = (message: string, { minor, closed }: Shown) =>
  minor && closed ? hideContacts(message, hiddenMark).text : message;

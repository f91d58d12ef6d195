import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

type DisclosureState = { minor: boolean; closed: boolean };

export const requestToShow = (message: string, { minor, closed }: DisclosureState) =>
  minor && closed ? hideContacts(message, hiddenMark).text : message;

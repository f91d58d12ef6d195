"use server";

import { action } from "@/lib/action";
import { answerRegistrations as answerRegistrationsCommand } from "./commands/answer-registrations";
import { cancelEvent as cancelEventCommand } from "./commands/cancel-event";
import { cancelForMinor as cancelForMinorCommand } from "./commands/cancel-for-minor";
import { cancelRegistration as cancelRegistrationCommand } from "./commands/cancel-registration";
import { changeEvent as changeEventCommand } from "./commands/change-event";
import { checkIn as checkInCommand } from "./commands/check-in";
import { type AtDesk, createEvent as createEventCommand } from "./commands/create-event";
import { discardEvent as discardEventCommand } from "./commands/discard-event";
import { publishEvent as publishEventCommand } from "./commands/publish-event";
import { recordResults as recordResultsCommand } from "./commands/record-results";
import { registerForEvent as registerForEventCommand } from "./commands/register-for-event";
import { removeResult as removeResultCommand } from "./commands/remove-result";
import { deskPaths } from "./schema/desk";

const own = "/dashboard#events";
const listAt = ({ side }: AtDesk) => `${deskPaths[side]}`;
const pageAt = ({ side, eventId }: AtDesk) => `${deskPaths[side]}/${eventId}`;
const dayAt = (at: AtDesk) => `${pageAt(at)}/day`;
const gateAt = (at: AtDesk) => `${dayAt(at)}#expected`;

export const registerForEvent = action(registerForEventCommand, { otherwise: "registration_failed" });
export const cancelRegistration = action(cancelRegistrationCommand);
export const cancelRegistrationAtDesk = action(cancelRegistrationCommand, { to: own, toast: "registrationCancelled" });
export const cancelForMinor = action(cancelForMinorCommand, {
  to: (_event, desk) => desk ?? own,
  toast: "registrationCancelled",
});

export const createEvent = action(createEventCommand, { to: pageAt, toast: "eventSaved" });
export const changeEvent = action(changeEventCommand, { to: pageAt, toast: "eventSaved" });
export const publishEvent = action(publishEventCommand, { to: pageAt, toast: "eventPublished" });
export const cancelEvent = action(cancelEventCommand, { to: pageAt, toast: "eventCancelled" });
export const discardEvent = action(discardEventCommand, { to: listAt, toast: "eventDiscarded" });
export const answerRegistrations = action(answerRegistrationsCommand, { to: pageAt, toast: "registrationsAnswered" });
export const checkIn = action(checkInCommand, { to: gateAt });
export const recordResults = action(recordResultsCommand, { to: dayAt, toast: "resultsRecorded" });
export const removeResult = action(removeResultCommand, { to: dayAt, toast: "resultRemoved" });

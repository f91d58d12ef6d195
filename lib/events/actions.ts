"use server";

import { action } from "@/lib/entry/action";
import { answerRegistrations as answerRegistrationsCommand } from "./commands/answer-registrations";
import { cancelEvent as cancelEventCommand } from "./commands/cancel-event";
import { cancelForMinor as cancelForMinorCommand } from "./commands/cancel-for-minor";
import { cancelRegistration as cancelRegistrationCommand } from "./commands/cancel-registration";
import { changeEvent as changeEventCommand } from "./commands/change-event";
import { checkIn as checkInCommand } from "./commands/check-in";
import { type ChangedEvent, createEvent as createEventCommand } from "./commands/create-event";
import { discardEvent as discardEventCommand } from "./commands/discard-event";
import { publishEvent as publishEventCommand } from "./commands/publish-event";
import { recordResults as recordResultsCommand } from "./commands/record-results";
import { registerForEvent as registerForEventCommand } from "./commands/register-for-event";
import { removeResult as removeResultCommand } from "./commands/remove-result";
import { organizerPaths } from "./schema/organizer-list";

const ownEventsPath = "/dashboard?show=events";
const listPath = ({ side }: ChangedEvent) => `${organizerPaths[side]}`;
const pagePath = ({ side, eventId }: ChangedEvent) => `${organizerPaths[side]}/${eventId}`;
const dayPath = (target: ChangedEvent) => `${pagePath(target)}/day`;
const checkInPath = (target: ChangedEvent) => `${dayPath(target)}#expected`;

export const registerForEvent = action(registerForEventCommand, { otherwise: "registration_failed" });
export const cancelRegistration = action(cancelRegistrationCommand);
export const cancelRegistrationOnDashboard = action(cancelRegistrationCommand, {
  to: ownEventsPath,
  toast: "registrationCancelled",
});
export const cancelForMinor = action(cancelForMinorCommand, {
  to: (_event, guardianPath) => guardianPath ?? ownEventsPath,
  toast: "registrationCancelled",
});

export const createEvent = action(createEventCommand, { to: pagePath, toast: "eventSaved" });
export const changeEvent = action(changeEventCommand, { to: pagePath, toast: "eventSaved" });
export const publishEvent = action(publishEventCommand, { to: pagePath, toast: "eventPublished" });
export const cancelEvent = action(cancelEventCommand, { to: pagePath, toast: "eventCancelled" });
export const discardEvent = action(discardEventCommand, { to: listPath, toast: "eventDiscarded" });
export const answerRegistrations = action(answerRegistrationsCommand, { to: pagePath, toast: "registrationsAnswered" });
export const checkIn = action(checkInCommand, { to: checkInPath });
export const recordResults = action(recordResultsCommand, { to: dayPath, toast: "resultsRecorded" });
export const removeResult = action(removeResultCommand, { to: dayPath, toast: "resultRemoved" });

import { z } from "zod";
import { adultBirthDate } from "@/lib/platform/adult-birth-date";
import { bulkConfirmation } from "@/lib/platform/command/bulk";
import { email, id, line, many, optional, phone, prose } from "@/lib/platform/command/input";
import { sentFiles } from "@/lib/platform/files/storage/file-input";
import { ApplicationState } from "@/lib/platform/prisma/enums";
import { jobIdInput } from "./job";

/** Days until an application and its documents are deleted. */
export const applicationKeptDays = 180;

export const wordsLength = { min: 20, max: 2000 };

/** An adult sends all fields; for a minor only `words` is read. */
export const applicationInput = jobIdInput.extend({
  name: optional(line(120)),
  birthDate: optional(adultBirthDate),
  words: prose(wordsLength.max, "application_words_short", wordsLength.min),
  contactEmail: optional(email()),
  contactPhone: optional(phone()),
  cv: sentFiles({ count: 0, code: "file_required" }, 1),
});

export const withdrawInput = z.object({ applicationId: id });

export const applicationStates = Object.values(ApplicationState);
export const applicationChoices = { state: applicationStates } as const;

export const applicationAnswers = ["seen", "shortlisted", "declined", "taken"] as const;
export type ApplicationAnswer = (typeof applicationAnswers)[number];

/** The states each answer may follow; a hired applicant stays hired. */
export const answersFrom: Record<ApplicationAnswer, ApplicationState[]> = {
  seen: ["sent"],
  shortlisted: ["sent", "seen", "declined"],
  declined: ["sent", "seen", "shortlisted"],
  taken: ["sent", "seen", "shortlisted", "declined"],
};

export const openStates = ["sent", "seen", "shortlisted"] as const satisfies ApplicationState[];

export const answerMessageLength = 1000;

export const answerInput = jobIdInput.extend({
  selected: many(id, "nothing_selected", 1),
  answer: z.enum(applicationAnswers, "required"),
  message: optional(prose(answerMessageLength)),
  sure: bulkConfirmation,
});

/** Messages of one side before the other has written. */
export const mostUnanswered = 3;

export const applicationMessageInput = withdrawInput.extend({ content: prose(answerMessageLength, "message_empty") });

export const applicantsFileInput = jobIdInput.extend({ format: z.enum(["csv", "xlsx"], "not_found") });

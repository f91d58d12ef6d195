import { z } from "zod";
import { sentFiles } from "@/lib/documents/schema/document";
import { adultBirthDate } from "@/lib/platform/adult-birth-date";
import { bulkConfirmation } from "@/lib/platform/command/bulk";
import { email, id, line, many, optional, phone, prose } from "@/lib/platform/command/input";
import { ApplicationState } from "@/lib/platform/prisma/enums";
import { jobIdInput } from "./job";

/** An application, with its papers, is deleted after so many days. */
export const applicationKeptDays = 180;

export const wordsLength = { min: 20, max: 2000 };

/** What an adult sends; of a minor only the words are read. */
export const applicationInput = jobIdInput.extend({
  name: optional(line(120)),
  /** Asked of whoever has not said so yet. */
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

/** From where each answer leads on: nobody is unread again, and who was taken stays so. */
export const answersFrom: Record<ApplicationAnswer, ApplicationState[]> = {
  seen: ["sent"],
  shortlisted: ["sent", "seen", "declined"],
  declined: ["sent", "seen", "shortlisted"],
  taken: ["sent", "seen", "shortlisted", "declined"],
};

/** Nothing final was said yet. */
export const openStates = ["sent", "seen", "shortlisted"] as const satisfies ApplicationState[];

/** `selected` are applications. */
export const answerInput = jobIdInput.extend({
  selected: many(id, "nothing_selected", 1),
  answer: z.enum(applicationAnswers, "required"),
  sure: bulkConfirmation,
});

export const applicantsFileInput = jobIdInput.extend({ format: z.enum(["csv", "xlsx"], "not_found") });

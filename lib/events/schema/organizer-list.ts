import { z } from "zod";
import type { Actor } from "@/lib/platform/command/actor";
import { registrationInput } from "./answer";
import { eventTypes } from "./event";

export const organizerPaths = { staff: "/admin/events", club: "/dashboard/events" } as const;
export type OrganizerSide = keyof typeof organizerPaths;

export const sideOf = ({ kind }: Actor): OrganizerSide => (kind === "staff" ? "staff" : "club");

export const eventStates = ["upcoming", "past", "draft", "cancelled"] as const;
export type EventState = (typeof eventStates)[number];
export const eventChoices = { state: eventStates, type: eventTypes } as const;
export const registrationChoices = { status: ["pending", "confirmed", "waiting", "declined", "cancelled"] } as const;

export const eventsFileInput = z.object({ format: z.enum(["csv", "xlsx"], "not_found") });
export const registrationsFileInput = registrationInput.extend(eventsFileInput.shape);

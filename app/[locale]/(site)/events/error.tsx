"use client";

export { EventsFailed as default } from "@/components/events/events-failed";

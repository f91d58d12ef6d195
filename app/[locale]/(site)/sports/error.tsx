"use client";

export { SportsFailed as default } from "@/components/sports/sports-failed";

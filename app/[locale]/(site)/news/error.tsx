"use client";

export { LoadFailed as default } from "@/components/news/load-failed";

"use client";

export { LoadFailed as default } from "@/components/layout/load-failed";

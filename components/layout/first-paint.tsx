"use client";
"use no memo"; // The script never changes once it is rendered.

import { firstPaint } from "@/lib/server/first-paint";

/** A client component, so that the payload of a page does not repeat the script; public pages keep it out of their scripts instead. */
export const FirstPaint = () => <script>{firstPaint}</script>;

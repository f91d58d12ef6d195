"use server";

import { action } from "@/lib/action";
import { uploadDocument } from "./commands/upload-document";

export const sendDocument = action(uploadDocument, { to: "/recruiter-signup", toast: "documentSent" });

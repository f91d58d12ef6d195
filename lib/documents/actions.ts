"use server";

import { action } from "@/lib/action";
import { dropFile as drop } from "./commands/drop-file";
import { stageFile as stage } from "./commands/stage-file";
import { uploadDocument } from "./commands/upload-document";

export const sendDocument = action(uploadDocument, { to: "/recruiter-signup", toast: "documentSent" });
export const stageFile = action(stage, { otherwise: "upload_failed" });
export const dropFile = action(drop, { otherwise: "file_not_deleted" });

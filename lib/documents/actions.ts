"use server";

import { action } from "@/lib/entry/action";
import { removeFile as removeFileCommand } from "./commands/remove-file";
import { stageFile as stageFileCommand } from "./commands/stage-file";
import { uploadDocument as uploadDocumentCommand } from "./commands/upload-document";

export const uploadDocument = action(uploadDocumentCommand, { to: "/recruiter-signup", toast: "documentSent" });
export const stageFile = action(stageFileCommand, { otherwise: "upload_failed" });
export const removeFile = action(removeFileCommand, { otherwise: "file_not_deleted" });

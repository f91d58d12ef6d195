/** Refusals that the browser issues itself, before a request or when no answer arrives; every document contains their texts. */
export const browserRefusals = [
  "no_answer",
  "page_outdated",
  "file_too_large",
  "too_many_files",
  "upload_failed",
  "file_not_deleted",
] as const;

export type BrowserRefusal = (typeof browserRefusals)[number];

/** What is refused without asking the server, or because it did not answer; their words are in every document. */
export const browserRefusals = [
  "no_answer",
  "page_outdated",
  "file_too_large",
  "too_many_files",
  "upload_failed",
  "file_not_deleted",
] as const;

export type BrowserRefusal = (typeof browserRefusals)[number];

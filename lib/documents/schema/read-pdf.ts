type PdfRefusal = "file_active" | "file_unreadable" | "pdf_without_page" | "pdf_too_long";
/** `bytes` are null where the file may be kept as it came. */
export type ReadPdf = { refused: PdfRefusal; bytes?: null } | { refused: null; bytes: Uint8Array<ArrayBuffer> | null };

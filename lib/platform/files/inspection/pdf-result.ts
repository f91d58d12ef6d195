type PdfRefusal = "file_active" | "file_unreadable" | "pdf_without_page" | "pdf_too_long";
export type ReadPdf = { refused: PdfRefusal; bytes?: null } | { refused: null; bytes: Uint8Array<ArrayBuffer> | null };

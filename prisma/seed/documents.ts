import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import { onePage } from "./pdf.ts";
import { idFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { organizationDocument } from "./texts/organization-documents.ts";

const kinds = ["identity", "organization_proof"] as const;

export type SeedFile = {
  document: Prisma.DocumentCreateManyInput & { id: string };
  stored: Prisma.LocalFileCreateManyInput;
  bytes: Buffer;
};

/** Documents of organizations that wait for verification, and an agent's new license, so that the queue has files to open. */
export function makeDocuments(recruiters: readonly SeedRecruiter[], days: Days): SeedFile[] {
  const agent = recruiters.find(({ organization: { type, language } }) => type === "agent" && language === "fr");
  const licence = agent && fileOf(agent, "professional_licence", days.ago(3, 10, 20));
  return recruiters
    .filter(({ organization }) => organization.status === "pending")
    .flatMap((recruiter) => kinds.map((kind) => fileOf(recruiter, kind, recruiter.row.createdAt as Date)))
    .concat(licence ?? []);
}

type Kind = (typeof kinds)[number] | "professional_licence";

function fileOf({ account, organization }: SeedRecruiter, kind: Kind, createdAt: Date): SeedFile {
  const { name, lines } = organizationDocument(kind, organization);
  return pageOf({ of: `${organization.name} ${kind}`, ownerId: account.user.id, kind, name, lines, createdAt });
}

type Page = {
  of: string;
  ownerId: string;
  kind: SeedFile["document"]["kind"];
  name: string;
  lines: readonly string[];
  createdAt: Date;
};

/** A stored file of one page; the same `of` gives the same file. */
export function pageOf({ of, ownerId, kind, name, lines, createdAt }: Page): SeedFile {
  const bytes = onePage(lines);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const key = `demo${idFor(`file ${of}`).replaceAll("-", "")}`;
  const mime = "application/pdf";
  return {
    bytes,
    document: {
      id: idFor(`document ${of}`),
      ownerId,
      kind,
      storageKey: key,
      name,
      mime,
      sizeBytes: bytes.byteLength,
      sha256,
      createdAt,
    },
    stored: {
      key,
      id: idFor(`stored ${key}`),
      name,
      size: BigInt(bytes.byteLength),
      type: mime,
      acl: "private",
      disposition: "inline",
      hash: sha256,
      uploadedAt: createdAt,
    },
  };
}

/** Writes the bytes where the local file storage looks for them. */
export function keepBytes(files: readonly SeedFile[]) {
  const folder = resolve(process.env.DATA_DIR ?? ".data", "uploads");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const { stored, bytes } of files) writeFileSync(join(folder, stored.key), bytes);
}

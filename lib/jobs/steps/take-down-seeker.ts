import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** Hides the profile until it is changed and returns its previous status; a hidden profile stays as it is. */
export async function takeDownSeeker(tx: Tx, id: string) {
  await tx.$queryRaw`select id from job_seekers where id = ${id}::uuid for update`;
  const { status } = await tx.jobSeeker.findUniqueOrThrow({ where: { id }, select: { status: true } });
  if (status === "shown") await tx.jobSeeker.update({ where: { id }, data: { status: "taken_down" } });
  return { status };
}

export async function restoreSeeker(tx: Tx, id: string) {
  await tx.jobSeeker.updateMany({ where: { id, status: "taken_down" }, data: { status: "shown" } });
}

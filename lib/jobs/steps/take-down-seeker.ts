import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** No organisation sees the profile until it is changed; one that is hidden already stays as it is. Gives the status it had. */
export async function takeDownSeeker(tx: Tx, id: string) {
  await tx.$queryRaw`select id from job_seekers where id = ${id}::uuid for update`;
  const { status } = await tx.jobSeeker.findUniqueOrThrow({ where: { id }, select: { status: true } });
  if (status === "shown") await tx.jobSeeker.update({ where: { id }, data: { status: "taken_down" } });
  return { status };
}

export async function restoreSeeker(tx: Tx, id: string) {
  await tx.jobSeeker.updateMany({ where: { id, status: "taken_down" }, data: { status: "shown" } });
}

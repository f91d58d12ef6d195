import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";

/** A recruiter is reached at the address of the account. */
export async function reachRecruiterThere(tx: Tx, { data: { userId } }: Fact<"email.changed">) {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.recruiter.updateMany({ where: { userId }, data: { email } });
}

/** The organisation's name stays where players read who saw theirs; whoever stood behind it is nobody, and what it noted of its money is gone. */
export async function eraseRecruiter(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.recruiter.updateMany({
    where: { userId },
    data: {
      contactPerson: "",
      email: "",
      phone: "",
      city: "",
      address: null,
      description: null,
      websiteUrl: null,
      preferredCountries: [],
      preferredCities: [],
      status: "pending",
      verifiedAt: null,
    },
  });
  await tx.budgetLine.deleteMany({ where: { recruiter: { userId } } });
}

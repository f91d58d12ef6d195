import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { accountEvents } from "../events";
import { appointInput } from "../schema";

export const appointStaff = command({
  limit: { act: "appointStaff", person: byHand },
  by: staff("staff"),
  input: appointInput,
  async load(tx, { email }) {
    await tx.$queryRaw`select id from users where email = ${email}::citext for no key update`;
    const user = await tx.user.findFirst({ where: { email, disabledAt: null }, select: candidateFields });
    if (!user) return refuse("no_such_account", "email");
    if (user.role?.role === "admin") refuse("already_staff", "email");
    if (user.player || user.recruiter || user.jobSeeker || user._count.children + user._count.memberships > 0)
      refuse("has_a_profile", "email");
    return user;
  },
  async run({ tx, actor, subject: { id: userId } }) {
    const role = "admin" as const;
    await tx.userRole.upsert({ where: { userId }, create: { userId, role }, update: { role } });
    await accountEvents.record(tx, actor, "staff.appointed", { userId });
    return { userId };
  },
});

const candidateFields = {
  id: true,
  role: true,
  player: { select: { id: true } },
  recruiter: { select: { id: true } },
  jobSeeker: { select: { id: true } },
  _count: { select: { children: true, memberships: { where: { leftAt: null } } } },
} as const;

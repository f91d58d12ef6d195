import { z } from "zod";
import { id } from "@/lib/core/input";

export const readInput = z.object({ notificationId: id });

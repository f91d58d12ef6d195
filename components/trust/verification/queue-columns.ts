export const queueColumns = ["user", "type", "date", "status", "actions"] as const;

export type Cursor = { createdAt: Date; id: string };

const shape = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeCursor({ createdAt, id }: Cursor): string {
  return Buffer.from(`${createdAt.getTime()}_${id}`).toString("base64url");
}

export function readCursor(text: string | undefined): Cursor | null {
  const [, time, id] = shape.exec(Buffer.from(text ?? "", "base64url").toString("latin1")) ?? [];
  return time && id ? { createdAt: new Date(Number(time)), id } : null;
}

export class ByteBudget {
  private readonly ofAddress = new Map<string, number>();
  private total = 0;
  private readonly perAddress: number;
  private readonly inAll: number;

  constructor(perAddress: number, inAll: number) {
    this.perAddress = perAddress;
    this.inAll = inAll;
  }

  hasRoomFor(address: string, bytes: number): boolean {
    return this.total + bytes <= this.inAll && this.takenBy(address) + bytes <= this.perAddress;
  }

  take(address: string, bytes: number): boolean {
    if (!this.hasRoomFor(address, bytes)) return false;
    this.total += bytes;
    this.ofAddress.set(address, this.takenBy(address) + bytes);
    return true;
  }

  giveBack(address: string, bytes: number) {
    this.total -= bytes;
    const remaining = this.takenBy(address) - bytes;
    if (remaining > 0) this.ofAddress.set(address, remaining);
    else this.ofAddress.delete(address);
  }

  taken(address?: string): number {
    return address === undefined ? this.total : this.takenBy(address);
  }

  private takenBy(address: string): number {
    return this.ofAddress.get(address) ?? 0;
  }
}

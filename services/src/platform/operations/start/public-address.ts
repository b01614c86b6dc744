/**
 * The address where people reach the server, without a final slash; known once it listens. Also the
 * injection token.
 */
export class PublicAddress {
  #origin = '';

  get origin(): string {
    return this.#origin;
  }

  announce(origin: string): void {
    this.#origin = origin;
  }
}

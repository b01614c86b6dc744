/** The disk has damaged a secret, or the name that it is kept under. It is never taken for another one. */
export class DamagedSecret extends Error {
  readonly code = 'DAMAGED_SECRET';

  /** @param place What of its kind and id can still be read. */
  constructor(place: { readonly kind: string; readonly id: string }) {
    super(
      `The vault holds a damaged secret: kind ${place.kind}, id ${place.id}; restore the vault from a backup`,
    );
    this.name = 'DamagedSecret';
  }
}

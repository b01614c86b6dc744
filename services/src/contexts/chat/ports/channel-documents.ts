import type { Document, DocumentPlace } from '@foyer/contracts/documents';

/** A person who attaches documents to a message in a channel in which they may write. */
export interface Attaching {
  readonly channelId: string;
  /** The session in which they write; null in the chat of a portal's call. */
  readonly sessionId: string | null;
  readonly senderId: string;
}

/** A document that its sender uploaded for a message that is not sent yet. */
export interface DraftDocument {
  readonly documentId: string;
  readonly place: DocumentPlace;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly hash: string;
  readonly uploadedBy: string;
}

/** A context that keeps documents which messages can have. */
export interface DocumentSource {
  /** Those of these documents that it keeps and that the sender may attach there. */
  attachable(documentIds: readonly string[], attaching: Attaching): Promise<readonly string[]>;
  /** Those of these documents that are drafts of the sender there, which the message publishes. */
  drafts?(documentIds: readonly string[], attaching: Attaching): Promise<readonly DraftDocument[]>;
  /** Finds those of these documents that it keeps for a channel; removed ones are left out. */
  find(documentIds: readonly string[], channelId: string): Promise<readonly Document[]>;
}

/**
 * The port by which contexts that keep documents let messages have them. Without one no document
 * can be attached.
 */
export class ChannelDocuments {
  readonly #sources: DocumentSource[] = [];

  /** Takes a context in, while the program is put together. */
  register(source: DocumentSource): void {
    this.#sources.push(source);
  }

  /** True if the sender may attach all of these documents. */
  async areAttachable(documentIds: readonly string[], attaching: Attaching): Promise<boolean> {
    if (documentIds.length === 0) return true;
    const found = await Promise.all(
      this.#sources.map((source) => source.attachable(documentIds, attaching)),
    );
    const attachable = new Set(found.flat());
    return documentIds.every((id) => attachable.has(id));
  }

  /** The drafts among these documents that the sender attaches. */
  async drafts(
    documentIds: readonly string[],
    attaching: Attaching,
  ): Promise<readonly DraftDocument[]> {
    if (documentIds.length === 0) return [];
    const found = await Promise.all(
      this.#sources.map(async (source) => (await source.drafts?.(documentIds, attaching)) ?? []),
    );
    return found.flat();
  }

  /** Finds documents of a channel, by id. */
  async find(
    documentIds: readonly string[],
    channelId: string,
  ): Promise<ReadonlyMap<string, Document>> {
    const ids = [...new Set(documentIds)];
    if (ids.length === 0) return new Map();
    const found = await Promise.all(this.#sources.map((source) => source.find(ids, channelId)));
    return new Map(found.flat().map((document) => [document._id, document]));
  }
}

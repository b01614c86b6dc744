import type { ProposedEvent } from '../store/stored-event.js';
import { type shared, type streams, streams2 } from './protocol.js';

/**
 * Events of the first version of the protocol: type and kind of contents are in a map of names to
 * strings.
 */
export function fromProposedMessage(
  message: streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage,
): ProposedEvent {
  const facts = message.getMetadataMap();
  return {
    id: idOf(message.getId()),
    type: facts.get('type') ?? '',
    isJson: facts.get('content-type') === 'application/json',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/**
 * Events of the second version: what was metadata are properties, which readers of the first see as
 * JSON.
 */
export function fromAppendRecord(record: streams2.AppendRecord): ProposedEvent {
  const properties: Record<string, unknown> = {};
  record.getPropertiesMap().forEach((value, name) => {
    properties[name] = value.toJavaScript();
  });
  return {
    id: record.getRecordId() ?? '',
    type: record.getSchema()?.getName() ?? '',
    isJson: record.getSchema()?.getFormat() === streams2.SchemaFormat.SCHEMA_FORMAT_JSON,
    data: record.getData_asU8(),
    metadata: Buffer.from(JSON.stringify(properties)),
  };
}

/** Bytes of an event as the server counts them against its limit for one append. */
export function sizeOf({ type, data, metadata }: ProposedEvent): number {
  return Buffer.byteLength(type) + data.length + metadata.length;
}

export function idOf(uuid: shared.UUID | undefined): string {
  const structured = uuid?.getStructured();
  if (!structured) return uuid?.getString() ?? '';
  const [high, low] = [
    structured.getMostSignificantBits(),
    structured.getLeastSignificantBits(),
  ].map((bits) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0'));
  return `${high}${low}`.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

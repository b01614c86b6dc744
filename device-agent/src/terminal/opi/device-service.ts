import { element, NAMESPACE } from './element.js';
import type { XmlElement } from './xml.js';

/**
 * A terminal's request to show or print texts, over the channel on which the terminal is the
 * client.
 */
export interface DeviceRequest {
  readonly requestId: string;
  readonly requestType: string;
  readonly outputs: readonly DeviceOutput[];
  readonly attributes: Readonly<Record<string, string>>;
}

export interface DeviceOutput {
  /**
   * CashierDisplay, CustomerDisplay, Printer (the merchant's copy), PrinterReceipt (the customer's)
   * and others.
   */
  readonly target: string;
  readonly lines: readonly string[];
}

export function readDeviceRequest(root: XmlElement): DeviceRequest | null {
  const { RequestID, RequestType } = root.attributes;
  if (root.name !== 'DeviceRequest' || RequestType === undefined) return null;
  return {
    requestId: RequestID ?? '',
    requestType: RequestType,
    outputs: root.children.filter(({ name }) => name === 'Output').map(output),
    attributes: root.attributes,
  };
}

function output({ attributes, children }: XmlElement): DeviceOutput {
  const lines = children
    .filter(({ name, attributes: { Hidden } }) => name === 'TextLine' && Hidden !== 'true')
    .map((line, place) => ({ row: Number(line.attributes.Row ?? place), text: line.text }));
  const rowed = lines.every(({ row }) => Number.isSafeInteger(row));
  const ordered = rowed ? lines.toSorted((a, b) => a.row - b.row) : lines;
  return { target: attributes.OutDeviceTarget ?? '', lines: ordered.map(({ text }) => text) };
}

/**
 * Returns our answer: the text was shown and printed, or no device of the requested kind exists
 * here.
 */
export function deviceResponse(request: DeviceRequest, understood: boolean): XmlElement {
  const result = understood ? 'Success' : 'DeviceUnavailable';
  const { ApplicationSender = '', WorkstationID = '' } = request.attributes;
  return element(
    'DeviceResponse',
    {
      ApplicationSender,
      WorkstationID,
      RequestID: request.requestId,
      RequestType: request.requestType,
      OverallResult: result,
      xmlns: NAMESPACE,
    },
    request.outputs.map(({ target }) =>
      element('Output', { OutDeviceTarget: target, OutResult: result }),
    ),
  );
}

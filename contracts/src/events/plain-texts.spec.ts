import { expect, test } from '@jest/globals';
import type { z } from 'zod';

import { eventDefinitions } from './index.js';

/**
 * Texts that events keep in clear, by what makes them no data of a person: they stay in the log, in
 * the feed and at webhooks when their author is forgotten. `docs/concepts/privacy.md` says so.
 */
const IN_CLEAR: Readonly<Record<string, readonly string[]>> = {
  'names a thing of the company': [
    ...[
      'ApiKeyCreated name note networks',
      'ApiKeyChanged name note networks',
      'GroupCreated name',
    ],
    ...['GroupRenamed name', 'PortalCreated name timeZone', 'PortalRenamed name'],
    ...[
      'PortalTimeZoneChanged timeZone',
      'PortalFileAdded name',
      'PortalExceptionSet name timezone',
    ],
    ...[
      'PaymentInitiated deviceName',
      'ReconciliationStarted deviceName',
      'AppSettingFileAdded name',
    ],
    ...['DeviceRegistered name description street city zipCode state type'],
    ...['DeviceDetailsChanged name description street city zipCode state type'],
    ...['SessionCreated sessionName sessionNameId', 'SessionRenamed sessionName'],
    ...['SessionDescribed description', 'WebhookCreated url description'],
    ...['WebhookChanged url description', 'MeetingPlanned timeZone', 'MeetingChanged timeZone'],
  ],
  'says how the company reaches its accounts': [
    'LdapProviderSaved name serverAddr caCertificate bindDN userDN userSearchFilter groupDN loginGroupDN adminGroupDN',
    'OidcProviderSaved name issuer clientID authorizationEndpoint tokenEndpoint userinfoEndpoint jwksUri idTokenAlg scope memberGroup adminGroup',
    'SamlProviderSaved name entryPoint idpIssuer idpCertificates memberGroup adminGroup',
  ],
  'gives a reason for what was done with money': [
    ...['TransactionSettled reason', 'DifferenceSettled reason'],
  ],
  'is said by a program or a machine': [
    ...['ApiKeyUsed address', 'VisitStatusChanged note', 'DeviceAudioChanged microphone speaker'],
    ...['DeviceEquipmentReported version network', 'DeviceStatusChanged note'],
    ...['DeviceHealthChanged paymentTerminalStatus', 'DeviceActionAnswered note'],
    ...['ReceiptPrinted STAN', 'DifferenceFound STAN', 'SmartMeetMade model hash'],
  ],
  'is a word of ours, an id or a hash': [
    ...[
      'MemberAvatarChanged hash',
      'MemberProfileAvatarChanged hash',
      'PortalSettingsChanged group',
    ],
    ...['PortalFileAdded mediaType contentType', 'VisitRecordingAnswered question'],
    ...['MeetingPlanned eventShortId', 'MeetingInvitationUsed browser', 'BoardMarksErased names'],
    ...['BoardDocumentSigned documentHash signedHash', 'DocumentUploaded mediaType hash'],
    ...['CallRecordingMixed fileName mediaType hash', 'SessionPictureChanged hash'],
    ...['SessionDocumentAdded mediaType hash', 'AppSettingSaved group', 'AppSettingReset group'],
    ...['AppSettingFileAdded contentType hash', 'WebhookDeliveryFailed eventId eventType stream'],
    ...['WebhookMessageSent eventId eventType stream'],
  ],
};

interface Definition {
  readonly type: string;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly format?: string;
  readonly checks?: readonly unknown[];
}
type Schema = z.ZodType & { readonly def: Definition };

/** True for a text of any form that is not encrypted. */
function isFreeText(schema: Schema): boolean {
  if (schema.meta()?.personal === true) return false;
  const { type, element, innerType, format, checks = [] } = schema.def;
  const inner = element ?? innerType;
  if (inner) return isFreeText(inner);
  return type === 'string' && format === undefined && checks.length === 0;
}

test('every text that an event keeps in clear is known, with the reason', () => {
  const found = [...eventDefinitions].flatMap(([type, { data }]) =>
    Object.entries((data as z.ZodObject<Record<string, Schema>>).shape)
      .filter(([, schema]) => isFreeText(schema))
      .map(([field]) => `${type} ${field}`),
  );
  const known = Object.values(IN_CLEAR)
    .flat()
    .flatMap((line) => {
      const [type = '', ...fields] = line.split(' ');
      return fields.map((field) => `${type} ${field}`);
    });
  expect(found.toSorted()).toEqual(known.toSorted());
});

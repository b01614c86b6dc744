import { Module } from '@nestjs/common';

import { readSettings, UnusableSetting } from '../../config/index.js';
import { ENVIRONMENT, type Environment } from '../../tokens.js';
import { Metrics } from '../../observability/index.js';
import { CountedTextMessages } from './counted-text-messages.js';
import { gateways, type Gateway } from './gateways.js';
import { GatewayTextMessages } from './gateway-text-messages.js';
import { PhoneNumbers } from './phone-numbers.js';
import { NoTextMessages, TextMessages } from './text-messages.js';
import { textSettings } from './text-settings.js';

/**
 * Text messages by the provider that is set up, if one is.
 * @throws UnusableSetting where something is missing that the provider needs.
 */
export function openTextMessages(environment: Environment): TextMessages {
  const settings = readSettings(textSettings, environment);
  const {
    SMS_PROVIDER: provider,
    SMS_USER: user = '',
    SMS_TOKEN: token,
    SMS_SENDER: sender,
  } = settings;
  if (provider === undefined) return new NoTextMessages();
  const gateway: Gateway = gateways[provider];
  for (const name of ['SMS_TOKEN', 'SMS_SENDER', ...gateway.needs] as const) {
    if (settings[name] === undefined) {
      throw new UnusableSetting(name, undefined, `SMS_PROVIDER=${provider} needs it`);
    }
  }
  const account = { user, token: token ?? '', sender: sender ?? '' };
  return new GatewayTextMessages(
    gateway,
    account,
    settings.SMS_URL ?? gateway.url?.(account) ?? '',
  );
}

/** Provides {@link openTextMessages} for senders, and the allowed numbers of text messages. */
@Module({
  providers: [
    {
      provide: TextMessages,
      inject: [ENVIRONMENT, Metrics],
      useFactory: (environment: Environment, metrics: Metrics) =>
        new CountedTextMessages(openTextMessages(environment), metrics),
    },
    {
      provide: PhoneNumbers,
      inject: [ENVIRONMENT],
      useFactory: (environment: Environment) =>
        new PhoneNumbers(readSettings(textSettings, environment).SMS_PREFIXES),
    },
  ],
  exports: [TextMessages, PhoneNumbers],
})
export class TextMessagesModule {}

import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

import { NewId } from '#platform/clock';
import { Vault } from '#platform/stores/vault';

const KIND = 'webhook-secret';
/** Standard Webhooks asks for 24 to 64. */
const BYTES = 32;

/** A secret that was made; it is good for nothing until an event names its id. */
export interface NewSecret {
  readonly secretId: string;
  readonly secret: string;
}

/** Keeps the secrets by which receivers recognise messages; both sides need them as they are. */
@Injectable()
export class WebhookSecrets {
  constructor(
    private readonly vault: Vault,
    private readonly newId: NewId,
  ) {}

  async make(): Promise<NewSecret> {
    const secretId = this.newId.next();
    const secret = `whsec_${randomBytes(BYTES).toString('base64')}`;
    await this.vault.putText(KIND, secretId, secret);
    return { secretId, secret };
  }

  find(secretId: string): Promise<string | undefined> {
    return this.vault.getText(KIND, secretId);
  }

  async forget(secretId: string): Promise<void> {
    await this.vault.remove(KIND, secretId);
  }
}

import { createHash, constants, privateEncrypt, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { SIGNATURE_PAD_ADDRESS } from '@foyer/contracts/local';
import type { Browser } from 'playwright-core';
import { generate } from 'selfsigned';
import { WebSocketServer } from 'ws';

import { EmulatedPad } from '../../../webclient/src/features/board/pad/testing/emulated-pad.js';
import { ownBrowser } from './browser.js';

const HOST = new URL(SIGNATURE_PAD_ADDRESS).hostname;
/** The bytes before a SHA-256 in a signature (RFC 8017, 9.2). */
const SHA256_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

/**
 * An emulated signature pad with its service on this machine, over TLS, and browsers that find it
 * there.
 */
export class SignaturePadOnTheDesk {
  private constructor(
    readonly pad: EmulatedPad,
    /** The port of the service. */
    private readonly port: number,
    /** The SHA-256 of the public key of its certificate, Base64. */
    private readonly pin: string,
    private readonly stop: () => Promise<unknown>,
  ) {}

  static async plugIn(): Promise<SignaturePadOnTheDesk> {
    const service = await generate([{ name: 'commonName', value: HOST }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
    });
    const own = await generate([{ name: 'commonName', value: 'Emulated pad' }]);
    const pad = new EmulatedPad({
      certificate: own.cert.replaceAll(/-----[^-]+-----|\s/g, ''),
      sign: (hash) =>
        privateEncrypt(
          { key: own.private, padding: constants.RSA_PKCS1_PADDING },
          Buffer.concat([SHA256_INFO, Buffer.from(hash, 'base64')]),
        ).toString('base64'),
    });
    const server = createServer({ key: service.private, cert: service.cert });
    const sockets = new WebSocketServer({ server });
    sockets.on('connection', (socket) => {
      const take = pad.connected((frame) => socket.send(frame));
      socket.on('message', (data: Buffer) => take(data.toString()));
      socket.on('close', () => pad.disconnected());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { publicKey } = new X509Certificate(service.cert);
    const key = publicKey.export({ type: 'spki', format: 'der' });
    const { port } = server.address() as AddressInfo;
    return new SignaturePadOnTheDesk(
      pad,
      port,
      createHash('sha256').update(key).digest('base64'),
      async () => {
        for (const socket of sockets.clients) socket.terminate();
        server.close();
        await once(server, 'close');
      },
    );
  }

  /**
   * A browser on the machine of the pad. It trusts the certificate of the service and no other that
   * it would not trust.
   */
  openBrowser({ trusts = true }: { readonly trusts?: boolean } = {}): Promise<Browser> {
    return ownBrowser([
      `--host-resolver-rules=MAP ${new URL(SIGNATURE_PAD_ADDRESS).host} 127.0.0.1:${this.port}`,
      ...(trusts ? [`--ignore-certificate-errors-spki-list=${this.pin}`] : []),
    ]);
  }

  async putAway(): Promise<void> {
    await this.stop();
  }
}

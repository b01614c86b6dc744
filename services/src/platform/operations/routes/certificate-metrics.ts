import { connect } from 'node:tls';

import type { Clock } from '../../clock/index.js';
import type { Metrics } from '../../observability/index.js';

/** How long a certificate that was looked at counts, and how long the look may take. */
const KEPT_MS = 3_600_000;
const LOOK_WITHIN_MS = 3_000;

/**
 * Shows when the certificate of the public address ends. The proxy before the server holds it, and
 * is asked as browsers ask it; without https there is none.
 */
export function addCertificateMetrics(
  metrics: Metrics,
  publicUrl: string | undefined,
  clock: Pick<Clock, 'elapsed'>,
  look: (url: URL) => Promise<Date> = certificateEnd,
): void {
  if (publicUrl === undefined || !publicUrl.startsWith('https:')) return;
  const url = new URL(publicUrl);
  let seen: { readonly end: Date; readonly at: number } | undefined;
  metrics.gauge(
    'foyer_certificate_expiry_timestamp_seconds',
    'When the certificate of the public address ends, in seconds since 1970',
    ['host'],
    async () => {
      if (seen === undefined || clock.elapsed() - seen.at > KEPT_MS) {
        seen = { end: await look(url), at: clock.elapsed() };
      }
      return [{ labels: { host: url.host }, value: seen.end.getTime() / 1000 }];
    },
  );
}

/** @throws Error where no certificate is shown in time. */
function certificateEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    // Only its end counts here: browsers say what else is wrong with it.
    const socket = connect({
      ...{ host: hostname, servername: hostname, rejectUnauthorized: false },
      port: port === '' ? 443 : Number(port),
    });
    socket.setTimeout(LOOK_WITHIN_MS, () => socket.destroy(new Error('No certificate in time')));
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      resolve(new Date(end));
    });
  });
}

import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/** The receiver of the documents: it verifies each message, and takes it. */
export function exampleReceiver(
  secret: string,
  onEvent: (event: { readonly type: string }) => void,
): Server {
  const webhook = new Webhook(secret);
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      try {
        const event = webhook.verify(body, request.headers as Record<string, string>);
        onEvent(event as { readonly type: string });
        response.writeHead(204).end();
      } catch {
        response.writeHead(400).end();
      }
    });
  });
  return server;
}

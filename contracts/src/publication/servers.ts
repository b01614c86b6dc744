/** The servers of the realtime messages: the product, and the agent and hardware of a kiosk. */
export const servers = {
  foyer: {
    host: '{host}',
    protocol: 'wss',
    pathname: '/socket.io/',
    description: 'Sockets of socket.io 4; plain `ws` on the loopback address only.',
    variables: { host: { default: 'localhost:4700', description: 'The origin of the product' } },
    security: [{ $ref: '#/components/securitySchemes/token' }],
  },
  kiosk: {
    host: 'localhost:{port}',
    protocol: 'ws',
    description: "A socket of the kiosk's own agent; its page learns the port and the secret.",
    variables: { port: { description: "The port that the agent names in its page's address" } },
    security: [{ $ref: '#/components/securitySchemes/secret' }],
  },
} as const;

/** The secrets that open these servers. */
export const securitySchemes = {
  token: {
    type: 'apiKey',
    in: 'user',
    description:
      "A member's token from `/login`, a visitor's from `/callDetail/clientCall`, or a device's from `/devices/client/verifyDevice`, as `auth.token` of the handshake of socket.io. API keys open no sockets.",
  },
  secret: {
    type: 'apiKey',
    in: 'user',
    description: 'A secret of the running agent, as a subprotocol of the WebSocket.',
  },
} as const;

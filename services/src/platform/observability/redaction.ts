/** Fields whose values no log may hold, at any place in a line. */
const SECRET_FIELDS = [
  'authorization',
  'token',
  'password',
  'pin',
  'clientSecret',
  'secret',
  'sdp',
  'sdpOffer',
  'sdpAnswer',
  'candidate',
  'credential',
  'cookie',
  'email',
  'userName',
  'firstName',
  'lastName',
  'visitorName',
  'displayName',
] as const;

/** How deep in a line they are looked for. */
const DEPTH = 4;

/** The fields that the logger removes from every line. */
export const redaction = {
  censor: '[redacted]',
  paths: SECRET_FIELDS.flatMap((field) =>
    Array.from({ length: DEPTH }, (_, depth) => '*.'.repeat(depth) + field),
  ),
};

import { resolve } from 'node:path';

import { z } from 'zod';

import { janusEndpoints } from './janus-endpoints.js';

/** Several addresses in one variable, separated by commas. */
const list = (entry: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .pipe(z.array(entry).min(1).max(8));

const RtpPorts = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/, 'two ports with a dash between them, such as 20000-20999')
  .transform((text) => text.split('-').map(Number) as [number, number])
  .refine(([first, last]) => first >= 1024 && last <= 65_535 && last - first >= 10, {
    message: 'two ports between 1024 and 65535, the second at least 10 above the first',
  });

/** The part of the environment about sound and picture. */
export const mediaSettings = {
  JANUS: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe('auto: media goes through Janus where there is one; off: always directly'),
  JANUS_URL: list(z.url({ protocol: /^wss?$/, error: 'addresses such as ws://janus.example:8188' }))
    .optional()
    .describe(
      'every Janus that runs already, in place of one started by the server (ws:// or wss://), separated by commas',
    ),
  JANUS_API_SECRET: z
    .string()
    .min(1)
    .optional()
    .describe('api_secret of every Janus at JANUS_URL; or one for each, separated by commas'),
  JANUS_ADMIN_KEY: z
    .string()
    .min(1)
    .optional()
    .describe(
      'admin_key of the VideoRoom plugin of every Janus at JANUS_URL; or one for each, separated by commas',
    ),
  JANUS_PROGRAM: z.string().min(1).optional().describe('the program of Janus; found by itself'),
  JANUS_RTP_PORTS: RtpPorts.default([20_000, 20_999]).describe('UDP ports of media'),
  JANUS_PUBLIC_ADDRESS: z
    .union([z.ipv4(), z.ipv6()])
    .optional()
    .describe('the address that browsers reach Janus at, where it is behind a NAT'),
  JANUS_INTERFACE: z
    .string()
    .regex(/^[\w.:-]{1,64}$/)
    .optional()
    .describe('the network interface, or address, that media is bound to'),
  RECORDINGS_FOLDER: z
    .string()
    .min(1)
    .transform((path) => resolve(path))
    .optional()
    .describe(
      'where recorded tracks lie until they are mixed; by default the data folder. With JANUS_URL a folder that every Janus there writes to by the same path: without it, calls over them cannot be recorded',
    ),
  FFMPEG_PROGRAM: z.string().min(1).optional().describe('the program of FFmpeg; found by itself'),
  JANUS_PP_REC_PROGRAM: z
    .string()
    .min(1)
    .optional()
    .describe('janus-pp-rec, which makes media files of recorded tracks; found by itself'),
  STUN_URLS: list(
    z.string().regex(/^stuns?:[\w.:[\]-]+$/, 'addresses such as stun:example.org:3478'),
  )
    .optional()
    .describe('STUN servers that help browsers find a way, separated by commas'),
  TURN_URLS: list(
    z
      .string()
      .regex(
        /^turns?:[\w.:[\]-]+(?:\?transport=(?:udp|tcp))?$/,
        'addresses such as turn:example.org:3478?transport=udp',
      ),
  )
    .optional()
    .describe('TURN servers that relay for browsers, separated by commas; they share TURN_SECRET'),
  TURN_SECRET: z
    .string()
    .min(16)
    .optional()
    .describe('the secret (static-auth-secret) with which TURN credentials are made'),
} as const;

const Settings = z.object(mediaSettings).superRefine((settings, context) => {
  if (settings.TURN_URLS !== undefined && settings.TURN_SECRET === undefined) {
    context.addIssue({
      code: 'custom',
      path: ['TURN_SECRET'],
      message: 'is needed with TURN_URLS',
    });
  }
  for (const { setting, fault } of janusEndpoints(settings).faults) {
    context.addIssue({ code: 'custom', path: [setting], message: fault });
  }
});

export type MediaSettings = z.output<typeof Settings>;

/** @throws ZodError for what cannot be used */
export function readMediaSettings(environment: Readonly<Record<string, unknown>>): MediaSettings {
  return Settings.parse(environment);
}

/** Injection token of the {@link MediaSettings}. */
export const MEDIA_SETTINGS = Symbol('MediaSettings');

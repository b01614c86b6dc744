import { resolve } from 'node:path';
import { makeFolder } from '@foyer/event-log/sqlite';
import {
  Injectable,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';

import { Health } from '#platform/health';
import { Log, Metrics } from '#platform/observability';
import { unusablePlace } from '#platform/stores/places';
import { janusMedia, type JanusMedia } from './adapters/janus-media.js';
import { MEDIA_SETTINGS, type MediaSettings } from './media-settings.js';
import { DirectRelay } from './relay/direct/direct-relay.js';
import { mediaCheck } from './relay/media-check.js';
import { showMediaMetrics } from './relay/media-metrics.js';
import { MediaRelays } from './relay/media-relays.js';

const JANUS_MEDIA = Symbol('JanusMedia');

/** Keeps Janus going for as long as the program runs. */
@Injectable()
export class MediaLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly janus: JanusMedia | undefined) {}

  onApplicationBootstrap(): void {
    this.janus?.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.janus?.stop();
  }
}

export interface MediaParts {
  readonly settings: MediaSettings;
  /** The folder for the configuration of a Janus that the server starts. */
  readonly dataFolder: string;
}

/** Returns the folder for tracks of calls until they are mixed. */
export function recordingsFolder(
  { RECORDINGS_FOLDER }: Pick<MediaSettings, 'RECORDINGS_FOLDER'>,
  dataFolder: string,
): string {
  return RECORDINGS_FOLDER ?? resolve(dataFolder, 'recordings');
}

/** The relays that carry sound and picture. */
@Module({})
export class MediaModule {
  static with({ settings, dataFolder }: MediaParts): DynamicModule {
    return {
      module: MediaModule,
      providers: [
        { provide: MEDIA_SETTINGS, useValue: settings },
        {
          provide: JANUS_MEDIA,
          useFactory: async (log: Log) => {
            const recordings = recordingsFolder(settings, dataFolder);
            try {
              makeFolder(recordings, 0o700);
            } catch (error) {
              throw unusablePlace('RECORDINGS_FOLDER', recordings, error);
            }
            return janusMedia(settings, { dataFolder, recordings }, log);
          },
          inject: [Log],
        },
        {
          provide: MediaRelays,
          useFactory: (janus: JanusMedia | undefined, health: Health, metrics: Metrics) => {
            const relays = new MediaRelays({ direct: new DirectRelay(), janus: janus?.pool });
            showMediaMetrics(metrics, relays);
            health.add('media', mediaCheck(relays));
            return relays;
          },
          inject: [JANUS_MEDIA, Health, Metrics],
        },
        {
          provide: MediaLifecycle,
          useFactory: (janus: JanusMedia | undefined) => new MediaLifecycle(janus),
          inject: [JANUS_MEDIA],
        },
      ],
      exports: [MEDIA_SETTINGS, MediaRelays],
    };
  }
}

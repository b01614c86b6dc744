import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { MediaRelaysController } from './api/media-relays.controller.js';
import { CallOriginsModule } from './call-origins.module.js';
import { conferenceProviders } from './conference.providers.js';
import { Conferences } from './conference/conferences.js';
import { JoinerNames } from './adapters/joiner-names.js';
import { ReactionsModule } from '#platform/cqrs/reactions';
import { MediaModule, type MediaParts } from '#contexts/media';

/** Provides the media of calls. The handlers of calls carry out its commands. */
@Module({})
export class ConferenceModule {
  static with(parts: MediaParts): DynamicModule {
    const media = MediaModule.with(parts);
    return {
      module: ConferenceModule,
      imports: [CallOriginsModule, CqrsModule, media, ReactionsModule],
      controllers: [MediaRelaysController],
      providers: [...conferenceProviders, JoinerNames],
      exports: [Conferences, JoinerNames, media],
    };
  }
}

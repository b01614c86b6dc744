import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';

import { AuthenticationModule } from './authentication/index.js';
import { HeldCredentials } from './held-credentials.js';
import { HandlersAreGuarded } from './handlers-are-guarded.js';
import { MediaCookies } from './media-cookie.js';
import { PolicyGuard } from './policy-guard.js';
import { ErrorFilter } from './error-filter.js';
import { RouteInterceptor } from './route-interceptor.js';
import { DownloadsUnderWay, UploadsUnderWay } from './bytes-under-way.js';
import { SentFiles } from './sent-files.js';

/** Puts the guard, the parsing and the errors around every controller of the program. */
@Module({
  imports: [DiscoveryModule, AuthenticationModule],
  providers: [
    HandlersAreGuarded,
    MediaCookies,
    UploadsUnderWay,
    DownloadsUnderWay,
    SentFiles,
    HeldCredentials,
    { provide: APP_GUARD, useClass: PolicyGuard },
    { provide: APP_INTERCEPTOR, useClass: RouteInterceptor },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ],
  exports: [HandlersAreGuarded, MediaCookies, DownloadsUnderWay],
})
export class HttpModule {}

import { Module } from '@nestjs/common';

import { TokenAuthentication } from './token-authentication.js';

@Module({ providers: [TokenAuthentication], exports: [TokenAuthentication] })
export class AuthenticationModule {}

import { describe, expect, it } from '@jest/globals';

import { problemOf } from './media-problem.js';

describe('what went wrong with camera and microphone', () => {
  it.each([
    ['NotFoundError', 'Requested device not found', 'not-found'],
    ['DevicesNotFoundError', '', 'not-found'],
    ['NotAllowedError', 'Permission denied', 'denied'],
    ['PermissionDeniedError', '', 'denied'],
    ['NotAllowedError', 'Permission dismissed', 'dismissed'],
    ['NotAllowedError', 'Permission denied by system', 'blocked-by-system'],
    ['NotReadableError', 'Could not start video source', 'in-use'],
    ['AbortError', 'Starting videoinput failed', 'in-use'],
    ['OverconstrainedError', '', 'overconstrained'],
    ['SecurityError', '', 'insecure'],
    ['TypeError', '', 'unsupported'],
    ['SomethingNew', '', 'unknown'],
  ])('%s "%s" is %s', (name, message, problem) => {
    expect(problemOf(new DOMException(message, name))).toBe(problem);
  });

  it('is unknown where no error was thrown at all', () => {
    expect(problemOf(undefined)).toBe('unknown');
  });
});

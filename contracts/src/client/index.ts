export { ApiError } from './api-error.js';
export { makeClient, type Client, type ClientOptions } from './client.js';
export { errorsIn, type SaidErrors } from './error-answer.js';
export { fetchFile, type FileRequest } from './fetch-file.js';
export { ACK_TIMEOUT_MS, makeMessenger, type MessageSocket, type Messenger } from './messenger.js';
export { readArchive, type ArchiveProgress } from './read-archive.js';
export { sendForm, type FormRequest } from './send-form.js';
export type { AnswerOf, RouteInput } from './route-types.js';
export { makeUrl } from './url.js';

export { languageOf } from './errors/index.js';
export { escapeHtml } from './escape-html.js';
export { Answer, WrittenAnswer } from './answer.js';
export { csvLine } from './csv.js';
export { attachment, contentDisposition, savedAs } from './file-headers.js';
export { HandlersAreGuarded } from './handlers-are-guarded.js';
export { BODY_MAX_BYTES, createHttpAdapter, NEST_OPTIONS } from './http-adapter.js';
export { BulkController } from './resources/bulk-controller.js';
export { eachOf } from './resources/each-of.js';
export { DownloadsUnderWay } from './bytes-under-way.js';
export { HttpModule } from './http.module.js';
export { Input, type InputOf, type RouteInput } from './input.js';
export {
  asRecord,
  everyRow,
  listed,
  listedRecords,
  paged,
  sortOf,
  windowOf,
  windowOfPage,
  type Listing,
  type ListWindow,
} from './listing.js';
export { MediaCookies } from './media-cookie.js';
export { partOf } from './part-of.js';
export { sendError } from './error-filter.js';
export { thingIdOf } from './request-context.js';
export { allowEmbedding } from './embedding.js';
export { addSecurityHeaders, framingOf } from './security-headers.js';
export { BoundsItself, Serves } from './served-route.js';
export { adminController, type CriteriaOf } from './resources/admin-controller.js';
export {
  containing,
  defineReadModel,
  type Find,
  type ReadModelQueries,
} from './resources/read-model.js';
export { controllersOf, provideSlices } from './resources/slices.js';
export { trustsHop, type TrustProxy, type TrustsHop } from './trusted-proxies.js';

export { adminListQuery } from './admin-list.js';
export { defineAdminResource, type AdminResource } from './admin-resource.js';
export { AsOf } from './as-of.js';
export { BUILD_HEADER } from './build-header.js';
export { ErrorBody } from './error-body.js';
export { defineEvent, subjectFieldOf, type EventDefinition, type EventOf } from './event.js';
export { fieldsOf } from './fields-of.js';
export { AS_OF_FORM, AS_OF_HEADER, POSITION_HEADER } from './freshness-headers.js';
export { IDEMPOTENCY_KEY } from './idempotency-key.js';
export { Id } from './id.js';
export {
  defineMessage,
  LOCAL_CHANNELS,
  type Acknowledgement,
  type Channel,
  type MessageDefinition,
  type PushOf,
} from './message.js';
export { LIST_LIMIT_MAX, pageOf, PageQuery, SEARCH_FINDS_MAX } from './page.js';
export { cleanLine, cleanParagraph } from './plain-text.js';
export { isPersonal, personal } from './personal.js';
export { REASON_LENGTH } from './reason-length.js';
export {
  defineRoute,
  fullPath,
  type HttpMethod,
  type RouteDefinition,
  type Upload,
} from './route.js';
export { isSameValue } from './same-value.js';

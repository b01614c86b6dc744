export { asyncApiDocument } from './asyncapi.js';
export { exampleOf } from './example.js';
export { SchemaGatherer } from './json-schema.js';
export { openApiDocument } from './openapi.js';
export { policyPage } from './policy-page.js';
export { messagesInOrderOf, routesInOrderOf, type PublishedOrder } from './published-order.js';

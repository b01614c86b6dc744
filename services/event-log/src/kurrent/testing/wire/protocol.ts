/**
 * The protocol as the official client ships it, generated. It is CommonJS whose names cannot be
 * imported one by one, so each module comes whole.
 */
export { default as code } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/code_pb.js';
export { default as gossip } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_pb.js';
export { default as gossipGrpc } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/gossip_grpc_pb.js';
export { default as features } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb.js';
export { default as featuresGrpc } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb.js';
export { default as shared } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb.js';
export { default as status } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/status_pb.js';
export { default as streams } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
export { default as streamsGrpc } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
export { default as streams2 } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_pb.js';
export { default as streams2Grpc } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/streams_grpc_pb.js';
export { default as errors2 } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/streams/errors_pb.js';
export { default as leaders } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v2/errors_pb.js';
export { default as any } from 'google-protobuf/google/protobuf/any_pb.js';
export { default as empty } from 'google-protobuf/google/protobuf/empty_pb.js';
export { default as timestamp } from 'google-protobuf/google/protobuf/timestamp_pb.js';

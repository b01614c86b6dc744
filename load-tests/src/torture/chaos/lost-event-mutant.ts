// Loaded into the server before its own code: Kafka's acknowledgement is not waited for, so that
// the note of how far the outbox publisher is runs ahead of what is safe.
const MODULE = new URL(
  '../../../../services/dist/platform/eventing/publisher/kafka/kafka-publisher.js',
  import.meta.url,
);

interface Publisher {
  publish: (this: Publisher, events: readonly unknown[]) => Promise<void>;
}

const { KafkaPublisher } = (await import(MODULE.href)) as {
  KafkaPublisher: { prototype: Publisher };
};
const { prototype } = KafkaPublisher;
const { publish } = prototype;
prototype.publish = async function (events) {
  publish.call(this, events).catch(() => undefined);
};

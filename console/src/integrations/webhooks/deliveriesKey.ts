/** The place of a webhook's deliveries among what was read. */
export const deliveriesKey = (webhookId: string) => ['webhook-deliveries', webhookId] as const;

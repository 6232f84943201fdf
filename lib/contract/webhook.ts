import { z } from "zod";
import { webhookEvents } from "./vocabulary.ts";

export const webhookRequestSchema = z.strictObject({
  url: z.string().min(1).max(2000).describe("An http or https address outside this machine's own networks."),
  events: z
    .array(z.enum(webhookEvents))
    .min(1)
    .max(webhookEvents.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, "names an event twice"),
});

export const deliveryAttemptSchema = z.object({
  at: z.string(),
  status: z.number().int().nullable().describe("What the receiver answered; null when there was no answer."),
  message: z.string(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttemptSchema>;

export const deliverySchema = z.object({
  delivery_id: z.string().describe("The `webhook-id` of the message."),
  type: z.enum(webhookEvents),
  state: z.enum(["waiting", "delivered", "failed"]),
  attempts: z.array(deliveryAttemptSchema),
  created_at: z.string(),
  delivered_at: z.string().nullable(),
});
export type DeliveryBody = z.infer<typeof deliverySchema>;

const webhookFields = {
  webhook_id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
};
export const createdWebhookSchema = z.object({
  ...webhookFields,
  secret: z.string().describe("Signs every message (Standard Webhooks). Shown this once."),
});
export const webhookListSchema = z.object({
  webhooks: z.array(
    z.object({
      ...webhookFields,
      disabled_at: z
        .string()
        .nullable()
        .describe(
          "When the receiver said that it is gone (410), or had failed seven times without ever taking a message.",
        ),
      created_at: z.string(),
      deliveries: z.array(deliverySchema).describe("The last ones, the newest first."),
    }),
  ),
});

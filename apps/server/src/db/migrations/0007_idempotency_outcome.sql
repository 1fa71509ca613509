ALTER TABLE "idempotency_keys" ADD COLUMN "made_id" uuid;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys" USING btree ("created_at");
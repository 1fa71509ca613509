CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"target_title" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"sealed_message" "bytea" NOT NULL,
	"sealed_note" "bytea",
	"user_id" uuid,
	"handled_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "directory_records" (
	"source" text NOT NULL,
	"entity" text NOT NULL,
	"id" text NOT NULL,
	"ordinal" integer NOT NULL,
	"parent" text,
	"record" jsonb NOT NULL,
	"modified_at" timestamp (3) with time zone,
	"run_id" uuid NOT NULL,
	CONSTRAINT "directory_records_pk" PRIMARY KEY("source","entity","id")
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"run_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"organization" text NOT NULL,
	"description" text NOT NULL,
	"search_text" text NOT NULL,
	"state" text,
	"zip_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"mp" "point",
	"service_area" text[] NOT NULL,
	"is_remote" boolean NOT NULL,
	"checked_on" date,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "providers" RENAME TO "providers_before";--> statement-breakpoint
ALTER INDEX "providers_pkey" RENAME TO "providers_before_pkey";--> statement-breakpoint
DROP INDEX "providers_source_idx";--> statement-breakpoint
DROP INDEX "providers_kind_mp_idx";--> statement-breakpoint
CREATE TABLE "providers" (
	"id" text NOT NULL,
	"kind" integer NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text,
	"website" text,
	"rating" smallint,
	"has_emergency_department" boolean DEFAULT false NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"mp" "point" NOT NULL,
	"source" text NOT NULL,
	"run_id" uuid NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "providers_pk" PRIMARY KEY("id","source")
) PARTITION BY LIST ("source");
--> statement-breakpoint
CREATE TABLE "providers_others" PARTITION OF "providers" DEFAULT;--> statement-breakpoint
CREATE INDEX "providers_kind_mp_idx" ON "providers" USING gist ("kind","mp");--> statement-breakpoint
INSERT INTO "providers" SELECT * FROM "providers_before";--> statement-breakpoint
DROP TABLE "providers_before";--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "corrections_status_created_idx" ON "corrections" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "directory_records_entity_idx" ON "directory_records" USING btree ("entity","id");--> statement-breakpoint
CREATE INDEX "directory_records_parent_idx" ON "directory_records" USING btree ("parent");--> statement-breakpoint
CREATE INDEX "resources_mp_idx" ON "resources" USING gist ("mp");--> statement-breakpoint
CREATE INDEX "resources_service_area_idx" ON "resources" USING gin ("service_area");--> statement-breakpoint
CREATE INDEX "resources_search_idx" ON "resources" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "resources_source_idx" ON "resources" USING btree ("source");
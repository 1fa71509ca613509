CREATE TABLE "health_plans" (
	"plan_year" integer NOT NULL,
	"plan_id" text NOT NULL,
	"state" text NOT NULL,
	"issuer_id" text NOT NULL,
	"service_area_id" text NOT NULL,
	"issuer" text NOT NULL,
	"name" text NOT NULL,
	"level" text NOT NULL,
	"plan_type" text,
	"variants" text[] NOT NULL,
	"essential_share" real,
	"is_sold_to_adults" boolean NOT NULL,
	"is_sold_to_children_alone" boolean NOT NULL,
	"effective_from" text NOT NULL,
	"formulary_url" text,
	"run_id" uuid NOT NULL,
	CONSTRAINT "health_plans_pk" PRIMARY KEY("plan_year","plan_id")
);
--> statement-breakpoint
CREATE TABLE "plan_rates" (
	"plan_year" integer NOT NULL,
	"plan_id" text NOT NULL,
	"rating_area" integer NOT NULL,
	"cents" integer[],
	"tobacco_cents" integer[],
	"tier_cents" integer[],
	CONSTRAINT "plan_rates_pk" PRIMARY KEY("plan_year","plan_id","rating_area")
);
--> statement-breakpoint
CREATE TABLE "plan_service_areas" (
	"plan_year" integer NOT NULL,
	"place" text NOT NULL,
	"issuer_id" text NOT NULL,
	"service_area_id" text NOT NULL,
	"name" text NOT NULL,
	"zip_codes" text[],
	CONSTRAINT "plan_service_areas_pk" PRIMARY KEY("plan_year","place","issuer_id","service_area_id")
);
--> statement-breakpoint
CREATE TABLE "plan_variants" (
	"plan_year" integer NOT NULL,
	"plan_id" text NOT NULL,
	"variant" text NOT NULL,
	"deductible_individual_cents" integer NOT NULL,
	"deductible_family_cents" integer NOT NULL,
	"drug_deductible_individual_cents" integer,
	"out_of_pocket_maximum_individual_cents" integer NOT NULL,
	"out_of_pocket_maximum_family_cents" integer NOT NULL,
	"coinsurance" real NOT NULL,
	"services" json NOT NULL,
	"is_hsa_eligible" boolean,
	"covers_adult_dental" boolean,
	"covers_child_dental" boolean,
	"covers_adult_vision" boolean,
	"covers_child_vision" boolean,
	"benefits_url" text,
	"brochure_url" text,
	CONSTRAINT "plan_variants_pk" PRIMARY KEY("plan_year","plan_id","variant")
);
--> statement-breakpoint
ALTER TABLE "health_plans" ADD CONSTRAINT "health_plans_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_plans_service_area_idx" ON "health_plans" USING btree ("plan_year","issuer_id","service_area_id");--> statement-breakpoint
CREATE INDEX "health_plans_state_idx" ON "health_plans" USING btree ("plan_year","state");
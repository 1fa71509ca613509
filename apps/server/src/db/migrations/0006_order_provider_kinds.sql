-- Kinds that one need leads to stand together from here on: each row's number becomes its kind's new one.
DROP INDEX "providers_kind_mp_idx";--> statement-breakpoint
UPDATE "providers" SET "kind" = ('{34,35,36,37,26,38,39,40,16,17,14,13,41,27,28,29,31,22,0,21,1,2,3,4,23,24,25,5,6,7,8,18,9,10,11,42,12,43,44,19,33,45,15,30,32,20,46,47,48,49,50,51,52,53,54,55,56}'::int4[])["kind" + 1];--> statement-breakpoint
CREATE INDEX "providers_kind_mp_idx" ON "providers" USING gist ("kind","mp");

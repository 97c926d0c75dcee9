CREATE TABLE "api_token" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"label" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "api_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_token_account" ON "api_token" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_name" ON "account" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "game_archive" ON "game" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "game"."mode" = 'online';--> statement-breakpoint
CREATE INDEX "game_archive_variant" ON "game" USING btree ("variant","created_at" DESC NULLS FIRST,"id") WHERE "game"."mode" = 'online';
CREATE TABLE "puzzle_attempt" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"puzzle_id" text NOT NULL,
	"variant" text NOT NULL,
	"is_rated" boolean NOT NULL,
	"theme" text,
	"step" smallint NOT NULL,
	"result" text,
	"rating_before" real,
	"rating_after" real,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "puzzle_rating" (
	"puzzle_id" text PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"rating" real NOT NULL,
	"deviation" real NOT NULL,
	"volatility" real NOT NULL,
	"solved" integer NOT NULL,
	"failed" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "puzzle_standing" (
	"player_id" text NOT NULL,
	"variant" text NOT NULL,
	"rating" real NOT NULL,
	"deviation" real NOT NULL,
	"volatility" real NOT NULL,
	"solved" integer NOT NULL,
	"failed" integer NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "puzzle_standing_player_id_variant_pk" PRIMARY KEY("player_id","variant")
);
--> statement-breakpoint
CREATE INDEX "puzzle_attempt_history" ON "puzzle_attempt" USING btree ("player_id","variant","begun_at");--> statement-breakpoint
CREATE INDEX "puzzle_attempt_tries" ON "puzzle_attempt" USING btree ("player_id","puzzle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "puzzle_attempt_pending" ON "puzzle_attempt" USING btree ("player_id","variant") WHERE "puzzle_attempt"."is_rated" and "puzzle_attempt"."result" is null;
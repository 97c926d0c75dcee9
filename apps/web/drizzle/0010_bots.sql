CREATE TABLE "bot_standing" (
	"player_id" text NOT NULL,
	"variant" text NOT NULL,
	"strength" real NOT NULL,
	"deviation" real NOT NULL,
	"volatility" real NOT NULL,
	"games" integer NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bot_standing_player_id_variant_pk" PRIMARY KEY("player_id","variant")
);
--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "bot_story" jsonb DEFAULT '{}'::jsonb NOT NULL;
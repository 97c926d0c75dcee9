CREATE TABLE "bot_game" (
	"game_id" text PRIMARY KEY NOT NULL,
	"seat" smallint NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	"score" real,
	"hopeless" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bot_game" ADD CONSTRAINT "bot_game_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;
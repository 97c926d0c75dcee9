CREATE TABLE "chat_message" (
	"id" text NOT NULL,
	"game_id" text NOT NULL,
	"room" text NOT NULL,
	"number" integer NOT NULL,
	"player_id" text NOT NULL,
	"seat" smallint,
	"name" text,
	"preset" text,
	"text" text,
	"client_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_game_id_room_number_pk" PRIMARY KEY("game_id","room","number"),
	CONSTRAINT "chat_message_id_unique" UNIQUE("id"),
	CONSTRAINT "chat_message_player_id_game_id_client_id_unique" UNIQUE("player_id","game_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;
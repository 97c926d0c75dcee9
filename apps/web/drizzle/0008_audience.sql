CREATE TABLE "audience" (
	"process" text NOT NULL,
	"game_id" text NOT NULL,
	"watchers" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audience_game_id_process_pk" PRIMARY KEY("game_id","process")
);

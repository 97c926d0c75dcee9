CREATE TABLE "puzzle_candidate" (
	"game_id" text NOT NULL,
	"ply" integer NOT NULL,
	"solution" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "puzzle_candidate_game_id_ply_pk" PRIMARY KEY("game_id","ply")
);
--> statement-breakpoint
ALTER TABLE "puzzle_candidate" ADD CONSTRAINT "puzzle_candidate_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "opening_move" (
	"variant" text NOT NULL,
	"position" text NOT NULL,
	"move" text NOT NULL,
	"winner" smallint NOT NULL,
	"games" integer NOT NULL,
	"rated" integer NOT NULL,
	"ratings" double precision NOT NULL,
	"latest" text[] NOT NULL,
	CONSTRAINT "opening_move_variant_position_move_winner_pk" PRIMARY KEY("variant","position","move","winner")
);
--> statement-breakpoint
CREATE TABLE "shared_study" (
	"id" text PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"text" text NOT NULL,
	"way" smallint[] NOT NULL,
	"owner" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "is_explored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "shared_study_owner" ON "shared_study" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "game_unexplored" ON "game" USING btree ("updated_at","id") WHERE "game"."mode" = 'online' and "game"."status" = 'over' and not "game"."is_explored";
CREATE TABLE "game" (
	"id" text PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"rules" text NOT NULL,
	"owner" text NOT NULL,
	"mode" text NOT NULL,
	"bot_level" text,
	"bot_seat" smallint,
	"start" text,
	"status" text NOT NULL,
	"reason" text,
	"winner" smallint,
	"scores" real[],
	"ply" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"tags" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_move" (
	"game_id" text NOT NULL,
	"ply" integer NOT NULL,
	"move" text NOT NULL,
	"client_id" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_move_game_id_ply_pk" PRIMARY KEY("game_id","ply"),
	CONSTRAINT "game_move_game_id_client_id_unique" UNIQUE("game_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "game_move" ADD CONSTRAINT "game_move_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_owner_updated" ON "game" USING btree ("owner","updated_at" DESC NULLS LAST,"id");
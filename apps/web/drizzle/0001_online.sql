CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"role" text DEFAULT 'player' NOT NULL,
	"name_changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "account_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credential" (
	"account_id" text PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dev_mail" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dev_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"account_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_link" (
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_link_provider_provider_account_id_pk" PRIMARY KEY("provider","provider_account_id")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_event" (
	"game_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"seat" integer,
	"client_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "game_event_game_id_version_pk" PRIMARY KEY("game_id","version"),
	CONSTRAINT "game_event_game_id_client_id_unique" UNIQUE("game_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "game_player" (
	"game_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"player_id" text NOT NULL,
	"name" text,
	"rating" real,
	"deviation" real,
	"rating_change" real,
	"is_new" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "game_player_game_id_seat_pk" PRIMARY KEY("game_id","seat")
);
--> statement-breakpoint
CREATE TABLE "pulse" (
	"id" smallint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rating" (
	"player_id" text NOT NULL,
	"variant" text NOT NULL,
	"speed" text NOT NULL,
	"rating" real NOT NULL,
	"deviation" real NOT NULL,
	"volatility" real NOT NULL,
	"games" integer NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rating_player_id_variant_speed_pk" PRIMARY KEY("player_id","variant","speed")
);
--> statement-breakpoint
CREATE TABLE "rating_point" (
	"player_id" text NOT NULL,
	"game_id" text NOT NULL,
	"variant" text NOT NULL,
	"speed" text NOT NULL,
	"rating" real NOT NULL,
	"deviation" real NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rating_point_player_id_game_id_pk" PRIMARY KEY("player_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "seek" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"player_id" text NOT NULL,
	"name" text,
	"variants" text[] NOT NULL,
	"clocks" jsonb NOT NULL,
	"rated" boolean NOT NULL,
	"seat" smallint,
	"rating_min" integer,
	"rating_max" integer,
	"opponent_id" text,
	"start" text,
	"status" text NOT NULL,
	"game_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "rated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "clock" jsonb;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "speed" text;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "clock_state" jsonb;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "deadline" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "offers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "rematch_of" text;--> statement-breakpoint
ALTER TABLE "game_move" ADD COLUMN "left_ms" integer;--> statement-breakpoint
ALTER TABLE "game_move" ADD COLUMN "spent_ms" integer;--> statement-breakpoint
ALTER TABLE "credential" ADD CONSTRAINT "credential_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_link" ADD CONSTRAINT "oauth_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_event" ADD CONSTRAINT "game_event_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_player" ADD CONSTRAINT "game_player_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "game_player_player" ON "game_player" USING btree ("player_id","game_id");--> statement-breakpoint
CREATE INDEX "rating_board" ON "rating" USING btree ("variant","speed","rating" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rating_curve" ON "rating_point" USING btree ("player_id","variant","speed","at");--> statement-breakpoint
CREATE INDEX "seek_open" ON "seek" USING btree ("kind","created_at") WHERE "seek"."status" = 'open';--> statement-breakpoint
CREATE INDEX "seek_player" ON "seek" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "seek_opponent" ON "seek" USING btree ("opponent_id") WHERE "seek"."status" = 'open';--> statement-breakpoint
CREATE INDEX "game_deadline" ON "game" USING btree ("deadline") WHERE "game"."deadline" is not null;--> statement-breakpoint
CREATE INDEX "game_variant_updated" ON "game" USING btree ("variant","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_rematch_of_unique" UNIQUE("rematch_of");
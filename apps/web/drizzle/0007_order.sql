CREATE TABLE "block" (
	"id" text NOT NULL,
	"player_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"is_named" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "block_player_id_blocked_id_pk" PRIMARY KEY("player_id","blocked_id"),
	CONSTRAINT "block_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "game_signal" (
	"game_id" text NOT NULL,
	"seat" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"conduct" text NOT NULL,
	"is_of_lobby" boolean NOT NULL,
	"timed" integer NOT NULL,
	"think_mean_ms" integer,
	"think_spread_ms" integer,
	"compared" smallint,
	"agreed" smallint,
	CONSTRAINT "game_signal_game_id_seat_pk" PRIMARY KEY("game_id","seat")
);
--> statement-breakpoint
CREATE TABLE "moderation_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"moderator_id" text,
	"player_id" text NOT NULL,
	"action" text NOT NULL,
	"why" text NOT NULL,
	"until" timestamp (3) with time zone,
	"sanction_id" text
);
--> statement-breakpoint
CREATE TABLE "report" (
	"id" text PRIMARY KEY NOT NULL,
	"reporter_id" text NOT NULL,
	"accused_id" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" text NOT NULL,
	"game_id" text,
	"quoted" text,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "report_once" UNIQUE("reporter_id","kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "sanction" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	"lifted_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "game_signal" ADD CONSTRAINT "game_signal_game_id_game_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."game"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "block_blocked" ON "block" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "game_signal_uncompared" ON "game_signal" USING btree ("at") WHERE "game_signal"."compared" is null;--> statement-breakpoint
CREATE INDEX "moderation_log_player" ON "moderation_log" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at") WHERE "report"."status" = 'open';--> statement-breakpoint
CREATE INDEX "report_accused" ON "report" USING btree ("accused_id","created_at");--> statement-breakpoint
CREATE INDEX "sanction_player" ON "sanction" USING btree ("player_id") WHERE "sanction"."lifted_at" is null;--> statement-breakpoint
CREATE FUNCTION "moderation_log_stands"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (to_jsonb(NEW) - 'player_id') = (to_jsonb(OLD) - 'player_id') THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'entries of the moderation log stand';
END
$$;--> statement-breakpoint
CREATE TRIGGER "moderation_log_stands" BEFORE UPDATE OR DELETE ON "moderation_log" FOR EACH ROW EXECUTE FUNCTION "moderation_log_stands"();

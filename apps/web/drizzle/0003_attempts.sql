CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"free_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retired_name" (
	"hash" text PRIMARY KEY NOT NULL,
	"retired_at" timestamp (3) with time zone NOT NULL
);

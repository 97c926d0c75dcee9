ALTER TABLE "seek" ADD COLUMN "opponent_name" text;--> statement-breakpoint
ALTER TABLE "seek" ADD COLUMN "rematch_of" text;--> statement-breakpoint
ALTER TABLE "seek" ADD COLUMN "decline_reason" text;
ALTER TABLE "game" RENAME COLUMN "bot_seat" TO "person_seat";--> statement-breakpoint
UPDATE "game" SET "person_seat" = 1 - "person_seat" WHERE "person_seat" IS NOT NULL;

ALTER TABLE "content_documents" ADD COLUMN "files" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "shipped_hash" text;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "shipped_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "imported_at" timestamp with time zone;
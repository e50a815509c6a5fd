ALTER TABLE "content_documents" ADD COLUMN "checksum" text;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL;
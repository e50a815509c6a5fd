CREATE TABLE "fault_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"seen" text NOT NULL,
	"answer" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"reply" text NOT NULL,
	"replied_at" timestamp with time zone,
	"replied_by" uuid
);
--> statement-breakpoint
ALTER TABLE "fault_reports" ADD CONSTRAINT "fault_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fault_reports_user" ON "fault_reports" USING btree ("user_id");
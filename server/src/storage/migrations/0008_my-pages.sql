CREATE TABLE "my_pages" (
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"path" text NOT NULL,
	"rank" integer NOT NULL,
	"is_removed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "my_pages_user_id_list_path_pk" PRIMARY KEY("user_id","list","path")
);
--> statement-breakpoint
ALTER TABLE "my_pages" ADD CONSTRAINT "my_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
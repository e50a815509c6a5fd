CREATE TABLE "learning_accepted" (
	"user_id" uuid NOT NULL,
	"recommendation_id" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_accepted_user_id_recommendation_id_pk" PRIMARY KEY("user_id","recommendation_id")
);
--> statement-breakpoint
CREATE TABLE "learning_completions" (
	"user_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"path_id" text NOT NULL,
	"module_id" text NOT NULL,
	"results" jsonb NOT NULL,
	"score" integer NOT NULL,
	"seconds" integer NOT NULL,
	"time_zone" text NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "learning_completions_user_id_attempt_id_pk" PRIMARY KEY("user_id","attempt_id")
);
--> statement-breakpoint
CREATE TABLE "learning_starts" (
	"user_id" uuid NOT NULL,
	"path_id" text NOT NULL,
	"module_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "learning_starts_user_id_path_id_module_id_pk" PRIMARY KEY("user_id","path_id","module_id")
);
--> statement-breakpoint
ALTER TABLE "learning_accepted" ADD CONSTRAINT "learning_accepted_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_completions" ADD CONSTRAINT "learning_completions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_starts" ADD CONSTRAINT "learning_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
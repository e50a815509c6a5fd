CREATE TABLE "import_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"why" text NOT NULL,
	"is_critical" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);

--> statement-breakpoint
CREATE TRIGGER "import_corrections_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "import_corrections" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();

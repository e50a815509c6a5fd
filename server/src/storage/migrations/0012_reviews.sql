CREATE TABLE "page_versions" (
	"page" text NOT NULL,
	"number" integer NOT NULL,
	"text" text,
	"author_id" uuid,
	"author" text NOT NULL,
	"source" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_versions_page_number_pk" PRIMARY KEY("page","number")
);
--> statement-breakpoint
CREATE TABLE "replaced_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"text" text,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"address" text,
	"text" text NOT NULL,
	"author_id" uuid NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature_withdrawals" (
	"signature_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"version" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"signer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"qualification" text NOT NULL,
	"council" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawn_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"address" text NOT NULL,
	"hash" text NOT NULL,
	"editor_id" uuid NOT NULL,
	"editor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_documents" ADD COLUMN "stored_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "replaced_files_path" ON "replaced_files" USING btree ("path","until");--> statement-breakpoint
CREATE INDEX "review_comments_page" ON "review_comments" USING btree ("page");--> statement-breakpoint
CREATE INDEX "signatures_page" ON "signatures" USING btree ("page");--> statement-breakpoint
CREATE INDEX "withdrawn_facts_page" ON "withdrawn_facts" USING btree ("page");--> statement-breakpoint
-- The records of reviews cannot be rewritten, by any role.
CREATE FUNCTION "refuse_rewriting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the records in % cannot be changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "page_versions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "page_versions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();--> statement-breakpoint
CREATE TRIGGER "signatures_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "signatures" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();--> statement-breakpoint
CREATE TRIGGER "signature_withdrawals_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "signature_withdrawals" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();--> statement-breakpoint
CREATE TRIGGER "withdrawn_facts_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "withdrawn_facts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();--> statement-breakpoint
CREATE TRIGGER "review_comments_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "review_comments" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();--> statement-breakpoint
CREATE TRIGGER "replaced_files_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "replaced_files" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rewriting"();--> statement-breakpoint
-- Keeps what a content file held, whatever replaces it: an import, an update of Oryx or an older Oryx.
CREATE FUNCTION "keep_replaced_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "replaced_files" ("path", "text", "until")
    SELECT coalesce("before".key, "after".key), "before".value, now()
      FROM jsonb_each_text(OLD."files") AS "before"
      FULL JOIN jsonb_each_text(NEW."files") AS "after" ON "before".key = "after".key
      WHERE "before".value IS DISTINCT FROM "after".value;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "content_documents_kept" AFTER UPDATE OF "files" ON "content_documents" FOR EACH ROW EXECUTE FUNCTION "keep_replaced_files"();

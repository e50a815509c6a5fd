CREATE TABLE "role_grants" (
	"number" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"is_granted" boolean NOT NULL,
	"origin" text NOT NULL,
	"by_user_id" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "role_grants_user" ON "role_grants" USING btree ("user_id");--> statement-breakpoint
-- For tables that are a record: rows may be added, and nothing else may be done, by the owner of the table either.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is a record: rows are only added to it', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "role_grants_only_added" BEFORE UPDATE OR DELETE OR TRUNCATE ON "role_grants" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
